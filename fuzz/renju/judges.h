#pragma once

#include <memory>

#include "fast/renju/fault.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::renju {

/// The word-by-word judge of reference/renju.
JudgeMaker<Renju> reference_judge();

/// The whole-board judge of fast/renju/bits. Skips boards larger than 15×15; leaves the counts out when it is
/// asked for decisions only.
JudgeMaker<Renju> fast_judge();

/// The scanner of fast/renju, with a fault planted unless it is Fault::none (then its version says so).
JudgeMaker<Renju> scanner_judge(fast::renju::Fault fault = fast::renju::Fault::none);

}  // namespace daejo::fuzz::renju
