// What a black stone makes on its four lines together: five, overline, fours and threes (R2–R7).
#pragma once

#include "corpus/renju/readings.h"
#include "fast/renju/board.h"
#include "fast/renju/row_scan.h"

namespace daejo::fast::renju {

/// One bit for each of Board::steps().
using Lines = unsigned;
inline constexpr Lines all_lines = 0b1111;

/// A three with its one or two completion points, as places on the board.
struct Three {
    int completions = 0;
    std::array<int, 2> completion{};
};

struct Shapes {
    bool five = false;
    bool overline = false;
    int fours = 0;
    int threes = 0;
    std::array<Three, 4> three{};

    bool double_four() const noexcept { return fours >= 2; }
};

/// R2: would a black stone on the empty `place` make a five on any line?
template <Fault fault>
bool makes_five(const Board<fault>& board, int place) noexcept {
    for (const int step : board.steps())
        if (row_length(board.data() + place, step) == 5) return true;
    return false;
}

/// What the stone at `place` makes on the lines named. A completion that also makes a five on another line
/// is left out under FiveAtCompletion::excludes (R6), and a three without any other completion with it.
template <Fault fault>
Shapes shapes_made(const Board<fault>& board, int place, Lines lines,
                   corpus::renju::FiveAtCompletion five_at_completion) noexcept {
    const bool excludes = five_at_completion == corpus::renju::FiveAtCompletion::excludes;
    const std::array<int, 4> steps = board.steps();
    Shapes made;
    for (unsigned line = 0; line < 4; ++line) {
        if (!(lines >> line & 1U)) continue;
        const int step = steps[line];
        const Row row = scan_row<fault>(board.data() + place, step);
        made.five |= row.length == 5;
        made.overline |= row.length > 5;
        made.fours += row.fours;
        Three three;
        for (const int fill : {row.left_fills, row.right_fills}) {
            if (fill == 0) continue;
            const int completion = place + fill * step;
            if (excludes && makes_five(board, completion)) continue;
            three.completion[three.completions++] = completion;
        }
        if (three.completions > 0) made.three[made.threes++] = three;
    }
    return made;
}

}  // namespace daejo::fast::renju
