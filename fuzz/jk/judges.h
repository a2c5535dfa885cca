#pragma once

#include "fast/jk/fault.h"
#include "fuzz/jk/domain.h"

namespace daejo::fuzz::jk {

/// The article-by-article judge of reference/jk.
JudgeMaker<Jk> reference_judge();

/// The incremental judge of fast/jk, with a fault planted unless it is Fault::none (then its version says
/// so).
JudgeMaker<Jk> fast_judge(fast::jk::Fault fault = fast::jk::Fault::none);

}  // namespace daejo::fuzz::jk
