#pragma once

#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "fast/jk/stones.h"

namespace daejo::fast::jk {

/// What article 5 needs beside the board.
struct Prisoners {
    corpus::jk::PerColour captured{};
    corpus::jk::PerColour pass_stones{};
    bool black_moved_last = false;
};

/// Article 5 with 4.4: `dead` are the named stones, every one on a stone.
corpus::jk::Score score_of(const Stones& stones, const std::vector<corpus::jk::Point>& dead,
                           const Prisoners& prisoners, int komi, const corpus::jk::Rules& rules);

}  // namespace daejo::fast::jk
