// The generator `random`: mostly acceptable play on boards of every small size, with a few refused and losing
// actions, agreements, disputes, resignations, and actions behind the end.

#include <algorithm>

#include "fuzz/jk/generators/kind.h"
#include "fuzz/jk/generators/options.h"
#include "fuzz/jk/generators/words.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::MoveClass;
using corpus::jk::Point;
using corpus::jk::Size;
using fast::jk::Match;

namespace {

constexpr int million = 1'000'000;
constexpr int largest_drawn = 9;

/// What is chosen for a whole game.
struct Habits {
    int pass = 0;      ///< parts in a million, for each action
    int answer = 0;    ///< … of an ending pass, to an ending pass
    int ko = 0;        ///< … that a ko is captured when one can be
    int nonsense = 0;  ///< … of a refused action
    int blunder = 0;   ///< … of a losing play
    int retake = 0;    ///< … that a ko is retaken at once
    int talk = 0;      ///< … of an agreement, a dispute or (late) a resignation
};

Habits draw_habits(int pass, Random& random) {
    Habits habits;
    habits.pass = pass;
    habits.answer = random.between(0, million / 4);
    habits.ko = random.below(2) == 0 ? 0 : random.between(0, million);
    habits.nonsense = 15'000;
    habits.blunder = random.below(4) == 0 ? 20'000 : 0;
    habits.retake = random.below(4) == 0 ? 300'000 : 0;
    habits.talk = random.below(3) == 0 ? 20'000 : 0;
    return habits;
}

class Player {
  public:
    Player(Play& play, const Habits& habits, Random& random)
        : play_(play), habits_(habits), random_(random) {}

    void act() {
        if (random_.chance(habits_.nonsense)) return play_.act(refused());
        if (random_.chance(habits_.talk)) return play_.act(talk());
        const bool after_ending = play_.last_class() == MoveClass::ending_pass;
        if (random_.chance(after_ending ? habits_.answer : habits_.pass)) return play_.act(pass());
        if (const auto play = particular()) return play_.act(*play);
        play_.act(acceptable());
    }

  private:
    /// A play the habits ask for, where there is one.
    std::optional<Action> particular() {
        const bool suicide = random_.chance(habits_.blunder);
        const bool retake = play_.last_class() == MoveClass::ko_capture && random_.chance(habits_.retake);
        const bool ko = random_.chance(habits_.ko);
        if (!suicide && !retake && !ko) return std::nullopt;
        find_options(play_.match(), options_);
        if (suicide && !options_.suicides.empty()) return any_of(options_.suicides, random_);
        if (retake && !options_.retakes.empty()) return any_of(options_.retakes, random_);
        if (ko && !options_.captures.empty()) return any_of(options_.captures, random_);
        return std::nullopt;
    }

    Action pass() {
        const bool normal = play_.match().may_pass(Action::Kind::normal_pass) && random_.below(2) == 0;
        return Action::pass(normal ? Action::Kind::normal_pass : Action::Kind::ending_pass);
    }

    Action refused() {
        const Match& match = play_.match();
        for (const Action::Kind kind : {Action::Kind::ending_pass, Action::Kind::normal_pass}) {
            if (!match.may_pass(kind) && random_.below(2) == 0) return Action::pass(kind);
        }
        Point point = any_point();
        for (int tries = 0; tries < 10 && match.empty(point); ++tries) point = any_point();
        return Action::play(point);
    }

    Action talk() {
        const Match& match = play_.match();
        if (match.actions() > 2 * play_.size().points() && random_.below(4) == 0) {
            return Action::pass(random_.below(2) == 0 ? Action::Kind::resign_black
                                                      : Action::Kind::resign_white);
        }
        const bool agree = match.actions() > play_.size().points() && random_.below(2) == 0;
        return draw_agreement(agree ? Action::Kind::agree : Action::Kind::dispute, match, random_);
    }

    /// A play that does not lose, drawn by trying; else a pass; where none is allowed, any empty point.
    Action acceptable() {
        Match& match = play_.match();
        const auto accepted = [&match](const Action& action) {
            const auto result = match.act(action).result;
            match.undo();
            return result == corpus::jk::Result::accepted;
        };
        for (int tries = 0; tries < 5; ++tries) {
            Action action = Action::play(any_point());
            if (match.empty(action.point) && accepted(action)) return action;
        }
        find_options(match, options_);
        options_.normal.insert(options_.normal.end(), options_.captures.begin(), options_.captures.end());
        if (!options_.normal.empty()) return any_of(options_.normal, random_);
        if (match.may_pass(Action::Kind::ending_pass)) return pass();
        return options_.suicides.empty() ? any_of(options_.retakes, random_)
                                         : any_of(options_.suicides, random_);
    }

    Point any_point() { return play_.size().point(random_.below(play_.size().points())); }

    Play& play_;
    const Habits& habits_;
    Random& random_;
    Options options_;
};

class RandomPlay final : public Generator<Game> {
  public:
    explicit RandomPlay(const Parameters& parameters)
        : size_(size_of(parameters)),
          moves_(parameters.whole("moves")),
          pass_(parameters.parts_in_a_million("pass")),
          komi_(with_komi(parameters)),
          canonical_(parameters.canonical()) {}

    GeneratorInfo info() const override { return {"random", 1, canonical_, {}, true}; }

    void generate(std::uint64_t seed, std::uint64_t index, Game& out) const override {
        Random random = Random::for_case("jk random 1", seed, index);
        out.size = {random.between(1, largest_drawn), random.between(1, largest_drawn)};
        if (size_) out.size = *size_;
        out.komi = komi_ ? draw_komi(random) : 0;
        out.actions.clear();
        const Habits habits = draw_habits(pass_, random);
        const int length = random.between(std::max(1, moves_ / 3), moves_);
        Play play(out, {});
        Player player(play, habits, random);
        while (!play.match().over() && play.match().actions() < length) player.act();
        if (play.match().over() && random.below(4) == 0) {
            for (int left = random.between(1, 3); left > 0; --left) {
                play.act(draw_nonsense(play.match(), random));
            }
        }
    }

  private:
    std::optional<Size> size_;
    int moves_;
    int pass_;
    bool komi_;
    std::string canonical_;
};

}  // namespace

GameKind random_kind() {
    return {"random",
            "random play with a few refused and losing actions",
            {{"moves", "190", "the longest a game may be, in actions", ParameterKind::whole, 1, 100'000},
             drawn_size_parameter(),
             {"pass", "0.035", "chance of a pass in place of a play", ParameterKind::share},
             komi_parameter()},
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Game>> {
                return std::make_unique<RandomPlay>(parameters);
            }};
}

}  // namespace daejo::fuzz::jk
