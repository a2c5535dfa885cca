#include "corpus/renju/diagram.h"

#include "corpus/renju/board_line.h"
#include "corpus/renju/point_text.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

const std::string plain =
    "5 . . . . O\n"
    "4 . X . . .\n"
    "3 . . O . .\n"
    "2 . . . X .\n"
    "1 X . . . .\n"
    "  a b c d e\n";

std::string error_in(const std::string& text, Legend legend = Legend::black_is_x) {
    return error_of([&] { read_diagrams(text, "f", legend); });
}

}  // namespace

RC_GTEST_PROP(diagram, reads_what_it_writes, ()) {
    const Position position = *arbitrary_position();
    DiagramOptions options;
    options.coordinates = *rc::gen::arbitrary<bool>();
    options.legend = *rc::gen::element(Legend::black_is_x, Legend::black_is_o);
    options.marks[{*rc::gen::inRange(0, position.size()), *rc::gen::inRange(0, position.size())}] = '?';
    RC_ASSERT(read_diagram(write_diagram(position, options), "f", options.legend) == position);
}

TEST(diagram, writes_the_picture_people_see) {
    Position position(10);
    position.set(parse_point("a10", 10), Cell::black);
    position.set(parse_point("j1", 10), Cell::white);
    DiagramOptions options;
    options.marks = {{parse_point("c9", 10), '?'}, {parse_point("a10", 10), '!'}};
    EXPECT_EQ(write_diagram(position, options),
              "10 X . . . . . . . . .\n"
              " 9 . . ? . . . . . . .\n"
              " 8 . . . . . . . . . .\n"
              " 7 . . . . . . . . . .\n"
              " 6 . . . . . . . . . .\n"
              " 5 . . . . . . . . . .\n"
              " 4 . . . . . . . . . .\n"
              " 3 . . . . . . . . . .\n"
              " 2 . . . . . . . . . .\n"
              " 1 . . . . . . . . . O\n"
              "   a b c d e f g h i j\n");
}

TEST(diagram, one_board_in_many_dresses) {
    const Position expected = read_diagram(plain);
    const std::string dresses[] = {
        "....O\n.X...\n..O..\n...X.\nX....\n",
        "....o\r\n.x...\r\n..o..\r\n...x.\r\nx....",
        "\xef\xbb\xbf....O\n.X...\n..O..\n...X.\nX....\n",
        R"(  A B C D E
5 . . . . O 5
4 . X . . . 4
3 . . O . . 3
2 . . . X . 2
1 X . . . . 1
  A B C D E)",
        "+-----+\n|....O|\n|.X...|\n|..O..|\n|...X.|\n|X....|\n+-----+\n",
        R"(+-----------+
| + + + + O |
| + X + + + |
| + + O + + |
| + + + X + |
| X + + + + |
+-----------+)",
        "5|....O|5\n4|.X...|4\n3|..O..|3\n2|...X.|2\n1|X....|1\n  abcde\n",
        "++++O\n+@+++\n++O++\n+++@+\n@++++\n",
        "****○\n*●***\n**○**\n***●*\n●****\n",
        "┌─┬─┬─┬─○\n├─●─┼─┼─┤\n├─┼─○─┼─┤\n├─┼─┼─●─┤\n●─┴─┴─┴─┘\n",
        "┌┬┬┬○\n├●┼┼┤\n├┼○┼┤\n├┼┼●┤\n●┴┴┴┘\n",
        R"(╔═══════════╗
║ . . . . ○ ║
║ . ● . . . ║
║ . . ○ . . ║
║ . . . ● . ║
║ ● . . . . ║
╚═══════════╝)",
        "\n\n   \n05 . . ? . O\n04 . X . . .\n03 . . O . .\n02 . . . X .\n01 X . . . .\n\n",
        "# a comment\n....O\n.X...\n# another one\n..O..\n...X.\nX....\n",
    };
    for (const std::string& dress : dresses) {
        SCOPED_TRACE(dress);
        EXPECT_EQ(error_of([&] { EXPECT_EQ(read_diagram(dress, "f"), expected); }), "");
    }
}

TEST(diagram, frames_of_nothing_but_dashes_and_rows_of_nothing_but_crosses) {
    EXPECT_EQ(read_diagram("+-+-+-+-+\n+-+-+-+-+\n+-+-X-+-+\n+-+-+-+-+\n+-+-+-+-+\n"),
              read_diagram(".....\n.....\n..X..\n.....\n.....\n"));
    EXPECT_EQ(read_diagram("-----\n+++++\n+++++\n++X++\n+++++\n+++++\n=====\n"),
              read_diagram(".....\n.....\n..X..\n.....\n.....\n"));
}

TEST(diagram, turned_legend_turns_the_letters_only) {
    const Position turned = read_diagram("....x\n.o...\n..○..\n...●.\n@....\n", "f", Legend::black_is_o);
    EXPECT_EQ(turned, read_diagram(plain));
    EXPECT_EQ(write_diagram(turned, {false, Legend::black_is_o, {}}),
              ". . . . X\n. O . . .\n. . X . .\n. . . O .\nO . . . .\n");
}

TEST(diagram, several_with_labels_and_lines) {
    const auto read = read_labelled_diagrams(
        "# the first\n" + plain + "\n\n" + plain + "\n# not this\n# third\n" + plain + "\n# last words\n",
        "f");
    ASSERT_EQ(read.size(), 3U);
    EXPECT_EQ(read[0].label, "the first");
    EXPECT_EQ(read[0].line, 2);
    EXPECT_EQ(read[1].label, "");
    EXPECT_EQ(read[1].line, 10);
    EXPECT_EQ(read[2].label, "third");
    EXPECT_EQ(read[2].value, read_diagram(plain));
    EXPECT_TRUE(read_diagrams("", "f").empty());
}

TEST(diagram, errors_say_what_and_where) {
    EXPECT_EQ(error_in("5 . . . . .\n4 . . B . .\n"),
              "f:2:7: found \"B\", expected a point of a diagram: '.', '+' or '*' empty, 'X', 'O', '@', '●' "
              "or '○'");
    EXPECT_EQ(error_in(".....\n....\n.....\n.....\n.....\n"),
              "f:2:1: found a row of 4 points, expected 5 points as in the rows above");
    EXPECT_EQ(
        error_in(".....\n.....\n.....\n.....\n"),
        "f:4:1: found a diagram of 4 rows ending here, expected 5 rows, as many as the rows have points");
    EXPECT_EQ(error_in(".....\n.....\n.....\n.....\n.....\n  abcde\n.....\n"),
              "f:7:1: found a row more than the 5 of this diagram, expected a blank line between diagrams, "
              "and as many "
              "rows as a row has points");
    EXPECT_EQ(error_in("\n....\n....\n....\n....\n"),
              "f:2:1: found a row of 4 points, expected 5 to 19 points in a row");
    EXPECT_EQ(error_in(repeated(10'000'000, '.')),
              "f:1:1: found a row of 10000000 points, expected 5 to 19 points in a row");
    EXPECT_EQ(
        error_in("1 .....\n2 .....\n3 .....\n4 .....\n5 .....\n"),
        "f:1:1: found row number 1, counted from the top, expected 5: row numbers count down from 5 at the "
        "top to 1 at the bottom");
    EXPECT_EQ(
        error_in("5 .....\n4 ..... 4\n3 .....\n2 ..... 3\n1 .....\n"),
        "f:4:9: found row number 3, expected 2: row numbers count down from 5 at the top to 1 at the bottom");
    EXPECT_EQ(error_in("15 .....\n14 .....\n13 .....\n12 .....\n11 .....\n"),
              "f:1:1: found row number 15, expected 5: row numbers count down from 5 at the top to 1 at the "
              "bottom");
    EXPECT_EQ(error_in("123456789123 .....\n"),
              "f:1:1: found \"123456789123\", expected a row number from 1 to 19");
    EXPECT_EQ(error_in("5 5 .....\n"), "f:1:3: found \"5\", expected a point of the board or one row number");
    EXPECT_EQ(error_in("..... 5 .\n"), "f:1:9: found \".\", expected the end of the row behind its number");
    EXPECT_EQ(error_in("abcd\n.....\n.....\n.....\n.....\n.....\n"),
              "f:1:1: found 4 letters, expected 5 letters, one for each column");
    EXPECT_EQ(error_in("abcde\n\n.....\n"),
              "f:1: found no row of a diagram, expected 5 to 19 rows of points");
    EXPECT_EQ(error_of([] { read_diagram("", "f"); }), "f: found no diagram, expected one diagram");
    EXPECT_EQ(error_of([] { read_diagram(plain + '\n' + plain, "f"); }),
              "f:8: found a second diagram, expected one diagram only");
}

TEST(Diagram, LettersWithoutIAreRefused) {
    std::string board = "a b c d e f g h j\n";
    for (int row = 0; row < 9; ++row) board += ". . . . . . . . .\n";
    try {
        read_diagrams(board, "go.txt");
        FAIL();
    } catch (const corpus::InputError& error) {
        EXPECT_EQ(error.place().line, 1);
        EXPECT_EQ(error.found(), "letters without i");
    }
}

}  // namespace daejo::tests
