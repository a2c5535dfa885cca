#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "corpus/labelled.h"
#include "corpus/renju/game.h"

namespace daejo::corpus::renju {

/// Reads one move list: "h8 i9", "h8i9", "H8,I9", "1. h8 2. i9" or "1. h8 i9 2. j10"; the words `pass` and
/// `draw` (agreed); "-" alone is a game without moves. Move numbers must fit. The moves have no colour of
/// their own; whether they are legal is not looked at, a point may come twice. `place` is where `line`
/// begins. Throws InputError.
Game read_move_list(std::string_view line, const Place& place, int size = standard_size);

/// Reads a file of games, one a line. A line with tabs is a record, "id<TAB>rule<TAB>result<TAB>moves" or
/// shorter: the last field holds the moves, the first is the label (unless the first one holds moves itself:
/// then the tabs are mere blanks). Blank lines and lines beginning with `#` are skipped. Throws InputError.
std::vector<Labelled<Game>> read_move_lists(std::string_view text, const std::string& file,
                                            int size = standard_size);

/// Whether a text holds a move list and nothing else. Such a text cannot be the label of a record.
bool reads_as_moves(std::string_view text);

/// "h8 i9 pass", no line end; "-" for a game without moves. The board's size is not told. Throws InputError
/// in `place` for what a move list cannot say: set-up stones, colours that do not alternate from Black.
std::string write_move_list(const Game& game, const Place& place = {});

}  // namespace daejo::corpus::renju
