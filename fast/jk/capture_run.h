// The D that end with a ko capture, found from the captures of the present run of C that were placed where
// the last one captures.

#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "corpus/jk/rules.h"
#include "fast/jk/stones.h"

namespace daejo::fast::jk {

/// The ko captures made, in order, each linked to the one before that was placed on the same spot.
class CaptureRun {
  public:
    void restart() noexcept {
        made_.clear();
        taken_.clear();
        last_at_.fill(-1);
    }

    /// Adds a ko capture: move `number` placed a stone on `placed` and took those on `taken`; the single one
    /// of them, on `single`, had been put there by move `single_number`. `run` C stand in a row with it.
    /// Gives the lengths of the D that end with it, ascending, in a list that lasts until the next call. (A
    /// stone that a C places stays a chain of its own while the run goes on, so only the single one can be
    /// the first C's.)
    template <bool by_place>
    const std::vector<int>& add(Spot placed, const std::vector<Spot>& taken, Spot single, int number,
                                int single_number, int run, const corpus::jk::Rules& rules) {
        using corpus::jk::DMatch;
        lengths_.clear();
        const int first = number - run + 1;
        const DMatch match = by_place && rules.d_match == DMatch::stone ? DMatch::place : rules.d_match;
        if (match == DMatch::stone) {
            if (single_number >= first) take(number - single_number + 1, run, rules);
        } else {
            for (int i = last_at_[static_cast<std::size_t>(single)]; i >= 0;) {
                const Made& made = made_[static_cast<std::size_t>(i)];
                if (made.number < first) break;
                if (match != DMatch::same_ko || took(made, placed))
                    take(number - made.number + 1, run, rules);
                i = made.before;
            }
        }
        made_.push_back(
            {placed, number, last_at_[static_cast<std::size_t>(placed)], taken_.size(), taken.size()});
        taken_.insert(taken_.end(), taken.begin(), taken.end());
        last_at_[static_cast<std::size_t>(placed)] = static_cast<int>(made_.size()) - 1;
        return lengths_;
    }

    void drop_last() {
        last_at_[static_cast<std::size_t>(made_.back().placed)] = made_.back().before;
        taken_.resize(made_.back().first_taken);
        made_.pop_back();
    }

  private:
    struct Made {
        Spot placed;
        int number;
        int before;  ///< the last one placed on the same spot, -1: none
        std::size_t first_taken;
        std::size_t taken;
    };

    bool took(const Made& made, Spot spot) const {
        const auto first = taken_.begin() + static_cast<std::ptrdiff_t>(made.first_taken);
        const auto last = first + static_cast<std::ptrdiff_t>(made.taken);
        return std::find(first, last, spot) != last;
    }

    void take(int length, int run, const corpus::jk::Rules& rules) {
        using corpus::jk::DLength;
        const bool long_enough = rules.d_length == DLength::any    ? length >= 2
                                 : rules.d_length == DLength::min4 ? length >= 4
                                                                   : length == 4 || length == 6;
        if (length % 2 != 0 || !long_enough) return;
        if (rules.d_run == corpus::jk::DRun::maximal && length != run) return;
        lengths_.push_back(length);
    }

    std::vector<Made> made_;
    std::vector<Spot> taken_;  ///< by all of them
    std::array<int, spots> last_at_{};
    std::vector<int> lengths_;
};

}  // namespace daejo::fast::jk
