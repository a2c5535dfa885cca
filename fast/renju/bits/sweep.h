#pragma once

#include "fast/renju/bits/rule.h"
#include "fast/renju/bits/stones.h"

namespace daejo::fast::renju::bits {

/// What a pass over the whole board finds out about its open points, as far as no stone need be tried out.
struct Sweep {
    Rows five;
    Rows overline;      ///< and no five
    Rows double_four;   ///< and neither
    Rows double_three;  ///< and none of them, forbidden for certain
    Rows undecided;     ///< perhaps a double-three: R10 has to look at completions' completions
    Rows three;         ///< at least one three by shape (five-at-completion not looked at), none of the fouls
};

/// One pass, by 64-bit words or whatever the compiler makes of 32-byte values.
void sweep_portable(const Stones& stones, const Rule& rule, Sweep& out) noexcept;

/// The same; calls for a processor with AVX2 where it was compiled for one.
void sweep_avx2(const Stones& stones, const Rule& rule, Sweep& out) noexcept;

/// Whether sweep_avx2 was compiled for a processor with AVX2.
extern const bool sweep_avx2_needs_avx2;

}  // namespace daejo::fast::renju::bits
