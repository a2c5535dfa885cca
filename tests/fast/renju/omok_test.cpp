// Omok's double-three: by shape, five or more for either colour, no R10.
#include "fast/renju/omok.h"

#include "positions.h"

namespace daejo::fast::renju::testing {
namespace {

bool refused(const std::string& point, const std::string& own, const std::string& other = "",
             FiveAtCompletion reading = FiveAtCompletion::excludes) {
    const Point p = parse_point(point, standard_size);
    const bool black = omok_refuses(stones(own, other), p, Cell::black, reading);
    EXPECT_EQ(omok_refuses(stones(other, own), p, Cell::white, reading), black) << "the same for White";
    return black;
}

TEST(Omok, TwoThreesAreRefused) {
    EXPECT_TRUE(refused("h8", "f8 g8 h6 h7"));
    EXPECT_TRUE(refused("h8", "f8 i8 g9 f10"));
    EXPECT_FALSE(refused("h8", "f8 g8 h6"));
    EXPECT_FALSE(refused("h8", "f8 g8 h6 h7", "i8"));
    EXPECT_FALSE(refused("a1", "b1 c1 a2 a3"));
}

TEST(Omok, FourThreesAndDoubleFoursAreNot) {
    EXPECT_FALSE(refused("h8", "e8 f8 g8 h6 h7"));
    EXPECT_FALSE(refused("h8", "e8 f8 g8 h5 h6 h7"));
    EXPECT_FALSE(refused("h8", "e8 f8 g8 i8 j8")) << "six win";
}

TEST(Omok, AFiveExcusesTheThrees) {
    EXPECT_FALSE(refused("h8", "h6 h7 g9 f10 g8 i8 j8 k8"));
    EXPECT_FALSE(refused("h8", "h6 h7 g9 f10 f8 g8 i8 j8 k8")) << "six are a five too";
}

TEST(Omok, AStoneBeyondTheEndDoesNotMatter) {
    EXPECT_TRUE(refused("h8", "f8 g8 h6 h7 k8", "d8"));
}

TEST(Omok, FalseThreesAreThrees) {
    EXPECT_TRUE(refused("h8", "i8 j8 h6 h7 k9 k10 k11", "f8 k12"));
}

TEST(Omok, OneLineCanHoldTwoThrees) {
    EXPECT_TRUE(refused("h8", "e8 g8 j8")) << "X.XX.X";
    EXPECT_FALSE(refused("h8", "e8 g8 j8", "d8"));
    EXPECT_FALSE(refused("h8", "g8 i8")) << "a row of three is one three, however it is completed";
}

TEST(Omok, AThreeBesideAFourOnItsLineCounts) {
    EXPECT_TRUE(refused("h8", "d8 f8 g8 h6 h7")) << "X.XXX. can still become .XXXX.";
    EXPECT_FALSE(refused("h8", "d8 f8 g8 h6 h7", "j8"));
}

TEST(Omok, ACompletionThatMakesAFiveElsewhere) {
    const std::string own = "f8 g8 e9 e10 i9 j10 k11 l12";
    EXPECT_FALSE(refused("e8", own, "c8"));
    EXPECT_TRUE(refused("e8", own, "c8", FiveAtCompletion::counts));
    EXPECT_TRUE(refused("e8", own, "c8", FiveAtCompletion::ignored));
    EXPECT_FALSE(refused("e8", own + " m13", "c8")) << "six at the completion are a five";
}

}  // namespace
}  // namespace daejo::fast::renju::testing
