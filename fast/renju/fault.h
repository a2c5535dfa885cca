#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace daejo::fast::renju {

/// Mistakes that programs really make, planted on request to prove that the harness finds them.
enum class Fault : std::uint8_t {
    none,
    no_recursion,  ///< every three counts as real: R10 forgotten
    depth_cap_1,   ///< a double-three by shape at a completion one level down is taken as allowed
    depth_cap_2,   ///< the same two levels down
    depth_cap_3,   ///< three
    depth_cap_4,   ///< four
    one_line_double_four_once,  ///< two fours on one line count as one
    wall_is_empty,              ///< points beyond the edge are taken for empty points
    rows_wrap,                  ///< a line running off an edge goes on in the neighbouring row
    five_priority_dropped,      ///< R8 forgotten: a five does not excuse the fouls beside it
    straight_four_ends_unseen,  ///< R5 forgotten: a row of four with two open ends counts, whatever stands
                                ///< beyond them
    one_completion_decides,     ///< a three is false as soon as one of its completion points is dead
};

/// Every fault but `none`, in the order above.
std::span<const Fault> all_faults() noexcept;

/// "no-recursion", "one-line-double-four-once", …; "none" for none.
std::string_view to_text(Fault fault) noexcept;

/// The inverse of to_text. Throws daejo::corpus::InputError that lists the names.
Fault parse_fault(std::string_view text);

}  // namespace daejo::fast::renju
