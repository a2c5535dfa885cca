#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <algorithm>
#include <iterator>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"
#include "fuzz/command/progress.h"
#include "fuzz/jk/claim_search.h"
#include "fuzz/jk/claims.h"
#include "fuzz/jk/generators/generators.h"
#include "fuzz/jk/shape_claims.h"
#include "fuzz/output_directory.h"
#include "reports/table.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using reports::grouped;

namespace {

Usage usage() {
    Usage usage{
        "claims jk [options]",
        "Asks every game of the random and the ko stream what the text of the rule claims of all games, and "
        "looks for a\nplayer who may not pass and has no board play that does not lose. Prints Markdown.\n",
        po::options_description(),
        {},
        false};
    usage.options.add_options()                                                             //
        ("games", po::value<std::string>()->default_value("2000"), "games of each stream")  //
        ("tries", po::value<std::string>()->default_value("20000"),
         "games of the directed search, 0: none")                                                        //
        ("seed", po::value<std::string>()->default_value("1"), "seed of the streams and of the search")  //
        ("threads", po::value<std::string>(), "worker threads (default: all processors)")                //
        ("out", po::value<std::string>(), "write here instead of to standard output");
    Offer<Jk>::add_rules_options(usage.options);
    return usage;
}

constexpr const char* streams[] = {"random", "ko"};

std::string fenced(const std::string& text) {
    return "```\n" + text + "```\n";
}

/// A row of the table, and the counterexample below it when there is one.
struct Told {
    std::string row;
    std::string counterexample;
};

Told tell(std::size_t claim, const std::vector<jk::ClaimCount>& counts, std::uint64_t seed,
          const Jk::Rules& rules) {
    const jk::Claim& about = jk::claims()[claim];
    std::int64_t games = 0;
    std::int64_t broken = 0;
    Told told;
    for (std::size_t s = 0; s < std::size(streams); ++s) {
        games += counts[s].games;
        broken += counts[s].broken;
        if (!counts[s].first_broken || !told.counterexample.empty()) continue;
        Jk::Case game;
        Jk::make_generator(streams[s])->generate(seed, *counts[s].first_broken, game);
        game = jk::reduced_counterexample(game, claim, rules);
        told.counterexample = fmt::format(
            "### {}: broken\n\n{}. The smallest game found, cut down from game {} of `{}`:\n\n{}\n", about.id,
            about.text, *counts[s].first_broken, streams[s], fenced(Jk::case_text(game)));
    }
    const std::string outcome = broken > 0
                                    ? fmt::format("**broken** in {} of {}", grouped(broken), grouped(games))
                                : games == 0 ? std::string("never asked")
                                             : fmt::format("held in {}", grouped(games));
    told.row = fmt::format("| `{}` | {} | {}{} | {} |\n", about.id, about.source, about.text,
                           about.open ? " (left open by the author)" : "", outcome);
    return told;
}

std::string shapes_text() {
    std::string text =
        "\n## Single shapes\n\nEach in a collected game (`corpus/jk/cases/`), judged anew by both judges.\n\n"
        "| claim | from | | game, rules | outcome |\n|---|---|---|---|---|\n";
    for (const jk::ShapeOutcome& outcome : jk::check_shape_claims()) {
        text +=
            fmt::format("| `{}` | {} | {} | `{}`, {} | {}: `{}` is `{}` |\n", outcome.claim.id,
                        outcome.claim.source, outcome.claim.text, outcome.claim.case_id, outcome.claim.rules,
                        outcome.holds ? "held" : "**broken**", outcome.move, outcome.record);
    }
    return text;
}

/// Footnote 42 by every preset and every reading value.
std::string two_c_text(std::uint64_t seed, std::uint64_t games, int threads) {
    std::vector<std::string> rule_sets;
    for (const auto preset : corpus::jk::all_presets()) rule_sets.emplace_back(to_text(preset));
    for (const auto& reading : corpus::jk::all_readings()) {
        for (std::size_t i = 1; i < reading.values.size(); ++i) {
            rule_sets.push_back(fmt::format("jk {}={}", reading.name, reading.values[i]));
        }
    }
    const auto claims = jk::claims();
    const auto claim = static_cast<std::size_t>(
        std::find_if(claims.begin(), claims.end(),
                     [](const jk::Claim& each) { return each.id == "two-c-are-no-d"; }) -
        claims.begin());
    std::string text = fmt::format(
        "\n## Two C are never a D, by every rule set\n\nThe first {} games of `ko`, seed {}; what was seen "
        "of D of two.\n\n| rules | games with two C in a row | with a D of two |\n|---|---:|---:|\n",
        grouped(static_cast<std::int64_t>(games)), seed);
    for (const std::string& rules : rule_sets) {
        const auto counts = jk::count_claims(*Jk::make_generator("ko"), seed, games,
                                             corpus::jk::parse_rules(rules), threads)[claim];
        text += fmt::format("| {} | {} | {} |\n", rules, grouped(counts.games), grouped(counts.broken));
    }
    return text;
}

std::string search_text(const jk::StuckSearch& search, const Jk::Rules& rules) {
    std::string text = fmt::format(
        "## Is anybody ever stuck? (12.10)\n\nA directed search over {} games, each a change of one of those "
        "that left a "
        "player who may not pass the fewest board\nplays, met {} positions in which the player to move may "
        "not pass. ",
        grouped(static_cast<std::int64_t>(search.tries)), grouped(search.barred));
    if (search.fewest_plays < 0) return text + "None was met.\n";
    text += search.fewest_plays == 0 ? "**One of them leaves no board play that does not lose:**\n\n"
                                     : fmt::format(
                                           "The fewest board plays that do not lose in one of them: {}. The "
                                           "game that leads there:\n\n",
                                           search.fewest_plays);
    return text + fenced(Jk::picture(rules, search.example, static_cast<int>(search.example.actions.size())));
}

}  // namespace

int claims(const Words& words) {
    Words rest = words;
    if (take_domain(rest, "") != Jk::name && rest != Words{"--help"} && rest != Words{"-h"}) {
        throw corpus::InputError({}, "no domain with claims", "daejo claims jk");
    }
    const auto values = parse(usage(), rest);
    if (!values) return exit_ok;
    const std::uint64_t games = whole_number("--games", text(*values, "games"), 1, 1'000'000'000);
    const std::uint64_t tries = whole_number("--tries", text(*values, "tries"), 0, 1'000'000'000);
    const std::uint64_t seed = whole_number("--seed", text(*values, "seed"), 0, UINT64_MAX);
    const int threads = values->count("threads")
                            ? static_cast<int>(whole_number("--threads", text(*values, "threads"), 1, 1024))
                            : available_threads();
    const auto rules = rules_of<Jk>(*values);

    std::vector<std::vector<jk::ClaimCount>> counted(jk::claims().size());
    for (const char* stream : streams) {
        const auto counts = jk::count_claims(*Jk::make_generator(stream), seed, games, rules, threads);
        for (std::size_t i = 0; i < counts.size(); ++i) counted[i].push_back(counts[i]);
    }
    std::string command = "daejo claims";
    for (const std::string& word : words) command += " " + word;
    std::string out = fmt::format(
        "# Claims about the JK rule\n\nMade by `{}`, rules {}. Every game of the streams `random` and `ko` "
        "({} games "
        "each, seed {}) was asked;\na claim counts for the games in which it could have been broken.\n\n"
        "| claim | from | | outcome |\n|---|---|---|---|\n",
        command, to_text(rules), grouped(static_cast<std::int64_t>(games)), seed);
    std::string counterexamples;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const Told told = tell(i, counted[i], seed, rules);
        out += told.row;
        counterexamples += told.counterexample;
    }
    out += "\n" + counterexamples + shapes_text() +
           two_c_text(seed, std::max<std::uint64_t>(1, games / 10), threads) + "\n";
    if (tries > 0) {
        out += search_text(jk::search_stuck(*Jk::make_generator("ko"), seed, tries, rules), rules);
    }
    if (values->count("out")) {
        write_whole(text(*values, "out"), out);
    } else {
        print(out);
    }
    return exit_ok;
}

}  // namespace daejo::fuzz::command
