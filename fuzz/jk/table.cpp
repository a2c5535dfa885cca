#include "fuzz/jk/table.h"

#include <fmt/format.h>

#include "corpus/jk/game_text.h"
#include "corpus/jk/point_text.h"

namespace daejo::fuzz::jk {

using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Winner;

namespace {

std::string winner_text(Winner winner) {
    return winner == Winner::black ? "Black wins" : winner == Winner::white ? "White wins" : "a draw";
}

std::string score_lines(const corpus::jk::Score& score) {
    const auto row = [](std::string_view what, const std::string& black, const std::string& white) {
        return fmt::format("    {:<22}{:>8}{:>8}\n", what, black, white);
    };
    const auto numbers = [&](std::string_view what, const corpus::jk::PerColour& pair) {
        return row(what, std::to_string(pair[0]), std::to_string(pair[1]));
    };
    const auto points = [](int hundredths) { return corpus::jk::points_text(hundredths); };
    std::string text = row("", "Black", "White") + numbers("territory", score.territory) +
                       numbers("captured prisoners", score.captured) +
                       numbers("pass stones", score.pass_stones);
    if (score.closing_stone != 0) text += row("closing stone (4.4)", std::to_string(score.closing_stone), "");
    if (score.dead != corpus::jk::PerColour{}) text += numbers("dead stones", score.dead);
    if (score.komi != 0) text += row("komi", "", points(score.komi));
    text += row("score", points(score.total[0]), points(score.total[1]));
    return text + fmt::format("    difference {}, by area {}\n", points(score.difference),
                              points(score.area_difference));
}

}  // namespace

std::string passes_text(const Record& record) {
    if (!record.may_pass_normally) return record.may_pass_ending ? "E" : "none";
    return record.may_pass_ending ? "P, E" : "P";
}

std::string table_line(const corpus::jk::Game& game, const corpus::jk::Verdict& verdict, std::size_t i) {
    const Record& record = verdict[i];
    std::string notes;
    const auto note = [&](const std::string& text) { notes += (notes.empty() ? "" : "; ") + text; };
    if (record.result != Result::accepted) note(std::string(to_text(record.result)));
    if (record.clause != corpus::jk::Clause::none) {
        note(std::string(to_text(record.clause)) + ": " + std::string(sentence(record.clause)));
    }
    if (const auto captured = verdict.captured(i); !captured.empty()) {
        std::string text = "takes";
        for (const auto point : captured) text += " " + to_text(point);
        note(text);
    }
    for (const int length : verdict.d_lengths(i)) note("D of " + std::to_string(length));
    if (record.occurrence > 1) note(fmt::format("this state for the {}. time", record.occurrence));
    const std::string number = record.number > 0 ? std::to_string(record.number) : "";
    std::string line = fmt::format("{:>5}  {:<5}  {:<8}{:<3}{:<8}{}", number, to_text(record.player),
                                   to_text(game.actions[i]), to_text(record.move_class),
                                   record.goes_on ? passes_text(record) : "", notes);
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string ending_text(const corpus::jk::Verdict& verdict) {
    if (!verdict.ending) return "the game goes on\n";
    const auto& ending = *verdict.ending;
    std::string text = fmt::format("ended by {}: {}\n", to_text(ending.clause), winner_text(ending.winner));
    if (ending.repetition) {
        text += "    the state came about by the moves";
        for (const int move : ending.repetition->moves) text += " " + std::to_string(move);
        text += fmt::format("; captured within: Black {}, White {}\n", ending.repetition->captured[0],
                            ending.repetition->captured[1]);
    }
    if (ending.score) text += score_lines(*ending.score);
    return text;
}

std::string verdict_table(const corpus::jk::Game& game, const corpus::jk::Verdict& verdict) {
    std::string text = fmt::format("{:>5}  {:<5}  {:<8}{:<3}{:<8}{}\n", "n", "who", "action", "", "may", "");
    text.erase(text.find_last_not_of(" \n") + 1);
    text += '\n';
    for (std::size_t i = 0; i < verdict.size(); ++i) text += table_line(game, verdict, i) + "\n";
    return text + ending_text(verdict);
}

}  // namespace daejo::fuzz::jk
