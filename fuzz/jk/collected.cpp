#include "fuzz/jk/collected.h"

#include <algorithm>
#include <set>

#include "corpus/jk/verdict_text.h"

namespace daejo::fuzz::jk {

using corpus::jk::CollectedCase;
using corpus::jk::Expectation;
using corpus::jk::Verdict;

namespace {

/// The first record that is not as expected: "action 3: expected …, given …"; empty when all are.
std::string unmet(const Expectation& expected, const Verdict& given) {
    const std::size_t count = std::max(expected.records.size(), given.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::string want = i < expected.records.size() ? expected.records[i] : "no record";
        const std::string have = i < given.size() ? record_text(given, i) : "no record";
        if (want != have)
            return Jk::focus_text(static_cast<int>(i)) + ": expected " + want + ", given " + have;
    }
    return "";
}

}  // namespace

reports::Collected check_cases(const std::vector<CollectedCase>& cases,
                               const std::vector<JudgeMaker<Jk>>& judges) {
    reports::Collected result;
    std::set<std::string> sources;
    std::vector<std::unique_ptr<Judge<Jk>>> made;
    made.reserve(judges.size());
    for (const auto& maker : judges) made.push_back(maker.make());
    for (const CollectedCase& collected : cases) {
        ++result.cases;
        sources.insert(collected.source.substr(0, collected.source.find(' ')));
        for (const Expectation& expected : collected.expected) {
            result.answers += static_cast<std::int64_t>(expected.records.size());
            for (std::size_t i = 0; i < made.size(); ++i) {
                Reply<Verdict> reply;
                made[i]->judge(expected.rules, {&collected.game, 1}, {&reply, 1});
                if (reply.kind == Reply<Verdict>::Kind::skip) continue;
                const std::string wrong = reply.kind == Reply<Verdict>::Kind::failure
                                              ? "failure: " + reply.text
                                              : unmet(expected, reply.verdict);
                if (wrong.empty()) continue;
                result.failures.push_back(collected.id + ", judge " + judges[i].info.name + ", rules " +
                                          to_text(expected.rules) + ", " + wrong);
            }
        }
    }
    result.sources = static_cast<std::int64_t>(sources.size());
    return result;
}

}  // namespace daejo::fuzz::jk
