#pragma once

#include "corpus/jk/rules.h"
#include "corpus/jk/sgf.h"

namespace daejo::fuzz::jk {

/// Tells the passes of a format that knows one kind only: P where the last move is a ko capture and the rules
/// allow P, else E. Called for one game after another, each time with more of it, it judges every action
/// once. Copies share what they remember: for one thread.
corpus::jk::PassChoice infer_pass(const corpus::jk::Rules& rules = {});

}  // namespace daejo::fuzz::jk
