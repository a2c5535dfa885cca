#include "corpus/jk/symmetry.h"

#include <utility>

namespace daejo::corpus::jk {

Size apply(Symmetry symmetry, Size size) noexcept {
    if (static_cast<unsigned>(symmetry) & 4U) std::swap(size.columns, size.rows);
    return size;
}

Point apply(Symmetry symmetry, Point point, Size size) noexcept {
    const auto bits = static_cast<unsigned>(symmetry);
    if (bits & 1U) point.column = size.columns - 1 - point.column;
    if (bits & 2U) point.row = size.rows - 1 - point.row;
    if (bits & 4U) std::swap(point.column, point.row);
    return point;
}

Game apply(Symmetry symmetry, const Game& game) {
    Game image = game;
    image.size = apply(symmetry, game.size);
    for (Action& action : image.actions) {
        if (action.kind == Action::Kind::play) action.point = apply(symmetry, action.point, game.size);
        for (Point& point : action.dead) point = apply(symmetry, point, game.size);
    }
    return image;
}

Symmetry inverse(Symmetry symmetry) noexcept {
    if (symmetry == Symmetry::turn_right) return Symmetry::turn_left;
    if (symmetry == Symmetry::turn_left) return Symmetry::turn_right;
    return symmetry;
}

}  // namespace daejo::corpus::jk
