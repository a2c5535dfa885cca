// Which lines through which points are worth a scan. A five, an overline, a four or a three through a point
// needs four successive cells with the point among them, none closed, two or more black besides the point.
#pragma once

#include <algorithm>

#include "fast/renju/shapes.h"

namespace daejo::fast::renju {

/// Lines worth a scan for every empty place of the board, in places of the board. Other places hold anything.
using BusyLines = std::array<std::uint8_t, Board<Fault::none>::cells>;

template <Fault fault>
void find_busy_lines(const Board<fault>& board, BusyLines& busy) noexcept {
    const int first = board.at({0, 0});
    const int count = board.at({board.size() - 1, board.size() - 1}) - first + 1;
    for (int i = 0; i < count; ++i) busy[first + i] = 0;
    std::uint8_t bit = 1;
    for (const int step : board.steps()) {
        // sums[i]: the four cells from three steps before place `first + i` on; the other windows that hold
        // the place are one, two and three steps later.
        std::array<Value, Board<fault>::cells> sums;
        const Value* cell = board.data() + first - 3 * step;
        for (int i = 0; i < count + 3 * step; ++i)
            sums[i] = static_cast<Value>(cell[i] + cell[i + step] + cell[i + 2 * step] + cell[i + 3 * step]);
        const Value* sum = sums.data();
        for (int i = 0; i < count; ++i) {
            const Value low = std::max(sum[i], sum[i + step]);
            const Value high = std::max(sum[i + 2 * step], sum[i + 3 * step]);
            const bool alive = std::max(low, high) >= alive_window;
            busy[first + i] = static_cast<std::uint8_t>(busy[first + i] | (alive ? bit : 0));
        }
        bit = static_cast<std::uint8_t>(bit << 1);
    }
}

}  // namespace daejo::fast::renju
