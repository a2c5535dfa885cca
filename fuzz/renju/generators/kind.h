#pragma once

#include "corpus/renju/position.h"
#include "fuzz/generator_kind.h"
#include "fuzz/renju/generators/parameters.h"

namespace daejo::fuzz::renju {

using PositionKind = GeneratorKind<corpus::renju::Position>;

PositionKind dense_kind();    ///< black and white strewn with fixed densities
PositionKind uniform_kind();  ///< black and white strewn with densities drawn for every board
PositionKind lines_kind();    ///< unfinished threes and fours through common points
PositionKind nest_kind();     ///< chains of double-threes, each hanging on the next
PositionKind playout_kind();  ///< legal play near the last stones
PositionKind mutate_kind();   ///< a few changes to known boards
PositionKind file_kind();     ///< the positions of a file, as they are

}  // namespace daejo::fuzz::renju
