// Positions on which the readings of the rules part (five-at-completion, clauses, recursion).
#include "positions.h"

namespace daejo::fast::renju::testing {
namespace {

struct Told {
    Answer answer;
    int threes;
    int real;
    int depth;
};

void expect(const Asked& asked, std::initializer_list<const char*> readings, const Told& told) {
    const PointVerdict wanted{told.answer, static_cast<std::uint8_t>(told.threes),
                              static_cast<std::uint8_t>(told.real), static_cast<std::uint16_t>(told.depth)};
    EXPECT_EQ(verdict(asked, reading(readings)), wanted) << to_text(reading(readings));
}

// The row of the asked point has the one completion h8, which makes a five with i9 … l12.
TEST(Readings, AFiveAtTheOnlyCompletion) {
    const Asked asked{stones("f8 g8 e9 e10 i9 j10 k11 l12", "c8"), parse_point("e8", standard_size)};
    expect(asked, {}, {Answer::legal, 1, 1, 0});
    expect(asked, {"five-at-completion=counts"}, {Answer::double_three, 2, 2, 1});
    expect(asked, {"five-at-completion=ignored"}, {Answer::double_three, 2, 2, 1});
    expect(asked, {"five-at-completion=counts", "clauses=separate"}, {Answer::double_three, 2, 2, 0});
}

TEST(Readings, AFiveAtOneOfTwoCompletionsLeavesTheThree) {
    const Asked asked{stones("f8 g8 e9 e10 i9 j10 k11 l12"), parse_point("e8", standard_size)};
    for (const char* value : {"excludes", "counts", "ignored"})
        expect(asked, {(std::string("five-at-completion=") + value).c_str()},
               {Answer::double_three, 2, 2, 1});
}

// There the completion h8 makes a five and an overline (h-file), so only R8 saves it.
TEST(Readings, AFiveAndAFoulAtTheOnlyCompletion) {
    const Asked asked{stones("f8 g8 e9 e10 i9 j10 k11 l12 h3 h4 h5 h6 h7", "c8"),
                      parse_point("e8", standard_size)};
    expect(asked, {}, {Answer::legal, 1, 1, 0});
    expect(asked, {"five-at-completion=counts"}, {Answer::double_three, 2, 2, 1});
    expect(asked, {"five-at-completion=ignored"}, {Answer::legal, 2, 1, 1});
    expect(asked, {"five-at-completion=ignored", "clauses=separate"}, {Answer::legal, 2, 1, 0});
    expect(asked, {"five-at-completion=ignored", "recursion=none"}, {Answer::double_three, 2, 2, 0});
}

// With one three fewer on the board at the completion, a double-three there comes or goes.
TEST(Readings, AFiveBelowTheFirstLevel) {
    const Asked asked = picture(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X . X . . . . .
        . . X . . . . . . . .
        . . X X X . X . . . .
        . . * . X . X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    expect(asked, {}, {Answer::double_three, 2, 2, 1});
    expect(asked, {"five-at-completion=counts"}, {Answer::legal, 2, 1, 2});
    expect(asked, {"five-at-completion=ignored"}, {Answer::legal, 2, 1, 2});
}

// One three has two dead completions: one an overline or double-four, the other a double-three.
TEST(Readings, SeparateClausesForbidWhatJoinedOnesAllow) {
    const Asked asked = picture(R"(
        . . . . . . . . . . .
        . . . . X . . . . . .
        . . . X . X . . . . .
        . . . X X . X . . . .
        . . . . X * X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    expect(asked, {}, {Answer::legal, 2, 1, 2});
    expect(asked, {"clauses=separate"}, {Answer::double_three, 2, 2, 0});
    expect(asked, {"clauses=separate", "recursion=none"}, {Answer::double_three, 2, 2, 0});
    expect(asked, {"clauses=separate", "recursion=cap=1"}, {Answer::double_three, 2, 2, 0});
}

TEST(Readings, SeparateClausesAllowWhatJoinedOnesForbid) {
    const Asked asked = picture(R"(
        . . . . . . . . . . .
        . . X . . . . . . . .
        . . . X . . . . . . .
        . . . . . X . X . . .
        . . . . . . X * X . .
        . . . . . . X . X . .
        . . . . . . . . . X .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    expect(asked, {}, {Answer::double_three, 2, 2, 3});
    expect(asked, {"clauses=separate"}, {Answer::legal, 2, 1, 0});
    expect(asked, {"clauses=separate", "recursion=cap=1"}, {Answer::double_three, 2, 2, 0});
}

// k8 is an overline on the k-file and a double-three by shape with it: b) sees the threes all the same.
TEST(Readings, SeparateClausesSeeThreesWhereThereIsAnOverline) {
    const std::string base = "i8 j8 h6 h7 k9 k10 k11 k7 k6 ";
    const Asked overline{stones(base, "f8"), parse_point("h8", standard_size)};
    expect(overline, {}, {Answer::legal, 2, 1, 1});
    expect(overline, {"clauses=separate"}, {Answer::legal, 2, 1, 0});

    const Asked both{stones(base + "l9 m10 l7 m6", "f8"), parse_point("h8", standard_size)};
    expect(both, {}, {Answer::legal, 2, 1, 1});
    expect(both, {"clauses=separate"}, {Answer::legal, 2, 1, 0});
}

TEST(Readings, SeparateCountsMeetPointByPoint) {
    // Joined no three is real; a) alone leaves one, so the smaller of the two counts is one.
    const Asked asked = picture(R"(
        . . . . . . . . .
        . . . . . X . . .
        . . . X . . . . .
        . . X * . X . . .
        . . . . X X . . .
        . . . . X . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .)");
    expect(asked, {}, {Answer::legal, 2, 0, 2});
    expect(asked, {"clauses=separate"}, {Answer::legal, 2, 1, 0});
    expect(asked, {"clauses=separate", "recursion=none"}, {Answer::double_three, 2, 2, 0});
}

}  // namespace
}  // namespace daejo::fast::renju::testing
