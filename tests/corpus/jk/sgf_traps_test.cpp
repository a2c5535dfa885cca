// What real and hostile SGF files hold.

#include <ctime>

#include "corpus/jk/document.h"
#include "corpus/jk/verdict.h"
#include "support.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

namespace {

std::vector<Item> read(const std::string& text) {
    return read_sgf(text, "f", [](const Game&) { return Action::Kind::ending_pass; });
}

/// The game as text: size, komi, actions.
std::string game_of(const std::string& text) {
    const auto items = read(text);
    EXPECT_EQ(items.size(), 1U);
    return write_game(std::get<GameText>(items.at(0).value).game, nullptr, "");
}

std::string refusal_of(const std::string& text) {
    const auto items = read(text);
    EXPECT_EQ(items.size(), 1U);
    return std::get<corpus::InputError>(items.at(0).value).what();
}

std::string error(const std::string& text) {
    return error_of([&] { read(text); });
}

}  // namespace

TEST(JkSgfTraps, what_is_missing_has_its_usual_value) {
    EXPECT_EQ(game_of("(;)"), "size 19x19\n");
    EXPECT_EQ(game_of("(;KM[];B[aa])"), "size 19x19\na19\n");
    EXPECT_EQ(game_of("(;HA[0]SZ[9:9];B[ii])"), "size 9x9\nj1\n");
}

TEST(JkSgfTraps, rows_count_from_the_top_on_boards_that_are_not_square) {
    EXPECT_EQ(game_of("(;SZ[5:2];B[aa];W[eb];B[ab];W[ea])"), "size 5x2\na2 e1 a1 e2\n");
    EXPECT_EQ(error("(;SZ[5:2];B[ac])"),
              "f:1:13: found \"ac\", expected a point from aa to eb, or nothing for a pass");
    EXPECT_EQ(error("(;SZ[5:2];B[fa])"),
              "f:1:13: found \"fa\", expected a point from aa to eb, or nothing for a pass");
}

TEST(JkSgfTraps, passes_are_empty_or_tt_on_every_board) {
    EXPECT_EQ(game_of("(;SZ[19];B[];W[tt];B[ ])"), "size 19x19\nE E E\n");
    EXPECT_EQ(game_of("(;SZ[3];B[tt])"), "size 3x3\nE\n");
}

TEST(JkSgfTraps, the_choice_of_a_pass_sees_the_game_so_far) {
    std::string seen;
    const auto items = read_sgf("(;SZ[5]KM[1];B[aa];W[];B[bb];W[])", "f", [&](const Game& game) {
        seen += points_text(game.komi) + ":";
        for (const Action& action : game.actions) seen += to_text(action) + " ";
        return game.actions.size() == 1 ? Action::Kind::normal_pass : Action::Kind::ending_pass;
    });
    EXPECT_EQ(seen, "1:a5 1:a5 P b4 ");
    EXPECT_EQ(write_game(std::get<GameText>(items.at(0).value).game, nullptr, ""),
              "size 5x5\nkomi 1\na5 P b4 E\n");
}

TEST(JkSgfTraps, facts_of_the_game_may_stand_in_a_later_node) {
    EXPECT_EQ(game_of("(;GM[1];SZ[5]KM[0.5];B[aa])"), "size 5x5\nkomi 0.5\na5\n");
    EXPECT_EQ(refusal_of("(;SZ[9];HA[2];B[aa])"),
              "f:1:9: found handicap \"2\": not a JK game, expected a game from an empty board");
    EXPECT_EQ(error("(;SZ[5];B[aa]SZ[5])"), "f:1:14: found a second SZ, expected one in a game");
    EXPECT_EQ(error("(;B[aa];SZ[5])"), "f:1:9: found SZ behind a move, expected the size in the first node");
    EXPECT_EQ(error("(;KM[1]KM[2])"), "f:1:8: found a second KM, expected one in a game");
}

TEST(JkSgfTraps, refusals_have_their_place_and_the_others_are_read) {
    const auto items = read("(;SZ[9]\n;B[aa])\n\n (;SZ[9]\n;B[aa]\n;B[bb]\n;W[cc])(;SZ[3]GN[c];B[aa])");
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(items[0].line, 1);
    EXPECT_EQ(items[1].line, 4);
    EXPECT_EQ(
        std::string(std::get<corpus::InputError>(items[1].value).what()),
        "f:6:2: found a move of black: not a JK game, expected a move of white, the players moving in turn");
    EXPECT_EQ(items[2].line, 7);
    EXPECT_EQ(items[2].label, "c");
    EXPECT_EQ(refusal_of("(;SZ[9]AB[aa:cc]AW[dd];W[ee];W[])"),
              "f:1:8: found AB: not a JK game, expected a game without set-up stones");
    EXPECT_EQ(refusal_of("(;SZ[9];B[aa];AE[aa];W[bb])"),
              "f:1:15: found AE: not a JK game, expected a game without set-up stones");
}

TEST(JkSgfTraps, errors_behind_other_games_have_their_place) {
    EXPECT_EQ(error("(;B[aa])(;B[bb])\n(;B[cc])  (;B[dd];W[x])"),
              "f:2:21: found \"x\", expected a point from aa to ss, or nothing for a pass");
    EXPECT_EQ(error("(;B[aa])\n (;B[bb]"),
              "f:2:9: found the end of the text, expected ')' (1 of them) to close the game that begins in "
              "line 2, column 2");
}

TEST(JkSgfTraps, the_private_property_says_the_same_as_the_move) {
    EXPECT_EQ(game_of("(;SZ[5];B[]JK[P];W[aa]JK[a5];JK[agree none])"), "size 5x5\nP a5 agree none\n");
    EXPECT_EQ(game_of("(;SZ[5];JK[ resign\nblack ])"), "size 5x5\nresign black\n");
    EXPECT_EQ(error("(;SZ[5];B[aa]JK[P])"),
              "f:1:11: found \"aa\" beside JK[P], expected the same move in both");
    EXPECT_EQ(error("(;SZ[5];B[aa]JK[b2])"),
              "f:1:11: found \"aa\" beside JK[b2], expected the same move in both");
    EXPECT_EQ(error("(;SZ[5];B[]JK[resign black])"),
              "f:1:11: found \"\" beside JK[resign black], expected the same move in both");
    EXPECT_EQ(error("(;SZ[5];JK[E])"), "f:1:12: found no B or W beside this move, expected one of them");
    EXPECT_EQ(error("(;SZ[5];B[]JK[Q])").substr(0, 19), "f:1:15: found \"Q\", ");
    EXPECT_EQ(error("(;SZ[5];RU[JK go])").substr(0, 24), "f:1:12: found rules \"go\"");
}

TEST(JkSgfTraps, other_rules_other_games_and_variations) {
    const auto items = read("(;RU[Japanese]SZ[5]C[B[aa\\]](;B[bb];W[cc])(;B[dd]))");
    ASSERT_EQ(items.size(), 1U);
    const auto& text = std::get<GameText>(items[0].value);
    EXPECT_FALSE(text.rules.has_value());
    EXPECT_EQ(write_game(text.game, nullptr, ""), "size 5x5\nb4 c3\n");
    EXPECT_EQ(error("(;GM[4]SZ[15];B[hh])"), "f:1:6: found GM[4], expected GM[1] (Go)");
    EXPECT_EQ(error("(;SZ[20])"), "f:1:6: found \"20x20\", expected columns x rows, 1x1 to 19x19, as 9x9");
}

TEST(JkSgfTraps, many_refusals_are_read_in_linear_time) {
    std::string text;
    while (text.size() < 4'000'000) text += "(;HA[2]AB[aa];W[bb];W[cc])";
    const std::clock_t begin = std::clock();
    EXPECT_EQ(read(text).size(), text.size() / 26);
    EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 20) << "seconds of processor time";
}

}  // namespace daejo::tests::jk
