// Boards, chains and liberties: articles 2.1 to 2.5 and 3.1. Every question is answered from the board as it
// stands; nothing is remembered between two of them.

#pragma once

#include <array>
#include <string>
#include <vector>

#include "corpus/jk/board.h"
#include "corpus/jk/rules.h"

namespace daejo::reference::jk {

using corpus::jk::Colour;
using corpus::jk::Point;
using corpus::jk::Size;

inline constexpr char no_stone = '.';

/// "b" or "w".
constexpr char stone_of(Colour colour) noexcept {
    return colour == Colour::black ? 'b' : 'w';
}

/// Article 3.1: the state of the board, a letter for every point in the order of Size::index.
using State = std::string;

struct Board {
    Size size;
    State state;

    explicit Board(Size of) : size(of), state(static_cast<std::size_t>(of.points()), no_stone) {}

    char at(Point point) const { return state[static_cast<std::size_t>(size.index(point))]; }
    void put(Point point, char what) { state[static_cast<std::size_t>(size.index(point))] = what; }
};

/// The points adjacent to one, `count` of them.
struct Neighbours {
    std::array<Point, 4> points;
    int count = 0;

    const Point* begin() const { return points.data(); }
    const Point* end() const { return points.data() + count; }
};
Neighbours adjacent(Size size, Point point);

/// A chain: its colour and its stones, and whether it has a liberty.
struct Chain {
    Colour colour = Colour::black;
    std::vector<Point> stones;
    bool has_liberty = false;
};

/// Articles 2.1 and 2.2: the chain of the stone on a point.
Chain article_2_1_chain(const Board& board, Point stone);

/// All chains of the board that have no liberty, in the order of their first stones.
std::vector<Chain> chains_without_liberty(const Board& board);

/// Article 2.5, asked of the board with the stone placed and nothing removed.
bool article_2_5_is_ko_capture(const std::vector<Chain>& without_liberty, corpus::jk::Ko reading);

/// Article 2.3: takes the chains of that colour off the board; gives their stones, row by row.
std::vector<Point> article_2_3_remove(Board& board, const std::vector<Chain>& without_liberty, Colour colour);

}  // namespace daejo::reference::jk
