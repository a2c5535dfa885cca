#include <fmt/format.h>
#include <boost/program_options.hpp>
#include <nlohmann/json.hpp>

#include <map>

#include "corpus/error.h"
#include "fast/renju/referee.h"
#include "fuzz/command/command.h"
#include "fuzz/command/progress.h"
#include "fuzz/command/renju_input.h"
#include "reference/renju/referee.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::renju::Cell;
using corpus::renju::End;
using corpus::renju::Game;
using corpus::renju::GameResult;
using corpus::renju::GameRules;

namespace {

Usage usage() {
    Usage usage{
        "referee FILE... [options]",
        "Says how and at which move every game ends, as both referees see it. Exit code 1 when they part.\n",
        po::options_description(),
        {"file"},
        true};
    usage.options.add_options()                                                                            //
        ("rules", po::value<std::string>()->default_value("renju"), "renju, standard, freestyle or omok")  //
        ("foul", po::value<std::string>()->default_value("loses"),
         "loses or refused: what a black foul does")  //
        ("json", "one JSON object a game")            //
        ("summary", "only the figures at the end");
    add_reading_option(usage.options);
    add_input_options(usage.options);
    return usage;
}

template <class Enum>
Enum word(const std::string& option, const std::string& given, const std::vector<std::string>& all) {
    std::string expected;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (given == all[i]) return static_cast<Enum>(i);
        expected += (i ? ", " : "") + all[i];
    }
    throw corpus::InputError({}, option + " " + corpus::shown(given), "one of " + expected);
}

GameRules rules_from(const po::variables_map& values) {
    GameRules rules;
    rules.rules = word<corpus::renju::RuleSet>("--rules", text(values, "rules"),
                                               {"renju", "standard", "freestyle", "omok"});
    rules.foul = word<corpus::renju::FoulPolicy>("--foul", text(values, "foul"), {"loses", "refused"});
    rules.readings = readings(values);
    return rules;
}

std::string winner(const GameResult& result) {
    return result.winner == Cell::black ? "Black" : result.winner == Cell::white ? "White" : "nobody";
}

std::string end_text(const GameResult& result) {
    return result.end == End::foul ? "foul " + std::string(to_text(result.foul))
                                   : std::string(to_text(result.end));
}

std::string game_line(const std::string& label, const Game& game, const GameResult& result) {
    std::string line = fmt::format("{}: {}", label, end_text(result));
    if (result.move > 0) line += fmt::format(" at move {}", result.move);
    line += fmt::format(" of {}", game.moves.size());
    if (result.winner != Cell::empty) line += fmt::format(", {} wins", winner(result));
    if (!result.refused.empty()) line += fmt::format(", refused: {}", fmt::join(result.refused, " "));
    return line;
}

std::string json_line(const std::string& label, const Game& game, const GameResult& result) {
    const nlohmann::ordered_json value{{"game", label},
                                       {"end", to_text(result.end)},
                                       {"winner", winner(result)},
                                       {"move", result.move},
                                       {"moves", game.moves.size()},
                                       {"foul", to_text(result.foul)},
                                       {"refused", result.refused}};
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

int referee(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    const Words paths = texts(*values, "file");
    if (paths.empty()) throw corpus::InputError({}, "no file", "daejo referee FILE...");
    const GameRules rules = rules_from(*values);

    std::vector<corpus::renju::Document> documents;
    for (const std::string& path : paths) documents.push_back(read_document_file(path, *values));
    for (const auto& document : documents) {
        for (const auto& item : document.items) {
            if (std::holds_alternative<Game>(item.value)) continue;
            throw corpus::InputError({document.file, item.line, 0}, "a position",
                                     "a game: a move list or SGF");
        }
    }
    Progress progress("games");
    std::map<std::string, std::int64_t> ends;
    std::int64_t games = 0;
    std::int64_t parted = 0;
    for (const auto& document : documents) {
        for (const auto& item : document.items) {
            const auto& game = std::get<Game>(item.value);
            const std::string label =
                item.label.empty() ? document.file + ":" + std::to_string(item.line) : item.label;
            const GameResult expected = reference::renju::referee(game, rules);
            const GameResult given = fast::renju::referee(game, rules);
            ++ends[end_text(expected)];
            progress.show(++games, 0);
            const bool json = values->count("json") != 0;
            const auto line = [&](const GameResult& result) {
                return json ? json_line(label, game, result) : game_line(label, game, result);
            };
            if (!values->count("summary") || expected != given) print(line(expected) + "\n");
            if (expected == given) continue;
            ++parted;
            print((json ? "" : "  the fast referee says: ") + line(given) + "\n");
        }
    }
    progress.clear();
    if (values->count("json")) return parted ? exit_disagreement : exit_ok;
    std::string summary = counted(games, "game") + ":";
    for (const auto& [end, count] : ends) summary += fmt::format(" {} {},", end, count);
    summary.back() = ';';
    print(summary + fmt::format(" the two referees part in {}\n", parted));
    return parted ? exit_disagreement : exit_ok;
}

}  // namespace daejo::fuzz::command
