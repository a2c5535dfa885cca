// R1–R6 on one line. Nothing is looked up and nothing is skipped: every empty point is filled in turn.
#include "reference/renju/line.h"

#include <bit>
#include <stdexcept>

namespace daejo::reference::renju {

namespace {

bool is_own(const Line& line, int place) noexcept {
    return place >= 0 && place < line_length && line[static_cast<std::size_t>(place)] == Content::own;
}

bool is_empty(const Line& line, int place) noexcept {
    return line[static_cast<std::size_t>(place)] == Content::empty;
}

Line filled(Line line, int place) noexcept {
    line[static_cast<std::size_t>(place)] = Content::own;
    return line;
}

}  // namespace

int count(Places places) noexcept {
    return std::popcount(places);
}

void Shapes::add(Places stones, int completion) {
    for (std::uint8_t i = 0; i < size_; ++i) {
        if (shapes_[i].stones == stones) {
            shapes_[i].completions |= only(completion);
            return;
        }
    }
    if (size_ == shapes_.size()) throw std::logic_error("a line with more than two fours or threes");
    shapes_[size_++] = {stones, only(completion)};
}

Places unbroken_row(const Line& line, int place) noexcept {
    Places row = 0;
    for (int i = place; is_own(line, i); --i) row |= only(i);
    for (int i = place; is_own(line, i); ++i) row |= only(i);
    return row;
}

bool is_five(Places row, Winning winning) noexcept {
    return winning == Winning::exactly_five ? count(row) == 5 : count(row) >= 5;
}

bool is_overline(Places row) noexcept {
    return count(row) >= 6;
}

Shapes fours(const Line& line) {
    Shapes found;
    for (int e = 0; e < line_length; ++e) {
        if (!is_empty(line, e)) continue;
        const Places row = unbroken_row(filled(line, e), e);
        if (is_five(row, Winning::exactly_five) && holds(row, middle)) found.add(without(row, e), e);
    }
    return found;
}

bool is_straight_four(const Line& line, Places row, Winning winning) noexcept {
    if (count(row) != 4) return false;
    int ways = 0;
    for (int e = 0; e < line_length; ++e) {
        if (!is_empty(line, e)) continue;
        const Places longer = unbroken_row(filled(line, e), e);
        if (is_five(longer, winning) && holds_all(longer, row)) ++ways;
    }
    return ways == 2;
}

Shapes threes(const Line& line, Winning winning) {
    Shapes found;
    for (int e = 0; e < line_length; ++e) {
        if (!is_empty(line, e)) continue;
        const Line next = filled(line, e);
        const Places row = unbroken_row(next, e);
        if (holds(row, middle) && is_straight_four(next, row, winning)) found.add(without(row, e), e);
    }
    return found;
}

Made made_on(const Line& line) {
    const Places row = unbroken_row(line, middle);
    return {is_five(row, Winning::exactly_five), is_overline(row), fours(line),
            threes(line, Winning::exactly_five)};
}

}  // namespace daejo::reference::renju
