// Whole files of positions and games: read in any of the text forms, written in any that can hold them.

#include "corpus/renju/document.h"

#include <algorithm>

#include "corpus/error.h"
#include "corpus/labelled.h"
#include "corpus/lines.h"
#include "corpus/renju/board_line.h"
#include "corpus/renju/collected_case.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/move_list.h"
#include "corpus/renju/record_line.h"
#include "corpus/renju/sgf.h"
#include "corpus/renju/stone_list.h"

namespace daejo::corpus::renju {

namespace {

constexpr std::string_view format_words[] = {"lines", "diagram", "stones", "moves", "sgf", "cases"};

template <class T>
void add(std::vector<Item>& items, std::vector<Labelled<T>> read) {
    for (Labelled<T>& one : read) items.push_back({std::move(one.value), std::move(one.label), one.line});
}

std::vector<Item> read_lines(std::string_view text, const std::string& file) {
    std::vector<Item> items;
    Place place{file, 0, 1};
    for (const Line& line : lines_of(text)) {
        if (is_skipped(line.text)) continue;
        place.line = line.number;
        Position position;
        read_board_line(line.text, place, position);
        items.push_back({position, {}, line.number});
    }
    return items;
}

/// Set-up stones alone are a position.
std::vector<Item> read_games(std::string_view text, const std::string& file, int size) {
    std::vector<Item> items;
    for (Labelled<Game>& read : read_sgf(text, file, size)) {
        Item item{std::move(read.value), std::move(read.label), read.line};
        const Game& game = std::get<Game>(item.value);
        if (game.moves.empty() && game.start.stones() > 0) item.value = Position(game.start);
        items.push_back(std::move(item));
    }
    return items;
}

std::vector<Item> read_items(std::string_view text, const std::string& file, Format format,
                             const ReadOptions& options) {
    const Legend legend = options.black_is_o ? Legend::black_is_o : Legend::black_is_x;
    std::vector<Item> items;
    switch (format) {
        case Format::lines:
            return read_lines(text, file);
        case Format::diagram:
            add(items, read_labelled_diagrams(text, file, legend));
            break;
        case Format::stones:
            add(items, read_stone_lists(text, file, options.size));
            break;
        case Format::moves:
            add(items, read_move_lists(text, file, options.size));
            break;
        case Format::sgf:
            return read_games(text, file, options.size);
        case Format::cases:
            for (Labelled<CollectedCase>& read : read_labelled_cases(text, file)) {
                items.push_back({read.value.position, std::move(read.label), read.line});
            }
            break;
    }
    return items;
}

Game as_game(const Item& item, const Place& place, Format to) {
    if (const Game* const game = std::get_if<Game>(&item.value)) return *game;
    const Position& position = std::get<Position>(item.value);
    if (to == Format::moves && position.stones() > 0) {
        throw InputError(place, "a position", "a game: the order of the stones is not known");
    }
    return {position, {}};
}

/// The item's text, ended by a line end.
std::string item_text(const Item& item, const std::string& file, Format to, Legend legend) {
    const Place place{file, item.line, 0};
    const bool plain = is_plain_label(item.label);
    const auto with_label = [&](bool labelled, const std::string& content) {
        return (labelled ? item.label + '\t' : "") + content + '\n';
    };
    switch (to) {
        case Format::lines:
            return write_board_line(position_of(item, file)) + '\n';
        case Format::diagram:
            return (plain ? "# " + item.label + '\n' : "") +
                   write_diagram(position_of(item, file), {true, legend, {}});
        case Format::stones:
            return with_label(plain && !reads_as_stones(item.label),
                              write_stone_list(position_of(item, file)));
        case Format::moves:
            return with_label(plain && !reads_as_moves(item.label),
                              write_move_list(as_game(item, place, to), place));
        case Format::sgf:
            return write_sgf(as_game(item, place, to), plain ? item.label : "", place);
        case Format::cases:
            break;
    }
    throw InputError(place, "a position without a verdict",
                     "lines, diagram, stones, moves or sgf: a case needs a verdict");
}

}  // namespace

std::string_view to_text(Format format) noexcept {
    return format_words[static_cast<int>(format)];
}

Format parse_format(std::string_view word) {
    const auto* const found = std::find(std::begin(format_words), std::end(format_words), word);
    if (found == std::end(format_words)) {
        throw InputError({}, shown(std::string(word)), "lines, diagram, stones, moves, sgf or cases");
    }
    return static_cast<Format>(found - std::begin(format_words));
}

Document read_document(std::string_view text, const std::string& file, const ReadOptions& options) {
    const Format format = options.from ? *options.from : detect(text, file);
    Document document{format, read_items(text, file, format, options), file};
    if (document.items.empty()) {
        throw InputError({file, 0, 0}, "nothing",
                         "at least one position or game as " + std::string(to_text(format)));
    }
    return document;
}

Position position_of(const Item& item, const std::string& file) {
    if (const Position* const position = std::get_if<Position>(&item.value)) return *position;
    return final_position(std::get<Game>(item.value), {file, item.line, 0});
}

std::string write_document(const Document& document, Format to, bool black_is_o) {
    const Legend legend = black_is_o ? Legend::black_is_o : Legend::black_is_x;
    std::string text;
    for (const Item& item : document.items) {
        if (to == Format::diagram && !text.empty()) text += '\n';
        text += item_text(item, document.file, to, legend);
    }
    return text;
}

}  // namespace daejo::corpus::renju
