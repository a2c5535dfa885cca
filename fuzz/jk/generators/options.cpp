// What can be done in a position, by trying it.

#include "fuzz/jk/generators/options.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Clause;
using corpus::jk::MoveClass;
using corpus::jk::Point;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Size;
using corpus::jk::Verdict;
using fast::jk::Match;

namespace {

Point any_point(Size size, Random& random) {
    return size.point(random.below(size.points()));
}

}  // namespace

void find_options(Match& match, Options& out) {
    out.captures.clear();
    out.normal.clear();
    out.retakes.clear();
    out.suicides.clear();
    const Size size = match.size();
    for (int index = 0; index < size.points(); ++index) {
        const Point point = size.point(index);
        if (!match.empty(point)) continue;
        const Action action = Action::play(point);
        const Record record = match.act(action);
        match.undo();
        if (record.result == Result::accepted) {
            (record.move_class == MoveClass::ko_capture ? out.captures : out.normal).push_back(action);
        } else if (record.clause == Clause::retake) {
            out.retakes.push_back(action);
        } else if (record.clause == Clause::suicide) {
            out.suicides.push_back(action);
        }
    }
}

const Action& any_of(const std::vector<Action>& actions, Random& random) {
    return actions[static_cast<std::size_t>(random.below(static_cast<int>(actions.size())))];
}

MoveClass Play::last_class() const noexcept {
    const Verdict& verdict = match_.verdict();
    return verdict.size() == 0 ? MoveClass::none : verdict[verdict.size() - 1].move_class;
}

Action draw_agreement(Action::Kind kind, const Match& match, Random& random) {
    const Size size = match.size();
    const int named_in_ten = random.below(4);
    Action action{kind, {}, {}};
    for (int index = 0; index < size.points(); ++index) {
        const Point point = size.point(index);
        if (!match.empty(point) && random.below(10) < named_in_ten) action.dead.push_back(point);
    }
    if (random.below(5) == 0) action.dead.push_back(any_point(size, random));
    return action;
}

Action draw_nonsense(const Match& match, Random& random) {
    switch (random.below(8)) {
        case 0:
            return Action::pass(Action::Kind::normal_pass);
        case 1:
            return Action::pass(Action::Kind::ending_pass);
        case 2:
            return Action::pass(Action::Kind::resign_black);
        case 3:
            return Action::pass(Action::Kind::resign_white);
        case 4:
            return draw_agreement(Action::Kind::agree, match, random);
        case 5:
            return draw_agreement(Action::Kind::dispute, match, random);
        default:
            return Action::play(any_point(match.size(), random));
    }
}

}  // namespace daejo::fuzz::jk
