// The fast judge's board: Black's view of a position, in one array with a wall around it, so that a step in
// any direction is one addition and no edge is ever tested. Imagined stones are put and taken back.
#pragma once

#include <array>
#include <cstdint>

#include "corpus/renju/position.h"
#include "fast/renju/fault.h"

namespace daejo::fast::renju {

/// A cell of the board. The numbers are such that four cells add up to at least `alive_window` exactly when
/// none of them is closed and two or more are black (see busy_lines.h).
using Value = std::uint8_t;
inline constexpr Value closed = 0;  ///< a white stone or the wall
inline constexpr Value empty = 16;
inline constexpr Value black = 17;
inline constexpr Value alive_window = 4 * empty + 2;

template <Fault fault>
class Board {
  public:
    static constexpr int cells = 27 * 24;

    explicit Board(const corpus::renju::Position& position) : Board(position, corpus::renju::Cell::black) {}

    /// The same with the colours exchanged when `mover` is White: the mover's stones become `black`.
    Board(const corpus::renju::Position& position, corpus::renju::Cell mover) : size_(position.size()) {
        const bool swapped = mover == corpus::renju::Cell::white;
        const std::array<Value, 3> values = {empty, swapped ? closed : black, swapped ? black : closed};
        if constexpr (fault == Fault::wall_is_empty) open_rim();
        const corpus::renju::Cell* from = position.cells().data();
        for (int row = 0; row < size_; ++row) {
            Value* to = values_.data() + at({0, row});
            for (int column = 0; column < size_; ++column)
                to[column] = values[static_cast<std::size_t>(*from++)];
        }
    }

    int size() const noexcept { return size_; }

    /// The distance between a point and the one above it.
    int stride() const noexcept {
        if constexpr (fault == Fault::rows_wrap)
            return size_;  // no wall between the end of a row and the next one
        else
            return wide_stride;
    }

    /// Steps along the four lines: horizontal, vertical, rising, falling.
    std::array<int, 4> steps() const noexcept { return {1, stride(), stride() + 1, stride() - 1}; }

    /// Where a point stands in the array.
    int at(corpus::renju::Point p) const noexcept { return origin + p.row * stride() + p.column; }

    const Value* data() const noexcept { return values_.data(); }
    Value operator[](int place) const noexcept { return values_[place]; }
    void put(int place) noexcept { values_[place] = black; }
    void take(int place) noexcept { values_[place] = empty; }

  private:
    static constexpr int wide_stride = 24;  // 19 points and a wall of five cells
    static constexpr int origin = 4 * wide_stride + 4;

    void open_rim() noexcept {
        for (int i = -1; i <= size_; ++i)
            for (const corpus::renju::Point p :
                 {corpus::renju::Point{i, -1}, {i, size_}, {-1, i}, {size_, i}})
                values_[at(p)] = empty;
    }

    int size_;
    std::array<Value, cells> values_{};
};

}  // namespace daejo::fast::renju
