// What a board costs in a campaign on one thread: generated, judged, compared and tallied.

#include <benchmark/benchmark.h>

#include <atomic>

#include "fuzz/block.h"
#include "fuzz/judge_choice.h"
#include "sets.h"

namespace {

using namespace daejo;

void campaign(benchmark::State& state, const std::vector<std::string>& judges) {
    fuzz::StreamSpec<fuzz::Renju> spec;
    spec.generator = fuzz::Renju::make_generator("dense");
    spec.judges = fuzz::judges_of<fuzz::Renju>({"none", judges});
    spec.block_size = 1024;
    fuzz::Observer<fuzz::Renju> observer(spec.rules, spec.judges);
    const std::atomic<bool> never{false};
    std::uint64_t block = 0;
    fuzz::Profile profile;
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(fuzz::run_block(spec, 0, block++, observer, never, profile));
    }
    state.SetItemsProcessed(state.iterations() * 1024);
}

BENCHMARK_CAPTURE(campaign, reference_scanner_fast, std::vector<std::string>{"reference", "scanner", "fast"});
BENCHMARK_CAPTURE(campaign, scanner_fast, std::vector<std::string>{"scanner", "fast"});

}  // namespace
