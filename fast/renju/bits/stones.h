// A board of at most 15×15 points as rows of bits, with rows of zeros around it, so that a point beyond the
// edge reads as neither black nor open.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "corpus/renju/position.h"

namespace daejo::fast::renju::bits {

inline constexpr int largest = 15;  ///< the largest board taken

/// One bit a point: bit `column` of word `row`. Word 15 and bit 15 are no points and 0.
struct Rows {
    std::array<std::uint16_t, 16> row{};

    bool has(corpus::renju::Point p) const noexcept {
        return (row[static_cast<std::size_t>(p.row)] >> static_cast<unsigned>(p.column) & 1U) != 0;
    }
    void put(corpus::renju::Point p) noexcept { row[static_cast<std::size_t>(p.row)] |= bit(p); }
    void clear(corpus::renju::Point p) noexcept {
        row[static_cast<std::size_t>(p.row)] &= static_cast<std::uint16_t>(~bit(p));
    }
    static std::uint16_t bit(corpus::renju::Point p) noexcept {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(p.column));
    }

    friend bool operator==(const Rows&, const Rows&) = default;
};

/// Rows with `margin` words of zeros before and after them, to be read at an offset in rows.
class PaddedRows {
  public:
    static constexpr std::size_t margin = 6;

    std::uint16_t* begin() noexcept { return words_.data() + margin; }
    const std::uint16_t* begin() const noexcept { return words_.data() + margin; }
    std::uint16_t& operator[](int row) noexcept { return begin()[row]; }
    std::uint16_t operator[](int row) const noexcept { return begin()[row]; }

    friend bool operator==(const PaddedRows&, const PaddedRows&) = default;

  private:
    std::array<std::uint16_t, 16 + 2 * margin> words_{};
};

/// What a black stone's fouls depend on: the black stones and the points still open. A white stone is like
/// the edge (R1).
struct Stones {
    PaddedRows black;
    PaddedRows open;

    friend bool operator==(const Stones&, const Stones&) = default;
};

/// Precondition: position.size() ≤ largest.
void read_stones(const corpus::renju::Position& position, Stones& out) noexcept;

}  // namespace daejo::fast::renju::bits
