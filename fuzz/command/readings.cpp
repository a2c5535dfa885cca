#include "fuzz/readings.h"

#include <fmt/format.h>
#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"
#include "fuzz/command/progress.h"
#include "fuzz/jk/lockstep.h"
#include "fuzz/output_directory.h"
#include "reports/finding_text.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

Usage usage() {
    Usage usage{
        "readings renju|jk [options]",
        "For each reading value against the default, and each pair of presets: the smallest case found whose "
        "verdicts\ndiffer, with both explanations. Prints Markdown.\n",
        po::options_description(),
        {},
        false};
    usage.options.add_options()                                                                    //
        ("only", po::value<std::string>(), "only this pair, as ko=literal or natural/draft-12.4")  //
        ("actions", po::value<std::string>()->default_value("300000"),
         "jk: actions judged on each board by the exhaustive search")  //
        ("points", po::value<std::string>()->default_value("6"),
         "jk: the largest board searched exhaustively")  //
        ("cases", po::value<std::string>()->default_value("3000"),
         "cases of each stream looked at where that finds none")                       //
        ("seed", po::value<std::string>()->default_value("1"), "seed of the streams")  //
        ("out", po::value<std::string>(), "write here instead of to standard output");
    return usage;
}

std::vector<RulePair<Renju>> pairs_of(Renju) {
    std::vector<RulePair<Renju>> pairs;
    for (const char* reading : {"five-at-completion=counts", "five-at-completion=ignored", "clauses=separate",
                                "recursion=cap=1", "recursion=cap=2", "recursion=none"}) {
        pairs.push_back({reading, {}, Renju::parse_rules({reading})});
    }
    return pairs;
}

std::vector<RulePair<Jk>> pairs_of(Jk) {
    std::vector<RulePair<Jk>> pairs;
    for (const auto& reading : corpus::jk::all_readings()) {
        for (std::size_t i = 1; i < reading.values.size(); ++i) {
            const std::string name = std::string(reading.name) + "=" + std::string(reading.values[i]);
            pairs.push_back({name, {}, Jk::parse_rules({name})});
        }
    }
    const auto none = Jk::parse_rules({"after-ecc=none"});  // with which a player can be stuck
    pairs.push_back(
        {"stuck=nothing with after-ecc=none", none, Jk::parse_rules({"after-ecc=none", "stuck=nothing"})});
    const auto presets = corpus::jk::all_presets();
    for (std::size_t a = 0; a < presets.size(); ++a) {
        for (std::size_t b = a + 1; b < presets.size(); ++b) {
            pairs.push_back({std::string(to_text(presets[a])) + "/" + std::string(to_text(presets[b])),
                             corpus::jk::rules_of(presets[a]), corpus::jk::rules_of(presets[b])});
        }
    }
    return pairs;
}

/// What is to be small: stones, then the board.
std::array<int, 2> measure(const Renju::Case& position) {
    return {Renju::size(position), position.size()};
}

/// What is to be small: points of the board, then actions.
std::array<int, 2> measure(const Jk::Case& game) {
    return {game.size.points(), Jk::size(game)};
}

template <class D>
std::string explained(const RulePair<D>& pair, const typename D::Case& a_case,
                      const typename D::Focus& focus) {
    std::string text;
    for (const auto& rules : {pair.first, pair.second}) {
        std::vector<reports::ExplanationLine> lines;
        flatten(D::explain(rules, a_case, focus), 0, lines);
        text += fmt::format("\n{}:\n{}", D::rules_text(rules), reports::explanation_text(lines, "  "));
    }
    return text;
}

template <class D>
std::string found_text(const RulePair<D>& pair, const Separation<D>& found, const std::string& how) {
    return fmt::format("{}\n\n```\n{}{}\n{}```\n\n", how, D::picture(pair.first, found.a_case, found.focus),
                       D::focus_text(found.focus), explained(pair, found.a_case, found.focus));
}

template <class D>
std::optional<Separation<D>> in_streams(const RulePair<D>& pair, const Values& values) {
    const std::uint64_t cases = whole_number("--cases", text(values, "cases"), 1, 1'000'000'000);
    const std::uint64_t seed = whole_number("--seed", text(values, "seed"), 0, UINT64_MAX);
    constexpr int most = 6;
    constexpr std::int64_t questions = 6000;
    std::optional<Separation<D>> smallest;
    for (const PlannedStream& stream : D::default_plan()) {
        const auto generator = D::make_generator(stream.generator);
        auto found = separate<D>(pair, *generator, seed, cases, most, questions,
                                 [](const typename D::Case& a_case) { return measure(a_case); });
        if (found && (!smallest || measure(found->a_case) < measure(smallest->a_case)))
            smallest = std::move(found);
    }
    return smallest;
}

std::string tell(const RulePair<Renju>& pair, const Values& values) {
    const auto found = in_streams(pair, values);
    if (!found) return "No board of the streams tells them apart.\n\n";
    return found_text(
        pair, *found,
        fmt::format("{} on a board of size {}, from the streams and cut down until no stone can go; "
                    "smaller ones were not searched exhaustively.",
                    counted(Renju::size(found->a_case), "stone"), found->a_case.size()));
}

std::string searched_text(const std::vector<jk::SearchedBoard>& searched) {
    std::string text;
    for (const auto& board : searched) {
        text += fmt::format("{}{}x{} {}", text.empty() ? "" : ", ", board.size.columns, board.size.rows,
                            board.depth < 0 ? "to the end" : fmt::format("to {} actions", board.depth));
    }
    return text.empty() ? "nothing smaller" : "every game on " + text;
}

std::string tell(const RulePair<Jk>& pair, const Values& values) {
    const auto actions =
        static_cast<std::int64_t>(whole_number("--actions", text(values, "actions"), 1, 1'000'000'000'000));
    const int points = static_cast<int>(whole_number("--points", text(values, "points"), 1, 361));
    const jk::Lockstep lockstep = jk::play_in_lockstep(pair.first, pair.second, actions, points);
    const std::string before = "searched before without a difference: " + searched_text(lockstep.searched);
    if (lockstep.game) {
        const Separation<Jk> found{*lockstep.game, Jk::size(*lockstep.game) - 1};
        return found_text(pair, found,
                          fmt::format("{}x{}, {}; {}.", found.a_case.size.columns, found.a_case.size.rows,
                                      counted(Jk::size(found.a_case), "action"), before));
    }
    const auto found = in_streams(pair, values);
    if (!found) return fmt::format("No game of the streams tells them apart; {}.\n\n", before);
    return found_text(
        pair, *found,
        fmt::format("{}x{}, {}, from the streams and cut down; {}. Between those and this one the search "
                    "was not exhaustive.",
                    found->a_case.size.columns, found->a_case.size.rows,
                    counted(Jk::size(found->a_case), "action"), before));
}

}  // namespace

int readings(const Words& words) {
    Words rest = words;
    const std::string domain = take_domain(rest, "");
    const auto values = parse(usage(), rest);
    if (!values) return exit_ok;
    return in_domain(domain, [&]<class D>(D) {
        std::string command = "daejo readings";
        for (const std::string& word : words) command += " " + word;
        std::string out = fmt::format(
            "# What the readings of {} change\n\nMade by `{}`: for each value against the default, and for "
            "each pair of presets, the smallest case found.\n\n",
            D::name, command);
        Progress progress("pairs");
        const auto pairs = pairs_of(D());
        std::int64_t done = 0;
        for (const auto& pair : pairs) {
            if (values->count("only") && pair.name != text(*values, "only")) continue;
            out += "## " + pair.name + "\n\n" + tell(pair, *values);
            progress.show(++done, static_cast<std::int64_t>(pairs.size()));
        }
        progress.clear();
        if (done == 0)
            throw corpus::InputError({}, "--only " + corpus::shown(text(*values, "only")), "a pair there is");
        if (values->count("out")) {
            write_whole(text(*values, "out"), out);
        } else {
            print(out);
        }
        return exit_ok;
    });
}

}  // namespace daejo::fuzz::command
