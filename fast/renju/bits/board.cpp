#include "fast/renju/bits/board.h"

#include <stdexcept>

#include "corpus/error.h"

namespace daejo::fast::renju::bits {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::Point;

Board::Board(int size, const corpus::renju::Readings& readings) : position_(size), readings_(readings) {
    if (!takes(size)) throw std::out_of_range("renju board size");
    read_stones(position_, stones_);
}

void Board::place(Point point, Cell colour) noexcept {
    position_.set(point, colour);
    const std::uint16_t bit = Rows::bit(point);
    if (colour == Cell::black) stones_.black[point.row] |= bit;
    stones_.open[point.row] &= static_cast<std::uint16_t>(~bit);
    known_ = false;
}

void Board::remove(Point point) noexcept {
    position_.set(point, Cell::empty);
    const std::uint16_t bit = Rows::bit(point);
    stones_.black[point.row] &= static_cast<std::uint16_t>(~bit);
    stones_.open[point.row] |= bit;
    known_ = false;
}

const FoulBits& Board::fouls() const noexcept {
    if (!known_) foul_bits(stones_, readings_, fouls_);
    known_ = true;
    return fouls_;
}

Answer Board::answer(Point point) const noexcept {
    if (position_[point] != Cell::empty) return Answer::occupied;
    if (!known_) return judge_point(position_, readings_, point).answer;
    if (fouls_.five.has(point)) return Answer::five;
    if (fouls_.overline.has(point)) return Answer::overline;
    if (fouls_.double_four.has(point)) return Answer::double_four;
    return fouls_.double_three.has(point) ? Answer::double_three : Answer::legal;
}

void Board::check_consistency() const {
    Stones stones;
    read_stones(position_, stones);
    if (!(stones == stones_)) throw corpus::InternalError("renju board: the rows are not the stones");
    if (!known_) return;
    FoulBits fouls;
    foul_bits(stones, readings_, fouls, Path::portable);
    if (!(fouls == fouls_)) throw corpus::InternalError("renju board: the fouls kept are not the stones'");
}

}  // namespace daejo::fast::renju::bits
