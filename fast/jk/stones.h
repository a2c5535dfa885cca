// Stones, chains and liberties, kept up to date by every placing and removing, with a trail to take it back.
// A chain is a circular list of its stones; its liberties are counted once for every stone they touch, so
// that the count is zero exactly when there is none.

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "corpus/jk/board.h"

namespace daejo::fast::jk {

/// A point of the bordered board: (row + 1) × stride + column + 1.
using Spot = std::int16_t;

inline constexpr int stride = corpus::jk::largest_side + 2;
inline constexpr std::size_t spots = static_cast<std::size_t>(stride) * stride;
inline constexpr std::array<int, 4> steps = {1, -1, stride, -stride};

/// What a spot holds. A stone's value is its colour's side() + 1.
enum Content : std::int16_t { nothing = 0, black_stone = 1, white_stone = 2, border = 3 };

constexpr std::int16_t other(std::int16_t stone) noexcept {
    return static_cast<std::int16_t>(3 - stone);
}

class Stones {
  public:
    void restart(corpus::jk::Size size);

    corpus::jk::Size size() const noexcept { return size_; }
    Spot spot(corpus::jk::Point p) const noexcept {
        return static_cast<Spot>((p.row + 1) * stride + p.column + 1);
    }
    corpus::jk::Point point(Spot s) const noexcept { return {s % stride - 1, s / stride - 1}; }

    std::int16_t operator[](Spot s) const noexcept { return words_[at(content_, s)]; }
    Spot chain(Spot s) const noexcept { return words_[at(chain_, s)]; }
    Spot next(Spot s) const noexcept { return words_[at(next_, s)]; }
    int chain_size(Spot chain) const noexcept { return words_[at(size_of_, chain)]; }
    bool has_liberty(Spot chain) const noexcept { return words_[at(touches_, chain)] > 0; }
    int exact_liberties(Spot s) const;

    /// Puts a stone on an empty spot and joins the chains of its colour around it.
    void place(Spot s, std::int16_t stone);

    /// Takes the chain off the board. Its neighbours get the liberties back unless `give_back` is false.
    template <bool give_back = true>
    void remove(Spot chain);

    /// The changes so far; take_back returns to an earlier number of them.
    std::size_t mark() const noexcept { return trail_.size(); }
    void take_back(std::size_t mark);

    /// Throws corpus::InternalError when chains or counts are not what the stones say.
    void check_consistency() const;

  private:
    enum Field : std::size_t { content_, chain_, next_, size_of_, touches_, fields };
    struct Change {
        std::uint16_t word;
        std::int16_t value;
    };

    static constexpr std::size_t at(Field field, int spot) noexcept {
        return field * spots + static_cast<std::size_t>(spot);
    }
    void set(Field field, int spot, int value) {
        const std::size_t word = at(field, spot);
        trail_.push_back({static_cast<std::uint16_t>(word), words_[word]});
        words_[word] = static_cast<std::int16_t>(value);
    }
    void join(Spot a, Spot b);

    corpus::jk::Size size_;
    std::array<std::int16_t, fields * spots> words_{};
    std::vector<Change> trail_;
};

template <bool give_back>
void Stones::remove(Spot chain) {
    Spot s = chain;
    do {
        const Spot following = next(s);
        set(content_, s, nothing);
        s = following;
    } while (s != chain);
    if constexpr (!give_back) return;
    do {
        for (const int step : steps) {
            const auto neighbour = static_cast<Spot>(s + step);
            const std::int16_t there = (*this)[neighbour];
            if (there != black_stone && there != white_stone) continue;
            const Spot touched = this->chain(neighbour);
            set(touches_, touched, words_[at(touches_, touched)] + 1);
        }
        s = next(s);
    } while (s != chain);
}

}  // namespace daejo::fast::jk
