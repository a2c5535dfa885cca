// The end-of-line scan: what one line through a stone holds, from the length of the unbroken row through the
// stone and from the points just beyond its ends. Exact for R1–R6: whatever point completes a row through
// the stone is the first empty point on one of its two sides.
#pragma once

#include "fast/renju/board.h"

namespace daejo::fast::renju {

/// What lies on one side of a stone.
struct Side {
    int run = 0;            ///< black stones up to the first other cell, the end
    bool open = false;      ///< the end is an empty point, which can be filled; otherwise the rest is 0
    int beyond = 0;         ///< black stones behind the end
    bool far_open = false;  ///< the cell after those is empty as well …
    bool far_free = false;  ///< … and no black stone stands behind it
};

/// `stone` points at the stone in a Board's array, `step` leads to the side looked at.
inline Side scan_side(const Value* stone, int step) noexcept {
    Side side;
    const Value* end = stone + step;
    while (*end == black) end += step, ++side.run;
    if (*end != empty) return side;
    side.open = true;
    const Value* far = end + step;
    while (*far == black) far += step, ++side.beyond;
    side.far_open = *far == empty;
    side.far_free = side.far_open && far[step] != black;
    return side;
}

/// The length of the unbroken row that a stone on `point` has or would have.
inline int row_length(const Value* point, int step) noexcept {
    int length = 1;
    for (const Value* cell = point + step; *cell == black; cell += step) ++length;
    for (const Value* cell = point - step; *cell == black; cell -= step) ++length;
    return length;
}

/// One line through a stone. At most one three (R7); its completions by shape are given as their distance
/// from the stone in steps, 0 for none. Whether a completion makes a five on another line is not looked at.
struct Row {
    int length = 1;       ///< of the unbroken row (R1): 5 a five, more an overline
    int fours = 0;        ///< R4: sets of stones, so a straight four is one
    int left_fills = 0;   ///< a completion of the three on the left, < 0
    int right_fills = 0;  ///< the same on the right, > 0
};

template <Fault fault>
inline Row scan_row(const Value* stone, int step) noexcept {
    const Side left = scan_side(stone, -step);
    const Side right = scan_side(stone, step);
    Row row;
    row.length = 1 + left.run + right.run;
    const bool left_five = left.open && row.length + 1 + left.beyond == 5;
    const bool right_five = right.open && row.length + 1 + right.beyond == 5;
    row.fours = left_five + right_five;
    if (row.fours == 2 && (row.length == 4 || fault == Fault::one_line_double_four_once)) row.fours = 1;
    if (row.fours > 0 || !left.open || !right.open) return row;

    // Filling one end must leave a row of exactly four, whose own two ends both make exactly five.
    constexpr bool blind = fault == Fault::straight_four_ends_unseen;
    const bool left_ends = blind ? left.far_open : left.far_free && right.beyond == 0;
    const bool right_ends = blind ? right.far_open : right.far_free && left.beyond == 0;
    if (row.length + 1 + left.beyond == 4 && left_ends) row.left_fills = -(left.run + 1);
    if (row.length + 1 + right.beyond == 4 && right_ends) row.right_fills = right.run + 1;
    return row;
}

}  // namespace daejo::fast::renju
