// Between bits and foul maps.

#pragma once

#include <bit>

#include "corpus/renju/verdict.h"
#include "fast/renju/bits/judge.h"
#include "fast/renju/bits/lines.h"
#include "fast/renju/bits/rule.h"

namespace daejo::fast::renju::bits {

template <class Body>
void for_each_point(const Rows& rows, Body&& body) {
    for (int row = 0; row < largest; ++row) {
        for (unsigned bits = rows.row[static_cast<std::size_t>(row)]; bits != 0; bits &= bits - 1) {
            body(corpus::renju::Point{std::countr_zero(bits), row});
        }
    }
}

/// Writes all points of a map; every count is 0.
void fill(int size, const Stones& stones, const FoulBits& fouls, corpus::renju::FoulMap& map) noexcept;

/// The verdict for an open point from the lines alone.
corpus::renju::PointVerdict judge_point(Lines& lines, const Rule& rule, corpus::renju::Point point) noexcept;

}  // namespace daejo::fast::renju::bits
