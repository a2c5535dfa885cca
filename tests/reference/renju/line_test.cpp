// R1–R6 on one line, written as text: 'X' own, '.' empty, '#' blocked, 'x' the stone in the middle.
#include "reference/renju/line.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace daejo::reference::renju {
namespace {

/// The line around the 'x' of `text`; what the text leaves open is empty, what is out of reach is dropped.
Line line(const std::string& text) {
    Line made{};
    made.fill(Content::empty);
    const int offset = middle - static_cast<int>(text.find('x'));
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        const char mark = text[static_cast<std::size_t>(i)];
        if (i + offset < 0 || i + offset >= line_length) continue;
        const int place = i + offset;
        made.at(static_cast<std::size_t>(place)) = mark == '.'   ? Content::empty
                                                   : mark == '#' ? Content::blocked
                                                                 : Content::own;
    }
    return made;
}

int fours_in(const std::string& text) {
    return fours(line(text)).size();
}
int threes_in(const std::string& text, Winning winning = Winning::exactly_five) {
    return threes(line(text), winning).size();
}

TEST(line, five_is_exactly_five_for_black) {
    EXPECT_TRUE(made_on(line("XXxXX")).five);
    EXPECT_TRUE(made_on(line("#xXXXX#")).five);
    EXPECT_FALSE(made_on(line("XXxX.")).five);
    EXPECT_FALSE(made_on(line("XXxXXX")).five);
    EXPECT_FALSE(made_on(line("XXxX.X")).five);
}

TEST(line, overline_is_six_or_more) {
    EXPECT_TRUE(made_on(line("XXxXXX")).overline);
    EXPECT_TRUE(made_on(line("xXXXXX")).overline);
    EXPECT_TRUE(made_on(line("XXXXXxXXXXX")).overline);
    EXPECT_FALSE(made_on(line("XXxXX")).overline);
    EXPECT_FALSE(made_on(line("XXXX.xXXXX")).overline);
}

TEST(line, a_four_lacks_one_stone_of_exactly_five) {
    EXPECT_EQ(fours_in("XxXX"), 1);
    EXPECT_EQ(fours_in("#XxXX."), 1);
    EXPECT_EQ(fours_in("X.xXX"), 1);
    EXPECT_EQ(fours_in("#XxXX#"), 0);
    EXPECT_EQ(fours_in("#XxX.X#"), 1);
    EXPECT_EQ(fours_in("#.xXX#"), 0);
    EXPECT_EQ(fours_in("X.xXXX"), 1) << "the right end makes five, the left one six";
    EXPECT_EQ(fours_in("X.xXXX#"), 0);
    EXPECT_EQ(fours_in("XxXXX"), 0) << "a five is no four";
    EXPECT_EQ(fours_in("XX.X.x"), 0) << "the row of five does not hold the stone";
    EXPECT_EQ(fours_in("XXXX.x"), 0);
}

TEST(line, a_straight_four_is_one_four_with_two_completions) {
    const Shapes found = fours(line(".XxXX."));
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(count(found[0].completions), 2);
    EXPECT_EQ(count(found[0].stones), 4);
}

TEST(line, two_fours_on_one_line_have_three_shapes) {
    for (const char* text : {"X.XxX.X", "X.xXX.X", "X.XXx.X", "XX.xX.XX", "XX.Xx.XX", "XXX.x.XXX"}) {
        const Shapes found = fours(line(text));
        ASSERT_EQ(found.size(), 2) << text;
        EXPECT_NE(found[0].stones, found[1].stones) << text;
    }
    EXPECT_EQ(fours_in("XX.xX.XXX"), 1) << "the right gap makes six";
    EXPECT_EQ(fours_in("XXXX.x.XXX"), 1);
    EXPECT_EQ(fours_in("x.XXX.X"), 1) << "the other four does not meet in the stone";
}

TEST(line, straight_four_needs_two_ways_to_exactly_five) {
    const auto straight = [](const std::string& text, Winning winning) {
        const Line here = line(text);
        return is_straight_four(here, unbroken_row(here, middle), winning);
    };
    EXPECT_TRUE(straight(".XxXX.", Winning::exactly_five));
    EXPECT_FALSE(straight("#XxXX.", Winning::exactly_five));
    EXPECT_FALSE(straight(".XxXX.X", Winning::exactly_five)) << "a stone beyond an end";
    EXPECT_FALSE(straight("X.XxXX.", Winning::exactly_five));
    EXPECT_TRUE(straight("X.XxXX.X", Winning::five_or_more));
    EXPECT_FALSE(straight(".XxX.X.", Winning::exactly_five)) << "not unbroken";
    EXPECT_FALSE(straight("#XxXX#", Winning::five_or_more));
}

TEST(line, threes) {
    EXPECT_EQ(threes_in("xXX"), 1);
    EXPECT_EQ(threes_in("x.XX"), 1);
    EXPECT_EQ(threes_in("X.xX"), 1);
    EXPECT_EQ(threes_in("X.x.X"), 0);
    EXPECT_EQ(threes_in("X..xX"), 0);
    EXPECT_EQ(threes_in("#xXX..#"), 0);
    EXPECT_EQ(threes_in("#.xXX..#"), 1) << "six open points are enough";
    EXPECT_EQ(threes_in("#.xXX.#"), 0);
    EXPECT_EQ(threes_in("#.x.XX.#"), 1);
    EXPECT_EQ(threes_in("X..xXX..X"), 0) << "either straight four would have a stone beyond an end";
    EXPECT_EQ(threes_in("..xXX..X"), 1);
    EXPECT_EQ(threes_in("xXXX"), 0) << "a four is no three";
}

TEST(line, the_completions_of_a_three_are_those_that_make_it_straight) {
    const auto completions = [](const std::string& text) {
        return count(threes(line(text), Winning::exactly_five)[0].completions);
    };
    EXPECT_EQ(completions("...xXX..."), 2);
    EXPECT_EQ(completions("..xXX..X"), 1);
    EXPECT_EQ(completions("#.xXX..#"), 1);
    EXPECT_EQ(completions(".x.XX."), 1);
}

TEST(line, with_overlines_winning_two_threes_can_share_a_line) {
    EXPECT_EQ(threes_in(".X.xX.X.", Winning::five_or_more), 2);
    EXPECT_EQ(threes_in(".X.xX.X.", Winning::exactly_five), 0);
    EXPECT_EQ(threes_in("X..xXX..X", Winning::five_or_more), 1);
}

TEST(line, a_third_shape_is_refused) {
    Shapes shapes;
    shapes.add(only(1), 2);
    shapes.add(only(1), 3);
    shapes.add(only(4), 5);
    EXPECT_EQ(shapes.size(), 2);
    EXPECT_THROW(shapes.add(only(6), 7), std::logic_error);
}

/// Every line there is, and on it: memo and plain function agree, R7's "cannot occur" holds.
TEST(line, memo_equals_the_plain_function_on_every_line) {
    constexpr int all = 59049;  // 3^10
    for (int number = 0; number < all; ++number) {
        Line here{};
        int rest = number;
        for (int place = 0; place < line_length; ++place) {
            Content& content = here.at(static_cast<std::size_t>(place));
            if (place == middle) {
                content = Content::own;
            } else {
                content = static_cast<Content>(rest % 3);
                rest /= 3;
            }
        }
        const Made plain = made_on(here);
        ASSERT_EQ(remembered(here), plain) << number;
        ASSERT_LE(plain.threes.size(), 1) << number;
        ASSERT_TRUE(plain.threes.size() == 0 || plain.fours.size() == 0) << number;
        ASSERT_FALSE(plain.five && plain.overline) << number;
    }
}

}  // namespace
}  // namespace daejo::reference::renju
