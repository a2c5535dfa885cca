#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "corpus/labelled.h"
#include "corpus/renju/game.h"

namespace daejo::corpus::renju {

/// Reads a collection of SGF games (FF[1] to FF[4], GM[4] or GM[1], UTF-8): the main line of each, that is
/// the first variation everywhere. Understood: SZ, AB, AW and AE before the first move (single points and
/// rectangles), PL, B, W (empty or `tt`: a pass), RE[Draw] and RE[0] (a draw agreed behind the last move),
/// and GN as label; every other property is skipped. Points are `hh` (column from the left, row from the top)
/// or `h8`. Without SZ the board has `size`, with an explicit GM[1] 19. Throws InputError.
std::vector<Labelled<Game>> read_sgf(std::string_view text, const std::string& file,
                                     int size = standard_size);

/// One game as SGF (FF[4], GM[4]) with a line end; `label` becomes GN. Every move carries its colour. Throws
/// InputError in `place` for what SGF cannot say: a move off the board, an agreed draw that is not the last
/// entry.
std::string write_sgf(const Game& game, const std::string& label = {}, const Place& place = {});

}  // namespace daejo::corpus::renju
