#include "fuzz/renju/generators/parameters.h"

#include <optional>
#include <string>
#include <utility>

#include "corpus/renju/position.h"

namespace daejo::fuzz::renju {

namespace {

std::optional<std::string> canonical_region(std::string_view text) {
    const auto region = parse_region(text);
    return region ? std::optional(to_text(*region)) : std::nullopt;
}

}  // namespace

Parameter region_parameter(std::string_view fallback, std::string_view meaning) {
    return {"region",
            fallback,
            meaning,
            ParameterKind::word,
            0,
            0,
            "a region: all, edge, corner or WxH with W and H from 1 to 19",
            canonical_region};
}

Parameter slide_parameter(std::string_view fallback) {
    return {"slide",
            fallback,
            "the finished board is moved by up to so many points both ways",
            ParameterKind::whole,
            0,
            corpus::renju::largest_size - 1};
}

std::vector<Parameter> with_board_parameters(std::vector<Parameter> own, std::string_view region,
                                             std::string_view slide) {
    own.push_back({"size", "15", "points on a side of the board", ParameterKind::whole,
                   corpus::renju::smallest_size, corpus::renju::largest_size});
    own.push_back(region_parameter(region, "where stones are put, before sliding"));
    own.push_back(slide_parameter(slide));
    return own;
}

Region region_of(const Parameters& parameters) {
    return *parse_region(parameters.word("region"));
}

}  // namespace daejo::fuzz::renju
