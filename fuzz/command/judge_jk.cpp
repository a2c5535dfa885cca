#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <map>

#include "corpus/error.h"
#include "corpus/jk/diagram.h"
#include "fuzz/command/command.h"
#include "fuzz/command/jk_input.h"
#include "fuzz/command/progress.h"
#include "fuzz/jk/board_text.h"
#include "fuzz/jk/table.h"
#include "fuzz/library/jk_record_json.h"
#include "fuzz/observer.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::jk::Game;
using corpus::jk::Result;
using corpus::jk::Verdict;

namespace {

Usage usage() {
    Usage usage{
        "judge jk [options] [FILE|-]",
        "Judges every game of a file by both judges and prints what became of each action: its class, the "
        "passes\nthe next player may make, what it captured, why it was refused or ended the game. Exit code "
        "1 "
        "when the\njudges part.\n",
        po::options_description(),
        {"file"},
        false};
    usage.options.add_options()                                                            //
        ("json", "one JSON object for each action")                                        //
        ("board", "the board drawn after every action")                                    //
        ("summary", "only the figures at the end: how the games end and what is refused")  //
        ("strict", "exit code 1 when an action is refused or comes after the end");
    Offer<Jk>::add_rules_options(usage.options);
    Offer<Jk>::add_input_options(usage.options);
    return usage;
}

/// How many games end, and how many meet their first refusal, by which clause.
struct Figures {
    std::int64_t games = 0;
    std::int64_t actions = 0;
    std::int64_t parted = 0;
    std::int64_t refused_actions = 0;
    std::map<std::string, std::int64_t> ends;
    std::map<std::string, std::int64_t> first_refusals;
    std::map<std::string, std::int64_t>
        unplayed;  ///< games with actions after the end, by the clause that ended them

    void add(const Verdict& verdict) {
        ++games;
        actions += static_cast<std::int64_t>(verdict.size());
        bool refused = false;
        bool after_end = false;
        for (std::size_t i = 0; i < verdict.size(); ++i) {
            after_end = after_end || verdict[i].result == Result::after_end;
            if (verdict[i].result != Result::rejected) continue;
            ++refused_actions;
            if (!refused) ++first_refusals[std::string(to_text(verdict[i].clause))];
            refused = true;
        }
        if (after_end) ++unplayed[std::string(to_text(verdict.ending->clause))];
        ++ends[verdict.ending ? std::string(to_text(verdict.ending->clause)) + " " +
                                    std::string(to_text(verdict.ending->winner))
                              : "goes on"];
    }

    std::string text(const std::vector<std::string>& skipped) const {
        const auto listed = [](const std::map<std::string, std::int64_t>& counts) {
            std::string text;
            for (const auto& [what, count] : counts) text += fmt::format("  {:<18}{:>9}\n", what, count);
            return text;
        };
        std::string text = fmt::format("{}, {}\n", counted(games, "game"), counted(actions, "action"));
        text += "ended by\n" + listed(ends);
        if (!unplayed.empty()) text += "ended with actions left over, by\n" + listed(unplayed);
        if (!first_refusals.empty()) {
            text +=
                fmt::format("games with a refused action ({} in all), by the clause that refused the first\n",
                            counted(refused_actions, "action")) +
                listed(first_refusals);
        }
        if (!skipped.empty()) text += fmt::format("no JK games, skipped: {}\n", skipped.size());
        return text + fmt::format("the judges part in {}\n", counted(parted, "game"));
    }
};

std::string boards_text(const Game& game, const corpus::jk::Rules& rules, const Verdict& verdict) {
    std::string text;
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        text += jk::table_line(game, verdict, i) + "\n";
        if (verdict[i].number > 0) text += jk::board_after(game, rules, i + 1) + "\n";
    }
    return text + jk::ending_text(verdict);
}

std::string game_text(const NamedGame& named, const Verdict& verdict, const Values& values) {
    if (values.count("json")) {
        std::string text;
        for (std::size_t i = 0; i < verdict.size(); ++i) {
            text += jk::record_json(named.game, verdict, i, named.label) + "\n";
        }
        return text;
    }
    const std::string head =
        fmt::format("{}: {}x{}, komi {}, rules {}\n", named.label, named.game.size.columns,
                    named.game.size.rows, corpus::jk::points_text(named.game.komi), to_text(named.rules));
    return head +
           (values.count("board") ? boards_text(named.game, named.rules, verdict)
                                  : jk::verdict_table(named.game, verdict)) +
           "\n";
}

bool has_refused(const Verdict& verdict) {
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        if (verdict[i].result == Result::rejected || verdict[i].result == Result::after_end) return true;
    }
    return false;
}

}  // namespace

int judge_jk(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    const GameFile file = read_game_file(values->count("file") ? text(*values, "file") : "-", *values);
    const bool summary = values->count("summary") != 0;
    const auto makers = Jk::judges("none");
    Progress progress("games");
    Figures figures;
    bool refused = false;
    for (const NamedGame& named : file.games) {
        Observer<Jk> observer(named.rules, makers);
        observer.ask({&named.game, 1});
        const Verdict& verdict = observer.answer(0, 0).verdict;
        figures.add(verdict);
        refused = refused || has_refused(verdict);
        if (!summary) print(game_text(named, verdict, *values));
        bool parts = false;
        observer.differences(named.game, 0, [&](const Observation<Jk>& seen) {
            parts = true;
            progress.say(fmt::format("{}: the judges part at {}: {}: expected {}, given {}", named.label,
                                     Jk::focus_text(seen.focus), seen.field, seen.expected, seen.given));
        });
        figures.parted += parts;
        progress.show(figures.games, static_cast<std::int64_t>(file.games.size()));
    }
    progress.clear();
    if (summary) {
        print(figures.text(file.skipped));
    } else {
        for (const std::string& message : file.skipped) progress.say("skipped: " + message);
    }
    const bool strict = values->count("strict") != 0;
    return figures.parted > 0 || (strict && refused) ? exit_disagreement : exit_ok;
}

}  // namespace daejo::fuzz::command
