#include "fuzz/agree.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/utsname.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <numeric>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/judge_options.h"
#include "fuzz/command/offer.h"
#include "fuzz/command/progress.h"
#include "fuzz/command/stop.h"
#include "reports/table.h"
#include "reports/write.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

void add_common_options(po::options_description& options) {
    options.add_options()                                                                  //
        ("seed", po::value<std::string>()->default_value("1"), "seed of all streams")      //
        ("threads", po::value<std::string>(), "worker threads (default: all processors)")  //
        ("findings", po::value<std::string>()->default_value("20"),
         "reduce at most this many signatures")  //
        ("profile", po::bool_switch(), "tell where the time went");
}

std::string plan_text(const std::vector<PlannedStream>& plan) {
    std::string text;
    for (const PlannedStream& stream : plan) {
        text += fmt::format("{}{} of {}", text.empty() ? "" : ", ",
                            reports::grouped(static_cast<std::int64_t>(stream.cases)), stream.generator);
    }
    return text;
}

template <class D>
Usage usage() {
    Usage usage{
        fmt::format("agree {} [options]", D::name),
        fmt::format("Runs the default plan: the collected cases, then {}s ({});\nevery judge is asked every "
                    "{}. With --generator one stream in place of the plan.\n\n",
                    D::case_word, plan_text(D::default_plan()), D::case_word) +
            Offer<D>::generators_help(),
        po::options_description(),
        {},
        false};
    usage.options.add_options()                                                                            //
        ("generator", po::value<std::string>(), "one stream in place of the plan")                         //
        ("cases", po::value<std::string>(), "cases of each stream (default: the plan's; of a file: all)")  //
        ("boards", po::value<std::string>(), "the same")                                                   //
        ("games", po::value<std::string>(), "the same")                                                    //
        ("time", po::value<std::string>(), "go on for this long instead, in whole blocks: 90s, 10m, 8h")   //
        ("out", po::value<std::string>(),
         "keep results here; the same command goes on where it was stopped")  //
        ("minimum", po::value<Words>()->composing(), "LABEL=N: fewer cases showing the label is unfinished");
    add_judge_options(usage.options, Offer<D>::faults());
    Offer<D>::add_rules_options(usage.options);
    add_common_options(usage.options);
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

/// The part of a request that every form of the command has.
AgreeRequest common_request(const po::variables_map& values, const Words& words) {
    AgreeRequest request;
    request.seed = whole_number("--seed", text(values, "seed"), 0, UINT64_MAX);
    request.threads = values.count("threads")
                          ? static_cast<int>(whole_number("--threads", text(values, "threads"), 1, 1024))
                          : available_threads();
    request.findings = whole_number("--findings", text(values, "findings"), 0, 1000);
    request.profile = values["profile"].as<bool>();
    request.run.version = DAEJO_VERSION;
    request.run.command = "daejo agree";
    for (const std::string& word : words) request.run.command += " " + word;
    request.run.host = host();
    request.run.started = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
    return request;
}

template <class D>
AgreeRequest request_from(const po::variables_map& values, const Words& words) {
    AgreeRequest request = common_request(values, words);
    if (values.count("generator")) request.generator = text(values, "generator");
    request.cases = case_count(values);
    if (values.count("time")) {
        if (request.cases) throw corpus::InputError({}, "--time and a number of cases", "one of the two");
        request.time = std::chrono::milliseconds(duration_ms("--time", text(values, "time")));
    }
    request.rules = Offer<D>::rules_words(values);
    request.judges = judge_choice(values);
    if (values.count("out")) request.out = text(values, "out");
    for (const std::string& minimum : texts(values, "minimum")) {
        const std::size_t equals = minimum.rfind('=');
        if (equals == std::string::npos) {
            throw corpus::InputError({}, "--minimum " + corpus::shown(minimum), "LABEL=N");
        }
        request.minimums[minimum.substr(0, equals)] = static_cast<std::int64_t>(whole_number(
            "--minimum " + minimum.substr(0, equals), minimum.substr(equals + 1), 0, 1'000'000'000'000));
    }
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

template <class D>
int run(const AgreeRequest& request, const std::atomic<bool>& stop) {
    Progress progress(std::string(D::case_word) + "s");
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::atomic<int> told{0};
    const reports::Report report = fuzz::agree<D>(request, stop, listener(progress, done, total, told));
    progress.clear();
    print(reports::terminal_text(report));
    if (reports::disagreements(report) != 0) return exit_disagreement;
    const bool finished =
        !report.run.interrupted && reports::compared(report) && reports::minimums_met(report);
    return finished ? exit_ok : exit_unfinished;
}

/// The renju plan, and every other domain for a few seconds.
int run_all(const Words& words) {
    Usage usage{"agree [renju|jk] [options]",
                "Without a domain: the default plan of renju, then the streams of every other domain for "
                "five seconds.\n"
                "`daejo agree renju --help` and `daejo agree jk --help` tell what each has.\n",
                po::options_description(),
                {},
                false};
    add_common_options(usage.options);
    const auto values = parse(usage, words);
    if (!values) return exit_ok;
    AgreeRequest request = common_request(*values, words);
    const auto& stop = stop_on_signals();
    const int first = run<Renju>(request, stop);
    if (stop.load()) return first == exit_ok ? exit_unfinished : first;
    print("\n");
    request.time = std::chrono::seconds(5);
    const int second = run<Jk>(request, stop);
    if (first == exit_disagreement || second == exit_disagreement) return exit_disagreement;
    return std::max(first, second);
}

/// Whether a word is an option that speaks of one domain's streams: then the domain left out is renju.
bool speaks_of_streams(const std::string& word) {
    for (const char* option : {"--generator", "--cases", "--boards", "--games", "--time", "--out",
                               "--minimum", "--fault", "--only", "--judge", "--reading"}) {
        if (word == option || word.starts_with(std::string(option) + "=")) return true;
    }
    return false;
}

}  // namespace

int agree(const Words& words) {
    Words rest = words;
    std::string domain = take_domain(rest, "");
    if (domain.empty() && !rest.empty() && !rest.front().starts_with('-')) domain = rest.front();
    if (domain.empty()) {
        if (std::none_of(rest.begin(), rest.end(), speaks_of_streams)) return run_all(rest);
        domain = Renju::name;
    }
    return in_domain(domain, [&]<class D>(D) {
        const auto values = parse(usage<D>(), rest);
        return values ? run<D>(request_from<D>(*values, words), stop_on_signals()) : exit_ok;
    });
}

}  // namespace daejo::fuzz::command
