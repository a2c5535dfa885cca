// Renju as the machine's texts: explanations, pictures, case files, rules.

#include "corpus/renju/board_line.h"
#include "corpus/renju/collected_case.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/point_text.h"
#include "fuzz/renju/domain.h"
#include "reference/renju/judge.h"

namespace daejo::fuzz {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::CollectedCase;
using corpus::renju::Expectation;
using corpus::renju::Explanation;
using corpus::renju::PointVerdict;
using corpus::renju::Readings;

namespace {

bool is_completion(const std::string& kind) {
    return kind == "alive" || kind == "five" || kind.starts_with("dead-");
}

void walk(const Explanation& node, const corpus::renju::Position& board, int level,
          std::vector<SmallerQuestion<Renju>>& questions) {
    for (const Explanation& child : node.children) {
        if (level > 0 && is_completion(child.kind) && !child.points.empty() &&
            board[child.points.front()] == Cell::empty) {
            questions.push_back({board, child.points.front(), level});
            corpus::renju::Position deeper = board;
            deeper.set(child.points.front(), Cell::black);
            walk(child, deeper, level + 1, questions);
        } else {
            walk(child, board, level, questions);
        }
    }
}

}  // namespace

Explanation Renju::explain(const Rules& rules, const Case& position, const Focus& focus) {
    return reference::renju::explain(position, focus, rules);
}

std::vector<SmallerQuestion<Renju>> Renju::smaller_questions(const Rules& rules, const Case& position,
                                                             const Focus& focus) {
    std::vector<SmallerQuestion<Renju>> questions;
    if (position[focus] != Cell::empty) return questions;
    Case placed = position;
    placed.set(focus, Cell::black);
    walk(explain(rules, position, focus), placed, 1, questions);
    return questions;
}

std::string Renju::focus_text(const Focus& focus) {
    return to_text(focus);
}

std::string Renju::picture(const Rules&, const Case& position, const Focus& focus) {
    corpus::renju::DiagramOptions options;
    options.marks[focus] = '?';
    return write_diagram(position, options);
}

std::string Renju::answer_text(const Verdict& verdict, const Focus& focus) {
    const PointVerdict& at = verdict[focus];
    std::string text(to_text(at.answer));
    if (at.threes > 0) {
        text += ", " + std::to_string(at.threes) + (at.threes == 1 ? " three" : " threes") + ", " +
                std::to_string(at.real) + " real";
    }
    if (at.depth > 0) text += ", depth " + std::to_string(at.depth);
    return text;
}

std::string Renju::case_text(const Case& position) {
    return write_diagram(position) + "\n" + input_text(position);
}

std::string Renju::input_text(const Case& position) {
    return corpus::renju::write_board_line(position) + "\n";
}

std::string Renju::verdict_text(const Case& position, const Verdict& verdict) {
    std::string line;
    append_map_line(position, verdict, line);
    return line + "\n";
}

std::string Renju::rules_text(const Rules& rules) {
    return to_text(rules);
}

std::string Renju::rules_options(const Rules& rules) {
    std::string options;
    const auto given = all_readings_text(rules);
    const auto usual = all_readings_text(Readings{});
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i] != usual[i]) options += " --reading " + given[i];
    }
    return options;
}

std::string Renju::case_file(const std::string& id, const std::string& note, const Rules& rules,
                             const Case& position, const Focus& focus) {
    CollectedCase collected;
    collected.id = id;
    collected.flags = {"reduced"};
    collected.note = note;
    collected.source = "reduced by daejo";
    collected.position = position;
    collected.point = focus;
    std::vector<Readings> all{Readings{}};
    if (rules != Readings{}) all.push_back(rules);
    for (const Readings& readings : all) {
        const PointVerdict verdict = reference::renju::judge_point(position, focus, readings);
        Expectation expected{readings, verdict.answer, {}, {}, {}};
        if (verdict.threes > 0) {
            expected.threes = verdict.threes;
            expected.real = verdict.real;
            if (readings.clauses != corpus::renju::Clauses::separate) expected.depth = verdict.depth;
        }
        collected.expected.push_back(expected);
    }
    return write_case(collected);
}

Readings Renju::parse_rules(const std::vector<std::string>& assignments) {
    Readings readings;
    for (const std::string& assignment : assignments) set_reading(readings, assignment);
    return readings;
}

}  // namespace daejo::fuzz
