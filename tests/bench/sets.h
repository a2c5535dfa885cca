// The sets that everything is measured on: the same boards and games in every run.
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "fuzz/jk/domain.h"
#include "fuzz/renju/domain.h"

namespace daejo::bench {

inline constexpr const char* board_sets[] = {"dense", "uniform", "playout", "nest"};
inline constexpr std::size_t boards_a_set = 1024;

inline std::vector<corpus::renju::Position> boards(const std::string& generator) {
    const auto made = fuzz::Renju::make_generator(generator);
    std::vector<corpus::renju::Position> list(boards_a_set);
    for (std::size_t i = 0; i < list.size(); ++i) made->generate(1, i, list[i]);
    return list;
}

inline std::vector<corpus::jk::Game> games(const std::string& generator, std::size_t count) {
    const auto made = fuzz::Jk::make_generator(generator);
    if (const auto size = made->size()) count = std::min<std::size_t>(count, *size);
    std::vector<corpus::jk::Game> list(count);
    for (std::size_t i = 0; i < count; ++i) made->generate(1, i, list[i]);
    return list;
}

/// Real games on 19x19: the file named by DAEJO_BENCH_GAMES, in a form `daejo judge jk` reads; else none.
inline std::vector<corpus::jk::Game> recorded_games() {
    const char* path = std::getenv("DAEJO_BENCH_GAMES");
    return path == nullptr ? std::vector<corpus::jk::Game>{} : games(std::string("file:") + path, 600);
}

}  // namespace daejo::bench
