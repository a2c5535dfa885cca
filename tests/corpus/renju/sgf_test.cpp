#include "corpus/renju/sgf.h"

#include "corpus/renju/diagram.h"
#include "corpus/renju/game_positions.h"
#include "corpus/renju/move_list.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/stone_list.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

Game one(const std::string& text) {
    const auto read = read_sgf(text, "f");
    EXPECT_EQ(read.size(), 1U);
    return read.at(0).value;
}

std::string sgf_error(const std::string& text) {
    return error_of([&] { read_sgf(text, "f"); });
}

/// The moves with the colour each has.
Game coloured(Game game) {
    const std::vector<Cell> colours = colours_of(game);
    for (std::size_t i = 0; i < colours.size(); ++i) game.moves[i].colour = colours[i];
    return game;
}

}  // namespace

RC_GTEST_PROP(sgf, reads_what_it_writes, ()) {
    Game game = *arbitrary_game(*rc::gen::inRange(smallest_size, largest_size + 1));
    game.start = *arbitrary_position(game.start.size(), game.start.size());
    const std::string label = *arbitrary_label();
    const auto read = read_sgf(write_sgf(game, label), "f");
    RC_ASSERT(read.size() == 1U);
    RC_ASSERT(read[0].value == coloured(game));
    RC_ASSERT(read[0].label == label);
}

TEST(sgf, rows_from_the_top_and_from_the_bottom) {
    const Game game = one("(;GM[4]SZ[15];B[hh];W[ig];B[h8];W[A15];B[aa])");
    EXPECT_EQ(write_move_list(game), "h8 i9 h8 a15 a15");
    EXPECT_EQ(game.moves[0].colour, Cell::black);
    EXPECT_EQ(game.moves[1].colour, Cell::white);
}

TEST(sgf, writes_a_whole_game) {
    Game game =
        one("(;GM[4]SZ[15]AB[aa][oo]AW[ha];B[hh];W[ig];B[];W[hh];B[hh];W[hh];B[hh];W[hh];B[hh];W[hh];B[tt])");
    EXPECT_EQ(write_sgf(game, "a]b\\c"),
              "(;FF[4]GM[4]CA[UTF-8]AP[daejo]SZ[15]GN[a\\]b\\\\c]AB[oo][aa]AW[ha]\n"
              ";B[hh];W[ig];B[];W[hh];B[hh];W[hh];B[hh];W[hh];B[hh];W[hh]\n"
              ";B[])\n");
}

TEST(sgf, main_line_and_collections) {
    const auto read = read_sgf(
        "(;GM[4]C[a \\] ( ; ) \\\\]SZ[15](;B[hh](;W[ig];B[aa])(;W[bb]))(;B[cc](;W[dd])))\n"
        "  \r\n(\n;\nGaMe[1]SZ[9:9]\n;B\n[a1]KO[]XX[x][y];W[])(;GM[1];B[ss]RE[Draw])\n",
        "f");
    ASSERT_EQ(read.size(), 3U);
    EXPECT_EQ(write_move_list(read[0].value), "h8 i9 a15");
    EXPECT_EQ(read[0].line, 1);
    EXPECT_EQ(read[1].value.start.size(), 9);
    EXPECT_EQ(read[1].line, 3);
    EXPECT_EQ(write_move_list(read[1].value), "a1 pass");
    EXPECT_EQ(read[2].value.start.size(), 19);
    EXPECT_EQ(write_move_list(read[2].value), "s1 draw");
}

TEST(sgf, set_up_stones) {
    const Game game = one("(;AB[ab:cd][e4]AW[ aa:ea ]\nPL[W]SZ[5];AE[bc]AW[bd];W[ee])");
    EXPECT_EQ(game.start, read_diagram("O O O O O\n"
                                       "X X X . X\n"
                                       "X . X . .\n"
                                       "X O X . .\n"
                                       ". . . . .\n"));
    ASSERT_EQ(game.moves.size(), 1U);
    EXPECT_EQ(game.moves[0], (Move{Move::Kind::place, {4, 0}, Cell::white}));
}

TEST(sgf, size_of_the_caller_where_the_file_has_none) {
    EXPECT_EQ(read_sgf("(;B[aa])", "f", 7)[0].value.start.size(), 7);
    EXPECT_EQ(read_sgf("\xef\xbb\xbf(;GM[4];B[aa])", "f")[0].value.start.size(), 15);
    EXPECT_TRUE(read_sgf(" \n", "f").empty());
}

TEST(sgf, errors_say_what_and_where) {
    EXPECT_EQ(sgf_error("(;SZ[15]\n;B[hp])"),
              "f:2:4: found \"hp\", expected a point from aa to oo or from a1 to o15");
    EXPECT_EQ(sgf_error("(;SZ[15];B[ h99])"),
              "f:1:13: found \"h99\", expected a point from aa to oo or from a1 to o15");
    EXPECT_EQ(sgf_error("(;AB[aa:zz])"),
              "f:1:9: found \"zz\", expected a point from aa to oo or from a1 to o15");
    EXPECT_EQ(sgf_error("(;SZ[4])"), "f:1:6: found \"4\", expected a board size from 5 to 19");
    EXPECT_EQ(sgf_error("(;SZ[99999999999999999999])"),
              "f:1:6: found \"99999999999999999999\", expected a board size from 5 to 19");
    EXPECT_EQ(sgf_error("(;SZ[15:13])"), "f:1:6: found \"15:13\", expected a square board");
    EXPECT_EQ(sgf_error("(;B[aa];SZ[15])"), "f:1:9: found SZ, expected SZ in the first node of a game only");
    EXPECT_EQ(sgf_error("(;SZ[15]SZ[19])"), "f:1:9: found a second SZ, expected one board size");
    EXPECT_EQ(sgf_error("(;b[aa])"), "f:1:3: found \"b\", expected a property name with a capital letter");
    EXPECT_EQ(sgf_error("(;GM[3])"), "f:1:6: found \"3\", expected GM[4] (renju) or GM[1]");
    EXPECT_EQ(sgf_error("(;PL[green])"), "f:1:6: found \"green\", expected PL[B] or PL[W]");
    EXPECT_EQ(sgf_error("(;B[aa][bb])"), "f:1:9: found a second value of B, expected one value");
    EXPECT_EQ(sgf_error("(;AB[aa:cc]AW[bb])"),
              "f:1:15: found b14 a second time, expected every point once in a node's AB, AW and AE");
    EXPECT_EQ(sgf_error("(;B[aa];AB[bb])"),
              "f:1:9: found AB behind a move, expected set-up stones before the first move only");
    EXPECT_EQ(sgf_error("hello"), "f:1:1: found \"h\", expected '(' at the beginning of a game");
    EXPECT_EQ(sgf_error("()"), "f:1:2: found \")\", expected ';' at the beginning of a node");
    EXPECT_EQ(sgf_error("(;B[aa](;W[bb]);B[cc])"),
              "f:1:16: found \";\", expected '(' or ')' behind a variation");
    EXPECT_EQ(sgf_error("(;B[aa] 5)"), "f:1:9: found \"5\", expected a property, ';', '(' or ')'");
    EXPECT_EQ(sgf_error("(;B;W[aa])"),
              "f:1:4: found \";\", expected '[' and a value behind the property \"B\"");
    EXPECT_EQ(sgf_error("(;B[aa]) x"), "f:1:10: found \"x\", expected '(' at the beginning of a game");
}

TEST(sgf, a_truncated_file_is_told_what_is_missing) {
    EXPECT_EQ(sgf_error("\n (;B[aa](;W[bb]"),
              "f:2:16: found the end of the text, expected ')' (2 of them) to close the game that begins in "
              "line 2, "
              "column 2");
    EXPECT_EQ(
        sgf_error("(;B[aa]\n;C[no end \\]"),
        "f:2:13: found the end of the text, expected ']' to close the value of \"C\" that begins in line 2, "
        "column 3");
    EXPECT_EQ(sgf_error("(;B[aa];W"),
              "f:1:10: found the end of the text, expected '[' and a value behind the property "
              "\"W\"");
    EXPECT_EQ(sgf_error("("),
              "f:1:2: found the end of the text, expected ')' (1 of them) to close the game that "
              "begins in line 1, column 1");
}

TEST(sgf, deep_nesting_and_ten_megabytes) {
    std::string deep;
    const int levels = 1'000'000;
    for (int i = 0; i < levels; ++i) deep += "(;B[]";
    EXPECT_EQ(one(deep + repeated(levels, ')')).moves.size(), static_cast<std::size_t>(levels));
    EXPECT_NE(sgf_error(deep), "");
    EXPECT_EQ(one("(;SZ[15]C[" + repeated(10'000'000, 'x') + "];B[hh])").moves.size(), 1U);
    std::string many;
    while (many.size() < 10'000'000) many += "(;SZ[15];B[hh];W[ii])\n";
    EXPECT_EQ(read_sgf(many, "f").back().line, static_cast<int>(many.size() / 22));
}

TEST(sgf, what_it_cannot_say) {
    Game game{Position(), {{Move::Kind::draw_agreed, {}, Cell::empty}, {Move::Kind::pass, {}, Cell::empty}}};
    expect_error(
        [&] {
            write_sgf(game, "", {"f", 2, 0});
        },
        "f:2: found move 2 behind an agreed draw, expected the end of the game");
    game.moves = {{Move::Kind::place, {0, 15}, Cell::empty}};
    expect_error([&] { write_sgf(game); }, "found move 1 off the board, expected a point of the board");
}

}  // namespace daejo::tests
