#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/jk/explanation.h"
#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "fuzz/domain.h"
#include "fuzz/generator.h"
#include "fuzz/judge.h"
#include "reports/report.h"

namespace daejo::fuzz {

/// The JK rule of Go for the machine: a case is a game, a verdict one record for every action, a focus the
/// position of an action in the game, from 0. See fuzz/domain.h for what each member is for.
struct Jk {
    using Case = corpus::jk::Game;
    using Rules = corpus::jk::Rules;
    using Verdict = corpus::jk::Verdict;
    using Point = corpus::jk::Point;
    using Focus = int;

    static constexpr std::string_view name = "jk";
    static constexpr std::string_view case_word = "game";
    static constexpr std::string_view focus_word = "move";

    /// At most one difference: at the first record that differs, its weightiest field. What comes later may
    /// follow from it.
    static void compare(const Rules& rules, const Case& game, const Verdict& expected, const Verdict& given,
                        const std::function<void(Difference<Focus>)>& differ);

    static std::span<const std::string_view> fields();

    using Accept = std::function<bool(const Case&, const Focus&)>;
    /// The game cut off behind the focus, runs of actions left out in halves, quarters, … single ones and
    /// pairs, plays replaced by E, rows and columns of the board left out.
    static void smaller(const Case& game, const Focus& focus, const Accept& accept);
    /// No komi.
    static void tidier(const Case& game, const Focus& focus, const Accept& accept);
    static std::vector<std::pair<Case, Focus>> images(const Case& game, const Focus& focus);
    static bool before(const std::pair<Case, Focus>& a, const std::pair<Case, Focus>& b);

    /// Relations: "image" (the game on a mirrored or turned board), "komi" (another komi moves the difference
    /// of the score by as much and nothing else), "other-pass" (an E in place of a P changes no class,
    /// capture or occurrence of a later board play), "prefix" (the records of a game cut off are the first
    /// ones of the whole).
    static void check_alone(const Rules& rules, const Case& game, const Verdict& verdict, Random& random,
                            const Ask<Jk>& ask,
                            const std::function<void(std::string_view, Difference<Focus>)>& broken);

    static std::span<const std::string_view> counter_names();
    static std::span<const std::string_view> label_names();
    static void tally(const Rules& rules, const Case& game, const Verdict& verdict, Tally& tally);
    static std::vector<reports::HeadlineRow> headline();
    static std::vector<std::string> columns();

    static corpus::jk::Explanation explain(const Rules& rules, const Case& game, const Focus& focus);
    /// None: a record differs where it differs, there is no question below it.
    static std::vector<SmallerQuestion<Jk>> smaller_questions(const Rules& rules, const Case& game,
                                                              const Focus& focus);

    static std::string focus_text(const Focus& focus);
    static int size(const Case& game) { return static_cast<int>(game.actions.size()); }
    /// The board before the action, its point marked, and the whole game in its text form.
    static std::string picture(const Rules& rules, const Case& game, const Focus& focus);
    static std::string answer_text(const Verdict& verdict, const Focus& focus);
    static std::string case_text(const Case& game);   ///< the last board drawn, and the text form
    static std::string input_text(const Case& game);  ///< the text form of the game
    static std::string verdict_text(const Case& game, const Verdict& verdict);  ///< a line for every action
    static std::string rules_text(const Rules& rules);
    static std::string rules_options(const Rules& rules);
    static std::string case_file(const std::string& id, const std::string& note, const Rules& rules,
                                 const Case& game, const Focus& focus);

    /// The built-in judges, the reference (the oracle) first; `fault` is planted in the fast one ("none":
    /// none).
    static std::vector<JudgeMaker<Jk>> judges(const std::string& fault);
    /// A preset's name may come first, then readings.
    /// Throws corpus::InputError: no kind of outside judge speaks of whole games yet.
    static JudgeMaker<Jk> outside_judge(const judges::Spec& spec,
                                        const std::function<void(const std::string&)>& tell);
    static Rules parse_rules(const std::vector<std::string>& words);
    static reports::Collected check_collected(const std::vector<JudgeMaker<Jk>>& judges);
    static std::unique_ptr<Generator<Case>> make_generator(const std::string& spec);
    static std::vector<PlannedStream> default_plan();
    static std::vector<ExpectedLabel> expected_labels();
};

static_assert(Domain<Jk>);

}  // namespace daejo::fuzz
