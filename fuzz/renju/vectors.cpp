#include "fuzz/renju/vectors.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "corpus/renju/board_line.h"
#include "corpus/renju/collected_case.h"
#include "corpus/renju/point_text.h"

namespace daejo::fuzz::renju {

using corpus::renju::CollectedCase;
using corpus::renju::Expectation;
using nlohmann::ordered_json;

namespace {

ordered_json test_of(const CollectedCase& collected, const Expectation& expected) {
    ordered_json answer{{"answer", to_text(expected.answer)}};
    if (expected.threes) answer["threes"] = *expected.threes;
    if (expected.real) answer["real"] = *expected.real;
    if (expected.depth) answer["depth"] = *expected.depth;
    return {{"id", collected.id},
            {"flags", collected.flags},
            {"note", collected.note},
            {"source", collected.source},
            {"size", collected.position.size()},
            {"board", corpus::renju::write_board_line(collected.position)},
            {"point", to_text(collected.point)},
            {"expected", answer}};
}

}  // namespace

std::string vectors() {
    ordered_json groups = ordered_json::array();
    std::size_t tests = 0;
    for (const CollectedCase& collected : corpus::renju::own_cases()) {
        for (const Expectation& expected : collected.expected) {
            const std::string readings = to_text(expected.readings);
            auto group = std::find_if(groups.begin(), groups.end(),
                                      [&](const ordered_json& one) { return one["readings"] == readings; });
            if (group == groups.end()) {
                groups.push_back({{"readings", readings}, {"tests", ordered_json::array()}});
                group = groups.end() - 1;
            }
            (*group)["tests"].push_back(test_of(collected, expected));
            ++tests;
        }
    }
    const ordered_json file{{"schema", "daejo-vectors-renju-1"}, {"tests", tests}, {"groups", groups}};
    return file.dump(1) + "\n";
}

}  // namespace daejo::fuzz::renju
