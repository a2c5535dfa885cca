// Omok's double-three by the end-of-line scan, without the rule of exactly five.
#include "fast/renju/omok.h"

#include "fast/renju/row_scan.h"

namespace daejo::fast::renju {

using corpus::renju::Cell;
using corpus::renju::FiveAtCompletion;

namespace {

using PlainBoard = Board<Fault::none>;

bool makes_five_or_more(const PlainBoard& board, int place) noexcept {
    for (const int step : board.steps())
        if (row_length(board.data() + place, step) >= 5) return true;
    return false;
}

/// The threes through the stone at `place` on one line: the sets of stones, so that a row of three with two
/// completions is one three.
int threes_on_line(const PlainBoard& board, int place, int step, bool five_excludes) noexcept {
    const Side left = scan_side(board.data() + place, -step);
    const Side right = scan_side(board.data() + place, step);
    if (!left.open || !right.open) return 0;
    const int length = 1 + left.run + right.run;
    const auto completes = [&](const Side& side, int fill) {
        return length + 1 + side.beyond == 4 && side.far_open &&
               !(five_excludes && makes_five_or_more(board, place + fill * step));
    };
    const bool by_left = completes(left, -(left.run + 1));
    const bool by_right = completes(right, right.run + 1);
    return length == 3 ? by_left || by_right : by_left + by_right;
}

}  // namespace

bool omok_refuses(const corpus::renju::Position& position, corpus::renju::Point point, Cell mover,
                  FiveAtCompletion reading) noexcept {
    PlainBoard board(position, mover);
    const int place = board.at(point);
    if (makes_five_or_more(board, place)) return false;
    board.put(place);
    int threes = 0;
    for (const int step : board.steps())
        threes += threes_on_line(board, place, step, reading == FiveAtCompletion::excludes);
    return threes >= 2;
}

}  // namespace daejo::fast::renju
