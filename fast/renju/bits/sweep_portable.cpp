#define DAEJO_SWEEP sweep_portable
#include "fast/renju/bits/sweep.inc"
