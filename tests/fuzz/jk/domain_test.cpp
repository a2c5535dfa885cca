// The JK domain in the machine: agreement, faults found and cut down, symmetric findings, claims, readings.

#include "fuzz/jk/domain.h"

#include <gtest/gtest.h>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/game_text.h"
#include "fast/jk/fault.h"
#include "fast/jk/judge.h"
#include "fuzz/agree.h"
#include "fuzz/jk/claim_search.h"
#include "fuzz/jk/claims.h"
#include "fuzz/jk/lockstep.h"
#include "fuzz/jk/move_string.h"
#include "fuzz/jk/shape_claims.h"
#include "fuzz/jk/table.h"
#include "fuzz/library/jk_record_json.h"

namespace daejo::fuzz {
namespace {

using corpus::jk::Game;
using corpus::jk::Rules;
using corpus::jk::Verdict;

Game game_of(const std::string& text) {
    return corpus::jk::read_games(text, "").front().value.game;
}

reports::Report run(AgreeRequest request) {
    const std::atomic<bool> stop{false};
    request.threads = 2;
    return agree<Jk>(request, stop, {});
}

TEST(JkDomain, judges_agree_on_a_short_run_of_every_rule_set) {
    for (const auto preset : corpus::jk::all_presets()) {
        AgreeRequest request;
        request.cases = 300;
        request.rules = {std::string(to_text(preset))};
        const auto report = run(request);
        EXPECT_EQ(reports::disagreements(report), 0) << to_text(preset);
    }
}

TEST(JkDomain, judges_agree_with_every_reading_changed) {
    for (const auto& reading : corpus::jk::all_readings()) {
        for (std::size_t i = 1; i < reading.values.size(); ++i) {
            AgreeRequest request;
            request.cases = 200;
            request.rules = {std::string(reading.name) + "=" + std::string(reading.values[i])};
            EXPECT_EQ(reports::disagreements(run(request)), 0) << request.rules.front();
        }
    }
}

TEST(JkDomain, the_default_plan_meets_its_minimums) {
    const auto report = run({});
    EXPECT_EQ(reports::disagreements(report), 0);
    EXPECT_FALSE(report.minimums.empty());
    EXPECT_TRUE(reports::minimums_met(report));
}

/// Points of the board of a finding's case, told by its line "size: 4x3".
int points_of(const reports::Finding& finding) {
    return corpus::jk::read_cases(finding.case_text, "").front().game.size.points();
}

TEST(JkDomain, every_planted_fault_is_found_and_cut_down) {
    for (const auto fault : fast::jk::all_faults()) {
        AgreeRequest request;
        request.judges.fault = to_text(fault);
        const auto report = run(request);
        ASSERT_FALSE(report.findings.empty()) << to_text(fault);
        int least = 361;
        for (const auto& finding : report.findings) least = std::min(least, points_of(finding));
        // A D of four has been met on boards of 15 points and more only, four captures behind its P on 28.
        const int most = fault == fast::jk::Fault::ed_exception_forgotten ? 15
                         : fault == fast::jk::Fault::dpcccc_forgotten     ? 28
                                                                          : 12;
        EXPECT_LE(least, most) << to_text(fault);
    }
}

TEST(JkDomain, compare_tells_the_first_record_that_differs) {
    const Game game = game_of("size 3x1\nb1 E E\n");
    Verdict right;
    Verdict wrong;
    fast::jk::judge(game, Rules{}, right);
    fast::jk::judge(game, Rules{}, wrong, fast::jk::Fault::no_closing_stone);
    std::vector<Difference<int>> differences;
    Jk::compare(Rules{}, game, right, wrong, [&](Difference<int> d) { differences.push_back(std::move(d)); });
    ASSERT_EQ(differences.size(), 1u);
    EXPECT_EQ(differences.front().focus, 2);
    EXPECT_EQ(differences.front().field, "closing-stone");
    Jk::compare(Rules{}, game, right, right, [](const Difference<int>&) { ADD_FAILURE(); });
}

TEST(JkDomain, rules_options_bring_the_rules_back) {
    EXPECT_EQ(Jk::rules_options(Rules{}), "");
    EXPECT_EQ(Jk::rules_options(corpus::jk::parse_rules("natural span=2to3 dead=chains")),
              " --rules natural --reading span=2to3 --reading dead=chains");
}

TEST(JkMoveString, tells_tails_from_records) {
    const Game game =
        game_of("size 4x5\na1 b1 a2 b3 a3 c2 b2 d1 b4 d2 a5 d3 c5 c4 E d5 c3 b5 c1 b3 P b1 c3\n");
    Verdict verdict;
    fast::jk::judge(game, Rules{}, verdict);
    jk::MoveString moves;
    for (std::size_t i = 0; i < verdict.size(); ++i) moves.add(verdict, i);
    EXPECT_TRUE(moves.ends_in_dp(2)) << moves.text();
    EXPECT_FALSE(moves.ends_in_dp(0));
    EXPECT_EQ(moves.before_captures(), 'P');
}

TEST(JkClaims, a_broken_claim_is_counted_and_cut_down) {
    const auto ids = jk::claims();
    const auto four_or_six = std::find_if(ids.begin(), ids.end(),
                                          [](const jk::Claim& claim) { return claim.id == "d-of-4-and-6"; });
    const auto claim = static_cast<std::size_t>(four_or_six - ids.begin());
    const Game game = game_of(
        "size 4x7\na1 b1 a2 b3 a3 b5 a4 c2 b2 c4 b4 c6 a5 d1 a6 d2 b6 d3 a7 d4 c3 d5 c7 d6 E d7 c5 b7 c1 b3 "
        "c7 b1 c3 "
        "b5 P\n");
    Verdict verdict;
    fast::jk::judge(game, Rules{}, verdict);
    const auto outcomes = jk::check_claims(game, Rules{}, verdict);
    ASSERT_EQ(outcomes.size(), ids.size());
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (i == claim) continue;
        EXPECT_EQ(outcomes[i].broken_at, -1) << ids[i].id;
    }
    if (outcomes[claim].broken_at >= 0) {
        const Game reduced = jk::reduced_counterexample(game, claim, Rules{});
        EXPECT_LE(reduced.actions.size(), game.actions.size());
    }
}

TEST(JkClaims, shapes_come_out_as_the_text_says) {
    const auto outcomes = jk::check_shape_claims();
    EXPECT_GE(outcomes.size(), 17u);
    for (const auto& outcome : outcomes) {
        EXPECT_TRUE(outcome.holds) << outcome.claim.id << ": " << outcome.move << "  " << outcome.record;
    }
}

TEST(JkClaims, without_3_3_a_third_time_ends_nothing) {
    const auto ids = jk::claims();
    const auto third = static_cast<std::size_t>(
        std::find_if(ids.begin(), ids.end(),
                     [](const jk::Claim& claim) { return claim.id == "third-time-ends"; }) -
        ids.begin());
    const auto generator = Jk::make_generator("ko");
    EXPECT_EQ(jk::count_claims(*generator, 1, 600, Rules{}, 1)[third].broken, 0);
    EXPECT_GT(jk::count_claims(*generator, 1, 600, corpus::jk::parse_rules("draft-12.4"), 1)[third].broken,
              0);
}

TEST(JkClaims, counts_do_not_depend_on_threads) {
    const auto generator = Jk::make_generator("ko");
    const auto one = jk::count_claims(*generator, 1, 600, Rules{}, 1);
    const auto two = jk::count_claims(*generator, 1, 600, Rules{}, 2);
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].asked, two[i].asked);
        EXPECT_EQ(one[i].broken, two[i].broken);
        EXPECT_EQ(one[i].first_broken, two[i].first_broken);
        EXPECT_GT(one[i].asked + (i == 6 ? 1 : 0), 0)
            << jk::claims()[i].id;  // three passes in a row are rare
    }
}

TEST(JkClaims, the_search_finds_a_stuck_player_where_there_is_one) {
    const auto search =
        jk::search_stuck(*Jk::make_generator("ko"), 1, 5000, corpus::jk::parse_rules("after-ecc=none"));
    EXPECT_EQ(search.fewest_plays, 0);
    Verdict verdict;
    fast::jk::judge(search.example, corpus::jk::parse_rules("after-ecc=none"), verdict);
    ASSERT_TRUE(verdict.ending.has_value());
    EXPECT_EQ(verdict.ending->clause, corpus::jk::Clause::stuck);
}

TEST(JkLockstep, finds_the_shortest_game_on_the_smallest_board) {
    const auto found = jk::play_in_lockstep(Rules{}, corpus::jk::parse_rules("span=2to3"), 300'000, 4);
    ASSERT_TRUE(found.game.has_value());
    EXPECT_EQ(found.game->size, (corpus::jk::Size{2, 1}));
    EXPECT_EQ(found.game->actions.size(), 11u);
    const auto none = jk::play_in_lockstep(Rules{}, Rules{}, 20'000, 2);
    EXPECT_FALSE(none.game.has_value());
    EXPECT_EQ(none.searched.front().depth, -1);
}

TEST(JkTexts, table_and_json_tell_every_field) {
    const Game game = game_of("size 3x1\nkomi 0.5\nb1 P E E\n");
    Verdict verdict;
    fast::jk::judge(game, Rules{}, verdict);
    const std::string table = jk::verdict_table(game, verdict);
    for (const char* part : {"rejected; 2.7.2", "4.3 EE", "Black wins", "komi", "difference 2.5"}) {
        EXPECT_NE(table.find(part), std::string::npos) << part << "\n" << table;
    }
    EXPECT_EQ(
        jk::record_json(game, verdict, 0, ""),
        R"({"n":1,"move":"b1","player":"black","class":"N","captured":[],"result":"accepted","next_may":["E"]})");
    const std::string last = jk::record_json(game, verdict, 3, "g");
    for (const char* part :
         {R"("game":"g")", R"("winner":"black")", R"("closing_stone":1)", R"("difference":2.5)"}) {
        EXPECT_NE(last.find(part), std::string::npos) << part << "\n" << last;
    }
}

}  // namespace
}  // namespace daejo::fuzz
