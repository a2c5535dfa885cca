#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "boards.h"

/// Boards and readings drawn by RapidCheck.
namespace daejo::reference::renju::testing {

/// Any size, Black dense enough for shapes to meet.
inline Position drawn_board() {
    const int size = *rc::gen::inRange(corpus::renju::smallest_size, corpus::renju::largest_size + 1);
    Position position(size);
    const auto cells = *rc::gen::container<std::vector<Cell>>(
        static_cast<std::size_t>(position.points()),
        rc::gen::weightedElement<Cell>({{13, Cell::empty}, {6, Cell::black}, {1, Cell::white}}));
    for (int i = 0; i < position.points(); ++i) {
        position.set(position.point(i), cells[static_cast<std::size_t>(i)]);
    }
    return position;
}

inline Readings drawn_readings() {
    using corpus::renju::Clauses;
    using corpus::renju::FiveAtCompletion;
    using corpus::renju::Recursion;
    Readings read;
    read.five_at_completion =
        *rc::gen::element(FiveAtCompletion::excludes, FiveAtCompletion::counts, FiveAtCompletion::ignored);
    read.clauses = *rc::gen::element(Clauses::joined, Clauses::separate);
    read.recursion = *rc::gen::element(Recursion{}, Recursion{Recursion::Kind::none, 0},
                                       Recursion{Recursion::Kind::cap, 1}, Recursion{Recursion::Kind::cap, 2},
                                       Recursion{Recursion::Kind::cap, 3});
    return read;
}

}  // namespace daejo::reference::renju::testing
