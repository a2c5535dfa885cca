#include "corpus/renju/game.h"

namespace daejo::corpus::renju {

std::string_view to_text(RuleSet rules) noexcept {
    constexpr std::string_view words[] = {"renju", "standard", "freestyle", "omok"};
    return words[static_cast<int>(rules)];
}

std::string_view to_text(End end) noexcept {
    constexpr std::string_view words[] = {"unfinished",    "five",       "foul",      "board-full",
                                          "no-legal-move", "two-passes", "agreement", "illegal"};
    return words[static_cast<int>(end)];
}

}  // namespace daejo::corpus::renju
