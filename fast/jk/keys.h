#pragma once

#include <array>
#include <cstdint>

#include "fast/jk/stones.h"

namespace daejo::fast::jk {

/// One random word for every stone on every spot; a board's key is what they come to by exclusive or. That
/// two boards have one key means nothing yet, so keys may be as bad as they like.
class Keys {
  public:
    /// Keys from a seed, cut to their lowest `bits`.
    constexpr explicit Keys(std::uint64_t seed, int bits = 64) noexcept {
        for (auto& key : keys_) {
            seed += 0x9e3779b97f4a7c15u;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9u;
            z = (z ^ (z >> 27U)) * 0x94d049bb133111ebu;
            key = z ^ (z >> 31U);
            if (bits < 64) key &= (std::uint64_t{1} << static_cast<unsigned>(bits)) - 1;
        }
    }

    constexpr std::uint64_t of(std::size_t spot, std::size_t side) const noexcept {
        return keys_[2 * spot + side];
    }

  private:
    std::array<std::uint64_t, 2 * spots> keys_{};
};

inline const Keys& standard_keys() noexcept {
    static constexpr Keys keys(0x6a09e667f3bcc908u);
    return keys;
}

}  // namespace daejo::fast::jk
