#pragma once

#include <string>
#include <vector>

#include "reports/report.h"

namespace daejo::reports {

/// The parts of a report that terminal and Markdown share, as rows and sentences.

/// "renju: fast 1 against reference 1, readings default, seed 1".
std::string title(const Report& report);

/// The headline: what the first stream came to, one figure a row.
std::vector<std::vector<std::string>> headline_table(const Report& report);

/// One row a stream, with a heading.
std::vector<std::vector<std::string>> stream_table(const Report& report);

/// Labels against minimums, with a heading; empty without minimums.
std::vector<std::vector<std::string>> minimum_table(const Report& report);

/// Where the time of the run went, with a heading; empty when that was not asked for.
std::vector<std::vector<std::string>> profile_table(const Run& run);

/// What the figures are evidence of, a sentence each: collected facts, the bound 3/n, each judge alone, what
/// agreement is not.
std::vector<std::string> evidence(const Report& report);

/// "agreed", "DISAGREED …", "unfinished: …" and why.
std::string conclusion(const Report& report);

}  // namespace daejo::reports
