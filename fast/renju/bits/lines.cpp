#include "fast/renju/bits/lines.h"

#include <bit>

namespace daejo::fast::renju::bits {

using corpus::renju::Point;

namespace {

/// The four lines through a point as windows of eleven bits, one in each lane, the point in the middle. What
/// shifts in from the next lane never reaches bit 0 of a lane.
struct Windows {
    Lanes black_bits = 0;
    Lanes open_bits = 0;

    template <int k>
    Lanes black() const noexcept {
        return black_bits >> (5 + k);
    }
    template <int k>
    Lanes open() const noexcept {
        return open_bits >> (5 + k);
    }
};

}  // namespace

Lines::Lines(const Stones& stones) noexcept {
    for (int row = 0; row < largest; ++row) {
        lines_[number(0, {0, row})] = {static_cast<std::uint32_t>(stones.black[row]) << reach,
                                       static_cast<std::uint32_t>(stones.open[row]) << reach};
        const auto spread = [&](unsigned bits, std::uint32_t Line::*colour) {
            for (; bits != 0; bits &= bits - 1) {
                const Point p{std::countr_zero(bits), row};
                for (int way = 1; way < ways; ++way) {
                    lines_[number(way, p)].*colour |= 1U << (place_in(way, p) + reach);
                }
            }
        };
        spread(stones.black[row], &Line::black);
        spread(stones.open[row], &Line::open);
    }
}

PointShapes Lines::at(Point p) const noexcept {
    Windows windows;
    for (int way = 0; way < ways; ++way) {
        const Line& line = lines_[number(way, p)];
        const unsigned from = place_in(way, p);
        windows.black_bits |= static_cast<Lanes>(line.black >> from & 0x7FFU) << (16 * way);
        windows.open_bits |= static_cast<Lanes>(line.open >> from & 0x7FFU) << (16 * way);
    }
    PointShapes shapes;
    find_shapes(windows, shapes);
    shapes.five &= every_lane;
    shapes.overline &= every_lane;
    shapes.four &= every_lane;
    shapes.two_fours &= every_lane;
    for (Lanes& completion : shapes.completion) completion &= every_lane;
    return shapes;
}

}  // namespace daejo::fast::renju::bits
