#include "fast/renju/bits/search.h"

#include <algorithm>
#include <bit>

namespace daejo::fast::renju::bits {

using corpus::renju::Point;

template <bool counting>
Threes Search::look(Point p, const PointShapes& shapes, Lanes lanes, int level) const noexcept {
    Threes found;
    Lanes with_three = 0;
    for (const Lanes completion : shapes.completion) with_three |= completion;
    with_three &= lanes;
    // Below the asked point fewer than two threes are neither forbidden nor count for the depth.
    if ((!counting || level > 0) && std::popcount(with_three) < 2) return found;

    int by_a = 0;
    int by_b = 0;
    lines_->place(p);
    for (int way = 0; way < ways; ++way) {
        if ((with_three & lane(way)) == 0) continue;
        const Completions three = complete<counting>(p, shapes, way, level);
        found.threes += three.any;
        by_a += three.by_a;
        by_b += three.by_b;
        found.depth = std::max(found.depth, three.depth);
        if (counting) continue;
        const int left = std::popcount(with_three >> (16 * way) >> 1);
        if (std::min(by_a, by_b) >= 2 || std::min(by_a, by_b) + left < 2) break;
    }
    lines_->take_back(p);
    found.real = std::min(by_a, by_b);
    found.forbidden = found.real >= 2;
    const bool deep = found.threes >= 2 && !rule_.separate && rule_.levels > 0;
    found.depth = deep ? found.depth + 1 : 0;
    return found;
}

/// The stone on `p` is placed.
template <bool counting>
Search::Completions Search::complete(Point p, const PointShapes& shapes, int way, int level) const noexcept {
    Completions three;
    for (std::size_t i = 0; i < completion_steps.size(); ++i) {
        if ((shapes.completion[i] & lane(way)) == 0) continue;
        const Point step = steps[static_cast<std::size_t>(way)];
        const Point end{p.column + completion_steps[i] * step.column, p.row + completion_steps[i] * step.row};
        const PointShapes made = lines_->at(end);
        const Lanes others = every_lane & ~lane(way);
        const bool five = (made.five & others) != 0;
        if (five && rule_.five_excludes) continue;
        three.any = true;
        const bool four = ((made.overline | made.four) & others) != 0;
        if (rule_.levels == 0 || (five && rule_.five_counts)) {
            three.by_a = three.by_b = true;
        } else {
            const bool asks = (rule_.separate || !four) && level + 1 < rule_.levels;
            const Threes below = asks ? look<counting>(end, made, others, level + 1) : Threes{};
            three.by_a = three.by_a || !four;
            three.by_b = three.by_b || !(below.forbidden || (four && !rule_.separate));
            if (!five && !four) three.depth = std::max(three.depth, below.depth);
        }
        if (!counting && three.by_a && three.by_b) break;
    }
    // Under clauses=joined one completion has to meet both, so that by_b is by_a's and the stricter one.
    if (!rule_.separate) three.by_a = three.by_b;
    return three;
}

template Threes Search::look<false>(Point, const PointShapes&, Lanes, int) const noexcept;
template Threes Search::look<true>(Point, const PointShapes&, Lanes, int) const noexcept;

}  // namespace daejo::fast::renju::bits
