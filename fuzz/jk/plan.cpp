// What `daejo agree jk` runs, and what its labels must come to.

#include "corpus/error.h"
#include "corpus/jk/collected_case.h"
#include "fast/jk/fault.h"
#include "fuzz/jk/collected.h"
#include "fuzz/jk/domain.h"
#include "fuzz/jk/generators/generators.h"
#include "fuzz/jk/judges.h"

namespace daejo::fuzz {

std::vector<JudgeMaker<Jk>> Jk::judges(const std::string& fault) {
    return {jk::reference_judge(), jk::fast_judge(fast::jk::parse_fault(fault))};
}

JudgeMaker<Jk> Jk::outside_judge(const judges::Spec& spec, const std::function<void(const std::string&)>&) {
    throw corpus::InputError(
        {}, "--judge " + corpus::shown(spec.text()),
        "the built-in judges: " + spec.kind + ": speaks board lines, which hold no game");
}

reports::Collected Jk::check_collected(const std::vector<JudgeMaker<Jk>>& judges) {
    return jk::check_cases(corpus::jk::own_cases(), judges);
}

std::unique_ptr<Generator<Jk::Case>> Jk::make_generator(const std::string& spec) {
    return jk::make_generator(spec);
}

std::vector<PlannedStream> Jk::default_plan() {
    // The two small shapes come first: what they show comes down to a small counterexample.
    return {{"ko:pinwheel,combine=0", 2000},
            {"ko:quadruple-ko-small,combine=0", 2000},
            {"random", 6000},
            {"ko", 6000}};
}

// Measured with `daejo agree jk --cases 40000`, seed 1.
std::vector<ExpectedLabel> Jk::expected_labels() {
    constexpr std::size_t streams = 4;
    struct Shares {
        std::string_view label;
        std::int64_t per_million[streams];
    };
    static constexpr Shares table[] = {
        {"D of 4", {0, 155525, 300, 135500}},
        {"D of 6", {189275, 71075, 100, 24225}},
        {"D of 8", {0, 2500, 0, 6925}},
        {"no pass after DP", {107150, 92000, 0, 94475}},
        {"no pass after DPCC", {0, 45925, 0, 60475}},
        {"no pass after DPCCCC", {0, 0, 0, 22525}},
        {"no P after ECC", {105450, 466325, 2125, 267000}},
        {"no P after ECCCC", {94675, 105700, 75, 46425}},
        {"P allowed after ED", {0, 55650, 25, 52325}},
        {"CC", {316250, 657175, 32650, 369650}},
        {"capture of two stones or more", {541375, 359700, 811725, 446575}},
        {"pass refused", {52200, 63600, 313025, 58800}},
        {"occupied point refused", {16475, 18425, 305050, 17775}},
        {"state repeated once", {186825, 342250, 183700, 488650}},
        {"end 2.4", {14325, 15175, 80850, 41550}},
        {"end 3.2", {11100, 19800, 52050, 13200}},
        {"end 3.3 for Black", {100, 25, 24425, 57125}},
        {"end 3.3 for White", {150, 75, 23625, 55800}},
        {"end 3.3 drawn", {78000, 71775, 25375, 149425}},
        {"end 4.1", {26275, 26225, 20975, 18475}},
        {"end 4.2", {11300, 13000, 70700, 9375}},
        {"end 4.2 with dead stones", {6575, 8500, 47200, 6600}},
        {"agreement refused", {950, 1000, 4775, 550}},
        {"end 4.3 EE", {722125, 343575, 519950, 310725}},
        {"end 4.3 ECCE", {950, 266175, 350, 140275}},
        {"end 4.3 ECCCCE", {500, 36950, 25, 18700}},
        {"komi decides", {79800, 88725, 78025, 63600}},
        {"action after the end", {105700, 99850, 205600, 101100}},
    };
    const std::vector<PlannedStream> plan = default_plan();
    std::vector<ExpectedLabel> list;
    for (const Shares& row : table) {
        for (std::size_t i = 0; i < streams; ++i) {
            list.push_back({std::string(row.label), plan[i].generator, row.per_million[i]});
        }
    }
    return list;
}

}  // namespace daejo::fuzz
