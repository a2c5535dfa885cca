// The record of one action told as a tree: what was placed and taken, the D that ends, the passes that
// follow, how the game ended.

#include <string>
#include <utility>
#include <vector>

#include "corpus/jk/point_text.h"
#include "reference/jk/explain_end.h"
#include "reference/jk/explain_passes.h"
#include "reference/jk/judge.h"
#include "reference/jk/passes.h"
#include "reference/jk/trial.h"

namespace daejo::reference::jk {

using corpus::jk::Action;
using corpus::jk::Clause;
using corpus::jk::Explanation;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Rules;
using corpus::jk::Verdict;

namespace {

std::string listed(const std::vector<Point>& points) {
    std::string text;
    for (const Point point : points) text += (text.empty() ? "" : " ") + to_text(point);
    return text.empty() ? "nothing" : text;
}

std::string number(int value) {
    return std::to_string(value);
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

std::string numbers(const std::vector<int>& values) {
    std::string text;
    for (const int value : values) text += (text.empty() ? "" : ", ") + number(value);
    return text;
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
    if (!p && action.kind != Action::Kind::ending_pass) return;
    const char letter = p ? 'P' : 'E';
    node.claim += " (" + where_barred(article_2_7(past, letter, rules).tail) + ")";
    node.children.push_back(pass_node(past, letter, rules));
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
        node.children.push_back(end_node(verdict, trial.past(), trial.to_move(), rules));
        return node;
    }
    const auto& outcome = trial.outcome();
    if (outcome && outcome->clause != Clause::occupied) node.children.push_back(class_node(*outcome));
    add_refusal(before, game.actions[at], record, rules, node);
    add_retake(trial.past(), record, node);
    if (record.number > 0 && record.result == Result::accepted) {
        for (Explanation& d : d_nodes(trial.past(), trial.past().moves.size()))
            node.children.push_back(std::move(d));
    }
    if (record.occurrence > 1) {
        node.children.push_back({"occurrence",
                                 "board plays have left this state " + number(record.occurrence) +
                                     " times: moves " +
                                     numbers(trial.past().left_by_plays.at(trial.past().board().state)),
                                 "3.3",
                                 {},
                                 {}});
    }
    if (trial.over()) {
        node.children.push_back(end_node(verdict, trial.past(), trial.to_move(), rules));
    } else {
        node.children.push_back(next_may_node(trial.past(), trial.to_move(), rules));
    }
    return node;
}

}  // namespace daejo::reference::jk
