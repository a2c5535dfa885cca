// Streams of games asked every claim, and counterexamples cut down.

#include "fuzz/jk/claim_search.h"

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include <algorithm>

#include "fast/jk/judge.h"
#include "fuzz/jk/claims.h"
#include "fuzz/jk/domain.h"
#include "fuzz/reduce.h"

namespace daejo::fuzz::jk {

using corpus::jk::Game;
using corpus::jk::Rules;

namespace {

constexpr std::uint64_t block_size = 256;

std::vector<ClaimCount> count_block(const Generator<Game>& generator, std::uint64_t seed, std::uint64_t first,
                                    std::uint64_t end, const Rules& rules) {
    std::vector<ClaimCount> counts(claims().size());
    const auto judge = fast::jk::make_judge();
    Game game;
    corpus::jk::Verdict verdict;
    for (std::uint64_t index = first; index < end; ++index) {
        generator.generate(seed, index, game);
        judge->judge(game, rules, verdict);
        const auto outcomes = check_claims(game, rules, verdict);
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            counts[i].games += outcomes[i].asked > 0;
            counts[i].asked += outcomes[i].asked;
            if (outcomes[i].broken_at < 0) continue;
            ++counts[i].broken;
            if (!counts[i].first_broken) counts[i].first_broken = index;
        }
    }
    return counts;
}

}  // namespace

std::vector<ClaimCount> count_claims(const Generator<Game>& generator, std::uint64_t seed,
                                     std::uint64_t games, const Rules& rules, int threads) {
    const std::uint64_t blocks = (games + block_size - 1) / block_size;
    std::vector<std::vector<ClaimCount>> results(blocks);
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(std::max(1, threads)));
    tbb::parallel_for(std::uint64_t{0}, blocks, [&](std::uint64_t block) {
        const std::uint64_t first = block * block_size;
        results[block] = count_block(generator, seed, first, std::min(games, first + block_size), rules);
    });
    std::vector<ClaimCount> total(claims().size());
    for (const auto& counts : results) {
        for (std::size_t i = 0; i < counts.size(); ++i) {
            total[i].games += counts[i].games;
            total[i].asked += counts[i].asked;
            total[i].broken += counts[i].broken;
            if (!total[i].first_broken) total[i].first_broken = counts[i].first_broken;
        }
    }
    return total;
}

Game reduced_counterexample(const Game& game, std::size_t claim, const Rules& rules) {
    const auto judge = fast::jk::make_judge();
    corpus::jk::Verdict verdict;
    const auto broken_at = [&](const Game& candidate) {
        judge->judge(candidate, rules, verdict);
        return check_claims(candidate, rules, verdict)[claim].broken_at;
    };
    const Probe<Jk> probe = [&](const Game& candidate, const int& focus) -> std::optional<std::string> {
        return broken_at(candidate) == focus ? std::optional<std::string>("broken") : std::nullopt;
    };
    return reduce<Jk>(game, broken_at(game), "broken", probe).a_case;
}

}  // namespace daejo::fuzz::jk
