// What a dense board costs: each judge, the generator, and a whole campaign on one thread.

#include <benchmark/benchmark.h>

#include <atomic>
#include <vector>

#include "fast/renju/judge.h"
#include "fuzz/block.h"
#include "fuzz/observer.h"
#include "fuzz/renju/domain.h"
#include "reference/renju/judge.h"

namespace {

using namespace daejo;
using corpus::renju::FoulMap;
using corpus::renju::Position;

constexpr std::size_t boards = 1024;

std::vector<Position> positions(const char* generator) {
    const auto made = fuzz::Renju::make_generator(generator);
    std::vector<Position> list(boards);
    for (std::size_t i = 0; i < boards; ++i) made->generate(1, i, list[i]);
    return list;
}

template <class Judge>
void run(benchmark::State& state, const char* generator, Judge&& judge) {
    const auto list = positions(generator);
    FoulMap map;
    std::size_t next = 0;
    for (auto _ : state) {
        judge(list[next], map);
        benchmark::DoNotOptimize(map);
        next = (next + 1) % boards;
    }
    state.SetItemsProcessed(state.iterations());
}

void fast_judge(benchmark::State& state, const char* generator) {
    run(state, generator, [](const Position& p, FoulMap& map) { fast::renju::judge(p, {}, map); });
}

void reference_judge(benchmark::State& state, const char* generator) {
    run(state, generator, [](const Position& p, FoulMap& map) { reference::renju::judge(p, {}, map); });
}

void generate(benchmark::State& state, const char* generator) {
    const auto made = fuzz::Renju::make_generator(generator);
    Position position;
    std::uint64_t index = 0;
    for (auto _ : state) {
        made->generate(1, index++, position);
        benchmark::DoNotOptimize(position);
    }
    state.SetItemsProcessed(state.iterations());
}

void campaign(benchmark::State& state, const char* generator) {
    fuzz::StreamSpec<fuzz::Renju> spec;
    spec.generator = fuzz::Renju::make_generator(generator);
    spec.judges = fuzz::Renju::judges("none");
    spec.block_size = 1024;
    fuzz::Observer<fuzz::Renju> observer(spec.rules, spec.judges);
    const std::atomic<bool> never{false};
    std::uint64_t block = 0;
    fuzz::Profile profile;
    for (auto _ : state) {
        benchmark::DoNotOptimize(fuzz::run_block(spec, 0, block++, observer, never, profile));
    }
    state.SetItemsProcessed(state.iterations() * 1024);
}

BENCHMARK_CAPTURE(fast_judge, dense, "dense");
BENCHMARK_CAPTURE(fast_judge, uniform, "uniform");
BENCHMARK_CAPTURE(fast_judge, lines, "lines");
BENCHMARK_CAPTURE(fast_judge, playout, "playout");
BENCHMARK_CAPTURE(reference_judge, dense, "dense");
BENCHMARK_CAPTURE(reference_judge, uniform, "uniform");
BENCHMARK_CAPTURE(reference_judge, lines, "lines");
BENCHMARK_CAPTURE(reference_judge, playout, "playout");
BENCHMARK_CAPTURE(generate, dense, "dense");
BENCHMARK_CAPTURE(generate, uniform, "uniform");
BENCHMARK_CAPTURE(generate, lines, "lines");
BENCHMARK_CAPTURE(generate, playout, "playout");
BENCHMARK_CAPTURE(generate, mutate, "mutate");
BENCHMARK_CAPTURE(campaign, dense, "dense");

}  // namespace
