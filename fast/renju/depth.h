// R14's depth of a point with two or more threes. It follows from shapes alone, so no verdict is asked for;
// every completion is looked at, since no short-cut may change the figure.
#pragma once

#include "fast/renju/false_three.h"

namespace daejo::fast::renju {

/// The depth of a stone that stands on the board and made these shapes. `levels` are left until R10's
/// recursion is cut off; then the points below count 0.
template <Fault fault>
int depth_of(Board<fault>& board, const Shapes& made, int levels,
             corpus::renju::FiveAtCompletion five_at_completion) noexcept {
    if (made.five || made.overline || made.double_four() || made.threes < 2 || levels == 0) return 0;
    int below = 0;
    for (int i = 0; i < made.threes; ++i) {
        const Three& three = made.three[i];
        for (int c = 0; c < three.completions; ++c) {
            const Imagined<fault> stone(board, three.completion[c]);
            const Shapes next = shapes_made(board, three.completion[c], all_lines, five_at_completion);
            below = std::max(below, depth_of(board, next, levels - 1, five_at_completion));
        }
    }
    return 1 + below;
}

}  // namespace daejo::fast::renju
