#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/error.h"
#include "fuzz/block.h"
#include "fuzz/domain.h"
#include "fuzz/observer.h"
#include "fuzz/reduce.h"
#include "fuzz/trail.h"
#include "reports/report.h"

namespace daejo::fuzz {

/// The explanation tree as the lines a report draws.
template <class Point>
void flatten(const corpus::Explanation<Point>& node, int level,
             std::vector<reports::ExplanationLine>& lines) {
    lines.push_back({level, node.clause, node.claim});
    for (const auto& child : node.children) flatten(child, level + 1, lines);
}

/// The observation with this signature in one case: among the differences of the judges, else among what a
/// judge contradicts in itself. `tries` related cases are drawn for each judge.
template <Domain D>
std::optional<Observation<D>> observe(Observer<D>& observer, const typename D::Case& a_case,
                                      const std::string& signature, const std::vector<Random>& tries) {
    std::optional<Observation<D>> found;
    const auto take = [&](const Observation<D>& observation) {
        if (!found && observation.signature == signature) found = observation;
    };
    observer.ask({&a_case, 1});
    observer.differences(a_case, 0, take);
    for (std::size_t judge = 0; judge < observer.judges() && !found; ++judge) {
        const auto reply = observer.answer(judge, 0);
        if (reply.kind != Reply<typename D::Verdict>::Kind::verdict) continue;
        for (const Random& random : tries) observer.alone(a_case, reply.verdict, judge, random, take);
    }
    return found;
}

/// Cuts one observed disagreement down and writes down everything a person needs to check it.
template <Domain D>
reports::Finding make_finding(Observer<D>& observer, const std::vector<JudgeInfo>& judges,
                              typename D::Case a_case, Observation<D> seen,
                              std::int64_t budget = default_question_budget) {
    if (!seen.alone && seen.field != "failure") {
        if (auto deeper = deepest_departure(observer, a_case, seen)) {
            a_case = std::move(deeper->a_case);
            seen = std::move(deeper->observation);
        }
    }
    if (seen.field == "failure") budget = std::min(budget, failure_question_budget);
    std::vector<Random> tries;
    tries.reserve(16);
    for (std::uint64_t k = 0; k < 16; ++k) tries.emplace_back(k);
    const Probe<D> probe = [&](const typename D::Case& candidate,
                               const typename D::Focus& focus) -> std::optional<std::string> {
        if (seen.alone) {
            const auto again = observe(observer, candidate, seen.signature, tries);
            return again ? std::optional(again->signature) : std::nullopt;
        }
        auto again = observer.at(candidate, focus, seen.subject);
        return again ? std::optional(std::move(again->signature)) : std::nullopt;
    };
    Reduction<D> reduced = reduce<D>(std::move(a_case), seen.focus, seen.signature, probe, budget);
    const auto last = seen.alone ? observe(observer, reduced.a_case, seen.signature, tries)
                                 : observer.at(reduced.a_case, reduced.focus, seen.subject);
    if (last) {
        reduced.focus = last->focus;
        seen = *last;
    }

    reports::Finding finding;
    finding.signature = seen.signature;
    finding.subject = judges[seen.subject].name;
    finding.oracle = seen.alone ? finding.subject : judges[0].name;
    finding.rules = D::rules_text(observer.rules());
    finding.focus = D::focus_text(reduced.focus);
    finding.field = seen.field;
    finding.expected = seen.expected;
    finding.given = seen.given;
    finding.size = D::size(reduced.a_case);
    finding.picture = D::picture(observer.rules(), reduced.a_case, reduced.focus);
    flatten(D::explain(observer.rules(), reduced.a_case, reduced.focus), 0, finding.explanation);
    finding.symmetric = reduced.symmetric;
    finding.questions = reduced.questions;
    finding.complete = reduced.complete;
    finding.case_text =
        D::case_file("finding", seen.signature, observer.rules(), reduced.a_case, reduced.focus);
    if (!seen.alone && seen.field != "failure") {
        finding.trail = trail(observer, seen.subject, reduced.a_case, reduced.focus);
        finding.trail_note =
            finding.trail.empty()
                ? "no smaller question lies below this one: the fault is in this question itself"
                : finding.subject + " answers every smaller question as " + finding.oracle +
                      " does: it goes wrong in combining them, or does not look that far";
        for (const auto& step : finding.trail) {
            if (step.expected == step.given) continue;
            finding.trail_note = finding.subject + " departs at " + step.focus;
            break;
        }
    }
    for (const auto& [signature, child] : reduced.children) {
        finding.children.push_back(
            {signature, D::case_file("child", signature, observer.rules(), child.first, child.second)});
    }
    return finding;
}

/// The outside judge whose answers a signature is about, nullptr when it is about a built-in one.
const JudgeInfo* outside_subject(const std::string& signature, const std::vector<JudgeInfo>& judges);

/// What an outside judge said once and not again: the case as it was, nothing reduced.
template <Domain D>
reports::Finding unrepeated_finding(const typename D::Rules& rules, const std::vector<JudgeInfo>& judges,
                                    const JudgeInfo& subject, const typename D::Case& a_case,
                                    const std::string& signature) {
    reports::Finding finding;
    finding.signature = signature;
    finding.subject = subject.name;
    finding.oracle = judges.front().name;
    finding.rules = D::rules_text(rules);
    finding.focus = "-";
    finding.field = "not repeated";
    finding.expected = "the same whenever it is asked";
    finding.given = "once: " + signature.substr(signature.rfind(" | ") + 3);
    finding.size = D::size(a_case);
    finding.picture = D::picture(rules, a_case, typename D::Focus{});
    finding.case_text = D::case_file("finding", signature, rules, a_case, typename D::Focus{});
    finding.trail_note =
        "asked for the case alone, " + finding.subject +
        " did not show this again: it depends on what it was asked before, or on time or chance";
    finding.complete = false;
    return finding;
}

/// The command that makes one case of a stream again and asks the same judges.
template <Domain D>
std::string replay_command(const StreamSpec<D>& spec, std::uint64_t index) {
    return "daejo replay " + std::string(D::name) + " --generator " + spec.generator_text + " --seed " +
           std::to_string(spec.seed) + " --index " + std::to_string(index) + D::rules_options(spec.rules) +
           spec.judge_options;
}

/// Where a signature was met first, and how often in all streams.
struct Sighted {
    std::string signature;
    std::int64_t count = 0;
    std::size_t stream = 0;
    std::uint64_t index = 0;
};

/// The signatures of a run: by the weight of the field that differs, then the most frequent first.
std::vector<Sighted> sighted(const std::vector<reports::Stream>& streams,
                             std::span<const std::string_view> fields);

/// The findings of a run: the lowest-index case of each of the `most` weightiest signatures, reduced;
/// signatures that come down to the same counterexample are one finding. A pure function of specs and
/// results, unless `stop` is raised.
template <Domain D>
std::vector<reports::Finding> make_findings(const std::vector<StreamSpec<D>>& specs,
                                            const std::vector<reports::Stream>& results, std::size_t most,
                                            const std::atomic<bool>& stop) {
    std::vector<reports::Finding> findings;
    std::map<std::string, std::size_t> by_case;
    for (const Sighted& sight : sighted(results, D::fields())) {
        if (findings.size() >= most || stop.load()) break;
        const StreamSpec<D>& spec = specs[sight.stream];
        Observer<D> observer(spec.rules, spec.judges);
        typename D::Case a_case;
        spec.generator->generate(spec.seed, sight.index, a_case);
        auto seen =
            observe(observer, a_case, sight.signature, {Random::for_case("alone", spec.seed, sight.index)});
        std::vector<JudgeInfo> judges;
        judges.reserve(spec.judges.size());
        for (const auto& maker : spec.judges) judges.push_back(maker.info);
        const JudgeInfo* outside = outside_subject(sight.signature, judges);
        if (!seen && outside == nullptr) {
            throw corpus::InternalError("case " + std::to_string(sight.index) + " of " +
                                        results[sight.stream].header.generator +
                                        " does not show again: " + sight.signature);
        }
        reports::Finding finding =
            seen ? make_finding(observer, judges, std::move(a_case), std::move(*seen))
                 : unrepeated_finding<D>(spec.rules, judges, *outside, a_case, sight.signature);
        finding.count = sight.count;
        finding.campaign_id = reports::id(results[sight.stream].header);
        finding.index = sight.index;
        finding.replay = replay_command(spec, sight.index);

        const std::string key = finding.subject + finding.field + finding.picture + finding.rules;
        const auto [place, fresh] = by_case.emplace(key, findings.size());
        if (fresh) {
            finding.seen_as.push_back(sight.signature);
            findings.push_back(std::move(finding));
        } else {
            reports::Finding& same = findings[place->second];
            same.count += sight.count;
            same.seen_as.push_back(sight.signature);
        }
    }
    return findings;
}

}  // namespace daejo::fuzz
