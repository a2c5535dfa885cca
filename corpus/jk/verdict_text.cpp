#include "corpus/jk/verdict_text.h"

#include <algorithm>

#include "corpus/jk/point_text.h"

namespace daejo::corpus::jk {

namespace {

template <class Values, class Text>
std::string listed(const Values& values, Text text) {
    std::string list;
    for (const auto& value : values) list += (list.empty() ? "" : ",") + text(value);
    return list;
}

std::string numbers(const PerColour& pair) {
    return std::to_string(pair[0]) + "," + std::to_string(pair[1]);
}

/// A clause as one word: "4.3-EE".
std::string word(Clause clause) {
    std::string text(to_text(clause));
    std::replace(text.begin(), text.end(), ' ', '-');
    return text;
}

std::string passes(const Record& record) {
    if (!record.may_pass_normally) return record.may_pass_ending ? "E" : "none";
    return record.may_pass_ending ? "P,E" : "P";
}

std::string score_text(const Score& score) {
    std::string text = " score=" + points_text(score.total[0]) + "," + points_text(score.total[1]) +
                       " difference=" + points_text(score.difference) +
                       " area=" + points_text(score.area_difference) +
                       " territory=" + numbers(score.territory) + " captured=" + numbers(score.captured) +
                       " pass-stones=" + numbers(score.pass_stones);
    if (score.dead != PerColour{}) text += " dead=" + numbers(score.dead);
    if (score.closing_stone != 0) text += " closing=" + std::to_string(score.closing_stone);
    if (score.komi != 0) text += " komi=" + points_text(score.komi);
    return text;
}

std::string ending_text(const Ending& ending) {
    std::string text =
        ending.winner == Winner::draw ? " draw" : " wins=" + std::string(to_text(ending.winner));
    if (ending.repetition) {
        text += " moves=" + listed(ending.repetition->moves, [](int move) { return std::to_string(move); }) +
                " within=" + numbers(ending.repetition->captured);
    }
    if (ending.score) text += score_text(*ending.score);
    return text;
}

}  // namespace

std::string record_text(const Verdict& verdict, std::size_t i) {
    const Record& record = verdict[i];
    std::string text(to_text(record.move_class));
    if (const auto captured = verdict.captured(i); !captured.empty()) {
        text += " takes=" + listed(captured, [](Point point) { return to_text(point); });
    }
    if (const auto lengths = verdict.d_lengths(i); !lengths.empty()) {
        text += " D=" + listed(lengths, [](int length) { return std::to_string(length); });
    }
    if (record.occurrence > 1) text += " occurrence=" + std::to_string(record.occurrence);
    if (record.result != Result::accepted) text += " " + std::string(to_text(record.result));
    if (record.clause != Clause::none) text += " " + word(record.clause);
    if (verdict.ending && verdict.ending->action == static_cast<int>(i)) {
        if (verdict.ending->clause != record.clause) text += " end=" + word(verdict.ending->clause);
        text += ending_text(*verdict.ending);
    }
    if (record.goes_on) text += " may=" + passes(record);
    return text;
}

}  // namespace daejo::corpus::jk
