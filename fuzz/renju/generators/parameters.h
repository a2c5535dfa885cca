#pragma once

#include <string_view>
#include <vector>

#include "fuzz/parameters.h"
#include "fuzz/renju/generators/placement.h"

namespace daejo::fuzz::renju {

/// `region`, a region, and `slide`, a whole number.
Parameter region_parameter(std::string_view fallback, std::string_view meaning);
Parameter slide_parameter(std::string_view fallback);

/// The three parameters of every generator that makes boards: `size`, `region` and `slide`, after `own`.
std::vector<Parameter> with_board_parameters(std::vector<Parameter> own, std::string_view region,
                                             std::string_view slide);

/// The value of `region`. Precondition: the generator declares it.
Region region_of(const Parameters& parameters);

}  // namespace daejo::fuzz::renju
