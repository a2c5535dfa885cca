// The one-line reasons, for the asked stone and for imagined ones.
#include "reference/renju/summary.h"

#include <algorithm>

#include "reference/renju/wording.h"

namespace daejo::reference::renju {

using corpus::renju::Clauses;
using corpus::renju::Recursion;

namespace {

std::vector<Direction> lines_of_fours(const Stone& stone) {
    std::vector<Direction> lines;
    for (const Direction direction : directions) {
        const int here = stone[static_cast<std::size_t>(direction)]->fours.size();
        lines.insert(lines.end(), static_cast<std::size_t>(here), direction);
    }
    return lines;
}

std::vector<Direction> lines_of(const Threes& threes) {
    std::vector<Direction> lines;
    lines.reserve(static_cast<std::size_t>(threes.size()));
    for (const Three& three : threes) lines.push_back(three.direction);
    return lines;
}

/// "the row's and the h-file's".
std::string owned_by(Point p, const std::vector<Direction>& lines) {
    std::vector<std::string> owners;
    owners.reserve(lines.size());
    for (const Direction direction : lines) owners.push_back("the " + name(p, direction) + "'s");
    return join(owners);
}

std::string count_by(int n, int all, const std::string& condition) {
    const std::string who = n == 0 ? "none" : n == all ? (all == 2 ? "both" : "all") : std::string(number(n));
    return who + " by " + condition;
}

/// Which of two or more threes are real: the end of the sentence that begins with naming them.
std::string verdict_on(const Board& board, Point p, const Threes& threes, int level,
                       const Readings& readings) {
    if (readings.clauses == Clauses::separate) {
        const Counts counts = count_threes(board, p, threes, level, readings);
        return ", of which " + count_by(counts.by_a, counts.threes, "a)") + " and " +
               count_by(counts.by_b, counts.threes, "b)") + " can become straight fours";
    }
    std::vector<Direction> real;
    std::vector<Direction> false_ones;
    for (const Three& three : threes) {
        const bool alive = judge_three(board, p, three, level, readings).both;
        (alive ? real : false_ones).push_back(three.direction);
    }
    const std::string everyone = threes.size() == 2 ? "both" : "all";
    if (false_ones.empty()) return ", " + everyone + " can become straight fours";
    if (real.size() >= 2) return ", " + owned_by(p, real) + " can become straight fours";
    if (real.empty()) return ", but " + everyone + " are false";
    return ", but " + owned_by(p, false_ones) + (false_ones.size() == 1 ? " is false" : " are false");
}

}  // namespace

std::string fives_in_words(Point p, const Stone& stone) {
    std::vector<std::string> lines;
    for (const Direction direction : directions) {
        if (stone[static_cast<std::size_t>(direction)]->five) lines.push_back("the " + name(p, direction));
    }
    return "on " + join(lines);
}

std::string overlines_in_words(const Board& board, Point p, const Stone& stone) {
    std::vector<std::string> rows;
    for (const Direction direction : directions) {
        if (!stone[static_cast<std::size_t>(direction)]->overline) continue;
        const auto length = static_cast<int>(board.unbroken_row(p, direction).size());
        rows.push_back(std::string(number(length)) + " in a row on the " + name(p, direction));
    }
    return join(rows);
}

std::string fours_in_words(Point p, const Stone& stone) {
    const auto lines = lines_of_fours(stone);
    if (lines.size() == 2 && lines[0] == lines[1]) return "two fours on the " + name(p, lines[0]);
    return shapes_on("four", p, lines);
}

bool asks_for_life(const Threes& threes, int level, const Readings& readings) noexcept {
    if (readings.recursion.kind == Recursion::Kind::none) return false;
    return level == 0 || (threes.size() >= 2 && !is_capped(level, readings));
}

std::string threes_in_words(const Board& board, Point p, const Stone& stone, int level,
                            const Readings& readings) {
    const Threes threes = threes_of(board, p, stone, readings);
    const bool has_four = !lines_of_fours(stone).empty();
    if (threes.size() < 2) {
        std::vector<std::string> makes;
        if (has_four) makes.push_back(fours_in_words(p, stone));
        if (threes.size() == 1) makes.push_back(shapes_on("three", p, lines_of(threes)));
        return makes.empty() ? "no five, four or three" : join(makes);
    }
    const std::string both = shapes_on("three", p, lines_of(threes));
    std::string told = level == 0 && has_four ? fours_in_words(p, stone) + "; " + both : both;
    if (readings.recursion.kind == Recursion::Kind::none) {
        return told + ", and every three counts (recursion=none)";
    }
    if (!asks_for_life(threes, level, readings)) {
        return told + ", taken as allowed (recursion=cap=" + std::to_string(readings.recursion.cap) + ")";
    }
    return told + verdict_on(board, p, threes, level, readings);
}

}  // namespace daejo::reference::renju
