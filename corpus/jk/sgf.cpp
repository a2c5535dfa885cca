// What the properties of an SGF game mean for the JK rule.

#include "corpus/jk/sgf.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

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
        for (const SgfProperty& property : node) read_information(property);
        const auto exact =
            std::find_if(node.begin(), node.end(), [](const SgfProperty& p) { return p.name == "JK"; });
        if (exact != node.end()) read_exact(*exact);
        for (const SgfProperty& property : node) read_move(property);
        if (!exact_) return;
        at(*exact, [&](const SgfValue&) {
            if (is_move(*exact_)) throw InputError({}, "no B or W beside this move", "one of them");
        });
        add(*std::exchange(exact_, {}), exact->at);
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

    void once(const SgfProperty& property) {
        if (given_.insert(property.name).second) return;
        throw InputError(scanner_.place(property.at), "a second " + property.name, "one in a game");
    }

    /// What is said of the whole game, in the first node as a rule.
    void read_information(const SgfProperty& property) {
        if (property.name == "SZ") {
            once(property);
            if (!read_.game.actions.empty()) {
                throw InputError(scanner_.place(property.at), "SZ behind a move",
                                 "the size in the first node");
            }
            at(property, [&](const SgfValue& value) {
                std::string text(value.raw);
                const std::size_t colon = text.find(':');
                if (colon != std::string::npos) text[colon] = 'x';
                read_.game.size = parse_size(colon == std::string::npos ? text + "x" + text : text);
            });
        } else if (property.name == "KM") {
            once(property);
            at(property, [&](const SgfValue& value) {
                if (!value.raw.empty()) read_.game.komi = parse_komi(value.raw);
            });
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

    static bool is_pass(const Action& action) {
        return action.kind == Action::Kind::normal_pass || action.kind == Action::Kind::ending_pass;
    }
    static bool is_move(const Action& action) { return action.kind == Action::Kind::play || is_pass(action); }

    void read_exact(const SgfProperty& property) {
        at(property,
           [&](const SgfValue& value) { exact_ = parse_action(unescaped(value.raw), read_.game.size); });
    }

    /// The move a value of B or W says; which pass it is, JK beside it or the choice.
    Action move_of(const SgfValue& value) {
        const auto exact = std::exchange(exact_, {});
        const bool pass = value.raw.empty() || value.raw == "tt";
        Action move = pass ? Action::pass(Action::Kind::ending_pass)
                           : Action::play(parse_sgf_point(value.raw, read_.game.size));
        if (exact) {
            if (pass ? !is_pass(*exact) : *exact != move) {
                throw InputError({}, shown(std::string(value.raw)) + " beside JK[" + to_text(*exact) + "]",
                                 "the same move in both");
            }
            return *exact;
        }
        if (pass && !refusal_) move.kind = choose_(read_.game);
        return move;
    }

    void read_move(const SgfProperty& property) {
        if (property.name == "AB" || property.name == "AW" || property.name == "AE") {
            refuse(property.at, property.name, "a game without set-up stones");
        }
        if (property.name != "B" && property.name != "W") return;
        const Colour colour = property.name == "B" ? Colour::black : Colour::white;
        if (colour != to_move_) {
            refuse(property.at, "a move of " + std::string(to_text(colour)),
                   "a move of " + std::string(to_text(to_move_)) + ", the players moving in turn");
        }
        to_move_ = opponent(colour);
        std::optional<Action> move;
        at(property, [&](const SgfValue& value) { move = move_of(value); });
        add(std::move(*move), property.at);
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
    std::optional<Action> exact_;  ///< what JK says in this node
    std::set<std::string> given_;
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
    auto step = scanner.next();
    while (step != SgfScanner::Step::end) {
        const int line = scanner.place(scanner.offset()).line;
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
