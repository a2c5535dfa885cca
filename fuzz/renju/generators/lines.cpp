// The generator `lines`: unfinished threes, fours and gaps through common points (forks.h).

#include "fuzz/renju/generators/forks.h"
#include "fuzz/renju/generators/kind.h"

namespace daejo::fuzz::renju {

using corpus::renju::Position;

namespace {

class Lines final : public Generator<Position> {
  public:
    explicit Lines(const Parameters& parameters)
        : drawer_(parameters.whole("size"), region_of(parameters), parameters.whole("forks"),
                  parameters.whole("nesting")),
          slide_(parameters.whole("slide")),
          canonical_(parameters.canonical()) {}

    GeneratorInfo info() const override { return {"lines", 1, canonical_, "", true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("lines 1", seed, index);
        out = drawer_.draw(random).position;
        slide(out, slide_, random);
    }

  private:
    ForkDrawer drawer_;
    int slide_;
    std::string canonical_;
};

}  // namespace

PositionKind lines_kind() {
    return {"lines", "unfinished threes, fours and gaps through common points: forks and nested false threes",
            with_board_parameters(
                {{"forks", "16", "greatest number of common points", ParameterKind::whole, 2, 64},
                 {"nesting", "8", "most levels of threes at the points that complete threes",
                  ParameterKind::whole, 1, 16}},
                "all", "0"),
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
                return std::make_unique<Lines>(parameters);
            }};
}

}  // namespace daejo::fuzz::renju
