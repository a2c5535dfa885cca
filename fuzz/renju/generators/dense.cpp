// The generator `dense`: every point of the region is black or white with fixed chances, independently.

#include "corpus/renju/position.h"
#include "fuzz/renju/generators/kind.h"

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

constexpr int million = 1'000'000;

class Dense final : public Generator<Position> {
  public:
    explicit Dense(const Parameters& parameters)
        : black_(parameters.parts_in_a_million("black")),
          stones_(black_ + parameters.parts_in_a_million("white")),
          size_(parameters.whole("size")),
          slide_(parameters.whole("slide")),
          points_(points_of(region_of(parameters), size_)),
          canonical_(parameters.canonical()) {
        if (stones_ > million) parameters.refuse("white", "black= and white= that add up to at most 1");
    }

    GeneratorInfo info() const override { return {"dense", 1, canonical_, "", true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("dense 1", seed, index);
        out = Position(size_);
        for (const Point point : points_) {
            const int drawn = random.below(million);
            if (drawn < stones_) out.set(point, drawn < black_ ? Cell::black : Cell::white);
        }
        slide(out, slide_, random);
    }

  private:
    int black_;
    int stones_;
    int size_;
    int slide_;
    std::vector<Point> points_;
    std::string canonical_;
};

}  // namespace

PositionKind dense_kind() {
    return {"dense", "black and white stones strewn over the region, the seed's board by default",
            with_board_parameters({{"black", "0.3", "chance of a black stone", ParameterKind::share},
                                   {"white", "0.13", "chance of a white stone", ParameterKind::share}},
                                  "9x9", "0"),
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
                return std::make_unique<Dense>(parameters);
            }};
}

}  // namespace daejo::fuzz::renju
