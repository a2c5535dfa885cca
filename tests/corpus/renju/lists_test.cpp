#include "corpus/renju/diagram.h"
#include "corpus/renju/move_list.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/stone_list.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

Position stones(const std::string& line, int size = standard_size) {
    return read_stone_list(line, {"f", 1, 1}, size);
}
Game moves(const std::string& line, int size = standard_size) {
    return read_move_list(line, {"f", 1, 1}, size);
}

std::string stones_error(const std::string& text) {
    return error_of([&] { read_stone_lists(text, "f"); });
}
std::string moves_error(const std::string& text) {
    return error_of([&] { read_move_lists(text, "f"); });
}

}  // namespace

RC_GTEST_PROP(stone_list, reads_what_it_writes, ()) {
    const Position position = *arbitrary_position();
    RC_ASSERT(stones(write_stone_list(position), position.size()) == position);
}

TEST(stone_list, one_position_in_many_forms) {
    Position expected;
    expected.set(parse_point("h8", 15), Cell::black);
    expected.set(parse_point("g10", 15), Cell::black);
    expected.set(parse_point("i9", 15), Cell::white);
    for (const char* const text :
         {"h8 g10 / i9", "H8,G10/I9", "h8g10/i9", " h8, g10 /i9 ", "black: h8 g10\nwhite: i9\n",
          "White: I9\r\nBLACK: H8,G10\r\n", "\xef\xbb\xbfh8 g10 / i9\n", "# why\nname\th8 g10 / i9",
          "h8\tg10 /\ti9"}) {
        SCOPED_TRACE(text);
        const auto read = read_stone_lists(text, "f");
        ASSERT_EQ(read.size(), 1U);
        EXPECT_EQ(read[0].value, expected);
    }
    EXPECT_EQ(write_stone_list(expected), "h8 g10 / i9");
    EXPECT_EQ(write_stone_list(Position(5)), "/");
    EXPECT_EQ(stones("/"), Position());
}

TEST(stone_list, several_in_a_file) {
    const auto read =
        read_stone_lists("one\th8 / i9\n\n# note\nblack: a1\nblack: b1\nwhite: c1\n\nwhite: d1\n/", "f");
    ASSERT_EQ(read.size(), 5U);
    EXPECT_EQ(read[0].label, "one");
    EXPECT_EQ(write_stone_list(read[1].value), "a1 /");
    EXPECT_EQ(write_stone_list(read[2].value), "b1 / c1");
    EXPECT_EQ(read[2].line, 5);
    EXPECT_EQ(write_stone_list(read[3].value), "/ d1");
    EXPECT_EQ(write_stone_list(read[4].value), "/");
}

TEST(stone_list, errors_say_what_and_where) {
    EXPECT_EQ(stones_error("h8 / i9 h8"), "f:1:9: found h8 a second time, expected every stone once");
    EXPECT_EQ(stones_error("\nh8 h8 /"), "f:2:4: found h8 a second time, expected every stone once");
    EXPECT_EQ(stones_error("black: h8\nwhite: h8"),
              "f:2:8: found h8 a second time, expected every stone once");
    EXPECT_EQ(stones_error("h8 i9"),
              "f:1:6: found the end of the line, expected '/' and the white stones (perhaps none)");
    EXPECT_EQ(stones_error("h8 / i9 / a1"), "f:1:9: found a second '/', expected white stones only");
    EXPECT_EQ(stones_error("h8 p3 /"), "f:1:4: found \"p3\", expected a point from a1 to o15");
    EXPECT_EQ(stones_error("h8 hello /"), "f:1:4: found \"hello\", expected a point from a1 to o15");
    EXPECT_EQ(stones_error("h8 ; /"),
              "f:1:4: found \";\", expected points (\"h8\") or '/' between black and white stones");
    EXPECT_EQ(stones_error("a id\th8 h16 /"), "f:1:9: found \"h16\", expected a point from a1 to o15");
    EXPECT_EQ(stones_error("black: h8 / i9"),
              "f:1:11: found '/', expected stones of one colour behind a colour's name");
}

RC_GTEST_PROP(move_list, reads_what_it_writes, ()) {
    const int size = *rc::gen::inRange(smallest_size, largest_size + 1);
    const Game game = *arbitrary_game(size);
    RC_ASSERT(moves(write_move_list(game), size) == game);
}

TEST(move_list, one_game_in_many_forms) {
    const Game expected = moves("h8 i9 g10");
    ASSERT_EQ(expected.moves.size(), 3U);
    EXPECT_EQ(expected.moves[2], (Move{Move::Kind::place, {6, 9}, Cell::empty}));
    for (const char* const text : {"h8i9g10", "H8,I9,G10", "1. h8 2. i9 3. g10", "1.h8 2.i9 3.g10",
                                   "1. h8 i9 2. g10", "dasein:3\trenju\tblack\th8 i9 g10", "name\th8i9g10",
                                   "h8\ti9\tg10", "h8 i9 g10\r\n", "# comment\n\n \th8 i9 g10\n"}) {
        SCOPED_TRACE(text);
        const auto read = read_move_lists(text, "f");
        ASSERT_EQ(read.size(), 1U);
        EXPECT_EQ(read[0].value, expected);
    }
}

TEST(move_list, words_labels_and_repeated_points) {
    const auto read = read_move_lists("x:1\trenju\tblack\th8 PASS h8 draw\n-\n\npass", "f");
    ASSERT_EQ(read.size(), 3U);
    EXPECT_EQ(read[0].label, "x:1");
    EXPECT_EQ(write_move_list(read[0].value), "h8 pass h8 draw");
    EXPECT_TRUE(read[1].value.moves.empty());
    EXPECT_EQ(read[1].line, 2);
    EXPECT_EQ(read[2].line, 4);
    EXPECT_EQ(write_move_list(read[1].value), "-");
}

TEST(move_list, errors_say_what_and_where) {
    EXPECT_EQ(moves_error("h8 i9\nh8 p1"), "f:2:4: found \"p1\", expected a point from a1 to o15");
    EXPECT_EQ(moves_error("h8i99"), "f:1:3: found \"i99\", expected a point from a1 to o15");
    EXPECT_EQ(moves_error("id\trenju\tblack\th8 x9"),
              "f:1:19: found \"x9\", expected a point from a1 to o15");
    EXPECT_EQ(moves_error("id\trenju\tblack\t"),
              "f:1:16: found no move, expected moves, or - for a game without");
    EXPECT_EQ(moves_error("1. h8 i9\n2. g10"),
              "f:2:1: found the move number \"2\", expected 1. (one game a line)");
    EXPECT_EQ(moves_error("1. h8 i9 4. g10"),
              "f:1:10: found the move number \"4\", expected 3. or 2. (one game a line)");
    EXPECT_EQ(moves_error("h8 12 i9"),
              "f:1:4: found \"12\", expected a move (\"h8\", pass, draw) or a move number (\"1.\")");
    EXPECT_EQ(moves_error("h8;i9"),
              "f:1:3: found \";\", expected a move (\"h8\", pass, draw) or a move number (\"1.\")");
    EXPECT_EQ(moves_error("1."),
              "f:1:1: found \"1.\", expected a move (\"h8\", pass, draw) or a move number (\"1.\")");
    EXPECT_EQ(error_of([] { moves("h6", 5); }), "f:1:1: found \"h6\", expected a point from a1 to e5");
}

TEST(move_list, what_it_cannot_say) {
    Game game = moves("h8");
    game.moves[0].colour = Cell::white;
    expect_error(
        [&] {
            write_move_list(game, {"f", 7, 0});
        },
        "f:7: found move 1 by White, expected moves by turns, Black first: a move list has no colours");
    game.moves[0] = {Move::Kind::place, {15, 0}, Cell::empty};
    expect_error([&] { write_move_list(game); }, "found move 1 off the board, expected a point of the board");
    game.start.set({0, 0}, Cell::white);
    expect_error([&] { write_move_list(game); },
                 "found a game with set-up stones, expected a game from the empty board for a move list");
}

}  // namespace daejo::tests
