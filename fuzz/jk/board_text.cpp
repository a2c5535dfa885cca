#include "fuzz/jk/board_text.h"

#include "corpus/jk/diagram.h"
#include "fast/jk/match.h"

namespace daejo::fuzz::jk {

std::string board_after(const corpus::jk::Game& game, const corpus::jk::Rules& rules, std::size_t actions,
                        std::optional<corpus::jk::Point> mark) {
    using corpus::jk::Cell;
    fast::jk::Match match(game.size, game.komi, rules);
    for (std::size_t i = 0; i < actions; ++i) match.act(game.actions[i]);
    std::vector<Cell> cells(static_cast<std::size_t>(game.size.points()), Cell::empty);
    for (int i = 0; i < game.size.points(); ++i) {
        const auto point = game.size.point(i);
        if (match.empty(point)) continue;
        cells[static_cast<std::size_t>(i)] =
            match.colour(point) == corpus::jk::Colour::black ? Cell::black : Cell::white;
    }
    std::map<corpus::jk::Point, char> marks;
    if (mark) marks[*mark] = '?';
    return write_diagram(game.size, cells, marks);
}

}  // namespace daejo::fuzz::jk
