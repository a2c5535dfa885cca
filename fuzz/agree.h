#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/block.h"
#include "fuzz/campaign.h"
#include "fuzz/domain.h"
#include "fuzz/findings.h"
#include "fuzz/judge_choice.h"
#include "fuzz/output_directory.h"
#include "reports/report.h"

namespace daejo::fuzz {

/// What a user asks of `daejo agree`.
struct AgreeRequest {
    std::optional<std::string> generator;  ///< one stream in place of the default plan
    std::optional<std::uint64_t> cases;    ///< for each stream
    std::optional<std::chrono::milliseconds> time;
    std::uint64_t seed = 1;
    std::vector<std::string> rules;  ///< readings as "name=value"
    JudgeChoice judges;
    bool profile = false;  ///< tell where the time went
    int threads = 1;
    std::size_t findings = 20;  ///< most signatures to reduce
    std::map<std::string, std::int64_t> minimums;
    std::optional<std::string> out;
    reports::Run run;  ///< version, command, host and start, as the report shall show them
};

/// What is told while a run goes on; all may be empty. Each is called by one thread at a time.
struct Listener {
    std::function<void(const std::vector<reports::Stream>& planned)> begin;
    std::function<void(std::size_t stream, const reports::Row& row)> block;
    std::function<void(const std::string& signature, const std::string& replay)> provisional;
    std::function<void()> reducing;
};

/// The streams of a request: its one generator, or the domain's default plan.
template <Domain D>
std::vector<StreamSpec<D>> planned_streams(const AgreeRequest& request) {
    std::vector<PlannedStream> plan = D::default_plan();
    if (request.generator) plan = {{*request.generator, plan.front().cases}};
    const auto judges = judges_of<D>(request.judges);
    std::vector<StreamSpec<D>> specs;
    for (const PlannedStream& planned : plan) {
        StreamSpec<D> spec;
        spec.generator = D::make_generator(planned.generator);
        spec.generator_text = planned.generator;
        spec.judge_options = options_text(request.judges);
        spec.rules = D::parse_rules(request.rules);
        spec.seed = request.seed;
        spec.judges = judges;
        const bool open_ended = request.time || (request.generator && spec.generator->size());
        spec.cases = request.cases.value_or(open_ended ? 0 : planned.cases);
        specs.push_back(std::move(spec));
    }
    return specs;
}

/// The minimums of a finished plan: for the default plan under default rules what its labels must at least
/// come to (six standard deviations below the expected count, so that no honest run fails), and what the user
/// asks.
template <Domain D>
std::vector<reports::Minimum> minimums(const AgreeRequest& request,
                                       const std::vector<reports::Stream>& streams) {
    std::map<std::string, std::int64_t> wanted;
    if (!request.generator && D::parse_rules(request.rules) == typename D::Rules{}) {
        const std::vector<PlannedStream> plan = D::default_plan();  // the streams are its, in its order
        std::map<std::string, double> expected;
        for (const ExpectedLabel& label : D::expected_labels()) {
            for (std::size_t i = 0; i < streams.size(); ++i) {
                if (plan[i].generator != label.generator) continue;
                expected[label.label] += static_cast<double>(streams[i].header.cases) *
                                         static_cast<double>(label.per_million) / 1e6;
            }
        }
        for (const auto& [label, count] : expected) {
            wanted[label] =
                static_cast<std::int64_t>(std::max(0.0, std::floor(count - 6 * std::sqrt(count))));
        }
    }
    for (const auto& [label, count] : request.minimums) {
        const auto names = D::label_names();
        if (std::find(names.begin(), names.end(), label) == names.end()) {
            std::string all;
            for (const auto name : names) all += (all.empty() ? "" : ", ") + std::string(name);
            throw corpus::InputError({}, "label " + corpus::shown(label), "one of " + all);
        }
        wanted[label] = count;
    }
    std::vector<reports::Minimum> list;
    for (const auto& [label, count] : wanted) {
        reports::Minimum minimum{label, count, 0};
        for (const auto& stream : streams) {
            const auto row = reports::total(stream);
            const auto place = row.labels.find(label);
            if (place != row.labels.end()) minimum.met += place->second.count;
        }
        list.push_back(std::move(minimum));
    }
    return list;
}

/// Runs a request to its end, or until `stop` is raised. Everything of the report but `run` is a pure
/// function of the request, unless it was stopped or had a time budget. Throws corpus::InputError for what
/// the request gets wrong.
template <Domain D>
reports::Report agree(const AgreeRequest& request, const std::atomic<bool>& stop, const Listener& listener) {
    const auto begun = std::chrono::steady_clock::now();
    const auto specs = planned_streams<D>(request);
    std::vector<reports::Stream> streams;
    std::vector<std::string> ids;
    for (const auto& spec : specs) {
        streams.push_back({header(spec), {}});
        ids.push_back(reports::id(streams.back().header));
    }
    minimums<D>(request, streams);  // refuses an unknown label before the run, not after it

    reports::Report report;
    report.domain = D::name;
    report.case_word = D::case_word;
    report.focus_word = D::focus_word;
    report.headline = D::headline();
    report.columns = D::columns();
    std::unique_ptr<OutputDirectory> directory;
    if (request.out) directory = std::make_unique<OutputDirectory>(*request.out, streams);
    if (listener.begin) listener.begin(streams);
    if (!request.generator) report.collected = D::check_collected(specs.front().judges);

    std::set<std::string> told;
    Control control;
    control.threads = request.threads;
    if (request.time) control.deadline = std::chrono::steady_clock::now() + *request.time;
    control.stop = &stop;
    control.on_block = [&](std::size_t stream, std::uint64_t block, const reports::Row& row) {
        if (directory) directory->append(ids[stream], block, row);
        if (listener.block) listener.block(stream, row);
    };
    std::mutex told_mutex;
    control.on_sighting = [&](std::size_t stream, const std::string& signature, std::uint64_t index) {
        const std::lock_guard lock(told_mutex);
        if (!told.insert(signature).second || !listener.provisional) return;
        listener.provisional(signature, replay_command(specs[stream], index));
    };
    Profile profile;
    if (request.profile) control.profile = &profile;
    report.run = request.run;
    report.run.interrupted = !run_campaign(specs, streams, control);
    if (request.profile) {
        std::vector<std::string> names;
        for (const auto& judge : specs.front().judges) names.push_back(judge.info.name);
        report.run.profile = stages(profile, names);
    }
    if (listener.reducing && !told.empty()) listener.reducing();
    report.findings = make_findings(specs, streams, request.findings, stop);
    report.minimums = minimums<D>(request, streams);
    report.streams = std::move(streams);
    if (stop.load() && reports::disagreements(report) != 0) report.run.interrupted = true;  // in reducing
    report.run.threads = request.threads;
    report.run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    if (directory) directory->write(report);
    return report;
}

}  // namespace daejo::fuzz
