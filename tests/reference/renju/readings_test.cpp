// One position for every pair of readings that can part, and what each says of it.
#include <gtest/gtest.h>

#include "boards.h"

namespace daejo::reference::renju::testing {
namespace {

const char* const counts = "five-at-completion=counts";
const char* const ignored = "five-at-completion=ignored";
const char* const separate = "clauses=separate";

TEST(readings, a_completion_that_makes_a_five_excluded_or_not) {
    // g4 completes the rising three e2 f3 h5 and the falling five c8 d7 e6 f5 g4.
    const Position position = picture({"...........",  //
                                       "...........",  //
                                       "...........",  //
                                       "..X........",  //
                                       "...X.......",  //
                                       "....X......",  //
                                       ".....X.X...",  //
                                       ".....X.....",  //
                                       "...........",  //
                                       "....X......",  //
                                       "..........."});
    EXPECT_EQ(judged(position, "f3"), "legal threes=1 real=1 depth=0");
    EXPECT_EQ(judged(position, "f3", counts), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(position, "f3", ignored), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(answer(position, "f3", "recursion=none"), "legal");
    EXPECT_EQ(answer(position, "f3", "recursion=none five-at-completion=counts"), "double-three");
    EXPECT_EQ(answer(position, "f3", "clauses=separate five-at-completion=counts"), "double-three");
}

TEST(readings, a_completion_that_makes_a_five_legal_or_judged_like_any_other) {
    // As above, and g4 makes fours on the row d4 f4 g4 h4 and on the rising diagonal too.
    const Position position = picture({"...........",  //
                                       "...........",  //
                                       "...........",  //
                                       "..X........",  //
                                       "...X.......",  //
                                       "....X......",  //
                                       ".....X.X...",  //
                                       "...X.X.X...",  //
                                       "...........",  //
                                       "....X......",  //
                                       "..........."});
    EXPECT_EQ(judged(position, "f3"), "legal threes=1 real=1 depth=0");
    EXPECT_EQ(judged(position, "f3", counts), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(position, "f3", ignored), "legal threes=2 real=1 depth=1");
    EXPECT_EQ(answer(position, "f3", "clauses=separate five-at-completion=counts"), "double-three");
    EXPECT_EQ(answer(position, "f3", "clauses=separate five-at-completion=ignored"), "legal");
}

TEST(readings, a_completion_that_makes_a_five_counts_no_depth) {
    // f5, completing the falling three, makes a five; ignored, its own double-three (row, f-file) is judged.
    const Position position = picture({"...........",  //
                                       "...........",  //
                                       "...........",  //
                                       "...........",  //
                                       "...X.X.....",  //
                                       "......X....",  //
                                       "....X..X...",  //
                                       "...XXXX....",  //
                                       "..XX.......",  //
                                       "..X........",  //
                                       "..........."});
    EXPECT_EQ(judge_point(position, {4, 5}, readings(ignored)).depth, 1);
}

TEST(readings, an_excluded_five_one_level_down) {
    // The completion d7 is a double-three only where e8, which makes a five, completes a three.
    const Position position = picture({"..........",  //
                                       ".X...X....",  //
                                       "..X.......",  //
                                       ".....XX...",  //
                                       "..X...X...",  //
                                       "...X...X..",  //
                                       "........X.",  //
                                       "..........",  //
                                       "..........",  //
                                       ".........."});
    EXPECT_EQ(judged(position, "e6"), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(position, "e6", counts), "legal threes=2 real=1 depth=2");
    EXPECT_EQ(judged(position, "e6", ignored), "legal threes=2 real=1 depth=2");
}

TEST(readings, a_three_with_completions_dead_for_different_reasons) {
    // The g-file's three: g5 is dead by a double-three, g9 by a double-four.
    const Position position = picture({"....X......",  //
                                       "...........",  //
                                       ".......X...",  //
                                       "......XX...",  //
                                       ".......XX..",  //
                                       "......X....",  //
                                       ".......XX..",  //
                                       "...........",  //
                                       "........X..",  //
                                       ".........X.",  //
                                       "..........."});
    EXPECT_EQ(judged(position, "g7"), "legal threes=2 real=1 depth=2");
    EXPECT_EQ(judged(position, "g7", separate), "double-three threes=2 real=2 depth=0");
}

TEST(readings, separate_allows_what_joined_forbids) {
    // Joined, g6 is an allowed double-three (its row's three is dead); separate, that three counts in both.
    const Position position = picture({"..........",  //
                                       "....X..X..",  //
                                       "......X...",  //
                                       "..X.X..X.X",  //
                                       ".....X.X..",  //
                                       ".....XXX..",  //
                                       "..........",  //
                                       ".....X....",  //
                                       ".....X....",  //
                                       ".........."});
    EXPECT_EQ(judged(position, "g7"), "double-three threes=2 real=2 depth=3");
    EXPECT_EQ(judged(position, "g7", separate), "legal threes=2 real=1 depth=0");
}

TEST(readings, separate_b_looks_past_overlines_and_double_fours) {
    // The rising three's only completion g6 is a double-four and a forbidden double-three: it fails a) and
    // b).
    const Position position = picture({"...........",  //
                                       "......X....",  //
                                       ".......X.X.",  //
                                       "....X......",  //
                                       ".....X.X...",  //
                                       "....X..XX..",  //
                                       "......X.X..",  //
                                       "...........",  //
                                       "......X....",  //
                                       "...........",  //
                                       "..........."});
    EXPECT_EQ(judged(position, "i8", separate), "legal threes=3 real=1 depth=0");
    EXPECT_EQ(judged(position, "i8"), "legal threes=3 real=1 depth=2");
    EXPECT_EQ(answer(position, "i8", "clauses=separate recursion=cap=1"), "double-three");
}

TEST(readings, without_recursion_every_three_counts) {
    const Position position = picture({"..........",  //
                                       "..........",  //
                                       "..........",  //
                                       "..........",  //
                                       ".....X....",  //
                                       ".....X..X.",  //
                                       ".....X.X..",  //
                                       "..........",  //
                                       ".......X..",  //
                                       ".........."});
    EXPECT_EQ(judged(position, "g3"), "legal threes=2 real=1 depth=1");
    EXPECT_EQ(judged(position, "g3", "recursion=none"), "double-three threes=2 real=2 depth=0");
    EXPECT_EQ(judged(position, "g3", "recursion=cap=1"), "legal threes=2 real=1 depth=1") << "a double-four";
    EXPECT_EQ(answer(position, "g3", "recursion=none clauses=separate"), "double-three");
}

TEST(readings, caps) {
    const Position one = picture({"..........",  //
                                  "...XX.....",  //
                                  "..X.......",  //
                                  "...X......",  //
                                  ".XX.......",  //
                                  "....X.....",  //
                                  "..........",  //
                                  "....X.....",  //
                                  "..........",  //
                                  ".........."});
    EXPECT_EQ(judged(one, "b9"), "legal threes=2 real=1 depth=2");
    EXPECT_EQ(judged(one, "b9", "recursion=cap=1"), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(one, "b9", "recursion=cap=2"), "legal threes=2 real=1 depth=2");
    EXPECT_EQ(answer(one, "b9", "recursion=cap=1 clauses=separate"), "double-three");
    EXPECT_EQ(answer(one, "b9", separate), "legal");

    const Position two = picture({".........",  //
                                  "....XX...",  //
                                  ".....XXX.",  //
                                  ".......X.",  //
                                  ".....XX..",  //
                                  ".........",  //
                                  ".........",  //
                                  ".........",  //
                                  "........."});
    EXPECT_EQ(answer(two, "g8"), "double-three");
    EXPECT_EQ(answer(two, "g8", "recursion=cap=1"), "double-three");
    EXPECT_EQ(answer(two, "g8", "recursion=cap=2"), "legal");
    EXPECT_EQ(answer(two, "g8", "recursion=cap=3"), "double-three");
}

}  // namespace
}  // namespace daejo::reference::renju::testing
