#pragma once

#include <array>
#include <cstdint>

namespace daejo::reference::renju {

/// Clauses R1–R6 on one line through one stone, as written: empty points are filled in turn and the only
/// question is whether an unbroken row of the wanted length is there now.

/// What stands on a point of a line, seen by the player judged: an opposing stone and the board's edge bound
/// a row alike (R1).
enum class Content : std::uint8_t { empty, own, blocked };

/// How far from the stone a point can matter: a row of five through the stone ends at most four points away,
/// and one point more decides whether it is as long as it can be (R1). A row of six or more is recognised
/// within the same reach.
inline constexpr int reach = 5;
inline constexpr int middle = reach;
inline constexpr int line_length = 2 * reach + 1;

/// The points of a line from `reach` before the stone to `reach` behind it. The stone stands in the middle:
/// line[middle] is Content::own.
using Line = std::array<Content, line_length>;

/// A set of points of a Line: bit i is line[i].
using Places = std::uint16_t;

constexpr Places only(int place) noexcept {
    return static_cast<Places>(1U << place);
}
constexpr bool holds(Places places, int place) noexcept {
    return (places >> place & 1U) != 0;
}
constexpr bool holds_all(Places places, Places part) noexcept {
    return (places & part) == part;
}
constexpr Places without(Places places, int place) noexcept {
    return static_cast<Places>(places & ~only(place));
}
int count(Places places) noexcept;

/// Which rows win for the player judged (R2, R12).
enum class Winning : std::uint8_t { exactly_five, five_or_more };

/// A four (R4) or a three (R6): its stones, and every empty point that completes it.
struct Shape {
    Places stones = 0;
    Places completions = 0;

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// The different shapes of one line: two with the same stones are one shape with more completions. A line
/// holds two at most (R4, R7); a third would throw std::logic_error.
class Shapes {
  public:
    void add(Places stones, int completion);

    int size() const noexcept { return size_; }
    const Shape& operator[](int i) const noexcept { return shapes_[static_cast<std::size_t>(i)]; }
    const Shape* begin() const noexcept { return shapes_.data(); }
    const Shape* end() const noexcept { return shapes_.data() + size_; }

    friend bool operator==(const Shapes&, const Shapes&) = default;

  private:
    std::array<Shape, 2> shapes_{};
    std::uint8_t size_ = 0;
};

/// R1: the unbroken row that holds line[place]; empty when no own stone is there.
Places unbroken_row(const Line& line, int place) noexcept;

/// R2, R12: is a row of this many stones a five?
bool is_five(Places row, Winning winning) noexcept;

/// R3: is a row of this many stones an overline?
bool is_overline(Places row) noexcept;

/// R4: the fours of Black that meet in the middle.
Shapes fours(const Line& line);

/// R5: is `row` an unbroken row of four to which one more stone can be added in two ways to make a five?
bool is_straight_four(const Line& line, Places row, Winning winning) noexcept;

/// R6 up to its words "makes no five at the same time", which ask about other lines: the threes that meet in
/// the middle.
Shapes threes(const Line& line, Winning winning);

/// What a black stone in the middle makes on its line.
struct Made {
    bool five = false;
    bool overline = false;
    Shapes fours;
    Shapes threes;

    friend bool operator==(const Made&, const Made&) = default;
};

/// R2, R3, R4 and R6 asked one after the other.
Made made_on(const Line& line);

/// The same answer out of a memo by the contents of the line, whose entries made_on has computed. Safe from
/// any number of threads.
const Made& remembered(const Line& line);

}  // namespace daejo::reference::renju
