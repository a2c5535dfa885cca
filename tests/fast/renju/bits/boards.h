// Random boards and readings for the whole-board judge, the same in every run.
#pragma once

#include <cstdint>
#include <random>

#include "../positions.h"
#include "fast/renju/bits/judge.h"

namespace daejo::fast::renju::bits::testing {

using namespace renju::testing;

/// Boards of 5×5 to 15×15, from bare to crowded; a third of them with their stones close together.
class RandomBoards {
  public:
    explicit RandomBoards(std::uint32_t seed) : random_(seed) {}

    int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint32_t>(limit)); }

    Position position() {
        Position position(below(3) == 0 ? 15 : 5 + below(11));
        const int black = 5 + below(50);
        const int white = below(30);
        const int margin = below(3) == 0 ? position.size() / 4 : 0;
        for (int row = margin; row < position.size() - margin; ++row) {
            for (int column = margin; column < position.size() - margin; ++column) {
                const int drawn = below(100);
                if (drawn < black) position.set({column, row}, Cell::black);
                if (drawn >= 100 - white) position.set({column, row}, Cell::white);
            }
        }
        return position;
    }

    Readings readings() {
        Readings readings;
        readings.five_at_completion = static_cast<FiveAtCompletion>(below(3));
        readings.clauses = static_cast<Clauses>(below(2));
        const int depth = below(5);
        if (depth == 4) readings.recursion.kind = Recursion::Kind::none;
        if (depth > 0 && depth < 4) readings.recursion = {Recursion::Kind::cap, depth};
        return readings;
    }

  private:
    std::mt19937 random_;
};

}  // namespace daejo::fast::renju::bits::testing
