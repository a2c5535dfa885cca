#pragma once

#include "corpus/jk/explanation.h"
#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"

namespace daejo::reference::jk {

/// Judges a whole game article by article (corpus/jk/RULES.md). `out` is cleared and filled: one record for
/// every action.
void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out);

/// Why the record of action `action` (from 0) is what it is. Precondition: it is an action of the game.
corpus::jk::Explanation explain(const corpus::jk::Game& game, const corpus::jk::Rules& rules, int action);

}  // namespace daejo::reference::jk
