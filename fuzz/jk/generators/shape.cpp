// Shapes as values: reading, images, holders drawn, two side by side.

#include "fuzz/jk/generators/shape.h"

#include <algorithm>
#include <array>
#include <utility>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "corpus/lines.h"

namespace daejo::fuzz::jk {

using corpus::InputError;
using corpus::jk::Action;
using corpus::jk::Cell;
using corpus::jk::Colour;
using corpus::jk::Point;
using corpus::jk::Size;
using corpus::jk::Symmetry;

namespace {

[[noreturn]] void refuse(std::string_view text, const char* expected) {
    throw InputError({}, corpus::shown(std::string(text)), expected);
}

Cell& cell_at(Board& board, Point point) {
    return board.cells[static_cast<std::size_t>(board.size.index(point))];
}

void read_row(std::string_view row, int number, Shape& shape, std::vector<Point>& white_sides) {
    for (std::size_t i = 0; i < row.size(); i += 2) {
        const Point point{static_cast<int>(i / 2), number};
        switch (row[i]) {
            case '.':
                break;
            case 'X':
                cell_at(shape.board, point) = Cell::black;
                break;
            case 'O':
                cell_at(shape.board, point) = Cell::white;
                break;
            case 'b':
                shape.kos.push_back({point, point});
                break;
            case 'w':
                white_sides.push_back(point);
                break;
            default:
                refuse(row, "a row of . X O b w");
        }
    }
}

bool adjacent(Point a, Point b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
}

void pair_kos(Shape& shape, const std::vector<Point>& white_sides) {
    for (OpenKo& ko : shape.kos) {
        const auto beside_it = [&ko](Point point) { return adjacent(ko.black_side, point); };
        if (std::count_if(white_sides.begin(), white_sides.end(), beside_it) != 1) {
            refuse(shape.name, "one w beside every b");
        }
        ko.white_side = *std::find_if(white_sides.begin(), white_sides.end(), beside_it);
    }
    if (white_sides.size() != shape.kos.size()) refuse(shape.name, "one b beside every w");
}

void read_line(std::string_view words, Shape& shape) {
    shape.first = words.front() == 'O' ? Colour::white : Colour::black;
    for (std::size_t at = 2; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        shape.line.push_back(corpus::jk::parse_action(words.substr(at, end - at), shape.board.size));
        at = end + 1;
    }
}

Shape read_shape(std::string_view name, std::vector<std::string_view> rows) {
    constexpr std::string_view line_word = "line ";
    std::string_view line;
    if (!rows.empty() && rows.back().starts_with(line_word)) {
        line = rows.back().substr(line_word.size());
        rows.pop_back();
    }
    if (rows.empty()) refuse(name, "a picture behind the name");
    const Size size{static_cast<int>(rows.front().size() + 1) / 2, static_cast<int>(rows.size())};
    Shape shape;
    shape.name = std::string(name);
    shape.board = {size, std::vector<Cell>(static_cast<std::size_t>(size.points()), Cell::empty)};
    std::vector<Point> white_sides;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].size() != rows.front().size()) refuse(rows[i], "rows of one length");
        read_row(rows[i], size.rows - 1 - static_cast<int>(i), shape, white_sides);
    }
    pair_kos(shape, white_sides);
    if (!line.empty()) read_line(line, shape);
    return shape;
}

void copy_into(Shape& whole, const Shape& part, int column) {
    const auto moved = [column](Point point) { return Point{point.column + column, point.row}; };
    for (int index = 0; index < part.board.size.points(); ++index) {
        cell_at(whole.board, moved(part.board.size.point(index))) =
            part.board.cells[static_cast<std::size_t>(index)];
    }
    for (const OpenKo& ko : part.kos) whole.kos.push_back({moved(ko.black_side), moved(ko.white_side)});
}

}  // namespace

std::vector<Shape> read_shapes(std::string_view text) {
    std::vector<Shape> shapes;
    std::string_view name;
    std::vector<std::string_view> rows;
    const auto finish = [&] {
        if (!name.empty()) shapes.push_back(read_shape(name, rows));
        name = {};
        rows.clear();
    };
    for (const corpus::Line& line : corpus::lines_of(text)) {
        if (line.text.empty()) {
            finish();
        } else if (name.empty()) {
            name = line.text;
        } else {
            rows.push_back(line.text);
        }
    }
    finish();
    return shapes;
}

const std::vector<Shape>& ko_shapes() {
    static const std::vector<Shape> shapes = read_shapes(shape_table());
    return shapes;
}

Shape image(Symmetry symmetry, const Shape& shape) {
    const Size size = shape.board.size;
    Shape turned = shape;
    turned.board.size = apply(symmetry, size);
    for (int index = 0; index < size.points(); ++index) {
        cell_at(turned.board, apply(symmetry, size.point(index), size)) =
            shape.board.cells[static_cast<std::size_t>(index)];
    }
    for (OpenKo& ko : turned.kos) {
        ko = {apply(symmetry, ko.black_side, size), apply(symmetry, ko.white_side, size)};
    }
    for (Action& action : turned.line) {
        if (action.kind == Action::Kind::play) action.point = apply(symmetry, action.point, size);
    }
    return turned;
}

Shape colours_swapped(Shape shape) {
    for (Cell& cell : shape.board.cells) {
        if (cell != Cell::empty) cell = cell == Cell::black ? Cell::white : Cell::black;
    }
    for (OpenKo& ko : shape.kos) std::swap(ko.black_side, ko.white_side);
    shape.first = opponent(shape.first);
    return shape;
}

std::optional<Shape> beside(const Shape& left, const Shape& right, int columns, Random& random) {
    // Between the two, from left to right: '#' a wall, '.' an empty column.
    constexpr std::array<std::string_view, 5> gaps = {"#", ".#", "#.", ".#.", "."};
    const Cell wall = random.below(2) == 0 ? Cell::black : Cell::white;
    const Size size = left.board.size;
    for (const std::string_view gap : gaps) {
        const int begin = size.columns + static_cast<int>(gap.size());
        const Size wide{begin + right.board.size.columns, size.rows};
        if (wide.columns > columns) continue;
        Shape whole;
        whole.name = left.name + "+" + right.name;
        whole.board = {wide, std::vector<Cell>(static_cast<std::size_t>(wide.points()), Cell::empty)};
        whole.first = left.first;
        whole.line = left.line;
        copy_into(whole, left, 0);
        copy_into(whole, right, begin);
        for (std::size_t i = 0; i < gap.size(); ++i) {
            const int column = size.columns + static_cast<int>(i);
            for (int row = 0; gap[i] == '#' && row < size.rows; ++row) {
                cell_at(whole.board, {column, row}) = wall;
            }
        }
        Random trial = random;
        if (settled(whole, trial)) return whole;
    }
    return std::nullopt;
}

std::optional<Board> settled(const Shape& shape, Random& random) {
    const int choices = 1 << shape.kos.size();
    const int start = random.below(choices);
    for (int tried = 0; tried < choices; ++tried) {
        const int holders = start ^ tried;
        Board board = shape.board;
        for (std::size_t ko = 0; ko < shape.kos.size(); ++ko) {
            if ((holders >> ko & 1) == 0) {
                cell_at(board, shape.kos[ko].white_side) = Cell::black;
            } else {
                cell_at(board, shape.kos[ko].black_side) = Cell::white;
            }
        }
        if (is_legal(board)) return board;
    }
    return std::nullopt;
}

}  // namespace daejo::fuzz::jk
