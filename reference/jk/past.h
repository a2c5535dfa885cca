// The game so far as the articles speak of it: the moves in order with the board each left, and the move
// string.

#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "corpus/jk/verdict.h"
#include "reference/jk/board.h"

namespace daejo::reference::jk {

/// One move that was made (1.3). `letter` is N, C, P or E (2.5, 2.6).
struct Move {
    char letter = 'N';
    Colour player = Colour::black;
    Point placed;                   ///< of a board play
    std::vector<Point> captured;    ///< the stones that left the board
    Colour captor = Colour::black;  ///< whose prisoners they are
    std::vector<int> d_lengths;     ///< of the D that end with this move, ascending

    bool is_play() const { return letter == 'N' || letter == 'C'; }
};

struct Past {
    explicit Past(Size size) : boards{Board(size)} {}

    std::vector<Move> moves;
    std::vector<Board> boards;  ///< boards[k] is the board after k moves
    std::string move_string;    ///< the letters of the moves
    std::unordered_map<State, std::vector<int>>
        left_by_plays;  ///< state → numbers of the board plays that left it

    const Board& board() const { return boards.back(); }

    /// How often board plays have left this state.
    int times(const State& state) const;

    /// Adds a move with the board it leaves.
    void add(Move move, Board board);
};

/// Captured prisoners each player took with the moves after number `after` up to and with number `last`.
corpus::jk::PerColour captured_between(const Past& past, int after, int last);

}  // namespace daejo::reference::jk
