// A game judged action by action. Every action pushes what it changes beside the stones on a stack of frames,
// so that it can be taken back. `fault` plants a known mistake; a new kind of fault must cost the faultless
// engine nothing.

#pragma once

#include <array>
#include <span>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "fast/jk/capture_run.h"
#include "fast/jk/fault.h"
#include "fast/jk/history.h"
#include "fast/jk/keys.h"
#include "fast/jk/stones.h"
#include "fast/jk/tail.h"
#include "fast/jk/territory.h"

namespace daejo::fast::jk {

template <Fault fault>
class Engine {
  public:
    explicit Engine(const Keys& keys = standard_keys()) : keys_(&keys) {}

    void restart(corpus::jk::Size size, int komi, const corpus::jk::Rules& rules);
    void act(const corpus::jk::Action& action);
    void undo();

    corpus::jk::Verdict verdict;

    bool over() const noexcept { return over_; }
    corpus::jk::Colour to_move() const noexcept { return to_move_; }
    Passes passes() const noexcept { return passes_after<fault>(tail_, rules_); }
    const Stones& stones() const noexcept { return stones_; }
    std::size_t actions() const noexcept { return frames_.size(); }
    void check_consistency() const;

  private:
    using Clause = corpus::jk::Clause;
    using Colour = corpus::jk::Colour;
    using MoveClass = corpus::jk::MoveClass;
    using Result = corpus::jk::Result;
    using Winner = corpus::jk::Winner;

    /// A move, as 3.2 looks at it: what it placed and, when it took exactly one stone, where.
    struct Made {
        bool play = false;
        Spot placed = 0;
        Spot taken = 0;  ///< 0: not exactly one
    };

    /// What is on the board and how it came about, but for the stones and the history.
    struct State {
        std::uint64_t key = 0;
        Bits board;
    };

    struct Frame {
        std::size_t trail = 0;
        Tail tail;
        Prisoners prisoners;
        Made last;
        Made before_last;
        int moves = 0;
        Colour to_move = Colour::black;
        bool over = false;
        bool in_history = false;
        bool in_run = false;
        Spot numbered = 0;  ///< the spot whose number changed, 0: none
        int number = 0;     ///< what it was
    };

    /// What a board play comes to, the stones already moved.
    struct Attempt {
        Result result = Result::accepted;
        Clause clause = Clause::none;
        MoveClass move_class = MoveClass::normal;
        bool own_removed = false;  ///< suicide=multi-stone-allowed
        int occurrence = 1;
        bool ends = false;  ///< by 3.3
        Winner winner = Winner::draw;
    };

    void play(corpus::jk::Point point);
    void pass(MoveClass kind);
    void resign(Colour loser);
    void agree(const std::vector<corpus::jk::Point>& dead);

    Attempt attempt(Spot spot);
    MoveClass class_of(Spot spot, std::span<const Spot> dead_chains) const noexcept;
    void take_off(Spot chain, std::int16_t stone);
    bool remove_suicide(Spot spot, std::int16_t stone, Attempt& made);
    bool is_retake(Spot spot) const noexcept;
    void look_for_repetition(Attempt& made);
    Winner repetition_winner(int occurrence, int previous, const corpus::jk::PerColour& captured,
                             corpus::jk::PerColour* within) const noexcept;
    corpus::jk::PerColour counted_prisoners(const Attempt& made) const noexcept;
    void record_repetition(int play, const Attempt& made);
    Spot single_stone() const;
    bool is_stuck();

    /// The state that the last board play left.
    State state_of_history() const noexcept;

    corpus::jk::Record& record() noexcept { return verdict.last(); }
    void finish_record();
    void end_game(Clause clause, Winner winner);
    void end_by_score(Clause clause, const std::vector<corpus::jk::Point>& dead);
    int point_index(Spot spot) const noexcept { return stones_.size().index(stones_.point(spot)); }
    void flip(Spot spot, std::int16_t stone) noexcept {
        const auto side = static_cast<std::size_t>(stone) - 1;
        state_.key ^= keys_->of(static_cast<std::size_t>(spot), side);
        state_.board.flip(point_index(spot), side);
    }
    static std::int16_t stone_of(Colour colour) noexcept {
        return colour == Colour::black ? black_stone : white_stone;
    }
    static Winner wins(Colour colour) noexcept {
        return colour == Colour::black ? Winner::black : Winner::white;
    }

    const Keys* keys_;
    corpus::jk::Rules rules_;
    int komi_ = 0;
    Stones stones_;
    History history_;
    CaptureRun run_;
    State state_;
    Tail tail_;
    Prisoners prisoners_;
    Made last_;
    Made before_last_;
    int moves_ = 0;
    Colour to_move_ = Colour::black;
    bool over_ = false;
    std::array<int, spots> numbers_{};  ///< the move that placed the stone now on the spot
    std::vector<Spot> taken_;           ///< by the play just attempted
    std::vector<Frame> frames_;
};

}  // namespace daejo::fast::jk

#include "fast/jk/engine_actions.h"
#include "fast/jk/engine_plays.h"
