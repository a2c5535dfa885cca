// Board lines, read through a table of 256 entries: one look-up a point, nothing allocated but in errors.

#include "corpus/renju/board_line.h"

#include <algorithm>
#include <array>

#include "corpus/characters.h"

namespace daejo::corpus::renju {

namespace {

constexpr std::uint8_t no_cell = 0xff;

constexpr std::array<std::uint8_t, 256> cell_table = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_cell);
    table['.'] = static_cast<std::uint8_t>(Cell::empty);
    table['X'] = static_cast<std::uint8_t>(Cell::black);
    table['O'] = static_cast<std::uint8_t>(Cell::white);
    return table;
}();

std::uint8_t cell_of(char c) noexcept {
    return cell_table[static_cast<unsigned char>(c)];
}

int size_of(std::size_t length) noexcept {
    if (length > most_points) return 0;
    for (int size = smallest_size; size <= largest_size; ++size) {
        if (static_cast<int>(length) == size * size) return size;
    }
    return 0;
}

[[noreturn]] void refuse(std::string_view line, const Place& place) {
    const auto* const wrong =
        std::find_if(line.begin(), line.end(), [](char c) { return cell_of(c) == no_cell; });
    if (wrong == line.end()) {
        std::string sizes;
        for (int size = smallest_size; size <= largest_size; ++size) {
            const char* const joint = size == smallest_size ? "" : size == largest_size ? " or " : ", ";
            sizes += joint + std::to_string(size * size);
        }
        throw InputError(moved_right(place, 0),
                         "a board line of " + std::to_string(line.size()) + " characters",
                         sizes + " characters");
    }
    const auto offset = static_cast<std::size_t>(wrong - line.begin());
    const std::string_view character = first_character(line.substr(offset)).bytes;
    throw InputError(moved_right(place, offset), shown(std::string(character)),
                     "'.', 'X' or 'O' in a board line");
}

}  // namespace

void read_board_line(std::string_view line, const Place& place, Position& out) {
    const int size = size_of(line.size());
    if (size == 0) refuse(line, place);
    Position read(size);
    const auto width = static_cast<std::size_t>(size);
    std::uint8_t seen = 0;
    for (std::size_t top = 0; top < width; ++top) {
        const char* from = line.data() + top * width;
        for (Cell& cell : read.cells().subspan((width - 1 - top) * width, width)) {
            const std::uint8_t value = cell_of(*from++);
            seen |= value;
            cell = static_cast<Cell>(value);
        }
    }
    if (seen == no_cell) refuse(line, place);
    out = read;
}

std::string write_board_line(const Position& position) {
    std::string line;
    append_board_line(position, line);
    return line;
}

void append_board_line(const Position& position, std::string& out) {
    out.reserve(out.size() + static_cast<std::size_t>(position.points()));
    for (int row = position.size() - 1; row >= 0; --row) {
        for (int column = 0; column < position.size(); ++column) {
            out += ".XO"[static_cast<int>(position[{column, row}])];
        }
    }
}

void append_map_line(const Position& position, const FoulMap& map, std::string& out) {
    out.reserve(out.size() + static_cast<std::size_t>(position.points()));
    for (int row = position.size() - 1; row >= 0; --row) {
        for (int column = 0; column < position.size(); ++column) {
            const Point point{column, row};
            const Cell cell = position[point];
            out += cell == Cell::empty ? "?.5643F"[static_cast<int>(map[point].answer)]
                                       : ".XO"[static_cast<int>(cell)];
        }
    }
}

void read_map_line(std::string_view line, const Place& place, const Position& position, FoulMap& out) {
    const auto points = static_cast<std::size_t>(position.points());
    if (line.size() != points) {
        throw InputError(place, std::to_string(line.size()) + " characters",
                         std::to_string(points) + ", the map of a board of that size");
    }
    FoulMap map(position.size());
    map.set_counted(false);
    constexpr std::string_view letters = "?.5643F";
    std::size_t at = 0;
    for (int row = position.size() - 1; row >= 0; --row) {
        for (int column = 0; column < position.size(); ++column, ++at) {
            const Point point{column, row};
            const Cell cell = position[point];
            const std::size_t letter = letters.find(line[at]);
            const bool fits = cell == Cell::empty ? letter != std::string_view::npos && letter > 0
                                                  : line[at] == ".XO"[static_cast<int>(cell)];
            if (!fits) {
                throw InputError(moved_right(place, at), shown(std::string(1, line[at])),
                                 cell == Cell::empty
                                     ? std::string(". 5 6 4 3 or F, the point being empty")
                                     : std::string(1, ".XO"[static_cast<int>(cell)]) + ", as in the board");
            }
            if (cell == Cell::empty) map.set(point, {static_cast<Answer>(letter), 0, 0, 0});
        }
    }
    out = map;
}

}  // namespace daejo::corpus::renju
