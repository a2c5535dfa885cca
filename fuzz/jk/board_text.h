#pragma once

#include <optional>
#include <string>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"

namespace daejo::fuzz::jk {

/// The board after the first `actions` actions under these rules, drawn. `mark` gets a question mark.
std::string board_after(const corpus::jk::Game& game, const corpus::jk::Rules& rules, std::size_t actions,
                        std::optional<corpus::jk::Point> mark = std::nullopt);

}  // namespace daejo::fuzz::jk
