#pragma once

#include <string>

#include "reports/report.h"

namespace daejo::reports {

/// The whole report as text for a terminal.
std::string terminal_text(const Report& report);

/// The whole report as Markdown: the pure part first, then the run.
std::string markdown_text(const Report& report);

}  // namespace daejo::reports
