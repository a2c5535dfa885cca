#include "fast/jk/stones.h"

#include <algorithm>
#include <string>
#include <utility>

#include "corpus/error.h"

namespace daejo::fast::jk {

void Stones::restart(corpus::jk::Size size) {
    size_ = size;
    trail_.clear();
    words_.fill(0);
    std::fill_n(words_.begin() + static_cast<std::ptrdiff_t>(at(content_, 0)), spots, std::int16_t{border});
    for (int row = 0; row < size.rows; ++row) {
        std::fill_n(words_.begin() + static_cast<std::ptrdiff_t>(at(content_, spot({0, row}))), size.columns,
                    std::int16_t{nothing});
    }
}

void Stones::place(Spot s, std::int16_t stone) {
    int free = 0;
    for (const int step : steps) {
        const auto neighbour = static_cast<Spot>(s + step);
        const std::int16_t there = (*this)[neighbour];
        if (there == nothing) {
            ++free;
        } else if (there != border) {
            const Spot touched = chain(neighbour);
            set(touches_, touched, words_[at(touches_, touched)] - 1);
        }
    }
    set(content_, s, stone);
    set(chain_, s, s);
    set(next_, s, s);
    set(size_of_, s, 1);
    set(touches_, s, free);
    for (const int step : steps) {
        const auto neighbour = static_cast<Spot>(s + step);
        if ((*this)[neighbour] == stone && chain(neighbour) != chain(s)) join(chain(s), chain(neighbour));
    }
}

void Stones::join(Spot a, Spot b) {
    if (chain_size(a) < chain_size(b)) std::swap(a, b);
    set(size_of_, a, chain_size(a) + chain_size(b));
    set(touches_, a, words_[at(touches_, a)] + words_[at(touches_, b)]);
    Spot s = b;
    do {
        set(chain_, s, a);
        s = next(s);
    } while (s != b);
    const Spot behind_a = next(a);
    set(next_, a, next(b));
    set(next_, b, behind_a);
}

void Stones::take_back(std::size_t mark) {
    while (trail_.size() > mark) {
        words_[trail_.back().word] = trail_.back().value;
        trail_.pop_back();
    }
}

int Stones::exact_liberties(Spot s) const {
    std::array<bool, spots> counted{};
    int liberties = 0;
    const Spot first = s;
    do {
        for (const int step : steps) {
            const auto neighbour = static_cast<Spot>(s + step);
            if ((*this)[neighbour] != nothing || counted[static_cast<std::size_t>(neighbour)]) continue;
            counted[static_cast<std::size_t>(neighbour)] = true;
            ++liberties;
        }
        s = next(s);
    } while (s != first);
    return liberties;
}

void Stones::check_consistency() const {
    const auto require = [](bool holds, const char* what) {
        if (!holds) throw corpus::InternalError(std::string("JK stones: ") + what);
    };
    for (int i = 0; i < size_.points(); ++i) {
        const Spot s = spot(size_.point(i));
        const std::int16_t stone = (*this)[s];
        if (stone == nothing) continue;
        require(stone == black_stone || stone == white_stone, "a border on the board");
        for (const int step : steps) {
            const auto neighbour = static_cast<Spot>(s + step);
            require((*this)[neighbour] != stone || chain(neighbour) == chain(s), "neighbours in two chains");
        }
        int size = 0;
        int touches = 0;
        Spot member = s;
        do {
            require((*this)[member] == stone && chain(member) == chain(s), "a list that leaves its chain");
            require(++size <= size_.points(), "a list that does not close");
            for (const int step : steps) touches += (*this)[static_cast<Spot>(member + step)] == nothing;
            member = next(member);
        } while (member != s);
        require(size == chain_size(chain(s)), "a chain's size");
        require(touches == words_[at(touches_, chain(s))], "a chain's liberties");
    }
}

}  // namespace daejo::fast::jk
