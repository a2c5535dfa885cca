#pragma once

#include <vector>

#include "corpus/jk/collected_case.h"
#include "fuzz/jk/domain.h"

namespace daejo::fuzz::jk {

/// Asks every judge every expectation of these cases; an answer is one record.
reports::Collected check_cases(const std::vector<corpus::jk::CollectedCase>& cases,
                               const std::vector<JudgeMaker<Jk>>& judges);

}  // namespace daejo::fuzz::jk
