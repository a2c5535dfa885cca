// How a game ended, told from its verdict.

#include "reference/jk/explain_end.h"

#include <string>

#include "corpus/jk/point_text.h"
#include "reference/jk/explain_passes.h"
#include "reference/jk/plays.h"

namespace daejo::reference::jk {

using corpus::jk::Clause;
using corpus::jk::Explanation;
using corpus::jk::Result;
using corpus::jk::Rules;
using corpus::jk::Verdict;
using corpus::jk::Winner;

namespace {

std::string number(int value) {
    return std::to_string(value);
}

Explanation repetition_node(const corpus::jk::Repetition& repetition) {
    std::string moves;
    for (const int move : repetition.moves) moves += (moves.empty() ? "" : ", ") + number(move);
    return {"repetition",
            "moves " + moves + " left the same state; within the span Black took " +
                number(repetition.captured[0]) + " and White " + number(repetition.captured[1]),
            "3.3",
            {},
            {}};
}

Explanation score_node(const corpus::jk::Score& score) {
    const auto side_text = [&](std::size_t of) {
        std::string text = number(score.territory[of]) + " territory + " + number(score.captured[of]) +
                           " captured + " + number(score.pass_stones[of]) + " pass stones";
        if (score.dead[of] > 0) text += " + " + number(score.dead[of]) + " dead";
        if (of == 0 && score.closing_stone > 0) text += " + 1 because Black made the last move (4.4)";
        if (of == 1 && score.komi != 0) text += " + komi " + corpus::jk::points_text(score.komi);
        return text + " = " + corpus::jk::points_text(score.total[of]);
    };
    return {"score",
            "difference " + corpus::jk::points_text(score.difference) + ", by area " +
                corpus::jk::points_text(score.area_difference),
            "5.4",
            {},
            {{"black", "Black: " + side_text(0), "5.4", {}, {}},
             {"white", "White: " + side_text(1), "5.4", {}, {}}}};
}

/// The board plays that are left to the stuck player, and what each would come to.
Explanation stuck_node(const Past& past, Colour player, const Rules& rules) {
    Explanation node{"moves-left", name(player) + " may pass in no way", "stuck", {}, {}};
    const Board& board = past.board();
    for (int i = 0; i < board.size.points(); ++i) {
        const Point point = board.size.point(i);
        if (board.at(point) != no_stone) continue;
        const Outcome outcome = board_play(past, player, point, rules);
        const bool loses = outcome.result == Result::lost || outcome.ended.has_value();
        node.points.push_back(point);
        node.children.push_back(
            {loses ? "loses" : "rejected",
             to_text(point) + (loses ? " loses: " : " is rejected: ") + std::string(sentence(outcome.clause)),
             std::string(to_text(outcome.clause)),
             {point},
             {}});
    }
    node.claim +=
        node.points.empty() ? " and has no empty point" : " and every board play is rejected or loses";
    return node;
}

}  // namespace

std::string outcome_text(Winner winner) {
    return winner == Winner::draw ? "it is a draw" : winner == Winner::black ? "Black wins" : "White wins";
}

Explanation end_node(const Verdict& verdict, const Past& past, Colour to_move, const Rules& rules) {
    const corpus::jk::Ending& ending = *verdict.ending;
    Explanation node{
        "end",
        "the game ends: " + std::string(sentence(ending.clause)) + "; " + outcome_text(ending.winner),
        std::string(to_text(ending.clause)),
        {},
        {}};
    if (ending.repetition) node.children.push_back(repetition_node(*ending.repetition));
    if (ending.clause == Clause::ee || ending.clause == Clause::ecce || ending.clause == Clause::ecccce) {
        node.children.push_back({"sequence", "the moves: " + marked_tail(past), "4.3", {}, {}});
    }
    if (ending.score) node.children.push_back(score_node(*ending.score));
    if (ending.clause == Clause::stuck) node.children.push_back(stuck_node(past, to_move, rules));
    return node;
}

}  // namespace daejo::reference::jk
