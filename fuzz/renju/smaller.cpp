// What a renju position is cut down by. All enumerations are pure and end at the first accepted candidate.

#include <algorithm>
#include <cstdlib>

#include "corpus/renju/board_line.h"
#include "corpus/renju/symmetry.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

int steps(Point a, Point b) {
    return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row));
}

/// Stones, the farthest from the focus first.
std::vector<Point> stones_from_afar(const Position& position, Point focus) {
    std::vector<Point> stones;
    for (int i = 0; i < position.points(); ++i) {
        const Point point = position.point(i);
        if (position[point] != Cell::empty && point != focus) stones.push_back(point);
    }
    std::stable_sort(stones.begin(), stones.end(),
                     [&](Point a, Point b) { return steps(a, focus) > steps(b, focus); });
    return stones;
}

bool fewer_stones(const Position& position, Point focus, const Renju::Accept& accept) {
    const std::vector<Point> stones = stones_from_afar(position, focus);
    for (std::size_t chunk = (stones.size() + 1) / 2; chunk > 0; chunk = chunk == 1 ? 0 : (chunk + 1) / 2) {
        for (std::size_t first = 0; first < stones.size(); first += chunk) {
            Position candidate = position;
            for (std::size_t i = first; i < std::min(first + chunk, stones.size()); ++i) {
                candidate.set(stones[i], Cell::empty);
            }
            if (accept(candidate, focus)) return true;
        }
    }
    return false;
}

/// The smallest rectangle that holds all stones and the focus.
struct Box {
    Point low;
    Point high;
};

Box bounds(const Position& position, Point focus) {
    Box box{focus, focus};
    for (int i = 0; i < position.points(); ++i) {
        const Point point = position.point(i);
        if (position[point] == Cell::empty) continue;
        box.low = {std::min(box.low.column, point.column), std::min(box.low.row, point.row)};
        box.high = {std::max(box.high.column, point.column), std::max(box.high.row, point.row)};
    }
    return box;
}

/// The part of the board that begins at `origin`.
Position window(const Position& position, Point origin, int size) {
    Position part(size);
    for (int i = 0; i < part.points(); ++i) {
        const Point point = part.point(i);
        part.set(point, position[{point.column + origin.column, point.row + origin.row}]);
    }
    return part;
}

bool smaller_boards(const Position& position, Point focus, const Renju::Accept& accept) {
    const Box box = bounds(position, focus);
    const int span = std::max(box.high.column - box.low.column, box.high.row - box.low.row) + 1;
    for (int size = std::max(span, corpus::renju::smallest_size); size < position.size(); ++size) {
        const int most = position.size() - size;
        for (int row = std::max(0, box.high.row - size + 1); row <= std::min(most, box.low.row); ++row) {
            for (int column = std::max(0, box.high.column - size + 1);
                 column <= std::min(most, box.low.column); ++column) {
                if (accept(window(position, {column, row}, size), {focus.column - column, focus.row - row})) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

void Renju::smaller(const Case& position, const Focus& focus, const Accept& accept) {
    if (!fewer_stones(position, focus, accept)) smaller_boards(position, focus, accept);
}

void Renju::tidier(const Case& position, const Focus& focus, const Accept& accept) {
    const int last = position.size() - 1;
    const auto off_centre = [&](Point point) {
        return std::abs(2 * point.column - last) + std::abs(2 * point.row - last);
    };
    std::vector<Point> shifts;
    for (int dy = -last; dy <= last; ++dy) {
        for (int dx = -last; dx <= last; ++dx) {
            const Point there{focus.column + dx, focus.row + dy};
            if (position.contains(there) && off_centre(there) < off_centre(focus)) shifts.push_back({dx, dy});
        }
    }
    std::stable_sort(shifts.begin(), shifts.end(), [&](Point a, Point b) {
        return off_centre({focus.column + a.column, focus.row + a.row}) <
               off_centre({focus.column + b.column, focus.row + b.row});
    });
    for (const Point shift : shifts) {
        const auto moved = corpus::renju::shifted(position, shift.column, shift.row);
        if (moved && accept(*moved, {focus.column + shift.column, focus.row + shift.row})) return;
    }
}

std::vector<std::pair<Position, Point>> Renju::images(const Case& position, const Focus& focus) {
    std::vector<std::pair<Position, Point>> all;
    all.reserve(corpus::renju::all_symmetries.size());
    for (const auto symmetry : corpus::renju::all_symmetries) {
        all.emplace_back(apply(symmetry, position), apply(symmetry, focus, position.size()));
    }
    return all;
}

bool Renju::before(const std::pair<Case, Focus>& a, const std::pair<Case, Focus>& b) {
    const auto key = [](const std::pair<Case, Focus>& image) {
        return std::make_pair(corpus::renju::write_board_line(image.first), image.second);
    };
    return key(a) < key(b);
}

}  // namespace daejo::fuzz
