#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "fuzz/generator.h"

namespace daejo::fuzz::jk {

/// What a stream of games says of one claim.
struct ClaimCount {
    std::int64_t games = 0;                     ///< in which it could have been broken
    std::int64_t asked = 0;                     ///< times it could have been
    std::int64_t broken = 0;                    ///< games in which it was
    std::optional<std::uint64_t> first_broken;  ///< the lowest such game
};

/// Asks the games 0 to `games` − 1 of a stream every claim, on `threads` threads. A pure function of all but
/// the threads.
std::vector<ClaimCount> count_claims(const Generator<corpus::jk::Game>& generator, std::uint64_t seed,
                                     std::uint64_t games, const corpus::jk::Rules& rules, int threads);

/// The game cut down to a smallest one that still breaks the claim (its place in claims()).
corpus::jk::Game reduced_counterexample(const corpus::jk::Game& game, std::size_t claim,
                                        const corpus::jk::Rules& rules);

/// What the directed search for a player who may not pass and has no board play that does not lose (12.10)
/// met.
struct StuckSearch {
    std::uint64_t tries = 0;
    std::int64_t barred = 0;   ///< positions in which the player to move may not pass at all
    int fewest_plays = -1;     ///< the fewest board plays that did not lose in one of them, -1: none met
    corpus::jk::Game example;  ///< a game that ends in such a position
};

/// Looks for a stuck player by changing games: `tries` games are made by mutating the best ones met so far
/// (passes turned into plays that fill liberties, plays put in and left out, ko captures played on), judged
/// by how few board plays are left to a player who may not pass. Begins with games of `generator`. A pure
/// function of its arguments.
StuckSearch search_stuck(const Generator<corpus::jk::Game>& generator, std::uint64_t seed,
                         std::uint64_t tries, const corpus::jk::Rules& rules);

}  // namespace daejo::fuzz::jk
