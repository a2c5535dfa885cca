#pragma once

#include <string>
#include <string_view>

#include "corpus/error.h"
#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// "h8": the file's letter (a–s, i is used) and the row's number.
std::string to_text(Point point);

/// Reads one point, letter in either case, nothing before or after it. Throws InputError when it is malformed
/// or not on a board of that size.
Point parse_point(std::string_view text, int size);

/// Reads the point that begins at `text[at]` (a letter and all digits after it) and moves `at` behind it.
/// `place` is where `text` begins. Throws InputError there and then.
Point scan_point(std::string_view text, std::size_t& at, const Place& place, int size);

}  // namespace daejo::corpus::renju
