// What the boards of each generator are like.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "corpus/renju/collected_case.h"
#include "corpus/renju/symmetry.h"
#include "fast/renju/judge.h"
#include "fuzz/renju/generators/forks.h"
#include "fuzz/renju/generators/generators.h"
#include "fuzz/renju/generators/player.h"
#include "reference/renju/judge.h"
#include "renju/generator_samples.h"

namespace daejo::fuzz::renju {
namespace {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

int count(const Position& position, Cell wanted) {
    const auto cells = position.cells();
    return static_cast<int>(std::count(cells.begin(), cells.end(), wanted));
}

TEST(GeneratorBoards, DenseKeepsItsDensities) {
    const auto generator = make_generator("dense:black=0.25,white=0.1,region=all");
    Position position;
    int black = 0;
    int white = 0;
    for (std::uint64_t index = 0; index < 1000; ++index) {
        generator->generate(1, index, position);
        black += count(position, Cell::black);
        white += count(position, Cell::white);
    }
    EXPECT_NEAR(black, 225'000 * 0.25, 1000);
    EXPECT_NEAR(white, 225'000 * 0.1, 700);
}

TEST(GeneratorBoards, DenseTakesExtremes) {
    Position position;
    make_generator("dense:black=1,white=0,region=all")->generate(1, 0, position);
    EXPECT_EQ(count(position, Cell::black), 225);
    make_generator("dense:black=0,white=1,region=all,size=19")->generate(1, 0, position);
    EXPECT_EQ(count(position, Cell::white), 361);
    make_generator("dense:black=0,white=0")->generate(1, 0, position);
    EXPECT_EQ(position.stones(), 0);
}

TEST(GeneratorBoards, UniformGoesFromSparseToCrowded) {
    const auto generator = make_generator("uniform");
    Position position;
    int sparse = 0;
    int crowded = 0;
    for (std::uint64_t index = 0; index < 1000; ++index) {
        generator->generate(1, index, position);
        ASSERT_LE(count(position, Cell::black), 175);
        ASSERT_LE(count(position, Cell::white), 120);
        sparse += position.stones() < 40;
        crowded += position.stones() > 170;
    }
    EXPECT_GT(sparse, 20);
    EXPECT_GT(crowded, 20);
}

TEST(GeneratorBoards, LinesHasCommonPointsNearTheEdges) {
    for (const int size : {9, 15, 19}) {
        const ForkDrawer drawer(size, Region{}, 16, 8);
        Random random(11);
        int all = 0;
        int near_edge = 0;
        for (int board = 0; board < 300; ++board) {
            const ForkedBoard forked = drawer.draw(random);
            for (const Point point : forked.common) {
                ASSERT_EQ(forked.position[point], Cell::empty);
                ++all;
                near_edge += lines_to_edge(point, size) < 3;
            }
        }
        EXPECT_GT(all, 300 * 2) << size;
        EXPECT_GE(near_edge * 10, all * 3) << size;
    }
}

struct Shapes {
    int false_threes = 0;
    int deep = 0;
};

Shapes shapes_of(const std::string& spec, std::uint64_t boards) {
    const auto generator = make_generator(spec);
    Position position;
    corpus::renju::FoulMap map;
    Shapes shapes;
    for (std::uint64_t index = 0; index < boards; ++index) {
        generator->generate(1, index, position);
        fast::renju::judge(position, {}, map);
        for (const auto& verdict : map.points()) {
            shapes.false_threes += verdict.false_three();
            shapes.deep += verdict.depth >= 3;
        }
    }
    return shapes;
}

TEST(GeneratorBoards, LinesHasTenTimesTheFalseThreesOfDense) {
    const Shapes dense = shapes_of("dense", 600);
    const Shapes lines = shapes_of("lines", 600);
    EXPECT_GE(lines.false_threes, 10 * dense.false_threes);
    EXPECT_GE(lines.deep, 600);
}

TEST(GeneratorBoards, NestShowsEveryCapOfTheRecursionUpToFive) {
    const auto generator = make_generator("nest");
    Position position;
    corpus::renju::FoulMap full;
    corpus::renju::FoulMap capped;
    for (int cap = 1; cap <= 5; ++cap) {
        corpus::renju::Readings readings;
        readings.recursion = {corpus::renju::Recursion::Kind::cap, cap};
        int told_apart = 0;
        for (std::uint64_t index = 0; index < 3000; ++index) {
            generator->generate(1, index, position);
            fast::renju::judge(position, {}, full);
            fast::renju::judge(position, readings, capped);
            const auto same_answer = [](const auto& a, const auto& b) { return a.answer == b.answer; };
            told_apart +=
                !std::equal(full.points().begin(), full.points().end(), capped.points().begin(), same_answer);
        }
        EXPECT_GT(told_apart, 0) << "cap=" << cap;
    }
}

TEST(GeneratorBoards, PlayedGamesAreLegal) {
    for (const int size : {6, 9, 15}) {
        const Player player(size, Region{}, 4, 120);
        Random random(3);
        int won_by_black = 0;
        int won_by_white = 0;
        for (int game = 0; game < 150; ++game) {
            const PlayedGame played = player.play(random);
            Position position(size);
            ASSERT_FALSE(played.moves.empty());
            for (std::size_t move = 0; move < played.moves.size(); ++move) {
                const Point point = played.moves[move];
                ASSERT_TRUE(position.contains(point));
                ASSERT_EQ(position[point], Cell::empty);
                const bool last = move + 1 == played.moves.size();
                if (move % 2 == 0) {
                    const Answer answer = reference::renju::judge_point(position, point, {}).answer;
                    ASSERT_TRUE(answer == Answer::legal || (answer == Answer::five && last));
                    won_by_black += answer == Answer::five;
                    position.set(point, Cell::black);
                } else {
                    position.set(point, Cell::white);
                    int longest = 0;
                    for (const Point step : {Point{1, 0}, Point{0, 1}, Point{1, 1}, Point{1, -1}}) {
                        int length = 1;
                        for (const int sign : {1, -1}) {
                            Point next{point.column + sign * step.column, point.row + sign * step.row};
                            while (position.contains(next) && position[next] == Cell::white) {
                                ++length;
                                next = {next.column + sign * step.column, next.row + sign * step.row};
                            }
                        }
                        longest = std::max(longest, length);
                    }
                    ASSERT_TRUE(longest < 5 || last);
                    won_by_white += longest >= 5;
                }
            }
            ASSERT_EQ(position, played.position);
        }
        EXPECT_GT(won_by_black + won_by_white, 5) << size;
    }
}

TEST(GeneratorBoards, PlayoutHasItsLength) {
    const auto generator = make_generator("playout:least=7,most=9");
    Position position;
    for (std::uint64_t index = 0; index < 200; ++index) {
        generator->generate(1, index, position);
        ASSERT_LE(position.stones(), 9);
        ASSERT_GE(position.stones(), 7);
        ASSERT_EQ(count(position, Cell::black), (position.stones() + 1) / 2);
    }
}

TEST(GeneratorBoards, FileGivesEveryPositionAlongEveryGame) {
    const auto generator = make_generator("file:" + testing_samples::file_with("games", "h8 i9 g7\na1 b2\n"));
    ASSERT_EQ(generator->size(), 7u);
    EXPECT_FALSE(generator->info().independent);
    std::vector<int> stones;
    Position position;
    for (std::uint64_t index = 0; index < 7; ++index) {
        generator->generate(1, index, position);
        stones.push_back(position.stones());
    }
    EXPECT_THAT(stones, ::testing::ElementsAre(0, 1, 2, 3, 0, 1, 2));
    EXPECT_EQ((position[{0, 0}]), Cell::black);
    EXPECT_EQ((position[{1, 1}]), Cell::white);
    generator->generate(1, 3, position);
    EXPECT_EQ((position[{6, 6}]), Cell::black);
}

TEST(GeneratorBoards, FileGivesCasesAsTheyAre) {
    const auto generator = make_generator("file:" + testing_samples::sample_file("cases"));
    ASSERT_EQ(generator->size(), 2u);
    Position position;
    generator->generate(1, 1, position);
    EXPECT_EQ(position.size(), 7);
    EXPECT_EQ(position.stones(), 6);
    EXPECT_EQ((position[{2, 4}]), Cell::black);
}

/// The least number of points in which a position differs from an image of the other.
int distance(const Position& a, const Position& b) {
    int least = a.points();
    for (const auto symmetry : corpus::renju::all_symmetries) {
        const Position image = corpus::renju::apply(symmetry, b);
        int differing = 0;
        for (int index = 0; index < a.points(); ++index) {
            differing += a[a.point(index)] != image[image.point(index)];
        }
        least = std::min(least, differing);
    }
    return least;
}

TEST(GeneratorBoards, MutateMakesAFewChanges) {
    const std::string path = testing_samples::sample_file("mutate");
    const auto base = make_generator("file:" + path);
    const auto generator = make_generator("mutate:file=" + path + ",changes=2,slide=0");
    Position first;
    Position second;
    base->generate(1, 0, first);
    base->generate(1, 1, second);
    Position position;
    int changed = 0;
    int of_first = 0;
    for (std::uint64_t index = 0; index < 400; ++index) {
        generator->generate(1, index, position);
        const Position& origin = position.size() == first.size() ? first : second;
        const int differing = distance(position, origin);
        ASSERT_LE(differing, 4);
        changed += differing > 0;
        of_first += &origin == &first;
    }
    EXPECT_GT(changed, 300);
    EXPECT_NEAR(of_first, 200, 60);
}

TEST(GeneratorBoards, MutateStartsFromTheCollectedCases) {
    if (corpus::renju::own_cases().empty()) {
        EXPECT_ANY_THROW(make_generator("mutate"));
        return;
    }
    const auto generator = make_generator("mutate");
    EXPECT_EQ(generator->info().parameters, "file=,changes=3,region=all,slide=2");
    EXPECT_EQ(generator->info().input.size(), 32u);
    Position position;
    generator->generate(1, 0, position);
}

}  // namespace
}  // namespace daejo::fuzz::renju
