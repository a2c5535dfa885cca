// Articles 4.4 and 5.

#pragma once

#include <vector>

#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "reference/jk/past.h"

namespace daejo::reference::jk {

/// Article 4.2 with the reading `dead`: the stones agreed on, row by row.
std::vector<Point> article_4_2_dead(const Board& board, const std::vector<Point>& named,
                                    corpus::jk::Dead reading);

/// Article 5.2: for every point in the order of Size::index whether it is a point of that colour.
std::vector<bool> article_5_2_points(const Board& board, Colour colour);

/// Article 5 with 4.4: the score of a game that ended after the moves of `past`, `dead` being the dead
/// stones.
corpus::jk::Score article_5_score(const Past& past, const std::vector<Point>& dead, int komi);

/// Article 5.5.
corpus::jk::Winner article_5_5_winner(const corpus::jk::Score& score);

}  // namespace daejo::reference::jk
