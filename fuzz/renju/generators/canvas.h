#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "corpus/renju/position.h"

namespace daejo::fuzz::renju {

/// A stretch of a line around a common point, as a picture: '*' the common point, 'X' black, 'O' white or
/// beyond the edge, '.' stays empty, '+' stays empty too and is where the shape would be completed.
struct Shape {
    static constexpr int longest = 12;

    /// Precondition: 1 to `longest` of the letters above, exactly one '*'.
    explicit Shape(std::string_view picture);

    int length = 0;
    int star = 0;  ///< where the common point is
    std::array<char, longest> letters{};
    std::array<std::uint8_t, longest> allowed{};  ///< what a point may be so that the letter can be laid
};

/// A board in the making: stones, and points that have to stay empty because a shape needs them so.
class Canvas {
  public:
    static constexpr int margin = Shape::longest;
    static constexpr int width = corpus::renju::largest_size + 2 * margin;

    /// An empty board whose `points` may take stones.
    Canvas(int size, const std::vector<corpus::renju::Point>& points);

    /// The eight ways to walk along the four lines: way and way + 4 are opposite.
    static constexpr int ways = 8;

    bool is_empty(corpus::renju::Point point) const noexcept {
        return (cell(point) & (kept | open | closed)) != 0;
    }

    /// The number of black stones that laying the shape on `common` along `way` would add, or −1 when it does
    /// not fit: shapes lie over one another but never contradict what is there.
    int cost(const Shape& shape, corpus::renju::Point common, int way) const noexcept;

    /// Lays a shape that fits and adds its completion points to `completions`.
    void lay(const Shape& shape, corpus::renju::Point common, int way,
             std::vector<corpus::renju::Point>& completions);

    void keep_empty(corpus::renju::Point point) noexcept;

    /// Puts a stone if the point may take one.
    void put(corpus::renju::Point point, corpus::renju::Cell colour) noexcept;

    corpus::renju::Position position() const;

  private:
    friend struct Shape;
    static constexpr std::uint8_t open = 1;    ///< empty, may take a stone
    static constexpr std::uint8_t kept = 2;    ///< empty, has to stay so
    static constexpr std::uint8_t closed = 4;  ///< empty, outside the region
    static constexpr std::uint8_t black = 8;
    static constexpr std::uint8_t white = 16;
    static constexpr std::uint8_t outside = 32;  ///< beyond the edge

    static constexpr int place(corpus::renju::Point p) noexcept {
        return (p.row + margin) * width + p.column + margin;
    }
    std::uint8_t cell(corpus::renju::Point p) const noexcept {
        return cells_[static_cast<std::size_t>(place(p))];
    }
    std::uint8_t& cell(corpus::renju::Point p) noexcept { return cells_[static_cast<std::size_t>(place(p))]; }

    int size_;
    std::array<std::uint8_t, static_cast<std::size_t>(width) * width> cells_;
};

}  // namespace daejo::fuzz::renju
