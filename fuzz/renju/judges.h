#pragma once

#include <memory>

#include "fast/renju/fault.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::renju {

/// The word-by-word judge of reference/renju.
JudgeMaker<Renju> reference_judge();

/// The scanner of fast/renju, with a fault planted unless it is Fault::none (then its name says so).
JudgeMaker<Renju> fast_judge(fast::renju::Fault fault = fast::renju::Fault::none);

}  // namespace daejo::fuzz::renju
