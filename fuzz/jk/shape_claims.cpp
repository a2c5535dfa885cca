// Claims about single shapes: each is looked up in the records of a collected game, judged anew.

#include "fuzz/jk/shape_claims.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/game_text.h"
#include "corpus/jk/verdict_text.h"
#include "fast/jk/judge.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz::jk {

using corpus::jk::CollectedCase;
using corpus::jk::Verdict;

namespace {

constexpr std::array<ShapeClaim, 17> all = {{
    {"double-ko-seki", "12.4", "a double-ko seki stays on the board when both pass E", "double-ko-seki-ee",
     "jk", "4.3-EE"},
    {"double-ko-trolling", "12.4, figures 12.11 and 12.12", "warding off in a double ko ends with ECCE",
     "double-ko-troll-ecce", "jk", "4.3-ECCE"},
    {"double-ko-natural", "12.5", "under the second list of 12.5 a double-ko seki comes round to a draw",
     "double-ko-seki-draws-under-natural", "natural", "3.3 draw"},
    {"trolling-in-eyes", "figure 12.14", "who goes on when his own points are used up kills himself",
     "double-ko-troll-ends-in-eyes", "jk", "lost 2.4"},
    {"moonshine-separate", "12.6, figures 12.19 to 12.21",
     "who holds a separate moonshine life with a double ko may not pass after the opponent's P",
     "moonshine-separate", "jk", "E rejected 2.7.1"},
    {"moonshine-joined", "12.6, figures 12.23 to 12.25", "the same of a joined moonshine life",
     "d-of-four-in-a-triple-ko", "jk", "E rejected 2.7.1"},
    {"moonshine-goes-on", "figures 12.22 and 12.38", "two more captures do not free him", "dpcc-still-bars",
     "jk", "E rejected 2.7.1"},
    {"two-stage-ko", "figure 12.36", "a two-stage double ko ends with ECCCCE", "two-stage-ecccce", "jk",
     "4.3-ECCCCE"},
    {"two-stage-draft", "12.7, figure 12.29", "under the list of 12.6 it comes round to a draw",
     "two-stage-draws-under-a-draft", "draft-12.6", "3.3 draw"},
    {"triple-ko", "12.8", "a triple ko is a draw", "triple-ko-draw", "jk", "3.3 draw"},
    {"quadruple-ko", "12.8", "a quadruple ko is a draw", "quadruple-ko-draw", "jk", "3.3 draw"},
    {"eternal-life", "12.8", "eternal life is a draw", "eternal-life-draw", "jk", "3.3 draw"},
    {"molasses-ko", "12.8, 12.9", "a molasses ko is a draw, passes in it or not", "molasses-draw", "jk",
     "3.3 draw"},
    {"cycle-of-three", "figure 12.15", "a cycle of three plays is won by who took more",
     "cycle-of-three-with-e", "jk", "3.3 wins="},
    {"cycle-of-five", "figure 12.16", "a cycle of five plays is won by who took more", "cycle-of-five-with-p",
     "jk", "3.3 wins="},
    {"sending-two", "12.5", "sending two, returning one is won by who took more", "sending-two-returning-one",
     "jk", "3.3 wins="},
    {"maker-of-d-barred", "12.9", "the maker of a D can be barred from E by it: when the opponent answers P",
     "moonshine-separate", "jk", "E rejected 2.7.1"},
}};

/// The last action whose record has the words; the last of all when none has.
std::size_t told_at(const Verdict& verdict, std::string_view words) {
    for (std::size_t i = verdict.size(); i-- > 0;) {
        if (record_text(verdict, i).find(words) != std::string::npos) return i;
    }
    return verdict.size() - 1;
}

ShapeOutcome check(const ShapeClaim& claim) {
    const auto& cases = corpus::jk::own_cases();
    const auto found = std::find_if(cases.begin(), cases.end(), [&](const CollectedCase& collected) {
        return collected.id == claim.case_id;
    });
    if (found == cases.end() || found->game.actions.empty()) {
        throw std::logic_error("no collected game " + std::string(claim.case_id));
    }
    const auto rules = corpus::jk::parse_rules(claim.rules);
    Verdict reference;
    Verdict fast;
    reference::jk::judge(found->game, rules, reference);
    fast::jk::judge(found->game, rules, fast);
    const std::size_t told = told_at(reference, claim.words);
    ShapeOutcome outcome{claim, false, corpus::jk::to_text(found->game.actions[told]),
                         record_text(reference, told)};
    outcome.holds = told < fast.size() && outcome.record == record_text(fast, told) &&
                    outcome.record.find(claim.words) != std::string::npos;
    return outcome;
}

}  // namespace

std::vector<ShapeOutcome> check_shape_claims() {
    std::vector<ShapeOutcome> outcomes;
    outcomes.reserve(all.size());
    for (const ShapeClaim& claim : all) outcomes.push_back(check(claim));
    return outcomes;
}

}  // namespace daejo::fuzz::jk
