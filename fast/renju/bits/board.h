#pragma once

#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"
#include "fast/renju/bits/judge.h"

namespace daejo::fast::renju::bits {

/// A board that stones are put on and taken off, for engines: its fouls are worked out when they are asked
/// for and kept until the next stone. For one thread; no allocation.
class Board {
  public:
    /// An empty board. Throws std::out_of_range unless 5 ≤ size ≤ 15.
    explicit Board(int size = largest, const corpus::renju::Readings& readings = {});

    /// Precondition: the point is on the board and empty; the colour is not `empty`.
    void place(corpus::renju::Point point, corpus::renju::Cell colour) noexcept;
    /// Precondition: there is a stone.
    void remove(corpus::renju::Point point) noexcept;

    int size() const noexcept { return position_.size(); }
    const corpus::renju::Position& position() const noexcept { return position_; }

    /// The fouls of the whole board; valid until the next stone.
    const FoulBits& fouls() const noexcept;

    /// What a black stone on the point would be: from the whole board's fouls where those are known, else
    /// from the point's own four lines.
    corpus::renju::Answer answer(corpus::renju::Point point) const noexcept;

    /// Throws corpus::InternalError when what is kept is not what the stones say.
    void check_consistency() const;

  private:
    corpus::renju::Position position_;
    corpus::renju::Readings readings_;
    Stones stones_;
    mutable FoulBits fouls_;
    mutable bool known_ = false;
};

}  // namespace daejo::fast::renju::bits
