#pragma once

#include "corpus/renju/game.h"

namespace daejo::reference::renju {

/// How a recorded game ends under the rules given (R8, R9, R12, R13). Pure and thread-safe.
corpus::renju::GameResult referee(const corpus::renju::Game& game, const corpus::renju::GameRules& rules);

}  // namespace daejo::reference::renju
