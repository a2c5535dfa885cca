// R10 and its depth: threes that are none because the straight four may not be made.
#include <algorithm>

#include "positions.h"

namespace daejo::fast::renju::testing {
namespace {

PointVerdict legal(int threes, int real, int depth) {
    return {Answer::legal, static_cast<std::uint8_t>(threes), static_cast<std::uint8_t>(real),
            static_cast<std::uint16_t>(depth)};
}

PointVerdict double_three(int threes, int real, int depth) {
    return {Answer::double_three, static_cast<std::uint8_t>(threes), static_cast<std::uint8_t>(real),
            static_cast<std::uint16_t>(depth)};
}

// h8 i8 j8 with f8 closed can only grow at k8.
const std::string row_and_column = "i8 j8 h6 h7 ";

TEST(FalseThrees, ACompletionThatIsAnOverlineMakesAThreeFalse) {
    const Point h8 = parse_point("h8", standard_size);
    EXPECT_EQ(judge_point(stones(row_and_column, "f8"), h8, {}), double_three(2, 2, 1));
    EXPECT_EQ(judge_point(stones(row_and_column + "k9 k10 k11 k7 k6", "f8"), h8, {}), legal(2, 1, 1));
    EXPECT_EQ(judge_point(stones(row_and_column + "k9 k10 k11 k7 k6", "e8"), h8, {}), double_three(2, 2, 1))
        << "g8 completes it too";
}

TEST(FalseThrees, ACompletionThatIsADoubleFourMakesAThreeFalse) {
    const Point h8 = parse_point("h8", standard_size);
    EXPECT_EQ(judge_point(stones(row_and_column + "k5 k6 k7", "f8"), h8, {}), legal(2, 1, 1));
    EXPECT_EQ(judge_point(stones(row_and_column + "k5 k6 k7", "f8 k4 k9"), h8, {}), double_three(2, 2, 1))
        << "the four on the k-file is closed";
}

TEST(FalseThrees, ASingleThreeMayBeFalseToo) {
    const Point h8 = parse_point("h8", standard_size);
    EXPECT_EQ(judge_point(stones("i8 j8", "f8"), h8, {}), legal(1, 1, 0));
    EXPECT_EQ(judge_point(stones("i8 j8 k5 k6 k7", "f8"), h8, {}), legal(1, 0, 0));
}

// The asked point's row can be completed on its left only, where Black would make a double-three.
const char* const nested_once = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . X . . . .
    . . . X . . . . . . .
    . . . X X . . . . . .
    . . X . X * . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

TEST(FalseThrees, ACompletionThatIsADoubleThreeMakesAThreeFalse) {
    const Asked asked = picture(nested_once);
    EXPECT_EQ(verdict(asked), legal(2, 1, 2));
    EXPECT_EQ(verdict(asked, reading({"recursion=none"})), double_three(2, 2, 0));
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=1"})), double_three(2, 2, 1));
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=2"})), legal(2, 1, 2));
}

TEST(FalseThrees, ACompletionWhoseDoubleThreeIsFalseLeavesTheThreeReal) {
    const Asked asked = picture(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . X .
        . . . . X . . . .
        . . . X . . . . .
        . . . . X X * . .
        . . . . . . . . .
        . . . . X X . . .
        . . . . . . . . .)");
    EXPECT_EQ(verdict(asked), double_three(2, 2, 3));
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=2"})), legal(2, 1, 2));
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=1"})), double_three(2, 2, 1));
}

TEST(FalseThrees, DepthLooksAtDeadAndAtLivingCompletions) {
    EXPECT_EQ(verdict(picture(R"(
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . X . . . . . . .
        . . . X X * . . . . .
        . . . . . . . . . . .
        . . . . X X . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)")),
              double_three(2, 2, 2));
}

TEST(FalseThrees, DepthEndsAtAFiveAnOverlineAndADoubleFour) {
    // Two threes on the diagonals of k8 would go on, but what k8 makes on the k-file stops the count.
    const Point h8 = parse_point("h8", standard_size);
    const std::string diagonals = row_and_column + "l9 m10 l7 m6 ";
    EXPECT_EQ(judge_point(stones(diagonals, "f8"), h8, {}), legal(2, 1, 2));
    EXPECT_EQ(judge_point(stones(diagonals + "k5 k6 k7", "f8"), h8, {}), legal(2, 1, 1));
    EXPECT_EQ(judge_point(stones(diagonals + "k9 k10 k11 k7 k6", "f8"), h8, {}), legal(2, 1, 1));
    const Position five = stones(diagonals + "k4 k5 k6 k7", "f8");
    EXPECT_EQ(judge_point(five, h8, {}), legal(1, 1, 0));
    EXPECT_EQ(judge_point(five, h8, reading({"five-at-completion=counts"})), double_three(2, 2, 1));
    EXPECT_EQ(judge_point(five, h8, reading({"five-at-completion=ignored"})), legal(2, 1, 1));
}

TEST(FalseThrees, FourThreesOfWhichOneIsReal) {
    EXPECT_EQ(verdict(picture(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X X . X .
        . . . . X X X . .
        . . . . . * X X .
        . . . . . . X . .
        . . . . . . . . .)")),
              legal(4, 1, 1));
}

TEST(FalseThrees, NineLevelsDecideAndEightDoNot) {
    const Asked asked = picture(R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . X . . . . . X . . . .
        . . . . . . . . . . X . . . .
        . . . . X . * . . . . X . . .
        . . . . . . X X . . . . . . .
        . . . . X X X X . X X X . . .
        . . . X . . . . . X X . . . .
        . . . . . . . . . . . . X . .
        . . . . . . . . . X . . O . .
        . . . . . . . . . . . . X . .
        . . . . . . . . . . . . X X .
        . . . . . . . . . . X . X X .
        . . . . . . . . . . . . . . .)");
    EXPECT_EQ(verdict(asked).answer, Answer::double_three);
    EXPECT_EQ(verdict(asked).depth, 9);
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=8"})).answer, Answer::legal);
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=9"})), verdict(asked));
}

TEST(FalseThrees, DepthGoesBeyondTwelve) {
    const Asked asked = picture(R"(
        . . . . . . X . . . . . . . .
        . . . . . . X . . . . . . . .
        . . . . . X X . . . . X . . .
        . . . X . . X . . . X . X . .
        . . X . * X . . . X . . X . .
        . . . X X . . . . X X . . . .
        . . . . . . . X X . . . X X .
        . . . . X . . . . . . . . . .
        . . . X X . . . . . X X . . .
        . . . X . . . . . . . X . X .
        . . . . . . . . . . X X . . .
        . . . . . . . . . . X . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)");
    EXPECT_EQ(verdict(asked).depth, 14);
    EXPECT_EQ(verdict(asked, reading({"recursion=cap=12"})).depth, 12);
}

TEST(FalseThrees, AHostileBoardIsJudgedToTheEnd) {
    // Pairs of full rows: three threes through every point beside them, at every level.
    Position position(15);
    for (int column = 0; column < 15; ++column)
        for (const int row : {0, 1, 6, 7}) position.set({column, row}, Cell::black);
    FoulMap map;
    judge(position, {}, map);
    int deepest = 0;
    for (const PointVerdict& verdict : map.points()) deepest = std::max<int>(deepest, verdict.depth);
    EXPECT_EQ(deepest, 15);
}

}  // namespace
}  // namespace daejo::fast::renju::testing
