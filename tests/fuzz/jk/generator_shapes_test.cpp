// The table of shapes: every one is legal, is what it is called, and its line leads back to it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "corpus/jk/symmetry.h"
#include "fast/jk/match.h"
#include "fuzz/jk/generators/options.h"
#include "fuzz/jk/generators/shape.h"

namespace daejo::fuzz::jk {
namespace {

using corpus::jk::Action;
using corpus::jk::Cell;
using corpus::jk::Clause;
using corpus::jk::Colour;
using corpus::jk::Record;
using fast::jk::Match;
using ::testing::SizeIs;

Match built(const Board& board, Colour to_move) {
    Match match(board.size, 0, {});
    for (const Action& action :
         building_actions(points_with(board, Cell::black), points_with(board, Cell::white), to_move, false)) {
        EXPECT_TRUE(match.act(action).goes_on);
    }
    return match;
}

bool has_capture(const Board& board) {
    Options options;
    for (const Colour colour : {Colour::black, Colour::white}) {
        Match match = built(board, colour);
        find_options(match, options);
        if (!options.captures.empty()) return true;
    }
    return false;
}

/// The clause that ends the game when the line is gone round from the shape.
Clause end_of_line(const Shape& shape, std::size_t rounds) {
    Match match = built(shape.board, shape.first);
    for (std::size_t i = 0; i < rounds * shape.line.size(); ++i) {
        const Record record = match.act(shape.line[i % shape.line.size()]);
        if (!record.goes_on) return record.clause;
        EXPECT_EQ(record.result, corpus::jk::Result::accepted) << shape.name << " action " << i;
    }
    return Clause::none;
}

TEST(JkShapes, AreReadAsDrawn) {
    const auto shapes = read_shapes("one\n. X b w\nO . . .\nline O a2 P\n\n\ntwo\n.\n");
    ASSERT_THAT(shapes, SizeIs(2));
    EXPECT_EQ(shapes[0].name, "one");
    EXPECT_EQ(shapes[0].board.size, (corpus::jk::Size{4, 2}));
    EXPECT_EQ(shapes[0].board.cells, (std::vector{Cell::white, Cell::empty, Cell::empty, Cell::empty,
                                                  Cell::empty, Cell::black, Cell::empty, Cell::empty}));
    ASSERT_THAT(shapes[0].kos, SizeIs(1));
    EXPECT_EQ(shapes[0].kos[0].black_side, (corpus::jk::Point{2, 1}));
    EXPECT_EQ(shapes[0].kos[0].white_side, (corpus::jk::Point{3, 1}));
    EXPECT_EQ(shapes[0].first, Colour::white);
    EXPECT_THAT(shapes[0].line, SizeIs(2));
    for (const std::string bad : {"one\n", "one\n. ?\n", "one\n. .\n.\n", "one\nb .\n", "one\nw b w\n",
                                  "one\n. w\n", "one\n. .\nline X c1\n"}) {
        EXPECT_THROW(read_shapes(bad), corpus::InputError) << bad;
    }
}

TEST(JkShapes, EveryShapeHoldsAKoOrALine) {
    std::set<std::string> names;
    for (const Shape& shape : ko_shapes()) {
        EXPECT_TRUE(names.insert(shape.name).second) << shape.name;
        EXPECT_LE(shape.board.size.columns, 9);
        EXPECT_LE(shape.board.size.rows, 9);
        std::set<std::vector<Cell>> boards;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            const auto board = settled(shape, random);
            ASSERT_TRUE(board) << shape.name;
            ASSERT_TRUE(is_legal(*board)) << shape.name;
            boards.insert(board->cells);
            if (shape.line.empty()) {
                EXPECT_TRUE(has_capture(*board)) << shape.name;
            }
        }
        if (!shape.kos.empty()) {
            EXPECT_GE(boards.size(), 2u) << shape.name;
        }
    }
    EXPECT_GE(names.size(), 30u);
}

TEST(JkShapes, EveryOpenKoIsAKo) {
    for (const Shape& shape : ko_shapes()) {
        for (const OpenKo& ko : shape.kos) {
            bool taken = false;
            for (std::uint64_t seed = 0; seed < 60 && !taken; ++seed) {
                Random random(seed);
                Match match = built(*settled(shape, random), Colour::black);
                if (!match.empty(ko.black_side) || match.empty(ko.white_side)) {
                    taken = match.act(Action::play(ko.white_side)).move_class ==
                            corpus::jk::MoveClass::ko_capture;
                }
            }
            EXPECT_TRUE(taken) << shape.name << " " << ko.black_side.column << "," << ko.black_side.row;
        }
    }
}

TEST(JkShapes, LinesLeadBackUntilTheRepetition) {
    int lines = 0;
    for (const Shape& shape : ko_shapes()) {
        if (shape.line.empty()) continue;
        ++lines;
        EXPECT_EQ(end_of_line(shape, 3), Clause::repetition) << shape.name;
        EXPECT_EQ(end_of_line(shape, 1), Clause::none) << shape.name;
    }
    EXPECT_GE(lines, 15);
}

TEST(JkShapes, ImagesAndSwappedColoursKeepTheLine) {
    for (const Shape& shape : ko_shapes()) {
        for (const auto symmetry : corpus::jk::all_symmetries) {
            const Shape turned = image(symmetry, shape);
            EXPECT_EQ(image(inverse(symmetry), turned).board, shape.board);
            EXPECT_EQ(colours_swapped(colours_swapped(turned)).board, turned.board);
            if (shape.line.empty()) continue;
            EXPECT_EQ(end_of_line(colours_swapped(turned), 3), Clause::repetition) << shape.name;
        }
    }
}

TEST(JkShapes, TwoStandBesideEachOther) {
    const auto shapes = read_shapes("left\n. X b w\n. X O .\n\nright\nX .\nX .\n\nwide\n. . .\n. . .\n");
    Random random(1);
    const auto both = beside(shapes[0], shapes[1], 7, random);
    ASSERT_TRUE(both);
    EXPECT_EQ(both->name, "left+right");
    EXPECT_EQ(both->board.size, (corpus::jk::Size{7, 2}));
    EXPECT_EQ(both->board.cells[5], Cell::black);
    EXPECT_THAT(both->kos, SizeIs(1));
    EXPECT_FALSE(beside(shapes[0], shapes[2], 7, random));
    EXPECT_TRUE(beside(shapes[0], shapes[2], 8, random));
}

}  // namespace
}  // namespace daejo::fuzz::jk
