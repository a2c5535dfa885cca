// Winning rows of either length and the double-threes of omok, from the clauses on one line.
#include "reference/renju/omok.h"

#include <algorithm>

namespace daejo::reference::renju {

bool makes_winning_row(const Board& board, Point p, Winning winning) noexcept {
    return std::any_of(directions.begin(), directions.end(), [&](Direction direction) {
        return is_five(unbroken_row(board.line(p, direction), middle), winning);
    });
}

int omok_threes(const Board& board, Point p, bool five_excludes) {
    const Board next = board.with(p);
    int found = 0;
    for (const Direction direction : directions) {
        for (const Shape& three : threes(next.line(p, direction), Winning::five_or_more)) {
            bool complete = false;
            for (int place = 0; place < line_length; ++place) {
                if (!holds(three.completions, place)) continue;
                const Point e = at(p, direction, place);
                complete |= !five_excludes || !makes_winning_row(next, e, Winning::five_or_more);
            }
            found += complete;
        }
    }
    return found;
}

}  // namespace daejo::reference::renju
