#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/renju/explanation.h"
#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"
#include "fuzz/domain.h"
#include "fuzz/generator.h"
#include "fuzz/judge.h"
#include "reports/report.h"

namespace daejo::fuzz {

/// Renju for the machine: a case is a position, a verdict its foul map, a focus a point. See fuzz/domain.h
/// for what each member is for.
struct Renju {
    using Case = corpus::renju::Position;
    using Rules = corpus::renju::Readings;
    using Verdict = corpus::renju::FoulMap;
    using Point = corpus::renju::Point;
    using Focus = Point;

    static constexpr std::string_view name = "renju";
    static constexpr std::string_view case_word = "board";
    static constexpr std::string_view focus_word = "point";

    /// At most one difference a point: the answer before real threes before threes before depth (R14).
    static void compare(const Rules& rules, const Case& position, const Verdict& expected,
                        const Verdict& given, const std::function<void(Difference<Focus>)>& differ);

    static std::span<const std::string_view> fields();

    using Accept = std::function<bool(const Case&, const Focus&)>;
    /// Fewer stones, those far from the focus first in halves, quarters, … single ones; then smaller boards.
    static void smaller(const Case& position, const Focus& focus, const Accept& accept);
    /// The stones slid so that the focus is as near the centre as can be.
    static void tidier(const Case& position, const Focus& focus, const Accept& accept);
    static std::vector<std::pair<Case, Focus>> images(const Case& position, const Focus& focus);
    static bool before(const std::pair<Case, Focus>& a, const std::pair<Case, Focus>& b);

    /// Relations: "image" (a symmetric image), "walled" (the board set into a larger one, a ring of white
    /// stones in place of its edge, other stones out of reach behind the ring), "full-within-none" (what
    /// recursion forbids is forbidden without false threes as well).
    static void check_alone(const Rules& rules, const Case& position, const Verdict& verdict, Random& random,
                            const Ask<Renju>& ask,
                            const std::function<void(std::string_view, Difference<Focus>)>& broken);

    static std::span<const std::string_view> counter_names();
    static std::span<const std::string_view> label_names();
    static void tally(const Rules& rules, const Case& position, const Verdict& verdict, Tally& tally);
    static std::vector<reports::HeadlineRow> headline();
    static std::vector<std::string> columns();

    static corpus::renju::Explanation explain(const Rules& rules, const Case& position, const Focus& focus);
    /// Every completion point the explanation judges, on the board with the stones above it placed.
    static std::vector<SmallerQuestion<Renju>> smaller_questions(const Rules& rules, const Case& position,
                                                                 const Focus& focus);

    static std::string focus_text(const Focus& focus);
    static int size(const Case& position) { return position.stones(); }
    static std::string picture(const Rules& rules, const Case& position, const Focus& focus);
    static std::string answer_text(const Verdict& verdict, const Focus& focus);
    static std::string case_text(const Case& position);   ///< the board drawn, and its board line
    static std::string input_text(const Case& position);  ///< a board line
    static std::string verdict_text(const Case& position, const Verdict& verdict);  ///< its map line
    static std::string rules_text(const Rules& rules);
    static std::string rules_options(const Rules& rules);
    static std::string case_file(const std::string& id, const std::string& note, const Rules& rules,
                                 const Case& position, const Focus& focus);

    /// The built-in judges, the reference (the oracle) first; `fault` is planted in the scanner ("none":
    /// none).
    static std::vector<JudgeMaker<Renju>> judges(const std::string& fault);
    /// A program from outside. Throws as judges/board_lines.h.
    static JudgeMaker<Renju> outside_judge(const judges::Spec& spec,
                                           const std::function<void(const std::string&)>& tell);
    static Rules parse_rules(const std::vector<std::string>& assignments);
    /// Asks every judge every expectation of the project's own cases.
    static reports::Collected check_collected(const std::vector<JudgeMaker<Renju>>& judges);
    static std::unique_ptr<Generator<Case>> make_generator(const std::string& spec);
    static std::vector<PlannedStream> default_plan();
    static std::vector<ExpectedLabel> expected_labels();
};

static_assert(Domain<Renju>);

}  // namespace daejo::fuzz
