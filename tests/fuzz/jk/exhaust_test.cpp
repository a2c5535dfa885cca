// Every game to a depth: tables worked out by hand, the same for any number of threads, and differences
// found.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

#include "corpus/jk/game_text.h"
#include "fast/jk/judge.h"
#include "fuzz/jk/exhaust.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz::jk {
namespace {

using corpus::jk::Action;
using corpus::jk::Clause;
using corpus::jk::Game;
using corpus::jk::Rules;
using corpus::jk::Size;
using corpus::jk::Verdict;
using ::testing::SizeIs;

const GameJudge reference = [](const Game& game, const Rules& rules, Verdict& out) {
    reference::jk::judge(game, rules, out);
};

std::size_t at(Clause clause) {
    return static_cast<std::size_t>(clause);
}

ExhaustPlan plan_of(Size size, int depth, unsigned threads = 2) {
    ExhaustPlan plan;
    plan.size = size;
    plan.depth = depth;
    plan.threads = threads;
    return plan;
}

std::uint64_t sum(const std::vector<ExhaustedLevel>& levels) {
    std::uint64_t games = 0;
    for (const ExhaustedLevel& level : levels) games += level.games();
    return games;
}

// P is never allowed, a1 is suicide, E goes on once.
TEST(JkExhaust, OnePoint) {
    const Exhausted found = exhaust(plan_of({1, 1}, 4), reference);
    ASSERT_THAT(found.levels, SizeIs(4));
    std::vector<ExhaustedLevel> expected(4);
    expected[0].going_on = 1;
    expected[0].rejected[at(Clause::first_pass)] = 1;
    expected[0].lost[at(Clause::suicide)] = 1;
    expected[1].ended[at(Clause::ee)] = 1;
    expected[1].rejected[at(Clause::no_normal_pass)] = 1;
    expected[1].lost[at(Clause::suicide)] = 1;
    EXPECT_EQ(found.levels, expected);
    EXPECT_FALSE(found.difference);
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.compared_records, 6u);
    EXPECT_EQ(found.judged_games, 5u);
}

TEST(JkExhaust, TwoPoints) {
    std::vector<ExhaustedLevel> expected(3);
    expected[0].going_on = 3;
    expected[0].rejected[at(Clause::first_pass)] = 1;
    expected[1].going_on = 6;
    expected[1].ended[at(Clause::ee)] = 1;
    expected[1].rejected[at(Clause::no_normal_pass)] = 3;
    expected[1].rejected[at(Clause::occupied)] = 2;
    expected[2].going_on = 8;
    expected[2].ended[at(Clause::ee)] = 2;
    expected[2].lost[at(Clause::suicide)] = 2;
    expected[2].lost[at(Clause::retake)] = 2;
    expected[2].rejected[at(Clause::no_normal_pass)] = 4;
    expected[2].rejected[at(Clause::occupied)] = 6;
    for (const Size size : {Size{1, 2}, Size{2, 1}}) {
        const Exhausted found = exhaust(plan_of(size, 3), reference);
        EXPECT_EQ(found.levels, expected);
        EXPECT_EQ(exhaust_alone(plan_of(size, 3), reference), expected);
        EXPECT_FALSE(found.difference);
        EXPECT_EQ(found.compared_records, sum(expected));
    }
}

TEST(JkExhaust, BothJudgesGiveTheSameTables) {
    for (const ExhaustPlan& plan : {plan_of({1, 2}, 9), plan_of({1, 3}, 7), plan_of({2, 2}, 5)}) {
        const Exhausted found = exhaust(plan, reference);
        EXPECT_EQ(found.levels, exhaust_alone(plan, reference));
        EXPECT_FALSE(found.difference);
        EXPECT_LT(found.judged_games, found.compared_records);
    }
}

TEST(JkExhaust, ThreadsMakeNoDifference) {
    const Exhausted one = exhaust(plan_of({1, 4}, 6, 1), reference);
    const Exhausted three = exhaust(plan_of({1, 4}, 6, 3), reference);
    EXPECT_EQ(one.levels, three.levels);
    EXPECT_EQ(one.compared_records, sum(one.levels));
    EXPECT_EQ(three.compared_records, one.compared_records);
    EXPECT_EQ(three.judged_games, one.judged_games);
}

TEST(JkExhaust, ADifferenceIsTheFirstOfTheWalk) {
    const GameJudge faulty = [](const Game& game, const Rules& rules, Verdict& out) {
        fast::jk::judge(game, rules, out, fast::jk::Fault::no_closing_stone);
    };
    for (const unsigned threads : {1u, 2u}) {
        const Exhausted found = exhaust(plan_of({2, 2}, 5, threads), faulty);
        ASSERT_TRUE(found.difference);
        EXPECT_EQ(found.difference->action, 2);
        EXPECT_EQ(corpus::jk::write_game(found.difference->game, nullptr, ""), "size 2x2\na1 E E\n");
        EXPECT_NE(found.difference->expected, found.difference->given);
    }
}

TEST(JkExhaust, RejectedActionsAreComparedToo) {
    const GameJudge faulty = [](const Game& game, const Rules& rules, Verdict& out) {
        reference::jk::judge(game, rules, out);
        for (std::size_t i = 0; i < out.size(); ++i) {
            if (out[i].clause == Clause::occupied && i > 2) out[i].may_pass_ending = false;
        }
    };
    const Exhausted found = exhaust(plan_of({2, 1}, 4), faulty);
    ASSERT_TRUE(found.difference);
    EXPECT_EQ(found.difference->game.actions.back().kind, Action::Kind::play);
    EXPECT_EQ(found.difference->given, "- rejected 2.3 may=E");
}

TEST(JkExhaust, StopsWhenTold) {
    std::atomic<bool> stop{true};
    ExhaustPlan plan = plan_of({3, 3}, 12);
    plan.stop = &stop;
    EXPECT_FALSE(exhaust(plan, reference).complete);
    plan.stop = nullptr;
    plan.budget = std::chrono::milliseconds(50);
    const Exhausted found = exhaust(plan, reference);
    EXPECT_FALSE(found.complete);
    EXPECT_GT(found.compared_records, 0u);
}

TEST(JkExhaust, WhatAJudgeThrowsComesOut) {
    std::atomic<int> games{0};
    const GameJudge throwing = [&games](const Game& game, const Rules& rules, Verdict& out) {
        if (++games > 300) throw std::runtime_error("enough");
        fast::jk::judge(game, rules, out);
    };
    EXPECT_THROW(exhaust(plan_of({2, 2}, 6), throwing), std::runtime_error);
}

}  // namespace
}  // namespace daejo::fuzz::jk
