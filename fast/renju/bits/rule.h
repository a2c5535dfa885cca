#pragma once

#include <limits>

#include "corpus/renju/readings.h"

namespace daejo::fast::renju::bits {

/// The readings as the judge asks for them.
struct Rule {
    explicit Rule(const corpus::renju::Readings& readings) noexcept
        : five_excludes(readings.five_at_completion == corpus::renju::FiveAtCompletion::excludes),
          five_counts(readings.five_at_completion == corpus::renju::FiveAtCompletion::counts),
          separate(readings.clauses == corpus::renju::Clauses::separate) {
        using Kind = corpus::renju::Recursion::Kind;
        if (readings.recursion.kind == Kind::cap) levels = readings.recursion.cap;
        if (readings.recursion.kind == Kind::none) levels = 0;
    }

    bool five_excludes;
    bool five_counts;
    bool separate;
    /// A double-three so many levels below the asked point, or deeper, is taken as allowed; 0: every three is
    /// real.
    int levels = std::numeric_limits<int>::max();
};

}  // namespace daejo::fast::renju::bits
