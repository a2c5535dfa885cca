// The generator `uniform`: like `dense`, but with densities drawn for every board, from empty to crowded.

#include "corpus/renju/position.h"
#include "fuzz/renju/generators/kind.h"
#include "fuzz/renju/generators/rapidcheck_draw.h"

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

constexpr int million = 1'000'000;

class Uniform final : public Generator<Position> {
  public:
    explicit Uniform(const Parameters& parameters)
        : size_(parameters.whole("size")),
          slide_(parameters.whole("slide")),
          points_(points_of(region_of(parameters), size_)),
          canonical_(parameters.canonical()),
          densities_(rc::gen::pair(rc::gen::inRange(0, parameters.parts_in_a_million("black") + 1),
                                   rc::gen::inRange(0, parameters.parts_in_a_million("white") + 1))) {
        if (parameters.parts_in_a_million("black") + parameters.parts_in_a_million("white") > million) {
            parameters.refuse("white", "black= and white= that add up to at most 1");
        }
    }

    GeneratorInfo info() const override { return {"uniform", 1, canonical_, "", true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("uniform 1", seed, index);
        const auto [black, white] = drawn(densities_, random.next());
        out = Position(size_);
        for (const Point point : points_) {
            const int chosen = random.below(million);
            if (chosen < black + white) out.set(point, chosen < black ? Cell::black : Cell::white);
        }
        slide(out, slide_, random);
    }

  private:
    int size_;
    int slide_;
    std::vector<Point> points_;
    std::string canonical_;
    rc::Gen<std::pair<int, int>> densities_;
};

}  // namespace

PositionKind uniform_kind() {
    return {
        "uniform", "black and white stones with densities drawn for every board, from sparse to crowded",
        with_board_parameters({{"black", "0.6", "greatest chance of a black stone", ParameterKind::share},
                               {"white", "0.35", "greatest chance of a white stone", ParameterKind::share}},
                              "all", "0"),
        [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
            return std::make_unique<Uniform>(parameters);
        }};
}

}  // namespace daejo::fuzz::renju
