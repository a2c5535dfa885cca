// What holds for the judge on every board and under every reading.
#include "drawn.h"
#include "reference/renju/clauses.h"

namespace daejo::reference::renju::testing {
namespace {

using corpus::renju::FoulMap;
using corpus::renju::Recursion;

FoulMap map_of(const Position& position, const Readings& read) {
    FoulMap map;
    judge(position, read, map);
    return map;
}

RC_GTEST_PROP(properties, judge_is_symmetric_under_the_boards_symmetries, ()) {
    const Position position = drawn_board();
    const Readings read = drawn_readings();
    const FoulMap map = map_of(position, read);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
        const FoulMap image = map_of(mirrored(position, symmetry), read);
        for (int i = 0; i < position.points(); ++i) {
            const Point p = position.point(i);
            RC_ASSERT(image[mirrored(p, position.size(), symmetry)] == map[p]);
        }
    }
}

RC_GTEST_PROP(properties, full_recursion_forbids_a_subset_of_none, ()) {
    const Position position = drawn_board();
    Readings read = drawn_readings();
    const FoulMap some = map_of(position, read);
    read.recursion = {Recursion::Kind::none, 0};
    const FoulMap all = map_of(position, read);
    for (int i = 0; i < position.points(); ++i) {
        const PointVerdict& mine = some.points()[static_cast<std::size_t>(i)];
        const PointVerdict& theirs = all.points()[static_cast<std::size_t>(i)];
        RC_ASSERT(mine.threes == theirs.threes);
        RC_ASSERT(mine.real <= theirs.real);
        RC_ASSERT(mine.answer == theirs.answer ||
                  (mine.false_three() && theirs.answer == Answer::double_three));
    }
}

RC_GTEST_PROP(properties, a_cap_at_the_depth_changes_nothing, ()) {
    const Position position = drawn_board();
    const FoulMap full = map_of(position, {});
    for (int i = 0; i < position.points(); ++i) {
        const PointVerdict& verdict = full.points()[static_cast<std::size_t>(i)];
        if (verdict.depth == 0) continue;
        Readings read;
        read.recursion = {Recursion::Kind::cap, verdict.depth};
        RC_ASSERT(judge_point(position, position.point(i), read) == verdict);
    }
}

RC_GTEST_PROP(properties, counts_fit_the_answer, ()) {
    const Position position = drawn_board();
    const Readings read = drawn_readings();
    const FoulMap map = map_of(position, read);
    for (const PointVerdict& verdict : map.points()) {
        RC_ASSERT(verdict.real <= verdict.threes);
        if (verdict.answer == Answer::double_three) {
            RC_ASSERT(verdict.real >= 2);
        } else if (verdict.answer == Answer::legal) {
            RC_ASSERT(verdict.real <= 1);
        } else {
            RC_ASSERT(verdict.threes == 0);
        }
        if (verdict.threes < 2) RC_ASSERT(verdict.depth == 0);
        if (verdict.threes >= 2 && read.clauses == corpus::renju::Clauses::joined &&
            read.recursion.kind != Recursion::Kind::none) {
            RC_ASSERT(verdict.depth >= 1);
        }
    }
}

/// Five, overline and double-four know no reading.
RC_GTEST_PROP(properties, readings_touch_double_threes_only, ()) {
    const Position position = drawn_board();
    const FoulMap usual = map_of(position, {});
    const FoulMap other = map_of(position, drawn_readings());
    for (int i = 0; i < position.points(); ++i) {
        const Answer a = usual.points()[static_cast<std::size_t>(i)].answer;
        const Answer b = other.points()[static_cast<std::size_t>(i)].answer;
        const auto open = [](Answer answer) {
            return answer == Answer::legal || answer == Answer::double_three;
        };
        RC_ASSERT(a == b || (open(a) && open(b)));
    }
}

/// The memo against the plain function along every line of a board.
RC_GTEST_PROP(properties, memo_equals_the_plain_function, ()) {
    const Board board(drawn_board(), Cell::black);
    for (int row = 0; board.contains({0, row}); ++row) {
        for (int column = 0; board.contains({column, row}); ++column) {
            for (const Direction direction : directions) {
                const Line line = board.line({column, row}, direction);
                RC_ASSERT(remembered(line) == made_on(line));
            }
        }
    }
}

}  // namespace
}  // namespace daejo::reference::renju::testing
