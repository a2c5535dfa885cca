#include "fuzz/renju/shapes.h"

#include <string>
#include <string_view>

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

/// The line through `point`, nine points to either side, as text; '#' beyond the edge, 'X' on the point
/// itself.
std::string line_text(const Position& position, Point point, int dx, int dy) {
    std::string text;
    for (int step = -9; step <= 9; ++step) {
        const Point at{point.column + step * dx, point.row + step * dy};
        if (step == 0) {
            text += 'X';
        } else if (!position.contains(at)) {
            text += '#';
        } else {
            text += ".XO"[static_cast<int>(position[at])];
        }
    }
    return text;
}

}  // namespace

bool is_one_line_double_four_shape(const Position& position, Point point) {
    constexpr std::string_view shapes[] = {"X.XXX.X", "XX.XX.XX", "XXX.X.XXX"};
    constexpr int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (const auto& direction : directions) {
        const std::string line = line_text(position, point, direction[0], direction[1]);
        for (const std::string_view shape : shapes) {
            for (std::size_t at = line.find(shape); at != std::string::npos; at = line.find(shape, at + 1)) {
                const std::size_t end = at + shape.size();
                const bool through = at <= 9 && 9 < end && shape[9 - at] == 'X';
                const bool apart =
                    (at == 0 || line[at - 1] != 'X') && (end == line.size() || line[end] != 'X');
                if (through && apart) return true;
            }
        }
    }
    return false;
}

}  // namespace daejo::fuzz::renju
