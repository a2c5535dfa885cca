// The names of the planted faults.
#include "fast/renju/fault.h"

#include <array>
#include <string>

#include "corpus/error.h"

namespace daejo::fast::renju {

namespace {

struct Named {
    Fault fault;
    std::string_view name;
};

constexpr std::array<Named, 12> names = {{
    {Fault::none, "none"},
    {Fault::no_recursion, "no-recursion"},
    {Fault::depth_cap_1, "depth-cap-1"},
    {Fault::depth_cap_2, "depth-cap-2"},
    {Fault::depth_cap_3, "depth-cap-3"},
    {Fault::depth_cap_4, "depth-cap-4"},
    {Fault::one_line_double_four_once, "one-line-double-four-once"},
    {Fault::wall_is_empty, "wall-is-empty"},
    {Fault::rows_wrap, "rows-wrap"},
    {Fault::five_priority_dropped, "five-priority-dropped"},
    {Fault::straight_four_ends_unseen, "straight-four-ends-unseen"},
    {Fault::one_completion_decides, "one-completion-decides"},
}};

constexpr std::array<Fault, names.size() - 1> planted = [] {
    std::array<Fault, names.size() - 1> faults{};
    for (std::size_t i = 0; i < faults.size(); ++i) faults[i] = names[i + 1].fault;
    return faults;
}();

}  // namespace

std::span<const Fault> all_faults() noexcept {
    return planted;
}

std::string_view to_text(Fault fault) noexcept {
    for (const Named& named : names)
        if (named.fault == fault) return named.name;
    return "none";
}

Fault parse_fault(std::string_view text) {
    std::string known;
    for (const Named& named : names) {
        if (named.name == text) return named.fault;
        if (!known.empty()) known += ", ";
        known += named.name;
    }
    throw corpus::InputError({}, corpus::shown(std::string(text)), "one of " + known);
}

}  // namespace daejo::fast::renju
