#pragma once

#include <string>
#include <string_view>

#include "corpus/error.h"
#include "corpus/jk/board.h"

namespace daejo::corpus::jk {

/// "b3": the column's letter (a to t, i is left out) and the row's number.
std::string to_text(Point point);

/// Reads one point, letter in either case, nothing before or after it. Throws InputError (without a place)
/// when it is malformed or not on a board of that size.
Point parse_point(std::string_view text, Size size);

}  // namespace daejo::corpus::jk
