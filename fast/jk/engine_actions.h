// Actions and what they leave in the verdict. Part of engine.h.

#pragma once

#include <algorithm>

#include "corpus/error.h"
#include "fast/jk/engine.h"

namespace daejo::fast::jk {

template <Fault fault>
void Engine<fault>::restart(corpus::jk::Size size, int komi, const corpus::jk::Rules& rules) {
    rules_ = rules;
    komi_ = komi;
    stones_.restart(size);
    history_.restart();
    run_.restart();
    state_ = {};
    tail_ = {};
    prisoners_ = {};
    last_ = {};
    before_last_ = {};
    moves_ = 0;
    to_move_ = Colour::black;
    over_ = false;
    numbers_.fill(0);
    frames_.clear();
    verdict.clear();
}

template <Fault fault>
void Engine<fault>::act(const corpus::jk::Action& action) {
    using Kind = corpus::jk::Action::Kind;
    frames_.push_back({stones_.mark(), tail_, prisoners_, last_, before_last_, moves_, to_move_, over_, false,
                       false, 0, 0});
    verdict.begin_record().player = to_move_;
    if (action.kind == Kind::resign_black) record().player = Colour::black;
    if (action.kind == Kind::resign_white) record().player = Colour::white;
    if (over_) {
        record().result = Result::after_end;
        record().goes_on = false;
        return;
    }
    switch (action.kind) {
        case Kind::play:
            play(action.point);
            break;
        case Kind::normal_pass:
            pass(MoveClass::normal_pass);
            break;
        case Kind::ending_pass:
            pass(MoveClass::ending_pass);
            break;
        case Kind::resign_black:
            resign(Colour::black);
            break;
        case Kind::resign_white:
            resign(Colour::white);
            break;
        case Kind::agree:
            agree(action.dead);
            break;
        case Kind::dispute:
            break;
    }
    finish_record();
}

template <Fault fault>
void Engine<fault>::play(corpus::jk::Point point) {
    const Spot spot = stones_.spot(point);
    Frame& frame = frames_.back();
    if (stones_[spot] != nothing) {
        record().result = Result::rejected;
        record().clause = Clause::occupied;
        return;
    }
    const Attempt made = attempt(spot);
    record().result = made.result;
    record().clause = made.clause;
    if (made.result == Result::rejected) {
        stones_.take_back(frame.trail);
        state_ = state_of_history();
        return;
    }
    const int number = ++moves_;
    record().number = number;
    record().move_class = made.move_class;
    if (made.occurrence > 1) record().occurrence = made.occurrence;
    if (made.move_class == MoveClass::ko_capture && made.result == Result::accepted) {
        const Spot single = single_stone();
        const auto& lengths = run_.template add<fault == Fault::d_without_identity>(
            spot, taken_, single, number, numbers_[static_cast<std::size_t>(single)], tail_.captures + 1,
            rules_);
        frame.in_run = true;
        for (const int length : lengths) verdict.d_length(length);
        tail_.add_capture(!lengths.empty(), std::find(lengths.begin(), lengths.end(), 4) != lengths.end());
    } else {
        tail_.add(MoveClass::normal);
    }
    frame.numbered = spot;
    frame.number = numbers_[static_cast<std::size_t>(spot)];
    numbers_[static_cast<std::size_t>(spot)] = number;

    const corpus::jk::PerColour counted = counted_prisoners(made);
    const std::size_t mover = side(to_move_);
    prisoners_.captured[made.own_removed ? 1 - mover : mover] += static_cast<int>(taken_.size());
    const int added = history_.add(state_.key, state_.board, number, counted);
    frame.in_history = true;
    if constexpr (fault == Fault::repetition_with_player) {
        if (made.result == Result::accepted && to_move_ == Colour::white) state_.board.flip_mark();
    }
    std::sort(taken_.begin(), taken_.end());
    for (const Spot taken : taken_) verdict.capture(stones_.point(taken));
    before_last_ = last_;
    last_ = {true, spot, taken_.size() == 1 ? taken_.front() : Spot{0}};
    prisoners_.black_moved_last = to_move_ == Colour::black;
    const Colour player = to_move_;
    to_move_ = opponent(player);
    if (made.result == Result::lost) {
        end_game(made.clause, wins(opponent(player)));
    } else if (made.ends) {
        record_repetition(added, made);
    }
}

/// Of the stones just taken the one that was a chain of its own.
template <Fault fault>
Spot Engine<fault>::single_stone() const {
    for (const Spot taken : taken_) {
        const bool alone = std::none_of(steps.begin(), steps.end(), [&](int step) {
            return std::find(taken_.begin(), taken_.end(), static_cast<Spot>(taken + step)) != taken_.end();
        });
        if (alone) return taken;
    }
    throw corpus::InternalError("JK engine: a ko capture that took no single stone");
}

template <Fault fault>
void Engine<fault>::record_repetition(int play, const Attempt& made) {
    record().clause = Clause::repetition;
    end_game(Clause::repetition, made.winner);
    corpus::jk::Repetition repetition;
    for (int i = play; i >= 0; i = history_[i].previous) repetition.moves.push_back(history_[i].number);
    std::reverse(repetition.moves.begin(), repetition.moves.end());
    repetition_winner(made.occurrence, history_[play].previous, history_[play].captured,
                      &repetition.captured);
    verdict.ending->repetition = std::move(repetition);
}

template <Fault fault>
void Engine<fault>::pass(MoveClass kind) {
    const Passes allowed = passes();
    const Clause barred = kind == MoveClass::normal_pass ? allowed.normal : allowed.ending;
    record().move_class = kind;
    if (barred != Clause::none && rules_.illegal_pass == corpus::jk::IllegalPass::rejected) {
        record().result = Result::rejected;
        record().clause = barred;
        return;
    }
    record().number = ++moves_;
    const Colour player = to_move_;
    const Clause end = kind == MoveClass::ending_pass ? end_by_pass<fault>(tail_, rules_) : Clause::none;
    tail_.add(kind);
    ++prisoners_.pass_stones[side(opponent(player))];
    prisoners_.black_moved_last = player == Colour::black;
    before_last_ = last_;
    last_ = {};
    to_move_ = opponent(player);
    if constexpr (fault == Fault::passes_count_as_occurrences) {
        history_.add(state_.key, state_.board, moves_, prisoners_.captured);
        frames_.back().in_history = true;
    }
    if (barred != Clause::none) {
        record().result = Result::lost;
        record().clause = barred;
        end_game(barred, wins(opponent(player)));
    } else if (end != Clause::none) {
        end_by_score(end, {});
    }
}

template <Fault fault>
void Engine<fault>::resign(Colour loser) {
    record().clause = Clause::resignation;
    end_game(Clause::resignation, wins(opponent(loser)));
}

template <Fault fault>
void Engine<fault>::agree(const std::vector<corpus::jk::Point>& dead) {
    record().clause = Clause::agreement;
    const bool all_stones = std::all_of(dead.begin(), dead.end(), [&](corpus::jk::Point point) {
        return stones_[stones_.spot(point)] != nothing;
    });
    if (all_stones) {
        end_by_score(Clause::agreement, dead);
    } else {
        record().result = Result::rejected;
    }
}

template <Fault fault>
void Engine<fault>::end_game(Clause clause, Winner winner) {
    over_ = true;
    verdict.ending.emplace();
    verdict.ending->action = static_cast<int>(frames_.size()) - 1;
    verdict.ending->clause = clause;
    verdict.ending->winner = winner;
}

template <Fault fault>
void Engine<fault>::end_by_score(Clause clause, const std::vector<corpus::jk::Point>& dead) {
    corpus::jk::Score score = score_of(stones_, dead, prisoners_, komi_, rules_);
    if constexpr (fault == Fault::no_closing_stone) {
        score.total[0] -= 100 * score.closing_stone;
        score.difference -= 100 * score.closing_stone;
        score.closing_stone = 0;
    }
    if constexpr (fault == Fault::komi_ignored) {
        score.total[1] -= komi_;
        score.difference += komi_;
    }
    record().clause = clause;
    const Winner winner = score.difference > 0   ? Winner::black
                          : score.difference < 0 ? Winner::white
                                                 : Winner::draw;
    end_game(clause, winner);
    verdict.ending->score = score;
}

/// The passes the next player may make, and whether he is stuck.
template <Fault fault>
void Engine<fault>::finish_record() {
    if (!over_) {
        const Passes allowed = passes();
        const bool moved = record().number > 0;
        if (moved && rules_.stuck == corpus::jk::Stuck::loses && allowed.none() && is_stuck()) {
            record().clause = Clause::stuck;
            end_game(Clause::stuck, wins(opponent(to_move_)));
        } else {
            record().may_pass_normally = allowed.may_normal();
            record().may_pass_ending = allowed.may_ending();
        }
    }
    record().goes_on = !over_;
}

template <Fault fault>
typename Engine<fault>::State Engine<fault>::state_of_history() const noexcept {
    if (history_.empty()) return {};
    State state{history_.last().key, history_.last().board};
    if constexpr (fault == Fault::repetition_with_player) state.board.clear_mark();
    return state;
}

template <Fault fault>
void Engine<fault>::undo() {
    const Frame& frame = frames_.back();
    if (frame.in_history) history_.drop_last();
    if (frame.in_run) run_.drop_last();
    if (frame.numbered != 0) numbers_[static_cast<std::size_t>(frame.numbered)] = frame.number;
    stones_.take_back(frame.trail);
    state_ = state_of_history();
    tail_ = frame.tail;
    prisoners_ = frame.prisoners;
    last_ = frame.last;
    before_last_ = frame.before_last;
    moves_ = frame.moves;
    to_move_ = frame.to_move;
    if (over_ && !frame.over) verdict.ending.reset();
    over_ = frame.over;
    verdict.drop_record();
    frames_.pop_back();
}

template <Fault fault>
void Engine<fault>::check_consistency() const {
    stones_.check_consistency();
    State state;
    for (int i = 0; i < stones_.size().points(); ++i) {
        const Spot spot = stones_.spot(stones_.size().point(i));
        const std::int16_t stone = stones_[spot];
        if (stone == nothing) continue;
        const auto side = static_cast<std::size_t>(stone) - 1;
        state.key ^= keys_->of(static_cast<std::size_t>(spot), side);
        state.board.flip(i, side);
    }
    if (state.key != state_.key || !(state.board == state_.board)) {
        throw corpus::InternalError("JK engine: the key is not the board's");
    }
    if (verdict.size() != frames_.size())
        throw corpus::InternalError("JK engine: records and actions differ");
}

}  // namespace daejo::fast::jk
