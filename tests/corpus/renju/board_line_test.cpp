#include "corpus/renju/board_line.h"

#include "corpus/renju/diagram.h"
#include "corpus/renju/point_text.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

Position read(std::string_view line) {
    Position position;
    read_board_line(line, {"f", 3, 1}, position);
    return position;
}

}  // namespace

RC_GTEST_PROP(board_line, reads_what_it_writes, ()) {
    const Position position = *arbitrary_position();
    const std::string line = write_board_line(position);
    RC_ASSERT(line.size() == static_cast<std::size_t>(position.points()));
    RC_ASSERT(read(line) == position);
}

TEST(board_line, top_row_first) {
    const Position position = read("X...OX..................O");
    EXPECT_EQ(write_diagram(position),
              "5 X . . . O\n"
              "4 X . . . .\n"
              "3 . . . . .\n"
              "2 . . . . .\n"
              "1 . . . . O\n"
              "  a b c d e\n");
}

TEST(board_line, names_the_wrong_character_and_leaves_the_target_alone) {
    Position position(7);
    position.set({1, 2}, Cell::black);
    const Position before = position;
    expect_error(
        [&] {
            read_board_line("XO.x.....................", {"f", 3, 0}, position);
        },
        R"(f:3:4: found "x", expected '.', 'X' or 'O' in a board line)");
    expect_error(
        [&] {
            read_board_line("........................\r", {"f", 3, 11}, position);
        },
        R"(f:3:35: found "\x0d", expected '.', 'X' or 'O' in a board line)");
    EXPECT_EQ(position, before);
}

TEST(board_line, names_the_lengths_there_are) {
    const std::string sizes =
        "25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, 324 or 361 characters";
    expect_error([] { read(repeated(224, '.')); },
                 "f:3:1: found a board line of 224 characters, expected " + sizes);
    expect_error([] { read(""); }, "f:3:1: found a board line of 0 characters, expected " + sizes);
    expect_error([] { read(repeated(10'000'000, 'X')); },
                 "f:3:1: found a board line of 10000000 characters, expected " + sizes);
    expect_error([] { read(repeated(400, '.')); },
                 "f:3:1: found a board line of 400 characters, expected " + sizes);
    expect_error([] { read(repeated(16, '.')); },
                 "f:3:1: found a board line of 16 characters, expected " + sizes);
}

TEST(board_line, map_line_marks_the_empty_points) {
    const Position position = read_diagram(
        "X O . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . X\n");
    FoulMap map(5);
    for (int i = 0; i < 25; ++i) {
        if (position[position.point(i)] == Cell::empty) map.set(position.point(i), {Answer::legal, 0, 0, 0});
    }
    map.set(parse_point("c5", 5), {Answer::five, 0, 0, 0});
    map.set(parse_point("d5", 5), {Answer::overline, 0, 0, 0});
    map.set(parse_point("a4", 5), {Answer::double_four, 0, 0, 0});
    map.set(parse_point("e2", 5), {Answer::double_three, 2, 2, 1});
    std::string line = "-";
    append_map_line(position, map, line);
    EXPECT_EQ(line, "-XO56.4.............3....X");

    FoulMap back;
    read_map_line(line.substr(1), {"m", 1, 1}, position, back);
    EXPECT_FALSE(back.counted());
    ASSERT_EQ(back.size(), 5);
    for (int i = 0; i < 25; ++i) {
        const Point p = position.point(i);
        EXPECT_EQ(back[p], (PointVerdict{map[p].answer, 0, 0, 0})) << to_text(p);
    }
}

TEST(board_line, a_map_line_of_another_judge_is_checked_point_by_point) {
    const Position position = read_diagram(
        "X O . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . X\n");
    const auto map_of = [&](std::string_view line) {
        FoulMap map(7);
        read_map_line(line, {"m", 2, 1}, position, map);
        return map;
    };
    const FoulMap map = map_of("XO.F...................5X");
    EXPECT_EQ(map[parse_point("d5", 5)].answer, Answer::foul);
    EXPECT_EQ(map[parse_point("d1", 5)].answer, Answer::five);
    EXPECT_EQ(map[parse_point("a5", 5)].answer, Answer::occupied);
    expect_error([&] { map_of("XO......................"); },
                 "m:2:1: found 24 characters, expected 25, the map of a board of that size");
    expect_error([&] { map_of("XX......................X"); },
                 "m:2:2: found \"X\", expected O, as in the board");
    expect_error([&] { map_of("XO......................."); },
                 "m:2:25: found \".\", expected X, as in the board");
    expect_error([&] { map_of("XO.?....................X"); },
                 "m:2:4: found \"?\", expected . 5 6 4 3 or F, the point being empty");
    expect_error([&] { map_of("XO.X....................X"); },
                 "m:2:4: found \"X\", expected . 5 6 4 3 or F, the point being empty");
}

}  // namespace daejo::tests
