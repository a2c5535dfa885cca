#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/domain.h"
#include "fuzz/observer.h"
#include "reports/report.h"

namespace daejo::fuzz {

/// The subject's answers to the smaller questions along the reference's explanation of (a_case, focus), each
/// next to the oracle's.
template <Domain D>
std::vector<reports::TrailStep> trail(Observer<D>& observer, std::size_t subject,
                                      const typename D::Case& a_case, const typename D::Focus& focus) {
    using Kind = typename Reply<typename D::Verdict>::Kind;
    std::vector<reports::TrailStep> steps;
    for (const SmallerQuestion<D>& question : D::smaller_questions(observer.rules(), a_case, focus)) {
        observer.ask({&question.a_case, 1});
        const auto said = [&](std::size_t judge) {
            const auto& reply = observer.answer(judge, 0);
            return reply.kind == Kind::verdict ? D::answer_text(reply.verdict, question.focus)
                   : reply.kind == Kind::skip  ? std::string("skipped")
                                               : "failure: " + reply.text;
        };
        // What a verdict may leave out is no difference, whatever the texts look like.
        const bool both =
            observer.answer(0, 0).kind == Kind::verdict && observer.answer(subject, 0).kind == Kind::verdict;
        bool parts = !both;
        if (both) {
            D::compare(observer.rules(), question.a_case, observer.answer(0, 0).verdict,
                       observer.answer(subject, 0).verdict,
                       [&](const Difference<typename D::Focus>& difference) {
                           parts = parts || difference.focus == question.focus;
                       });
        }
        std::string given = said(subject);
        steps.push_back({question.level, D::focus_text(question.focus), parts ? said(0) : given, given});
    }
    return steps;
}

/// A question further down, where the subject departs from the oracle already: the smaller question is the
/// finding.
template <Domain D>
struct Deeper {
    typename D::Case a_case;
    Observation<D> observation;
};

/// Follows the explanation down for as long as a smaller question shows the same field differing. Nothing
/// when the asked question is already the smallest.
template <Domain D>
std::optional<Deeper<D>> deepest_departure(Observer<D>& observer, const typename D::Case& a_case,
                                           const Observation<D>& observation) {
    std::optional<Deeper<D>> deepest;
    typename D::Case now = a_case;
    Observation<D> seen = observation;
    for (bool found = true; found;) {
        found = false;
        for (SmallerQuestion<D>& question : D::smaller_questions(observer.rules(), now, seen.focus)) {
            auto below = observer.at(question.a_case, question.focus, seen.subject);
            if (!below || below->field != seen.field) continue;
            now = std::move(question.a_case);
            seen = std::move(*below);
            deepest = Deeper<D>{now, seen};
            found = true;
            break;
        }
    }
    return deepest;
}

}  // namespace daejo::fuzz
