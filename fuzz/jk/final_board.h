#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "fast/jk/match.h"

namespace daejo::fuzz::jk {

/// What stands on each point, in the order of Size::index: 0 nothing, 1 black, 2 white.
std::vector<std::uint8_t> cells_of(const fast::jk::Match& match);

/// The number of black-points and of white-points (5.2) of the board on which the game was scored after the
/// action `last`, dead stones taken off.
std::array<int, 2> coloured_points(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                                   std::size_t last);

}  // namespace daejo::fuzz::jk
