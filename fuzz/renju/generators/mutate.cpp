// The generator `mutate`: a known board with a few changes near its stones, in a random symmetric image. The
// changes are drawn by RapidCheck (as pure values).

#include <rapidcheck.h>

#include <array>
#include <climits>

#include "corpus/error.h"
#include "corpus/renju/symmetry.h"
#include "fuzz/renju/generators/kind.h"
#include "fuzz/renju/generators/position_list.h"
#include "fuzz/renju/generators/rapidcheck_draw.h"

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;
using corpus::renju::Symmetry;

namespace {

constexpr std::array<Point, 8> way_steps = {Point{1, 0},  Point{0, 1},  Point{1, 1},   Point{1, -1},
                                            Point{-1, 0}, Point{0, -1}, Point{-1, -1}, Point{-1, 1}};
constexpr int reach = 5;

enum class Kind : std::uint8_t { add_black, add_white, remove, recolour, move };

/// One change: at the stone or point met by walking from an anchor along a line.
struct Change {
    Kind kind = Kind::add_black;
    bool from_asked = false;  ///< the anchor is the asked point of a case; otherwise a stone
    int stone = 0;            ///< which stone, counted round
    int way = 0;
    int distance = 0;  ///< 1 to 4
};

rc::Gen<Change> change_gen() {
    using namespace rc::gen;
    return map(tuple(element(Kind::add_black, Kind::add_black, Kind::add_white, Kind::remove, Kind::recolour,
                             Kind::move),
                     element(false, true), inRange(0, 1 << 16), inRange(0, 8), inRange(1, reach)),
               [](const std::tuple<Kind, bool, int, int, int>& chosen) {
                   const auto& [kind, from_asked, stone, way, distance] = chosen;
                   return Change{kind, from_asked, stone, way, distance};
               });
}

Point walk(Point from, int way, int distance) noexcept {
    const Point step = way_steps[static_cast<std::size_t>(way)];
    return {from.column + step.column * distance, from.row + step.row * distance};
}

std::vector<Point> stones_of(const Position& position) {
    std::vector<Point> stones;
    for (int index = 0; index < position.points(); ++index) {
        if (position[position.point(index)] != Cell::empty) stones.push_back(position.point(index));
    }
    return stones;
}

/// Makes one change inside the region; where it cannot be made the position stays as it is.
void apply(const Change& change, std::optional<Point> asked, const Region& region, Position& position) {
    const std::vector<Point> stones = stones_of(position);
    const int middle = position.size() / 2;
    const Point a_stone = stones.empty() ? Point{middle, middle}
                                         : stones[static_cast<std::size_t>(change.stone) % stones.size()];
    const Point anchor = change.from_asked && asked ? *asked : a_stone;
    const auto usable = [&](Point point, bool empty) {
        return position.contains(point) && contains(region, point, position.size()) &&
               (position[point] == Cell::empty) == empty;
    };
    if (change.kind == Kind::add_black || change.kind == Kind::add_white) {
        const Point point = walk(anchor, change.way, change.distance);
        if (!usable(point, true) || point == asked) return;
        position.set(point, change.kind == Kind::add_black ? Cell::black : Cell::white);
        return;
    }
    Point stone = a_stone;
    for (int distance = 1; distance < reach && change.from_asked; ++distance) {
        const Point met = walk(anchor, change.way, distance);
        if (!usable(met, false)) continue;
        stone = met;
        break;
    }
    if (!usable(stone, false)) return;
    const Cell colour = position[stone];
    if (change.kind == Kind::recolour) {
        position.set(stone, colour == Cell::black ? Cell::white : Cell::black);
        return;
    }
    if (change.kind == Kind::move) {
        const Point target = walk(stone, (change.way + change.distance) % 8, 1);
        if (!usable(target, true) || target == asked) return;
        position.set(target, colour);
    }
    position.set(stone, Cell::empty);
}

class Mutate final : public Generator<Position> {
  public:
    explicit Mutate(const Parameters& parameters)
        : region_(region_of(parameters)),
          slide_(parameters.whole("slide")),
          canonical_(parameters.canonical()),
          list_(parameters.path("file").empty() ? PositionList::of_own_cases()
                                                : PositionList::of_file(parameters.path("file"))),
          plan_(rc::gen::pair(rc::gen::inRange(1, parameters.whole("changes") + 1), rc::gen::inRange(0, 8))),
          change_(change_gen()) {
        if (list_.size() == 0) {
            throw corpus::InputError({}, "no collected cases in this program",
                                     "mutate:file= with a file to mutate");
        }
    }

    GeneratorInfo info() const override { return {"mutate", 1, canonical_, list_.digest(), true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("mutate 1", seed, index);
        const auto bases = static_cast<int>(std::min<std::uint64_t>(list_.size(), INT_MAX));
        const auto base = static_cast<std::uint64_t>(random.below(bases));
        out = list_.position(base);
        const auto [changes, image] = drawn(plan_, random.next());
        for (int change = 0; change < changes; ++change) {
            apply(drawn(change_, random.next()), list_.asked_point(base), region_, out);
        }
        out = corpus::renju::apply(static_cast<Symmetry>(image), out);
        slide(out, slide_, random);
    }

  private:
    Region region_;
    int slide_;
    std::string canonical_;
    PositionList list_;
    rc::Gen<std::pair<int, int>> plan_;
    rc::Gen<Change> change_;
};

}  // namespace

PositionKind mutate_kind() {
    return {"mutate",
            "boards of a file (by default the collected cases) with a few changes",
            {{"file", "", "the boards; without it the collected cases", ParameterKind::path},
             {"changes", "3", "most changes to one board", ParameterKind::whole, 1, 32},
             region_parameter("all", "where changes are made"),
             slide_parameter("2")},
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
                return std::make_unique<Mutate>(parameters);
            }};
}

}  // namespace daejo::fuzz::renju
