#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reference/renju/board.h"

namespace daejo::reference::renju {

/// The words of explanations. No rule is decided here.

/// "row", "h-file" (by the file of `p`), "rising diagonal", "falling diagonal".
std::string name(Point p, Direction direction);

/// "f8 g8 h8".
std::string list(const std::vector<Point>& points);

/// "e8", "e8 or i8", with the word given before the last one.
std::string alternatives(const std::vector<Point>& points, std::string_view word);

/// "A", "A and B", "A, B and C".
std::string join(const std::vector<std::string>& words);

/// "one", "two" … "nineteen".
std::string_view number(int n);

/// "a four on the row", "fours on the row and the h-file", "two fours on the row".
std::string shapes_on(std::string_view shape, Point p, const std::vector<Direction>& lines);

}  // namespace daejo::reference::renju
