// A game taken action by action through the articles.

#pragma once

#include <optional>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "reference/jk/past.h"
#include "reference/jk/plays.h"

namespace daejo::reference::jk {

class Trial {
  public:
    Trial(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out);

    /// Judges the next action of the game.
    void next();

    const Past& past() const { return past_; }
    Colour to_move() const { return to_move_; }
    bool over() const { return out_.ending.has_value(); }
    /// What the last action came to, when it was a board play.
    const std::optional<Outcome>& outcome() const { return outcome_; }

  private:
    void play(Point point);
    void pass(char letter);
    void article_4_1_resign(Colour player);
    void article_4_2_agree(const std::vector<Point>& named);
    void article_4_3_end();
    void look_for_stuck();
    void write_next_may();

    void end(corpus::jk::Clause clause, corpus::jk::Winner winner);
    void score(corpus::jk::Clause clause, const std::vector<Point>& dead);

    const corpus::jk::Game& game_;
    corpus::jk::Rules rules_;
    corpus::jk::Verdict& out_;
    Past past_;
    Colour to_move_ = Colour::black;
    std::size_t action_ = 0;
    std::optional<Outcome> outcome_;
};

}  // namespace daejo::reference::jk
