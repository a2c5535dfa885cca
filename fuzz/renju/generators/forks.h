#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <vector>

#include "corpus/renju/position.h"
#include "fuzz/random.h"
#include "fuzz/renju/generators/canvas.h"
#include "fuzz/renju/generators/placement.h"

namespace daejo::fuzz::renju {

/// What is chosen for a whole board.
struct ForkStyle {
    int forks = 0;       ///< common points tried
    int nesting = 0;     ///< levels of threes at completion points
    int spoilers = 0;    ///< in a hundred: completion points that get an overline or a one-line double-four
    int nested = 0;      ///< in a hundred: completion points that get further threes
    int other = 0;       ///< in a hundred: lines through a common point that are no threes
    int white_dust = 0;  ///< in a thousand: open points that get a white stone at the end
};

/// What is chosen for one common point.
struct ForkPlan {
    bool near_edge = false;  ///< taken from the points within three lines of an edge
    int point = 0;           ///< which of the points to choose from
    int lines = 0;           ///< 2 to 4 lines through it
    std::uint64_t word = 0;  ///< shapes and directions are expanded from it
};

struct ForkedBoard {
    corpus::renju::Position position;
    std::vector<corpus::renju::Point> common;  ///< the points with two lines or more through them
};

/// Draws boards full of forks: unfinished threes through common points, and at the points that would complete
/// them more threes, fours, overlines and one-line double-fours, so that a three often is false because of
/// what its completion makes, several levels deep. Shapes are not judged. Style and plans are drawn by
/// RapidCheck (as pure values), the shapes of one common point are expanded from its plan's word.
class ForkDrawer {
  public:
    /// At most `forks` common points (2 or more), threes nested up to `nesting` levels.
    ForkDrawer(int size, const Region& region, int forks, int nesting);

    ForkedBoard draw(Random& random) const;

  private:
    int size_;
    std::vector<corpus::renju::Point> points_;
    std::vector<corpus::renju::Point> edge_points_;
    rc::Gen<ForkStyle> style_;
    rc::Gen<ForkPlan> plan_;
};

}  // namespace daejo::fuzz::renju
