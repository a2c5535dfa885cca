// The default plan: its streams, the judges, what its labels are expected to come to.

#include "fast/renju/fault.h"
#include "fuzz/judges/board_lines.h"
#include "fuzz/renju/domain.h"
#include "fuzz/renju/generators/generators.h"
#include "fuzz/renju/judges.h"

namespace daejo::fuzz {

std::vector<JudgeMaker<Renju>> Renju::judges(const std::string& fault) {
    return {renju::reference_judge(), renju::scanner_judge(fast::renju::parse_fault(fault)),
            renju::fast_judge()};
}

JudgeMaker<Renju> Renju::outside_judge(const judges::Spec& spec,
                                       const std::function<void(const std::string&)>& tell) {
    return judges::board_line_judge(spec, tell);
}

std::unique_ptr<Generator<corpus::renju::Position>> Renju::make_generator(const std::string& spec) {
    return renju::make_generator(spec);
}

std::vector<PlannedStream> Renju::default_plan() {
    std::vector<PlannedStream> plan;
    for (const char* generator : {"dense", "uniform", "lines", "nest", "playout", "mutate"}) {
        plan.push_back({generator, 1500});
    }
    return plan;
}

// Measured with `daejo agree --boards 40000`, seed 1. The stream `mutate` is left out: it changes with every
// collected case.
std::vector<ExpectedLabel> Renju::expected_labels() {
    constexpr std::size_t generators = 5;
    constexpr std::string_view names[generators] = {"dense", "uniform", "lines", "nest", "playout"};
    struct Shares {
        std::string_view label;
        std::int64_t per_million[generators];
    };
    static constexpr Shares table[] = {
        {"five", {799825, 732475, 994475, 619025, 253825}},
        {"overline", {445525, 623075, 952550, 345575, 309050}},
        {"double-four", {720950, 654775, 996175, 648575, 279500}},
        {"one-line double-four", {233200, 417550, 819875, 315750, 51700}},
        {"double-three", {797150, 241800, 999525, 998725, 284425}},
        {"three threes in a point", {168625, 45225, 994800, 983875, 17900}},
        {"false-three", {542375, 214650, 999800, 947500, 90175}},
        {"false-three near the edge", {148775, 97475, 988700, 628750, 27450}},
        {"foul on the edge", {0, 486850, 472925, 34925, 92175}},
        {"no real three among two", {111300, 84900, 894275, 365875, 10600}},
        {"depth 2", {109525, 25850, 980575, 937550, 9675}},
        {"depth 3", {8875, 2275, 675025, 714575, 450}},
        {"depth 4", {900, 275, 262150, 331200, 75}},
        {"depth 5+", {50, 25, 64175, 95800, 0}},
    };
    std::vector<ExpectedLabel> list;
    for (const Shares& row : table) {
        for (std::size_t i = 0; i < generators; ++i) {
            list.push_back({std::string(row.label), std::string(names[i]), row.per_million[i]});
        }
    }
    return list;
}

}  // namespace daejo::fuzz
