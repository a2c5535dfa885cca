#pragma once

// The smallest domain: sorting three numbers from 0 to 99. The oracle is std::sort; the subject is a sorting
// network that can be given a fault: it leaves out its last comparison when the first number is `broken_at`.

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "corpus/error.h"
#include "fuzz/domain.h"

namespace toy {

using namespace daejo;

struct Sorting {
    using Case = std::array<int, 3>;
    using Rules = bool;  ///< true: descending
    using Verdict = std::array<int, 3>;
    using Focus = int;
    using Point = int;
    static constexpr std::string_view name = "sorting";
    static constexpr std::string_view case_word = "triple";
    static constexpr std::string_view focus_word = "place";
    static constexpr std::string_view fields_text[] = {"number"};
    static constexpr std::string_view counter_names_text[] = {"sum"};
    static constexpr std::string_view label_names_text[] = {"two alike"};
    template <class Sink>
    static void compare(const Rules&, const Case&, const Verdict& expected, const Verdict& given,
                        Sink&& differ) {
        for (int i = 0; i < 3; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (expected[at] == given[at]) continue;
            differ(fuzz::Difference<int>{i, "number", expected[at] < given[at] ? "less" : "more", "other"});
        }
    }
    static std::span<const std::string_view> fields() { return fields_text; }
    template <class Accept>
    static void smaller(const Case& triple, const Focus& focus, Accept&& accept) {
        for (std::size_t i = 0; i < 3; ++i) {
            for (const int less : {0, triple[i] / 2, triple[i] - 1}) {
                Case candidate = triple;
                candidate[i] = less;
                if (less >= 0 && less < triple[i] && accept(candidate, focus)) return;
            }
        }
    }
    template <class Accept>
    static void tidier(const Case&, const Focus&, Accept&&) {}
    static std::vector<std::pair<Case, Focus>> images(const Case& triple, const Focus& focus) {
        return {{triple, focus}};
    }
    static bool before(const std::pair<Case, Focus>& a, const std::pair<Case, Focus>& b) { return a < b; }
    template <class Broken>
    static void check_alone(const Rules& rules, const Case& triple, const Verdict& verdict, fuzz::Random&,
                            const fuzz::Ask<Sorting>& ask, Broken&& broken) {
        const Case turned{triple[2], triple[1], triple[0]};
        const Verdict* other = ask(rules, turned);
        if (other == nullptr) return;
        compare(rules, triple, verdict, *other,
                [&](fuzz::Difference<int> d) { broken("turned round", std::move(d)); });
    }
    static std::span<const std::string_view> counter_names() { return counter_names_text; }
    static std::span<const std::string_view> label_names() { return label_names_text; }
    static void tally(const Rules&, const Case& triple, const Verdict& sorted, fuzz::Tally& tally) {
        tally.counters[0] += triple[0] + triple[1] + triple[2];
        tally.labels[0] = sorted[0] == sorted[1] || sorted[1] == sorted[2];
    }
    static std::vector<reports::HeadlineRow> headline() { return {{"sum of all", "sum", 0}}; }
    static std::vector<std::string> columns() { return {"sum"}; }
    static corpus::Explanation<Point> explain(const Rules&, const Case&, const Focus& focus) {
        return {"sorted", "the numbers in order", "T1", {focus}, {}};
    }
    static std::vector<fuzz::SmallerQuestion<Sorting>> smaller_questions(const Rules&, const Case&,
                                                                         const Focus&) {
        return {};
    }
    static std::string focus_text(const Focus& focus) { return std::to_string(focus); }
    static int size(const Case& triple) { return triple[0] + triple[1] + triple[2]; }
    static std::string picture(const Rules&, const Case& t, const Focus&) {
        return std::to_string(t[0]) + " " + std::to_string(t[1]) + " " + std::to_string(t[2]);
    }
    static std::string case_file(const std::string&, const std::string&, const Rules&, const Case& t,
                                 const Focus& f) {
        return picture(false, t, f);
    }
    static std::string answer_text(const Verdict& v, const Focus& f) {
        return std::to_string(v[static_cast<std::size_t>(f)]);
    }
    static std::string rules_text(const Rules& rules) { return rules ? "descending" : "ascending"; }
    static std::string rules_options(const Rules& rules) { return rules ? " --descending" : ""; }
    static Rules parse_rules(const std::vector<std::string>& words) { return !words.empty(); }
    static reports::Collected check_collected(const std::vector<fuzz::JudgeMaker<Sorting>>&) { return {}; }
    static std::vector<fuzz::PlannedStream> default_plan() { return {{"triples", 2000}, {"triples", 500}}; }
    static std::vector<fuzz::ExpectedLabel> expected_labels() { return {{"two alike", "triples", 29'800}}; }
    static std::vector<fuzz::JudgeMaker<Sorting>> judges(const std::string& fault);
    static fuzz::JudgeMaker<Sorting> outside_judge(const fuzz::judges::Spec&,
                                                   const std::function<void(const std::string&)>&) {
        return judges("none").back();
    }
    static std::unique_ptr<fuzz::Generator<Case>> make_generator(const std::string& spec);
};

template <class Sort>
struct SortingJudge : fuzz::Judge<Sorting> {
    explicit SortingJudge(Sort how) : sort(how) {}
    void answer(const bool& descending, std::span<const Sorting::Case> cases,
                std::span<fuzz::Reply<Sorting::Verdict>> replies, fuzz::Detail) override {
        for (std::size_t i = 0; i < cases.size(); ++i) {
            replies[i].verdict = sort(cases[i]);
            if (descending) std::reverse(replies[i].verdict.begin(), replies[i].verdict.end());
        }
    }
    Sort sort;
};

inline std::vector<fuzz::JudgeMaker<Sorting>> Sorting::judges(const std::string& fault) {
    const auto slow = [](Case t) {
        std::sort(t.begin(), t.end());
        return t;
    };
    const int broken_at = fault == "none" ? -1 : std::stoi(fault);
    const auto network = [broken_at](Case t) {
        const bool broken = t[0] == broken_at;
        if (t[0] > t[1]) std::swap(t[0], t[1]);
        if (t[1] > t[2]) std::swap(t[1], t[2]);
        if (!broken && t[0] > t[1]) std::swap(t[0], t[1]);
        return t;
    };
    return {
        {{"slow", "1"}, [slow] { return std::make_unique<SortingJudge<decltype(slow)>>(slow); }},
        {{"network", "1"}, [network] { return std::make_unique<SortingJudge<decltype(network)>>(network); }}};
}

struct Triples : fuzz::Generator<Sorting::Case> {
    fuzz::GeneratorInfo info() const override { return {"triples", 1, "to=99", "", true}; }
    void generate(std::uint64_t seed, std::uint64_t index, Sorting::Case& out) const override {
        fuzz::Random random = fuzz::Random::for_case("triples 1", seed, index);
        for (int& number : out) number = random.below(100);
    }
};

inline std::unique_ptr<fuzz::Generator<Sorting::Case>> Sorting::make_generator(const std::string& spec) {
    if (spec != "triples") throw corpus::InputError({}, spec, "triples");
    return std::make_unique<Triples>();
}

static_assert(fuzz::Domain<Sorting>);

}  // namespace toy
