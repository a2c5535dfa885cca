#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>

namespace daejo::corpus::renju {

inline constexpr int smallest_size = 5;
inline constexpr int largest_size = 19;
inline constexpr int standard_size = 15;
inline constexpr std::size_t most_points = 361;  ///< of the largest board

enum class Cell : std::uint8_t { empty, black, white };

/// A point of the board: `column` 0 is the a-file at the left, `row` 0 is row 1 at the bottom. a1 is {0, 0},
/// h8 {7, 7}.
struct Point {
    int column = 0;
    int row = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads a defaulted <=>
    friend auto operator<=>(const Point&, const Point&) = default;
};

/// A board of size × size points with stones in any number, as a plain value. Nothing about whose turn it is,
/// and no rule: it may hold fives, overlines and decided games.
class Position {
  public:
    /// An empty board. Throws std::out_of_range unless 5 ≤ size ≤ 19.
    explicit Position(int size = standard_size) : size_(size) {
        if (size < smallest_size || size > largest_size) throw std::out_of_range("renju board size");
    }

    int size() const noexcept { return size_; }
    int points() const noexcept { return size_ * size_; }
    bool contains(Point p) const noexcept {
        return p.column >= 0 && p.row >= 0 && p.column < size_ && p.row < size_;
    }

    /// `index` = row × size + column, so 0 is a1; `point` is its inverse.
    int index(Point p) const noexcept { return p.row * size_ + p.column; }
    Point point(int index) const noexcept { return {index % size_, index / size_}; }

    /// Precondition of the unchecked access: contains(p).
    Cell operator[](Point p) const noexcept { return cells_[static_cast<std::size_t>(index(p))]; }
    void set(Point p, Cell cell) noexcept { cells_[static_cast<std::size_t>(index(p))] = cell; }

    /// The first points() cells in the order of `index`.
    std::span<const Cell> cells() const noexcept {
        return {cells_.data(), static_cast<std::size_t>(points())};
    }
    std::span<Cell> cells() noexcept { return {cells_.data(), static_cast<std::size_t>(points())}; }

    int stones() const noexcept {
        int count = 0;
        for (const Cell cell : cells()) count += cell != Cell::empty;
        return count;
    }

    friend bool operator==(const Position& a, const Position& b) noexcept = default;

  private:
    int size_;
    std::array<Cell, most_points> cells_{};
};

}  // namespace daejo::corpus::renju
