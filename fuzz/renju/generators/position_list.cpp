// A numbered list of the positions of a file: games are stored, positions made when asked for.

#include "fuzz/renju/generators/position_list.h"

#include <algorithm>

#include "corpus/error.h"
#include "corpus/renju/collected_case.h"
#include "corpus/renju/document.h"
#include "corpus/renju/game_positions.h"
#include "fuzz/read_file.h"
#include "reports/digest.h"

namespace daejo::fuzz::renju {

using corpus::renju::CollectedCase;
using corpus::renju::Game;
using corpus::renju::Move;
using corpus::renju::Point;
using corpus::renju::Position;

PositionList PositionList::of_file(const std::string& path) {
    using corpus::renju::Format;
    const std::string content = read_file(path);
    PositionList list;
    list.digest_ = reports::digest(content);
    if (corpus::renju::detect(content, path) == Format::cases) {
        for (const CollectedCase& collected : corpus::renju::read_cases(content, path)) {
            list.add({collected.position, collected.point}, 1);
        }
        return list;
    }
    corpus::renju::Document document = corpus::renju::read_document(content, path);
    for (corpus::renju::Item& item : document.items) {
        std::uint64_t positions = 1;
        if (const Game* game = std::get_if<Game>(&item.value)) {
            corpus::renju::final_position(*game, {path, item.line});
            positions += game->moves.size();
        }
        list.add({std::move(item.value), std::nullopt}, positions);
    }
    return list;
}

PositionList PositionList::of_own_cases() {
    PositionList list;
    std::string content;
    for (const CollectedCase& collected : corpus::renju::own_cases()) {
        list.add({collected.position, collected.point}, 1);
        content += corpus::renju::write_case(collected);
    }
    list.digest_ = reports::digest(content);
    return list;
}

void PositionList::add(Entry entry, std::uint64_t positions) {
    ends_.push_back(size() + positions);
    entries_.push_back(std::move(entry));
}

std::size_t PositionList::entry_of(std::uint64_t index) const noexcept {
    return static_cast<std::size_t>(std::upper_bound(ends_.begin(), ends_.end(), index) - ends_.begin());
}

Position PositionList::position(std::uint64_t index) const {
    const std::size_t number = entry_of(index);
    const Entry& entry = entries_[number];
    if (const Position* position = std::get_if<Position>(&entry.value)) return *position;
    const Game& game = std::get<Game>(entry.value);
    const std::size_t moves = index - (number == 0 ? 0 : ends_[number - 1]);
    const std::vector<corpus::renju::Cell> colours = corpus::renju::colours_of(game);
    Position position = game.start;
    for (std::size_t move = 0; move < moves; ++move) {
        if (game.moves[move].kind == Move::Kind::place) position.set(game.moves[move].point, colours[move]);
    }
    return position;
}

std::optional<Point> PositionList::asked_point(std::uint64_t index) const {
    return entries_[entry_of(index)].asked;
}

}  // namespace daejo::fuzz::renju
