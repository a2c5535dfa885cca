#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/labelled.h"

namespace daejo::corpus::jk {

inline constexpr std::size_t most_actions = 1'000'000;

/// A game as a text gives it: with the rules it names, if it does.
struct GameText {
    Game game;
    std::optional<Rules> rules;

    friend bool operator==(const GameText&, const GameText&) = default;
};

/// Reads games in the text form:
///
///     # comment
///     game NAME               (begins a game; may be left out before the first)
///     rules jk ko=literal     (a preset, then readings)
///     size 5x4                (columns x rows; before the first action)
///     komi 0.5                (for White)
///     b3 c3 E E               (actions in turn, any white space)
///
/// Actions: a point, `P`, `E`, `resign black`, `resign white`; and, each to the end of its line, `agree
/// none`, `agree dead b3 c3`, `dispute`, `dispute none`, `dispute dead b3 c3`. There is at least one game,
/// and at most most_actions in it. Throws InputError with file, line and column.
std::vector<Labelled<GameText>> read_games(std::string_view text, const std::string& file);

/// The text form; read_games gives the same back. Rules and an empty name are left out when not given. Throws
/// InputError for a name that does not fit on a line.
std::string write_game(const Game& game, const Rules* rules, const std::string& name);

/// One action: "b3", "P", "E", "resign black", "agree none", "agree dead b3 c3", "dispute none".
std::string to_text(const Action& action);

/// The inverse of to_text for a board of that size; blanks and line ends around and between the words do not
/// matter. Throws InputError; its column is the offset of the bad word in `text`, from 1.
Action parse_action(std::string_view text, Size size);

/// "6.5", "-3": at most two decimals, at most 1,000 either way; in hundredths. Throws InputError.
int parse_komi(std::string_view text);

/// "5x4". Throws InputError.
Size parse_size(std::string_view text);

}  // namespace daejo::corpus::jk
