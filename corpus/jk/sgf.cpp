// What the properties of an SGF game mean for the JK rule.

#include "corpus/jk/sgf.h"

#include <charconv>
#include <optional>

#include "corpus/characters.h"
#include "corpus/jk/verdict.h"
#include "corpus/lines.h"
#include "corpus/sgf_scanner.h"

namespace daejo::corpus::jk {

namespace {

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

/// The value of a text property: `\` before a character makes it plain; line ends become blanks.
std::string unescaped(std::string_view raw) {
    std::string text;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\' && i + 1 < raw.size()) ++i;
        text += blank(raw[i]) ? ' ' : raw[i];
    }
    return std::string(trimmed(text));
}

std::string escaped(std::string_view text) {
    std::string raw;
    for (const char c : text) {
        if (c == ']' || c == '\\') raw += '\\';
        raw += c;
    }
    return raw;
}

/// Builds one game from its nodes.
class GameReader {
  public:
    GameReader(const SgfScanner& scanner, const PassChoice& choose) : scanner_(scanner), choose_(choose) {
        read_.game.size = {largest_side, largest_side};
    }

    void read_node(const SgfNode& node) {
        if (first_) {
            for (const SgfProperty& property : node) read_root(property);
        }
        first_ = false;
        bool acted = false;
        for (const SgfProperty& property : node) {
            if (property.name != "JK") continue;
            at(property, [&](const SgfValue& value) {
                add(parse_action(unescaped(value.raw), read_.game.size), property.at);
            });
            acted = true;
        }
        for (const SgfProperty& property : node) read_move(property, acted);
    }

    Item finish(int line) {
        if (refusal_) return {std::move(*refusal_), std::move(label_), line};
        return {std::move(read_), std::move(label_), line};
    }

  private:
    /// Reads the only value of a property; what it throws is an error at its place.
    template <class Read>
    void at(const SgfProperty& property, Read read) {
        const SgfValue value = stripped(property.values.front());
        try {
            if (property.values.size() > 1)
                throw InputError({}, "a second value of " + property.name, "one value");
            read(value);
        } catch (const InputError& error) {
            throw error.moved_to(scanner_.place(value.at));
        }
    }

    void refuse(std::size_t at, const std::string& found, const std::string& expected) {
        if (!refusal_) refusal_.emplace(scanner_.place(at), found + ": not a JK game", expected);
    }

    void read_root(const SgfProperty& property) {
        if (property.name == "SZ") {
            at(property, [&](const SgfValue& value) {
                std::string text(value.raw);
                const std::size_t colon = text.find(':');
                if (colon != std::string::npos) text[colon] = 'x';
                read_.game.size = parse_size(colon == std::string::npos ? text + "x" + text : text);
            });
        } else if (property.name == "KM") {
            at(property, [&](const SgfValue& value) { read_.game.komi = parse_komi(value.raw); });
        } else if (property.name == "GM") {
            at(property, [&](const SgfValue& value) {
                if (value.raw != "1")
                    throw InputError({}, "GM[" + std::string(value.raw) + "]", "GM[1] (Go)");
            });
        } else if (property.name == "RU") {
            const std::string rules = unescaped(property.values.front().raw);
            if (!rules.starts_with("JK ")) return;
            at(property,
               [&](const SgfValue&) { read_.rules = parse_rules(std::string_view(rules).substr(3)); });
        } else if (property.name == "GN") {
            label_ = unescaped(property.values.front().raw);
        } else if (property.name == "HA") {
            const std::string_view stones = stripped(property.values.front()).raw;
            if (stones != "0" && stones != "1" && !stones.empty()) {
                refuse(property.at, "handicap " + shown(std::string(stones)), "a game from an empty board");
            }
        }
    }

    void read_move(const SgfProperty& property, bool acted) {
        if (property.name == "AB" || property.name == "AW" || property.name == "AE") {
            refuse(property.at, property.name, "a game without set-up stones");
        }
        if (property.name == "SZ" && !read_.game.actions.empty()) {
            refuse(property.at, "SZ behind a move", "the size in the first node");
        }
        if (property.name != "B" && property.name != "W") return;
        const Colour colour = property.name == "B" ? Colour::black : Colour::white;
        if (colour != to_move_) {
            refuse(property.at, "a move of " + std::string(to_text(colour)),
                   "a move of " + std::string(to_text(to_move_)) + ", the players moving in turn");
        }
        to_move_ = opponent(colour);
        if (acted) return;
        at(property, [&](const SgfValue& value) {
            const bool pass = value.raw.empty() || value.raw == "tt";
            add(pass ? Action::pass(refusal_ ? Action::Kind::ending_pass : choose_(read_.game))
                     : Action::play(parse_sgf_point(value.raw, read_.game.size)),
                property.at);
        });
    }

    void add(Action action, std::size_t where) {
        if (read_.game.actions.size() == most_actions) {
            throw InputError(scanner_.place(where), "one action more", "at most 1000000 in a game");
        }
        read_.game.actions.push_back(std::move(action));
    }

    const SgfScanner& scanner_;
    const PassChoice& choose_;
    GameText read_;
    std::string label_;
    std::optional<InputError> refusal_;
    Colour to_move_ = Colour::black;
    bool first_ = true;
};

}  // namespace

std::string sgf_point(Point point, Size size) {
    return {static_cast<char>('a' + point.column), static_cast<char>('a' + size.rows - 1 - point.row)};
}

Point parse_sgf_point(std::string_view text, Size size) {
    const Point point =
        text.size() == 2 ? Point{text[0] - 'a', size.rows - 1 - (text[1] - 'a')} : Point{-1, -1};
    if (!size.contains(point)) {
        throw InputError(
            {}, shown(std::string(text)),
            "a point from aa to " + sgf_point({size.columns - 1, 0}, size) + ", or nothing for a pass");
    }
    return point;
}

std::vector<Item> read_sgf(std::string_view text, const std::string& file, const PassChoice& choose) {
    text = without_byte_order_mark(text);
    SgfScanner scanner(text, file);
    std::vector<Item> games;
    std::size_t counted = 0;
    int line = 1;
    auto step = scanner.next();
    while (step != SgfScanner::Step::end) {
        for (; counted < scanner.offset(); ++counted) line += text[counted] == '\n';
        GameReader reader(scanner, choose);
        while ((step = scanner.next()) == SgfScanner::Step::node) reader.read_node(scanner.node());
        games.push_back(reader.finish(line));
    }
    return games;
}

std::string write_sgf(const Game& game, const Rules* rules, const std::string& name) {
    const Size size = game.size;
    const std::string side = std::to_string(size.columns);
    std::string text = "(;FF[4]GM[1]CA[UTF-8]AP[daejo]SZ[" + side +
                       (size.columns == size.rows ? "" : ":" + std::to_string(size.rows)) + "]KM[" +
                       points_text(game.komi) + "]";
    if (!name.empty()) text += "GN[" + escaped(name) + "]";
    if (rules != nullptr) text += "RU[JK " + escaped(to_text(*rules)) + "]";
    bool black = true;
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        const Action& action = game.actions[i];
        if (i % 10 == 0) text += '\n';
        text += ';';
        const bool pass =
            action.kind == Action::Kind::normal_pass || action.kind == Action::Kind::ending_pass;
        if (pass || action.kind == Action::Kind::play) {
            text += black ? "B[" : "W[";
            if (!pass) text += sgf_point(action.point, size);
            text += ']';
            black = !black;
        }
        if (action.kind != Action::Kind::play) text += "JK[" + escaped(to_text(action)) + "]";
    }
    return text + ")\n";
}

}  // namespace daejo::corpus::jk
