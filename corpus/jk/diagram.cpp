#include "corpus/jk/diagram.h"

#include "corpus/jk/point_text.h"

namespace daejo::corpus::jk {

std::string write_diagram(Size size, std::span<const Cell> cells, const std::map<Point, char>& marks) {
    const std::size_t width = std::to_string(size.rows).size();
    std::string text;
    for (int row = size.rows - 1; row >= 0; --row) {
        const std::string number = std::to_string(row + 1);
        text += std::string(width - number.size(), ' ') + number;
        for (int column = 0; column < size.columns; ++column) {
            const Point point{column, row};
            const Cell cell = cells[static_cast<std::size_t>(size.index(point))];
            const auto mark = marks.find(point);
            text += ' ';
            text += cell != Cell::empty   ? ".XO"[static_cast<std::size_t>(cell)]
                    : mark != marks.end() ? mark->second
                                          : '.';
        }
        text += '\n';
    }
    text += std::string(width, ' ');
    for (int column = 0; column < size.columns; ++column) {
        text += ' ';
        text += to_text(Point{column, 0}).front();
    }
    return text + '\n';
}

}  // namespace daejo::corpus::jk
