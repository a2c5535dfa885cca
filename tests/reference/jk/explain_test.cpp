// What an explanation is made of: its kinds, and the tail, stones and board plays it names.

#include <gtest/gtest.h>

#include "corpus/jk/game_text.h"
#include "reference/jk/explain_passes.h"
#include "reference/jk/judge.h"

namespace daejo::reference::jk {
namespace {

using corpus::jk::Explanation;
using corpus::jk::Rules;

Explanation last_of(const std::string& text, const std::string& rules) {
    const auto game = corpus::jk::read_games(text, "").front().value.game;
    return explain(game, corpus::jk::parse_rules(rules), static_cast<int>(game.actions.size()) - 1);
}

/// A past with these letters and nothing on the board; a D of four ends with move `d_end`.
Past moves(const std::string& letters, std::size_t d_end) {
    Past past(Size{3, 3});
    Colour player = Colour::black;
    for (const char letter : letters) {
        past.add({letter, player, {}, {}, player, {}}, past.board());
        player = opponent(player);
    }
    past.moves[d_end - 1].d_lengths = {4};
    return past;
}

TEST(JkExplainParts, ed_allows_both_passes_and_names_its_d) {
    const Explanation may = next_may_node(moves("NECCCC", 6), Colour::black, Rules{});
    EXPECT_EQ(may.claim, "Black may pass P and E");
    ASSERT_EQ(may.children.size(), 2u);
    for (const Explanation& pass : may.children) {
        EXPECT_EQ(pass.kind, "allowed");
        ASSERT_EQ(pass.children.size(), 1u);
        EXPECT_EQ(pass.children.front().kind, "D");
        EXPECT_NE(pass.claim.find("N E C C C C(D)"), std::string::npos) << pass.claim;
    }
}

TEST(JkExplainParts, an_ending_pass_names_the_tail_that_bars_p_only) {
    const Explanation may = next_may_node(moves("NCCCCN", 5), Colour::white, Rules{});
    EXPECT_EQ(may.claim, "White may pass E only");
    EXPECT_EQ(may.children[0].kind, "barred");
    EXPECT_EQ(may.children[0].clause, "2.7.2");
    EXPECT_EQ(may.children[1].kind, "allowed");
    EXPECT_NE(may.children[1].claim.find("just after N only P is barred"), std::string::npos);
}

TEST(JkExplainParts, a_refused_pass_says_where_in_one_line) {
    EXPECT_NE(last_of("size 3x3\nP\n", "jk").claim.find("(as the first move)"), std::string::npos);
    EXPECT_NE(last_of("size 3x3\nb2 P\n", "jk").claim.find("(just after N)"), std::string::npos);
}

TEST(JkExplainParts, the_stuck_player_sees_every_board_play) {
    const Explanation root = last_of("size 5x1\na1 d1 c1 E e1 b1\n", "jk after-ecc=none");
    EXPECT_EQ(root.kind, "C");
    const Explanation& end = root.children.back();
    ASSERT_EQ(end.kind, "end");
    ASSERT_EQ(end.children.size(), 1u);
    const Explanation& left = end.children.front();
    EXPECT_EQ(left.kind, "moves-left");
    ASSERT_EQ(left.children.size(), 2u);
    EXPECT_EQ(left.children[0].clause, "3.2");
    EXPECT_EQ(left.children[1].clause, "2.4");
}

TEST(JkExplainParts, a_repetition_names_its_moves) {
    const Explanation root = last_of("size 2x1\na1 b1 a1 b1 a1\n", "jk retake=off");
    bool named = false;
    for (const Explanation& child : root.children) {
        if (child.kind == "occurrence") named = child.claim.find("moves 1, 3, 5") != std::string::npos;
    }
    EXPECT_TRUE(named);
    EXPECT_EQ(root.children.back().children.front().kind, "repetition");
}

}  // namespace
}  // namespace daejo::reference::jk
