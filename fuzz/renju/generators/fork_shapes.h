#pragma once

#include <vector>

#include "fuzz/renju/generators/canvas.h"

namespace daejo::fuzz::renju {

/// Threes the common point would make, open at both ends: most have two completion points or more.
const std::vector<Shape>& open_threes();

/// Threes with one blocked end and a single completion point.
const std::vector<Shape>& blocked_threes();

/// Both, the open ones three times as often.
const std::vector<Shape>& mostly_open_threes();

/// Fours the common point would make.
const std::vector<Shape>& fours();

/// What makes the common point an overline or, on one line, a double-four.
const std::vector<Shape>& spoilers();

}  // namespace daejo::fuzz::renju
