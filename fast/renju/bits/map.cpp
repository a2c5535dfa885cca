#include "fast/renju/bits/map.h"

namespace daejo::fast::renju::bits {

using corpus::renju::Answer;
using corpus::renju::FoulMap;
using corpus::renju::Point;
using corpus::renju::PointVerdict;

namespace {

/// A map whose points are all legal.
FoulMap all_legal(int size) {
    FoulMap map(size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            map.set({column, row}, PointVerdict{Answer::legal, 0, 0, 0});
        }
    }
    return map;
}

}  // namespace

void fill(int size, const Stones& stones, const FoulBits& fouls, FoulMap& map) noexcept {
    static const FoulMap legal = all_legal(largest);
    if (size == largest) {
        map = legal;
    } else {
        map = all_legal(size);
    }
    const auto mark = [&](const Rows& rows, Answer answer) {
        for_each_point(rows, [&](Point p) { map.set(p, {answer, 0, 0, 0}); });
    };
    const auto points = static_cast<std::uint16_t>((1U << static_cast<unsigned>(size)) - 1U);
    Rows taken;
    for (int row = 0; row < size; ++row) {
        taken.row[static_cast<std::size_t>(row)] = static_cast<std::uint16_t>(points & ~stones.open[row]);
    }
    mark(taken, Answer::occupied);
    mark(fouls.five, Answer::five);
    mark(fouls.overline, Answer::overline);
    mark(fouls.double_four, Answer::double_four);
    mark(fouls.double_three, Answer::double_three);
}

}  // namespace daejo::fast::renju::bits
