#pragma once

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "support.h"

namespace daejo::tests::jk {

inline rc::Gen<corpus::jk::Size> arbitrary_size() {
    const auto side = rc::gen::inRange(1, corpus::jk::largest_side + 1);
    return rc::gen::map(rc::gen::pair(side, side), [](const std::pair<int, int>& sides) {
        return corpus::jk::Size{sides.first, sides.second};
    });
}

inline rc::Gen<corpus::jk::Point> arbitrary_point(corpus::jk::Size size) {
    return rc::gen::map(rc::gen::inRange(0, size.points()), [size](int index) { return size.point(index); });
}

/// Any action at all, whether or not a rule would allow it.
inline rc::Gen<corpus::jk::Action> arbitrary_action(corpus::jk::Size size) {
    using namespace corpus::jk;
    return rc::gen::mapcat(rc::gen::inRange(0, 12), [size](int choice) -> rc::Gen<Action> {
        const auto kind = static_cast<Action::Kind>(choice > 6 ? 0 : choice);
        if (kind == Action::Kind::play) return rc::gen::map(arbitrary_point(size), Action::play);
        if (kind != Action::Kind::agree && kind != Action::Kind::dispute) {
            return rc::gen::just(Action::pass(kind));
        }
        return rc::gen::map(rc::gen::container<std::vector<Point>>(arbitrary_point(size)),
                            [kind](const std::vector<Point>& dead) {
                                return Action{kind, {}, dead};
                            });
    });
}

/// A game of any size, komi and actions.
inline rc::Gen<corpus::jk::Game> arbitrary_game() {
    using namespace corpus::jk;
    return rc::gen::mapcat(arbitrary_size(), [](Size size) {
        return rc::gen::map(rc::gen::pair(rc::gen::inRange(-100'000, 100'001),
                                          rc::gen::container<std::vector<Action>>(arbitrary_action(size))),
                            [size](const std::pair<int, std::vector<Action>>& drawn) {
                                return Game{size, drawn.first, drawn.second};
                            });
    });
}

/// A preset with any of its readings set to any value.
inline rc::Gen<corpus::jk::Rules> arbitrary_rules() {
    using namespace corpus::jk;
    return rc::gen::exec([] {
        const auto presets = all_presets();
        Rules rules = rules_of(presets[*rc::gen::inRange<std::size_t>(0, presets.size())]);
        for (const ReadingValues& reading : all_readings()) {
            if (*rc::gen::inRange(0, 3) != 0) continue;
            const auto value = reading.values[*rc::gen::inRange<std::size_t>(0, reading.values.size())];
            set_reading(rules, std::string(reading.name) + "=" + std::string(value));
        }
        return rules;
    });
}

/// A name that every format can hold.
inline rc::Gen<std::string> arbitrary_name() {
    return rc::gen::map(
        rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcxyzABC 019:;[]\\()#/-_.,é"))),
        [](const std::string& text) { return "n" + text + "!"; });
}

}  // namespace daejo::tests::jk
