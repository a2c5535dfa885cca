// The verdict for one point (R8–R11, R14), from the shapes a black stone there makes.
#pragma once

#include "corpus/renju/verdict.h"
#include "fast/renju/depth.h"
#include "fast/renju/false_three.h"

namespace daejo::fast::renju {

template <Fault fault>
class FoulJudge {
  public:
    FoulJudge(Board<fault>& board, const corpus::renju::Readings& readings) noexcept
        : board_(board), false_threes_(board, readings) {}

    /// The verdict for an empty place. `lines` may leave out lines that find_busy_lines rules out.
    corpus::renju::PointVerdict judge(int place, Lines lines = all_lines) noexcept {
        using corpus::renju::Answer;
        const Imagined<fault> stone(board_, place);
        const Shapes made = shapes_made(board_, place, lines, false_threes_.five_at_completion());
        if (made.five && fault != Fault::five_priority_dropped) return {Answer::five, 0, 0, 0};
        if (made.overline) return {Answer::overline, 0, 0, 0};
        if (made.double_four()) return {Answer::double_four, 0, 0, 0};
        if (made.threes == 0) return {made.five ? Answer::five : Answer::legal, 0, 0, 0};
        return by_threes(made);
    }

  private:
    corpus::renju::PointVerdict by_threes(const Shapes& made) noexcept {
        using corpus::renju::Answer;
        const int real = false_threes_.real_threes(made, 1, made.threes);
        if (made.five && real < 2) return {Answer::five, 0, 0, 0};  // only with R8 forgotten
        const int depth = false_threes_.separate() ? 0
                                                   : depth_of(board_, made, false_threes_.deepest(),
                                                              false_threes_.five_at_completion());
        return {real < 2 ? Answer::legal : Answer::double_three, static_cast<std::uint8_t>(made.threes),
                static_cast<std::uint8_t>(real), static_cast<std::uint16_t>(depth)};
    }

    Board<fault>& board_;
    FalseThrees<fault> false_threes_;
};

}  // namespace daejo::fast::renju
