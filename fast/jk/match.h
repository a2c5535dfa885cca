#pragma once

#include <memory>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"

namespace daejo::fast::jk {

/// A game being played under rules that do not change, judged action by action; every action can be taken
/// back. For one thread. No allocation per action once it has grown to its size.
class Match {
  public:
    Match(corpus::jk::Size size, int komi, const corpus::jk::Rules& rules);
    ~Match();
    Match(Match&&) noexcept;
    Match& operator=(Match&&) noexcept;

    /// Begins anew with an empty board; keeps the memory.
    void restart(corpus::jk::Size size, int komi, const corpus::jk::Rules& rules);

    /// Judges the next action and gives its record, which is also the last of verdict(). Precondition: its
    /// points lie on the board.
    const corpus::jk::Record& act(const corpus::jk::Action& action);

    /// Takes the last action back, its record too. Precondition: there is one.
    void undo();

    /// The records so far, and the ending.
    const corpus::jk::Verdict& verdict() const noexcept;

    int actions() const noexcept;                                 ///< how many stand in verdict()
    bool over() const noexcept;                                   ///< the game has ended
    corpus::jk::Colour to_move() const noexcept;                  ///< who would move next
    bool may_pass(corpus::jk::Action::Kind kind) const noexcept;  ///< `normal_pass` or `ending_pass`
    bool empty(corpus::jk::Point point) const noexcept;
    /// The colour on a point that is not empty.
    corpus::jk::Colour colour(corpus::jk::Point point) const noexcept;
    /// Liberties of the chain on a point that is not empty.
    int liberties(corpus::jk::Point point) const noexcept;
    corpus::jk::Size size() const noexcept;

    /// Throws corpus::InternalError when chains, liberties or keys are not what the board says.
    void check_consistency() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace daejo::fast::jk
