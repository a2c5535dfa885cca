#pragma once

#include <cstdint>

#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"
#include "fast/renju/bits/stones.h"

namespace daejo::fast::renju::bits {

/// Whether boards of this size are judged: up to 15×15. Everything below has that as its precondition.
constexpr bool takes(int size) noexcept {
    return size <= largest;
}

/// Which of the two equal whole-board passes is used.
enum class Path : std::uint8_t {
    best,      ///< AVX2 where this processor has it
    portable,  ///< the one for any processor
};

/// What a black stone on each open point would be (R8, R9, R11), a bit a point; each point is in one set at
/// most, legal points in none.
struct FoulBits {
    Rows five;
    Rows overline;
    Rows double_four;
    Rows double_three;

    friend bool operator==(const FoulBits&, const FoulBits&) = default;
};

/// The fouls of a whole board.
void foul_bits(const corpus::renju::Position& position, const corpus::renju::Readings& readings,
               FoulBits& out, Path path = Path::best) noexcept;
void foul_bits(const Stones& stones, const corpus::renju::Readings& readings, FoulBits& out,
               Path path = Path::best) noexcept;

/// Whether R14's counts are wanted beside the answers; they cost ten times as much.
enum class Counts : std::uint8_t { no, yes };

/// The verdict for a whole board; without counts map.counted() is false.
void judge(const corpus::renju::Position& position, const corpus::renju::Readings& readings,
           corpus::renju::FoulMap& map, Counts counts, Path path = Path::best) noexcept;

/// The verdict for one point, with its counts.
corpus::renju::PointVerdict judge_point(const corpus::renju::Position& position,
                                        const corpus::renju::Readings& readings, corpus::renju::Point point);

}  // namespace daejo::fast::renju::bits
