// The planted faults: their names, and for each a small position on which it gives a wrong answer.
#include "corpus/error.h"
#include "positions.h"

namespace daejo::fast::renju::testing {
namespace {

TEST(Faults, NamesAndTheirInverse) {
    EXPECT_EQ(all_faults().size(), 11U);
    EXPECT_EQ(to_text(Fault::none), "none");
    EXPECT_EQ(parse_fault("none"), Fault::none);
    EXPECT_EQ(to_text(all_faults().front()), "no-recursion");
    EXPECT_EQ(to_text(all_faults().back()), "one-completion-decides");
    for (const Fault fault : all_faults()) {
        EXPECT_NE(fault, Fault::none);
        EXPECT_EQ(parse_fault(to_text(fault)), fault);
    }
}

TEST(Faults, AnUnknownNameListsTheKnownOnes) {
    try {
        parse_fault("wall");
        FAIL();
    } catch (const corpus::InputError& error) {
        EXPECT_EQ(error.found(), corpus::shown("wall"));
        EXPECT_NE(error.expected().find("none, no-recursion"), std::string::npos);
        EXPECT_NE(error.expected().find("rows-wrap"), std::string::npos);
    }
}

Asked asked(const std::string& point, const std::string& black, const std::string& white = "") {
    return {stones(black, white), parse_point(point, standard_size)};
}

void expect(const Asked& position, Answer right, Fault fault, Answer wrong, const Readings& readings = {}) {
    EXPECT_EQ(verdict(position, readings).answer, right);
    EXPECT_EQ(verdict(position, readings, fault).answer, wrong);
}

TEST(Faults, NoRecursion) {
    expect(asked("h8", "i8 j8 h6 h7 k9 k10 k11 k7 k6", "f8"), Answer::legal, Fault::no_recursion,
           Answer::double_three);
}

TEST(Faults, DepthCapOne) {
    const Asked position = picture(R"(
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
        . . . . . . . . . . .)");
    expect(position, Answer::legal, Fault::depth_cap_1, Answer::double_three);
    expect(position, Answer::double_three, Fault::depth_cap_1, Answer::double_three,
           reading({"recursion=cap=1"}));
}

TEST(Faults, OneLineDoubleFourOnce) {
    expect(asked("h8", "e8 g8 i8 k8"), Answer::double_four, Fault::one_line_double_four_once, Answer::legal);
    expect(asked("h8", "e8 f8 g8 h5 h6 h7"), Answer::double_four, Fault::one_line_double_four_once,
           Answer::double_four);
}

TEST(Faults, WallIsEmpty) {
    expect(asked("a1", "b1 c1 a2 a3"), Answer::legal, Fault::wall_is_empty, Answer::double_three);
    expect(asked("d15", "a15 b15 c15 d14 d13 d12", "e15 d11"), Answer::legal, Fault::wall_is_empty,
           Answer::double_four);
}

TEST(Faults, RowsWrap) {
    expect(asked("b9", "m8 n8 o8 a9"), Answer::legal, Fault::rows_wrap, Answer::five);
    expect(asked("o8", "k8 l8 m8 n8 a9"), Answer::five, Fault::rows_wrap, Answer::overline);
}

TEST(Faults, FivePriorityDropped) {
    expect(asked("h8", "d8 e8 f8 g8 h3 h4 h5 h6 h7"), Answer::five, Fault::five_priority_dropped,
           Answer::overline);
    expect(asked("h8", "d8 e8 f8 g8 h5 h6 h7 i9 j10 k11"), Answer::five, Fault::five_priority_dropped,
           Answer::double_four);
    expect(asked("h8", "d8 e8 f8 g8 h6 h7 i9 j10"), Answer::five, Fault::five_priority_dropped,
           Answer::double_three);
    expect(asked("h8", "d8 e8 f8 g8 h6 h7"), Answer::five, Fault::five_priority_dropped, Answer::five);
}

TEST(Faults, FivePriorityDroppedAtACompletion) {
    expect(asked("e8", "f8 g8 e9 e10 i9 j10 k11 l12 h3 h4 h5 h6 h7", "c8"), Answer::double_three,
           Fault::five_priority_dropped, Answer::legal, reading({"five-at-completion=counts"}));
}

TEST(Faults, StraightFourEndsUnseen) {
    expect(asked("h8", "f8 g8 h6 h7 k8", "d8"), Answer::legal, Fault::straight_four_ends_unseen,
           Answer::double_three);
    expect(asked("h8", "d8 f8 g8 h6 h7"), Answer::legal, Fault::straight_four_ends_unseen, Answer::legal);
}

TEST(Faults, OneCompletionDecides) {
    // g8 and k8 complete the row; k8 alone is an overline.
    expect(asked("h8", "i8 j8 h6 h7 k9 k10 k11 k7 k6", "e8"), Answer::double_three,
           Fault::one_completion_decides, Answer::legal);
}

}  // namespace
}  // namespace daejo::fast::renju::testing
