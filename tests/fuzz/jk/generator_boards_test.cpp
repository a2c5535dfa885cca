// Legal positions, the play that builds them, and the finite stream of both.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "corpus/jk/game_text.h"
#include "corpus/jk/point_text.h"
#include "fast/jk/match.h"
#include "fuzz/jk/generators/board.h"
#include "fuzz/jk/generators/generators.h"

namespace daejo::fuzz::jk {
namespace {

using corpus::jk::Action;
using corpus::jk::Cell;
using corpus::jk::Colour;
using corpus::jk::Game;
using corpus::jk::Point;
using corpus::jk::Size;
using ::testing::ElementsAre;

std::vector<std::string> texts(const std::vector<Action>& actions) {
    std::vector<std::string> all;
    all.reserve(actions.size());
    for (const Action& action : actions) all.push_back(to_text(action));
    return all;
}

std::vector<Point> points(const std::vector<std::string>& names) {
    std::vector<Point> all;
    all.reserve(names.size());
    for (const std::string& name : names) all.push_back(corpus::jk::parse_point(name, {9, 9}));
    return all;
}

Board board_of(const fast::jk::Match& match) {
    Board board{match.size(), {}};
    for (int index = 0; index < match.size().points(); ++index) {
        const Point point = match.size().point(index);
        board.cells.push_back(match.empty(point)                     ? Cell::empty
                              : match.colour(point) == Colour::black ? Cell::black
                                                                     : Cell::white);
    }
    return board;
}

TEST(JkBoards, LegalPositionsAreAsManyAsKnown) {
    EXPECT_EQ(legal_positions({1, 1}).size(), 1u);
    EXPECT_EQ(legal_positions({1, 2}).size(), 5u);
    EXPECT_EQ(legal_positions({3, 1}).size(), 15u);
    EXPECT_EQ(legal_positions({2, 2}).size(), 57u);
    EXPECT_EQ(legal_positions({2, 3}).size(), 489u);
    EXPECT_EQ(legal_positions({3, 3}).size(), 12675u);
}

TEST(JkBoards, StonesTakeTurnsAndEFillsIn) {
    const auto build = [](const std::vector<std::string>& black, const std::vector<std::string>& white,
                          Colour to_move, bool begin_with_pass = false) {
        return texts(building_actions(points(black), points(white), to_move, begin_with_pass));
    };
    EXPECT_THAT(build({}, {}, Colour::black), ElementsAre());
    EXPECT_THAT(build({}, {}, Colour::white), ElementsAre("E"));
    EXPECT_THAT(build({}, {}, Colour::white, true), ElementsAre("E"));
    EXPECT_THAT(build({"a1", "b1"}, {}, Colour::white), ElementsAre("a1", "E", "b1"));
    EXPECT_THAT(build({"a1", "b1"}, {}, Colour::black), ElementsAre("a1", "E", "b1", "E"));
    EXPECT_THAT(build({}, {"a1", "b1"}, Colour::black), ElementsAre("E", "a1", "E", "b1"));
    EXPECT_THAT(build({"a1"}, {"b1"}, Colour::white), ElementsAre("a1", "b1", "E"));
    EXPECT_THAT(build({"a1"}, {"b1"}, Colour::white, true), ElementsAre("E", "b1", "a1"));
    EXPECT_THAT(build({"a1", "c1"}, {"b1"}, Colour::white, true), ElementsAre("E", "b1", "a1", "E", "c1"));
}

TEST(JkBoards, EveryLegalPositionIsBuilt) {
    for (const Size size : {Size{1, 2}, Size{3, 2}, Size{3, 3}}) {
        for (const std::uint32_t number : legal_positions(size)) {
            const Board board = numbered_board(size, number);
            const Colour to_move = number % 2 == 0 ? Colour::black : Colour::white;
            fast::jk::Match match(size, 0, {});
            for (const Action& action :
                 building_actions(points_with(board, Cell::black), points_with(board, Cell::white), to_move,
                                  number % 5 == 0)) {
                ASSERT_TRUE(match.act(action).goes_on);
            }
            ASSERT_EQ(board_of(match), board) << number;
            ASSERT_EQ(match.to_move(), to_move);
        }
    }
}

TEST(JkPositions, EveryPlayOfBothColoursOnce) {
    // Empty points of the five positions of 1x2: two, then one each.
    const auto tiny = make_generator("positions:1x2");
    ASSERT_EQ(tiny->size(), 2u * (2 + 4));
    std::set<std::string> cases;
    Game game;
    for (std::uint64_t index = 0; index < *tiny->size(); ++index) {
        tiny->generate(index, index, game);
        cases.insert(corpus::jk::write_game(game, nullptr, ""));
    }
    EXPECT_EQ(cases.size(), 12u);
    EXPECT_TRUE(cases.count("size 1x2\nE a1 E a2\n")) << *cases.begin();
    EXPECT_TRUE(cases.count("size 1x2\na1 a2\n")) << *cases.begin();

    const auto stream = make_generator("positions:3x3");
    std::uint64_t empty = 0;
    for (const std::uint32_t number : legal_positions({3, 3})) {
        empty += points_with(numbered_board({3, 3}, number), Cell::empty).size();
    }
    ASSERT_EQ(stream->size(), 2 * empty);
    for (std::uint64_t index = 0; index < *stream->size(); index += 101) {
        stream->generate(1, index, game);
        fast::jk::Match match(game.size, 0, {});
        for (const Action& action : game.actions) match.act(action);
        ASSERT_EQ(match.verdict()[match.verdict().size() - 1].number, static_cast<int>(game.actions.size()));
    }
}

}  // namespace
}  // namespace daejo::fuzz::jk
