#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/renju/position.h"
#include "fuzz/random.h"

namespace daejo::fuzz::renju {

/// Where on a board a generator may put stones. On a board smaller than the region the whole board is meant.
struct Region {
    enum class Kind : std::uint8_t {
        all,
        centred,  ///< width × height points around the centre ("9x9"); of two middles the lower left one
        edge,     ///< the four outermost lines on every side
        corner,   ///< the squares of 6 × 6 points in the four corners
    };
    Kind kind = Kind::all;
    int width = 0;   ///< of `centred` only
    int height = 0;  ///< of `centred` only

    friend bool operator==(const Region&, const Region&) = default;
};

/// Reads "all", "edge", "corner" or "WxH" with W and H from 1 to 19; nothing when it is none of them.
std::optional<Region> parse_region(std::string_view text);

/// The inverse of parse_region.
std::string to_text(const Region& region);

/// Precondition: the point is on a board of that size.
bool contains(const Region& region, corpus::renju::Point point, int size) noexcept;

/// The points of a region, in the order of Position::index. Never empty.
std::vector<corpus::renju::Point> points_of(const Region& region, int size);

/// The position with every stone moved by (columns, rows); stones that leave the board are gone.
corpus::renju::Position moved(const corpus::renju::Position& position, int columns, int rows);

/// Moves every stone by one random offset of up to `most` points in both directions. Draws nothing when
/// `most` is 0.
void slide(corpus::renju::Position& position, int most, Random& random);

/// Takes away the stones outside the region.
void keep_inside(corpus::renju::Position& position, const Region& region);

/// Number of points between `point` and the nearest edge: 0 on the outermost line.
int lines_to_edge(corpus::renju::Point point, int size) noexcept;

}  // namespace daejo::fuzz::renju
