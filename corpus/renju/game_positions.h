#pragma once

#include <vector>

#include "corpus/error.h"
#include "corpus/renju/game.h"

namespace daejo::corpus::renju {

/// The colour of every move (and pass): as recorded, and where the record does not say, the other one than
/// the move before; Black begins. `empty` for an agreed draw, which has none. No rule is asked.
std::vector<Cell> colours_of(const Game& game);

/// Every position along a game: before each move, and the last; one more than there are moves. Stones are
/// simply placed in order. Throws InputError in `place`, naming the move, for a stone on an occupied point or
/// off the board.
std::vector<Position> positions_of(const Game& game, const Place& place = {});

/// The last of positions_of.
Position final_position(const Game& game, const Place& place = {});

}  // namespace daejo::corpus::renju
