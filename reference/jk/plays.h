// A board play followed through the articles: 2.3, 2.5, 2.4, 3.2, 3.3, in the order RULES.md gives.

#pragma once

#include <optional>
#include <vector>

#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "reference/jk/past.h"

namespace daejo::reference::jk {

/// What a board play comes to.
struct Outcome {
    /// A play about to be made on this board.
    Outcome(const Board& before, Colour player, Point point) : board(before) {
        move.player = player;
        move.captor = player;
        move.placed = point;
    }

    corpus::jk::Result result = corpus::jk::Result::accepted;
    corpus::jk::Clause clause = corpus::jk::Clause::none;
    Move move;
    std::vector<Chain> without_liberty;  ///< just after placing (2.5)
    Board board;                         ///< when the play is complete
    int occurrence = 0;  ///< of its state, this play included; 0 when the play did not get so far
    std::optional<corpus::jk::Winner> ended;  ///< by 3.3
    std::optional<corpus::jk::Repetition> repetition;
};

/// The player's play on `point` as the next move.
Outcome board_play(const Past& past, Colour player, Point point, const corpus::jk::Rules& rules);

/// Article 3.2: whether the next move, which leaves `after`, retakes a ko at once.
bool article_3_2_is_retake(const Past& past, const State& after, corpus::jk::Retake reading);

/// Whether every board play of the player is rejected or loses (the reading `stuck`).
bool has_no_play(const Past& past, Colour player, const corpus::jk::Rules& rules);

}  // namespace daejo::reference::jk
