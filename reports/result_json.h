#pragma once

#include <string>
#include <string_view>

#include "reports/report.h"
#include "reports/result.h"

namespace daejo::reports {

/// The JSON forms (reports/schema.md). One line each, keys sorted, so that equal values have equal text.
std::string header_json(const Header& header);
std::string row_json(const Row& row);

/// The `results` part of a report, pure: indented JSON ending with a newline. Its digest is the report's
/// digest.
std::string results_json(const Report& report);

/// The `run` part: time, speed, threads, host.
std::string run_json(const Run& run);

/// Checkpoint lines: {"id", "block", "row"} and {"header"}. Parsing throws std::runtime_error when the text
/// is not one.
std::string checkpoint_row(const std::string& campaign_id, std::uint64_t block, const Row& row);
struct CheckpointRow {
    std::string campaign_id;
    std::uint64_t block = 0;
    Row row;
};
CheckpointRow parse_checkpoint_row(std::string_view line);

}  // namespace daejo::reports
