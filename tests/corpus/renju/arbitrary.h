#pragma once

#include "corpus/renju/game.h"
#include "corpus/renju/position.h"
#include "support.h"

namespace daejo::tests {

inline rc::Gen<corpus::renju::Position> arbitrary_position(int smallest = corpus::renju::smallest_size,
                                                           int largest = corpus::renju::largest_size) {
    using namespace corpus::renju;
    return rc::gen::mapcat(rc::gen::inRange(smallest, largest + 1), [](int size) {
        const auto cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
        const auto cell = rc::gen::map(rc::gen::inRange(0, 3), [](int n) { return static_cast<Cell>(n); });
        return rc::gen::map(rc::gen::container<std::vector<Cell>>(cells, cell),
                            [size](const std::vector<Cell>& drawn) {
                                Position position(size);
                                std::copy(drawn.begin(), drawn.end(), position.cells().begin());
                                return position;
                            });
    });
}

/// Moves without colours from the empty board of `size`: points may repeat, passes come up, perhaps an agreed
/// draw at the end.
inline rc::Gen<corpus::renju::Game> arbitrary_game(int size) {
    using namespace corpus::renju;
    const auto move = rc::gen::map(rc::gen::inRange(-size, size * size), [size](int n) {
        return n < 0 ? Move{Move::Kind::pass, {}, Cell::empty}
                     : Move{Move::Kind::place, {n % size, n / size}, Cell::empty};
    });
    return rc::gen::map(
        rc::gen::pair(rc::gen::container<std::vector<Move>>(move), rc::gen::arbitrary<bool>()),
        [size](std::pair<std::vector<Move>, bool> drawn) {
            if (drawn.second) drawn.first.push_back({Move::Kind::draw_agreed, {}, Cell::empty});
            return Game{Position(size), std::move(drawn.first)};
        });
}

/// A label that fits every format: visible ASCII, no digit in it, so that it is neither a move nor a stone.
inline rc::Gen<std::string> arbitrary_label() {
    return rc::gen::map(
        rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcxyzABC :;[]\\()#/-_.,é"))),
        [](const std::string& text) { return "game " + text + "!"; });
}

}  // namespace daejo::tests
