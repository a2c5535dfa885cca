// Clauses asked one by one, on boards and move strings made by hand.

#include <gtest/gtest.h>

#include "corpus/jk/game_text.h"
#include "reference/jk/judge.h"
#include "reference/jk/passes.h"
#include "reference/jk/plays.h"
#include "reference/jk/score.h"

namespace daejo::reference::jk {
namespace {

using corpus::jk::Clause;
using corpus::jk::Preset;
using corpus::jk::Rules;

/// The board of a picture, top row first: X black, O white.
Board picture(const std::vector<std::string>& rows) {
    Board board(Size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const char c = rows[rows.size() - 1 - row][column];
            board.put({static_cast<int>(column), static_cast<int>(row)}, c == 'X'   ? 'b'
                                                                         : c == 'O' ? 'w'
                                                                                    : '.');
        }
    }
    return board;
}

/// A past with these letters and nothing on the board.
Past moves(const std::string& letters) {
    Past past(Size{3, 3});
    Colour player = Colour::black;
    for (const char letter : letters) {
        past.add({letter, player, {}, {}, player, {}}, past.board());
        player = opponent(player);
    }
    return past;
}

TEST(JkArticle2, chains_join_along_lines_only) {
    const Board board = picture({"XX.", ".XO", "X.O"});
    EXPECT_EQ(article_2_1_chain(board, {0, 2}).stones.size(), 3u);
    EXPECT_EQ(article_2_1_chain(board, {0, 0}).stones.size(), 1u);
    EXPECT_TRUE(article_2_1_chain(board, {2, 0}).has_liberty);
    EXPECT_TRUE(chains_without_liberty(board).empty());
}

TEST(JkArticle2, a_ko_capture_is_one_stone_for_one) {
    const Board ko = picture({".XO.", "XOXO"});  // X on c1 placed, nothing removed
    const auto chains = chains_without_liberty(ko);
    EXPECT_TRUE(article_2_5_is_ko_capture(chains, corpus::jk::Ko::strict));
    const Board larger = picture({"......", ".XOXX.", "XOXOOX"});
    const auto more = chains_without_liberty(larger);
    EXPECT_FALSE(article_2_5_is_ko_capture(more, corpus::jk::Ko::strict));
    EXPECT_TRUE(article_2_5_is_ko_capture(more, corpus::jk::Ko::literal));
}

TEST(JkArticle2, tails_bar_p) {
    for (const char* letters : {"N", "NP", "NE", "NECC", "NECCCC", "NCCP"}) {
        EXPECT_EQ(article_2_7(moves(letters), 'P', Rules{}).clause, Clause::no_normal_pass) << letters;
        EXPECT_TRUE(article_2_7(moves(letters), 'E', Rules{}).allowed()) << letters;
    }
    for (const char* letters : {"NC", "NCC", "NEC", "NECCC", "NECCCCC", "NCCCC", "NPCC"}) {
        EXPECT_TRUE(article_2_7(moves(letters), 'P', Rules{}).allowed()) << letters;
    }
    EXPECT_EQ(article_2_7(moves(""), 'P', Rules{}).clause, Clause::first_pass);
}

TEST(JkArticle2, a_d_before_p_bars_both_passes) {
    for (const char* letters : {"NCCCCP", "NCCCCPCC", "NCCCCPCCCC"}) {
        Past past = moves(letters);
        EXPECT_NE(article_2_7(past, 'E', Rules{}).clause, Clause::duty) << letters;
        past.moves[4].d_lengths = {4};
        EXPECT_EQ(article_2_7(past, 'E', Rules{}).clause, Clause::duty) << letters;
        EXPECT_EQ(article_2_7(past, 'P', Rules{}).clause, Clause::duty) << letters;
    }
    for (const char* letters : {"NCCCCPC", "NCCCCPCCC", "NCCCCPCCCCCC", "NCCCCPN", "NCCCCE"}) {
        Past past = moves(letters);
        past.moves[4].d_lengths = {4};
        EXPECT_TRUE(article_2_7(past, 'E', Rules{}).allowed()) << letters;
    }
}

TEST(JkArticle2, the_draft_looks_at_runs_of_exactly_four) {
    const Rules draft = corpus::jk::rules_of(Preset::draft_12_6);
    for (const char* letters : {"NCCCCP", "CCCCP", "NCCCCPCC"}) {
        EXPECT_EQ(article_2_7(moves(letters), 'E', draft).clause, Clause::duty) << letters;
    }
    for (const char* letters : {"NCCCCCP", "NCCCP", "NCCCCPC", "NCCCCPCCCC"}) {
        EXPECT_TRUE(article_2_7(moves(letters), 'E', draft).allowed()) << letters;
    }
}

TEST(JkArticle4, sequences_that_end) {
    EXPECT_EQ(article_4_3("NEE", Preset::jk), Clause::ee);
    EXPECT_EQ(article_4_3("NECCE", Preset::jk), Clause::ecce);
    EXPECT_EQ(article_4_3("NECCCCE", Preset::jk), Clause::ecccce);
    EXPECT_EQ(article_4_3("NECCE", Preset::natural), Clause::none);
    EXPECT_EQ(article_4_3("NECCE", Preset::draft_12_4), Clause::ecce);
    EXPECT_EQ(article_4_3("NECCCCE", Preset::draft_12_6), Clause::none);
    for (const char* letters : {"NE", "NECE", "NECCCE", "NECCCCCE", "NCCE", "NENE", "NEPE"}) {
        EXPECT_EQ(article_4_3(letters, Preset::jk), Clause::none) << letters;
    }
}

TEST(JkArticle5, points_of_both_are_nobodys) {
    const Board board = picture({"X.O", "X.O", "X.O"});
    const auto black = article_5_2_points(board, Colour::black);
    const auto white = article_5_2_points(board, Colour::white);
    EXPECT_EQ(black, white);
    EXPECT_EQ(std::count(black.begin(), black.end(), true), 3);
}

TEST(JkExplain, names_the_tail_and_the_stones_of_a_d) {
    const auto game = corpus::jk::read_games(
                          "size 4x5\na1 b1 a2 b3 a3 c2 b2 d1 b4 d2 a5 d3 c5 c4 E d5 c3 b5 c1 b3 P P\n", "")
                          .front()
                          .value.game;
    const int last = static_cast<int>(game.actions.size()) - 1;
    const auto refused = explain(game, Rules{}, last);
    EXPECT_EQ(refused.kind, "rejected");
    EXPECT_EQ(refused.clause, "2.7.1");
    ASSERT_FALSE(refused.children.empty());
    const auto& barred = refused.children.front();
    EXPECT_EQ(barred.kind, "barred");
    EXPECT_NE(barred.claim.find("just after DP"), std::string::npos) << barred.claim;
    ASSERT_EQ(barred.children.size(), 1u);
    EXPECT_EQ(barred.children.front().kind, "D");
    EXPECT_NE(barred.children.front().claim.find("the stone on c3"), std::string::npos);
}

TEST(JkExplain, every_action_of_a_long_game_can_be_explained) {
    const auto game = corpus::jk::read_games("size 6x1\na1 a1 E d1 b1 E c1 a1 b1 E c1 a1 b1 E c1 a1 E\n", "")
                          .front()
                          .value.game;
    for (int i = 0; i < static_cast<int>(game.actions.size()); ++i) {
        const auto node = explain(game, Rules{}, i);
        EXPECT_FALSE(node.kind.empty());
        EXPECT_FALSE(node.claim.empty());
    }
    EXPECT_EQ(explain(game, Rules{}, 1).clause, "2.3");
    EXPECT_EQ(explain(game, Rules{}, static_cast<int>(game.actions.size()) - 1).kind, "after-end");
}

}  // namespace
}  // namespace daejo::reference::jk
