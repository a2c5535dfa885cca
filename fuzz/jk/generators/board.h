#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "corpus/jk/board.h"
#include "corpus/jk/diagram.h"
#include "corpus/jk/game.h"

namespace daejo::fuzz::jk {

/// Stones on a board, `cells` in the order of Size::index.
struct Board {
    corpus::jk::Size size;
    std::vector<corpus::jk::Cell> cells;

    friend bool operator==(const Board&, const Board&) = default;
};

/// Whether every chain has a liberty.
bool is_legal(const Board& board);

/// The numbers of all legal positions of a board of at most 15 points, ascending; see numbered_board.
std::vector<std::uint32_t> legal_positions(corpus::jk::Size size);

/// The board whose cells are the digits of `number` to base three, those of a1 the lowest.
Board numbered_board(corpus::jk::Size size, std::uint32_t number);

/// Actions that build a board from the empty one and leave `to_move` to move: `black` and `white` are placed
/// in their order, by turns; who has no stone left, and at the end who is not to move, passes E. With
/// `begin_with_pass` Black passes first (where White has a stone to place). When the board is legal nothing
/// is captured on the way: a part of a chain always has an empty point beside it. E never follows E.
std::vector<corpus::jk::Action> building_actions(std::span<const corpus::jk::Point> black,
                                                 std::span<const corpus::jk::Point> white,
                                                 corpus::jk::Colour to_move, bool begin_with_pass);

/// The points that hold `cell`, ascending.
std::vector<corpus::jk::Point> points_with(const Board& board, corpus::jk::Cell cell);

}  // namespace daejo::fuzz::jk
