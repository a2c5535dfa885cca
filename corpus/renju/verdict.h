#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// What a black stone on a point would be (R8, R9, R11). `occupied` is the answer for a point that holds a
/// stone; `foul` is a foul of a kind that is not told, by a judge from outside.
enum class Answer : std::uint8_t { occupied, legal, five, overline, double_four, double_three, foul };

/// Whether a judge that does not tell kinds can mean this answer by `foul`.
constexpr bool is_foul(Answer answer) noexcept {
    return answer >= Answer::overline;
}

/// "occupied", "legal", "five", "overline", "double-four", "double-three", "foul".
std::string_view to_text(Answer answer) noexcept;

/// The answer for one point (R14). `threes`, `real` and `depth` are 0 at an occupied point and at a point
/// that makes a five, an overline or a double-four; elsewhere `threes` counts the threes of R6 that meet in
/// the point. Under recursion=none `real` equals `threes` and `depth` is 0; under clauses=separate `real` is
/// the smaller of the two counts and `depth` is 0. Depth as in R14: a completion that makes a five, an
/// overline or a double-four counts 0 under every reading; under recursion=cap=N the points N levels below
/// the asked one count 0.
struct PointVerdict {
    Answer answer = Answer::occupied;
    std::uint8_t threes = 0;
    std::uint8_t real = 0;
    std::uint16_t depth = 0;

    /// R10: two threes or more, and legal all the same.
    bool false_three() const noexcept { return answer == Answer::legal && threes >= 2; }

    friend bool operator==(const PointVerdict&, const PointVerdict&) = default;
};

/// The verdict for a position: one PointVerdict for every point, indexed like Position.
class FoulMap {
  public:
    /// All points `occupied`. Throws std::out_of_range unless 5 ≤ size ≤ 19.
    explicit FoulMap(int size = standard_size) : size_(size) {
        if (size < smallest_size || size > largest_size) throw std::out_of_range("renju board size");
    }

    int size() const noexcept { return size_; }
    const PointVerdict& operator[](Point p) const noexcept { return points_[index(p)]; }
    void set(Point p, const PointVerdict& verdict) noexcept { points_[index(p)] = verdict; }
    std::span<const PointVerdict> points() const noexcept {
        const auto width = static_cast<std::size_t>(size_);
        return {points_.data(), width * width};
    }

    /// Whether the counts (threes, real, depth) are given; where they are not they are 0 and mean nothing.
    bool counted() const noexcept { return counted_; }
    void set_counted(bool counted) noexcept { counted_ = counted; }

    friend bool operator==(const FoulMap& a, const FoulMap& b) noexcept = default;

  private:
    std::size_t index(Point p) const noexcept {
        return static_cast<std::size_t>(p.row) * static_cast<std::size_t>(size_) +
               static_cast<std::size_t>(p.column);
    }

    int size_;
    bool counted_ = true;
    std::array<PointVerdict, most_points> points_{};
};

}  // namespace daejo::corpus::renju
