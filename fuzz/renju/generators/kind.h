#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "corpus/renju/position.h"
#include "fuzz/generator.h"
#include "fuzz/renju/generators/parameters.h"

namespace daejo::fuzz::renju {

/// A kind of generator: its name, what it declares, and how one is made from read parameters.
struct GeneratorKind {
    std::string_view name;
    std::string_view description;
    std::vector<Parameter> parameters;
    std::unique_ptr<Generator<corpus::renju::Position>> (*make)(const Parameters& parameters) = nullptr;
};

GeneratorKind dense_kind();    ///< black and white strewn with fixed densities
GeneratorKind uniform_kind();  ///< black and white strewn with densities drawn for every board
GeneratorKind lines_kind();    ///< unfinished threes and fours through common points
GeneratorKind playout_kind();  ///< legal play near the last stones
GeneratorKind mutate_kind();   ///< a few changes to known boards
GeneratorKind file_kind();     ///< the positions of a file, as they are

}  // namespace daejo::fuzz::renju
