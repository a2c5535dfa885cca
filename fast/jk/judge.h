#pragma once

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "fast/jk/fault.h"

namespace daejo::fast::jk {

/// Judges a whole game (corpus/jk/RULES.md). `out` is cleared and filled: one record for every action.
/// `fault` plants a known mistake.
void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out,
           Fault fault = Fault::none);

}  // namespace daejo::fast::jk
