#pragma once

#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"

namespace daejo::fast::renju {

/// Omok: would a stone of `mover` on the empty `point` be refused, because it makes two threes or more and
/// no five? Threes are those of R6 with five-or-more wherever a five is asked; so a row of four is straight
/// whenever both its ends are empty, and one line can hold two threes through one point (X.XX.X). A four on
/// the same line does not matter. No R10. `reading` says whether a completion that makes a five counts.
bool omok_refuses(const corpus::renju::Position& position, corpus::renju::Point point,
                  corpus::renju::Cell mover, corpus::renju::FiveAtCompletion reading) noexcept;

}  // namespace daejo::fast::renju
