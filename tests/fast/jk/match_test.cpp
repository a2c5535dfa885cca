// Undo, consistency, and repetitions under keys that collide.

#include "fast/jk/match.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "fast/jk/engine.h"
#include "games.h"

namespace daejo::fast::jk {
namespace {

using namespace corpus::jk;

Action drawn_action(Size size) {
    const int kind = *rc::gen::inRange(0, 20);
    if (kind == 0) return Action::pass(Action::Kind::normal_pass);
    if (kind <= 2) return Action::pass(Action::Kind::ending_pass);
    const Point point = size.point(*rc::gen::inRange(0, size.points()));
    if (kind == 3) return {Action::Kind::agree, {}, {point}};
    return Action::play(point);
}

RC_GTEST_PROP(JkMatch, taking_back_leaves_everything_as_it_was, ()) {
    const Size size{*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 5)};
    const Rules rules = parse_rules(*rc::gen::element<std::string>(
        "jk", "jk-letter", "natural", "jk d-match=place", "jk suicide=multi-stone-allowed", "draft-12.6"));
    Match match(size, 0, rules);
    Match other(size, 0, rules);
    std::vector<Action> kept;
    for (int i = 0; i < 60; ++i) {
        if (!kept.empty() && *rc::gen::inRange(0, 3) == 0) {
            match.undo();
            kept.pop_back();
        } else {
            kept.push_back(drawn_action(size));
            match.act(kept.back());
        }
        match.check_consistency();
    }
    for (const Action& action : kept) other.act(action);
    RC_ASSERT(match.verdict() == other.verdict());
    for (int i = 0; i < 20; ++i) {
        const Action action = drawn_action(size);
        match.act(action);
        other.act(action);
    }
    RC_ASSERT(match.verdict() == other.verdict());
    RC_ASSERT(match.to_move() == other.to_move());
    RC_ASSERT(match.over() == other.over());
}

TEST(JkMatch, liberties_are_counted_once) {
    Match match({3, 3}, 0, Rules{});
    for (const Action& action : game_of("3x3: b2 a1 b1").actions) match.act(action);
    EXPECT_EQ(match.liberties({1, 1}), 4);
    EXPECT_EQ(match.liberties({0, 0}), 1);
    EXPECT_TRUE(match.empty({2, 2}));
    EXPECT_EQ(match.colour({0, 0}), Colour::white);
}

RC_GTEST_PROP(JkEngine, boards_with_one_key_are_told_apart, ()) {
    const Keys colliding(1, *rc::gen::inRange(0, 3));
    const Size size{*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 3)};
    const Rules rules = parse_rules("jk repetitions=4 suicide=rejected retake-effect=rejected");
    Engine<Fault::none> right;
    Engine<Fault::none> hashed(colliding);
    right.restart(size, 0, rules);
    hashed.restart(size, 0, rules);
    for (int i = 0; i < 60; ++i) {
        const Action action = drawn_action(size);
        right.act(action);
        hashed.act(action);
        if (*rc::gen::inRange(0, 8) > 0) continue;
        right.undo();
        hashed.undo();
    }
    hashed.check_consistency();
    RC_ASSERT(right.verdict == hashed.verdict);
}

TEST(JkEngine, no_key_at_all_changes_nothing) {
    const Keys nothing_in_it(1, 0);
    for (const char* text :
         {"6x1: a1 E d1 b1 E c1 a1 b1 E c1 a1 b1 E c1 a1", "3x3: b2 a1 c3 a3 b1 c1 a2 b3 c2 E E",
          "3x3: E c3 E a3 a2 c1 b1 b2 b3 a1 c2 a3 b1 c3 a2 c1 b3 a1 c2 a3 b1 c3 a2 c1"}) {
        const Game game = game_of(text);
        Verdict right;
        judge(game, Rules{}, right);
        Engine<Fault::none> hashed(nothing_in_it);
        hashed.restart(game.size, 0, Rules{});
        for (const Action& action : game.actions) hashed.act(action);
        EXPECT_EQ(right, hashed.verdict) << text;
    }
}

TEST(JkEngine, more_than_a_table_of_states) {
    Game game{{19, 19}, 0, {}};
    for (int i = 0; i < 300; ++i) game.actions.push_back(Action::play(game.size.point(i)));
    Match match(game.size, 0, Rules{});
    for (const Action& action : game.actions) match.act(action);
    match.check_consistency();
    while (match.actions() > 0) match.undo();
    match.check_consistency();
    EXPECT_TRUE(match.empty({0, 0}));
}

}  // namespace
}  // namespace daejo::fast::jk
