#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "corpus/labelled.h"

namespace daejo::corpus::jk {

/// Which of the two passes a pass is in a format that knows one only, told from the game up to it.
using PassChoice = std::function<Action::Kind(const Game& so_far)>;

/// A game of a file; or why it is none by the JK rule (set-up or handicap stones, two moves of one colour in
/// a row), with its place.
using Item = Labelled<std::variant<GameText, InputError>>;

/// Reads the main line of every game of an SGF file: GM[1], SZ (19x19 where it is missing), KM; B and W in
/// turn, Black first. An empty move is a pass, `tt` too. The private property JK holds an action in its text
/// form where SGF cannot say it: a pass beside its B or W, anything that is no move in a node of its own.
/// RU[JK …] names the rules. Throws InputError for what is not well-formed.
std::vector<Item> read_sgf(std::string_view text, const std::string& file, const PassChoice& choose);

/// The game as SGF; read_sgf gives the same game and rules back, whatever the PassChoice.
std::string write_sgf(const Game& game, const Rules* rules, const std::string& name);

/// "pd": the point as SGF names it, the row counted from the top.
std::string sgf_point(Point point, Size size);

/// The inverse. Throws InputError (without a place).
Point parse_sgf_point(std::string_view text, Size size);

}  // namespace daejo::corpus::jk
