#pragma once

#include <array>

#include "corpus/renju/readings.h"
#include "reference/renju/board.h"

namespace daejo::reference::renju {

using corpus::renju::Readings;

/// Clauses R2–R10 for a black stone on a board, one function a clause. In all of them `board` is Black's and
/// already holds the stone asked about and every stone imagined before it.

/// What the stone makes on each of its four lines, indexed by Direction.
using Stone = std::array<const Made*, 4>;
Stone stone_on(const Board& board, Point p);

/// R2, R8: the stone makes a five.
bool makes_five(const Stone& stone) noexcept;

/// R3: the stone makes an overline.
bool makes_overline(const Stone& stone) noexcept;

/// R7: more than one four meets in the stone.
bool makes_double_four(const Stone& stone) noexcept;

/// R6: a three that meets in a stone; places are those of the line through the stone.
struct Three {
    Direction direction = Direction::row;
    Places stones = 0;
    Places completions = 0;
};

/// The threes that meet in one stone.
class Threes {
  public:
    void add(const Three& three) noexcept { threes_[static_cast<std::size_t>(size_++)] = three; }
    int size() const noexcept { return size_; }
    const Three* begin() const noexcept { return threes_.data(); }
    const Three* end() const noexcept { return threes_.data() + size_; }

  private:
    std::array<Three, 2 * directions.size()> threes_{};
    int size_ = 0;
};

/// R6 with its last words "and the stone on e makes no five at the same time" unless five-at-completion drops
/// them.
Threes threes_of(const Board& board, Point p, const Stone& stone, const Readings& readings);

/// recursion=cap=N: at a completion N levels below the asked point a double-three by shape is taken as
/// allowed.
bool is_capped(int level, const Readings& readings) noexcept;

/// What a stone on a completion point makes, and whether that is a foul (R9, R10).
struct Completion {
    bool five = false;
    bool overline = false;
    bool double_four = false;
    bool double_three = false;  ///< one that R10 forbids; asked only when the answer can matter
    int depth = 0;              ///< R14
};

/// Judges the stone on completion point `e`, `level` levels below the asked point (1 or more). `board` does
/// not hold the stone on `e` yet.
Completion judge_completion(const Board& board, Point e, int level, const Readings& readings);

/// five-at-completion=counts: a completion that makes a five is legal whatever else it makes.
bool is_legal_five(const Completion& completion, const Readings& readings) noexcept;

/// RIF 9.3 a): no overline and no double-four there.
bool passes_a(const Completion& completion, const Readings& readings) noexcept;

/// RIF 9.3 b): no forbidden double-three there.
bool passes_b(const Completion& completion, const Readings& readings) noexcept;

/// What becomes of a three under R10. `a` and `b` say that some completion passes RIF 9.3 a), that some
/// (maybe another) passes b), `both` that one completion passes both: it can legally become a straight four.
struct Life {
    bool a = false;
    bool b = false;
    bool both = false;
    int depth = 0;  ///< the largest depth of its completions (R14)
};

/// R10 for one three of the stone on `p`, `level` levels below the asked point: all its completions are
/// judged.
Life judge_three(const Board& board, Point p, const Three& three, int level, const Readings& readings);

/// The numbers of R14, and the two counts of clauses=separate.
struct Counts {
    int threes = 0;
    int real = 0;
    int depth = 0;
    int by_a = 0;
    int by_b = 0;
};

/// R10: how many of the threes that meet in the stone on `p`, `level` levels below the asked point, are real.
/// More than one real three is a forbidden double-three.
Counts count_threes(const Board& board, Point p, const Threes& threes, int level, const Readings& readings);

}  // namespace daejo::reference::renju
