#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/rules.h"

namespace daejo::fuzz::jk {

/// What the text says becomes of one shape on the board, and the collected case in which that can be seen.
struct ShapeClaim {
    std::string_view id;       ///< "triple-ko"
    std::string_view source;   ///< the section or figures that say it
    std::string_view text;     ///< one sentence
    std::string_view case_id;  ///< of corpus::jk::own_cases()
    std::string_view rules;    ///< as corpus::jk::parse_rules takes them
    std::string_view words;    ///< what a record of it must say
};

/// What both judges say of it.
struct ShapeOutcome {
    ShapeClaim claim;
    bool holds = false;
    std::string move;    ///< the last action with such a record
    std::string record;  ///< its record by the reference judge, as record_text
};

/// Judges the case of every shape claim by both judges; a claim holds when both give one action the same
/// record with the words. Throws std::logic_error for a claim whose case there is not.
std::vector<ShapeOutcome> check_shape_claims();

}  // namespace daejo::fuzz::jk
