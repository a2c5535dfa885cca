#include "corpus/renju/point_text.h"
#include "corpus/renju/readings.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

TEST(position, sizes_there_are) {
    EXPECT_THROW(Position(4), std::out_of_range);
    EXPECT_THROW(Position(20), std::out_of_range);
    EXPECT_EQ(Position(19).points(), 361);
    const Position position(7);
    for (int i = 0; i < 49; ++i) EXPECT_EQ(position.index(position.point(i)), i);
}

TEST(point_text, every_point_and_nothing_else) {
    const Position board(19);
    for (int i = 0; i < board.points(); ++i) {
        EXPECT_EQ(parse_point(to_text(board.point(i)), 19), board.point(i));
    }
    EXPECT_EQ(parse_point("H8", 15), (Point{7, 7}));
    for (const char* const text :
         {"", "h", "8", "h0", "h08", "h-1", "h16", "p1", "h8 ", " h8", "hh", "h111", "[1"}) {
        expect_error([&] { parse_point(text, 15); },
                     "found " + corpus::shown(text) + ", expected a point from a1 to o15");
    }
}

TEST(readings, names_and_values) {
    Readings readings;
    EXPECT_EQ(to_text(readings), "default");
    set_reading(readings, "recursion=cap=12");
    set_reading(readings, "clauses=separate");
    set_reading(readings, "five-at-completion=ignored");
    EXPECT_EQ(to_text(readings), "five-at-completion=ignored clauses=separate recursion=cap=12");
    for (const char* const wrong :
         {"recursion=cap=0", "recursion=cap=1x", "recursion=", "recursion", "clauses=both", "five=excludes",
          "", "recursion=cap=-1", "recursion=cap=362"}) {
        EXPECT_NE(error_of([&] { set_reading(readings, wrong); }), "") << wrong;
    }
}

}  // namespace daejo::tests
