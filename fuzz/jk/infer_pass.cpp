#include "fuzz/jk/infer_pass.h"

#include <algorithm>
#include <memory>

#include "fast/jk/match.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::MoveClass;
using corpus::jk::Rules;
using corpus::jk::Verdict;

namespace {

/// The game up to the last pass that was asked about.
class Follower {
  public:
    explicit Follower(const Rules& rules) : rules_(rules), match_(game_.size, 0, rules) {}

    void follow(const Game& game) {
        const bool longer = game.size == game_.size && game.actions.size() >= game_.actions.size() &&
                            std::equal(game_.actions.begin(), game_.actions.end(), game.actions.begin());
        if (!longer) {
            game_ = {game.size, 0, {}};
            match_.restart(game.size, 0, rules_);
        }
        for (std::size_t i = game_.actions.size(); i < game.actions.size(); ++i) {
            match_.act(game.actions[i]);
            game_.actions.push_back(game.actions[i]);
        }
    }

    Action::Kind pass() const {
        const bool normal =
            last_class() == MoveClass::ko_capture && match_.may_pass(Action::Kind::normal_pass);
        return normal ? Action::Kind::normal_pass : Action::Kind::ending_pass;
    }

  private:
    MoveClass last_class() const {
        const Verdict& verdict = match_.verdict();
        for (std::size_t i = verdict.size(); i-- > 0;) {
            if (verdict[i].number > 0) return verdict[i].move_class;
        }
        return MoveClass::none;
    }

    Rules rules_;
    Game game_;
    fast::jk::Match match_;
};

}  // namespace

corpus::jk::PassChoice infer_pass(const Rules& rules) {
    return [follower = std::make_shared<Follower>(rules)](const Game& so_far) {
        follower->follow(so_far);
        return follower->pass();
    };
}

}  // namespace daejo::fuzz::jk
