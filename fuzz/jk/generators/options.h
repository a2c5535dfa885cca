#pragma once

#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/verdict.h"
#include "fast/jk/match.h"
#include "fuzz/random.h"

namespace daejo::fuzz::jk {

/// What the player to move can do, each board play on an empty point tried out and taken back.
struct Options {
    std::vector<corpus::jk::Action> captures;  ///< accepted C
    std::vector<corpus::jk::Action> normal;    ///< accepted N
    std::vector<corpus::jk::Action> retakes;   ///< lost or rejected by 3.2
    std::vector<corpus::jk::Action> suicides;  ///< lost or rejected by 2.4
};

/// Replaces what `out` holds. The match is left as it was; it is not over.
void find_options(fast::jk::Match& match, Options& out);

/// One of them. Precondition: there is one.
const corpus::jk::Action& any_of(const std::vector<corpus::jk::Action>& actions, Random& random);

/// A game being played: the match and the actions written down.
class Play {
  public:
    Play(corpus::jk::Game& game, const corpus::jk::Rules& rules)
        : game_(game), match_(game.size, game.komi, rules) {}

    void act(const corpus::jk::Action& action) {
        match_.act(action);
        game_.actions.push_back(action);
    }
    void act(const std::vector<corpus::jk::Action>& actions) {
        for (const corpus::jk::Action& action : actions) act(action);
    }

    fast::jk::Match& match() noexcept { return match_; }
    corpus::jk::Size size() const noexcept { return game_.size; }
    /// The class of the last action, `none` before the first.
    corpus::jk::MoveClass last_class() const noexcept;

  private:
    corpus::jk::Game& game_;
    fast::jk::Match match_;
};

/// An agreement or a dispute: stones named at random, in one of five an empty point among them.
corpus::jk::Action draw_agreement(corpus::jk::Action::Kind kind, const fast::jk::Match& match,
                                  Random& random);

/// Any action, for behind the end of a game or where nonsense is wanted.
corpus::jk::Action draw_nonsense(const fast::jk::Match& match, Random& random);

}  // namespace daejo::fuzz::jk
