#pragma once

#include <string>
#include <vector>

#include "corpus/renju/collected_case.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::renju {

/// What a judge's verdict for the case's point does not meet of an expectation: empty when it meets
/// everything, otherwise "expected …, given …". Counts are looked at when the verdict is `counted`; a `foul`
/// meets every foul.
std::string unmet(const corpus::renju::Expectation& expected, const corpus::renju::PointVerdict& given,
                  bool counted = true);

/// Asks every judge every expectation of these cases.
reports::Collected check_cases(const std::vector<corpus::renju::CollectedCase>& cases,
                               const std::vector<JudgeMaker<Renju>>& judges);

}  // namespace daejo::fuzz::renju
