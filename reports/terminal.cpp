#include <fmt/format.h>

#include <algorithm>

#include "reports/finding_text.h"
#include "reports/summary.h"
#include "reports/table.h"
#include "reports/write.h"

namespace daejo::reports {

std::string terminal_text(const Report& report) {
    std::string text = "daejo " + report.run.version + " – " + title(report) + "\n\n";
    text += aligned(headline_table(report)) + "\n";
    text += aligned(stream_table(report)) + "\n";
    for (const Stream& stream : report.streams) {
        text += fmt::format("  {}: {}\n", stream.header.generator, stream.header.parameters);
    }
    text += "\n";
    const auto minimums = minimum_table(report);
    if (!minimums.empty()) text += aligned(minimums) + "\n";
    const auto profile = profile_table(report.run);
    if (!profile.empty()) text += aligned(profile) + "\n";
    for (const auto& sentence : evidence(report)) text += sentence + "\n";
    if (report.collected) {
        constexpr std::size_t most = 10;
        const auto& failures = report.collected->failures;
        for (std::size_t i = 0; i < std::min(most, failures.size()); ++i)
            text += "  NOT met: " + failures[i] + "\n";
        if (failures.size() > most)
            text += fmt::format("  … and {} more (daejo check lists them)\n", failures.size() - most);
    }
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        text += "\n" + finding_text(report.findings[i], static_cast<int>(i + 1));
    }
    std::int64_t cases = 0;
    for (const Stream& stream : report.streams) cases += total(stream).cases;
    text += fmt::format("\n{}  (results {}; {} {}s in {:.1f} s, {} thread{})\n", conclusion(report),
                        digest_of(report), grouped(cases), report.case_word, report.run.seconds,
                        report.run.threads, report.run.threads == 1 ? "" : "s");
    return text;
}

}  // namespace daejo::reports
