// Counters and labels of a renju board, from the position and the oracle's foul map.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "fuzz/renju/domain.h"
#include "fuzz/renju/shapes.h"

namespace daejo::fuzz {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::PointVerdict;
using corpus::renju::Position;

namespace {

enum Counter : std::size_t {
    points,
    near,
    legal,
    five,
    overline,
    double_four,
    double_three,
    false_three,
    false_depth_1,
    false_depth_2,
    false_depth_3,
    false_depth_4,
    false_depth_5,
    counters
};

constexpr std::array<std::string_view, counters> counter_text = {
    "points",
    "points near stones",
    "legal",
    "five",
    "overline",
    "double-four",
    "double-three",
    "false-three",
    "false-three depth 1",
    "false-three depth 2",
    "false-three depth 3",
    "false-three depth 4",
    "false-three depth 5+",
};

enum Label : std::size_t {
    l_five,
    l_overline,
    l_double_four,
    l_double_three,
    l_false_three,
    l_one_line_double_four,
    l_edge_foul,
    l_edge_false_three,
    l_all_false,
    l_triple_three,
    l_depth_2,
    l_depth_3,
    l_depth_4,
    l_depth_5,
    labels
};

constexpr std::array<std::string_view, labels> label_text = {
    "five",
    "overline",
    "double-four",
    "double-three",
    "false-three",
    "one-line double-four",
    "foul on the edge",
    "false-three near the edge",
    "no real three among two",
    "three threes in a point",
    "depth 2",
    "depth 3",
    "depth 4",
    "depth 5+",
};

/// Points within two steps of a stone: the 5×5 square around each.
int count_near(const Position& position) {
    const int size = position.size();
    constexpr std::size_t side = corpus::renju::largest_size;
    std::array<bool, side * side> close{};
    for (int i = 0; i < position.points(); ++i) {
        const Point stone = position.point(i);
        if (position[stone] == Cell::empty) continue;
        for (int row = std::max(0, stone.row - 2); row <= std::min(size - 1, stone.row + 2); ++row) {
            for (int column = std::max(0, stone.column - 2); column <= std::min(size - 1, stone.column + 2);
                 ++column) {
                close[static_cast<std::size_t>(position.index({column, row}))] = true;
            }
        }
    }
    int count = 0;
    for (int i = 0; i < position.points(); ++i) {
        count += close[static_cast<std::size_t>(i)] &&
                 position.cells()[static_cast<std::size_t>(i)] == Cell::empty;
    }
    return count;
}

int from_edge(const Position& position, Point point) {
    const int last = position.size() - 1;
    return std::min({point.column, point.row, last - point.column, last - point.row});
}

}  // namespace

std::span<const std::string_view> Renju::counter_names() {
    return counter_text;
}

std::span<const std::string_view> Renju::label_names() {
    return label_text;
}

void Renju::tally(const Rules&, const Case& position, const Verdict& verdict, Tally& tally) {
    auto& count = tally.counters;
    auto& label = tally.labels;
    count[near] += count_near(position);
    for (int i = 0; i < position.points(); ++i) {
        const Point point = position.point(i);
        const PointVerdict& at = verdict[point];
        if (at.answer == Answer::occupied) continue;
        ++count[points];
        const bool edge = from_edge(position, point) == 0;
        switch (at.answer) {
            case Answer::five:
                ++count[five];
                label[l_five] = 1;
                break;
            case Answer::overline:
                ++count[overline];
                label[l_overline] = 1;
                break;
            case Answer::double_four:
                ++count[double_four];
                label[l_double_four] = 1;
                if (renju::is_one_line_double_four_shape(position, point)) label[l_one_line_double_four] = 1;
                break;
            case Answer::double_three:
                ++count[double_three];
                label[l_double_three] = 1;
                break;
            default:
                ++count[legal];
                break;
        }
        if (edge && at.answer >= Answer::overline) label[l_edge_foul] = 1;
        if (at.threes < 2) continue;
        if (at.threes > 2) label[l_triple_three] = 1;
        if (at.real == 0) label[l_all_false] = 1;
        if (at.depth == 2) label[l_depth_2] = 1;
        if (at.depth == 3) label[l_depth_3] = 1;
        if (at.depth == 4) label[l_depth_4] = 1;
        if (at.depth >= 5) label[l_depth_5] = 1;
        if (!at.false_three()) continue;
        ++count[false_three];
        label[l_false_three] = 1;
        if (from_edge(position, point) <= 2) label[l_edge_false_three] = 1;
        if (at.depth > 0) ++count[static_cast<std::size_t>(false_depth_1 + std::min<int>(at.depth, 5) - 1)];
    }
}

std::vector<reports::HeadlineRow> Renju::headline() {
    return {
        {"empty points asked", "points", 0},
        {"within two steps of a stone", "points near stones", 1},
        {"double-three", "double-three", 0},
        {"double-four", "double-four", 0},
        {"overline", "overline", 0},
        {"five", "five", 0},
        {"false-three points (two threes or more, and legal)", "false-three", 0},
        {"one layer deep", "false-three depth 1", 1},
        {"two layers", "false-three depth 2", 1},
        {"three layers", "false-three depth 3", 1},
        {"four layers", "false-three depth 4", 1},
        {"five layers or more", "false-three depth 5+", 1},
    };
}

std::vector<std::string> Renju::columns() {
    return {"points", "points near stones", "double-three", "double-four", "overline", "five", "false-three"};
}

}  // namespace daejo::fuzz
