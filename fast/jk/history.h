// The states that board plays have left, looked up by a key and told apart by the boards themselves: two
// states are the same only when every point is.

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "corpus/jk/verdict.h"

namespace daejo::fast::jk {

/// A board as bits: black stones from bit 0, white stones from bit 361.
class Bits {
  public:
    void flip(int point, std::size_t side) noexcept {
        const std::size_t bit = static_cast<std::size_t>(point) + side * 361;
        words_[bit / 64] ^= std::uint64_t{1} << (bit % 64);
    }
    /// A bit of its own beside the points.
    void flip_mark() noexcept { words_.back() ^= mark; }
    void clear_mark() noexcept { words_.back() &= ~mark; }
    friend bool operator==(const Bits&, const Bits&) = default;

  private:
    static constexpr std::uint64_t mark = std::uint64_t{1} << 63U;
    std::array<std::uint64_t, 12> words_{};
};

/// A board play, as repetitions look at it.
struct Play {
    std::uint64_t key = 0;
    Bits board;
    int number = 0;                    ///< of the move
    int previous = -1;                 ///< the play that left the same state before, -1: none
    int occurrence = 1;                ///< how often the state has come about
    corpus::jk::PerColour captured{};  ///< captured prisoners of each player up to and with this play
};

class History {
  public:
    void restart();

    /// Adds a play that left this state and gives its place.
    int add(std::uint64_t key, const Bits& board, int number, const corpus::jk::PerColour& captured);
    void drop_last();

    bool empty() const noexcept { return plays_.empty(); }
    const Play& last() const noexcept { return plays_.back(); }
    const Play& operator[](int play) const noexcept { return plays_[static_cast<std::size_t>(play)]; }

    /// The last play that left this state, -1 when none did.
    int last_with(std::uint64_t key, const Bits& board) const noexcept {
        return slots_[slot(key, board)] - 1;
    }

  private:
    std::size_t slot(std::uint64_t key, const Bits& board) const noexcept;
    void grow();

    std::vector<Play> plays_;
    std::vector<std::int32_t> slots_;  ///< the last play of a state plus one, 0: free; a power of two of them
};

}  // namespace daejo::fast::jk
