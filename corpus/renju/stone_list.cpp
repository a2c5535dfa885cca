// Stone lists: black points, a slash, white points; or one line a colour.

#include "corpus/renju/stone_list.h"

#include <optional>

#include "corpus/characters.h"
#include "corpus/lines.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/record_line.h"

namespace daejo::corpus::renju {

namespace {

/// Places the points of `text` up to the end or a slash, and gives where it stopped.
std::size_t scan_stones(std::string_view text, std::size_t at, const Place& place, Cell colour,
                        Position& position) {
    while (at < text.size() && text[at] != '/') {
        const char c = text[at];
        if (is_blank(c) || c == ',') {
            ++at;
            continue;
        }
        if (!is_letter(c)) {
            throw InputError(moved_right(place, at),
                             shown(std::string(first_character(text.substr(at)).bytes)),
                             "points (\"h8\") or '/' between black and white stones");
        }
        const std::size_t begin = at;
        const Point point = scan_point(text, at, place, position.size());
        if (position[point] != Cell::empty) {
            throw InputError(moved_right(place, begin), to_text(point) + " a second time",
                             "every stone once");
        }
        position.set(point, colour);
    }
    return at;
}

/// The colour a line "black: …" or "white: …" is of.
std::optional<Cell> colour_of(std::string_view line) noexcept {
    const std::string_view word = trimmed(trimmed(line).substr(0, trimmed(line).find(':')));
    if (word.size() == trimmed(line).size()) return std::nullopt;
    if (same_word(word, "black")) return Cell::black;
    if (same_word(word, "white")) return Cell::white;
    return std::nullopt;
}

}  // namespace

Position read_stone_list(std::string_view line, const Place& place, int size) {
    Position position(size);
    const std::size_t slash = scan_stones(line, 0, place, Cell::black, position);
    if (slash == line.size()) {
        throw InputError(moved_right(place, line.size()), "the end of the line",
                         "'/' and the white stones (perhaps none)");
    }
    const std::size_t end = scan_stones(line, slash + 1, place, Cell::white, position);
    if (end < line.size()) throw InputError(moved_right(place, end), "a second '/'", "white stones only");
    return position;
}

std::vector<Labelled<Position>> read_stone_lists(std::string_view text, const std::string& file, int size) {
    std::vector<Labelled<Position>> positions;
    std::optional<Cell> joinable;  // the colour the last position, written by colours, still lacks
    for (const Line& line : lines_of(text)) {
        if (trimmed(line.text).empty()) joinable.reset();
        if (is_skipped(line.text)) continue;
        const Place place{file, line.number, 1};
        const std::optional<Cell> colour = colour_of(line.text);
        if (!colour) {
            const RecordLine record = record_line(line, file, reads_as_stones);
            positions.push_back({read_stone_list(record.content, record.place, size),
                                 std::string(record.label), line.number});
            joinable.reset();
            continue;
        }
        if (joinable == colour) {
            joinable.reset();
        } else {
            positions.push_back({Position(size), {}, line.number});
            joinable = colour == Cell::black ? Cell::white : Cell::black;
        }
        const std::size_t stop =
            scan_stones(line.text, line.text.find(':') + 1, place, *colour, positions.back().value);
        if (stop < line.text.size()) {
            throw InputError(moved_right(place, stop), "'/'", "stones of one colour behind a colour's name");
        }
    }
    return positions;
}

bool reads_as_stones(std::string_view text) {
    if (colour_of(text)) return true;
    try {
        Position board(largest_size);
        const std::size_t slash = scan_stones(text, 0, {}, Cell::black, board);
        return slash == text.size() || scan_stones(text, slash + 1, {}, Cell::white, board) == text.size();
    } catch (const InputError&) {
        return false;
    }
}

std::string write_stone_list(const Position& position) {
    std::string black;
    std::string white;
    for (int i = 0; i < position.points(); ++i) {
        const Point point = position.point(i);
        if (position[point] == Cell::black) black += to_text(point) + ' ';
        if (position[point] == Cell::white) white += ' ' + to_text(point);
    }
    return black + '/' + white;
}

}  // namespace daejo::corpus::renju
