#pragma once

#include "corpus/jk/game.h"
#include "fuzz/generator_kind.h"

namespace daejo::fuzz::jk {

using GameKind = GeneratorKind<corpus::jk::Game>;

GameKind random_kind();     ///< random play on boards of every small size
GameKind ko_kind();         ///< kos and cycles set up by play, then mostly captured to and fro
GameKind file_kind();       ///< the games of a file
GameKind positions_kind();  ///< every legal position of a tiny board with every play of both colours

}  // namespace daejo::fuzz::jk
