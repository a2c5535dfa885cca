#include "fast/renju/bits/stones.h"

#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace daejo::fast::renju::bits {

using corpus::renju::Cell;
using corpus::renju::most_points;
using corpus::renju::Position;

static_assert(static_cast<int>(Cell::empty) == 0 && static_cast<int>(Cell::black) == 1 && sizeof(Cell) == 1);

namespace {

#if defined(__SSE2__)

/// The cells from `cell` on, sixteen of them, that are `wanted`, as bits.
std::uint16_t which(const Cell* cell, Cell wanted) noexcept {
    __m128i sixteen;
    std::memcpy(&sixteen, cell, sizeof sixteen);
    const __m128i alike = _mm_cmpeq_epi8(sixteen, _mm_set1_epi8(static_cast<char>(wanted)));
    return static_cast<std::uint16_t>(_mm_movemask_epi8(alike));
}

#else

std::uint16_t which(const Cell* cell, Cell wanted) noexcept {
    unsigned bits = 0;
    for (unsigned i = 0; i < 16; ++i) bits |= static_cast<unsigned>(cell[i] == wanted) << i;
    return static_cast<std::uint16_t>(bits);
}

#endif

}  // namespace

void read_stones(const Position& position, Stones& out) noexcept {
    const int size = position.size();
    const auto points = static_cast<std::uint16_t>((1U << static_cast<unsigned>(size)) - 1U);
    // Sixteen cells are read at once; a position holds most_points of them whatever its size.
    static_assert(largest * (largest - 1) + 16 <= static_cast<int>(most_points));
    const Cell* cells = position.cells().data();
    for (int row = 0; row < size; ++row) {
        out.black[row] = which(cells, Cell::black) & points;
        out.open[row] = which(cells, Cell::empty) & points;
        cells += size;
    }
    for (int row = size; row < 16; ++row) out.black[row] = out.open[row] = 0;
}

}  // namespace daejo::fast::renju::bits
