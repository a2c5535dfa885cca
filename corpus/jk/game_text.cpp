// The text form of games: lines of keys, and actions between any white space.

#include "corpus/jk/game_text.h"

#include <algorithm>
#include <charconv>

#include "corpus/characters.h"
#include "corpus/jk/point_text.h"
#include "corpus/jk/verdict.h"
#include "corpus/lines.h"

namespace daejo::corpus::jk {

namespace {

constexpr const char* what_actions_there_are =
    "a point, P, E, resign black|white, agree none|dead POINTS or dispute none|dead POINTS";

/// The words of one line, each with its offset.
class Words {
  public:
    explicit Words(std::string_view line) : line_(line) {}

    /// The next word, empty at the end of the line.
    std::string_view next() {
        while (at_ < line_.size() && is_white(line_[at_])) ++at_;
        begin_ = at_;
        while (at_ < line_.size() && !is_white(line_[at_])) ++at_;
        return line_.substr(begin_, at_ - begin_);
    }
    std::string_view rest() const { return trimmed(line_.substr(at_)); }
    std::size_t offset() const { return begin_; }

    [[noreturn]] void refuse(const std::string& expected) const {
        const std::string word(line_.substr(begin_, at_ - begin_));
        throw InputError({{}, 0, static_cast<int>(begin_) + 1},
                         word.empty() ? "the end of the line" : shown(word), expected);
    }

  private:
    static bool is_white(char c) { return is_blank(c) || (c >= '\n' && c <= '\r'); }

    std::string_view line_;
    std::size_t at_ = 0;
    std::size_t begin_ = 0;
};

/// An error of one word, at its place in the line.
template <class Parse>
auto at_word(const Words& words, Parse parse) {
    try {
        return parse();
    } catch (const InputError& error) {
        throw error.moved_to({{}, 0, static_cast<int>(words.offset()) + 1});
    }
}

/// "none" or "dead b3 c3", to the end of the line.
std::vector<Point> dead_points(Words& words, Size size, bool may_be_empty) {
    std::vector<Point> dead;
    const std::string_view word = words.next();
    if (word == "none") {
        if (!words.next().empty()) words.refuse("the end of the line behind none");
    } else if (word == "dead") {
        for (std::string_view point = words.next(); !point.empty(); point = words.next()) {
            dead.push_back(at_word(words, [&] { return parse_point(point, size); }));
        }
        if (dead.empty()) words.refuse("the dead stones, as dead b3 c3");
    } else if (!word.empty() || !may_be_empty) {
        words.refuse("none or dead and points");
    }
    return dead;
}

/// The action that `word`, the word `words` gave last, begins.
Action action_from(Words& words, std::string_view word, Size size) {
    using Kind = Action::Kind;
    if (word == "P") return Action::pass(Kind::normal_pass);
    if (word == "E") return Action::pass(Kind::ending_pass);
    if (word == "resign") {
        const std::string_view colour = words.next();
        if (colour != "black" && colour != "white") words.refuse("resign black or resign white");
        return Action::pass(colour == "black" ? Kind::resign_black : Kind::resign_white);
    }
    if (word == "agree") return {Kind::agree, {}, dead_points(words, size, false)};
    if (word == "dispute") return {Kind::dispute, {}, dead_points(words, size, true)};
    if (word.size() < 2 || word.size() > 3 || !is_letter(word[0]) || !is_digit(word[1])) {
        words.refuse(what_actions_there_are);
    }
    return Action::play(at_word(words, [&] { return parse_point(word, size); }));
}

/// One game while its lines are read.
struct Reading {
    Labelled<GameText> game;
    bool sized = false;
    bool komi = false;
    bool begun = false;  ///< a line of it has been read

    void take(std::string_view line) {
        Words words(line);
        const std::string_view key = words.next();
        if (key == "rules" || key == "size" || key == "komi") {
            begun = true;
            if (!game.value.game.actions.empty())
                words.refuse("rules, size and komi before the first action");
            const std::string_view rest = words.rest();
            words.next();
            at_word(words, [&] { set(key, rest); });
            return;
        }
        for (std::string_view word = key; !word.empty(); word = words.next()) {
            if (!sized) words.refuse("a line size, as size 9x9, before the first action");
            if (game.value.game.actions.size() == most_actions)
                words.refuse("at most 1000000 actions in a game");
            begun = true;
            game.value.game.actions.push_back(action_from(words, word, game.value.game.size));
        }
    }

  private:
    void set(std::string_view key, std::string_view rest) {
        const auto once = [&](bool given) {
            if (given) throw InputError({}, "a second line " + std::string(key), "one in a game");
        };
        if (key == "rules") {
            once(game.value.rules.has_value());
            game.value.rules = parse_rules(rest);
        } else if (key == "size") {
            once(sized);
            game.value.game.size = parse_size(rest);
            sized = true;
        } else {
            once(komi);
            game.value.game.komi = parse_komi(rest);
            komi = true;
        }
    }
};

std::string points_of(const std::vector<Point>& dead) {
    if (dead.empty()) return " none";
    std::string text = " dead";
    for (const Point point : dead) text += " " + to_text(point);
    return text;
}

/// Whether the text form ends the line behind this action.
bool ends_line(const Action& action) {
    return action.kind == Action::Kind::agree || action.kind == Action::Kind::dispute;
}

}  // namespace

std::vector<Labelled<GameText>> read_games(std::string_view text, const std::string& file) {
    std::vector<Labelled<GameText>> games;
    Reading reading;
    int last_line = 1;
    const auto finish = [&](int line) {
        if (!reading.begun) return;
        if (!reading.sized) throw InputError({file, line, 1}, "a game without a size", "a line as size 9x9");
        games.push_back(std::move(reading.game));
        reading = Reading{};
    };
    for (const Line& line : lines_of(text)) {
        last_line = line.number;
        const std::string_view content = trimmed(line.text);
        if (content.empty() || content.front() == '#') continue;
        try {
            if (content == "game" || content.starts_with("game ")) {
                finish(line.number);
                reading.begun = true;
                reading.game.label = trimmed(content.substr(4));
                if (reading.game.label.empty()) throw InputError({{}, 0, 1}, "no name", "game and a name");
            } else {
                if (!reading.begun) reading.game.line = line.number;
                reading.take(line.text);
            }
            if (reading.game.line == 0) reading.game.line = line.number;
        } catch (const InputError& error) {
            throw error.moved_to({file, line.number, std::max(1, error.place().column)});
        }
    }
    finish(last_line);
    if (games.empty()) throw InputError({file, 1, 1}, "no game", "a line as size 9x9, then moves");
    return games;
}

std::string to_text(const Action& action) {
    switch (action.kind) {
        case Action::Kind::play:
            return to_text(action.point);
        case Action::Kind::normal_pass:
            return "P";
        case Action::Kind::ending_pass:
            return "E";
        case Action::Kind::resign_black:
            return "resign black";
        case Action::Kind::resign_white:
            return "resign white";
        case Action::Kind::agree:
            return "agree" + points_of(action.dead);
        case Action::Kind::dispute:
            return "dispute" + points_of(action.dead);
    }
    throw InternalError("an action of no kind");
}

Action parse_action(std::string_view text, Size size) {
    Words words(text);
    Action action = action_from(words, words.next(), size);
    if (!words.next().empty()) words.refuse("the end of the action");
    return action;
}

std::string write_game(const Game& game, const Rules* rules, const std::string& name) {
    constexpr std::size_t width = 100;
    const bool fits = trimmed(name) == name && std::none_of(name.begin(), name.end(), [](char c) {
                          return static_cast<unsigned char>(c) < 0x20;
                      });
    if (!fits) throw InputError({}, shown(name), "a name on one line");
    std::string text;
    if (!name.empty()) text += "game " + name + "\n";
    if (rules != nullptr) text += "rules " + to_text(*rules) + "\n";
    text += "size " + std::to_string(game.size.columns) + "x" + std::to_string(game.size.rows) + "\n";
    if (game.komi != 0) text += "komi " + points_text(game.komi) + "\n";
    std::string line;
    const auto end_line = [&] {
        if (!line.empty()) text += line + "\n";
        line.clear();
    };
    for (const Action& action : game.actions) {
        const std::string word = to_text(action);
        if (line.size() + word.size() >= width) end_line();
        line += (line.empty() ? "" : " ") + word;
        if (ends_line(action)) end_line();
    }
    end_line();
    return text;
}

int parse_komi(std::string_view text) {
    const auto refuse = [&] {
        throw InputError({}, text.empty() ? "no komi" : shown(std::string(text)),
                         "a komi from -1000 to 1000 with at most two decimals, as 6.5");
    };
    const bool negative = text.starts_with('-');
    const std::string_view size = text.substr(text.starts_with('-') || text.starts_with('+') ? 1 : 0);
    const std::size_t point = std::min(size.find('.'), size.size());
    const std::string_view whole = size.substr(0, point);
    std::string_view decimals = point < size.size() ? size.substr(point + 1) : std::string_view();
    while (decimals.size() > 2 && decimals.ends_with('0')) decimals.remove_suffix(1);
    const auto digits = [](std::string_view word) { return std::all_of(word.begin(), word.end(), is_digit); };
    if (whole.empty() || whole.size() > 4 || !digits(whole) || decimals.size() > 2 || !digits(decimals) ||
        (point < size.size() && decimals.empty())) {
        refuse();
    }
    int hundredths = 0;
    for (const char c : whole) hundredths = hundredths * 10 + (c - '0');
    hundredths *= 100;
    if (!decimals.empty()) hundredths += 10 * (decimals[0] - '0');
    if (decimals.size() == 2) hundredths += decimals[1] - '0';
    if (hundredths > 100'000) refuse();
    return negative ? -hundredths : hundredths;
}

Size parse_size(std::string_view text) {
    const std::size_t cross = std::min(text.find_first_of("xX"), text.size());
    Size size{0, 0};
    const auto number = [](std::string_view word, int& value) {
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        return error == std::errc{} && stop == word.data() + word.size() && is_digit(word.front()) &&
               value >= 1 && value <= largest_side;
    };
    const std::string_view columns = text.substr(0, cross);
    const std::string_view rows = cross < text.size() ? text.substr(cross + 1) : std::string_view();
    if (columns.empty() || rows.empty() || !number(columns, size.columns) || !number(rows, size.rows)) {
        throw InputError({}, text.empty() ? "no size" : shown(std::string(text)),
                         "columns x rows, 1x1 to 19x19, as 9x9");
    }
    return size;
}

}  // namespace daejo::corpus::jk
