#pragma once

#include <string>

#include "corpus/jk/game_text.h"

namespace daejo::fast::jk {

/// "3x3: b2 a2 E agree none": a game from its size and its actions.
inline corpus::jk::Game game_of(const std::string& text) {
    const std::size_t colon = text.find(':');
    return corpus::jk::read_games("size " + text.substr(0, colon) + "\n" + text.substr(colon + 1) + "\n", "")
        .front()
        .value.game;
}

}  // namespace daejo::fast::jk
