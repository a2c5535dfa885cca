// The board's lines as words, so that a stone can be tried out by changing four of them, and everything a
// stone makes at one point read off on all four lines at once: four lanes of 16 bits in one word.

#pragma once

#include <array>
#include <cstdint>

#include "fast/renju/bits/shapes.h"
#include "fast/renju/bits/stones.h"

namespace daejo::fast::renju::bits {

/// The four directions as lanes, in the order row, file, rising and falling diagonal.
inline constexpr int ways = 4;
inline constexpr std::array<corpus::renju::Point, ways> steps = {
    corpus::renju::Point{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/// A bit for each direction: bit 16 × way.
using Lanes = std::uint64_t;
inline constexpr Lanes every_lane = 0x0001'0001'0001'0001;
constexpr Lanes lane(int way) noexcept {
    return Lanes{1} << static_cast<unsigned>(16 * way);
}

using PointShapes = Shapes<Lanes>;

class Lines {
  public:
    explicit Lines(const Stones& stones) noexcept;

    /// Puts a black stone on an open point, and takes it back.
    void place(corpus::renju::Point p) noexcept { flip(p); }
    void take_back(corpus::renju::Point p) noexcept { flip(p); }

    /// What a black stone on an open point would make in each direction.
    PointShapes at(corpus::renju::Point p) const noexcept;

  private:
    static constexpr int reach = 5;  ///< zeros before the first point of a line
    static constexpr std::size_t lines_a_way = 2 * largest - 1;

    struct Line {
        std::uint32_t black = 0;
        std::uint32_t open = 0;
    };

    static std::size_t number(int way, corpus::renju::Point p) noexcept {
        const int number = way == 0   ? p.row
                           : way == 1 ? p.column
                           : way == 2 ? p.row - p.column + largest - 1
                                      : p.row + p.column;
        return static_cast<std::size_t>(way) * lines_a_way + static_cast<std::size_t>(number);
    }
    static unsigned place_in(int way, corpus::renju::Point p) noexcept {
        return static_cast<unsigned>(way == 1 ? p.row : p.column);
    }
    void flip(corpus::renju::Point p) noexcept {
        for (int way = 0; way < ways; ++way) {
            const std::uint32_t bit = 1U << (place_in(way, p) + reach);
            Line& line = lines_[number(way, p)];
            line.black ^= bit;
            line.open ^= bit;
        }
    }

    std::array<Line, ways * lines_a_way> lines_{};
};

}  // namespace daejo::fast::renju::bits
