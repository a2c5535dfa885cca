#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/domain.h"
#include "fuzz/findings.h"
#include "fuzz/observer.h"

namespace daejo::fuzz {

/// Two rule sets of a domain to be told apart, and how they are called.
template <class D>
struct RulePair {
    std::string name;  ///< "ko=literal", "natural against draft-12.4"
    typename D::Rules first;
    typename D::Rules second;
};

/// The smallest case found on which they part.
template <class D>
struct Separation {
    typename D::Case a_case;
    typename D::Focus focus;
};

/// One judge that answers by the second rule set of a pair whatever rules it is asked under, so that the
/// machine sees a disagreement wherever the two part.
template <Domain D>
std::vector<JudgeMaker<D>> judges_of(const RulePair<D>& pair) {
    const auto maker = D::judges("none").back();
    const auto bound = [maker](const typename D::Rules& rules) {
        struct Bound : Judge<D> {
            std::unique_ptr<Judge<D>> inner;
            typename D::Rules rules;

          private:
            void answer(const typename D::Rules&, std::span<const typename D::Case> cases,
                        std::span<Reply<typename D::Verdict>> replies, Detail detail) override {
                inner->judge(rules, cases, replies, detail);
            }
        };
        auto judge = std::make_unique<Bound>();
        judge->inner = maker.make();
        judge->rules = rules;
        return judge;
    };
    return {{{"first", "1"}, [bound, pair] { return bound(pair.first); }},
            {{"second", "1"}, [bound, pair] { return bound(pair.second); }}};
}

/// Asks the first `cases` cases of a generator, reduces the first `most` that show a difference, and gives
/// the smallest. Nothing when none did. `measure` gives what is to be small, as values that can be compared.
template <Domain D, class Measure>
std::optional<Separation<D>> separate(const RulePair<D>& pair, const Generator<typename D::Case>& generator,
                                      std::uint64_t seed, std::uint64_t cases, int most,
                                      std::int64_t questions, Measure measure) {
    Observer<D> observer(pair.first, judges_of(pair));
    std::optional<Separation<D>> smallest;
    int met = 0;
    typename D::Case a_case;
    for (std::uint64_t index = 0; index < cases && met < most; ++index) {
        generator.generate(seed, index, a_case);
        observer.ask({&a_case, 1});
        std::optional<Difference<typename D::Focus>> first;
        D::compare(pair.first, a_case, observer.answer(0, 0).verdict, observer.answer(1, 0).verdict,
                   [&](Difference<typename D::Focus> difference) {
                       if (!first) first = std::move(difference);
                   });
        if (!first) continue;
        ++met;
        const Probe<D> probe = [&](const typename D::Case& candidate,
                                   const typename D::Focus& focus) -> std::optional<std::string> {
            observer.ask({&candidate, 1});
            bool parts = false;
            D::compare(pair.first, candidate, observer.answer(0, 0).verdict, observer.answer(1, 0).verdict,
                       [&](const Difference<typename D::Focus>& difference) {
                           parts = parts || difference.focus == focus;
                       });
            return parts ? std::optional<std::string>("parts") : std::nullopt;
        };
        auto reduced = reduce<D>(a_case, first->focus, "parts", probe, questions);
        if (!smallest || measure(reduced.a_case) < measure(smallest->a_case)) {
            smallest = {reduced.a_case, reduced.focus};
        }
    }
    return smallest;
}

}  // namespace daejo::fuzz
