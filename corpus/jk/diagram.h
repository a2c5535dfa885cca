#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "corpus/jk/board.h"

namespace daejo::corpus::jk {

enum class Cell : std::uint8_t { empty, black, white };

/// The picture people see: blank separated points, top row first, row numbers at the left, letters (without
/// i) below, `.` empty, `X` black, `O` white, every line ended. `cells` are the points in the order of
/// Size::index; a mark is shown in place of `.`, a stone hides it.
///
///     3 . X .
///     2 . . ?
///     1 O . .
///       a b c
std::string write_diagram(Size size, std::span<const Cell> cells, const std::map<Point, char>& marks = {});

}  // namespace daejo::corpus::jk
