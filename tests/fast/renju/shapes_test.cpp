// Fives, overlines, fours and threes on open boards, beside stones and at the edges (R1–R9).
#include "positions.h"

namespace daejo::fast::renju::testing {
namespace {

PointVerdict at(const std::string& point, const std::string& black, const std::string& white = "",
                const Readings& readings = {}) {
    return judge_point(stones(black, white), parse_point(point, standard_size), readings);
}

PointVerdict threes(int count) {
    return {count < 2 ? Answer::legal : Answer::double_three, static_cast<std::uint8_t>(count),
            static_cast<std::uint8_t>(count), static_cast<std::uint16_t>(count < 2 ? 0 : 1)};
}

TEST(Shapes, AnEmptyBoardHoldsNothing) {
    FoulMap map(7);
    judge(Position{}, {}, map);
    ASSERT_EQ(map.size(), standard_size);
    for (const PointVerdict& verdict : map.points()) EXPECT_EQ(verdict, plain(Answer::legal));
}

TEST(Shapes, AnOccupiedPointHasNoVerdict) {
    EXPECT_EQ(at("h8", "h8 g8 i8"), PointVerdict{});
    EXPECT_EQ(at("h8", "g8 i8", "h8"), PointVerdict{});
}

TEST(Shapes, ExactlyFiveIsAFive) {
    EXPECT_EQ(at("h8", "d8 e8 f8 g8"), plain(Answer::five));
    EXPECT_EQ(at("h8", "f6 g7 i9 j10"), plain(Answer::five));
    EXPECT_EQ(at("h8", "h6 h7 h9 h10", "h5 h11"), plain(Answer::five));
    EXPECT_EQ(at("h8", "f10 g9 i7 j6"), plain(Answer::five));
}

TEST(Shapes, SixOrMoreIsAnOverline) {
    EXPECT_EQ(at("h8", "e8 f8 g8 i8 j8"), plain(Answer::overline));
    EXPECT_EQ(at("h8", "h4 h5 h6 h7 h9 h10"), plain(Answer::overline));
    EXPECT_EQ(at("d5", "e5 f5 g5 h5 i5"), plain(Answer::overline));
    EXPECT_EQ(at("h1", "a1 b1 c1 d1 e1 f1 g1 i1 j1 k1 l1 m1 n1 o1"), plain(Answer::overline));
}

TEST(Shapes, AFiveExcusesEveryFoulBesideIt) {
    EXPECT_EQ(at("h8", "d8 e8 f8 g8 h3 h4 h5 h6 h7"), plain(Answer::five)) << "overline";
    EXPECT_EQ(at("h8", "d8 e8 f8 g8 h5 h6 h7 i9 j10 k11"), plain(Answer::five)) << "double-four";
    EXPECT_EQ(at("h8", "d8 e8 f8 g8 h6 h7 i9 j10"), plain(Answer::five)) << "double-three";
    EXPECT_EQ(at("h8", "d8 e8 f8 g8 e5 f6 g7 i9"), plain(Answer::five)) << "two fives";
}

TEST(Shapes, AnOverlineComesBeforeTheOtherFouls) {
    EXPECT_EQ(at("h8", "e8 f8 g8 i8 j8 h5 h6 h7 i9 j10 k11"), plain(Answer::overline));
}

TEST(Shapes, TwoFoursOnTwoLines) {
    EXPECT_EQ(at("h8", "e8 f8 g8 h5 h6 h7"), plain(Answer::double_four));
    EXPECT_EQ(at("h8", "e8 f8 g8 h5 h6 h7", "d8 h4"), plain(Answer::double_four)) << "closed on one side";
    EXPECT_EQ(at("i11", "i7 i8 i9 e7 f8 g9"), plain(Answer::double_four)) << "the new stone far out";
    EXPECT_EQ(at("h8", "e8 f8 g8 h5 h6 h7", "d8 i8 h4"), plain(Answer::legal)) << "one four closed";
    EXPECT_EQ(at("h8", "e8 f8 g8 h6 h7"), threes(1)) << "four-three";
}

TEST(Shapes, TheThreeOneLineDoubleFours) {
    EXPECT_EQ(at("h8", "e8 g8 i8 k8", ""), plain(Answer::double_four)) << "X.XXX.X";
    EXPECT_EQ(at("g8", "d8 e8 h8 j8 k8"), plain(Answer::double_four)) << "XX.XX.XX";
    EXPECT_EQ(at("h8", "d8 e8 f8 j8 k8 l8"), plain(Answer::double_four)) << "XXX.X.XXX";
    EXPECT_EQ(at("f7", "b7 c7 e7 h7 i7"), plain(Answer::double_four));
}

TEST(Shapes, OneLineShapesThatAreNoDoubleFour) {
    EXPECT_EQ(at("h8", "e8 f8 g8"), plain(Answer::legal)) << "a straight four is one four";
    EXPECT_EQ(at("h8", "e8 f8 g8 j8 k8 l8"), plain(Answer::legal)) << "XXXX.XXX: the gap makes eight";
    EXPECT_EQ(at("h8", "d8 e8 f8 i8 j8 k8"), plain(Answer::legal)) << "XXX.XXXX: the gap makes eight";
    EXPECT_EQ(at("h8", "e8 g8 i8 k8", "l8"), plain(Answer::double_four)) << "closed outside the stones";
    EXPECT_EQ(at("h8", "e8 g8 i8 k8 l8"), plain(Answer::legal)) << "one gap makes six";
    EXPECT_EQ(at("h8", "e8 g8 i8 k8", "f8"), plain(Answer::legal)) << "one gap filled by White";
}

TEST(Shapes, AFourWhoseOnlyCompletionIsAnOverlineIsNone) {
    EXPECT_EQ(at("h8", "e8 f8 g8 j8 h5 h6 h7", "d8"), plain(Answer::legal));
}

TEST(Shapes, TwoThrees) {
    EXPECT_EQ(at("h8", "f8 g8 h6 h7"), threes(2));
    EXPECT_EQ(at("h8", "f8 i8 h6 h7"), threes(2)) << "a three with one gap";
    EXPECT_EQ(at("h8", "i9 j10 g9 f10"), threes(2)) << "on the diagonals";
    EXPECT_EQ(at("h8", "g8 i8 h7 h9 g7 i9"), threes(3));
    EXPECT_EQ(at("h8", "g8 i8 h7 h9 g7 i9 g9 i7"), threes(4));
}

TEST(Shapes, AThreeNeedsAStraightFour) {
    EXPECT_EQ(at("h8", "f8 g8 h6 h7", "d8"), threes(2)) << "room on one side is enough";
    EXPECT_EQ(at("h8", "f8 g8 h6 h7", "d8 j8"), threes(1)) << "no room for a straight four";
    EXPECT_EQ(at("h8", "f8 g8 h6 h7", "i8"), threes(1)) << "closed at an end";
    EXPECT_EQ(at("h8", "e8 g8 h6 h7", "d8"), threes(1)) << "the four would be closed";
    EXPECT_EQ(at("h8", "e8 h6 h7"), threes(1)) << "too far apart";
    EXPECT_EQ(at("h8", "f8 g8 h6 h7 k8", "d8"), threes(1)) << ".XXXX.X is no straight four";
    EXPECT_EQ(at("h8", "f8 g8 h6 h7 c8", "j8"), threes(1)) << "X.XXXX. is none either";
}

TEST(Shapes, AFourAndAThreeShareNoLine) {
    EXPECT_EQ(at("h8", "e8 f8 h6 h7 i8"), threes(1)) << "XX.XX: a broken four is no three as well";
}

TEST(Shapes, TheEdgeIsAWall) {
    EXPECT_EQ(at("a1", "b1 c1 a2 a3"), plain(Answer::legal));
    EXPECT_EQ(at("b2", "c2 d2 b3 b4"), threes(2)) << "a stone's room is enough";
    EXPECT_EQ(at("a8", "b8 c8 d8 a9 a10 a11"), plain(Answer::double_four)) << "fours need one open end";
    EXPECT_EQ(at("o15", "n15 m15 o14 o13"), plain(Answer::legal));
    EXPECT_EQ(at("n14", "m14 l14 n13 n12"), threes(2));
    EXPECT_EQ(at("a15", "b14 c13 d12 e11"), plain(Answer::five));
    EXPECT_EQ(at("o1", "k1 l1 m1 n1"), plain(Answer::five));
    EXPECT_EQ(at("a5", "a1 a2 a3 a4 b5 c5 d5 e5 f5"), plain(Answer::five));
}

TEST(Shapes, RowsDoNotRunIntoTheNext) {
    EXPECT_EQ(at("a9", "l8 m8 n8 o8"), plain(Answer::legal));
    EXPECT_EQ(at("b9", "n8 o8 a9 h2 h3"), plain(Answer::legal));
}

TEST(Shapes, ABoardMayHoldADecidedGame) {
    EXPECT_EQ(at("h8", "f8 g8 h6 h7 a1 b1 c1 d1 e1", "a15 b15 c15 d15 e15 f15"), threes(2));
    EXPECT_EQ(at("f1", "a1 b1 c1 d1 e1"), plain(Answer::overline));
}

TEST(Shapes, TheSmallestAndTheLargestBoard) {
    EXPECT_EQ(verdict(picture(R"(
        . . . . .
        . X . . .
        . X . . .
        . * X X .
        . . . . .)")),
              plain(Answer::legal))
        << "five points hold no straight four";
    EXPECT_EQ(verdict(picture(R"(
        . . . . .
        X X * X X
        . . . . .
        . . . . .
        . . . . .)")),
              plain(Answer::five));
    EXPECT_EQ(judge_point(stones("q18 p18 r17 r16", "", 19), parse_point("r18", 19), {}), threes(2));
    EXPECT_EQ(judge_point(stones("r19 q19 s18 s17", "", 19), parse_point("s19", 19), {}),
              plain(Answer::legal));
}

}  // namespace
}  // namespace daejo::fast::renju::testing
