#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "corpus/renju/position.h"
#include "reference/renju/line.h"

namespace daejo::reference::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

/// The four lines through a point, in the order of explanations.
enum class Direction : std::uint8_t { row, file, rising, falling };
inline constexpr std::array<Direction, 4> directions{Direction::row, Direction::file, Direction::rising,
                                                     Direction::falling};

/// A position seen by one player, with a rim of blocked points around it so that every line has its full
/// length. A plain value; imagined stones are really put down on a copy.
class Board {
  public:
    Board(const Position& position, Cell player) noexcept;

    bool contains(Point p) const noexcept {
        return p.column >= 0 && p.row >= 0 && p.column < size_ && p.row < size_;
    }
    /// Precondition: `p` at most `reach` off the board.
    Content operator[](Point p) const noexcept { return contents_[index(p)]; }

    /// The board with one more stone of the player on `p`.
    Board with(Point p) const noexcept;

    /// The line through `p`, which counts as a stone of the player.
    Line line(Point p, Direction direction) const noexcept;

    /// R1: the unbroken row that holds `p` in its whole length, from its lower (or left) end.
    std::vector<Point> unbroken_row(Point p, Direction direction) const;

  private:
    static constexpr std::size_t width = corpus::renju::largest_size + 2 * std::size_t{reach};

    static std::size_t index(Point p) noexcept {
        const int row = p.row + reach;
        return static_cast<std::size_t>(row) * width + static_cast<std::size_t>(p.column + reach);
    }

    int size_;
    std::array<Content, width * width> contents_;
};

/// The point `distance` steps from `p` to the right (`row`, `rising`, `falling`) or upwards (`file`).
Point step(Point p, Direction direction, int distance) noexcept;

/// The point that line[place] is on the line through `p`.
inline Point at(Point p, Direction direction, int place) noexcept {
    return step(p, direction, place - middle);
}

/// The points of a set, from the line's lower (or left) end.
std::vector<Point> points_of(Point p, Direction direction, Places places);

}  // namespace daejo::reference::renju
