// R10: whether a double-three is forbidden, by trying out stones on the lines. The answer for a completion
// point never looks along the line of the straight four it makes: nothing else can be on that line.

#pragma once

#include "fast/renju/bits/lines.h"
#include "fast/renju/bits/rule.h"

namespace daejo::fast::renju::bits {

/// R14 for one point that makes no five, overline or double-four. `forbidden`: a double-three that R10 does
/// not allow.
struct Threes {
    int threes = 0;
    int real = 0;
    int depth = 0;
    bool forbidden = false;
};

class Search {
  public:
    Search(Lines& lines, const Rule& rule) noexcept : lines_(&lines), rule_(rule) {}

    /// Whether a stone on `p`, whose shapes these are, is a forbidden double-three.
    bool forbidden(corpus::renju::Point p, const PointShapes& shapes) const noexcept {
        return look<false>(p, shapes, every_lane, 0).forbidden;
    }

    /// All of R14 for the point.
    Threes count(corpus::renju::Point p, const PointShapes& shapes) const noexcept {
        return look<true>(p, shapes, every_lane, 0);
    }

  private:
    /// What one three comes to by its completion points.
    struct Completions {
        bool any = false;
        bool by_a = false;  ///< one without overline and double-four; under clauses=joined without any foul
        bool by_b = false;  ///< one without a forbidden double-three
        int depth = 0;
    };

    /// `lanes`: the directions to look along. Without `counting` only `forbidden` is told.
    template <bool counting>
    Threes look(corpus::renju::Point p, const PointShapes& shapes, Lanes lanes, int level) const noexcept;
    template <bool counting>
    Completions complete(corpus::renju::Point p, const PointShapes& shapes, int way,
                         int level) const noexcept;

    Lines* lines_;
    Rule rule_;
};

}  // namespace daejo::fast::renju::bits
