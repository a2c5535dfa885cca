#include "fuzz/jk/exhaust.h"

#include <fmt/format.h>
#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"
#include "fuzz/command/stop.h"
#include "fuzz/jk/generators/board.h"
#include "reference/jk/judge.h"
#include "reports/table.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using reports::grouped;

namespace {

Usage usage() {
    Usage usage{
        "exhaust jk --board CxR --depth N [options]",
        "Plays every game of P, E and board plays to a depth, judges each by both judges, and prints how "
        "many "
        "there are\nof each length and what became of their last actions. Exit code 1 when a record differs, "
        "2 when the time was up.\n",
        po::options_description(),
        {},
        false};
    usage.options.add_options()                                                              //
        ("board", po::value<Words>()->composing(), "columns x rows, as 2x2; repeatable")     //
        ("depth", po::value<Words>()->composing(), "the longest games, one for each board")  //
        ("time", po::value<std::string>(), "stop after this long: 90s, 10m")                 //
        ("threads", po::value<std::string>(), "worker threads (default: all processors)");
    Offer<Jk>::add_rules_options(usage.options);
    return usage;
}

std::string level_line(std::size_t length, const jk::ExhaustedLevel& level) {
    std::string ends;
    const auto add = [&](const char* what, const std::array<std::uint64_t, jk::clauses>& counts) {
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] == 0) continue;
            ends += fmt::format("  {} {}: {}", what, to_text(static_cast<corpus::jk::Clause>(i)),
                                grouped(static_cast<std::int64_t>(counts[i])));
        }
    };
    add("ended", level.ended);
    add("lost", level.lost);
    add("refused", level.rejected);
    return fmt::format("{:>5}{:>17}{:>17} {}\n", length, grouped(static_cast<std::int64_t>(level.games())),
                       grouped(static_cast<std::int64_t>(level.going_on)), ends);
}

std::string table(const jk::ExhaustPlan& plan, const jk::Exhausted& result) {
    std::string out = fmt::format("{}x{}, rules {}\n{:>5}{:>17}{:>17}\n", plan.size.columns, plan.size.rows,
                                  to_text(plan.rules), "moves", "games", "going on");
    std::uint64_t games = 0;
    for (std::size_t i = 0; i < result.levels.size(); ++i) {
        if (result.levels[i].games() == 0) break;
        out += level_line(i + 1, result.levels[i]);
        games += result.levels[i].games();
    }
    if (result.complete && result.levels.back().going_on == 0) out += "  the tree is exhausted\n";
    out += fmt::format("  {} games, {} records compared: {}{}\n", grouped(static_cast<std::int64_t>(games)),
                       grouped(static_cast<std::int64_t>(result.compared_records)),
                       result.difference ? "the judges part" : "no difference",
                       result.complete ? "" : "; stopped before the end");
    if (plan.size.points() <= 9) {
        out += fmt::format("  legal positions of the board: {}\n",
                           grouped(static_cast<std::int64_t>(jk::legal_positions(plan.size).size())));
    }
    if (result.difference) {
        out += fmt::format("\n{}{}\n  expected {}\n  given    {}\n", Jk::input_text(result.difference->game),
                           Jk::focus_text(result.difference->action), result.difference->expected,
                           result.difference->given);
    }
    return out;
}

}  // namespace

int exhaust(const Words& words) {
    Words rest = words;
    const std::string domain = take_domain(rest, "");
    const auto values = parse(usage(), rest);
    if (!values) return exit_ok;
    if (domain != Jk::name) throw corpus::InputError({}, "no domain to exhaust", "daejo exhaust jk");
    const Words boards = texts(*values, "board");
    const Words depths = texts(*values, "depth");
    if (boards.empty() || boards.size() != depths.size()) {
        throw corpus::InputError({}, fmt::format("{} boards and {} depths", boards.size(), depths.size()),
                                 "--board CxR --depth N, a depth for each board");
    }
    std::vector<jk::ExhaustPlan> plans;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        jk::ExhaustPlan plan;
        plan.size = corpus::jk::parse_size(boards[i]);
        plan.rules = rules_of<Jk>(*values);
        plan.depth = static_cast<int>(whole_number("--depth", depths[i], 1, 1000));
        plan.threads =
            values->count("threads")
                ? static_cast<unsigned>(whole_number("--threads", text(*values, "threads"), 1, 1024))
                : static_cast<unsigned>(available_threads());
        if (values->count("time")) {
            plan.budget = std::chrono::milliseconds(duration_ms("--time", text(*values, "time")));
        }
        plans.push_back(plan);
    }
    const auto& stop = stop_on_signals();
    int code = exit_ok;
    for (jk::ExhaustPlan& plan : plans) {
        plan.stop = &stop;
        const jk::Exhausted result =
            jk::exhaust(plan, [](const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                                 corpus::jk::Verdict& out) { reference::jk::judge(game, rules, out); });
        print(table(plan, result));
        flush_output();
        if (result.difference) code = exit_disagreement;
        if (!result.complete && code == exit_ok) code = exit_unfinished;
    }
    return code;
}

}  // namespace daejo::fuzz::command
