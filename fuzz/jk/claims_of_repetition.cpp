// Claims about states that come about again (article 3), and that every game ends by them.

#include "fuzz/jk/claim_questions.h"

#include <algorithm>
#include <array>
#include <vector>

#include "fast/jk/match.h"
#include "fuzz/jk/final_board.h"

namespace daejo::fuzz::jk {

using corpus::jk::Clause;
using corpus::jk::Result;
using fast::jk::Match;

/// For every play that leaves a state met before: plays and captures since it was last met.
ClaimOutcome repetition_balance(const Asked& asked) {
    ClaimOutcome outcome;
    std::vector<std::vector<std::uint8_t>> states;
    std::vector<std::array<int, 4>> counts;  // plays by Black, White; stones lost by Black, White
    Match match(asked.game.size, asked.game.komi, asked.rules);
    std::array<int, 4> count{};
    for (std::size_t i = 0; i < asked.size(); ++i) {
        match.act(asked.game.actions[i]);
        if (!asked.made(i) || !asked.is_play(i) || asked[i].result != Result::accepted) continue;
        const std::size_t mover = side(asked[i].player);
        ++count[mover];
        const auto captured = asked.verdict.captured(i);
        const bool own =
            std::find(captured.begin(), captured.end(), asked.game.actions[i].point) != captured.end();
        count[2 + (own ? mover : 1 - mover)] += static_cast<int>(captured.size());
        states.push_back(cells_of(match));
        counts.push_back(count);
        if (asked[i].occurrence < 2) continue;
        for (std::size_t k = states.size() - 1; k-- > 0;) {
            if (states[k] != states.back()) continue;
            tell(outcome,
                 count[0] - counts[k][0] == count[2] - counts[k][2] &&
                     count[1] - counts[k][1] == count[3] - counts[k][3],
                 i);
            break;
        }
    }
    return outcome;
}

ClaimOutcome one_repetition_is_harmless(const Asked& asked) {
    ClaimOutcome outcome;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i].occurrence == 2) tell(outcome, asked[i].clause != Clause::repetition, i);
    }
    return outcome;
}

/// With two_passes_at_most this bounds every game: a board has only so many states.
ClaimOutcome third_time_ends(const Asked& asked) {
    ClaimOutcome outcome;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i].occurrence >= 3) tell(outcome, !asked[i].goes_on, i);
    }
    return outcome;
}

}  // namespace daejo::fuzz::jk
