// Compiled for AVX2 where the compiler knows it (CMakeLists.txt); elsewhere a second portable one.

#define DAEJO_SWEEP sweep_avx2
#include "fast/renju/bits/sweep.inc"

namespace daejo::fast::renju::bits {

#if defined(__AVX2__)
const bool sweep_avx2_needs_avx2 = true;
#else
const bool sweep_avx2_needs_avx2 = false;
#endif

}  // namespace daejo::fast::renju::bits
