#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/domain.h"
#include "fuzz/generator.h"
#include "fuzz/observer.h"
#include "fuzz/profile.h"
#include "reports/result.h"

namespace daejo::fuzz {

inline constexpr std::uint64_t default_block_size = 4096;

/// Every so many cases each judge is also checked against itself.
inline constexpr std::uint64_t alone_every = 16;

/// Every so many blocks, from the first, a judge is asked for everything; in between for its decisions.
inline constexpr std::uint64_t everything_every = 16;

/// Cases that are generated, judged, compared and tallied together, so that they stay in the cache.
inline constexpr std::size_t batch_size = 32;

/// A stream of cases and everything that decides its results.
template <Domain D>
struct StreamSpec {
    std::shared_ptr<const Generator<typename D::Case>> generator;
    std::string generator_text;  ///< as the user or the plan wrote it
    std::string
        judge_options;  ///< command-line words that bring the same judges back, each with a blank before it
    typename D::Rules rules{};
    std::uint64_t seed = 1;
    std::vector<JudgeMaker<D>> judges;  ///< the oracle first
    std::uint64_t cases = 0;            ///< 0: as many whole blocks as there is time for
    std::uint64_t block_size = default_block_size;
};

/// The stream's header; a finite generator ends the stream where it ends.
template <Domain D>
reports::Header header(const StreamSpec<D>& spec) {
    const GeneratorInfo info = spec.generator->info();
    reports::Header header;
    header.domain = D::name;
    header.generator = info.name;
    header.generator_version = info.version;
    header.parameters = info.parameters;
    header.input = info.input;
    header.independent = info.independent;
    header.seed = spec.seed;
    header.rules = D::rules_text(spec.rules);
    for (const auto& judge : spec.judges) header.judges.push_back(judge.info.name + " " + judge.info.version);
    header.cases = spec.cases;
    header.block_size = spec.block_size;
    if (const auto size = spec.generator->size()) {
        header.cases = spec.cases == 0 ? *size : std::min(spec.cases, *size);
    }
    return header;
}

/// Number of blocks of a stream with a budget in cases; nothing for one that ends by time.
inline std::optional<std::uint64_t> blocks(const reports::Header& header) {
    if (header.cases == 0) return std::nullopt;
    return (header.cases + header.block_size - 1) / header.block_size;
}

/// Told of every sighting at once, from the thread that works on the block: signature and case index.
using OnSighting = std::function<void(const std::string&, std::uint64_t)>;

/// Generates, judges, compares and tallies one block. A pure function of (spec, block), but for the time
/// added to `profile`; nothing when `stop` was raised before the block was done. `observer` must have been
/// made with the spec's rules and judges.
template <Domain D>
std::optional<reports::Row> run_block(const StreamSpec<D>& spec, std::uint64_t case_limit,
                                      std::uint64_t block, Observer<D>& observer,
                                      const std::atomic<bool>& stop, Profile& profile,
                                      const OnSighting& on_sighting = {}) {
    using Verdict = typename D::Verdict;
    std::uint64_t end = (block + 1) * spec.block_size;
    if (case_limit != 0) end = std::min(end, case_limit);
    const Detail detail = block % everything_every == 0 ? Detail::everything : Detail::decision;

    reports::Row row;
    std::vector<reports::Feature> features(D::label_names().size());
    Tally tally{std::vector<std::int64_t>(D::counter_names().size()), {}};
    std::int64_t alone_checks = 0;
    std::int64_t skipped = 0;
    std::int64_t disagreeing = 0;
    std::vector<typename D::Case> cases(batch_size);
    std::array<bool, batch_size> disagrees{};
    profile.judges.resize(observer.judges());
    Laps laps;

    for (std::uint64_t first = block * spec.block_size; first < end; first += batch_size) {
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(batch_size, end - first));
        for (std::size_t i = 0; i < count; ++i) spec.generator->generate(spec.seed, first + i, cases[i]);
        laps.to(profile.generate);
        observer.ask({cases.data(), count}, detail, [&](std::size_t j) { laps.to(profile.judges[j]); });

        disagrees.fill(false);
        const auto sighted_in = [&](std::size_t i) {
            return [&, i](const Observation<D>& observation) {
                disagrees[i] = true;
                if (on_sighting) on_sighting(observation.signature, first + i);
                reports::add(row.sightings[observation.signature], reports::Sighting{1, first + i});
            };
        };
        for (std::size_t i = 0; i < count; ++i) observer.differences(cases[i], i, sighted_in(i));
        laps.to(profile.compare);

        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < observer.judges(); ++j) {
                const auto& reply = observer.answer(j, i);
                if (reply.kind == Reply<Verdict>::Kind::skip) ++skipped;
                if ((first + i) % alone_every != 0 || reply.kind != Reply<Verdict>::Kind::verdict) continue;
                ++alone_checks;
                observer.alone(cases[i], reply.verdict, j, Random::for_case("alone", spec.seed, first + i),
                               sighted_in(i));
            }
            disagreeing += disagrees[i];
        }
        laps.to(profile.alone);

        for (std::size_t i = 0; i < count; ++i) {
            const auto& oracle = observer.answer(0, i);
            if (oracle.kind != Reply<Verdict>::Kind::verdict) continue;
            tally.labels.assign(features.size(), 0);
            D::tally(spec.rules, cases[i], oracle.verdict, tally);
            for (std::size_t label = 0; label < features.size(); ++label) {
                if (tally.labels[label]) reports::add(features[label], first + i);
            }
        }
        row.cases += static_cast<std::int64_t>(count);
        laps.to(profile.tally);
    }

    for (std::size_t i = 0; i < tally.counters.size(); ++i) {
        row.counters[std::string(D::counter_names()[i])] = tally.counters[i];
    }
    row.counters["alone checks"] = alone_checks;
    row.counters["skipped"] = skipped;
    row.counters["disagreeing"] = disagreeing;
    for (std::size_t i = 0; i < features.size(); ++i) {
        if (features[i].count) row.labels[std::string(D::label_names()[i])] = features[i];
    }
    return row;
}

}  // namespace daejo::fuzz
