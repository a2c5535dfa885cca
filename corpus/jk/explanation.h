#pragma once

#include "corpus/explanation.h"
#include "corpus/jk/board.h"

namespace daejo::corpus::jk {

/// Why the record of one action is what it is, as the reference judge tells it. The kinds of the root: "N",
/// "C", "P", "E" (accepted), "rejected", "lost", "after-end", "resignation", "agreement", "dispute".
/// Children, where they apply, in this order: "class" (the chains without a liberty just after placing), "D"
/// (one for each length: the first and the last C and the stone they rest on), "occurrence", "next-may" (with
/// one child a pass, "allowed" or "barred", naming the tail of the move string that decides), "end" (with
/// children for the repetition, the sequence, the score or the moves that are left to the stuck player).
using Explanation = corpus::Explanation<Point>;

}  // namespace daejo::corpus::jk
