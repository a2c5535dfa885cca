// What `daejo agree jk` runs, and what its labels must come to.

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

reports::Collected Jk::check_collected(const std::vector<JudgeMaker<Jk>>& judges) {
    return jk::check_cases(corpus::jk::own_cases(), judges);
}

std::unique_ptr<Generator<Jk::Case>> Jk::make_generator(const std::string& spec) {
    return jk::make_generator(spec);
}

std::vector<PlannedStream> Jk::default_plan() {
    return {{"random", 6000}, {"ko", 3000}};
}

std::vector<ExpectedLabel> Jk::expected_labels() {
    return {};
}

}  // namespace daejo::fuzz
