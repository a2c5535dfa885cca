#pragma once

#include "corpus/explanation.h"
#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// Why a point is what it is, as the reference judge tells it.
///
/// Kinds: at the root the answer's word ("occupied", "double-three", "legal", …). Below:
/// - "five", "overline", "four", "straight-four": a row or a four the stone above makes;
/// - "three-alive", "three-dead": a three that is real or not; under clauses=separate "three-alive" counts by
///   a) and by b), "three-alive-by-a" and "three-alive-by-b" by one of them only; "three": one whose life is
///   not asked (a single three at a completion, the level of a cap, recursion=none);
/// - "no-three": the shape of a three, but each completion makes a five as well (R6).
/// The children of a three are its completions: "alive", "dead-overline", "dead-double-four",
/// "dead-double-three", "five" (makes one, and is legal by five-at-completion=counts) and "excluded-five"
/// (makes one, and is no completion by R6). They carry the explanation of the completion point, on the board
/// with the stones above it placed, as their children. A completion with several fouls is named by the first
/// of R11.
using Explanation = corpus::Explanation<Point>;

}  // namespace daejo::corpus::renju
