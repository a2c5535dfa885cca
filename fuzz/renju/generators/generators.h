#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "corpus/renju/position.h"
#include "fuzz/generator_kind.h"

namespace daejo::fuzz::renju {

/// Makes a generator of positions from its name and, after a colon, its parameters: "dense",
/// "dense:black=0.35,white=0.1,region=all,size=15,slide=2", "file:PATH", "mutate:file=PATH,changes=3".
/// Parameters that are not named have their defaults. Files are read whole, here. Throws InputError naming an
/// unknown generator, parameter or value and listing what there is.
std::unique_ptr<Generator<corpus::renju::Position>> make_generator(std::string_view spec);

/// Every generator, in a fixed order.
std::vector<GeneratorHelp> generator_help();

}  // namespace daejo::fuzz::renju
