#pragma once

#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "fuzz/block.h"
#include "fuzz/domain.h"
#include "fuzz/observer.h"
#include "fuzz/profile.h"
#include "reports/result.h"

namespace daejo::fuzz {

/// What a running campaign is told from outside, and tells.
struct Control {
    int threads = 1;
    std::optional<std::chrono::steady_clock::time_point> deadline;  ///< no new block begins after it
    const std::atomic<bool>* stop = nullptr;  ///< raised by Ctrl-C: unfinished blocks are dropped
    /// Called once for every finished block, by one thread at a time.
    std::function<void(std::size_t stream, std::uint64_t block, const reports::Row&)> on_block;
    /// Called for every sighting at once, by any thread.
    std::function<void(std::size_t stream, const std::string& signature, std::uint64_t index)> on_sighting;
    Profile* profile = nullptr;  ///< where the time went, added here at the end
};

/// Hands out blocks, the streams in turn and each stream's in order, leaving out those that are done already.
class WorkList {
  public:
    struct Item {
        std::size_t stream = 0;
        std::uint64_t block = 0;
    };

    explicit WorkList(const std::vector<reports::Stream>& streams) {
        for (const auto& stream : streams) queues_.push_back({blocks(stream.header), 0, {}});
        for (std::size_t i = 0; i < streams.size(); ++i) {
            for (const auto& [block, row] : streams[i].rows) queues_[i].done.insert(block);
        }
    }

    std::optional<Item> next() {
        const std::lock_guard lock(mutex_);
        for (std::size_t tried = 0; tried < queues_.size(); ++tried) {
            const std::size_t stream = turn_;
            turn_ = (turn_ + 1) % queues_.size();
            Queue& queue = queues_[stream];
            while (queue.done.contains(queue.next)) ++queue.next;
            if (queue.limit && queue.next >= *queue.limit) continue;
            return Item{stream, queue.next++};
        }
        return std::nullopt;
    }

  private:
    struct Queue {
        std::optional<std::uint64_t> limit;
        std::uint64_t next = 0;
        std::set<std::uint64_t> done;
    };

    std::mutex mutex_;
    std::vector<Queue> queues_;
    std::size_t turn_ = 0;
};

/// Runs every block of every stream that `results` does not hold yet, on `control.threads` threads, and adds
/// the rows. `results[i].header` must be header(specs[i]). Rows depend on the specs only, never on threads or
/// time. Returns false when it was stopped before all blocks were done (a stream without a budget never is
/// unfinished).
template <Domain D>
bool run_campaign(const std::vector<StreamSpec<D>>& specs, std::vector<reports::Stream>& results,
                  const Control& control) {
    WorkList work(results);
    std::atomic<bool> halt{false};
    std::atomic<bool> unfinished{false};
    std::mutex rows_mutex;
    std::vector<std::tuple<std::size_t, std::uint64_t, reports::Row>> rows;
    const static std::atomic<bool> never{false};
    const std::atomic<bool>& stop = control.stop ? *control.stop : never;

    const auto work_blocks = [&](Profile& profile) {
        std::map<std::size_t, std::unique_ptr<Observer<D>>> observers;
        while (!halt.load() && !stop.load()) {
            if (control.deadline && std::chrono::steady_clock::now() >= *control.deadline) {
                const auto left = work.next();
                if (left && blocks(results[left->stream].header)) unfinished = true;
                return;
            }
            const auto item = work.next();
            if (!item) return;
            const StreamSpec<D>& spec = specs[item->stream];
            auto& observer = observers[item->stream];
            if (!observer) observer = std::make_unique<Observer<D>>(spec.rules, spec.judges);
            OnSighting on_sighting;
            if (control.on_sighting) {
                on_sighting = [&](const std::string& signature, std::uint64_t index) {
                    control.on_sighting(item->stream, signature, index);
                };
            }
            try {
                auto row = run_block(spec, results[item->stream].header.cases, item->block, *observer, stop,
                                     profile, on_sighting);
                const std::lock_guard lock(rows_mutex);
                if (!row) {
                    unfinished = true;
                    return;
                }
                if (control.on_block) control.on_block(item->stream, item->block, *row);
                rows.emplace_back(item->stream, item->block, std::move(*row));
            } catch (...) {
                halt = true;
                throw;
            }
        }
        if (stop.load()) unfinished = true;
    };

    const int threads = std::max(1, control.threads);
    Profile whole;
    const auto begun = Profile::Clock::now();
    const auto worker = [&] {
        Profile own;
        work_blocks(own);
        own.idle -= Profile::Clock::now() - begun;
        const std::lock_guard lock(rows_mutex);
        whole.add(own);
    };
    if (threads == 1) {
        worker();
    } else {
        tbb::task_arena arena(threads);
        arena.execute([&] {
            tbb::parallel_for(
                0, threads, [&](int) { worker(); }, tbb::simple_partitioner{});
        });
    }
    whole.whole = (Profile::Clock::now() - begun) * threads;
    whole.idle += whole.whole;
    if (control.profile) control.profile->add(whole);
    for (auto& [stream, block, row] : rows) results[stream].rows.emplace(block, std::move(row));
    return !unfinished;
}

}  // namespace daejo::fuzz
