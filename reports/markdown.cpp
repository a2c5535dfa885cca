#include <fmt/format.h>

#include "reports/finding_text.h"
#include "reports/summary.h"
#include "reports/table.h"
#include "reports/write.h"

namespace daejo::reports {

std::string markdown_text(const Report& report) {
    std::string text = "# " + title(report) + "\n\n**" + conclusion(report) + "** – results digest `" +
                       digest_of(report) + "`\n\n";
    auto headline = headline_table(report);
    if (!headline.empty()) {
        for (auto& row : headline) {
            const std::size_t indent = row.front().find_first_not_of(' ');
            std::string spaces;
            for (std::size_t i = 0; i < indent; ++i) spaces += "&nbsp;";
            row.front() = spaces + row.front().substr(indent);
        }
        text += markdown_table(headline) + "\n";
    }
    text += "## Streams\n\n" + markdown_table(stream_table(report)) + "\n";
    for (const Stream& stream : report.streams) {
        text += fmt::format("- `{}` version {}: `{}`, campaign `{}`\n", stream.header.generator,
                            stream.header.generator_version, stream.header.parameters, id(stream.header));
    }
    const auto minimums = minimum_table(report);
    if (!minimums.empty()) text += "\n## Labels against minimums\n\n" + markdown_table(minimums);
    text += "\n## Evidence\n\n";
    for (const auto& sentence : evidence(report)) text += "- " + sentence + "\n";
    if (report.collected) {
        for (const auto& failure : report.collected->failures) text += "- NOT met: " + failure + "\n";
    }
    if (!report.findings.empty()) text += "\n## Findings\n";
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        text += "\n```\n" + finding_text(report.findings[i], static_cast<int>(i + 1)) + "```\n";
    }
    text += fmt::format("\n## Run\n\ndaejo {}, `{}`, {} thread{}, {:.1f} s, begun {}, on {}{}\n",
                        report.run.version, report.run.command, report.run.threads,
                        report.run.threads == 1 ? "" : "s", report.run.seconds, report.run.started,
                        report.run.host, report.run.interrupted ? "; interrupted" : "");
    return text;
}

}  // namespace daejo::reports
