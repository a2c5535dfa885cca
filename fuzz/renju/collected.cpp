#include "fuzz/renju/collected.h"

#include <set>

namespace daejo::fuzz {

namespace renju {

using corpus::renju::Answer;
using corpus::renju::CollectedCase;
using corpus::renju::Expectation;
using corpus::renju::FoulMap;
using corpus::renju::PointVerdict;

namespace {

bool differs(const std::optional<int>& expected, int given) {
    return expected && *expected != given;
}

std::string counts(const std::optional<int>& threes, const std::optional<int>& real,
                   const std::optional<int>& depth) {
    std::string text;
    if (threes) text += " threes=" + std::to_string(*threes);
    if (real) text += " real=" + std::to_string(*real);
    if (depth) text += " depth=" + std::to_string(*depth);
    return text;
}

}  // namespace

std::string unmet(const Expectation& wanted, const PointVerdict& given, bool counted) {
    Expectation expected = wanted;
    if (!counted) expected.threes = expected.real = expected.depth = std::nullopt;
    if (given.answer == Answer::foul && is_foul(expected.answer)) return "";
    if (expected.answer == given.answer && !differs(expected.threes, given.threes) &&
        !differs(expected.real, given.real) && !differs(expected.depth, given.depth)) {
        return "";
    }
    return "expected " + std::string(to_text(expected.answer)) +
           counts(expected.threes, expected.real, expected.depth) + ", given " +
           std::string(to_text(given.answer)) +
           counts(expected.threes ? std::optional<int>(given.threes) : std::nullopt,
                  expected.real ? std::optional<int>(given.real) : std::nullopt,
                  expected.depth ? std::optional<int>(given.depth) : std::nullopt);
}

reports::Collected check_cases(const std::vector<CollectedCase>& cases,
                               const std::vector<JudgeMaker<Renju>>& judges) {
    reports::Collected result;
    std::set<std::string> sources;
    std::vector<std::unique_ptr<Judge<Renju>>> made;
    made.reserve(judges.size());
    for (const auto& maker : judges) made.push_back(maker.make());
    for (const CollectedCase& collected : cases) {
        ++result.cases;
        sources.insert(collected.source.substr(0, collected.source.find(' ')));
        for (const Expectation& expected : collected.expected) {
            ++result.answers;
            for (std::size_t i = 0; i < made.size(); ++i) {
                Reply<FoulMap> reply;
                made[i]->judge(expected.readings, {&collected.position, 1}, {&reply, 1});
                if (reply.kind == Reply<FoulMap>::Kind::skip) continue;
                const std::string wrong =
                    reply.kind == Reply<FoulMap>::Kind::failure
                        ? "failure: " + reply.text
                        : unmet(expected, reply.verdict[collected.point], reply.verdict.counted());
                if (wrong.empty()) continue;
                result.failures.push_back(collected.id + ", judge " + judges[i].info.name + ", readings " +
                                          to_text(expected.readings) + ": " + wrong);
            }
        }
    }
    result.sources = static_cast<std::int64_t>(sources.size());
    return result;
}

}  // namespace renju

reports::Collected Renju::check_collected(const std::vector<JudgeMaker<Renju>>& judges) {
    return renju::check_cases(corpus::renju::own_cases(), judges);
}

}  // namespace daejo::fuzz
