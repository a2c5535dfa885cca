// Board plays: articles 2.3 to 2.5, 3.2, 3.3, and the reading `stuck`. Part of engine.h.

#pragma once

#include "fast/jk/engine.h"

namespace daejo::fast::jk {

template <Fault fault>
corpus::jk::MoveClass Engine<fault>::class_of(Spot spot, std::span<const Spot> dead_chains) const noexcept {
    const Spot own = stones_.chain(spot);
    if (stones_.has_liberty(own) || stones_.chain_size(own) != 1) return MoveClass::normal;
    int single = 0;
    for (const Spot chain : dead_chains) single += stones_.chain_size(chain) == 1;
    const bool any_size = rules_.ko == corpus::jk::Ko::literal || fault == Fault::large_capture_as_ko;
    if (single != 1 || (!any_size && dead_chains.size() != 1)) return MoveClass::normal;
    return MoveClass::ko_capture;
}

template <Fault fault>
void Engine<fault>::take_off(Spot chain, std::int16_t stone) {
    Spot s = chain;
    do {
        taken_.push_back(s);
        flip(s, stone);
        s = stones_.next(s);
    } while (s != chain);
    stones_.remove<fault != Fault::liberties_not_given_back>(chain);
}

/// 2.4: true when nothing further is to be looked at.
template <Fault fault>
bool Engine<fault>::remove_suicide(Spot spot, std::int16_t stone, Attempt& made) {
    const Spot own = stones_.chain(spot);
    if (stones_.has_liberty(own)) return false;
    const bool several = stones_.chain_size(own) > 1;
    if (rules_.suicide == corpus::jk::Suicide::multi_stone_allowed && several) {
        take_off(own, stone);
        made.own_removed = true;
        made.move_class = MoveClass::normal;
        return false;
    }
    made.result = rules_.suicide == corpus::jk::Suicide::rejected ? Result::rejected : Result::lost;
    made.clause = Clause::suicide;
    return true;
}

/// 3.2: the move before placed one stone and took one, and this one takes and places just the other way
/// round.
template <Fault fault>
bool Engine<fault>::is_retake(Spot spot) const noexcept {
    using corpus::jk::Retake;
    if (rules_.retake == Retake::off || !last_.play || last_.taken != spot) return false;
    if (taken_.size() != 1 || taken_.front() != last_.placed) return false;
    return rules_.retake == Retake::always || before_last_.play;
}

template <Fault fault>
corpus::jk::PerColour Engine<fault>::counted_prisoners(const Attempt& made) const noexcept {
    corpus::jk::PerColour captured = prisoners_.captured;
    const std::size_t mover = side(to_move_);
    captured[made.own_removed ? 1 - mover : mover] += static_cast<int>(taken_.size());
    if constexpr (fault == Fault::pass_stones_in_repetition) {
        captured[0] += prisoners_.pass_stones[0];
        captured[1] += prisoners_.pass_stones[1];
    }
    return captured;
}

/// Who took more within the span, `previous` being the last play that left the state before.
template <Fault fault>
corpus::jk::Winner Engine<fault>::repetition_winner(int occurrence, int previous,
                                                    const corpus::jk::PerColour& captured,
                                                    corpus::jk::PerColour* within) const noexcept {
    int from = previous;
    if (rules_.span == corpus::jk::Span::one_to_three) {
        for (int k = occurrence; k > 2; --k) from = history_[from].previous;
    }
    const corpus::jk::PerColour taken = {captured[0] - history_[from].captured[0],
                                         captured[1] - history_[from].captured[1]};
    if (within != nullptr) *within = taken;
    return taken[0] > taken[1] ? Winner::black : taken[0] < taken[1] ? Winner::white : Winner::draw;
}

template <Fault fault>
void Engine<fault>::look_for_repetition(Attempt& made) {
    if constexpr (fault == Fault::repetition_with_player) {
        if (to_move_ == Colour::white) state_.board.flip_mark();
    }
    const int previous = history_.last_with(state_.key, state_.board);
    if (previous < 0) return;
    made.occurrence = history_[previous].occurrence + 1;
    if (rules_.preset == corpus::jk::Preset::draft_12_4) return;
    if (made.occurrence < rules_.repetitions) return;
    made.ends = true;
    made.winner = repetition_winner(made.occurrence, previous, counted_prisoners(made), nullptr);
}

template <Fault fault>
typename Engine<fault>::Attempt Engine<fault>::attempt(Spot spot) {
    Attempt made;
    taken_.clear();
    const std::int16_t mine = stone_of(to_move_);
    const std::int16_t theirs = other(mine);
    stones_.place(spot, mine);
    flip(spot, mine);

    std::array<Spot, 4> dead{};
    std::size_t count = 0;
    for (const int step : steps) {
        const auto neighbour = static_cast<Spot>(spot + step);
        if (stones_[neighbour] != theirs) continue;
        const Spot chain = stones_.chain(neighbour);
        if (stones_.has_liberty(chain)) continue;
        if (std::find(dead.begin(), dead.begin() + count, chain) == dead.begin() + count)
            dead[count++] = chain;
    }
    made.move_class = class_of(spot, {dead.data(), count});
    if constexpr (fault == Fault::suicide_before_removal) {
        if (remove_suicide(spot, mine, made)) return made;
    }
    for (std::size_t i = 0; i < count; ++i) take_off(dead[i], theirs);
    if (!made.own_removed && remove_suicide(spot, mine, made)) return made;
    if (made.move_class == MoveClass::ko_capture && bars_capture(tail_, rules_)) {
        made.result = Result::rejected;
        made.clause = Clause::duty;
        return made;
    }
    if (is_retake(spot)) {
        const bool loses = rules_.retake_effect == corpus::jk::RetakeEffect::loses;
        made.result = loses ? Result::lost : Result::rejected;
        made.clause = Clause::retake;
        return made;
    }
    look_for_repetition(made);
    return made;
}

/// Whether every board play of the player to move is refused or loses. Looks no further than the play itself.
template <Fault fault>
bool Engine<fault>::is_stuck() {
    const State state = state_;
    const std::size_t mark = stones_.mark();
    for (int i = 0; i < stones_.size().points(); ++i) {
        const Spot spot = stones_.spot(stones_.size().point(i));
        if (stones_[spot] != nothing) continue;
        const Attempt made = attempt(spot);
        stones_.take_back(mark);
        state_ = state;
        const bool loses = made.ends && made.winner == wins(opponent(to_move_));
        if (made.result == Result::accepted && !loses) return false;
    }
    return true;
}

}  // namespace daejo::fast::jk
