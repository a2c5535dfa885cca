// Articles 2.7 and 4.3, read off the move string as text, and D.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/rules.h"
#include "reference/jk/past.h"

namespace daejo::reference::jk {

/// Why a pass is barred: the clause, and the tail of the move string that it names ("" where there is no
/// move). Of an allowed pass `tail` is what 2.7 has to say of: one after which only P is barred, or "ED"; ""
/// where it names none.
struct Barred {
    corpus::jk::Clause clause = corpus::jk::Clause::none;  ///< none: allowed
    std::string tail;

    bool allowed() const { return clause == corpus::jk::Clause::none; }
};

/// Article 2.7 as the rules have it: whether the next player may make a pass of that kind.
Barred article_2_7(const Past& past, char pass, const corpus::jk::Rules& rules);

/// Whether a ko capture is refused as the next move (after-dp=no-ko).
bool after_dp_bars_capture(const Past& past, const corpus::jk::Rules& rules);

/// D (2.7): the lengths of all that end with the last move of `past`, ascending.
std::vector<int> article_2_7_d(const Past& past, const corpus::jk::Rules& rules);

/// Article 4.3: the clause by which the move string ends the game, none when it does not.
corpus::jk::Clause article_4_3(std::string_view move_string, corpus::jk::Preset preset);

}  // namespace daejo::reference::jk
