#pragma once

#include <rapidcheck.h>

#include <vector>

#include "corpus/renju/position.h"
#include "fuzz/random.h"
#include "fuzz/renju/generators/placement.h"

namespace daejo::fuzz::renju {

/// How one game is played.
struct PlayStyle {
    int plies = 0;      ///< stones at most
    int look_back = 0;  ///< moves are near one of so many last stones
    int attention = 0;  ///< in a hundred: a row of four within reach is completed or stopped
};

struct PlayedGame {
    std::vector<corpus::renju::Point> moves;  ///< Black first, alternating
    corpus::renju::Position position;         ///< after the last of them
};

/// Plays legal renju games (default readings): Black never plays a foul, the game stops at a five, when Black
/// has no legal move, when no point of the region is empty, or at a random length.
class Player {
  public:
    /// Games of `least` to `most` stones on points of the region. Precondition: least ≤ most.
    Player(int size, const Region& region, int least, int most);

    PlayedGame play(Random& random) const;

  private:
    int size_;
    Region region_;
    std::vector<corpus::renju::Point> points_;
    rc::Gen<PlayStyle> style_;
};

}  // namespace daejo::fuzz::renju
