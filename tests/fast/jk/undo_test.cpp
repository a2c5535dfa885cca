// Taking back and playing again, from every depth, under rules that look at all an engine keeps.

#include <gtest/gtest.h>

#include "corpus/jk/collected_case.h"
#include "fast/jk/match.h"
#include "games.h"

namespace daejo::fast::jk {
namespace {

using namespace corpus::jk;

/// Plays the game, then for every depth takes that many actions back and plays them again.
void play_again(const Game& game, const Rules& rules, const std::string& name) {
    Match match(game.size, game.komi, rules);
    for (const Action& action : game.actions) match.act(action);
    const Verdict expected = match.verdict();
    for (std::size_t depth = 1; depth <= game.actions.size(); ++depth) {
        for (std::size_t i = 0; i < depth; ++i) match.undo();
        EXPECT_FALSE(match.verdict().ending && match.verdict().ending->action >= match.actions()) << name;
        match.check_consistency();
        for (std::size_t i = game.actions.size() - depth; i < game.actions.size(); ++i) {
            match.act(game.actions[i]);
        }
        ASSERT_EQ(match.verdict(), expected) << name << " under " << to_text(rules) << ", depth " << depth;
    }
}

TEST(JkUndo, from_every_depth_of_the_collected_cases) {
    for (const CollectedCase& collected : own_cases()) {
        if (collected.game.actions.size() > 120) continue;
        for (const char* rules : {"jk", "jk d-match=place retake=literal suicide=multi-stone-allowed",
                                  "jk d-match=same-ko d-length=any retake=off ko=literal"}) {
            play_again(collected.game, parse_rules(rules), collected.id);
        }
    }
}

TEST(JkUndo, a_stone_taken_and_replaced_is_the_first_one_again) {
    // A D of four ends with White's b3: it takes the stone that the first C placed on c3.
    const Game game = game_of("7x4: a1 b1 g1 d1 b2 c2 f2 e2 a3 b3 e3 d3 g3 c4 b4 e4 f4 E c3 f3 c1 b3");
    Match match(game.size, 0, Rules{});
    for (const Action& action : game.actions) match.act(action);
    const Verdict expected = match.verdict();
    // Another course from before the last two: that stone is taken and another one put there.
    for (int i = 0; i < 2; ++i) match.undo();
    for (const char* other : {"g4", "b3", "a2", "d2", "c3"}) {
        EXPECT_EQ(match.act(parse_action(other, game.size)).result, Result::accepted) << other;
    }
    for (int i = 0; i < 5; ++i) match.undo();
    for (const char* again : {"c1", "b3"}) match.act(parse_action(again, game.size));
    EXPECT_EQ(match.verdict(), expected);
}

TEST(JkUndo, the_move_before_last_is_the_one_before_again) {
    const Rules rules = parse_rules("jk retake=literal");
    const Game game = game_of("4x1: b1 c1 E a1 b1");
    Match match(game.size, 0, rules);
    for (const Action& action : game.actions) match.act(action);
    EXPECT_EQ(match.verdict().size(), 5u);
    EXPECT_FALSE(match.over());
    match.undo();
    EXPECT_EQ(match.act(game.actions.back()).result, Result::accepted);
}

}  // namespace
}  // namespace daejo::fast::jk
