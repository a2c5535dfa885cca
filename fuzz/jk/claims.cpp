// The claims by name, each with the function that asks it.

#include "fuzz/jk/claims.h"

#include <array>

#include "fuzz/jk/claim_questions.h"

namespace daejo::fuzz::jk {

namespace {

using Question = ClaimOutcome (*)(const Asked&);

constexpr std::array<Claim, 14> all = {{
    {"area-identity", "12.3",
     "with pass stones and 4.4 the difference of the scores is the difference of the areas"},
    {"closing-stone", "12.3", "without 4.4 the two differ by one exactly when Black made the last move"},
    {"points-as-territory", "footnote 51",
     "taking all black-points and white-points for territory does not change the difference"},
    {"repetition-balance", "12.8",
     "between two equal states each player has captured as many stones as the other has played"},
    {"p-only-after-c", "2.7", "P is only ever allowed right after a C"},
    {"p-implies-e", "2.7", "where P is allowed, E is allowed"},
    {"two-passes-at-most", "12.9", "of three passes in a row the third ends the game at the latest"},
    {"third-time-ends", "12.9",
     "a state that comes about a third time ends the game, so that with the claim before every game ends"},
    {"one-repetition-is-harmless", "12.8", "a state that comes about a second time ends no game but by 3.2"},
    {"plays-free-of-passes", "12.8",
     "which board plays are accepted, their classes and captures do not depend on the passes made"},
    {"two-c-are-no-d", "footnote 42", "two C are never a D, whatever lengths are looked for"},
    {"d-of-4-and-6", "12.10", "only looking for D of four and six makes no difference", true},
    {"barred-player-made-the-d", "12.9",
     "who may not pass at all has made the D that his opponent answered with P; nothing else bars him"},
    {"barred-player-can-connect", "12.10",
     "who may not pass at all can connect one of the kos he has just taken, and does not lose by it", true},
}};

constexpr std::array<Question, all.size()> questions = {area_identity,
                                                        closing_stone,
                                                        points_as_territory,
                                                        repetition_balance,
                                                        p_only_after_c,
                                                        p_implies_e,
                                                        two_passes_at_most,
                                                        third_time_ends,
                                                        one_repetition_is_harmless,
                                                        plays_free_of_passes,
                                                        two_c_are_no_d,
                                                        d_of_4_and_6,
                                                        barred_player_made_the_d,
                                                        barred_player_can_connect};

}  // namespace

std::span<const Claim> claims() noexcept {
    return all;
}

std::vector<ClaimOutcome> check_claims(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                                       const corpus::jk::Verdict& verdict) {
    const Asked asked{game, rules, verdict};
    std::vector<ClaimOutcome> outcomes;
    outcomes.reserve(questions.size());
    for (const Question question : questions) outcomes.push_back(question(asked));
    return outcomes;
}

}  // namespace daejo::fuzz::jk
