#include "reference/jk/past.h"

#include <utility>

namespace daejo::reference::jk {

int Past::times(const State& state) const {
    const auto found = left_by_plays.find(state);
    return found == left_by_plays.end() ? 0 : static_cast<int>(found->second.size());
}

void Past::add(Move move, Board board) {
    move_string += move.letter;
    const bool play = move.is_play();
    moves.push_back(std::move(move));
    boards.push_back(std::move(board));
    if (play) left_by_plays[boards.back().state].push_back(static_cast<int>(moves.size()));
}

corpus::jk::PerColour captured_between(const Past& past, int after, int last) {
    corpus::jk::PerColour captured{};
    for (int number = after + 1; number <= last; ++number) {
        const Move& move = past.moves[static_cast<std::size_t>(number) - 1];
        captured[corpus::jk::side(move.captor)] += static_cast<int>(move.captured.size());
    }
    return captured;
}

}  // namespace daejo::reference::jk
