// What a JK action costs each judge, every field of its record written.

#include <benchmark/benchmark.h>

#include "fast/jk/judge.h"
#include "reference/jk/judge.h"
#include "sets.h"

namespace {

using namespace daejo;
using corpus::jk::Game;
using corpus::jk::Verdict;

std::vector<Game> random_9x9() {
    return bench::games("random:size=9x9", 256);
}

std::vector<Game> random_19x19() {
    return bench::games("random:size=19x19,moves=400", 64);
}

template <class Judge>
void run(benchmark::State& state, const std::vector<Game>& games, Judge&& judge) {
    if (games.empty()) {
        state.SkipWithError("DAEJO_BENCH_GAMES names no file");
        return;
    }
    Verdict verdict;
    std::size_t next = 0;
    std::int64_t actions = 0;
    while (state.KeepRunning()) {
        judge(games[next], verdict);
        benchmark::DoNotOptimize(verdict);
        actions += static_cast<std::int64_t>(games[next].actions.size());
        next = (next + 1) % games.size();
    }
    state.SetItemsProcessed(actions);
}

void jk_fast(benchmark::State& state, std::vector<Game> (*games)()) {
    const auto judge = fast::jk::make_judge();
    run(state, games(), [&](const Game& game, Verdict& verdict) { judge->judge(game, {}, verdict); });
}

void jk_reference(benchmark::State& state, std::vector<Game> (*games)()) {
    run(state, games(), [](const Game& game, Verdict& verdict) { reference::jk::judge(game, {}, verdict); });
}

BENCHMARK_CAPTURE(jk_fast, random_9x9, random_9x9);
BENCHMARK_CAPTURE(jk_fast, random_19x19, random_19x19);
BENCHMARK_CAPTURE(jk_fast, records_19x19, bench::recorded_games);
BENCHMARK_CAPTURE(jk_reference, random_9x9, random_9x9);
BENCHMARK_CAPTURE(jk_reference, random_19x19, random_19x19);
BENCHMARK_CAPTURE(jk_reference, records_19x19, bench::recorded_games);

}  // namespace
