// The names of the planted faults.

#include "fast/jk/fault.h"

#include <array>
#include <string>

#include "corpus/error.h"

namespace daejo::fast::jk {

namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 13> names = {
    "none",
    "d-without-identity",
    "ed-exception-forgotten",
    "dpcccc-forgotten",
    "pass-stones-in-repetition",
    "passes-count-as-occurrences",
    "no-closing-stone",
    "large-capture-as-ko",
    "suicide-before-removal",
    "repetition-with-player",
    "liberties-not-given-back",
    "komi-ignored",
    "ece-ends",
};

constexpr std::array<Fault, names.size() - 1> planted = [] {
    std::array<Fault, names.size() - 1> faults{};
    for (std::size_t i = 0; i < faults.size(); ++i) faults[i] = static_cast<Fault>(i + 1);
    return faults;
}();

}  // namespace

std::span<const Fault> all_faults() noexcept {
    return planted;
}

std::string_view to_text(Fault fault) noexcept {
    return names[static_cast<std::size_t>(fault)];
}

Fault parse_fault(std::string_view text) {
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) return static_cast<Fault>(i);
        known += (i == 0 ? "" : ", ") + std::string(names[i]);
    }
    throw corpus::InputError({}, corpus::shown(std::string(text)), "one of " + known);
}

}  // namespace daejo::fast::jk
