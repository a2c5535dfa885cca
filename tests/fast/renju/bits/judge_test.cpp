// The whole-board judge against the scanner, the collected cases, and itself by its other ways in.
#include "boards.h"

#include "corpus/renju/collected_case.h"

namespace daejo::fast::renju::bits::testing {
namespace {

constexpr Path paths[] = {Path::best, Path::portable};

TEST(BitsJudge, TakesBoardsUpToFifteen) {
    EXPECT_TRUE(takes(5));
    EXPECT_TRUE(takes(15));
    EXPECT_FALSE(takes(16));
}

TEST(BitsJudge, MeetsTheCollectedCases) {
    int asked = 0;
    for (const auto& collected : own_cases()) {
        if (!takes(collected.position.size())) continue;
        for (const auto& expected : collected.expected) {
            for (const Path path : paths) {
                FoulMap map;
                bits::judge(collected.position, expected.readings, map, Counts::yes, path);
                const PointVerdict& given = map[collected.point];
                EXPECT_EQ(given.answer, expected.answer) << collected.id;
                EXPECT_EQ(given.threes, expected.threes.value_or(given.threes)) << collected.id;
                EXPECT_EQ(given.real, expected.real.value_or(given.real)) << collected.id;
                EXPECT_EQ(given.depth, expected.depth.value_or(given.depth)) << collected.id;
                EXPECT_EQ(bits::judge_point(collected.position, expected.readings, collected.point), given);
                bits::judge(collected.position, expected.readings, map, Counts::no, path);
                EXPECT_EQ(map[collected.point].answer, expected.answer) << collected.id;
                ++asked;
            }
        }
    }
    EXPECT_GT(asked, 900);
}

TEST(BitsJudge, SaysWhatTheScannerSays) {
    RandomBoards random(20261201);
    FoulMap scanned;
    FoulMap given;
    int threes = 0;
    for (int i = 0; i < 4000; ++i) {
        const Position position = random.position();
        const Readings readings = random.readings();
        renju::judge(position, readings, scanned);
        for (const Path path : paths) {
            bits::judge(position, readings, given, Counts::yes, path);
            ASSERT_EQ(given, scanned) << i << " " << to_text(readings);
        }
        for (const auto& at : scanned.points()) threes += at.threes >= 2;
    }
    EXPECT_GT(threes, 3000);
}

TEST(BitsJudge, CountsOrNotTheAnswersAreTheSame) {
    RandomBoards random(7);
    FoulMap counted;
    FoulMap plain;
    for (int i = 0; i < 4000; ++i) {
        const Position position = random.position();
        const Readings readings = random.readings();
        bits::judge(position, readings, counted, Counts::yes);
        bits::judge(position, readings, plain, Counts::no);
        EXPECT_TRUE(counted.counted());
        EXPECT_FALSE(plain.counted());
        ASSERT_EQ(plain.size(), position.size());
        FoulBits fouls;
        foul_bits(position, readings, fouls);
        for (int k = 0; k < position.points(); ++k) {
            const Point p = position.point(k);
            ASSERT_EQ(plain[p], (PointVerdict{counted[p].answer, 0, 0, 0})) << i << " " << to_text(p);
            ASSERT_EQ(fouls.five.has(p), counted[p].answer == Answer::five);
            ASSERT_EQ(fouls.overline.has(p), counted[p].answer == Answer::overline);
            ASSERT_EQ(fouls.double_four.has(p), counted[p].answer == Answer::double_four);
            ASSERT_EQ(fouls.double_three.has(p), counted[p].answer == Answer::double_three);
        }
    }
}

TEST(BitsJudge, AMapOfAnotherSizeIsReplaced) {
    FoulMap map(19);
    bits::judge(Position(7), {}, map, Counts::no);
    EXPECT_EQ(map.size(), 7);
    bits::judge(Position(15), {}, map, Counts::no);
    EXPECT_EQ(map.size(), 15);
    for (const auto& at : map.points()) EXPECT_EQ(at.answer, Answer::legal);
}

TEST(BitsJudge, OnePointAsTheWholeBoard) {
    RandomBoards random(11);
    FoulMap map;
    for (int i = 0; i < 300; ++i) {
        const Position position = random.position();
        const Readings readings = random.readings();
        bits::judge(position, readings, map, Counts::yes);
        for (int k = 0; k < position.points(); ++k) {
            const Point p = position.point(k);
            ASSERT_EQ(bits::judge_point(position, readings, p), map[p]) << i << " " << to_text(p);
        }
    }
}

}  // namespace
}  // namespace daejo::fast::renju::bits::testing
