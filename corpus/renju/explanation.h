#pragma once

#include "corpus/explanation.h"
#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// Why a point is what it is, as the reference judge tells it.
///
/// Kinds: at the root the answer's word ("double-three", "legal", …). Below: "five", "overline", "four",
/// "straight-four", "three-alive" and "three-dead" (a three that is real or not), and for each completion of
/// a three "alive", "dead-overline", "dead-double-four", "dead-double-three" or "five" — these carry the
/// explanation of the completion point, on the board with the stones above it placed, as their children.
using Explanation = corpus::Explanation<Point>;

}  // namespace daejo::corpus::renju
