#pragma once

#include "reference/renju/board.h"

namespace daejo::reference::renju {

/// The stones that omok refuses: two threes by shape and no five, R6 with five-or-more for the player. With
/// overlines winning, two different threes can share a line (`.X.XX.X.`): they are two sets, so two threes.

/// How many threes meet in a stone of the player on empty point `p`; `board` is the player's.
/// `five_excludes`: R6 with its words "makes no five at the same time", as five-at-completion=excludes has
/// it.
int omok_threes(const Board& board, Point p, bool five_excludes);

/// R2 for either winning length: a stone of the player on `p` makes a five.
bool makes_winning_row(const Board& board, Point p, Winning winning) noexcept;

}  // namespace daejo::reference::renju
