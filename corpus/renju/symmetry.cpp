#include "corpus/renju/symmetry.h"

#include <utility>

namespace daejo::corpus::renju {

Point apply(Symmetry symmetry, Point point, int size) noexcept {
    const auto bits = static_cast<unsigned>(symmetry);
    if (bits & 1U) point.column = size - 1 - point.column;
    if (bits & 2U) point.row = size - 1 - point.row;
    if (bits & 4U) std::swap(point.column, point.row);
    return point;
}

Position apply(Symmetry symmetry, const Position& position) noexcept {
    Position image(position.size());
    for (int i = 0; i < position.points(); ++i) {
        const Point point = position.point(i);
        image.set(apply(symmetry, point, position.size()), position[point]);
    }
    return image;
}

Symmetry inverse(Symmetry symmetry) noexcept {
    if (symmetry == Symmetry::turn_right) return Symmetry::turn_left;
    if (symmetry == Symmetry::turn_left) return Symmetry::turn_right;
    return symmetry;
}

std::optional<Position> shifted(const Position& position, int dx, int dy) noexcept {
    Position moved(position.size());
    for (int i = 0; i < position.points(); ++i) {
        const Point from = position.point(i);
        if (position[from] == Cell::empty) continue;
        const Point to{from.column + dx, from.row + dy};
        if (!moved.contains(to)) return std::nullopt;
        moved.set(to, position[from]);
    }
    return moved;
}

}  // namespace daejo::corpus::renju
