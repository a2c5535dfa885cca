#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"

namespace daejo::fuzz::jk {

/// Something the text the rule comes from says of it, put so that every game can be asked.
struct Claim {
    std::string_view id;      ///< "area-identity"
    std::string_view source;  ///< the section of the chapter that says it
    std::string_view text;    ///< one sentence
    bool open = false;        ///< a question its author leaves open, rather than something he states
};

std::span<const Claim> claims() noexcept;

/// What one game says of a claim: how often it could have been broken, and the first action at which it was,
/// -1 when it never was.
struct ClaimOutcome {
    int asked = 0;
    int broken_at = -1;
};

/// Asks a game every claim, in the order of claims(). `verdict` is the verdict for the game under `rules`;
/// other verdicts that a claim speaks of are asked of the reference judge.
std::vector<ClaimOutcome> check_claims(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                                       const corpus::jk::Verdict& verdict);

}  // namespace daejo::fuzz::jk
