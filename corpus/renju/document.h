#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "corpus/renju/game.h"
#include "corpus/renju/game_positions.h"
#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// The text forms of positions and games.
enum class Format : std::uint8_t {
    lines,    ///< one board line a position (board_line.h)
    diagram,  ///< pictures apart by blank lines (diagram.h)
    stones,   ///< "h8 g7 / i9" (stone_list.h)
    moves,    ///< "h8 i9 g7" (move_list.h)
    sgf,      ///< sgf.h
    cases,    ///< collected cases (collected_case.h)
};

/// "lines", "diagram", "stones", "moves", "sgf", "cases".
std::string_view to_text(Format format) noexcept;

/// The inverse of to_text. Throws InputError listing the words.
Format parse_format(std::string_view word);

/// Tells the format from the beginning of a text (its first line that is neither blank nor a comment). Throws
/// InputError, saying what there could be, for a text that is empty, binary or like none of them.
Format detect(std::string_view text, const std::string& file = {});

/// A position or a game of a document.
struct Item {
    std::variant<Position, Game> value;
    std::string label;  ///< a case's id, a record's id, an SGF game's GN, the comment above a diagram
    int line = 0;       ///< where it begins; 0 when it was not read from a file

    friend bool operator==(const Item&, const Item&) = default;
};

struct Document {
    Format format = Format::lines;
    std::vector<Item> items;
    std::string file = {};

    friend bool operator==(const Document&, const Document&) = default;
};

struct ReadOptions {
    std::optional<Format> from;  ///< instead of detect
    int size = standard_size;    ///< for stones, moves, and SGF without SZ; 5 to 19
    bool black_is_o = false;     ///< for diagrams
};

/// Reads a whole file; there is at least one item. An SGF game with set-up stones and no moves is a position;
/// of a case its position is kept. Throws InputError.
Document read_document(std::string_view text, const std::string& file, const ReadOptions& options = {});

/// The position of an item; of a game the final one. Throws InputError as positions_of.
Position position_of(const Item& item, const std::string& file = {});

/// All items in the format `to`. A game becomes its final position where `to` has no games; a position
/// becomes set-up stones in SGF. Throws InputError, before anything is written, when an item cannot be said:
/// a position as moves (unless empty: the order of its stones is not known), anything as a case (it has no
/// verdict). Labels are kept where the format can hold them.
std::string write_document(const Document& document, Format to, bool black_is_o = false);

}  // namespace daejo::corpus::renju
