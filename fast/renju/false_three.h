// R10: may a double-three stand? The imagined stones are really put down, as deep as the rule goes; a count
// stops as soon as it is settled. The board is left as it was.
#pragma once

#include <algorithm>
#include <limits>

#include "fast/renju/shapes.h"

namespace daejo::fast::renju {

/// A stone put down for the time of a look at the board.
template <Fault fault>
class Imagined {
  public:
    Imagined(Board<fault>& board, int place) noexcept : board_(board), place_(place) { board_.put(place_); }
    ~Imagined() { board_.take(place_); }
    Imagined(const Imagined&) = delete;
    Imagined& operator=(const Imagined&) = delete;

  private:
    Board<fault>& board_;
    int place_;
};

template <Fault fault>
class FalseThrees {
  public:
    FalseThrees(Board<fault>& board, const corpus::renju::Readings& readings) noexcept
        : board_(board),
          five_at_completion_(readings.five_at_completion),
          separate_(readings.clauses == corpus::renju::Clauses::separate),
          deepest_(levels(readings.recursion)) {}

    corpus::renju::FiveAtCompletion five_at_completion() const noexcept { return five_at_completion_; }
    bool separate() const noexcept { return separate_; }

    /// The level below the asked point at which a double-three counts as allowed: 0 for recursion=none.
    int deepest() const noexcept { return deepest_; }

    /// The number of real threes of a stone that stands on the board and made these shapes, counted no
    /// further than `enough`; `level` is that of the completion points, 1 for those of the asked point. Under
    /// clauses=separate the smaller of the two counts.
    int real_threes(const Shapes& made, int level, int enough) noexcept {
        if (level > deepest_) return std::min(made.threes, enough);
        if (!separate_) return count(made, level, enough, Test::every_foul);
        // The count that needs no recursion first: R10 needs only one of the two to be small.
        const int by_fours = count(made, level, enough, Test::four_fouls);
        return by_fours == 0 ? 0 : count(made, level, by_fours, Test::three_foul);
    }

  private:
    /// Which fouls make a completion point dead: those of R10, or of RIF 9.3 a) or b) alone.
    enum class Test : std::uint8_t { every_foul, four_fouls, three_foul };

    static constexpr int planted_cap() noexcept {
        switch (fault) {
            case Fault::depth_cap_1:
                return 1;
            case Fault::depth_cap_2:
                return 2;
            case Fault::depth_cap_3:
                return 3;
            case Fault::depth_cap_4:
                return 4;
            default:
                return std::numeric_limits<int>::max();
        }
    }

    static int levels(corpus::renju::Recursion recursion) noexcept {
        using Kind = corpus::renju::Recursion::Kind;
        int deepest = std::numeric_limits<int>::max();
        if (recursion.kind == Kind::cap) deepest = recursion.cap;
        if (recursion.kind == Kind::none || fault == Fault::no_recursion) deepest = 0;
        return std::min(deepest, planted_cap());
    }

    int count(const Shapes& made, int level, int enough, Test test) noexcept {
        int real = 0;
        for (int i = 0; i < made.threes && real < enough; ++i) real += is_real(made.three[i], level, test);
        return real;
    }

    bool is_real(const Three& three, int level, Test test) noexcept {
        for (int i = 0; i < three.completions; ++i) {
            const bool alive = is_alive(three.completion[i], level, test);
            if (alive != (fault == Fault::one_completion_decides)) return alive;
        }
        return fault == Fault::one_completion_decides;
    }

    /// May the straight four be made at `place`?
    bool is_alive(int place, int level, Test test) noexcept {
        using corpus::renju::FiveAtCompletion;
        const Imagined<fault> stone(board_, place);
        const Shapes made = shapes_made(board_, place, all_lines, five_at_completion_);
        if (made.five && five_at_completion_ == FiveAtCompletion::counts &&
            fault != Fault::five_priority_dropped)
            return true;
        if (test != Test::three_foul && (made.overline || made.double_four())) return false;
        if (test == Test::four_fouls || made.threes < 2 || level == deepest_) return true;
        return real_threes(made, level + 1, 2) < 2;
    }

    Board<fault>& board_;
    corpus::renju::FiveAtCompletion five_at_completion_;
    bool separate_;
    int deepest_;
};

}  // namespace daejo::fast::renju
