#include "reports/summary.h"

#include <fmt/format.h>

#include <set>

#include "reports/table.h"

namespace daejo::reports {

namespace {

std::int64_t counter(const Row& row, const std::string& name) {
    const auto place = row.counters.find(name);
    return place == row.counters.end() ? 0 : place->second;
}

std::string plural(std::int64_t count, const std::string& word) {
    return grouped(count) + " " + word + (count == 1 ? "" : "s");
}

}  // namespace

std::string title(const Report& report) {
    if (report.streams.empty()) return report.domain;
    const Header& header = report.streams.front().header;
    std::string judges;
    for (std::size_t i = 1; i < header.judges.size(); ++i) judges += (i > 1 ? ", " : "") + header.judges[i];
    return fmt::format("{}: {} against {}, readings {}, seed {}", report.domain, judges,
                       header.judges.front(), header.rules, header.seed);
}

std::vector<std::vector<std::string>> headline_table(const Report& report) {
    if (report.streams.empty()) return {};
    const Stream& first = report.streams.front();
    const Row row = total(first);
    std::vector<std::vector<std::string>> table;
    table.push_back({first.header.generator + " " + report.case_word + "s", grouped(row.cases)});
    const auto disagreeing = [&] {
        table.push_back({report.case_word + "s with a disagreement", grouped(counter(row, "disagreeing"))});
    };
    bool told = false;
    for (std::size_t i = 0; i < report.headline.size(); ++i) {
        const HeadlineRow& entry = report.headline[i];
        if (i > 0 && entry.indent == 0 && !told) {
            disagreeing();
            told = true;
        }
        table.push_back({std::string(static_cast<std::size_t>(2 * entry.indent), ' ') + entry.text,
                         grouped(counter(row, entry.counter))});
    }
    if (!told) disagreeing();
    return table;
}

std::vector<std::vector<std::string>> stream_table(const Report& report) {
    std::vector<std::vector<std::string>> table{{"stream", report.case_word + "s"}};
    for (const auto& name : report.columns) table.front().push_back(name);
    table.front().push_back("alone checks");
    table.front().push_back("disagreeing");
    for (const Stream& stream : report.streams) {
        const Row row = total(stream);
        table.push_back({stream.header.generator, grouped(row.cases)});
        for (const auto& name : report.columns) table.back().push_back(grouped(counter(row, name)));
        table.back().push_back(grouped(counter(row, "alone checks")));
        table.back().push_back(grouped(counter(row, "disagreeing")));
    }
    return table;
}

std::vector<std::vector<std::string>> minimum_table(const Report& report) {
    if (report.minimums.empty()) return {};
    std::vector<std::vector<std::string>> table{
        {"label (" + report.case_word + "s that show it)", "wanted", "met", ""}};
    for (const Minimum& minimum : report.minimums) {
        table.push_back({minimum.label, grouped(minimum.wanted), grouped(minimum.met),
                         minimum.met < minimum.wanted ? "TOO FEW" : "ok"});
    }
    return table;
}

std::vector<std::vector<std::string>> profile_table(const Run& run) {
    if (run.profile.empty()) return {};
    double all = 0;
    for (const Stage& stage : run.profile) all += stage.seconds;
    std::vector<std::vector<std::string>> table{{"stage", "seconds on all threads", "share"}};
    for (const Stage& stage : run.profile) {
        table.push_back({stage.name, fmt::format("{:.2f}", stage.seconds),
                         fmt::format("{:.1f} %", all > 0 ? 100 * stage.seconds / all : 0.0)});
    }
    return table;
}

std::vector<std::string> evidence(const Report& report) {
    std::vector<std::string> sentences;
    if (report.collected) {
        const Collected& collected = *report.collected;
        sentences.push_back(fmt::format(
            "Collected cases: {} with {} known answers from {}, each asked of every judge: {}.",
            grouped(collected.cases), grouped(collected.answers), plural(collected.sources, "source"),
            collected.failures.empty()
                ? "all met"
                : plural(static_cast<std::int64_t>(collected.failures.size()), "answer") + " NOT met"));
    }
    std::int64_t alone = 0;
    std::int64_t skipped = 0;
    std::string bounds;
    for (const Stream& stream : report.streams) {
        const Row row = total(stream);
        alone += counter(row, "alone checks");
        skipped += counter(row, "skipped");
        if (!stream.header.independent || counter(row, "disagreeing") != 0 || row.cases < 3) continue;
        bounds += fmt::format("{}{} 1 in {}", bounds.empty() ? "" : ", ", stream.header.generator,
                              grouped(row.cases / 3));
    }
    if (!bounds.empty()) {
        sentences.push_back(
            fmt::format("With n independent {0}s and no disagreement, the share of {0}s that would show "
                        "one is below 3/n (95 %): {1}.",
                        report.case_word, bounds));
    }
    sentences.push_back(fmt::format("Each judge alone: {} of one judge against itself on related {}s.",
                                    plural(alone, "check"), report.case_word));
    if (skipped != 0)
        sentences.push_back(plural(skipped, "answer") + " skipped by a judge that does not take the case.");
    sentences.emplace_back("Agreement is not proof: two judges written from one text can be wrong together.");
    return sentences;
}

std::string conclusion(const Report& report) {
    if (disagreements(report) != 0) {
        std::set<std::string> signatures;
        for (const Stream& stream : report.streams) {
            for (const auto& [signature, sighting] : total(stream).sightings) signatures.insert(signature);
        }
        std::string text = "DISAGREED: ";
        if (!signatures.empty()) {
            text += fmt::format("{} met, {} reduced",
                                plural(static_cast<std::int64_t>(signatures.size()), "signature"),
                                plural(static_cast<std::int64_t>(report.findings.size()), "finding"));
        }
        if (report.collected && !report.collected->failures.empty()) {
            text += (signatures.empty() ? "" : "; ") +
                    plural(static_cast<std::int64_t>(report.collected->failures.size()), "known answer") +
                    " not met";
        }
        return text;
    }
    if (report.run.interrupted) return "unfinished: interrupted before the budget was used";
    if (!compared(report)) return "unfinished: in a stream every case was skipped, nothing was compared";
    if (!minimums_met(report)) return "unfinished: a label was met too rarely, see above";
    return "agreed";
}

}  // namespace daejo::reports
