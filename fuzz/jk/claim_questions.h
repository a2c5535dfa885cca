// What the claims are asked of, and one function a claim: how often the game could have broken it, and where
// it first did.
#pragma once

#include "fuzz/jk/claims.h"

namespace daejo::fuzz::jk {

/// A game, and the verdict for it under the rules.
struct Asked {
    const corpus::jk::Game& game;
    const corpus::jk::Rules& rules;
    const corpus::jk::Verdict& verdict;

    const corpus::jk::Record& operator[](std::size_t i) const { return verdict[i]; }
    std::size_t size() const { return verdict.size(); }
    bool made(std::size_t i) const { return verdict[i].number > 0; }
    bool is_play(std::size_t i) const { return game.actions[i].kind == corpus::jk::Action::Kind::play; }
};

inline void tell(ClaimOutcome& outcome, bool holds, std::size_t action) {
    ++outcome.asked;
    if (!holds && outcome.broken_at < 0) outcome.broken_at = static_cast<int>(action);
}

// claims_of_score.cpp
ClaimOutcome area_identity(const Asked& asked);
ClaimOutcome closing_stone(const Asked& asked);
ClaimOutcome points_as_territory(const Asked& asked);

// claims_of_repetition.cpp
ClaimOutcome repetition_balance(const Asked& asked);
ClaimOutcome one_repetition_is_harmless(const Asked& asked);
ClaimOutcome third_time_ends(const Asked& asked);

// claims_of_passes.cpp
ClaimOutcome p_only_after_c(const Asked& asked);
ClaimOutcome p_implies_e(const Asked& asked);
ClaimOutcome two_passes_at_most(const Asked& asked);
ClaimOutcome plays_free_of_passes(const Asked& asked);
ClaimOutcome two_c_are_no_d(const Asked& asked);
ClaimOutcome d_of_4_and_6(const Asked& asked);
ClaimOutcome barred_player_made_the_d(const Asked& asked);
ClaimOutcome barred_player_can_connect(const Asked& asked);

}  // namespace daejo::fuzz::jk
