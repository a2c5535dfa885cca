// R8, R9, R11 and R14 for the asked point: five, then the fouls in their order.
#include "reference/renju/judge.h"

#include "reference/renju/clauses.h"

namespace daejo::reference::renju {

using corpus::renju::Answer;
using corpus::renju::FoulMap;
using corpus::renju::PointVerdict;

namespace {

PointVerdict judge_point_on(const Board& board, Point p, const Readings& readings) {
    if (board[p] != Content::empty) return {};
    const Stone stone = stone_on(board, p);
    if (makes_five(stone)) return {Answer::five};
    if (makes_overline(stone)) return {Answer::overline};
    if (makes_double_four(stone)) return {Answer::double_four};
    const Board next = board.with(p);
    const Counts counts = count_threes(next, p, threes_of(next, p, stone, readings), 0, readings);
    return {counts.real >= 2 ? Answer::double_three : Answer::legal, static_cast<std::uint8_t>(counts.threes),
            static_cast<std::uint8_t>(counts.real), static_cast<std::uint16_t>(counts.depth)};
}

}  // namespace

PointVerdict judge_point(const Position& position, Point point, const Readings& readings) {
    return judge_point_on(Board(position, Cell::black), point, readings);
}

void judge(const Position& position, const Readings& readings, FoulMap& map) {
    map = FoulMap(position.size());
    const Board board(position, Cell::black);
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        map.set(p, judge_point_on(board, p, readings));
    }
}

}  // namespace daejo::reference::renju
