#include "fuzz/jk/generators/board.h"

#include <algorithm>
#include <array>
#include <utility>

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Cell;
using corpus::jk::Colour;
using corpus::jk::Point;
using corpus::jk::Size;

namespace {

constexpr std::uint32_t cell_values = 3;
constexpr std::array<Point, 4> steps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

}  // namespace

bool is_legal(const Board& board) {
    const Size size = board.size;
    const auto cell = [&](int index) { return board.cells[static_cast<std::size_t>(index)]; };
    // Breath spreads from empty points over stones of one colour.
    std::vector<int> reached;
    std::vector<char> breathes(board.cells.size(), 0);
    for (int index = 0; index < size.points(); ++index) {
        if (cell(index) == Cell::empty) reached.push_back(index);
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const int from = reached[next];
        const Point point = size.point(from);
        for (const Point step : steps) {
            const Point beside{point.column + step.column, point.row + step.row};
            if (!size.contains(beside)) continue;
            const int to = size.index(beside);
            if (cell(to) == Cell::empty || breathes[static_cast<std::size_t>(to)] != 0) continue;
            if (cell(from) != Cell::empty && cell(from) != cell(to)) continue;
            breathes[static_cast<std::size_t>(to)] = 1;
            reached.push_back(to);
        }
    }
    return reached.size() == board.cells.size();
}

Board numbered_board(Size size, std::uint32_t number) {
    Board board{size, std::vector<Cell>(static_cast<std::size_t>(size.points()))};
    for (Cell& cell : board.cells) {
        cell = static_cast<Cell>(number % cell_values);
        number /= cell_values;
    }
    return board;
}

std::vector<std::uint32_t> legal_positions(Size size) {
    std::uint32_t positions = 1;
    for (int point = 0; point < size.points(); ++point) positions *= cell_values;
    std::vector<std::uint32_t> legal;
    for (std::uint32_t number = 0; number < positions; ++number) {
        if (is_legal(numbered_board(size, number))) legal.push_back(number);
    }
    return legal;
}

std::vector<Action> building_actions(std::span<const Point> black, std::span<const Point> white,
                                     Colour to_move, bool begin_with_pass) {
    const Action pass = Action::pass(Action::Kind::ending_pass);
    std::vector<Action> actions;
    std::array<std::span<const Point>, 2> left = {black, white};
    Colour mover = Colour::black;
    if (begin_with_pass && !white.empty()) {
        actions.push_back(pass);
        mover = Colour::white;
    }
    while (!left[0].empty() || !left[1].empty()) {
        std::span<const Point>& stones = left[mover == Colour::black ? 0 : 1];
        actions.push_back(stones.empty() ? pass : Action::play(stones.front()));
        if (!stones.empty()) stones = stones.subspan(1);
        mover = opponent(mover);
    }
    if (mover != to_move) actions.push_back(pass);
    return actions;
}

std::vector<Point> points_with(const Board& board, Cell cell) {
    std::vector<Point> points;
    for (int index = 0; index < board.size.points(); ++index) {
        if (board.cells[static_cast<std::size_t>(index)] == cell) points.push_back(board.size.point(index));
    }
    return points;
}

}  // namespace daejo::fuzz::jk
