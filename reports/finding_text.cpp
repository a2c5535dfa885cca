#include "reports/finding_text.h"

#include <fmt/format.h>

#include <sstream>

#include "reports/table.h"

namespace daejo::reports {

namespace {

std::string indented(const std::string& text, const std::string& indent) {
    std::istringstream lines(text);
    std::string out;
    for (std::string line; std::getline(lines, line);) out += indent + line + "\n";
    return out;
}

}  // namespace

std::string explanation_text(const std::vector<ExplanationLine>& lines, const std::string& indent) {
    std::string text;
    for (const ExplanationLine& line : lines) {
        text += indent + std::string(static_cast<std::size_t>(2 * line.level), ' ') + line.text;
        if (!line.clause.empty()) text += "  [" + line.clause + "]";
        text += '\n';
    }
    return text;
}

std::string finding_text(const Finding& finding, int number) {
    std::string text =
        fmt::format("finding {}: {}, {}: {} says {}, {} says {} (readings {}, seen {} times)\n", number,
                    finding.focus, finding.field, finding.oracle, finding.expected, finding.subject,
                    finding.given, finding.rules, grouped(finding.count));
    text += "\n" + indented(finding.picture, "    ") + "\n";
    text += explanation_text(finding.explanation, "  ");
    if (!finding.trail.empty()) {
        bool marked = false;
        text += "  the smaller questions, asked of " + finding.subject + ":\n";
        for (const TrailStep& step : finding.trail) {
            const bool departs = step.expected != step.given && !marked;
            marked = marked || departs;
            text += fmt::format("  {}{}: {}{}\n", std::string(static_cast<std::size_t>(2 * step.level), ' '),
                                step.focus, step.given,
                                step.expected == step.given ? std::string()
                                                            : ", expected " + step.expected +
                                                                  (departs ? "   <- here it departs" : ""));
        }
    }
    if (!finding.trail_note.empty()) text += "  " + finding.trail_note + "\n";
    if (!finding.symmetric) {
        text +=
            "  not every symmetric image of this disagrees: the fault depends on the direction or the "
            "place\n";
    }
    if (!finding.complete)
        text += "  the reduction stopped at its question budget: this may not be minimal\n";
    if (finding.seen_as.size() > 1) {
        text += fmt::format("  {} signatures come down to this one\n", finding.seen_as.size());
    }
    text += "  signature: " + finding.signature + "\n";
    if (!finding.replay.empty()) text += "  from: " + finding.replay + "\n";
    return text;
}

}  // namespace daejo::reports
