// What must hold on every board: symmetry, one answer by both entry points, walls like white stones, and how
// the readings' answers lie to each other.
#include <utility>

#include "positions.h"

namespace daejo::fast::renju::testing {
namespace {

/// One of the eight images of a point.
Point image(Point p, int size, int symmetry) {
    if (symmetry & 1) p.column = size - 1 - p.column;
    if (symmetry & 2) p.row = size - 1 - p.row;
    if (symmetry & 4) std::swap(p.column, p.row);
    return p;
}

FoulMap judged(const Position& position, const Readings& readings) {
    FoulMap map;
    judge(position, readings, map);
    return map;
}

RC_GTEST_PROP(Properties, TheEightImagesAreJudgedAlike, ()) {
    const Position position = *any_position();
    const Readings readings = *any_readings();
    const FoulMap map = judged(position, readings);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
        Position turned(position.size());
        for (int i = 0; i < position.points(); ++i)
            turned.set(image(position.point(i), position.size(), symmetry), position[position.point(i)]);
        const FoulMap turned_map = judged(turned, readings);
        for (int i = 0; i < position.points(); ++i) {
            const Point p = position.point(i);
            RC_ASSERT(turned_map[image(p, position.size(), symmetry)] == map[p]);
        }
    }
}

RC_GTEST_PROP(Properties, TheMapAndThePointAgreeUnderEveryFault, ()) {
    const Position position = *any_position();
    const Readings readings = *any_readings();
    for (int i = -1; i < static_cast<int>(all_faults().size()); ++i) {
        const Fault fault = i < 0 ? Fault::none : all_faults()[static_cast<std::size_t>(i)];
        FoulMap map;
        judge(position, readings, map, fault);
        RC_ASSERT(map.size() == position.size());
        for (int point = 0; point < position.points(); ++point) {
            const Point p = position.point(point);
            RC_ASSERT(judge_point(position, p, readings, fault) == map[p]);
            RC_ASSERT((map[p].answer == Answer::occupied) == (position[p] != Cell::empty));
        }
    }
}

RC_GTEST_PROP(Properties, AWallIsLikeWhiteStones, ()) {
    const Position inner = *any_position();
    RC_PRE(inner.size() + 2 <= largest_size);
    const Readings readings = *any_readings();
    Position outer(inner.size() + 2);
    for (Cell& cell : outer.cells()) cell = Cell::white;
    for (int i = 0; i < inner.points(); ++i) {
        const Point p = inner.point(i);
        outer.set({p.column + 1, p.row + 1}, inner[p]);
    }
    const FoulMap inside = judged(inner, readings);
    const FoulMap framed = judged(outer, readings);
    for (int i = 0; i < inner.points(); ++i) {
        const Point p = inner.point(i);
        RC_ASSERT((framed[{p.column + 1, p.row + 1}] == inside[p]));
    }
}

RC_GTEST_PROP(Properties, RecursionOnlyAllows, ()) {
    const Position position = *any_position();
    Readings readings = *any_readings();
    const FoulMap map = judged(position, readings);
    readings.recursion = {Recursion::Kind::none, 0};
    const FoulMap shapes = judged(position, readings);
    for (int i = 0; i < position.points(); ++i) {
        const PointVerdict& deep = map[position.point(i)];
        const PointVerdict& flat = shapes[position.point(i)];
        RC_ASSERT(deep.threes == flat.threes);
        RC_ASSERT(flat.real == flat.threes);
        RC_ASSERT(flat.depth == 0);
        RC_ASSERT(deep.answer == flat.answer || (deep.false_three() && flat.answer == Answer::double_three));
    }
}

RC_GTEST_PROP(Properties, TheCountsFitTheAnswer, ()) {
    const Position position = *any_position();
    const Readings readings = *any_readings();
    const FoulMap map = judged(position, readings);
    for (const PointVerdict& verdict : map.points()) {
        RC_ASSERT(verdict.real <= verdict.threes);
        RC_ASSERT((verdict.answer == Answer::double_three) == (verdict.real >= 2));
        if (verdict.answer != Answer::double_three && verdict.answer != Answer::legal)
            RC_ASSERT(verdict == plain(verdict.answer));
        const bool has_depth = readings.clauses == Clauses::joined &&
                               readings.recursion.kind != Recursion::Kind::none && verdict.threes >= 2;
        RC_ASSERT((verdict.depth > 0) == has_depth);
        if (readings.recursion.kind == Recursion::Kind::cap)
            RC_ASSERT(verdict.depth <= readings.recursion.cap);
    }
}

RC_GTEST_PROP(Properties, ACapBeyondTheBoardIsNone, ()) {
    const Position position = *any_position();
    Readings readings = *any_readings();
    readings.recursion = {};
    const FoulMap full = judged(position, readings);
    readings.recursion = {Recursion::Kind::cap, static_cast<int>(most_points)};
    RC_ASSERT(judged(position, readings) == full);
}

}  // namespace
}  // namespace daejo::fast::renju::testing
