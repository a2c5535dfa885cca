#pragma once

#include <cstdint>
#include <string_view>

namespace daejo::fuzz {

/// A small deterministic source of random numbers (splitmix64), the same on every machine. One is made for
/// every case, so that a case is a pure function of (generator, seed, index).
class Random {
  public:
    explicit constexpr Random(std::uint64_t state) noexcept : state_(state) {}

    /// The source of case `index` of the stream `name` (a generator's name and version) under `seed`.
    static constexpr Random for_case(std::string_view name, std::uint64_t seed,
                                     std::uint64_t index) noexcept {
        std::uint64_t hash = 0xcbf29ce484222325u;
        for (const char letter : name) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3u;
        return Random(mix(mix(hash ^ mix(seed)) ^ mix(index + 0x9e3779b97f4a7c15u)));
    }

    constexpr std::uint64_t next() noexcept { return mix(state_ += 0x9e3779b97f4a7c15u); }

    /// A whole number from 0 to bound − 1; bound ≥ 1. Its bias is below bound / 2⁶⁴.
    constexpr int below(int bound) noexcept {
        const std::uint64_t drawn = next();
        const std::uint64_t factor = static_cast<std::uint64_t>(bound);
        const std::uint64_t high = (drawn >> 32) * factor;
        const std::uint64_t low = (drawn & 0xffffffffu) * factor;
        return static_cast<int>((high + (low >> 32)) >> 32);
    }

    /// A whole number from low to high, both included.
    constexpr int between(int low, int high) noexcept { return low + below(high - low + 1); }

    /// True with chance parts in a million.
    constexpr bool chance(int parts) noexcept { return below(1'000'000) < parts; }

  private:
    static constexpr std::uint64_t mix(std::uint64_t z) noexcept {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

}  // namespace daejo::fuzz
