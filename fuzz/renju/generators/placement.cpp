// Where the stones of a generated board may stand, and sliding a finished board so that shapes meet the
// edges.

#include "fuzz/renju/generators/placement.h"

#include <algorithm>
#include <charconv>

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::largest_size;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

constexpr int edge_lines = 4;
constexpr int corner_side = 6;

std::optional<int> side(std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    if (value < 1 || value > largest_size) return std::nullopt;
    return value;
}

bool inside_span(int coordinate, int length, int size) noexcept {
    const int taken = std::min(length, size);
    const int first = (size - taken) / 2;
    return coordinate >= first && coordinate < first + taken;
}

}  // namespace

std::optional<Region> parse_region(std::string_view text) {
    if (text == "all") return Region{};
    if (text == "edge") return Region{Region::Kind::edge};
    if (text == "corner") return Region{Region::Kind::corner};
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = side(text.substr(0, cross));
    const auto height = side(text.substr(cross + 1));
    if (!width || !height) return std::nullopt;
    return Region{Region::Kind::centred, *width, *height};
}

std::string to_text(const Region& region) {
    switch (region.kind) {
        case Region::Kind::all:
            return "all";
        case Region::Kind::edge:
            return "edge";
        case Region::Kind::corner:
            return "corner";
        case Region::Kind::centred:
            break;
    }
    return std::to_string(region.width) + "x" + std::to_string(region.height);
}

bool contains(const Region& region, Point point, int size) noexcept {
    switch (region.kind) {
        case Region::Kind::all:
            return true;
        case Region::Kind::edge:
            return lines_to_edge(point, size) < edge_lines;
        case Region::Kind::corner:
            return std::min(point.column, size - 1 - point.column) < corner_side &&
                   std::min(point.row, size - 1 - point.row) < corner_side;
        case Region::Kind::centred:
            break;
    }
    return inside_span(point.column, region.width, size) && inside_span(point.row, region.height, size);
}

std::vector<Point> points_of(const Region& region, int size) {
    std::vector<Point> points;
    const Position board(size);
    for (int index = 0; index < board.points(); ++index) {
        if (contains(region, board.point(index), size)) points.push_back(board.point(index));
    }
    return points;
}

Position moved(const Position& position, int columns, int rows) {
    Position result(position.size());
    for (int index = 0; index < position.points(); ++index) {
        const Point from = position.point(index);
        const Point to{from.column + columns, from.row + rows};
        if (result.contains(to)) result.set(to, position[from]);
    }
    return result;
}

void slide(Position& position, int most, Random& random) {
    if (most == 0) return;
    const int columns = random.between(-most, most);
    const int rows = random.between(-most, most);
    position = moved(position, columns, rows);
}

void keep_inside(Position& position, const Region& region) {
    if (region.kind == Region::Kind::all) return;
    for (int index = 0; index < position.points(); ++index) {
        const Point point = position.point(index);
        if (!contains(region, point, position.size())) position.set(point, Cell::empty);
    }
}

int lines_to_edge(Point point, int size) noexcept {
    return std::min({point.column, point.row, size - 1 - point.column, size - 1 - point.row});
}

}  // namespace daejo::fuzz::renju
