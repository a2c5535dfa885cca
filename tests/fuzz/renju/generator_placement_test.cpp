// Regions and slides.

#include "fuzz/renju/generators/placement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fuzz/renju/generators/generators.h"

namespace daejo::fuzz::renju {
namespace {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;
using ::testing::SizeIs;

std::string picture(const Region& region, int size) {
    std::string text;
    for (int row = size - 1; row >= 0; --row) {
        for (int column = 0; column < size; ++column)
            text += contains(region, {column, row}, size) ? '#' : '.';
        text += '\n';
    }
    return text;
}

TEST(GeneratorPlacement, RegionsAreCentred) {
    EXPECT_EQ(picture(*parse_region("3x1"), 5), ".....\n.....\n.###.\n.....\n.....\n");
    EXPECT_EQ(picture(*parse_region("2x3"), 5), ".....\n.##..\n.##..\n.##..\n.....\n");
    EXPECT_EQ(picture(*parse_region("9x9"), 5), "#####\n#####\n#####\n#####\n#####\n");
    EXPECT_THAT(points_of(*parse_region("9x9"), 15), SizeIs(81));
    EXPECT_EQ(points_of(*parse_region("9x9"), 15).front(), (Point{3, 3}));
}

TEST(GeneratorPlacement, EdgeAndCorner) {
    EXPECT_THAT(points_of(*parse_region("edge"), 15), SizeIs(225 - 49));
    EXPECT_THAT(points_of(*parse_region("corner"), 15), SizeIs(4 * 36));
    EXPECT_THAT(points_of(*parse_region("all"), 19), SizeIs(361));
    EXPECT_FALSE(contains(*parse_region("edge"), {4, 4}, 15));
    EXPECT_TRUE(contains(*parse_region("edge"), {4, 3}, 15));
    EXPECT_FALSE(contains(*parse_region("corner"), {7, 0}, 15));
}

TEST(GeneratorPlacement, TextFormGivesTheRegionBack) {
    for (const std::string text : {"all", "edge", "corner", "9x9", "1x19"}) {
        EXPECT_EQ(to_text(*parse_region(text)), text);
    }
}

TEST(GeneratorPlacement, StonesDropOffTheBoard) {
    Position position(5);
    position.set({0, 0}, Cell::black);
    position.set({3, 4}, Cell::white);
    const Position there = moved(position, 1, 1);
    EXPECT_EQ((there[{1, 1}]), Cell::black);
    EXPECT_EQ(there.stones(), 1);
    EXPECT_EQ(moved(position, 0, 0), position);
}

TEST(GeneratorPlacement, EverySlideOfTheRangeOccurs) {
    Position centre(15);
    centre.set({7, 7}, Cell::black);
    Random random(1);
    std::vector<int> seen(25);
    for (int draw = 0; draw < 2000; ++draw) {
        Position position = centre;
        slide(position, 2, random);
        for (int index = 0; index < position.points(); ++index) {
            const Point point = position.point(index);
            if (position[point] == Cell::empty) continue;
            ASSERT_LE(std::abs(point.column - 7), 2);
            ASSERT_LE(std::abs(point.row - 7), 2);
            ++seen[static_cast<std::size_t>((point.column - 5) * 5 + point.row - 5)];
        }
    }
    for (const int count : seen) EXPECT_GT(count, 40);
}

TEST(GeneratorPlacement, EveryBoardStaysInItsRegion) {
    for (const std::string name : {"dense", "uniform", "lines", "nest", "playout"}) {
        for (const std::string region : {"7x5", "edge", "corner"}) {
            for (const int size : {5, 10, 15, 19}) {
                std::string spec = name;
                spec.append(":slide=0,size=").append(std::to_string(size)).append(",region=").append(region);
                const auto generator = make_generator(spec);
                Position position;
                int stones = 0;
                for (std::uint64_t index = 0; index < 50; ++index) {
                    generator->generate(5, index, position);
                    ASSERT_EQ(position.size(), size);
                    stones += position.stones();
                    Position inside = position;
                    keep_inside(inside, *parse_region(region));
                    ASSERT_EQ(inside, position) << name << " " << region << " " << size;
                }
                EXPECT_GT(stones, 0) << name << " " << region << " " << size;
            }
        }
    }
}

}  // namespace
}  // namespace daejo::fuzz::renju
