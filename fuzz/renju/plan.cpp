// The default plan: its streams, the judges, what its labels are expected to come to.

#include "fast/renju/fault.h"
#include "fuzz/renju/domain.h"
#include "fuzz/renju/generators/generators.h"
#include "fuzz/renju/judges.h"

namespace daejo::fuzz {

std::vector<JudgeMaker<Renju>> Renju::judges(const std::string& fault) {
    return {renju::reference_judge(), renju::fast_judge(fast::renju::parse_fault(fault))};
}

std::unique_ptr<Generator<corpus::renju::Position>> Renju::make_generator(const std::string& spec) {
    return renju::make_generator(spec);
}

std::vector<PlannedStream> Renju::default_plan() {
    std::vector<PlannedStream> plan;
    for (const char* generator : {"dense", "uniform", "lines", "playout", "mutate"}) {
        plan.push_back({generator, 1500});
    }
    return plan;
}

std::vector<ExpectedLabel> Renju::expected_labels() {
    return {};
}

}  // namespace daejo::fuzz
