// Hand-made positions for every clause; expected values worked out from the clauses.
#include <gtest/gtest.h>

#include "boards.h"

namespace daejo::reference::renju::testing {
namespace {

const char* const k_file = " k6 k7 k9 k10 k11";  // k8 joins six

TEST(judge, the_seeds_false_three) {
    EXPECT_EQ(judged(stones("i8 j8", "f8"), "h8"), "legal threes=1 real=1 depth=0");
    EXPECT_EQ(judged(stones(std::string("i8 j8") + k_file, "f8"), "h8"), "legal threes=1 real=0 depth=0");
    const Position two = stones(std::string("i8 j8 h9 h10") + k_file, "f8");
    EXPECT_EQ(judged(two, "h8"), "legal threes=2 real=1 depth=1");
    EXPECT_EQ(judged(two, "h8", "recursion=none"), "double-three threes=2 real=2 depth=0");
    EXPECT_EQ(answer(two, "k8"), "overline");
    const Position without_white = stones(std::string("i8 j8 h9 h10") + k_file);
    EXPECT_EQ(judged(without_white, "h8"), "double-three threes=2 real=2 depth=1")
        << "g8 completes it legally";
}

TEST(judge, empty_board_and_single_shapes) {
    EXPECT_EQ(judged(Position{}, "h8"), "legal threes=0 real=0 depth=0");
    EXPECT_EQ(judged(stones("h8"), "h8"), "occupied threes=0 real=0 depth=0");
    EXPECT_EQ(judged(stones("", "h8"), "h8"), "occupied threes=0 real=0 depth=0");
    EXPECT_EQ(judged(stones("i8 j8 k8"), "h8"), "legal threes=0 real=0 depth=0") << "a four";
    EXPECT_EQ(judged(stones("i8 k8"), "h8"), "legal threes=1 real=1 depth=0");
    EXPECT_EQ(judged(stones("", "d8 e8 f8 g8"), "h8"), "legal threes=0 real=0 depth=0");
}

TEST(judge, double_threes) {
    EXPECT_EQ(judged(stones("i8 j8 h9 h10"), "h8"), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(stones("g8 i8 g9 i7"), "h8"), "double-three threes=2 real=2 depth=1")
        << "row and diagonal";
    EXPECT_EQ(judged(stones("g7 i9 g9 i7"), "h8"), "double-three threes=2 real=2 depth=1")
        << "both diagonals";
    EXPECT_EQ(judged(stones("i8 k8 h9 h11"), "h8"), "double-three threes=2 real=2 depth=1")
        << "both with a gap";
    EXPECT_EQ(judged(stones("i8 j8 h9 h10", "h7"), "h8"), "legal threes=1 real=1 depth=0") << "blocked";
    EXPECT_EQ(judged(stones("i8 j8 h9 h10 g7 i9"), "h8"), "double-three threes=3 real=3 depth=1");
    EXPECT_EQ(judged(stones("i8 j8 k8 h9 h10"), "h8"), "legal threes=1 real=1 depth=0") << "four and three";
}

TEST(judge, a_stone_beyond_an_end_spoils_a_straight_four) {
    EXPECT_EQ(judged(stones("f8 g8 c8 k8 h9 h10"), "h8"), "legal threes=1 real=1 depth=0");
    EXPECT_EQ(judged(stones("f8 g8 k8 h9 h10"), "h8"), "double-three threes=2 real=2 depth=1")
        << "e8 is left";
    EXPECT_EQ(judged(stones("f8 g8 k8 h9 h10", "d8"), "h8"), "legal threes=1 real=1 depth=0");
}

TEST(judge, double_fours_on_two_lines) {
    EXPECT_EQ(answer(stones("e8 f8 g8 h9 h10 h11"), "h8"), "double-four");
    EXPECT_EQ(answer(stones("e8 f8 g8 h9 h10 h11", "d8 h12"), "h8"), "double-four") << "blocked at one end";
    EXPECT_EQ(answer(stones("e8 f8 g8 h9 h10 h11", "d8 i8"), "h8"), "legal") << "the row is shut";
    EXPECT_EQ(answer(stones("e5 f6 g7 e11 f10 g9"), "h8"), "double-four");
    EXPECT_EQ(judged(stones("e5 f6 g7 e11 f10 g9 h9 h10"), "h8"), "double-four threes=0 real=0 depth=0");
}

TEST(judge, double_fours_on_one_line) {
    for (const char* row : {"e8 g8 i8 k8", "d8 e8 g8 j8 k8", "d8 e8 f8 j8 k8 l8"}) {
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            EXPECT_EQ(answer(mirrored(stones(row), symmetry), "h8"), "double-four") << row << symmetry;
        }
    }
    for (const char* diagonal : {"e5 g7 i9 k11", "d4 e5 g7 j10 k11", "d4 e5 f6 j10 k11 l12"}) {
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            EXPECT_EQ(answer(mirrored(stones(diagonal), symmetry), "h8"), "double-four")
                << diagonal << symmetry;
        }
    }
    EXPECT_EQ(answer(stones("f8 g8 i8"), "h8"), "legal") << "a straight four is one four";
    EXPECT_EQ(answer(stones("d8 e8 f8 j8 k8 l8 m8"), "h8"), "legal") << "one of the gaps makes six";
}

TEST(judge, overlines) {
    EXPECT_EQ(answer(stones("e8 f8 g8 i8 j8"), "h8"), "overline");
    EXPECT_EQ(answer(stones("e8 f8 g8 i8 j8 k8"), "h8"), "overline") << "seven";
    EXPECT_EQ(answer(stones("a8 b8 c8 d8 e8 f8 g8 i8 j8 k8 l8 m8 n8 o8"), "h8"), "overline") << "fifteen";
    EXPECT_EQ(answer(stones("c3 d4 e5 f6 g7"), "h8"), "overline");
    EXPECT_EQ(answer(stones("c8 d8 e8 f8 i8"), "h8"), "legal") << "g8 would make it";
}

TEST(judge, a_five_has_priority_over_every_foul) {
    const std::string four = "d8 e8 f8 g8 ";
    EXPECT_EQ(judged(stones(four), "h8"), "five threes=0 real=0 depth=0");
    EXPECT_EQ(judged(stones(four + "h3 h4 h5 h6 h7"), "h8"), "five threes=0 real=0 depth=0") << "and six";
    EXPECT_EQ(judged(stones(four + "h5 h6 h7 e5 f6 g7"), "h8"), "five threes=0 real=0 depth=0") << "and 4-4";
    EXPECT_EQ(judged(stones(four + "h6 h7 f6 g7"), "h8"), "five threes=0 real=0 depth=0") << "and 3-3";
}

TEST(judge, the_first_of_several_fouls_is_named) {
    EXPECT_EQ(answer(stones("c8 d8 e8 f8 g8 h5 h6 h7 e5 f6 g7"), "h8"), "overline");
    EXPECT_EQ(answer(stones("c8 d8 e8 f8 g8 h6 h7 f6 g7"), "h8"), "overline");
    EXPECT_EQ(answer(stones("e8 f8 g8 h5 h6 h7 f6 g7 g9 f10"), "h8"), "double-four");
}

TEST(judge, edges_and_corners) {
    EXPECT_EQ(judged(stones("b8 c8"), "d8"), "legal threes=1 real=1 depth=0") << "only e8 is left";
    EXPECT_EQ(judged(stones("a8 b8"), "c8"), "legal threes=0 real=0 depth=0");
    EXPECT_EQ(judged(stones("c2 d2 c3 d4"), "b2"), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(stones("b1 c1 b2 c3"), "a1"), "legal threes=0 real=0 depth=0");
    EXPECT_EQ(answer(stones("b1 c1 d1 b2 c3 d4"), "a1"), "double-four");
    EXPECT_EQ(answer(stones("l15 m15 n15 o12 o13 o14"), "o15"), "double-four");
    EXPECT_EQ(answer(stones("b1 c1 d1 e1"), "a1"), "five");
    EXPECT_EQ(answer(stones("b1 c1 d1 e1 f1"), "a1"), "overline");
    EXPECT_EQ(answer(stones("o11 o12 o13 o14"), "o15"), "five");
}

TEST(judge, small_and_large_boards) {
    EXPECT_EQ(answer(stones("a1 b1 c1 e1", "", 5), "d1"), "five");
    EXPECT_EQ(answer(stones("a3 b3 d3 c1 c2 c4", "", 5), "c3"), "double-four");
    EXPECT_EQ(judged(stones("b3 d3 c2 c4", "", 5), "c3"), "legal threes=0 real=0 depth=0")
        << "no room for a three";
    EXPECT_EQ(judged(stones("b3 d3 c2 c4", "", 6), "c3"), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(answer(stones("s14 s15 s16 s17 s18", "", 19), "s19"), "overline");
    EXPECT_EQ(answer(stones("q19 p19 o19 s18 s17 s16", "r19", 19), "s19"), "legal");
    for (int size = 6; size <= 19; ++size) {
        EXPECT_EQ(answer(stones("d3 e3 d4 e5", "", size), "c3"), "double-three") << size;
    }
}

TEST(judge, false_by_double_four) {
    const Position position = stones("i8 j8 h9 h10 k9 k10 k11", "f8");
    EXPECT_EQ(judged(position, "h8"), "legal threes=2 real=1 depth=1");
    EXPECT_EQ(judged(stones("i8 j8 h9 h10 k9 k10 k11", "f8 k12 k7"), "h8"),
              "double-three threes=2 real=2 depth=1")
        << "the k-file is shut, so k8 makes one four only";
}

TEST(judge, false_by_a_double_three_at_the_completion) {
    // The row's only completion k8 joins k10 k11 and m10 n11, each with one legal completion (k9, l9).
    const std::string black = "i8 j8 h9 h10 k10 k11 m10 n11";
    const Position position = stones(black, "f8");
    EXPECT_EQ(judged(position, "h8"), "legal threes=2 real=1 depth=2");
    EXPECT_EQ(judged(position, "h8", "recursion=cap=1"), "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(judged(position, "h8", "recursion=cap=2"), "legal threes=2 real=1 depth=2");
}

TEST(judge, a_completion_is_legal_when_its_double_three_is_allowed) {
    // As before, but l9 would be an overline: k8 is a false double-three, so the row's three at h8 is real.
    const Position position = stones("i8 j8 h9 h10 k10 k11 m10 n11 l10 l11 l12 l13 l14", "f8");
    EXPECT_EQ(judged(position, "h8"), "double-three threes=2 real=2 depth=2");
    EXPECT_EQ(judged(position, "k8"), "double-three threes=3 real=2 depth=1")
        << "asked itself, the row is real";
}

TEST(judge, what_the_board_already_holds_decides_nothing) {
    EXPECT_EQ(judged(stones("a1 b1 c1 d1 e1 i8 j8 h9 h10", "a3 b3 c3 d3 e3 f3"), "h8"),
              "double-three threes=2 real=2 depth=1");
    EXPECT_EQ(answer(stones("a1 b1 c1 d1 e1 f1"), "h8"), "legal");
}

TEST(judge, the_map_holds_judge_points_answers) {
    const Position position = stones("i8 j8 h9 h10 k6 k7 k9 k10 k11", "f8 e4");
    corpus::renju::FoulMap map(5);
    judge(position, {}, map);
    ASSERT_EQ(map.size(), 15);
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        EXPECT_EQ(map[p], judge_point(position, p, {})) << corpus::renju::to_text(p);
    }
}

}  // namespace
}  // namespace daejo::reference::renju::testing
