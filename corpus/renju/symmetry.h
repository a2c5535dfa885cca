#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// The eight symmetries of a square board, numbered 0 to 7 (`Symmetry{5}` is one): bit 0 mirrors the columns
/// (a and o change places), bit 1 mirrors the rows, and then bit 2 exchanges columns and rows.
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

/// Where the symmetry takes a point of a board of that size.
Point apply(Symmetry symmetry, Point point, int size) noexcept;

/// The position whose cell at apply(symmetry, p) is the given one's at p.
Position apply(Symmetry symmetry, const Position& position) noexcept;

/// The symmetry that takes everything back.
Symmetry inverse(Symmetry symmetry) noexcept;

/// The position with all stones moved by `dx` columns and `dy` rows; nothing when a stone would leave the
/// board.
std::optional<Position> shifted(const Position& position, int dx, int dy) noexcept;

}  // namespace daejo::corpus::renju
