#include "fuzz/agree.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/utsname.h>

#include <ctime>
#include <fstream>
#include <numeric>

#include "corpus/error.h"
#include "fast/renju/fault.h"
#include "fuzz/command/command.h"
#include "fuzz/command/progress.h"
#include "fuzz/command/stop.h"
#include "fuzz/renju/domain.h"
#include "fuzz/renju/generators/generators.h"
#include "reports/write.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

std::string generators_help() {
    std::string text = "Generators (--generator NAME or NAME:PARAMETER=VALUE,...):\n";
    for (const auto& generator : renju::generator_help()) {
        text += fmt::format("  {:<9}{}\n", generator.name, generator.description);
        for (const auto& parameter : generator.parameters) {
            text += fmt::format("           {}={}  {} ({})\n", parameter.name, parameter.fallback,
                                parameter.meaning, parameter.range);
        }
    }
    return text;
}

std::string fault_help() {
    std::string text = "plant a known mistake in the fast judge:";
    for (const auto fault : fast::renju::all_faults()) text += " " + std::string(to_text(fault));
    return text;
}

Usage usage() {
    Usage usage{"agree [renju] [options]",
                "Runs the default plan: the collected cases, then 1,500 boards of each generator, every "
                "judge asked every\n"
                "board. With --generator one stream in place of the plan.\n\n" +
                    generators_help(),
                po::options_description(),
                {"domain"},
                false};
    usage.options.add_options()                                                                           //
        ("generator", po::value<std::string>(), "one stream in place of the plan")                        //
        ("boards", po::value<std::string>(), "boards of each stream (default 1500; of a file: all)")      //
        ("time", po::value<std::string>(), "go on for this long instead, in whole blocks: 90s, 10m, 8h")  //
        ("seed", po::value<std::string>()->default_value("1"), "seed of all streams")                     //
        ("reading", po::value<Words>()->composing(), "a reading, as recursion=cap=1; repeatable")         //
        ("threads", po::value<std::string>(), "worker threads (default: all processors)")                 //
        ("out", po::value<std::string>(),
         "keep results here; the same command goes on where it was stopped")  //
        ("minimum", po::value<Words>()->composing(),
         "LABEL=N: fewer boards showing the label is unfinished")                                           //
        ("findings", po::value<std::string>()->default_value("20"), "reduce at most this many signatures")  //
        ("fault", po::value<std::string>()->default_value("none"), fault_help().c_str());
    return usage;
}

std::string host() {
    utsname system{};
    std::string text = ::uname(&system) == 0 ? std::string(system.sysname) + " " + system.machine : "unknown";
    std::ifstream processors("/proc/cpuinfo");
    for (std::string line; std::getline(processors, line);) {
        const std::size_t colon = line.find(": ");
        if (!line.starts_with("model name") || colon == std::string::npos) continue;
        return line.substr(colon + 2) + ", " + text;
    }
    return text;
}

AgreeRequest request_from(const po::variables_map& values, const Words& words) {
    AgreeRequest request;
    if (values.count("generator")) request.generator = text(values, "generator");
    if (values.count("boards")) {
        request.cases = whole_number("--boards", text(values, "boards"), 1, 1'000'000'000'000);
    }
    if (values.count("time")) {
        if (request.cases) throw corpus::InputError({}, "--boards and --time", "one of the two");
        request.time = std::chrono::milliseconds(duration_ms("--time", text(values, "time")));
    }
    request.seed = whole_number("--seed", text(values, "seed"), 0, UINT64_MAX);
    request.rules = texts(values, "reading");
    request.fault = text(values, "fault");
    request.threads = values.count("threads")
                          ? static_cast<int>(whole_number("--threads", text(values, "threads"), 1, 1024))
                          : available_threads();
    request.findings = whole_number("--findings", text(values, "findings"), 0, 1000);
    if (values.count("out")) request.out = text(values, "out");
    for (const std::string& minimum : texts(values, "minimum")) {
        const std::size_t equals = minimum.rfind('=');
        if (equals == std::string::npos) {
            throw corpus::InputError({}, "--minimum " + corpus::shown(minimum), "LABEL=N");
        }
        request.minimums[minimum.substr(0, equals)] = static_cast<std::int64_t>(whole_number(
            "--minimum " + minimum.substr(0, equals), minimum.substr(equals + 1), 0, 1'000'000'000'000));
    }
    request.run.version = DAEJO_VERSION;
    request.run.command = "daejo agree";
    for (const std::string& word : words) request.run.command += " " + word;
    request.run.host = host();
    request.run.started = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
    return request;
}

Listener listener(Progress& progress, std::int64_t& done, std::int64_t& total, std::atomic<int>& told) {
    constexpr int most_told = 5;
    Listener listener;
    listener.begin = [&](const std::vector<reports::Stream>& streams) {
        for (const auto& stream : streams) {
            total += static_cast<std::int64_t>(stream.header.cases);
            done += reports::total(stream).cases;
        }
    };
    listener.block = [&](std::size_t, const reports::Row& row) {
        done += row.cases;
        progress.show(done, total, told ? ", disagreements met" : "");
    };
    listener.provisional = [&](const std::string& signature, const std::string& replay) {
        if (++told > most_told) return;
        progress.say("disagreement: " + signature + "\n  " + replay);
    };
    listener.reducing = [&] {
        progress.say(fmt::format("{}; reducing …", counted(told.load(), "signature") + " met"));
    };
    return listener;
}

}  // namespace

int agree(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    if (values->count("domain")) expect_domain(text(*values, "domain"));
    const AgreeRequest request = request_from(*values, words);

    Progress progress("boards");
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::atomic<int> told{0};
    const reports::Report report =
        agree<Renju>(request, stop_on_signals(), listener(progress, done, total, told));
    progress.clear();
    print(reports::terminal_text(report));
    if (reports::disagreements(report) != 0) return exit_disagreement;
    return report.run.interrupted || !reports::minimums_met(report) ? exit_unfinished : exit_ok;
}

}  // namespace daejo::fuzz::command
