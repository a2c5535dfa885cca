// What a stone makes on one line, drawn as pictures and held against every line of thirteen points.
#include <bit>

#include "boards.h"
#include "fast/renju/bits/lines.h"

namespace daejo::fast::renju::bits::testing {
namespace {

constexpr Point centre{7, 7};

/// A line of at most 15 points, `*` on the centre of the board, laid along one of the four directions.
PointShapes on_line(const std::string& line, int way) {
    Position position(15);
    const int star = static_cast<int>(line.find('*'));
    for (int i = 0; i < static_cast<int>(line.size()); ++i) {
        const Point step = steps[static_cast<std::size_t>(way)];
        const Point p{centre.column + (i - star) * step.column, centre.row + (i - star) * step.row};
        const char sign = line[static_cast<std::size_t>(i)];
        if (sign == 'X') position.set(p, Cell::black);
        if (sign == 'O') position.set(p, Cell::white);
    }
    Stones stones;
    read_stones(position, stones);
    return Lines(stones).at(centre);
}

/// "5", "6", "4", "44" and the steps to completion points.
std::string told(const std::string& line) {
    std::string first;
    for (int way = 0; way < ways; ++way) {
        const PointShapes made = on_line(line, way);
        const Lanes bit = lane(way);
        std::string text;
        if (made.five & bit) text += "5 ";
        if (made.overline & bit) text += "6 ";
        if (made.four & bit) text += made.two_fours & bit ? "44 " : "4 ";
        for (std::size_t i = 0; i < completion_steps.size(); ++i) {
            if (made.completion[i] & bit) text += "three" + std::to_string(completion_steps[i]) + " ";
        }
        if (!text.empty()) text.pop_back();
        if (way == 0) first = text;
        EXPECT_EQ(text, first) << line << " way " << way;
    }
    return first;
}

TEST(BitsShapes, FivesAndOverlines) {
    EXPECT_EQ(told("OXX*XX."), "5");
    EXPECT_EQ(told("*XXXX"), "5");
    EXPECT_EQ(told("XXXX*X"), "6");
    EXPECT_EQ(told("XXX*XXX"), "6");
    EXPECT_EQ(told("X*OXXX"), "");
}

TEST(BitsShapes, Fours) {
    EXPECT_EQ(told("OXX*X."), "4");
    EXPECT_EQ(told(".XX*X."), "4");
    EXPECT_EQ(told("OXX*XO"), "");
    EXPECT_EQ(told("OXX*X.X"), "");  // filled it would be six
    EXPECT_EQ(told(".XX*X.X"), "4");
    EXPECT_EQ(told("X.*X.XX"), "4");
    EXPECT_EQ(told("X.X*X.X"), "44");
    EXPECT_EQ(told("XX.*X.XX"), "44");
    EXPECT_EQ(told("XXX.*.XXX"), "44");
    EXPECT_EQ(told("XXXX.*.XXX"), "4");
}

TEST(BitsShapes, Threes) {
    EXPECT_EQ(told("..X*X.."), "three-2 three2");
    EXPECT_EQ(told("O.X*X.."), "three2");
    EXPECT_EQ(told("O.X*X.O"), "");
    EXPECT_EQ(told("..*X.X."), "three2");
    EXPECT_EQ(told(".X.*X."), "three-1");
    EXPECT_EQ(told("X.X*X..."), "4");  // X.XXXX would be no straight four
    EXPECT_EQ(told("..*.XX.X"), "");
    EXPECT_EQ(told(".*..X.."), "");
}

// The same told by trying: an empty point q makes a straight four when two points beside it make fives.
TEST(BitsShapes, EveryLineOfElevenPoints) {
    const auto run = [](unsigned black, int at) {
        int length = 0;
        for (int i = at; i >= 0 && (black >> i & 1); --i) ++length;
        for (int i = at + 1; i < 11 && (black >> i & 1); ++i) ++length;
        return length;
    };
    RandomBoards random(3);
    for (int round = 0; round < 20000; ++round) {
        const unsigned mask = static_cast<unsigned>(random.below(2048));
        const unsigned black = mask & static_cast<unsigned>(random.below(2048)) & ~(1U << 5);
        const unsigned open = ~black & (static_cast<unsigned>(random.below(2048)) | (1U << 5)) & 2047U;
        Position position(15);
        for (int i = 0; i < 15; ++i) {
            const int on = i - 2;
            const bool inside = on >= 0 && on < 11;
            position.set({i, 7}, inside && (black >> on & 1)  ? Cell::black
                                 : inside && (open >> on & 1) ? Cell::empty
                                                              : Cell::white);
        }
        Stones stones;
        read_stones(position, stones);
        const PointShapes made = Lines(stones).at(centre);
        const unsigned placed = black | 1U << 5;
        ASSERT_EQ(made.five & 1, run(placed, 5) == 5 ? 1U : 0U) << round;
        ASSERT_EQ(made.overline & 1, run(placed, 5) > 5 ? 1U : 0U) << round;
        std::vector<unsigned> fours;
        const auto makes_five = [&](unsigned stones_now, int at) {
            return (open >> at & 1) != 0 && (stones_now >> at & 1) == 0 &&
                   run(stones_now | 1U << at, at) == 5;
        };
        for (int at = 0; at < 11; ++at) {
            if (at == 5 || !makes_five(placed, at)) continue;
            unsigned row = 0;
            for (int i = at - 1; i >= 0 && (placed >> i & 1); --i) row |= 1U << i;
            for (int i = at + 1; i < 11 && (placed >> i & 1); ++i) row |= 1U << i;
            if ((row >> 5 & 1) && std::find(fours.begin(), fours.end(), row) == fours.end())
                fours.push_back(row);
        }
        ASSERT_EQ((made.four & 1) + (made.two_fours & 1), fours.size()) << round;
        for (std::size_t i = 0; i < completion_steps.size(); ++i) {
            const int at = 5 + completion_steps[i];
            bool straight = false;
            if ((open >> at & 1) != 0) {
                const unsigned both = placed | 1U << at;
                int low = at;
                while (low > 0 && (both >> (low - 1) & 1)) --low;
                straight = run(both, at) == 4 && low <= 5 && 5 < low + 4 && low > 0 && low + 4 < 11 &&
                           makes_five(both, low - 1) && makes_five(both, low + 4);
            }
            ASSERT_EQ(made.completion[i] & 1, straight ? 1U : 0U) << round << " step " << completion_steps[i];
        }
    }
}

}  // namespace
}  // namespace daejo::fast::renju::bits::testing
