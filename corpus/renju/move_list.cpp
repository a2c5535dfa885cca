// Move lists: points, words and move numbers one after another, with or without anything between them.

#include "corpus/renju/move_list.h"

#include <charconv>

#include "corpus/characters.h"
#include "corpus/lines.h"
#include "corpus/renju/game_positions.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/record_line.h"

namespace daejo::corpus::renju {

namespace {

constexpr const char* what_moves_are = "a move (\"h8\", pass, draw) or a move number (\"1.\")";

/// Reads "12." at `at`; the number must be that of the next move, or of the next pair of moves.
void scan_number(std::string_view line, std::size_t& at, const Place& place, std::size_t moves) {
    std::size_t end = at;
    while (end < line.size() && is_digit(line[end])) ++end;
    const std::string_view digits = line.substr(at, end - at);
    if (end == line.size() || line[end] != '.') {
        throw InputError(moved_right(place, at), shown(std::string(digits)), what_moves_are);
    }
    std::size_t number = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const std::size_t pair = moves / 2 + 1;
    if (error != std::errc{} || (number != moves + 1 && (moves % 2 != 0 || number != pair))) {
        std::string expected = std::to_string(moves + 1) + ".";
        if (moves % 2 == 0 && pair != moves + 1) expected += " or " + std::to_string(pair) + ".";
        throw InputError(moved_right(place, at), "the move number " + shown(std::string(digits)),
                         expected + " (one game a line)");
    }
    at = end + 1;
}

Move scan_move(std::string_view line, std::size_t& at, const Place& place, int size) {
    for (const auto& [word, kind] :
         {std::pair{"pass", Move::Kind::pass}, {"draw", Move::Kind::draw_agreed}}) {
        if (same_word(line.substr(at, 4), word)) {
            at += 4;
            return {kind, {}, Cell::empty};
        }
    }
    return {Move::Kind::place, scan_point(line, at, place, size), Cell::empty};
}

}  // namespace

Game read_move_list(std::string_view line, const Place& place, int size) {
    Game game{Position(size), {}};
    const std::string_view content = trimmed(line);
    if (content == "-") return game;
    if (content.empty()) throw InputError(moved_right(place, 0), "no move", "moves, or - for a game without");
    for (std::size_t at = 0; at < line.size();) {
        const char c = line[at];
        if (is_blank(c) || c == ',') {
            ++at;
        } else if (is_digit(c)) {
            scan_number(line, at, place, game.moves.size());
        } else if (is_letter(c)) {
            game.moves.push_back(scan_move(line, at, place, size));
        } else {
            throw InputError(moved_right(place, at),
                             shown(std::string(first_character(line.substr(at)).bytes)), what_moves_are);
        }
    }
    if (game.moves.empty())
        throw InputError(moved_right(place, 0), shown(std::string(content)), what_moves_are);
    return game;
}

std::vector<Labelled<Game>> read_move_lists(std::string_view text, const std::string& file, int size) {
    std::vector<Labelled<Game>> games;
    for (const Line& line : lines_of(text)) {
        if (is_skipped(line.text)) continue;
        const RecordLine record = record_line(line, file, reads_as_moves);
        games.push_back(
            {read_move_list(record.content, record.place, size), std::string(record.label), line.number});
    }
    return games;
}

bool reads_as_moves(std::string_view text) {
    try {
        read_move_list(text, {}, largest_size);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

std::string write_move_list(const Game& game, const Place& place) {
    if (game.start.stones() > 0) {
        throw InputError(place, "a game with set-up stones", "a game from the empty board for a move list");
    }
    if (game.moves.empty()) return "-";
    std::string text;
    Cell next = Cell::black;
    const std::vector<Cell> colours = colours_of(game);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const Move& move = game.moves[i];
        const std::string number = std::to_string(i + 1);
        if (i > 0) text += ' ';
        if (move.kind == Move::Kind::draw_agreed) {
            text += "draw";
            continue;
        }
        if (colours[i] != next) {
            throw InputError(place, "move " + number + " by " + (next == Cell::black ? "White" : "Black"),
                             "moves by turns, Black first: a move list has no colours");
        }
        next = next == Cell::black ? Cell::white : Cell::black;
        if (move.kind == Move::Kind::place && !game.start.contains(move.point)) {
            throw InputError(place, "move " + number + " off the board", "a point of the board");
        }
        text += move.kind == Move::Kind::pass ? "pass" : to_text(move.point);
    }
    return text;
}

}  // namespace daejo::corpus::renju
