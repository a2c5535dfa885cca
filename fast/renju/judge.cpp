// The fast judge's two entry points: the board is copied once, then every empty point that has a busy line
// is judged on it. The fault is chosen here, so that Fault::none pays nothing for the others.
#include "fast/renju/judge.h"

#include "fast/renju/busy_lines.h"
#include "fast/renju/foul_judge.h"

namespace daejo::fast::renju {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::FoulMap;
using corpus::renju::Point;
using corpus::renju::PointVerdict;
using corpus::renju::Position;
using corpus::renju::Readings;

namespace {

template <Fault fault>
void judge_all(const Position& position, const Readings& readings, FoulMap& map) {
    Board<fault> board(position);
    BusyLines busy;
    find_busy_lines(board, busy);
    FoulJudge<fault> points(board, readings);
    const Cell* cell = position.cells().data();
    for (int row = 0; row < position.size(); ++row) {
        for (int column = 0; column < position.size(); ++column, ++cell) {
            const Point point{column, row};
            const int place = board.at(point);
            PointVerdict verdict;
            if (*cell == Cell::empty)
                verdict = busy[place] == 0 ? PointVerdict{Answer::legal, 0, 0, 0}
                                           : points.judge(place, busy[place]);
            map.set(point, verdict);
        }
    }
}

template <Fault fault>
PointVerdict judge_one(const Position& position, Point point, const Readings& readings) {
    if (position[point] != Cell::empty) return {};
    Board<fault> board(position);
    return FoulJudge<fault>(board, readings).judge(board.at(point));
}

/// Calls `run.template operator()<fault>()` for the fault given at run time.
template <class Run>
auto with_fault(Fault fault, const Run& run) {
    switch (fault) {
        case Fault::no_recursion:
            return run.template operator()<Fault::no_recursion>();
        case Fault::depth_cap_1:
            return run.template operator()<Fault::depth_cap_1>();
        case Fault::depth_cap_2:
            return run.template operator()<Fault::depth_cap_2>();
        case Fault::depth_cap_3:
            return run.template operator()<Fault::depth_cap_3>();
        case Fault::depth_cap_4:
            return run.template operator()<Fault::depth_cap_4>();
        case Fault::one_line_double_four_once:
            return run.template operator()<Fault::one_line_double_four_once>();
        case Fault::wall_is_empty:
            return run.template operator()<Fault::wall_is_empty>();
        case Fault::rows_wrap:
            return run.template operator()<Fault::rows_wrap>();
        case Fault::five_priority_dropped:
            return run.template operator()<Fault::five_priority_dropped>();
        case Fault::straight_four_ends_unseen:
            return run.template operator()<Fault::straight_four_ends_unseen>();
        case Fault::one_completion_decides:
            return run.template operator()<Fault::one_completion_decides>();
        case Fault::none:
            break;
    }
    return run.template operator()<Fault::none>();
}

}  // namespace

PointVerdict judge_point(const Position& position, Point point, const Readings& readings, Fault fault) {
    return with_fault(fault, [&]<Fault planted>() { return judge_one<planted>(position, point, readings); });
}

void judge(const Position& position, const Readings& readings, FoulMap& map, Fault fault) {
    if (map.size() != position.size()) map = FoulMap(position.size());
    with_fault(fault, [&]<Fault planted>() { judge_all<planted>(position, readings, map); });
}

}  // namespace daejo::fast::renju
