#pragma once

#include "corpus/renju/position.h"

namespace daejo::fuzz::renju {

/// Whether a black stone on the point would stand in one of the three shapes of a double-four on one line:
/// X.XXX.X, XX.XX.XX and XXX.X.XXX, with no black stone right beyond them. For labels only; no judge asks it.
bool is_one_line_double_four_shape(const corpus::renju::Position& position, corpus::renju::Point point);

}  // namespace daejo::fuzz::renju
