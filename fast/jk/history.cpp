#include "fast/jk/history.h"

#include <algorithm>

namespace daejo::fast::jk {

namespace {

constexpr std::size_t fewest_slots = 64;

}  // namespace

void History::restart() {
    plays_.clear();
    if (slots_.empty()) slots_.resize(fewest_slots);
    std::fill(slots_.begin(), slots_.end(), 0);
}

std::size_t History::slot(std::uint64_t key, const Bits& board) const noexcept {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>(key) & mask;
    while (slots_[at] != 0) {
        const Play& play = plays_[static_cast<std::size_t>(slots_[at]) - 1];
        if (play.key == key && play.board == board) break;
        at = (at + 1) & mask;
    }
    return at;
}

int History::add(std::uint64_t key, const Bits& board, int number, const corpus::jk::PerColour& captured) {
    if (2 * (plays_.size() + 1) > slots_.size()) grow();
    const std::size_t at = slot(key, board);
    const int previous = slots_[at] - 1;
    const int occurrence = previous < 0 ? 1 : (*this)[previous].occurrence + 1;
    plays_.push_back({key, board, number, previous, occurrence, captured});
    slots_[at] = static_cast<std::int32_t>(plays_.size());
    return static_cast<int>(plays_.size()) - 1;
}

void History::drop_last() {
    const Play& last = plays_.back();
    slots_[slot(last.key, last.board)] = last.previous + 1;
    plays_.pop_back();
}

void History::grow() {
    slots_.assign(slots_.size() * 2, 0);
    for (std::size_t i = 0; i < plays_.size(); ++i) {
        slots_[slot(plays_[i].key, plays_[i].board)] = static_cast<std::int32_t>(i) + 1;
    }
}

}  // namespace daejo::fast::jk
