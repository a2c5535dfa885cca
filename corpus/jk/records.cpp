// Games one a line, as collections keep them.

#include <algorithm>
#include <array>

#include "corpus/jk/document.h"
#include "corpus/lines.h"

namespace daejo::corpus::jk {

namespace {

constexpr std::size_t fields = 6;

Size record_size(std::string_view text) {
    const std::string side(text);
    return parse_size(text.find_first_of("xX") == std::string_view::npos ? side + "x" + side : side);
}

/// The fields of a line; the last one takes what is left.
std::array<std::string_view, fields> split(std::string_view line, const Place& place) {
    std::array<std::string_view, fields> parts;
    std::size_t at = 0;
    for (std::size_t i = 0; i < fields; ++i) {
        const std::size_t end = i + 1 < fields ? line.find('\t', at) : line.size();
        if (end == std::string_view::npos) {
            throw InputError(place, "a line of " + std::to_string(i + 1) + " fields",
                             "id, size, komi, rules, result and moves, apart by tabs");
        }
        parts[i] = line.substr(at, end - at);
        at = end + 1;
    }
    return parts;
}

Game read_game(const std::array<std::string_view, fields>& parts, std::string_view line, const Place& place,
               const PassChoice& choose) {
    Game game;
    const auto at = [&](std::string_view part, auto read) {
        try {
            read();
        } catch (const InputError& error) {
            throw error.moved_to(moved_right(place, static_cast<std::size_t>(part.data() - line.data())));
        }
    };
    at(parts[1], [&] { game.size = record_size(trimmed(parts[1])); });
    const std::string_view komi = trimmed(parts[2]);
    at(parts[2], [&] { game.komi = komi.empty() || komi == "-" ? 0 : parse_komi(komi); });
    for (std::string_view rest = trimmed(parts[5]); !rest.empty(); rest = trimmed(rest)) {
        const std::string_view move = rest.substr(0, std::min(rest.find_first_of(" \t"), rest.size()));
        at(move, [&] {
            if (game.actions.size() == most_actions) throw InputError({}, "one move more", "at most 1000000");
            game.actions.push_back(move == "pass" ? Action::pass(choose(game))
                                                  : Action::play(parse_sgf_point(move, game.size)));
        });
        rest.remove_prefix(move.size());
    }
    return game;
}

}  // namespace

std::vector<Item> read_records(std::string_view text, const std::string& file, const PassChoice& choose) {
    std::vector<Item> games;
    for (const Line& line : lines_of(text)) {
        if (trimmed(line.text).empty() || line.text.front() == '#') continue;
        const Place place{file, line.number, 1};
        const auto parts = split(line.text, place);
        games.push_back({GameText{read_game(parts, line.text, place, choose), {}},
                         std::string(trimmed(parts[0])), line.number});
    }
    return games;
}

}  // namespace daejo::corpus::jk
