#include "reports/result_json.h"

#include <nlohmann/json.hpp>

namespace daejo::reports {

namespace {

using nlohmann::json;

json as_json(const Header& header) {
    return {{"domain", header.domain},
            {"generator",
             {{"name", header.generator},
              {"version", header.generator_version},
              {"parameters", header.parameters},
              {"input", header.input},
              {"independent", header.independent}}},
            {"seed", header.seed},
            {"rules", header.rules},
            {"judges", header.judges},
            {"cases", header.cases},
            {"block_size", header.block_size}};
}

json as_json(const Row& row) {
    json labels = json::object();
    for (const auto& [name, feature] : row.labels) {
        labels[name] = {{"count", feature.count}, {"first", feature.first}};
    }
    json sightings = json::object();
    for (const auto& [signature, sighting] : row.sightings) {
        sightings[signature] = {{"count", sighting.count}, {"lowest", sighting.lowest}};
    }
    return {{"cases", row.cases}, {"counters", row.counters}, {"labels", labels}, {"sightings", sightings}};
}

Row row_from(const json& value) {
    Row row;
    row.cases = value.at("cases").get<std::int64_t>();
    row.counters = value.at("counters").get<std::map<std::string, std::int64_t>>();
    for (const auto& [name, feature] : value.at("labels").items()) {
        row.labels[name] = {feature.at("count").get<std::int64_t>(),
                            feature.at("first").get<std::vector<std::uint64_t>>()};
    }
    for (const auto& [signature, sighting] : value.at("sightings").items()) {
        row.sightings[signature] = {sighting.at("count").get<std::int64_t>(),
                                    sighting.at("lowest").get<std::uint64_t>()};
    }
    return row;
}

json as_json(const Stream& stream) {
    json blocks = json::array();
    for (const auto& [block, row] : stream.rows) blocks.push_back(block);
    return {{"id", id(stream.header)},
            {"header", as_json(stream.header)},
            {"blocks", blocks},
            {"total", as_json(total(stream))}};
}

json as_json(const Finding& finding) {
    json explanation = json::array();
    for (const auto& line : finding.explanation) {
        explanation.push_back({{"level", line.level}, {"clause", line.clause}, {"text", line.text}});
    }
    json trail = json::array();
    for (const auto& step : finding.trail) {
        trail.push_back({{"level", step.level},
                         {"focus", step.focus},
                         {"expected", step.expected},
                         {"given", step.given}});
    }
    json children = json::array();
    for (const auto& child : finding.children) {
        children.push_back({{"signature", child.signature}, {"case", child.case_text}});
    }
    return {{"signature", finding.signature},
            {"seen_as", finding.seen_as},
            {"count", finding.count},
            {"campaign", finding.campaign_id},
            {"index", finding.index},
            {"replay", finding.replay},
            {"subject", finding.subject},
            {"oracle", finding.oracle},
            {"rules", finding.rules},
            {"focus", finding.focus},
            {"field", finding.field},
            {"expected", finding.expected},
            {"given", finding.given},
            {"size", finding.size},
            {"case", finding.case_text},
            {"explanation", explanation},
            {"trail", trail},
            {"trail_note", finding.trail_note},
            {"symmetric", finding.symmetric},
            {"questions", finding.questions},
            {"complete", finding.complete},
            {"children", children}};
}

std::string line(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::string header_json(const Header& header) {
    return line(as_json(header));
}

std::string row_json(const Row& row) {
    return line(as_json(row));
}

std::string results_json(const Report& report) {
    json streams = json::array();
    for (const Stream& stream : report.streams) streams.push_back(as_json(stream));
    json findings = json::array();
    for (const Finding& finding : report.findings) findings.push_back(as_json(finding));
    json minimums = json::array();
    for (const Minimum& minimum : report.minimums) {
        minimums.push_back({{"label", minimum.label}, {"wanted", minimum.wanted}, {"met", minimum.met}});
    }
    json results = {{"schema", "daejo-results-1"}, {"domain", report.domain},
                    {"streams", streams},          {"findings", findings},
                    {"minimums", minimums},        {"disagreements", disagreements(report)}};
    if (report.collected) {
        results["collected"] = {{"cases", report.collected->cases},
                                {"answers", report.collected->answers},
                                {"sources", report.collected->sources},
                                {"failures", report.collected->failures}};
    }
    return results.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

std::string run_json(const Run& run) {
    json value = {{"version", run.version},        {"command", run.command}, {"threads", run.threads},
                  {"seconds", run.seconds},        {"host", run.host},       {"started", run.started},
                  {"interrupted", run.interrupted}};
    for (const Stage& stage : run.profile) value["profile"][stage.name] = stage.seconds;
    return value.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

std::string checkpoint_row(const std::string& campaign_id, std::uint64_t block, const Row& row) {
    return line({{"id", campaign_id}, {"block", block}, {"row", as_json(row)}});
}

CheckpointRow parse_checkpoint_row(std::string_view text) {
    const json value = json::parse(text);
    return {value.at("id").get<std::string>(), value.at("block").get<std::uint64_t>(),
            row_from(value.at("row"))};
}

}  // namespace daejo::reports
