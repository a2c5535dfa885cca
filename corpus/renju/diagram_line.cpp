// One line of a diagram: which character is what, and what kind of line that makes. The only doubtful
// characters are corners (`+`, `┌`): points in a row, mere frame in a line that has dashes and at most two of
// them.

#include "corpus/renju/diagram_line.h"

#include <algorithm>

#include "corpus/characters.h"

namespace daejo::corpus::renju {

namespace {

enum class Glyph : std::uint8_t { blank, frame, corner, empty, black, white, digit, letter, other };

bool within(char32_t code, char32_t from, char32_t to) noexcept {
    return code >= from && code <= to;
}

Glyph box_drawing(char32_t code) noexcept {
    if (within(code, 0x250c, 0x251b) || within(code, 0x2552, 0x255d) || within(code, 0x256d, 0x2570)) {
        return Glyph::corner;
    }
    if (within(code, 0x251c, 0x254b) || within(code, 0x255e, 0x256c)) return Glyph::empty;
    return within(code, 0x2571, 0x2573) ? Glyph::other : Glyph::frame;
}

Glyph glyph_of(char32_t code, Legend legend) noexcept {
    const bool x_is_black = legend == Legend::black_is_x;
    switch (code) {
        case ' ':
        case '\t':
            return Glyph::blank;
        case '|':
        case '-':
        case '=':
            return Glyph::frame;
        case '+':
            return Glyph::corner;
        case '.':
        case '*':
        case '?':
            return Glyph::empty;
        case 'X':
        case 'x':
            return x_is_black ? Glyph::black : Glyph::white;
        case 'O':
        case 'o':
            return x_is_black ? Glyph::white : Glyph::black;
        case '@':
        case U'●':
            return Glyph::black;
        case U'○':
            return Glyph::white;
        default:
            break;
    }
    if (within(code, '0', '9')) return Glyph::digit;
    if (within(code, 'a', 'z') || within(code, 'A', 'Z')) return Glyph::letter;
    return within(code, 0x2500, 0x257f) ? box_drawing(code) : Glyph::other;
}

/// How many letters a line "a b c …" holds; 0 when it is none. Go's letters, without i, count as well:
/// `skips_i` tells.
int letters_in(std::string_view text, bool* skips_i = nullptr) noexcept {
    int count = 0;
    char last = 'a' - 1;
    while (!text.empty()) {
        const Character character = first_character(text);
        text.remove_prefix(character.bytes.size());
        const Glyph glyph = glyph_of(character.code, Legend::black_is_x);
        if (glyph == Glyph::blank || glyph == Glyph::frame || glyph == Glyph::corner) continue;
        if (character.code >= 0x80 || !is_letter(static_cast<char>(character.code))) return 0;
        const char letter = lower(static_cast<char>(character.code));
        const bool skipped = last == 'h' && letter == 'j';
        if (letter != last + 1 && !skipped) return 0;
        if (skipped && skips_i != nullptr) *skips_i = true;
        last = letter;
        ++count;
    }
    return count;
}

bool is_frame(std::string_view text) noexcept {
    int dashes = 0;
    int corners = 0;
    while (!text.empty()) {
        const Character character = first_character(text);
        text.remove_prefix(character.bytes.size());
        const Glyph glyph = glyph_of(character.code, Legend::black_is_x);
        dashes += glyph == Glyph::frame;
        corners += glyph == Glyph::corner;
        if (glyph != Glyph::blank && glyph != Glyph::frame && glyph != Glyph::corner) return false;
    }
    return dashes > 0 && corners <= 2;
}

DiagramLine read_row(std::string_view text, const Place& place, Legend legend) {
    DiagramLine row{DiagramLine::Kind::row, {}, {}, {}, 0};
    const auto refuse = [&](std::size_t at, const std::string& expected) {
        throw InputError(moved_right(place, at), shown(std::string(first_character(text.substr(at)).bytes)),
                         expected);
    };
    for (std::size_t at = 0; at < text.size();) {
        const Character character = first_character(text.substr(at));
        const Glyph glyph = glyph_of(character.code, legend);
        if (glyph == Glyph::digit) {
            DiagramLine::Number& number = row.width == 0 ? row.left : row.right;
            if (number.value != -1) refuse(at, "a point of the board or one row number");
            number = {0, at};
            for (; at < text.size() && is_digit(text[at]); ++at) {
                number.value = std::min(number.value * 10 + (text[at] - '0'), largest_size + 1);
            }
            if (number.value > largest_size) {
                throw InputError(moved_right(place, number.offset),
                                 shown(std::string(text.substr(number.offset, at - number.offset))),
                                 "a row number from 1 to 19");
            }
            continue;
        }
        if (glyph == Glyph::letter || glyph == Glyph::other) {
            refuse(at, "a point of a diagram: '.', '+' or '*' empty, 'X', 'O', '@', '●' or '○'");
        }
        if (glyph != Glyph::blank && glyph != Glyph::frame) {
            if (row.right.value != -1) refuse(at, "the end of the row behind its number");
            const Cell cell = glyph == Glyph::black   ? Cell::black
                              : glyph == Glyph::white ? Cell::white
                                                      : Cell::empty;
            if (row.width <= largest_size) row.cells.push_back(cell);
            ++row.width;
        }
        at += character.bytes.size();
    }
    return row;
}

}  // namespace

DiagramLine read_diagram_line(std::string_view text, const Place& place, Legend legend) {
    bool skips_i = false;
    if (const int letters = letters_in(text, &skips_i); letters > 0) {
        if (skips_i) throw InputError(place, "letters without i", "a b c … with i, or no line of letters");
        return {DiagramLine::Kind::letters, {}, {}, {}, letters};
    }
    if (is_frame(text)) return {};
    return read_row(text, place, legend);
}

bool looks_like_diagram(std::string_view line) {
    if (letters_in(line) > 1 || is_frame(line)) return true;
    int points = 0;
    int others = 0;
    while (!line.empty()) {
        const Character character = first_character(line);
        line.remove_prefix(character.bytes.size());
        const Glyph glyph = glyph_of(character.code, Legend::black_is_x);
        others += glyph == Glyph::letter || glyph == Glyph::other;
        points +=
            glyph == Glyph::corner || glyph == Glyph::empty || glyph == Glyph::black || glyph == Glyph::white;
    }
    return points >= 3 && points > others;
}

}  // namespace daejo::corpus::renju
