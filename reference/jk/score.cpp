#include "reference/jk/score.h"

#include <algorithm>

namespace daejo::reference::jk {

using corpus::jk::PerColour;
using corpus::jk::Score;
using corpus::jk::side;
using corpus::jk::Winner;

namespace {

/// Article 5.1: the board without the dead stones; gives how many of them each player gets.
PerColour article_5_1(Board& board, const std::vector<Point>& dead) {
    PerColour given{};
    for (const Point stone : dead) {
        const Colour owner = board.at(stone) == stone_of(Colour::black) ? Colour::black : Colour::white;
        ++given[side(opponent(owner))];
    }
    for (const Point stone : dead) board.put(stone, no_stone);
    return given;
}

/// Article 2.6: a pass stone for the opponent of everybody who passed.
PerColour pass_stones(const Past& past) {
    PerColour stones{};
    for (const Move& move : past.moves) {
        if (!move.is_play()) ++stones[side(opponent(move.player))];
    }
    return stones;
}

/// Article 4.4.
int article_4_4(const Past& past) {
    return !past.moves.empty() && past.moves.back().player == Colour::black ? 1 : 0;
}

}  // namespace

std::vector<Point> article_4_2_dead(const Board& board, const std::vector<Point>& named,
                                    corpus::jk::Dead reading) {
    std::vector<Point> dead;
    for (const Point point : named) {
        if (reading == corpus::jk::Dead::stones) {
            dead.push_back(point);
        } else {
            const Chain chain = article_2_1_chain(board, point);
            dead.insert(dead.end(), chain.stones.begin(), chain.stones.end());
        }
    }
    const auto before = [&](Point a, Point b) { return board.size.index(a) < board.size.index(b); };
    std::sort(dead.begin(), dead.end(), before);
    dead.erase(std::unique(dead.begin(), dead.end()), dead.end());
    return dead;
}

std::vector<bool> article_5_2_points(const Board& board, Colour colour) {
    std::vector<bool> is_point(static_cast<std::size_t>(board.size.points()));
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < board.size.points(); ++i) {
            const Point point = board.size.point(i);
            if (board.at(point) != no_stone || is_point[static_cast<std::size_t>(i)]) continue;
            for (const Point neighbour : adjacent(board.size, point)) {
                const bool beside_stone = board.at(neighbour) == stone_of(colour);
                if (!beside_stone && !is_point[static_cast<std::size_t>(board.size.index(neighbour))])
                    continue;
                is_point[static_cast<std::size_t>(i)] = true;
                more = true;
                break;
            }
        }
    }
    return is_point;
}

Score article_5_score(const Past& past, const std::vector<Point>& dead, int komi) {
    Board board = past.board();
    Score score;
    score.dead = article_5_1(board, dead);
    const std::vector<bool> black_points = article_5_2_points(board, Colour::black);
    const std::vector<bool> white_points = article_5_2_points(board, Colour::white);
    PerColour stones{};
    for (int i = 0; i < board.size.points(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (black_points[at] && !white_points[at]) ++score.territory[0];  // 5.3
        if (white_points[at] && !black_points[at]) ++score.territory[1];
        if (board.state[at] == stone_of(Colour::black)) ++stones[0];
        if (board.state[at] == stone_of(Colour::white)) ++stones[1];
    }
    score.captured = captured_between(past, 0, static_cast<int>(past.moves.size()));
    score.pass_stones = pass_stones(past);
    score.closing_stone = article_4_4(past);
    score.komi = komi;
    for (const Colour colour : {Colour::black, Colour::white}) {
        const std::size_t of = side(colour);
        score.total[of] =
            100 * (score.territory[of] + score.captured[of] + score.pass_stones[of] + score.dead[of]);
    }
    score.total[side(Colour::black)] += 100 * score.closing_stone;
    score.total[side(Colour::white)] += komi;
    score.difference = score.total[0] - score.total[1];
    const int black_area = stones[0] + score.territory[0];
    const int white_area = stones[1] + score.territory[1];
    score.area_difference = 100 * (black_area - white_area) - komi;
    return score;
}

Winner article_5_5_winner(const Score& score) {
    if (score.total[0] > score.total[1]) return Winner::black;
    return score.total[1] > score.total[0] ? Winner::white : Winner::draw;
}

}  // namespace daejo::reference::jk
