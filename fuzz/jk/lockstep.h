#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"

namespace daejo::fuzz::jk {

/// A board and how many actions deep every game on it was looked at; -1 when they were looked at to their
/// ends.
struct SearchedBoard {
    corpus::jk::Size size;
    int depth = 0;
};

struct Lockstep {
    std::optional<corpus::jk::Game> game;  ///< the first game found whose last record differs
    std::vector<SearchedBoard> searched;   ///< without finding one
};

/// Plays every game of P, E, board plays and, last, agreements on one dead stone and on none, under both rule
/// sets at once, the smallest boards first (columns ≥ rows) and on each the shortest games first, until the
/// records differ. About `budget` actions are judged on each board; `most_points` is where it stops.
Lockstep play_in_lockstep(const corpus::jk::Rules& first, const corpus::jk::Rules& second,
                          std::int64_t budget, int most_points);

}  // namespace daejo::fuzz::jk
