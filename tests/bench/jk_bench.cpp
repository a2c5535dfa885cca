// What a JK move costs: each judge on random games of 9x9 and 19x19, every field of the
// record written.

#include <benchmark/benchmark.h>

#include <vector>

#include "fast/jk/judge.h"
#include "fuzz/jk/domain.h"
#include "reference/jk/judge.h"

namespace {

using namespace daejo;
using corpus::jk::Game;
using corpus::jk::Verdict;

std::vector<Game> games_of(const char* stream, std::size_t count) {
    const auto generator = fuzz::Jk::make_generator(stream);
    std::vector<Game> games(count);
    for (std::size_t i = 0; i < count; ++i) generator->generate(1, i, games[i]);
    return games;
}

std::vector<Game> small_games() {
    return games_of("random:size=9x9", 256);
}

std::vector<Game> large_games() {
    return games_of("random:size=19x19,moves=400", 64);
}

template <class Judge>
void run(benchmark::State& state, const std::vector<Game>& games, Judge&& judge) {
    Verdict verdict;
    std::size_t next = 0;
    std::int64_t actions = 0;
    for (auto _ : state) {
        judge(games[next], verdict);
        benchmark::DoNotOptimize(verdict);
        actions += static_cast<std::int64_t>(games[next].actions.size());
        next = (next + 1) % games.size();
    }
    state.SetItemsProcessed(actions);
}

void jk_fast(benchmark::State& state, const std::vector<Game>& games) {
    const auto judge = fast::jk::make_judge();
    run(state, games, [&](const Game& game, Verdict& verdict) { judge->judge(game, {}, verdict); });
}

void jk_reference(benchmark::State& state, const std::vector<Game>& games) {
    run(state, games, [](const Game& game, Verdict& verdict) { reference::jk::judge(game, {}, verdict); });
}

BENCHMARK_CAPTURE(jk_fast, random_9x9, small_games());
BENCHMARK_CAPTURE(jk_fast, random_19x19, large_games());
BENCHMARK_CAPTURE(jk_reference, random_9x9, small_games());
BENCHMARK_CAPTURE(jk_reference, random_19x19, large_games());

}  // namespace
