// What a board costs each renju judge, and an engine that plays on.

#include <benchmark/benchmark.h>

#include "fast/renju/bits/board.h"
#include "fast/renju/judge.h"
#include "fuzz/renju/generators/player.h"
#include "reference/renju/judge.h"
#include "sets.h"

namespace {

using namespace daejo;
namespace bits = fast::renju::bits;
using corpus::renju::Cell;
using corpus::renju::FoulMap;
using corpus::renju::Position;

template <class Judge>
void run(benchmark::State& state, const char* set, Judge&& judge) {
    const auto list = bench::boards(set);
    std::size_t next = 0;
    while (state.KeepRunning()) {
        judge(list[next]);
        next = (next + 1) % list.size();
    }
    state.SetItemsProcessed(state.iterations());
}

void fouls_by(benchmark::State& state, const char* set, bits::Path path) {
    bits::FoulBits fouls;
    run(state, set, [&](const Position& p) {
        bits::foul_bits(p, {}, fouls, path);
        benchmark::DoNotOptimize(fouls);
    });
}

void bits_fouls(benchmark::State& state, const char* set) {
    fouls_by(state, set, bits::Path::best);
}

void bits_fouls_portable(benchmark::State& state, const char* set) {
    fouls_by(state, set, bits::Path::portable);
}

template <class Fill>
void map_by(benchmark::State& state, const char* set, Fill&& fill) {
    FoulMap map;
    run(state, set, [&](const Position& p) {
        fill(p, map);
        benchmark::DoNotOptimize(map);
    });
}

void bits_map(benchmark::State& state, const char* set) {
    map_by(state, set, [](const Position& p, FoulMap& map) { bits::judge(p, {}, map, bits::Counts::no); });
}

void bits_map_counted(benchmark::State& state, const char* set) {
    map_by(state, set, [](const Position& p, FoulMap& map) { bits::judge(p, {}, map, bits::Counts::yes); });
}

void scanner_map(benchmark::State& state, const char* set) {
    map_by(state, set, [](const Position& p, FoulMap& map) { fast::renju::judge(p, {}, map); });
}

void reference_map(benchmark::State& state, const char* set) {
    map_by(state, set, [](const Position& p, FoulMap& map) { reference::renju::judge(p, {}, map); });
}

void generate(benchmark::State& state, const char* generator) {
    const auto made = fuzz::Renju::make_generator(generator);
    Position position;
    std::uint64_t index = 0;
    while (state.KeepRunning()) {
        made->generate(1, index++, position);
        benchmark::DoNotOptimize(position);
    }
    state.SetItemsProcessed(state.iterations());
}

/// The moves of play-outs on the engine's board, the whole board's fouls asked after each.
void engine_place_and_fouls(benchmark::State& state) {
    std::vector<std::vector<corpus::renju::Point>> games;
    const fuzz::renju::Player player(15, {}, 4, 120);
    games.reserve(256);
    for (std::uint64_t i = 0; i < 256; ++i) {
        fuzz::Random random = fuzz::Random::for_case("bench", 1, i);
        games.push_back(player.play(random).moves);
    }
    std::int64_t moves = 0;
    std::size_t next = 0;
    while (state.KeepRunning()) {
        bits::Board board;
        Cell colour = Cell::black;
        for (const auto point : games[next]) {
            board.place(point, colour);
            benchmark::DoNotOptimize(board.fouls());
            colour = colour == Cell::black ? Cell::white : Cell::black;
        }
        moves += static_cast<std::int64_t>(games[next].size());
        next = (next + 1) % games.size();
    }
    state.SetItemsProcessed(moves);
}

#define ON_EVERY_SET(function)                       \
    BENCHMARK_CAPTURE(function, dense, "dense");     \
    BENCHMARK_CAPTURE(function, uniform, "uniform"); \
    BENCHMARK_CAPTURE(function, playout, "playout"); \
    BENCHMARK_CAPTURE(function, nest, "nest")

ON_EVERY_SET(bits_fouls);
ON_EVERY_SET(bits_fouls_portable);
ON_EVERY_SET(bits_map);
ON_EVERY_SET(bits_map_counted);
ON_EVERY_SET(scanner_map);
ON_EVERY_SET(reference_map);
BENCHMARK(engine_place_and_fouls);
ON_EVERY_SET(generate);
BENCHMARK_CAPTURE(generate, lines, "lines");
BENCHMARK_CAPTURE(generate, mutate, "mutate");

}  // namespace
