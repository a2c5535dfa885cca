#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/explanation.h"
#include "fuzz/generator.h"
#include "fuzz/judge.h"
#include "fuzz/judges/spec.h"
#include "fuzz/random.h"
#include "reports/report.h"

namespace daejo::fuzz {

/// One place where two verdicts part. `field` names what differs, the weightiest first within one focus.
template <class Focus>
struct Difference {
    Focus focus{};
    std::string_view field;
    std::string expected;
    std::string given;
};

/// Counts of one block while it runs, by position in D::counter_names() and D::label_names().
struct Tally {
    std::vector<std::int64_t> counters;
    std::vector<std::uint8_t> labels;  ///< 1 where the present case shows the label
};

/// One stream of a plan: a generator's text form, and how many cases of it.
struct PlannedStream {
    std::string generator;
    std::uint64_t cases = 0;
};

/// A label's expected share of cases in a stream of the default plan, in parts per million of that stream's
/// cases; from it the plan's minimums are scaled.
struct ExpectedLabel {
    std::string label;
    std::string generator;  ///< as the plan names it
    std::int64_t per_million = 0;
};

/// A smaller question on the way to an answer: `level` stones or moves below the asked one.
template <class D>
struct SmallerQuestion {
    typename D::Case a_case;
    typename D::Focus focus;
    int level = 1;
};

/// What a domain hands a subject's smaller questions to: the verdict for another case under the same rules,
/// or nullptr when the judge gave none.
template <class D>
using Ask = std::function<const typename D::Verdict*(const typename D::Rules&, const typename D::Case&)>;

/// A rule set that the machine can drive. Everything is static and pure; `Focus` is what a disagreement is
/// about (a point, a move), `Point` what explanations point at. A model is fuzz/renju/domain.h, the smallest
/// one is in tests/fuzz/toy_domain.h.
template <class D>
concept Domain = requires(const typename D::Case& a_case, const typename D::Rules& rules,
                          const typename D::Verdict& verdict, const typename D::Focus& focus, Tally& tally,
                          Random& random, const Ask<D>& ask, const std::string& text,
                          const std::vector<std::string>& words, const judges::Spec& spec,
                          const std::function<void(const std::string&)>& tell,
                          std::function<void(Difference<typename D::Focus>)> differ,
                          std::function<bool(const typename D::Case&, const typename D::Focus&)> accept,
                          std::function<void(std::string_view, Difference<typename D::Focus>)> broken) {
    requires std::equality_comparable<typename D::Case>;
    { D::name } -> std::convertible_to<std::string_view>;
    { D::case_word } -> std::convertible_to<std::string_view>;
    { D::focus_word } -> std::convertible_to<std::string_view>;

    // Differences between two verdicts for one case, in a fixed order.
    D::compare(rules, a_case, verdict, verdict, differ);
    // The names of the fields that may differ, the weightiest first.
    { D::fields() } -> std::same_as<std::span<const std::string_view>>;
    // Smaller cases, big cuts first, until `accept` says true; a pure enumeration.
    D::smaller(a_case, focus, accept);
    // Cases of the same size that look tidier (slid, say), best first, until `accept` says true.
    D::tidier(a_case, focus, accept);
    // All symmetric images, the case itself first.
    { D::images(a_case, focus) } -> std::same_as<std::vector<std::pair<typename D::Case, typename D::Focus>>>;
    // An order of images, so that the least can be taken.
    { D::before({a_case, focus}, {a_case, focus}) } -> std::same_as<bool>;
    // What one judge's verdict must have in common with its verdicts for related cases.
    D::check_alone(rules, a_case, verdict, random, ask, broken);

    { D::counter_names() } -> std::same_as<std::span<const std::string_view>>;
    { D::label_names() } -> std::same_as<std::span<const std::string_view>>;
    D::tally(rules, a_case, verdict, tally);
    { D::headline() } -> std::same_as<std::vector<reports::HeadlineRow>>;
    { D::columns() } -> std::same_as<std::vector<std::string>>;

    // The reference's explanation, and the questions along it in the explanation's order.
    { D::explain(rules, a_case, focus) } -> std::same_as<corpus::Explanation<typename D::Point>>;
    { D::smaller_questions(rules, a_case, focus) } -> std::same_as<std::vector<SmallerQuestion<D>>>;

    // Text in and out.
    { D::focus_text(focus) } -> std::same_as<std::string>;
    { D::size(a_case) } -> std::same_as<int>;
    { D::picture(rules, a_case, focus) } -> std::same_as<std::string>;
    // The collected-case file form (id, note, …): what the oracle says at the focus under these rules.
    { D::case_file(text, text, rules, a_case, focus) } -> std::same_as<std::string>;
    { D::answer_text(verdict, focus) } -> std::same_as<std::string>;
    { D::rules_text(rules) } -> std::same_as<std::string>;
    { D::rules_options(rules) } -> std::same_as<std::string>;

    // What the commands offer.
    { D::judges(text) } -> std::same_as<std::vector<JudgeMaker<D>>>;
    { D::outside_judge(spec, tell) } -> std::same_as<JudgeMaker<D>>;
    { D::parse_rules(words) } -> std::same_as<typename D::Rules>;
    { D::check_collected(D::judges(text)) } -> std::same_as<reports::Collected>;
    { D::make_generator(text) } -> std::same_as<std::unique_ptr<Generator<typename D::Case>>>;
    { D::default_plan() } -> std::same_as<std::vector<PlannedStream>>;
    { D::expected_labels() } -> std::same_as<std::vector<ExpectedLabel>>;
};

}  // namespace daejo::fuzz
