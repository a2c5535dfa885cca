#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "corpus/labelled.h"
#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// Reads one stone list, black stones before the `/`, white ones after it: "h8 g7 / i9", "H8,G7/I9",
/// "h8g7/i9";
/// "/" is the empty board. `place` is where `line` begins. Throws InputError, for a point named twice too.
Position read_stone_list(std::string_view line, const Place& place, int size = standard_size);

/// Reads a file of stone lists, one a line, each perhaps behind a label and a tab. A position may also be
/// written as a line "black: h8 g7" and a line "white: i9", in either order, one of them perhaps missing;
/// a blank line or a repeated colour begins the next position. Blank lines and lines beginning with `#` are
/// skipped. Throws InputError.
std::vector<Labelled<Position>> read_stone_lists(std::string_view text, const std::string& file,
                                                 int size = standard_size);

/// Whether a text holds stones and nothing else. Such a text cannot be the label of a stone list.
bool reads_as_stones(std::string_view text);

/// "h8 g7 / i9", stones in the order of Position::index, no line end. The board's size is not told.
std::string write_stone_list(const Position& position);

}  // namespace daejo::corpus::renju
