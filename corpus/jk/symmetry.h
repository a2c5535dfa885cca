#pragma once

#include <array>
#include <cstdint>

#include "corpus/jk/game.h"

namespace daejo::corpus::jk {

/// The eight symmetries of a board, numbered 0 to 7: bit 0 mirrors the columns, bit 1 mirrors the rows, and
/// then bit 2 exchanges columns and rows, which turns a board of 5x4 into one of 4x5.
enum class Symmetry : std::uint8_t {
    identity,
    mirror_columns,
    mirror_rows,
    half_turn,
    main_diagonal,
    turn_right,
    turn_left,
    other_diagonal,
};

inline constexpr std::array<Symmetry, 8> all_symmetries = {
    Symmetry::identity,      Symmetry::mirror_columns, Symmetry::mirror_rows, Symmetry::half_turn,
    Symmetry::main_diagonal, Symmetry::turn_right,     Symmetry::turn_left,   Symmetry::other_diagonal,
};

/// The size of the image of a board.
Size apply(Symmetry symmetry, Size size) noexcept;

/// Where the symmetry takes a point of a board of that size.
Point apply(Symmetry symmetry, Point point, Size size) noexcept;

/// The game on the image of its board, every point moved.
Game apply(Symmetry symmetry, const Game& game);

/// The symmetry that takes everything back.
Symmetry inverse(Symmetry symmetry) noexcept;

}  // namespace daejo::corpus::jk
