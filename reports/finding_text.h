#pragma once

#include <string>

#include "reports/report.h"

namespace daejo::reports {

/// An explanation as indented lines, the clause in brackets at the end of each.
std::string explanation_text(const std::vector<ExplanationLine>& lines, const std::string& indent = "");

/// A finding as a person reads it: what parts, the picture, the explanation, the trail, the replay line.
std::string finding_text(const Finding& finding, int number);

}  // namespace daejo::reports
