// The generator `ko`: a shape of the table (one of its images, colours perhaps swapped, perhaps another
// beside it) is built by play; then kos are captured to and fro in a drawn pattern, or the shape's own line
// is gone round, with a few odd actions.

#include <algorithm>
#include <array>
#include <string>

#include "fuzz/jk/generators/kind.h"
#include "fuzz/jk/generators/options.h"
#include "fuzz/jk/generators/shape.h"
#include "fuzz/jk/generators/words.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Cell;
using corpus::jk::Colour;
using corpus::jk::Game;
using corpus::jk::MoveClass;
using corpus::jk::Point;
using corpus::jk::Result;
using fast::jk::Match;

namespace {

constexpr int largest_usual = 7;
constexpr int largest_rare = 9;

/// What is tried in turn, again and again: a class of move; in small letters a pass even where it is barred.
constexpr std::array<std::string_view, 26> patterns = {
    "C",        "C",         "CCCCCCCP", "CP",       "CCP",        "CCPE",    "CCCCP",
    "CCCCPe",   "CCCCPCCp",  "CCCCPCCE", "CCCCPCCC", "CCCCPCCCCe", "CCCCCCP", "CCCCCCCCP",
    "CCCCCCPe", "CCCCCCPCC", "ECCE",     "ECCpE",    "ECCN",       "ECCCCE",  "ECCCCpE",
    "ECCCCP",   "ECCCCCCE",  "CPE",      "CN",       "CCE"};

class KoPlayer {
  public:
    KoPlayer(Play& play, const Shape& shape, Random& random)
        : play_(play),
          line_(random.below(4) == 0 ? std::vector<Action>{} : shape.line),
          pattern_(patterns[static_cast<std::size_t>(random.below(static_cast<int>(patterns.size())))]),
          odd_(random.below(3) == 0 ? 60'000 : 10'000),
          random_(random) {}

    void act() {
        if (!line_.empty() && !random_.chance(odd_)) {
            play_.act(next_of_line());
            const auto& verdict = play_.match().verdict();
            if (verdict[verdict.size() - 1].result != Result::accepted) line_.clear();
            return;
        }
        line_.clear();
        find_options(play_.match(), options_);
        play_.act(random_.chance(odd_) ? odd() : next_of_pattern());
    }

  private:
    Action next_of_line() {
        Action action = line_[next_++ % line_.size()];
        if (action.kind == Action::Kind::normal_pass && !play_.match().may_pass(action.kind)) {
            action.kind = Action::Kind::ending_pass;
        }
        return action;
    }

    bool can_take(char letter) const {
        const Match& match = play_.match();
        switch (letter) {
            case 'C':
                return !options_.captures.empty();
            case 'N':
                return !options_.normal.empty();
            case 'P':
                return match.may_pass(Action::Kind::normal_pass);
            case 'p':
                return true;
            case 'e':
                return !match.may_pass(Action::Kind::ending_pass);
            default:
                return match.may_pass(Action::Kind::ending_pass);
        }
    }

    Action take(char letter) {
        switch (letter) {
            case 'C':
                return any_of(options_.captures, random_);
            case 'N':
                return any_of(options_.normal, random_);
            case 'P':
            case 'p':
                return Action::pass(Action::Kind::normal_pass);
            default:
                return Action::pass(Action::Kind::ending_pass);
        }
    }

    /// The next letter of the pattern; an E that would follow an E is left out where the pattern begins with
    /// it. Where the letter cannot be taken: C, else P, else E or N.
    Action next_of_pattern() {
        if (at_ == 0 && pattern_.front() == 'E' && play_.last_class() == MoveClass::ending_pass) ++at_;
        const char letter = pattern_[at_];
        at_ = (at_ + 1) % pattern_.size();
        if (can_take(letter)) return take(letter);
        at_ = 0;
        if (can_take('C') && letter != 'C' && random_.below(5) != 0) return take('C');
        if (can_take('P') && random_.below(2) == 0) return take('P');
        const int ends_in_four = play_.last_class() == MoveClass::ending_pass ? 1 : 3;
        const bool ending = can_take('E') && random_.below(4) < ends_in_four;
        if (!ending && can_take('N')) return take('N');
        if (can_take('C')) return take('C');
        if (can_take('E')) return take('E');
        return options_.retakes.empty() ? draw_nonsense(play_.match(), random_)
                                        : any_of(options_.retakes, random_);
    }

    Action odd() {
        switch (random_.below(6)) {
            case 0:
                if (!options_.retakes.empty()) return any_of(options_.retakes, random_);
                break;
            case 1:
                if (!options_.suicides.empty() && random_.below(2) == 0) {
                    return any_of(options_.suicides, random_);
                }
                break;
            case 2:
                return take('e');
            case 3:
                return take('p');
            case 4:
                if (can_take('N')) return take('N');
                break;
            default:
                break;
        }
        return draw_nonsense(play_.match(), random_);
    }

    Play& play_;
    std::vector<Action> line_;  ///< empty once it was left
    std::size_t next_ = 0;
    std::string_view pattern_;
    std::size_t at_ = 0;
    int odd_;  ///< parts in a million
    Random& random_;
    Options options_;
};

void shuffle(std::vector<Point>& points, Random& random) {
    for (int left = static_cast<int>(points.size()); left > 1; --left) {
        std::swap(points[static_cast<std::size_t>(left) - 1],
                  points[static_cast<std::size_t>(random.below(left))]);
    }
}

class KoPlay final : public Generator<Game> {
  public:
    explicit KoPlay(const Parameters& parameters)
        : shape_(parameters.word("shape")),
          moves_(parameters.whole("moves")),
          combine_(parameters.parts_in_a_million("combine")),
          komi_(with_komi(parameters)),
          canonical_(parameters.canonical()) {}

    GeneratorInfo info() const override { return {"ko", 1, canonical_, {}, true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Game& out) const override {
        Random random = Random::for_case("jk ko 1", seed, index);
        const Shape shape = draw_shape(random);
        const Board board = *settled(shape, random);
        out.size = board.size;
        out.komi = komi_ ? draw_komi(random) : 0;
        out.actions.clear();
        Play play(out, {});
        play.act(building(board, shape, random));
        KoPlayer player(play, shape, random);
        const int end = play.match().actions() + random.between(std::max(1, moves_ / 8), moves_);
        while (!play.match().over() && play.match().actions() < end) player.act();
        if (play.match().over() && random.below(8) == 0) play.act(draw_nonsense(play.match(), random));
    }

  private:
    Shape draw_shape(Random& random) const {
        const std::vector<Shape>& shapes = ko_shapes();
        const auto any = [&]() -> const Shape& {
            return shapes[static_cast<std::size_t>(random.below(static_cast<int>(shapes.size())))];
        };
        const auto turned = [&](const Shape& shape) {
            Shape drawn = image(corpus::jk::all_symmetries[static_cast<std::size_t>(random.below(8))], shape);
            return random.below(2) == 0 ? drawn : colours_swapped(std::move(drawn));
        };
        const auto named = std::find_if(shapes.begin(), shapes.end(),
                                        [this](const Shape& shape) { return shape.name == shape_; });
        Shape first = turned(named == shapes.end() ? any() : *named);
        if (!random.chance(combine_)) return first;
        const int columns = random.below(4) == 0 ? largest_rare : largest_usual;
        constexpr int tries = 20;
        for (int tried = 0; tried < tries; ++tried) {
            const Shape second = turned(any());
            if (second.board.size.rows != first.board.size.rows) continue;
            if (auto both = beside(first, second, columns, random)) return *both;
        }
        return first;
    }

    static std::vector<Action> building(const Board& board, const Shape& shape, Random& random) {
        std::vector<Point> black = points_with(board, Cell::black);
        std::vector<Point> white = points_with(board, Cell::white);
        shuffle(black, random);
        shuffle(white, random);
        const Colour other = random.below(2) == 0 ? Colour::black : Colour::white;
        return building_actions(black, white, shape.line.empty() ? other : shape.first, random.below(4) == 0);
    }

    std::string shape_;
    int moves_;
    int combine_;
    bool komi_;
    std::string canonical_;
};

std::optional<std::string> canonical_shape(std::string_view text) {
    std::vector<std::string_view> names = {"any"};
    for (const Shape& shape : ko_shapes()) names.emplace_back(shape.name);
    return one_of(names, text);
}

std::string_view shape_names() {
    static const std::string names = [] {
        std::string text = "any or a shape:";
        for (const Shape& shape : ko_shapes()) text += " " + shape.name;
        return text;
    }();
    return names;
}

}  // namespace

GameKind ko_kind() {
    return {"ko",
            "kos and cycles of many shapes, set up by play and captured to and fro",
            {{"shape", "any", "the shape to begin with; \"shape=\" may be left out", ParameterKind::word, 0,
              0, shape_names(), canonical_shape},
             {"moves", "40", "the most actions behind the set-up", ParameterKind::whole, 1, 100'000},
             {"combine", "0.3", "chance that another shape stands beside it", ParameterKind::share},
             komi_parameter()},
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Game>> {
                return std::make_unique<KoPlay>(parameters);
            }};
}

}  // namespace daejo::fuzz::jk
