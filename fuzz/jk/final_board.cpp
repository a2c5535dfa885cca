// Boards as the claims look at them: read off a match, and searched region by region.

#include "fuzz/jk/final_board.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Point;
using corpus::jk::Size;

namespace {

std::vector<int> neighbours(Size size, int index) {
    const Point at = size.point(index);
    std::vector<int> list;
    for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
        const Point there{at.column + step.column, at.row + step.row};
        if (size.contains(there)) list.push_back(size.index(there));
    }
    return list;
}

/// Takes the chain on a point, or the one stone, off the board.
void remove_dead(std::vector<std::uint8_t>& cells, Size size, int index, bool chain) {
    const std::uint8_t colour = cells[static_cast<std::size_t>(index)];
    if (colour == 0) return;
    cells[static_cast<std::size_t>(index)] = 0;
    if (!chain) return;
    for (const int there : neighbours(size, index)) {
        if (cells[static_cast<std::size_t>(there)] == colour) remove_dead(cells, size, there, true);
    }
}

}  // namespace

std::vector<std::uint8_t> cells_of(const fast::jk::Match& match) {
    const Size size = match.size();
    std::vector<std::uint8_t> cells(static_cast<std::size_t>(size.points()));
    for (int i = 0; i < size.points(); ++i) {
        const Point point = size.point(i);
        if (match.empty(point)) continue;
        cells[static_cast<std::size_t>(i)] = match.colour(point) == corpus::jk::Colour::black ? 1 : 2;
    }
    return cells;
}

std::array<int, 2> coloured_points(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                                   std::size_t last) {
    fast::jk::Match match(game.size, game.komi, rules);
    for (std::size_t i = 0; i <= last; ++i) match.act(game.actions[i]);
    std::vector<std::uint8_t> cells = cells_of(match);
    const Action& action = game.actions[last];
    if (action.kind == Action::Kind::agree) {
        for (const Point point : action.dead) {
            remove_dead(cells, game.size, game.size.index(point), rules.dead == corpus::jk::Dead::chains);
        }
    }
    std::array<int, 2> count{};
    for (const int colour : {1, 2}) {
        std::vector<bool> reached(cells.size());
        std::vector<int> open;
        const auto reach_from = [&](int index) {
            for (const int there : neighbours(game.size, index)) {
                const auto at = static_cast<std::size_t>(there);
                if (cells[at] != 0 || reached[at]) continue;
                reached[at] = true;
                open.push_back(there);
            }
        };
        for (int i = 0; i < game.size.points(); ++i) {
            if (cells[static_cast<std::size_t>(i)] == colour) reach_from(i);
        }
        while (!open.empty()) {
            const int index = open.back();
            open.pop_back();
            ++count[static_cast<std::size_t>(colour) - 1];
            reach_from(index);
        }
    }
    return count;
}

}  // namespace daejo::fuzz::jk
