#pragma once

#include <string>
#include <string_view>

#include "corpus/error.h"
#include "corpus/renju/position.h"
#include "corpus/renju/verdict.h"

namespace daejo::corpus::renju {

/// Reads a board line: one character a point, `.` empty, `X` black, `O` white, the top row first and each row
/// from the left; the size follows from the length (25 to 361, a square). Nothing else may stand in `line`,
/// no line end either. `place` is where the line begins (column 0 counts as 1). Throws InputError at the
/// character in question and then leaves `out` alone.
void read_board_line(std::string_view line, const Place& place, Position& out);

/// The board line of a position, without a line end.
std::string write_board_line(const Position& position);
void append_board_line(const Position& position, std::string& out);

/// The board line with every empty point replaced by what a black stone there would be: `.` legal, `5` five,
/// `6` overline, `4` double-four, `3` double-three. Precondition: both have the same size, and an empty point
/// is not `occupied` in the map. A `foul` is `F`.
void append_map_line(const Position& position, const FoulMap& map, std::string& out);

/// Reads what append_map_line writes, for a position whose stones the line must have; no counts. `place` as
/// in read_board_line. Throws InputError at the character in question.
void read_map_line(std::string_view line, const Place& place, const Position& position, FoulMap& out);

}  // namespace daejo::corpus::renju
