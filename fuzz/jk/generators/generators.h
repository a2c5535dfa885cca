#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "corpus/jk/game.h"
#include "fuzz/generator_kind.h"

namespace daejo::fuzz::jk {

/// Makes a generator of games from its name and, after a colon, its parameters: "random",
/// "random:moves=200,size=5x4", "ko:triple-ko", "file:PATH,sgf-pass=ending", "positions:3x3". Parameters that
/// are not named have their defaults. Files are read whole, here. Throws InputError naming an unknown
/// generator, parameter or value and listing what there is.
std::unique_ptr<Generator<corpus::jk::Game>> make_generator(std::string_view spec);

/// Every generator, in a fixed order.
std::vector<GeneratorHelp> generator_help();

}  // namespace daejo::fuzz::jk
