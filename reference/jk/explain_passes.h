// The parts of an explanation that speak of D and of the passes a player may make (2.7).

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/explanation.h"
#include "corpus/jk/rules.h"
#include "reference/jk/past.h"

namespace daejo::reference::jk {

/// "Black" or "White".
std::string name(Colour colour);

/// The last twelve letters of the move string, a D marked where it ends: "…N C C C C(D) P".
std::string marked_tail(const Past& past);

/// "D", one for each length, of those that end with move `number` (from 1).
std::vector<corpus::jk::Explanation> d_nodes(const Past& past, std::size_t number);

/// "as the first move" or "just after DP".
std::string where_barred(std::string_view tail);

/// "allowed" or "barred": whether that pass may be the next move, and the tail that decides.
corpus::jk::Explanation pass_node(const Past& past, char letter, const corpus::jk::Rules& rules);

/// "next-may", with a child for each pass.
corpus::jk::Explanation next_may_node(const Past& past, Colour to_move, const corpus::jk::Rules& rules);

}  // namespace daejo::reference::jk
