// R2–R10 for a black stone. R10 calls itself through judge_completion; every step puts a stone down, so it
// ends by itself.
#include "reference/renju/clauses.h"

#include <algorithm>

namespace daejo::reference::renju {

using corpus::renju::Clauses;
using corpus::renju::FiveAtCompletion;
using corpus::renju::Recursion;

namespace {

/// R10, R14: is the double-three of the stone on `p` forbidden, and how deep must one look to know?
struct DoubleThree {
    bool forbidden = false;
    int depth = 0;
};

DoubleThree judge_double_three(const Board& board, Point p, const Stone& stone, int level,
                               const Readings& readings) {
    if (is_capped(level, readings)) return {};
    const Threes threes = threes_of(board, p, stone, readings);
    if (threes.size() < 2) return {};
    const Counts counts = count_threes(board, p, threes, level, readings);
    return {counts.real >= 2, counts.depth};
}

}  // namespace

Stone stone_on(const Board& board, Point p) {
    Stone stone{};
    for (const Direction direction : directions) {
        stone[static_cast<std::size_t>(direction)] = &remembered(board.line(p, direction));
    }
    return stone;
}

bool makes_five(const Stone& stone) noexcept {
    return std::any_of(stone.begin(), stone.end(), [](const Made* made) { return made->five; });
}

bool makes_overline(const Stone& stone) noexcept {
    return std::any_of(stone.begin(), stone.end(), [](const Made* made) { return made->overline; });
}

bool makes_double_four(const Stone& stone) noexcept {
    int fours = 0;
    for (const Made* made : stone) fours += made->fours.size();
    return fours > 1;
}

Threes threes_of(const Board& board, Point p, const Stone& stone, const Readings& readings) {
    Threes threes;
    for (const Direction direction : directions) {
        for (const Shape& shape : stone[static_cast<std::size_t>(direction)]->threes) {
            Places completions = shape.completions;
            if (readings.five_at_completion == FiveAtCompletion::excludes) {
                for (int place = 0; place < line_length; ++place) {
                    if (!holds(completions, place)) continue;
                    if (makes_five(stone_on(board, at(p, direction, place)))) {
                        completions = without(completions, place);
                    }
                }
            }
            if (completions != 0) threes.add({direction, shape.stones, completions});
        }
    }
    return threes;
}

bool is_capped(int level, const Readings& readings) noexcept {
    return readings.recursion.kind == Recursion::Kind::cap && level >= readings.recursion.cap;
}

Completion judge_completion(const Board& board, Point e, int level, const Readings& readings) {
    const Board next = board.with(e);
    const Stone stone = stone_on(next, e);
    Completion completion;
    completion.five = makes_five(stone);
    completion.overline = makes_overline(stone);
    completion.double_four = makes_double_four(stone);

    // Joined, one foul is enough; separate, b) does not look at overlines and double-fours.
    const bool settled = is_legal_five(completion, readings) ||
                         (readings.clauses == Clauses::joined && !passes_a(completion, readings));
    if (settled) return completion;
    const DoubleThree double_three = judge_double_three(next, e, stone, level, readings);
    completion.double_three = double_three.forbidden;
    completion.depth = completion.five ? 0 : double_three.depth;
    return completion;
}

bool is_legal_five(const Completion& completion, const Readings& readings) noexcept {
    return completion.five && readings.five_at_completion == FiveAtCompletion::counts;
}

bool passes_a(const Completion& completion, const Readings& readings) noexcept {
    return is_legal_five(completion, readings) || (!completion.overline && !completion.double_four);
}

bool passes_b(const Completion& completion, const Readings& readings) noexcept {
    return is_legal_five(completion, readings) || !completion.double_three;
}

Life judge_three(const Board& board, Point p, const Three& three, int level, const Readings& readings) {
    Life life;
    for (int place = 0; place < line_length; ++place) {
        if (!holds(three.completions, place)) continue;
        const Completion completion =
            judge_completion(board, at(p, three.direction, place), level + 1, readings);
        const bool a = passes_a(completion, readings);
        const bool b = passes_b(completion, readings);
        life.a |= a;
        life.b |= b;
        life.both |= a && b;
        life.depth = std::max(life.depth, completion.depth);
    }
    return life;
}

Counts count_threes(const Board& board, Point p, const Threes& threes, int level, const Readings& readings) {
    Counts counts;
    counts.threes = threes.size();
    if (readings.recursion.kind == Recursion::Kind::none) {
        counts.real = counts.by_a = counts.by_b = counts.threes;
        return counts;
    }
    int joined = 0;
    int deepest = 0;
    for (const Three& three : threes) {
        const Life life = judge_three(board, p, three, level, readings);
        counts.by_a += life.a;
        counts.by_b += life.b;
        joined += life.both;
        deepest = std::max(deepest, life.depth);
    }
    if (readings.clauses == Clauses::separate) {
        counts.real = std::min(counts.by_a, counts.by_b);
    } else {
        counts.real = joined;
        counts.depth = counts.threes < 2 ? 0 : 1 + deepest;
    }
    return counts;
}

}  // namespace daejo::reference::renju
