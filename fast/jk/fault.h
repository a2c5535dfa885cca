#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace daejo::fast::jk {

/// Known mistakes of JK judges, to be planted in the fast one.
enum class Fault : std::uint8_t {
    none,
    d_without_identity,           ///< D matched by the place, whichever stone stands there
    ed_exception_forgotten,       ///< ECCCC bars P though it is ED
    dpcccc_forgotten,             ///< the duty ends after DPCCCC
    pass_stones_in_repetition,    ///< pass stones counted as captured in 3.3
    passes_count_as_occurrences,  ///< states left by passes counted
    no_closing_stone,             ///< 4.4 missing
    large_capture_as_ko,          ///< a capture of several chains with a single stone among them is C
    suicide_before_removal,       ///< 2.4 judged before the opposing stones are removed
    repetition_with_player,       ///< states told apart by who is to move
    liberties_not_given_back,     ///< a captured chain's neighbours do not get its points as liberties
    komi_ignored,                 ///< White's komi is not counted
    ece_ends,                     ///< E C E ends the game
};

std::span<const Fault> all_faults() noexcept;

/// "d-without-identity", …; "none".
std::string_view to_text(Fault fault) noexcept;

/// The inverse of to_text. Throws corpus::InputError listing the names.
Fault parse_fault(std::string_view name);

}  // namespace daejo::fast::jk
