// The record of one action told as a tree: what was placed and taken, the D that ends, the passes that
// follow, how the game ended.

#include <string>

#include "corpus/jk/point_text.h"
#include "reference/jk/judge.h"
#include "reference/jk/passes.h"
#include "reference/jk/score.h"
#include "reference/jk/trial.h"

namespace daejo::reference::jk {

using corpus::jk::Action;
using corpus::jk::Clause;
using corpus::jk::Explanation;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Rules;
using corpus::jk::Verdict;
using corpus::jk::Winner;

namespace {

std::string name(Colour colour) {
    return colour == Colour::black ? "Black" : "White";
}

std::string listed(const std::vector<Point>& points) {
    std::string text;
    for (const Point point : points) text += (text.empty() ? "" : " ") + to_text(point);
    return text.empty() ? "nothing" : text;
}

std::string number(int value) {
    return std::to_string(value);
}

std::string outcome_text(Winner winner) {
    return winner == Winner::draw ? "it is a draw" : winner == Winner::black ? "Black wins" : "White wins";
}

/// 2.5: the chains without a liberty between placing and removing.
Explanation class_node(const Outcome& outcome) {
    const bool ko = outcome.move.letter == 'C';
    Explanation node{"class", "", "2.5", {outcome.move.placed}, {}};
    std::string chains;
    for (const Chain& chain : outcome.without_liberty) {
        chains += (chains.empty() ? "" : "; ") + name(chain.colour) + " " + listed(chain.stones);
        node.points.insert(node.points.end(), chain.stones.begin(), chain.stones.end());
    }
    node.claim = chains.empty()
                     ? "with the stone on " + to_text(outcome.move.placed) + " every chain has a liberty: N"
                     : "chains without a liberty just after placing: " + chains + ": " +
                           (ko ? "one single stone each, a ko capture (C)"
                               : "not one single stone of each player, a normal play (N)");
    if (!outcome.move.captured.empty()) {
        node.children.push_back(
            {"captured", "taken: " + listed(outcome.move.captured), "2.3", outcome.move.captured, {}});
    }
    return node;
}

/// One node for each D that ends with the last move.
void add_d_nodes(const Past& past, std::vector<Explanation>& nodes) {
    const Move& last = past.moves.back();
    const auto made = static_cast<int>(past.moves.size());
    for (const int length : last.d_lengths) {
        const int first_number = made - length + 1;
        const Move& first = past.moves[static_cast<std::size_t>(first_number) - 1];
        nodes.push_back({"D-" + number(length),
                         "moves " + number(first_number) + " to " + number(made) + " are " + number(length) +
                             " ko captures in a row, and the last takes the stone on " +
                             to_text(first.placed) + " that move " + number(first_number) + " placed",
                         "2.7",
                         {last.placed, first.placed},
                         {}});
    }
}

/// The last moves with every D marked: "N [C C C C]=D P".
std::string marked_tail(const Past& past) {
    const std::size_t made = past.moves.size();
    const std::size_t begin = made > 12 ? made - 12 : 0;
    std::string text = begin > 0 ? "…" : "";
    for (std::size_t i = begin; i < made; ++i) {
        text += (text.empty() || text == "…" ? "" : " ") + std::string(1, past.moves[i].letter);
        if (!past.moves[i].d_lengths.empty()) text += "(D)";
    }
    return text.empty() ? "no move yet" : text;
}

/// For a tail that rests on a D: the two stones.
void add_d_behind(const Past& past, const std::string& tail, Explanation& node) {
    if (!tail.starts_with('D')) return;
    const std::size_t behind = tail.size() - 1;
    const std::size_t d_end = past.moves.size() - behind;
    Past until(past.boards.front().size);
    until.moves.assign(past.moves.begin(), past.moves.begin() + static_cast<std::ptrdiff_t>(d_end));
    add_d_nodes(until, node.children);
}

Explanation pass_node(const Past& past, char letter, const Rules& rules) {
    const Barred barred = article_2_7(past, letter, rules);
    const std::string pass(1, letter);
    if (barred.allowed()) {
        return {pass + "-allowed",
                pass + " is allowed: no clause bars it after " + marked_tail(past),
                "2.7",
                {},
                {}};
    }
    Explanation node{
        pass + "-barred",
        pass + " is not allowed " +
            (barred.tail.empty() ? std::string("as the first move") : "just after " + barred.tail) +
            "; the moves: " + marked_tail(past),
        std::string(to_text(barred.clause)),
        {},
        {}};
    add_d_behind(past, barred.tail, node);
    return node;
}

Explanation next_may_node(const Past& past, Colour to_move, const Rules& rules) {
    const bool p = article_2_7(past, 'P', rules).allowed();
    const bool e = article_2_7(past, 'E', rules).allowed();
    return {"next-may",
            name(to_move) + (p && e ? " may pass P and E"
                             : p    ? " may pass P"
                             : e    ? " may pass E only"
                                    : " may not pass"),
            "2.7",
            {},
            {pass_node(past, 'P', rules), pass_node(past, 'E', rules)}};
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

Explanation end_node(const Verdict& verdict, const Past& past) {
    const corpus::jk::Ending& ending = *verdict.ending;
    Explanation node{
        "end",
        "the game ends: " + std::string(sentence(ending.clause)) + "; " + outcome_text(ending.winner),
        std::string(to_text(ending.clause)),
        {},
        {}};
    if (ending.clause == Clause::ee || ending.clause == Clause::ecce || ending.clause == Clause::ecccce) {
        node.children.push_back({"sequence", "the moves: " + marked_tail(past), "4.3", {}, {}});
    }
    if (ending.repetition) node.children.push_back(repetition_node(*ending.repetition));
    if (ending.score) node.children.push_back(score_node(*ending.score));
    return node;
}

std::string root_kind(const Action& action, const Record& record) {
    if (record.result != Result::accepted) return std::string(to_text(record.result));
    switch (action.kind) {
        case Action::Kind::agree:
            return "agreement";
        case Action::Kind::dispute:
            return "dispute";
        case Action::Kind::resign_black:
        case Action::Kind::resign_white:
            return "resignation";
        default:
            return std::string(to_text(record.move_class));
    }
}

std::string action_text(const Action& action) {
    switch (action.kind) {
        case Action::Kind::play:
            return "plays " + to_text(action.point);
        case Action::Kind::normal_pass:
            return "passes P";
        case Action::Kind::ending_pass:
            return "passes E";
        case Action::Kind::agree:
            return "to move, both agree on the dead stones: " + listed(action.dead);
        case Action::Kind::dispute:
            return "to move, the end is disputed";
        default:
            return "resigns";
    }
}

Explanation root(const Action& action, const Record& record) {
    std::string claim =
        name(record.player) + " " + action_text(action) + ": " + std::string(to_text(record.result));
    if (record.clause != Clause::none) claim += ", " + std::string(sentence(record.clause));
    Explanation node{root_kind(action, record), claim, std::string(to_text(record.clause)), {}, {}};
    if (action.kind == Action::Kind::play) node.points.push_back(action.point);
    return node;
}

/// For a pass refused: the tail that bars it.
void add_refusal(const Past& past, const Action& action, const Record& record, const Rules& rules,
                 Explanation& node) {
    if (record.result == Result::accepted || record.result == Result::after_end) return;
    const bool p = action.kind == Action::Kind::normal_pass;
    if (p || action.kind == Action::Kind::ending_pass)
        node.children.push_back(pass_node(past, p ? 'P' : 'E', rules));
}

void add_retake(const Past& past, const Record& record, Explanation& node) {
    if (record.clause != Clause::retake || past.moves.empty()) return;
    const Move& taken_back = record.result == Result::lost && past.moves.size() > 1
                                 ? past.moves[past.moves.size() - 2]
                                 : past.moves.back();
    node.children.push_back({"retake",
                             "the move before placed the stone on " + to_text(taken_back.placed) +
                                 " and took " + listed(taken_back.captured) +
                                 ": the play brings the board back to what it was before that",
                             "3.2",
                             {taken_back.placed},
                             {}});
}

}  // namespace

Explanation explain(const corpus::jk::Game& game, const Rules& rules, int action) {
    Verdict verdict;
    Trial trial(game, rules, verdict);
    for (int i = 0; i < action; ++i) trial.next();
    const Past before = trial.past();
    trial.next();
    const auto at = static_cast<std::size_t>(action);
    const Record& record = verdict[at];
    Explanation node = root(game.actions[at], record);
    if (record.result == Result::after_end) {
        node.children.push_back(end_node(verdict, trial.past()));
        return node;
    }
    const auto& outcome = trial.outcome();
    if (outcome && outcome->clause != Clause::occupied) node.children.push_back(class_node(*outcome));
    add_refusal(before, game.actions[at], record, rules, node);
    add_retake(trial.past(), record, node);
    if (record.number > 0 && record.result == Result::accepted) add_d_nodes(trial.past(), node.children);
    if (record.occurrence > 1) {
        node.children.push_back(
            {"occurrence",
             "this state has now come about by " + number(record.occurrence) + " board plays",
             "3.3",
             {},
             {}});
    }
    if (trial.over()) {
        node.children.push_back(end_node(verdict, trial.past()));
    } else {
        node.children.push_back(next_may_node(trial.past(), trial.to_move(), rules));
    }
    return node;
}

}  // namespace daejo::reference::jk
