// The generator `positions`: every legal position of a tiny board, built by play, with every play on an empty
// point by both colours behind it. A finite stream; the seed makes no difference.

#include <algorithm>

#include "corpus/jk/game_text.h"
#include "fuzz/jk/generators/board.h"
#include "fuzz/jk/generators/kind.h"
#include "fuzz/jk/generators/words.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Cell;
using corpus::jk::Colour;
using corpus::jk::Game;
using corpus::jk::Point;
using corpus::jk::Size;

namespace {

constexpr int most_points = 9;

std::optional<std::string> canonical_tiny_size(std::string_view text) {
    const auto size = canonical_size(text);
    return size && corpus::jk::parse_size(*size).points() <= most_points ? size : std::nullopt;
}

class Positions final : public Generator<Game> {
  public:
    explicit Positions(const Parameters& parameters)
        : size_(corpus::jk::parse_size(parameters.word("size"))),
          canonical_(parameters.canonical()),
          positions_(legal_positions(size_)) {
        std::uint64_t end = 0;
        ends_.reserve(positions_.size());
        for (const std::uint32_t number : positions_) {
            end += 2 * points_with(numbered_board(size_, number), Cell::empty).size();
            ends_.push_back(end);
        }
    }

    GeneratorInfo info() const override { return {"positions", 1, canonical_, {}, false}; }

    std::optional<std::uint64_t> size() const override { return ends_.back(); }

    void generate(std::uint64_t /*seed*/, std::uint64_t index, Game& out) const override {
        const auto end = std::upper_bound(ends_.begin(), ends_.end(), index);
        const Board board = numbered_board(size_, positions_[static_cast<std::size_t>(end - ends_.begin())]);
        const std::vector<Point> empty = points_with(board, Cell::empty);
        const std::uint64_t play = index + 2 * empty.size() - *end;
        const Colour to_move = play < empty.size() ? Colour::black : Colour::white;
        out.size = size_;
        out.komi = 0;
        out.actions = building_actions(points_with(board, Cell::black), points_with(board, Cell::white),
                                       to_move, false);
        out.actions.push_back(Action::play(empty[play % empty.size()]));
    }

  private:
    Size size_;
    std::string canonical_;
    std::vector<std::uint32_t> positions_;
    std::vector<std::uint64_t> ends_;  ///< number of cases up to and with each position
};

}  // namespace

GameKind positions_kind() {
    return {"positions",
            "every legal position of a tiny board with every play of both colours",
            {{"size", "3x3", "the board; \"size=\" may be left out", ParameterKind::word, 0, 0,
              "CxR of at most 9 points", canonical_tiny_size}},
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Game>> {
                return std::make_unique<Positions>(parameters);
            }};
}

}  // namespace daejo::fuzz::jk
