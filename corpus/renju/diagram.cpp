// Diagrams: lines without a blank one among them are one diagram; its rows must be as many as they are wide,
// and its coordinates, where given, must be those of the board.

#include "corpus/renju/diagram.h"

#include "corpus/error.h"
#include "corpus/renju/diagram_line.h"
#include "corpus/renju/record_line.h"

namespace daejo::corpus::renju {

namespace {

struct Row {
    DiagramLine content;
    Place place;
};

std::string counted(int number, const std::string& word) {
    return std::to_string(number) + " " + word + (number == 1 ? "" : "s");
}

/// Every row as wide as the first, and as many of them.
void check_shape(const std::vector<Row>& rows) {
    const int width = rows.front().content.width;
    if (width < smallest_size || width > largest_size) {
        throw InputError(rows.front().place, "a row of " + counted(width, "point"),
                         "5 to 19 points in a row");
    }
    for (const Row& row : rows) {
        if (row.content.width != width) {
            throw InputError(row.place, "a row of " + counted(row.content.width, "point"),
                             counted(width, "point") + " as in the rows above");
        }
    }
    const auto wanted = static_cast<std::size_t>(width);
    if (rows.size() > wanted) {
        throw InputError(rows[wanted].place,
                         "a row more than the " + std::to_string(width) + " of this diagram",
                         "a blank line between diagrams, and as many rows as a row has points");
    }
    if (rows.size() < wanted) {
        throw InputError(rows.back().place,
                         "a diagram of " + counted(static_cast<int>(rows.size()), "row") + " ending here",
                         counted(width, "row") + ", as many as the rows have points");
    }
}

void check_numbers(const std::vector<Row>& rows) {
    const int size = static_cast<int>(rows.size());
    for (int i = 0; i < size; ++i) {
        const Row& row = rows[static_cast<std::size_t>(i)];
        for (const auto& number : {row.content.left, row.content.right}) {
            if (number.value == -1 || number.value == size - i) continue;
            throw InputError(moved_right(row.place, number.offset),
                             "row number " + std::to_string(number.value) +
                                 (number.value == i + 1 ? ", counted from the top" : ""),
                             std::to_string(size - i) + ": row numbers count down from " +
                                 std::to_string(size) + " at the top to 1 at the bottom");
        }
    }
}

}  // namespace

Position read_diagram(std::span<const Line> lines, const std::string& file, Legend legend) {
    std::vector<Row> rows;
    std::vector<std::pair<int, Place>> letters;
    for (const Line& line : lines) {
        if (is_skipped(line.text)) continue;
        const Place place{file, line.number, 1};
        DiagramLine content = read_diagram_line(line.text, place, legend);
        if (content.kind == DiagramLine::Kind::letters) letters.emplace_back(content.width, place);
        if (content.kind == DiagramLine::Kind::row) rows.push_back({std::move(content), place});
        if (rows.size() > largest_size) break;  // too many: check_shape says where
    }
    if (rows.empty()) {
        throw InputError({file, lines.empty() ? 0 : lines.front().number, 0}, "no row of a diagram",
                         "5 to 19 rows of points");
    }
    check_shape(rows);
    check_numbers(rows);
    const int size = static_cast<int>(rows.size());
    for (const auto& [count, place] : letters) {
        if (count == size) continue;
        throw InputError(place, counted(count, "letter"), counted(size, "letter") + ", one for each column");
    }
    Position position(size);
    for (int i = 0; i < position.points(); ++i) {
        const Point point = position.point(i);
        const Row& row = rows[static_cast<std::size_t>(size - 1 - point.row)];
        position.set(point, row.content.cells[static_cast<std::size_t>(point.column)]);
    }
    return position;
}

Position read_diagram(std::string_view text, const std::string& file, Legend legend) {
    const auto read = read_labelled_diagrams(text, file, legend);
    if (read.empty()) throw InputError({file, 0, 0}, "no diagram", "one diagram");
    if (read.size() > 1) throw InputError({file, read[1].line, 0}, "a second diagram", "one diagram only");
    return read.front().value;
}

std::vector<Position> read_diagrams(std::string_view text, const std::string& file, Legend legend) {
    std::vector<Position> positions;
    for (const auto& read : read_labelled_diagrams(text, file, legend)) positions.push_back(read.value);
    return positions;
}

std::vector<Labelled<Position>> read_labelled_diagrams(std::string_view text, const std::string& file,
                                                       Legend legend) {
    const std::vector<Line> lines = lines_of(text);
    std::vector<Labelled<Position>> read;
    std::string_view label;
    for (std::size_t i = 0; i < lines.size();) {
        const std::string_view line = trimmed(lines[i].text);
        if (is_skipped(line)) {
            label = line.empty() ? line : trimmed(line.substr(1));
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < lines.size() && !trimmed(lines[end].text).empty()) ++end;
        read.push_back({read_diagram(std::span(lines).subspan(i, end - i), file, legend), std::string(label),
                        lines[i].number});
        label = {};
        i = end;
    }
    return read;
}

std::string write_diagram(const Position& position, const DiagramOptions& options) {
    const bool x_is_black = options.legend == Legend::black_is_x;
    const char cells[] = {'.', x_is_black ? 'X' : 'O', x_is_black ? 'O' : 'X'};
    const std::size_t margin = position.size() > 9 ? 2 : 1;
    std::string text;
    for (int row = position.size() - 1; row >= 0; --row) {
        if (options.coordinates) {
            const std::string number = std::to_string(row + 1);
            text += std::string(margin - number.size(), ' ') + number + ' ';
        }
        for (int column = 0; column < position.size(); ++column) {
            const Point point{column, row};
            const auto mark = options.marks.find(point);
            const bool marked = position[point] == Cell::empty && mark != options.marks.end();
            if (column > 0) text += ' ';
            text += marked ? mark->second : cells[static_cast<int>(position[point])];
        }
        text += '\n';
    }
    if (options.coordinates) {
        text += std::string(margin, ' ');
        for (int column = 0; column < position.size(); ++column) {
            text += {' ', static_cast<char>('a' + column)};
        }
        text += '\n';
    }
    return text;
}

}  // namespace daejo::corpus::renju
