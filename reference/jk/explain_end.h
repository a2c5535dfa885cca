// The part of an explanation that tells how the game ended: 3.3, 4.3, 5, the reading `stuck`.

#pragma once

#include <string>

#include "corpus/jk/explanation.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "reference/jk/past.h"

namespace daejo::reference::jk {

/// "Black wins", "White wins", "it is a draw".
std::string outcome_text(corpus::jk::Winner winner);

/// "end", of a verdict that has an ending; `to_move` is the player who would be to move.
corpus::jk::Explanation end_node(const corpus::jk::Verdict& verdict, const Past& past, Colour to_move,
                                 const corpus::jk::Rules& rules);

}  // namespace daejo::reference::jk
