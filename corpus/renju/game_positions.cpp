// Stones placed in the order of a record, no rule asked.

#include "corpus/renju/game_positions.h"

#include <string>

#include "corpus/renju/point_text.h"

namespace daejo::corpus::renju {

namespace {

/// Calls `see(position)` before each move and once at the end.
template <class See>
void walk(const Game& game, const Place& place, See see) {
    const std::vector<Cell> colours = colours_of(game);
    Position position = game.start;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        see(position);
        const Move& move = game.moves[i];
        if (move.kind != Move::Kind::place) continue;
        const std::string number = std::to_string(i + 1);
        if (!position.contains(move.point)) {
            throw InputError(place, "move " + number + " off the board",
                             "points up to " + to_text({position.size() - 1, position.size() - 1}));
        }
        if (position[move.point] != Cell::empty) {
            throw InputError(place, "a stone on " + to_text(move.point) + " as move " + number,
                             "an empty point: " + to_text(move.point) + " already holds a stone");
        }
        position.set(move.point, colours[i]);
    }
    see(position);
}

}  // namespace

std::vector<Cell> colours_of(const Game& game) {
    std::vector<Cell> colours;
    colours.reserve(game.moves.size());
    Cell next = Cell::black;
    for (const Move& move : game.moves) {
        if (move.kind == Move::Kind::draw_agreed) {
            colours.push_back(Cell::empty);
            continue;
        }
        colours.push_back(move.colour == Cell::empty ? next : move.colour);
        next = colours.back() == Cell::black ? Cell::white : Cell::black;
    }
    return colours;
}

std::vector<Position> positions_of(const Game& game, const Place& place) {
    std::vector<Position> positions;
    positions.reserve(game.moves.size() + 1);
    walk(game, place, [&](const Position& position) { positions.push_back(position); });
    return positions;
}

Position final_position(const Game& game, const Place& place) {
    Position last = game.start;
    walk(game, place, [&](const Position& position) { last = position; });
    return last;
}

}  // namespace daejo::corpus::renju
