#pragma once

#include <string>

#include "corpus/jk/game.h"
#include "corpus/jk/verdict.h"

namespace daejo::fuzz::jk {

/// The record of one action as a JSON object on one line, with the fields of RULES.md: n, move, player,
/// class, captured, result, clause, why, D, occurrence, next_may, end. A field that does not apply is left
/// out; `class` is null where the action has none. A label that is not empty is put in front as `game`.
std::string record_json(const corpus::jk::Game& game, const corpus::jk::Verdict& verdict, std::size_t record,
                        const std::string& label);

}  // namespace daejo::fuzz::jk
