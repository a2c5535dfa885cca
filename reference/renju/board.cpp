// A position with a rim, and the lines through a point.
#include "reference/renju/board.h"

namespace daejo::reference::renju {

namespace {

Content seen(Cell cell, Cell player) noexcept {
    if (cell == Cell::empty) return Content::empty;
    return cell == player ? Content::own : Content::blocked;
}

}  // namespace

Board::Board(const Position& position, Cell player) noexcept : size_(position.size()) {
    contents_.fill(Content::blocked);
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        contents_[index(p)] = seen(position[p], player);
    }
}

Board Board::with(Point p) const noexcept {
    Board next = *this;
    next.contents_[index(p)] = Content::own;
    return next;
}

Line Board::line(Point p, Direction direction) const noexcept {
    Line line{};
    for (int place = 0; place < line_length; ++place) {
        line[static_cast<std::size_t>(place)] = (*this)[at(p, direction, place)];
    }
    line[middle] = Content::own;
    return line;
}

std::vector<Point> Board::unbroken_row(Point p, Direction direction) const {
    while ((*this)[step(p, direction, -1)] == Content::own) p = step(p, direction, -1);
    std::vector<Point> row;
    for (; (*this)[p] == Content::own; p = step(p, direction, 1)) row.push_back(p);
    return row;
}

Point step(Point p, Direction direction, int distance) noexcept {
    switch (direction) {
        case Direction::row:
            return {p.column + distance, p.row};
        case Direction::file:
            return {p.column, p.row + distance};
        case Direction::rising:
            return {p.column + distance, p.row + distance};
        case Direction::falling:
            return {p.column + distance, p.row - distance};
    }
    return p;
}

std::vector<Point> points_of(Point p, Direction direction, Places places) {
    std::vector<Point> points;
    for (int place = 0; place < line_length; ++place) {
        if (holds(places, place)) points.push_back(at(p, direction, place));
    }
    return points;
}

}  // namespace daejo::reference::renju
