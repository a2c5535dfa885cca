// Plays games by a cheap local rule: mostly a few steps along a line from one of the last stones, sometimes a
// look for a row of four to complete or to stop. What must hold: every game is legal from its first move.

#include "fuzz/renju/generators/player.h"

#include <array>
#include <optional>

#include "fast/renju/judge.h"
#include "fuzz/renju/generators/rapidcheck_draw.h"

namespace daejo::fuzz::renju {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

constexpr int ways = 8;
constexpr std::array<Point, ways> way_steps = {Point{1, 0},  Point{0, 1},  Point{1, 1},   Point{1, -1},
                                               Point{-1, 0}, Point{0, -1}, Point{-1, -1}, Point{-1, 1}};
constexpr std::array<int, 8> distances = {1, 1, 1, 1, 2, 2, 2, 3};
constexpr int own_in_a_hundred = 60;
constexpr int local_tries = 24;
constexpr int five = 5;

Point walk(Point from, int way, int distance) noexcept {
    const Point step = way_steps[static_cast<std::size_t>(way)];
    return {from.column + step.column * distance, from.row + step.row * distance};
}

bool holds(const Position& position, Point point, Cell cell) noexcept {
    return position.contains(point) && position[point] == cell;
}

/// One game being played.
class Game {
  public:
    Game(int size, const std::vector<Point>& points, const Region& region, const PlayStyle& style,
         Random& random)
        : points_(points), region_(region), style_(style), random_(random), played_{{}, Position(size)} {}

    PlayedGame play() {
        while (static_cast<int>(played_.moves.size()) < style_.plies && move()) {
        }
        return std::move(played_);
    }

  private:
    enum class Tried : std::uint8_t { refused, played, won };

    Cell mover() const noexcept { return played_.moves.size() % 2 == 0 ? Cell::black : Cell::white; }

    /// Plays one move; false when the game is over.
    bool move() {
        if (played_.moves.size() >= 2 && random_.below(100) < style_.attention) {
            const std::size_t last = played_.moves.size() - 1;
            for (const std::size_t index : {last - 1, last}) {
                const auto point = four_to_five(played_.moves[index]);
                if (!point) continue;
                const Tried tried = attempt(*point);
                if (tried != Tried::refused) return tried == Tried::played;
            }
        }
        for (int tries = 0; tries < local_tries && !played_.moves.empty(); ++tries) {
            const Tried tried = attempt(local_point());
            if (tried != Tried::refused) return tried == Tried::played;
        }
        const std::size_t first = static_cast<std::size_t>(random_.below(static_cast<int>(points_.size())));
        for (std::size_t step = 0; step < points_.size(); ++step) {
            const Tried tried = attempt(points_[(first + step) % points_.size()]);
            if (tried != Tried::refused) return tried == Tried::played;
        }
        return false;
    }

    Tried attempt(Point point) {
        Position& position = played_.position;
        if (!holds(position, point, Cell::empty) || !contains(region_, point, position.size())) {
            return Tried::refused;
        }
        bool wins = false;
        if (mover() == Cell::black) {
            const Answer answer =
                fast::renju::judge_point(position, point, {}, fast::renju::Fault::none).answer;
            wins = answer == Answer::five;
            if (!wins && answer != Answer::legal) return Tried::refused;
            position.set(point, Cell::black);
        } else {
            position.set(point, Cell::white);
            wins = row_of_white_five(point);
        }
        played_.moves.push_back(point);
        return wins ? Tried::won : Tried::played;
    }

    Point local_point() {
        const int moves = static_cast<int>(played_.moves.size());
        int back = 1 + random_.below(std::min(style_.look_back, moves));
        const bool own = back % 2 == 0;
        if (!own && back < moves && random_.below(100) < own_in_a_hundred) ++back;
        const int way = random_.below(ways);
        const int distance =
            distances[static_cast<std::size_t>(random_.below(static_cast<int>(distances.size())))];
        return walk(played_.moves[static_cast<std::size_t>(moves - back)], way, distance);
    }

    /// The empty point that makes five of four stones of one colour, one of them on `stone`.
    std::optional<Point> four_to_five(Point stone) const {
        const Position& position = played_.position;
        const Cell colour = position[stone];
        for (int way = 0; way < ways / 2; ++way) {
            for (int start = 1 - five; start <= 0; ++start) {
                int own = 0;
                std::optional<Point> gap;
                for (int step = start; step < start + five; ++step) {
                    const Point point = walk(stone, way, step);
                    if (holds(position, point, colour)) ++own;
                    if (holds(position, point, Cell::empty)) gap = point;
                }
                if (own == five - 1 && gap) return gap;
            }
        }
        return std::nullopt;
    }

    bool row_of_white_five(Point stone) const {
        for (int way = 0; way < ways / 2; ++way) {
            int length = 1;
            for (const int opposite : {way, way + ways / 2}) {
                for (int step = 1; holds(played_.position, walk(stone, opposite, step), Cell::white);
                     ++step) {
                    ++length;
                }
            }
            if (length >= five) return true;
        }
        return false;
    }

    const std::vector<Point>& points_;
    const Region& region_;
    const PlayStyle& style_;
    Random& random_;
    PlayedGame played_;
};

}  // namespace

Player::Player(int size, const Region& region, int least, int most)
    : size_(size),
      region_(region),
      points_(points_of(region, size)),
      style_(rc::gen::map(rc::gen::tuple(rc::gen::inRange(least, most + 1), rc::gen::inRange(2, 13),
                                         rc::gen::element(0, 50, 90, 100)),
                          [](const std::tuple<int, int, int>& chosen) {
                              return PlayStyle{std::get<0>(chosen), std::get<1>(chosen), std::get<2>(chosen)};
                          })) {}

PlayedGame Player::play(Random& random) const {
    const PlayStyle style = drawn(style_, random.next());
    return Game(size_, points_, region_, style, random).play();
}

}  // namespace daejo::fuzz::renju
