// Boards full of forks, false threes and nested false threes: see the header. Of several random ways to lay a
// line the one that needs the fewest new stones is taken, which weaves the forks into each other.

#include "fuzz/renju/generators/forks.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "fuzz/renju/generators/fork_shapes.h"
#include "fuzz/renju/generators/rapidcheck_draw.h"

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;

namespace {

constexpr int tries = 6;
constexpr int near_lines = 3;
constexpr int fours_in_a_hundred = 2;
constexpr int near_edge_in_a_hundred = 60;

/// One board in the making.
class Drawing {
  public:
    Drawing(Canvas& canvas, const ForkStyle& style) : canvas_(canvas), style_(style) {}

    /// Points with two lines or more, each once, in the order they became so.
    const std::vector<Point>& common() const noexcept { return common_; }

    void fork(Point common, const ForkPlan& plan) {
        Random random(plan.word);
        canvas_.keep_empty(common);
        unsigned used = 0;
        int laid = 0;
        for (int line = 0; line < plan.lines; ++line) {
            if (random.below(100) >= style_.other) {
                laid += three(common, used, 1, random);
            } else {
                laid += lay_one(random.below(100) < 60 ? fours() : spoilers(), common, used, random, nullptr);
            }
        }
        if (laid >= 2) add_common(common);
    }

  private:
    void add_common(Point point) {
        if (std::find(common_.begin(), common_.end(), point) == common_.end()) common_.push_back(point);
    }

    /// Lays one of the shapes on a direction not used yet and marks the direction as used.
    bool lay_one(const std::vector<Shape>& shapes, Point common, unsigned& used, Random& random,
                 std::vector<Point>* completions) {
        std::array<int, Canvas::ways> ways{};
        int free_ways = 0;
        for (int way = 0; way < Canvas::ways; ++way) {
            if ((used >> (way & 3) & 1u) == 0) ways[static_cast<std::size_t>(free_ways++)] = way;
        }
        if (free_ways == 0) return false;
        const int choices = free_ways * static_cast<int>(shapes.size());
        const Shape* best = nullptr;
        int best_way = 0;
        int best_cost = 0;
        for (int attempt = 0; attempt < tries; ++attempt) {
            const int choice = random.below(choices);
            const int way = ways[static_cast<std::size_t>(choice % free_ways)];
            const Shape& shape = shapes[static_cast<std::size_t>(choice / free_ways)];
            const int cost = canvas_.cost(shape, common, way);
            if (cost < 0 || (best != nullptr && cost >= best_cost)) continue;
            best = &shape;
            best_way = way;
            best_cost = cost;
        }
        if (best == nullptr) return false;
        std::vector<Point> unwanted;
        canvas_.lay(*best, common, best_way, completions != nullptr ? *completions : unwanted);
        used |= 1u << (best_way & 3);
        return true;
    }

    bool three(Point common, unsigned& used, int level, Random& random) {
        std::vector<Point> completions;
        const unsigned before = used;
        if (!lay_one(mostly_open_threes(), common, used, random, &completions)) return false;
        for (const Point point : completions) spoil(point, used ^ before, level, random);
        return true;
    }

    /// Makes the completion point of a three on the direction `used` doubtful.
    void spoil(Point point, unsigned used, int level, Random& random) {
        const int drawn = random.below(100);
        int laid = 0;
        if (drawn < style_.spoilers) {
            laid += lay_one(spoilers(), point, used, random, nullptr);
        } else if (drawn < style_.spoilers + style_.nested && level < style_.nesting) {
            laid += three(point, used, level + 1, random);
            laid += three(point, used, level + 1, random);
        } else if (drawn >= 100 - fours_in_a_hundred) {
            laid += lay_one(fours(), point, used, random, nullptr);
            laid += lay_one(fours(), point, used, random, nullptr);
        }
        if (laid > 0) add_common(point);
    }

    Canvas& canvas_;
    const ForkStyle& style_;
    std::vector<Point> common_;
};

rc::Gen<ForkStyle> style_gen(int forks, int nesting) {
    using namespace rc::gen;
    return map(
        tuple(inRange(std::max(2, forks / 2), forks + 1), inRange((nesting + 1) / 2, nesting + 1),
              element(0, 0, 5, 10, 20), element(70, 85, 95), element(0, 0, 0, 10), element(0, 0, 0, 20)),
        [](const std::tuple<int, int, int, int, int, int>& chosen) {
            const auto& [count, levels, spoilers, nested, other, dust] = chosen;
            return ForkStyle{count, levels, spoilers, nested, other, dust};
        });
}

rc::Gen<ForkPlan> plan_gen() {
    return rc::gen::map(rc::gen::tuple(rc::gen::inRange(0, 100), rc::gen::inRange(0, 1 << 16),
                                       rc::gen::inRange(2, 5), rc::gen::arbitrary<std::uint64_t>()),
                        [](const std::tuple<int, int, int, std::uint64_t>& drawn) {
                            const auto& [edge, point, lines, word] = drawn;
                            return ForkPlan{edge < near_edge_in_a_hundred, point, lines, word};
                        });
}

}  // namespace

ForkDrawer::ForkDrawer(int size, const Region& region, int forks, int nesting)
    : size_(size), points_(points_of(region, size)), style_(style_gen(forks, nesting)), plan_(plan_gen()) {
    for (const Point point : points_) {
        if (lines_to_edge(point, size) < near_lines) edge_points_.push_back(point);
    }
}

ForkedBoard ForkDrawer::draw(Random& random) const {
    const ForkStyle style = drawn(style_, random.next());
    Canvas canvas(size_, points_);
    Drawing drawing(canvas, style);
    for (int fork = 0; fork < style.forks; ++fork) {
        const ForkPlan plan = drawn(plan_, random.next());
        const auto& points = plan.near_edge && !edge_points_.empty() ? edge_points_ : points_;
        const Point common = points[static_cast<std::size_t>(plan.point) % points.size()];
        if (canvas.is_empty(common)) drawing.fork(common, plan);
    }
    if (style.white_dust > 0) {
        for (const Point point : points_) {
            if (random.below(1000) < style.white_dust) canvas.put(point, Cell::white);
        }
    }
    return {canvas.position(), drawing.common()};
}

}  // namespace daejo::fuzz::renju
