#pragma once

#include <cstdint>
#include <vector>

#include "corpus/jk/board.h"

namespace daejo::corpus::jk {

/// One thing that is done in a game. The first three are moves (1.3), made by whoever is to move.
struct Action {
    enum class Kind : std::uint8_t {
        play,          ///< a board play on `point`
        normal_pass,   ///< P
        ending_pass,   ///< E
        resign_black,  ///< 4.1
        resign_white,
        agree,    ///< 4.2, both agree that the stones on `dead` are dead
        dispute,  ///< an agreement that failed; the game goes on
    };
    Kind kind = Kind::play;
    Point point;              ///< only for `play`
    std::vector<Point> dead;  ///< only for `agree` and `dispute`

    static Action play(Point point) { return {Kind::play, point, {}}; }
    static Action pass(Kind kind) { return {kind, {}, {}}; }

    friend bool operator==(const Action&, const Action&) = default;
};

/// A game as a plain value: nothing in it says whether the rules allow it. Invariants: 1 ≤ columns, rows ≤
/// 19, every point lies on the board. `komi` is what White is given, in hundredths of a point (650 = 6.5).
struct Game {
    Size size;
    int komi = 0;
    std::vector<Action> actions;

    friend bool operator==(const Game&, const Game&) = default;
};

}  // namespace daejo::corpus::jk
