#pragma once

#include <string>
#include <vector>

#include "corpus/jk/document.h"
#include "corpus/jk/rules.h"
#include "fuzz/command/offer.h"

namespace daejo::fuzz::command {

/// A game of a file, ready to be judged.
struct NamedGame {
    std::string label;  ///< its name, or "FILE:LINE"
    corpus::jk::Game game;
    corpus::jk::Rules rules;  ///< the command line's, else the file's, else `jk`
};

struct GameFile {
    std::vector<NamedGame> games;
    std::vector<std::string> skipped;  ///< one message for each game of the file that is no JK game
};

/// Reads a file ("-": standard input) with the options --from, --sgf-pass, --rules and --reading. When the
/// file names rules and the command line too, the command line's count and standard error says so. A file
/// whose only game is no JK game is an error. Throws corpus::InputError.
GameFile read_game_file(const std::string& path, const Values& values);

}  // namespace daejo::fuzz::command
