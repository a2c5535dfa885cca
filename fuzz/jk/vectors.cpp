#include "fuzz/jk/vectors.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/game_text.h"
#include "fuzz/library/jk_record_json.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz::jk {

using corpus::jk::CollectedCase;
using corpus::jk::Expectation;
using nlohmann::ordered_json;

namespace {

/// The records are the reference's: the collected ones hold the same in a text form of their own, which the
/// tests check.
ordered_json test_of(const CollectedCase& collected, const Expectation& expected) {
    const auto& game = collected.game;
    corpus::jk::Verdict verdict;
    reference::jk::judge(game, expected.rules, verdict);
    ordered_json actions = ordered_json::array();
    for (const auto& action : game.actions) actions.push_back(to_text(action));
    ordered_json records = ordered_json::array();
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        records.push_back(ordered_json::parse(record_json(game, verdict, i, "")));
    }
    return {{"id", collected.id},         {"flags", collected.flags},     {"note", collected.note},
            {"source", collected.source}, {"columns", game.size.columns}, {"rows", game.size.rows},
            {"komi", game.komi / 100.0},  {"actions", actions},           {"expected", records}};
}

}  // namespace

std::string vectors() {
    ordered_json groups = ordered_json::array();
    std::size_t tests = 0;
    for (const CollectedCase& collected : corpus::jk::own_cases()) {
        for (const Expectation& expected : collected.expected) {
            const std::string rules = to_text(expected.rules);
            auto group = std::find_if(groups.begin(), groups.end(),
                                      [&](const ordered_json& one) { return one["rules"] == rules; });
            if (group == groups.end()) {
                groups.push_back({{"rules", rules}, {"tests", ordered_json::array()}});
                group = groups.end() - 1;
            }
            (*group)["tests"].push_back(test_of(collected, expected));
            ++tests;
        }
    }
    const ordered_json file{{"schema", "daejo-vectors-jk-1"}, {"tests", tests}, {"groups", groups}};
    return file.dump(1) + "\n";
}

}  // namespace daejo::fuzz::jk
