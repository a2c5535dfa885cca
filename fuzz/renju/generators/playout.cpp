// The generator `playout`: positions of legal games (player.h).

#include "fuzz/renju/generators/kind.h"
#include "fuzz/renju/generators/player.h"

namespace daejo::fuzz::renju {

using corpus::renju::largest_size;
using corpus::renju::Position;

namespace {

class Playout final : public Generator<Position> {
  public:
    explicit Playout(const Parameters& parameters)
        : player_(parameters.whole("size"), region_of(parameters), parameters.whole("least"),
                  std::max(parameters.whole("least"), parameters.whole("most"))),
          slide_(parameters.whole("slide")),
          canonical_(parameters.canonical()) {
        if (parameters.whole("least") > parameters.whole("most")) {
            parameters.refuse("least", "least= that is at most most=");
        }
    }

    GeneratorInfo info() const override { return {"playout", 1, canonical_, "", true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("playout 1", seed, index);
        out = player_.play(random).position;
        slide(out, slide_, random);
    }

  private:
    Player player_;
    int slide_;
    std::string canonical_;
};

}  // namespace

PositionKind playout_kind() {
    constexpr int most_stones = largest_size * largest_size;
    return {
        "playout", "legal alternate play near the last stones, stopped at a win or a random length",
        with_board_parameters(
            {{"least", "4", "fewest stones of a game that is not won", ParameterKind::whole, 1, most_stones},
             {"most", "120", "most stones of a game", ParameterKind::whole, 1, most_stones}},
            "all", "0"),
        [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
            return std::make_unique<Playout>(parameters);
        }};
}

}  // namespace daejo::fuzz::renju
