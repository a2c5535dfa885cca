// What the properties of an SGF game mean on a renju board.

#include "corpus/renju/sgf.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "corpus/characters.h"
#include "corpus/lines.h"
#include "corpus/renju/game_positions.h"
#include "corpus/renju/point_text.h"
#include "corpus/sgf_scanner.h"

namespace daejo::corpus::renju {

namespace {

/// The value of a text property: `\` before a character makes it plain, before a line end takes both away.
std::string unescaped(std::string_view raw) {
    std::string text;
    bool escape = false;
    for (const char c : raw) {
        if (c == '\r') continue;
        if (c == '\\' && !escape) {
            escape = true;
            continue;
        }
        if (c != '\n') {
            text += c;
        } else if (!escape) {
            text += ' ';
        }
        escape = false;
    }
    return text;
}

std::string escaped(std::string_view text) {
    std::string raw;
    for (const char c : text) {
        if (c == ']' || c == '\\') raw += '\\';
        raw += c;
    }
    return raw;
}

bool blank(char c) noexcept {
    return is_blank(c) || (c >= '\n' && c <= '\r');
}

/// A value without the blanks and line ends around it.
SgfValue stripped(SgfValue value) noexcept {
    while (!value.raw.empty() && blank(value.raw.back())) value.raw.remove_suffix(1);
    while (!value.raw.empty() && blank(value.raw.front())) {
        value.raw.remove_prefix(1);
        ++value.at;
    }
    return value;
}

/// Builds one game from its nodes.
class GameReader {
  public:
    GameReader(const SgfScanner& scanner, int size) : scanner_(scanner), size_(size) {}

    void read_node(const SgfNode& node) {
        if (first_) read_root(node);
        std::array<bool, most_points> touched{};
        for (const SgfProperty& property : node) {
            if (property.name == "AB") set_up(property, Cell::black, touched);
            if (property.name == "AW") set_up(property, Cell::white, touched);
            if (property.name == "AE") set_up(property, Cell::empty, touched);
        }
        for (const SgfProperty& property : node) {
            if (property.name == "B") add_move(property, Cell::black);
            if (property.name == "W") add_move(property, Cell::white);
            if (property.name == "PL") check_player(property);
            if (property.name == "GN") label_ = unescaped(property.values.front().raw);
            if (property.name == "RE") read_result(property);
            if (property.name == "SZ" && !first_) {
                refuse(property.at, "SZ", "SZ in the first node of a game only");
            }
        }
        first_ = false;
    }

    Labelled<Game> finish(int line) {
        if (draw_) game_.moves.push_back({Move::Kind::draw_agreed, {}, Cell::empty});
        return {std::move(game_), std::move(label_), line};
    }

  private:
    [[noreturn]] void refuse(std::size_t at, const std::string& found, const std::string& expected) const {
        throw InputError(scanner_.place(at), found, expected);
    }

    [[noreturn]] void refuse(const SgfValue& value, const std::string& expected) const {
        refuse(value.at, shown(std::string(value.raw.substr(0, 100))), expected);
    }

    SgfValue only_value(const SgfProperty& property) const {
        if (property.values.size() > 1) {
            refuse(property.values[1].at, "a second value of " + property.name, "one value");
        }
        return stripped(property.values.front());
    }

    int number(const SgfValue& value, const std::string& expected) const {
        int result = 0;
        const char* const end = value.raw.data() + value.raw.size();
        const auto [stop, error] = std::from_chars(value.raw.data(), end, result);
        if (error != std::errc{} || stop != end) refuse(value, expected);
        return result;
    }

    void read_root(const SgfNode& node) {
        const SgfProperty* size = nullptr;
        bool is_go = false;
        for (const SgfProperty& property : node) {
            if (property.name == "SZ") {
                if (size != nullptr) refuse(property.at, "a second SZ", "one board size");
                size = &property;
            }
            if (property.name == "GM") {
                const SgfValue value = only_value(property);
                const int game = number(value, "GM[4] (renju) or GM[1]");
                if (game != 4 && game != 1) refuse(value, "GM[4] (renju) or GM[1]");
                is_go = game == 1;
            }
        }
        if (size != nullptr) {
            read_size(only_value(*size));
        } else if (is_go) {
            size_ = largest_size;
        }
        game_.start = Position(size_);
    }

    void read_size(const SgfValue& value) {
        const std::string expected = "a board size from 5 to 19";
        const std::size_t colon = value.raw.find(':');
        size_ = number({value.raw.substr(0, colon), value.at}, expected);
        if (colon != std::string_view::npos &&
            number({value.raw.substr(colon + 1), value.at}, expected) != size_) {
            refuse(value, "a square board");
        }
        if (size_ < smallest_size || size_ > largest_size) refuse(value, expected);
    }

    /// A point as `hh`, from the top, or as `h8`, from the bottom.
    Point point(const SgfValue& value) const {
        const std::string_view raw = value.raw;
        const char last = static_cast<char>('a' + size_ - 1);
        const std::string expected = std::string("a point from aa to ") + last + last + " or from a1 to " +
                                     to_text({size_ - 1, size_ - 1});
        if (raw.size() == 2 && raw[1] >= 'a' && raw[1] <= 'z') {
            const Point read{raw[0] - 'a', size_ - 1 - (raw[1] - 'a')};
            if (!game_.start.contains(read)) refuse(value, expected);
            return read;
        }
        try {
            return parse_point(raw, size_);
        } catch (const InputError&) {
            refuse(value, expected);
        }
    }

    void set_up(const SgfProperty& property, Cell cell, std::span<bool> touched) {
        if (!game_.moves.empty()) {
            refuse(property.at, property.name + " behind a move", "set-up stones before the first move only");
        }
        for (const SgfValue& given : property.values) {
            const SgfValue value = stripped(given);
            const std::size_t colon = value.raw.find(':');
            const bool rectangle = colon != std::string_view::npos;
            const Point a = point({value.raw.substr(0, colon), value.at});
            const Point b = rectangle ? point({value.raw.substr(colon + 1), value.at + colon + 1}) : a;
            for (int row = std::min(a.row, b.row); row <= std::max(a.row, b.row); ++row) {
                for (int column = std::min(a.column, b.column); column <= std::max(a.column, b.column);
                     ++column) {
                    bool& is_touched = touched[static_cast<std::size_t>(game_.start.index({column, row}))];
                    if (is_touched) {
                        refuse(value.at, to_text(Point{column, row}) + " a second time",
                               "every point once in a node's AB, AW and AE");
                    }
                    is_touched = true;
                    game_.start.set({column, row}, cell);
                }
            }
        }
    }

    void add_move(const SgfProperty& property, Cell colour) {
        const SgfValue value = only_value(property);
        if (value.raw.empty() || value.raw == "tt") {
            game_.moves.push_back({Move::Kind::pass, {}, colour});
        } else {
            game_.moves.push_back({Move::Kind::place, point(value), colour});
        }
    }

    void check_player(const SgfProperty& property) const {
        const SgfValue value = only_value(property);
        for (const std::string_view word : {"b", "w", "black", "white"}) {
            if (same_word(value.raw, word)) return;
        }
        refuse(value, "PL[B] or PL[W]");
    }

    void read_result(const SgfProperty& property) {
        const SgfValue value = stripped(property.values.front());
        draw_ = value.raw == "0" || same_word(value.raw, "draw");
    }

    const SgfScanner& scanner_;
    int size_;
    bool first_ = true;
    bool draw_ = false;
    Game game_;
    std::string label_;
};

std::string letters(Point point, int size) {
    return {static_cast<char>('a' + point.column), static_cast<char>('a' + size - 1 - point.row)};
}

std::string set_up_text(const Position& start, Cell colour, const char* name) {
    std::string text;
    for (int i = 0; i < start.points(); ++i) {
        const Point point = start.point(i);
        if (start[point] == colour) text += '[' + letters(point, start.size()) + ']';
    }
    return text.empty() ? text : name + text;
}

}  // namespace

std::vector<Labelled<Game>> read_sgf(std::string_view text, const std::string& file, int size) {
    text = without_byte_order_mark(text);
    SgfScanner scanner(text, file);
    std::vector<Labelled<Game>> games;
    std::size_t counted = 0;
    int line = 1;
    auto step = scanner.next();
    while (step != SgfScanner::Step::end) {
        for (; counted < scanner.offset(); ++counted) line += text[counted] == '\n';
        GameReader reader(scanner, size);
        while ((step = scanner.next()) == SgfScanner::Step::node) reader.read_node(scanner.node());
        games.push_back(reader.finish(line));
    }
    return games;
}

std::string write_sgf(const Game& game, const std::string& label, const Place& place) {
    const int size = game.start.size();
    std::string moves;
    const std::vector<Cell> colours = colours_of(game);
    bool draw = false;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const Move& move = game.moves[i];
        const std::string number = std::to_string(i + 1);
        if (draw) throw InputError(place, "move " + number + " behind an agreed draw", "the end of the game");
        if (move.kind == Move::Kind::draw_agreed) {
            draw = true;
            continue;
        }
        if (move.kind == Move::Kind::place && !game.start.contains(move.point)) {
            throw InputError(place, "move " + number + " off the board", "a point of the board");
        }
        if (i % 10 == 0) moves += '\n';
        moves += colours[i] == Cell::black ? ";B[" : ";W[";
        if (move.kind == Move::Kind::place) moves += letters(move.point, size);
        moves += ']';
    }
    return "(;FF[4]GM[4]CA[UTF-8]AP[daejo]SZ[" + std::to_string(size) + "]" +
           (label.empty() ? "" : "GN[" + escaped(label) + "]") + (draw ? "RE[Draw]" : "") +
           set_up_text(game.start, Cell::black, "AB") + set_up_text(game.start, Cell::white, "AW") + moves +
           ")\n";
}

}  // namespace daejo::corpus::renju
