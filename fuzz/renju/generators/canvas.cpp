// Lays line shapes over one another on a board in the making. What must hold: a stone never comes to stand on
// a point that an earlier shape needs empty, and no stone is ever replaced.

#include "fuzz/renju/generators/canvas.h"

#include "corpus/error.h"

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

constexpr std::array<Point, Canvas::ways> steps = {Point{1, 0},  Point{0, 1},  Point{1, 1},   Point{1, -1},
                                                   Point{-1, 0}, Point{0, -1}, Point{-1, -1}, Point{-1, 1}};

}  // namespace

Shape::Shape(std::string_view picture) : length(static_cast<int>(picture.size())) {
    if (picture.empty() || picture.size() > longest) throw corpus::InternalError("length of a line shape");
    star = static_cast<int>(picture.find('*'));
    for (std::size_t at = 0; at < picture.size(); ++at) {
        letters[at] = picture[at];
        switch (picture[at]) {
            case 'X':
                allowed[at] = Canvas::open | Canvas::black;
                break;
            case 'O':
                allowed[at] = Canvas::open | Canvas::white | Canvas::outside;
                break;
            case '.':
            case '+':
            case '*':
                allowed[at] = Canvas::open | Canvas::kept | Canvas::closed;
                break;
            default:
                throw corpus::InternalError("letter of a line shape");
        }
    }
    if (star < 0) throw corpus::InternalError("common point of a line shape");
}

Canvas::Canvas(int size, const std::vector<Point>& points) : size_(size) {
    cells_.fill(outside);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) cell({column, row}) = closed;
    }
    for (const Point point : points) cell(point) = open;
}

int Canvas::cost(const Shape& shape, Point common, int way) const noexcept {
    const Point step = steps[static_cast<std::size_t>(way)];
    const int stride = step.row * width + step.column;
    int at = place(common) - shape.star * stride;
    int added = 0;
    for (std::size_t letter = 0; letter < static_cast<std::size_t>(shape.length); ++letter, at += stride) {
        const std::uint8_t have = cells_[static_cast<std::size_t>(at)];
        if ((have & shape.allowed[letter]) == 0) return -1;
        added += shape.letters[letter] == 'X' && have == open;
    }
    return added;
}

void Canvas::lay(const Shape& shape, Point common, int way, std::vector<Point>& completions) {
    const Point step = steps[static_cast<std::size_t>(way)];
    for (int letter = 0; letter < shape.length; ++letter) {
        const Point point{common.column + step.column * (letter - shape.star),
                          common.row + step.row * (letter - shape.star)};
        switch (shape.letters[static_cast<std::size_t>(letter)]) {
            case 'X':
                put(point, Cell::black);
                break;
            case 'O':
                put(point, Cell::white);
                break;
            case '+':
                completions.push_back(point);
                keep_empty(point);
                break;
            default:
                keep_empty(point);
                break;
        }
    }
}

void Canvas::keep_empty(Point point) noexcept {
    if (cell(point) == open) cell(point) = kept;
}

void Canvas::put(Point point, Cell colour) noexcept {
    if (cell(point) == open) cell(point) = colour == Cell::black ? black : white;
}

Position Canvas::position() const {
    Position result(size_);
    for (int row = 0; row < size_; ++row) {
        for (int column = 0; column < size_; ++column) {
            const std::uint8_t have = cell({column, row});
            if (have == black) result.set({column, row}, Cell::black);
            if (have == white) result.set({column, row}, Cell::white);
        }
    }
    return result;
}

}  // namespace daejo::fuzz::renju
