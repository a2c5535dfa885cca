// Positions whose answer stands many levels down, found by a directed search and kept as they are after
// every stone that does not matter was taken away.
#include <gtest/gtest.h>

#include "boards.h"

namespace daejo::reference::renju::testing {
namespace {

std::string capped(const Position& position, const std::string& point, int cap) {
    return answer(position, point, "recursion=cap=" + std::to_string(cap));
}

/// The answer is `full` from cap=`levels` on, and under cap=levels−1 the other one.
void expect_levels(const Position& position, const std::string& point, const std::string& full, int levels,
                   int depth) {
    const Point p = corpus::renju::parse_point(point, position.size());
    EXPECT_EQ(answer(position, point), full);
    EXPECT_EQ(judge_point(position, p, {}).depth, depth);
    EXPECT_EQ(capped(position, point, levels - 1), full == "legal" ? "double-three" : "legal");
    for (int cap = levels; cap <= depth + 2; ++cap) EXPECT_EQ(capped(position, point, cap), full) << cap;
}

TEST(deep, five_levels) {
    expect_levels(picture({"...............",  //
                           "...............",  //
                           "..........X....",  //
                           "...............",  //
                           "........X......",  //
                           ".........XX....",  //
                           "...............",  //
                           "........X.X....",  //
                           "........X......",  //
                           ".........X.X...",  //
                           "....O.XX....X..",  //
                           ".......X.XXX..X",  //
                           "...........XX..",  //
                           "...........X.X.",  //
                           "..............."}),
                  "k9", "double-three", 5, 5);
}

TEST(deep, six_levels) {
    expect_levels(picture({"...............",  //
                           "...............",  //
                           "...............",  //
                           "...............",  //
                           "...............",  //
                           "...........X...",  //
                           "..........X....",  //
                           "...............",  //
                           "............X..",  //
                           ".........X.X...",  //
                           ".......X.....X.",  //
                           "........X.XX.X.",  //
                           ".......X..X....",  //
                           ".......XX......",  //
                           "..............."}),
                  "i7", "legal", 6, 7);
}

TEST(deep, nine_levels) {
    expect_levels(picture({"...............",  //
                           "...............",  //
                           "...............",  //
                           "...............",  //
                           "..........O....",  //
                           ".........X.....",  //
                           "..........X....",  //
                           "............XX.",  //
                           "..X.......XX...",  //
                           "...X.O..XX.....",  //
                           "......X......X.",  //
                           "..O.XX.......X.",  //
                           "..XX.X.X..XXX..",  //
                           "......XXXX.XX..",  //
                           "..............."}),
                  "h5", "double-three", 9, 9);
}

TEST(deep, thirteen_levels_so_that_the_cap_of_twelve_is_wrong) {
    const Position position = picture({"...............",  //
                                       ".....XX....X.X.",  //
                                       "...XX.XOXX...X.",  //
                                       "...X..X...X.X..",  //
                                       "....XXX..XX.XX.",  //
                                       ".XX..........X.",  //
                                       ".....X....O....",  //
                                       "......XX.......",  //
                                       "...X.XO........",  //
                                       "..O..XX........",  //
                                       ".....X.X.......",  //
                                       "...X.X.........",  //
                                       "....XX.........",  //
                                       ".....X.X.......",  //
                                       "..............."});
    expect_levels(position, "e2", "double-three", 13, 14);
    EXPECT_EQ(judged(position, "e2", "recursion=cap=12"), "legal threes=2 real=1 depth=12");
}

TEST(deep, eight_levels_on_the_largest_board) {
    expect_levels(picture({"...................",  //
                           "...................",  //
                           "...................",  //
                           ".........X.X.......",  //
                           "..........X.X..XX..",  //
                           "............X..X...",  //
                           ".............X.X...",  //
                           "...................",  //
                           ".............X.X...",  //
                           "...................",  //
                           "..............XX...",  //
                           ".........X..X.XX...",  //
                           "............X..X...",  //
                           "...........X.......",  //
                           "...............X...",  //
                           "..............X....",  //
                           "...............X...",  //
                           "...................",  //
                           "..................."}),
                  "m5", "legal", 8, 9);
}

}  // namespace
}  // namespace daejo::reference::renju::testing
