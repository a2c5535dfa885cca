#include "reference/jk/judge.h"

#include "reference/jk/trial.h"

namespace daejo::reference::jk {

void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out) {
    Trial trial(game, rules, out);
    for (std::size_t i = 0; i < game.actions.size(); ++i) trial.next();
}

}  // namespace daejo::reference::jk
