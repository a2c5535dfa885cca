// The generator `nest`: chains of double-threes. Every point of a chain is where the one three of the point
// before that is in doubt would be completed, and has a three of its own that is beyond doubt; so each
// point's verdict hangs on the next one's, and a judge that stops looking too early answers wrongly at the
// first.

#include "fuzz/renju/generators/fork_shapes.h"
#include "fuzz/renju/generators/kind.h"

namespace daejo::fuzz::renju {

using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

constexpr int tries_a_link = 24;
constexpr int tries_a_chain = 6;
constexpr int most_scattered = 6;

/// A canvas, and the directions that the next point's lines may still take.
struct Chain {
    Canvas canvas;
    Point point;
    unsigned used = 0;  ///< a bit for each of the four directions
    int links = 0;
};

class Nest final : public Generator<Position> {
  public:
    explicit Nest(const Parameters& parameters)
        : size_(parameters.whole("size")),
          points_(points_of(region_of(parameters), size_)),
          least_(parameters.whole("least")),
          most_(parameters.whole("most")),
          chains_(parameters.whole("chains")),
          slide_(parameters.whole("slide")),
          canonical_(parameters.canonical()) {
        if (least_ > most_) parameters.refuse("least", "least= that is at most most=");
    }

    GeneratorInfo info() const override { return {"nest", 1, canonical_, "", true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("nest 1", seed, index);
        Canvas canvas(size_, points_);
        const int chains = random.between(1, chains_);
        for (int chain = 0; chain < chains; ++chain) {
            canvas = longest_chain(canvas, random.between(least_, most_), random);
        }
        scatter(canvas, random);
        out = canvas.position();
        slide(out, slide_, random);
    }

  private:
    /// The best of some chains of at most `depth` links, laid over what the canvas holds.
    Canvas longest_chain(const Canvas& canvas, int depth, Random& random) const {
        Chain best{canvas, {}, 0, -1};
        for (int attempt = 0; attempt < tries_a_chain && best.links < depth; ++attempt) {
            Chain chain{canvas,
                        points_[static_cast<std::size_t>(random.below(static_cast<int>(points_.size())))], 0,
                        0};
            if (!chain.canvas.is_empty(chain.point)) continue;
            chain.canvas.keep_empty(chain.point);
            while (chain.links < depth && link(chain, random)) ++chain.links;
            end(chain, random);
            if (chain.links > best.links) best = chain;
        }
        return best.canvas;
    }

    /// Lays a three beyond doubt and one in doubt through the chain's point; the latter's completion becomes
    /// the chain's point.
    bool link(Chain& chain, Random& random) const {
        for (int attempt = 0; attempt < tries_a_link; ++attempt) {
            Chain next = chain;
            std::vector<Point> completions;
            if (!lay(next, open_threes(), random, completions)) continue;
            completions.clear();
            const bool blocked = random.below(4) > 0;
            const unsigned before = next.used;
            if (!lay(next, blocked ? blocked_threes() : open_threes(), random, completions)) continue;
            const unsigned direction = next.used ^ before;
            const auto onwards = static_cast<std::size_t>(random.below(static_cast<int>(completions.size())));
            bool spoilt = true;
            for (std::size_t i = 0; i < completions.size(); ++i) {
                if (i == onwards) continue;
                Chain other{next.canvas, completions[i], direction, 0};
                std::vector<Point> unused;
                spoilt = spoilt && lay(other, spoilers(), random, unused);
                next.canvas = other.canvas;
            }
            if (!spoilt) continue;
            chain.canvas = next.canvas;
            chain.point = completions[onwards];
            chain.used = direction;
            return true;
        }
        return false;
    }

    /// What the last point is: mostly a double-three beyond doubt, else an overline or a double-four, else
    /// nothing more.
    static void end(Chain& chain, Random& random) {
        std::vector<Point> completions;
        const int drawn = random.below(10);
        for (int attempt = 0; attempt < tries_a_link; ++attempt) {
            Chain last = chain;
            if (drawn == 0) return;
            const bool done = drawn < 3 ? lay(last, spoilers(), random, completions)
                                        : lay(last, open_threes(), random, completions) &&
                                              lay(last, open_threes(), random, completions);
            if (!done) continue;
            chain.canvas = last.canvas;
            return;
        }
    }

    /// Some stones of either colour where no shape needs the point.
    void scatter(Canvas& canvas, Random& random) const {
        for (int stones = random.between(0, most_scattered); stones > 0; --stones) {
            const auto where = static_cast<std::size_t>(random.below(static_cast<int>(points_.size())));
            canvas.put(points_[where], random.below(2) == 0 ? Cell::black : Cell::white);
        }
    }

    /// Lays one of the shapes through the chain's point on a direction that is free, one random try.
    static bool lay(Chain& chain, const std::vector<Shape>& shapes, Random& random,
                    std::vector<Point>& completions) {
        const Shape& shape = shapes[static_cast<std::size_t>(random.below(static_cast<int>(shapes.size())))];
        const int way = random.below(Canvas::ways);
        const unsigned direction = 1u << (way & 3);
        if ((chain.used & direction) != 0 || chain.canvas.cost(shape, chain.point, way) < 0) return false;
        chain.canvas.lay(shape, chain.point, way, completions);
        chain.used |= direction;
        return true;
    }

    int size_;
    std::vector<Point> points_;
    int least_;
    int most_;
    int chains_;
    int slide_;
    std::string canonical_;
};

}  // namespace

PositionKind nest_kind() {
    return {"nest",
            "false threes whose completions are false threes, and so on: chains that cross one another",
            with_board_parameters({{"least", "2", "fewest links of a chain", ParameterKind::whole, 1, 16},
                                   {"most", "8", "most links of a chain", ParameterKind::whole, 1, 16},
                                   {"chains", "3", "most chains on a board", ParameterKind::whole, 1, 16}},
                                  "all", "0"),
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
                return std::make_unique<Nest>(parameters);
            }};
}

}  // namespace daejo::fuzz::renju
