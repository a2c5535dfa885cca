// Claims about how the score comes about (4.4, article 5).

#include "fuzz/jk/claim_questions.h"

#include <optional>

#include "fuzz/jk/final_board.h"

namespace daejo::fuzz::jk {

using corpus::jk::Colour;

ClaimOutcome area_identity(const Asked& asked) {
    ClaimOutcome outcome;
    const auto& ending = asked.verdict.ending;
    if (ending && ending->score) {
        tell(outcome, ending->score->difference == ending->score->area_difference,
             static_cast<std::size_t>(ending->action));
    }
    return outcome;
}

ClaimOutcome closing_stone(const Asked& asked) {
    ClaimOutcome outcome;
    const auto& ending = asked.verdict.ending;
    if (!ending || !ending->score) return outcome;
    std::optional<Colour> last;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked.made(i)) last = asked[i].player;
    }
    const int without = ending->score->difference - 100 * ending->score->closing_stone;
    const int apart = ending->score->area_difference - without;
    tell(outcome, apart == (last == Colour::black ? 100 : 0), static_cast<std::size_t>(ending->action));
    return outcome;
}

ClaimOutcome points_as_territory(const Asked& asked) {
    ClaimOutcome outcome;
    const auto& ending = asked.verdict.ending;
    if (!ending || !ending->score) return outcome;
    const auto points = coloured_points(asked.game, asked.rules, static_cast<std::size_t>(ending->action));
    const auto& territory = ending->score->territory;
    tell(outcome, points[0] - points[1] == territory[0] - territory[1],
         static_cast<std::size_t>(ending->action));
    return outcome;
}

}  // namespace daejo::fuzz::jk
