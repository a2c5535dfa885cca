#include "fast/jk/match.h"

#include "fast/jk/engine.h"

namespace daejo::fast::jk {

using corpus::jk::Action;
using corpus::jk::Point;

struct Match::State {
    Engine<Fault::none> engine;
};

Match::Match(corpus::jk::Size size, int komi, const corpus::jk::Rules& rules)
    : state_(std::make_unique<State>()) {
    restart(size, komi, rules);
}

Match::~Match() = default;
Match::Match(Match&&) noexcept = default;
Match& Match::operator=(Match&&) noexcept = default;

void Match::restart(corpus::jk::Size size, int komi, const corpus::jk::Rules& rules) {
    state_->engine.restart(size, komi, rules);
}

const corpus::jk::Record& Match::act(const Action& action) {
    state_->engine.act(action);
    return state_->engine.verdict.last();
}

void Match::undo() {
    state_->engine.undo();
}

const corpus::jk::Verdict& Match::verdict() const noexcept {
    return state_->engine.verdict;
}

int Match::actions() const noexcept {
    return static_cast<int>(state_->engine.actions());
}

bool Match::over() const noexcept {
    return state_->engine.over();
}

corpus::jk::Colour Match::to_move() const noexcept {
    return state_->engine.to_move();
}

bool Match::may_pass(Action::Kind kind) const noexcept {
    const Passes passes = state_->engine.passes();
    return !over() && (kind == Action::Kind::normal_pass ? passes.may_normal() : passes.may_ending());
}

bool Match::empty(Point point) const noexcept {
    const Stones& stones = state_->engine.stones();
    return stones[stones.spot(point)] == nothing;
}

corpus::jk::Colour Match::colour(Point point) const noexcept {
    const Stones& stones = state_->engine.stones();
    return stones[stones.spot(point)] == black_stone ? corpus::jk::Colour::black : corpus::jk::Colour::white;
}

int Match::liberties(Point point) const noexcept {
    const Stones& stones = state_->engine.stones();
    return stones.exact_liberties(stones.spot(point));
}

corpus::jk::Size Match::size() const noexcept {
    return state_->engine.stones().size();
}

void Match::check_consistency() const {
    state_->engine.check_consistency();
}

}  // namespace daejo::fast::jk
