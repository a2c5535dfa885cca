#pragma once

#include <compare>
#include <cstdint>

namespace daejo::corpus::jk {

inline constexpr int largest_side = 19;

enum class Colour : std::uint8_t { black, white };

constexpr Colour opponent(Colour colour) noexcept {
    return colour == Colour::black ? Colour::white : Colour::black;
}

/// A point of the board: `column` 0 is the a-file at the left, `row` 0 is row 1 at the bottom. As text the
/// letters skip i, as in GTP: {8, 0} is j1.
struct Point {
    int column = 0;
    int row = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads a defaulted <=>
    friend auto operator<=>(const Point&, const Point&) = default;
};

/// The board of article 1.1: m2 columns by m1 rows, 1 to 19 each. `index` = row × columns + column, so 0 is
/// a1 and the order is row by row; `point` is its inverse.
struct Size {
    int columns = 9;
    int rows = 9;

    constexpr int points() const noexcept { return columns * rows; }
    constexpr bool contains(Point p) const noexcept {
        return p.column >= 0 && p.row >= 0 && p.column < columns && p.row < rows;
    }
    constexpr int index(Point p) const noexcept { return p.row * columns + p.column; }
    constexpr Point point(int index) const noexcept { return {index % columns, index / columns}; }

    friend bool operator==(const Size&, const Size&) = default;
};

}  // namespace daejo::corpus::jk
