#include <fmt/format.h>
#include <boost/program_options.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "corpus/jk/point_text.h"
#include "fuzz/command/command.h"
#include "fuzz/command/jk_input.h"
#include "fuzz/findings.h"
#include "fuzz/jk/table.h"
#include "fuzz/library/jk_record_json.h"
#include "reference/jk/judge.h"
#include "reports/finding_text.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::jk::Explanation;
using corpus::jk::Verdict;

namespace {

Usage usage() {
    Usage usage{"explain jk ACTION [FILE|-] [options]",
                "Says why an action of a game is what it is, as the reference judge sees it: its class, the "
                "D that end "
                "with it,\nwhich passes the next player may make and why, how it ended the game. ACTION is "
                "its place in "
                "the game, from 1,\nor `last`.\n",
                po::options_description(),
                {"action", "file"},
                false};
    usage.options.add_options()                                                                     //
        ("number", po::value<std::string>()->default_value("1"), "which game of the file, from 1")  //
        ("json", "one JSON object instead of text");
    Offer<Jk>::add_rules_options(usage.options);
    Offer<Jk>::add_input_options(usage.options);
    return usage;
}

nlohmann::ordered_json as_json(const Explanation& node) {
    nlohmann::ordered_json points = nlohmann::ordered_json::array();
    for (const auto point : node.points) points.push_back(to_text(point));
    nlohmann::ordered_json children = nlohmann::ordered_json::array();
    for (const auto& child : node.children) children.push_back(as_json(child));
    return {{"kind", node.kind},
            {"claim", node.claim},
            {"clause", node.clause},
            {"points", points},
            {"children", children}};
}

}  // namespace

int explain_jk(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    if (!values->count("action"))
        throw corpus::InputError({}, "no action", "daejo explain jk ACTION [FILE|-]");
    const GameFile file = read_game_file(values->count("file") ? text(*values, "file") : "-", *values);
    const std::size_t number = whole_number("--number", text(*values, "number"), 1, file.games.size());
    const NamedGame& named = file.games[number - 1];
    if (named.game.actions.empty()) throw corpus::InputError({}, "a game without actions", "a game with one");
    const std::size_t count = named.game.actions.size();
    const std::string asked = text(*values, "action");
    const std::size_t action = asked == "last" ? count : whole_number("action", asked, 1, count);
    const auto focus = static_cast<int>(action) - 1;
    const Explanation explanation = Jk::explain(named.rules, named.game, focus);
    Verdict verdict;
    reference::jk::judge(named.game, named.rules, verdict);

    if (values->count("json")) {
        const nlohmann::ordered_json value{
            {"game", named.label},
            {"rules", to_text(named.rules)},
            {"record", nlohmann::ordered_json::parse(jk::record_json(named.game, verdict, action - 1, ""))},
            {"explanation", as_json(explanation)}};
        print(value.dump(2) + "\n");
        return exit_ok;
    }
    std::vector<reports::ExplanationLine> lines;
    flatten(explanation, 0, lines);
    std::string out = fmt::format("{}, rules {}\n", named.label, to_text(named.rules));
    out += Jk::picture(named.rules, named.game, focus) + "\n" +
           jk::table_line(named.game, verdict, action - 1) + "\n\n" + reports::explanation_text(lines);
    if (file.games.size() > 1 && (*values)["number"].defaulted()) {
        out += fmt::format("\n(the first of {} games; --number N explains another)\n", file.games.size());
    }
    print(out);
    return exit_ok;
}

}  // namespace daejo::fuzz::command
