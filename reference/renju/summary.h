#pragma once

#include <string>

#include "reference/renju/clauses.h"

namespace daejo::reference::renju {

/// What a stone makes, in one phrase each. `board` holds the stone on `p`, which makes `stone`.

/// "on the row and the h-file": the lines of its fives.
std::string fives_in_words(Point p, const Stone& stone);

/// "six in a row on the h-file".
std::string overlines_in_words(const Board& board, Point p, const Stone& stone);

/// "fours on the row and the rising diagonal", "two fours on the row", "a four on the row".
std::string fours_in_words(Point p, const Stone& stone);

/// What is left when there is no overline and no double-four: "no five, four or three", "a four on the row
/// and a three on the h-file", "threes on the row and the h-file, but the row's is false".
std::string threes_in_words(const Board& board, Point p, const Stone& stone, int level,
                            const Readings& readings);

/// Whether the judgement asks which of the threes are real: R14 at the asked point, R10 only for a
/// double-three by shape, and neither where the reading looks no deeper.
bool asks_for_life(const Threes& threes, int level, const Readings& readings) noexcept;

}  // namespace daejo::reference::renju
