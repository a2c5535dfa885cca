// The words of explanations, and that an explanation never contradicts the judge.
#include <algorithm>

#include "drawn.h"

namespace daejo::reference::renju::testing {
namespace {

using corpus::renju::Clauses;
using corpus::renju::Explanation;
using corpus::renju::Recursion;

Explanation told(const Position& position, const std::string& point, const std::string& read = "") {
    return explain(position, corpus::renju::parse_point(point, position.size()), readings(read));
}

std::string reason(const Position& position, const std::string& point, const std::string& read = "") {
    return told(position, point, read).claim;
}

/// All claims of the tree, one a line, indented.
std::string all_claims(const Explanation& explanation, const std::string& indent = "") {
    std::string text = indent + explanation.claim + "\n";
    for (const Explanation& child : explanation.children) text += all_claims(child, indent + "  ");
    return text;
}

const Position seeds_false_three = stones("i8 j8 h9 h10 k6 k7 k9 k10 k11", "f8");

TEST(explain, one_line_reasons) {
    EXPECT_EQ(reason(Position{}, "h8"), "h8: legal – no five, four or three");
    EXPECT_EQ(reason(stones("h8"), "h8"), "h8: occupied – a black stone is there");
    EXPECT_EQ(reason(stones("", "h8"), "h8"), "h8: occupied – a white stone is there");
    EXPECT_EQ(reason(stones("i8 j8"), "h8"), "h8: legal – a three on the row");
    EXPECT_EQ(reason(stones("i8 j8 k8 h9 h10"), "h8"),
              "h8: legal – a four on the row and a three on the h-file");
    EXPECT_EQ(reason(stones("i8 j8 h9 h10"), "h8"),
              "h8: double-three – threes on the row and the h-file, both can become straight fours");
    EXPECT_EQ(
        reason(stones("i8 j8 h9 h10 g7 i9"), "h8"),
        "h8: double-three – threes on the row, the h-file and the rising diagonal, all can become straight "
        "fours");
    EXPECT_EQ(reason(seeds_false_three, "h8"),
              "h8: legal – threes on the row and the h-file, but the row's is false");
    EXPECT_EQ(reason(stones("e8 f8 g8 h9 h10 h11"), "h8"),
              "h8: double-four – fours on the row and the h-file");
    EXPECT_EQ(reason(stones("e8 g8 i8 k8"), "h8"), "h8: double-four – two fours on the row");
    EXPECT_EQ(reason(stones("e8 g8 i8 k8 e5 f6 g7"), "h8"),
              "h8: double-four – two fours on the row and a four on the rising diagonal");
    EXPECT_EQ(reason(stones("e11 f10 g9 e8 f8 g8"), "h8"),
              "h8: double-four – fours on the row and the falling diagonal");
    EXPECT_EQ(reason(stones("d8 e8 f8 g8 h3 h4 h5 h6 h7"), "h8"),
              "h8: five – on the row (five has priority over every foul)");
    EXPECT_EQ(reason(stones("h3 h4 h5 h6 h7"), "h8"), "h8: overline – six in a row on the h-file");
    EXPECT_EQ(reason(stones("a8 b8 c8 d8 e8 f8 g8 i8 j8 k8 l8 m8 n8 o8"), "h8"),
              "h8: overline – fifteen in a row on the row");
}

TEST(explain, one_line_reasons_under_other_readings) {
    EXPECT_EQ(reason(seeds_false_three, "h8", "recursion=none"),
              "h8: double-three – threes on the row and the h-file, and every three counts (recursion=none)");
    EXPECT_EQ(
        reason(seeds_false_three, "h8", "clauses=separate"),
        "h8: legal – threes on the row and the h-file, of which one by a) and both by b) can become straight "
        "fours");
}

TEST(explain, the_tree_of_the_seeds_false_three) {
    EXPECT_EQ(all_claims(told(seeds_false_three, "h8")),
              "h8: legal – threes on the row and the h-file, but the row's is false\n"
              "  three on the row: h8 i8 j8, completed at k8; false: cannot legally become a straight four\n"
              "    k8: dead – overline, six in a row on the k-file\n"
              "      overline on the k-file: k6 k7 k8 k9 k10 k11\n"
              "      straight four on the row: h8 i8 j8 k8, five at g8 and l8\n"
              "  three on the h-file: h8 h9 h10, completed at h7 or h11; can legally become a straight four\n"
              "    h7: alive – a four on the h-file and a three on the rising diagonal\n"
              "      straight four on the h-file: h7 h8 h9 h10, five at h6 and h11\n"
              "      three on the rising diagonal: h7 i8 k10, completed at j9\n"
              "    h11: alive – a four on the h-file\n"
              "      straight four on the h-file: h8 h9 h10 h11, five at h7 and h12\n");
}

TEST(explain, nests_as_deep_as_the_judgement_goes) {
    const Explanation root = told(stones("i8 j8 h9 h10 k10 k11 m10 n11", "f8"), "h8");
    EXPECT_EQ(corpus::skeleton(root, 4),
              "legal(three-alive(alive(straight-four),alive(straight-four,three)),"
              "three-dead(dead-double-three(straight-four,three-alive(alive),three-alive(alive))))");
    EXPECT_NE(
        all_claims(root).find("k8: dead – double-three, threes on the k-file and the rising diagonal, both"),
        std::string::npos);
}

TEST(explain, says_where_a_cap_stops) {
    const Position position = stones("i8 j8 h9 h10 k10 k11 m10 n11", "f8");
    const std::string claims = all_claims(told(position, "h8", "recursion=cap=1"));
    EXPECT_NE(claims.find("k8: alive – threes on the k-file and the rising diagonal, taken as allowed "
                          "(recursion=cap=1)"),
              std::string::npos)
        << claims;
}

TEST(explain, says_what_a_five_at_the_completion_does) {
    const Position position = stones("c8 d7 e6 f5 h5 f4 e2", "", 11);
    EXPECT_NE(all_claims(told(position, "f3")).find("g4: makes a five as well, so it completes no three"),
              std::string::npos);
    EXPECT_EQ(corpus::skeleton(told(position, "f3"), 2),
              "legal(no-three(excluded-five),three-alive(alive,alive))");
    EXPECT_NE(all_claims(told(position, "f3", "five-at-completion=counts"))
                  .find("g4: alive – makes a five, which is legal (five-at-completion=counts)"),
              std::string::npos);
    EXPECT_NE(all_claims(told(position, "f3", "five-at-completion=ignored"))
                  .find("(its five is ignored: five-at-completion=ignored)"),
              std::string::npos);
}

TEST(explain, counts_separate_clauses_apart) {
    const std::string claims = all_claims(told(seeds_false_three, "h8", "clauses=separate"));
    EXPECT_NE(claims.find("three on the row: h8 i8 j8, completed at k8; counts by b) but not by a)"),
              std::string::npos);
    EXPECT_NE(claims.find("k8: dead – fails a), overline, six in a row on the k-file; passes b)\n"),
              std::string::npos)
        << claims;
}

TEST(explain, a_five_and_a_foul_are_both_told) {
    EXPECT_EQ(corpus::skeleton(told(stones("d8 e8 f8 g8 h3 h4 h5 h6 h7"), "h8"), 1), "five(five,overline)");
    EXPECT_EQ(corpus::skeleton(told(stones("e8 f8 g8 h9 h10 h11", "d8"), "h8"), 1),
              "double-four(four,straight-four)");
}

void expect_points_on_board(const Explanation& explanation, const Position& position) {
    RC_ASSERT(!explanation.claim.empty());
    RC_ASSERT(!explanation.clause.empty());
    RC_ASSERT(!explanation.points.empty());
    for (const Point p : explanation.points) RC_ASSERT(position.contains(p));
    for (const Explanation& child : explanation.children) expect_points_on_board(child, position);
}

RC_GTEST_PROP(explain, agrees_with_the_judge, ()) {
    const Position position = drawn_board();
    const Readings read = drawn_readings();
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        const PointVerdict verdict = judge_point(position, p, read);
        const Explanation root = explain(position, p, read);
        RC_ASSERT(root.kind == corpus::renju::to_text(verdict.answer));
        RC_ASSERT(root.points.front() == p);
        const auto children = [&](std::string_view begin) {
            return static_cast<int>(
                std::count_if(root.children.begin(), root.children.end(),
                              [&](const Explanation& child) { return child.kind.starts_with(begin); }));
        };
        const bool none = read.recursion.kind == Recursion::Kind::none;
        RC_ASSERT(children("three") == verdict.threes);
        if (read.clauses == Clauses::joined || none) {
            RC_ASSERT(children(none ? "three" : "three-alive") == verdict.real);
        } else {
            const int alive = children("three-alive") - children("three-alive-by");
            const int by_a = alive + children("three-alive-by-a");
            const int by_b = alive + children("three-alive-by-b");
            RC_ASSERT(std::min(by_a, by_b) == verdict.real);
        }
        RC_ASSERT((children("five") > 0) == (verdict.answer == Answer::five));
        if (verdict.answer == Answer::overline) RC_ASSERT(children("overline") > 0);
        if (verdict.answer == Answer::double_four) {
            RC_ASSERT(children("four") + children("straight-four") >= 2);
        }
        if (i % 8 == 0) expect_points_on_board(root, position);
    }
}

}  // namespace
}  // namespace daejo::reference::renju::testing
