// The score in one pass over the board: every region of empty points is filled once, remembering which
// colours it touches.

#include "fast/jk/territory.h"

#include <array>
#include <vector>

namespace daejo::fast::jk {

using corpus::jk::PerColour;
using corpus::jk::Score;

namespace {

using Board = std::array<std::int16_t, spots>;

/// Takes the dead stones off; gives how many of each colour there were.
PerColour remove_dead(Board& board, const Stones& stones, const std::vector<corpus::jk::Point>& dead,
                      bool chains) {
    PerColour removed{};
    const auto take = [&](Spot s) {
        std::int16_t& content = board[static_cast<std::size_t>(s)];
        if (content != black_stone && content != white_stone) return;
        ++removed[static_cast<std::size_t>(content) - 1];
        content = nothing;
    };
    for (const auto point : dead) {
        const Spot named = stones.spot(point);
        Spot s = named;
        do {
            take(s);
            s = stones.next(s);
        } while (chains && s != named);
    }
    return removed;
}

struct Regions {
    PerColour territory{};
    PerColour stones{};
};

Regions regions_of(Board& board, corpus::jk::Size size, const Stones& stones) {
    constexpr std::int16_t seen = border;
    Regions regions;
    std::vector<Spot> open;
    for (int i = 0; i < size.points(); ++i) {
        const Spot start = stones.spot(size.point(i));
        const std::int16_t content = board[static_cast<std::size_t>(start)];
        if (content == black_stone || content == white_stone) {
            ++regions.stones[static_cast<std::size_t>(content) - 1];
            continue;
        }
        if (content == seen) continue;
        int points = 0;
        std::array<bool, 4> touches{};
        board[static_cast<std::size_t>(start)] = seen;
        open.push_back(start);
        while (!open.empty()) {
            const Spot s = open.back();
            open.pop_back();
            ++points;
            for (const int step : steps) {
                const auto neighbour = static_cast<std::size_t>(static_cast<Spot>(s + step));
                touches[static_cast<std::size_t>(board[neighbour])] = true;
                if (board[neighbour] != nothing) continue;
                board[neighbour] = seen;
                open.push_back(static_cast<Spot>(neighbour));
            }
        }
        if (touches[black_stone] && !touches[white_stone]) regions.territory[0] += points;
        if (touches[white_stone] && !touches[black_stone]) regions.territory[1] += points;
    }
    return regions;
}

}  // namespace

Score score_of(const Stones& stones, const std::vector<corpus::jk::Point>& dead, const Prisoners& prisoners,
               int komi, const corpus::jk::Rules& rules) {
    Board board{};
    for (std::size_t s = 0; s < spots; ++s) board[s] = stones[static_cast<Spot>(s)];
    const PerColour removed = remove_dead(board, stones, dead, rules.dead == corpus::jk::Dead::chains);
    const Regions regions = regions_of(board, stones.size(), stones);

    Score score;
    score.territory = regions.territory;
    score.captured = prisoners.captured;
    score.pass_stones = prisoners.pass_stones;
    score.dead = {removed[1], removed[0]};
    score.closing_stone = prisoners.black_moved_last ? 1 : 0;
    score.komi = komi;
    for (const std::size_t side : {0, 1}) {
        score.total[side] =
            100 * (score.territory[side] + score.captured[side] + score.pass_stones[side] + score.dead[side]);
    }
    score.total[0] += 100 * score.closing_stone;
    score.total[1] += komi;
    score.difference = score.total[0] - score.total[1];
    score.area_difference =
        100 * (regions.stones[0] + regions.territory[0] - regions.stones[1] - regions.territory[1]) - komi;
    return score;
}

}  // namespace daejo::fast::jk
