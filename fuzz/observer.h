#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/domain.h"
#include "fuzz/judge.h"

namespace daejo::fuzz {

/// Explanations are compared this many levels below their first line.
inline constexpr int skeleton_levels = 2;

/// A disagreement in one case, as its signature and the place where it shows.
template <class D>
struct Observation {
    std::string signature;
    std::size_t subject = 0;  ///< position in the list of judges
    bool alone = false;       ///< the subject contradicts itself, not the oracle
    typename D::Focus focus{};
    std::string field;
    std::string expected;
    std::string given;
};

/// Asks all judges the same cases and says where they part. The first judge is the oracle. For one thread.
template <Domain D>
class Observer {
  public:
    using Case = typename D::Case;
    using Rules = typename D::Rules;
    using Verdict = typename D::Verdict;
    using Focus = typename D::Focus;
    using Answers = std::vector<Reply<Verdict>>;

    Observer(Rules rules, const std::vector<JudgeMaker<D>>& makers) : rules_(std::move(rules)) {
        for (const auto& maker : makers) {
            names_.push_back(maker.info.name);
            judges_.push_back(maker.make());
            answers_.emplace_back();
        }
    }

    const Rules& rules() const { return rules_; }
    std::size_t judges() const { return judges_.size(); }

    /// Asks every judge every case, the oracle always for everything; the answers stay until the next call.
    /// `asked(j)` is called after judge `j`.
    template <class Asked>
    void ask(std::span<const Case> cases, Detail detail, Asked&& asked) {
        for (std::size_t j = 0; j < judges_.size(); ++j) {
            answers_[j].resize(cases.size());
            judges_[j]->judge(rules_, cases, answers_[j], j == 0 ? Detail::everything : detail);
            asked(j);
        }
    }
    void ask(std::span<const Case> cases) {
        ask(cases, Detail::everything, [](std::size_t) {});
    }
    const Reply<Verdict>& answer(std::size_t judge, std::size_t index) const {
        return answers_[judge][index];
    }

    /// What the last `ask` showed in case `index`: at most one observation for each (subject, field,
    /// expected, given), at its first focus.
    template <class Sink>
    void differences(const Case& a_case, std::size_t index, Sink&& sink) {
        for (std::size_t j = 0; j < judges_.size(); ++j) {
            const auto& reply = answers_[j][index];
            if (reply.kind == Reply<Verdict>::Kind::failure) sink(failure(j, reply.text));
        }
        const auto& oracle = answers_[0][index];
        for (std::size_t j = 1; j < judges_.size(); ++j) {
            const auto& given = answers_[j][index];
            if (!is_verdict(oracle) || !is_verdict(given)) continue;
            std::set<std::string> met;
            D::compare(rules_, a_case, oracle.verdict, given.verdict, [&](Difference<Focus> difference) {
                if (!met.insert(change_text(difference)).second) return;
                sink(disagreement(j, a_case, std::move(difference)));
            });
        }
    }

    /// The weightiest observation of `subject` at exactly this focus of this one case.
    std::optional<Observation<D>> at(const Case& a_case, const Focus& focus, std::size_t subject) {
        ask({&a_case, 1});
        const auto& oracle = answers_[0][0];
        const auto& given = answers_[subject][0];
        if (given.kind == Reply<Verdict>::Kind::failure) {
            auto found = failure(subject, given.text);
            found.focus = focus;
            return found;
        }
        if (!is_verdict(oracle) || !is_verdict(given)) return std::nullopt;
        std::optional<Difference<Focus>> first;
        D::compare(rules_, a_case, oracle.verdict, given.verdict, [&](Difference<Focus> difference) {
            if (!first && difference.focus == focus) first = std::move(difference);
        });
        if (!first) return std::nullopt;
        return disagreement(subject, a_case, std::move(*first));
    }

    /// What `subject`'s verdict for this case contradicts in its own verdicts for related cases.
    template <class Sink>
    void alone(const Case& a_case, const Verdict& verdict, std::size_t subject, Random random, Sink&& sink) {
        Reply<Verdict> reply;
        const Ask<D> ask_subject = [&](const Rules& rules, const Case& other) -> const Verdict* {
            judges_[subject]->judge(rules, {&other, 1}, {&reply, 1});
            return is_verdict(reply) ? &reply.verdict : nullptr;
        };
        std::set<std::string> met;
        D::check_alone(
            rules_, a_case, verdict, random, ask_subject,
            [&](std::string_view relation, Difference<Focus> difference) {
                const std::string field = std::string(relation) + ": " + std::string(difference.field);
                const std::string change = difference.expected + " → " + difference.given;
                if (!met.insert(field + change).second) return;
                sink(Observation<D>{signature(names_[subject] + " alone", field + " " + change, ""), subject,
                                    true, difference.focus, field, difference.expected, difference.given});
            });
    }

  private:
    static bool is_verdict(const Reply<Verdict>& reply) {
        return reply.kind == Reply<Verdict>::Kind::verdict;
    }

    static std::string change_text(const Difference<Focus>& difference) {
        return std::string(difference.field) + " " + difference.expected + " → " + difference.given;
    }

    std::string signature(const std::string& who, const std::string& what,
                          const std::string& skeleton) const {
        std::string text = std::string(D::name) + " | " + who + " | " + D::rules_text(rules_) + " | " + what;
        return skeleton.empty() ? text : text + " | " + skeleton;
    }

    Observation<D> disagreement(std::size_t subject, const Case& a_case, Difference<Focus> difference) const {
        const std::string skeleton =
            corpus::skeleton(D::explain(rules_, a_case, difference.focus), skeleton_levels);
        return {signature(names_[subject] + " against " + names_[0], change_text(difference), skeleton),
                subject,
                false,
                difference.focus,
                std::string(difference.field),
                difference.expected,
                difference.given};
    }

    Observation<D> failure(std::size_t subject, const std::string& text) const {
        const std::string kind = text.substr(0, text.find(": "));
        return {signature(names_[subject], "failure, " + kind, ""),
                subject,
                false,
                Focus{},
                "failure",
                "a verdict",
                text};
    }

    Rules rules_;
    std::vector<std::string> names_;
    std::vector<std::unique_ptr<Judge<D>>> judges_;
    std::vector<Answers> answers_;
};

}  // namespace daejo::fuzz
