// JK games as the machine's texts: explanations, pictures, case files, rules.

#include "corpus/jk/collected_case.h"
#include "corpus/jk/game_text.h"
#include "corpus/jk/verdict_text.h"
#include "fuzz/jk/board_text.h"
#include "fuzz/jk/domain.h"
#include "fuzz/jk/table.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz {

using corpus::jk::Action;
using corpus::jk::CollectedCase;
using corpus::jk::Rules;

corpus::jk::Explanation Jk::explain(const Rules& rules, const Case& game, const Focus& focus) {
    return reference::jk::explain(game, rules, focus);
}

std::vector<SmallerQuestion<Jk>> Jk::smaller_questions(const Rules&, const Case&, const Focus&) {
    return {};
}

std::string Jk::focus_text(const Focus& focus) {
    return "action " + std::to_string(focus + 1);
}

std::string Jk::picture(const Rules& rules, const Case& game, const Focus& focus) {
    const auto at = static_cast<std::size_t>(focus);
    std::optional<corpus::jk::Point> mark;
    if (at < game.actions.size() && game.actions[at].kind == Action::Kind::play)
        mark = game.actions[at].point;
    return jk::board_after(game, rules, at, mark) + input_text(game);
}

std::string Jk::answer_text(const Verdict& verdict, const Focus& focus) {
    return record_text(verdict, static_cast<std::size_t>(focus));
}

std::string Jk::case_text(const Case& game) {
    return jk::board_after(game, Rules{}, game.actions.size()) + "\n" + input_text(game);
}

std::string Jk::input_text(const Case& game) {
    return write_game(game, nullptr, "");
}

std::string Jk::verdict_text(const Case& game, const Verdict& verdict) {
    return jk::verdict_table(game, verdict);
}

std::string Jk::rules_text(const Rules& rules) {
    return to_text(rules);
}

std::string Jk::rules_options(const Rules& rules) {
    const std::string words = to_text(rules);
    std::string options;
    std::size_t begin = 0;
    for (std::size_t number = 0; begin < words.size(); ++number) {
        const std::size_t end = std::min(words.find(' ', begin), words.size());
        const std::string word = words.substr(begin, end - begin);
        if (number > 0) options += " --reading " + word;
        if (number == 0 && word != to_text(Rules{}.preset)) options += " --rules " + word;
        begin = end + 1;
    }
    return options;
}

std::string Jk::case_file(const std::string& id, const std::string& note, const Rules& rules,
                          const Case& game, const Focus&) {
    CollectedCase collected;
    collected.id = id;
    collected.flags = {"reduced"};
    collected.note = note;
    collected.source = "reduced by daejo";
    collected.game = game;
    std::vector<Rules> all{Rules{}};
    if (rules != Rules{}) all.push_back(rules);
    for (const Rules& each : all) {
        Verdict verdict;
        reference::jk::judge(game, each, verdict);
        collected.expected.push_back(corpus::jk::expectation_of(each, verdict));
    }
    return write_case(collected);
}

Rules Jk::parse_rules(const std::vector<std::string>& words) {
    return corpus::jk::parse_rules(words);
}

}  // namespace daejo::fuzz
