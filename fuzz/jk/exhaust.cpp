// Every game on a board to a depth: one recursive walk, over the fast judge with a comparison or over a judge
// of whole games. Shallow positions become the tasks of the threads; tables and differences are merged in
// the order of the tasks, so that they do not depend on the number of threads.

#include "fuzz/jk/exhaust.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "corpus/jk/verdict_text.h"
#include "fast/jk/match.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Size;
using corpus::jk::Verdict;

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t enough_tasks = 128;

std::vector<Action> all_actions(Size size) {
    std::vector<Action> actions = {Action::pass(Action::Kind::normal_pass),
                                   Action::pass(Action::Kind::ending_pass)};
    for (int index = 0; index < size.points(); ++index) actions.push_back(Action::play(size.point(index)));
    return actions;
}

void count(ExhaustedLevel& level, const Record& record) {
    const auto clause = static_cast<std::size_t>(record.clause);
    if (record.result == Result::rejected) {
        ++level.rejected[clause];
    } else if (record.result == Result::lost) {
        ++level.lost[clause];
    } else if (record.goes_on) {
        ++level.going_on;
    } else {
        ++level.ended[clause];
    }
}

class StopWatch {
  public:
    explicit StopWatch(const ExhaustPlan& plan) : stop_(plan.stop) {
        if (plan.budget) end_ = Clock::now() + *plan.budget;
    }

    bool over() const {
        return (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) || (end_ && Clock::now() > *end_);
    }

  private:
    const std::atomic<bool>* stop_;
    std::optional<Clock::time_point> end_;
};

/// The part of the walk below one position.
class Walk {
  public:
    Walk(const ExhaustPlan& plan, const GameJudge& judge, const StopWatch& watch,
         const std::vector<Action>& beginning)
        : plan_(plan),
          judge_(judge),
          watch_(watch),
          actions_(all_actions(plan.size)),
          match_(plan.size, 0, plan.rules) {
        found_.levels.resize(static_cast<std::size_t>(plan.depth));
        rejected_.resize(static_cast<std::size_t>(plan.depth));
        game_.size = plan.size;
        for (const Action& action : beginning) act(action);
    }

    /// Walks down to games of `depth` actions. Those that go on are put into `tasks`; without it they are
    /// compared.
    Exhausted down_to(int depth, std::vector<std::vector<Action>>* tasks) {
        depth_ = depth;
        tasks_ = tasks;
        walk();
        return std::move(found_);
    }

  private:
    const Record& act(const Action& action) {
        game_.actions.push_back(action);
        return match_.act(action);
    }

    void undo() {
        match_.undo();
        game_.actions.pop_back();
    }

    bool done() {
        if (found_.difference || !found_.complete) return true;
        if (found_.judged_games % 64 == 0 && watch_.over()) found_.complete = false;
        return !found_.complete;
    }

    void walk() {
        const std::size_t length = game_.actions.size();
        std::vector<std::pair<Action, Record>>& rejected = rejected_[length];
        rejected.clear();
        for (const Action& action : actions_) {
            if (done()) return;
            const Record record = act(action);
            count(found_.levels[length], record);
            ++found_.compared_records;
            if (record.result == Result::rejected) {
                rejected.emplace_back(action, record);
            } else if (!record.goes_on || (static_cast<int>(length) + 1 == depth_ && tasks_ == nullptr)) {
                compare_all();
            } else if (static_cast<int>(length) + 1 == depth_) {
                tasks_->push_back(game_.actions);
            } else {
                walk();
            }
            undo();
        }
        if (!rejected.empty() && !done()) compare_rejected(rejected);
        if (rejected.size() == actions_.size() && !done()) compare_all();
    }

    /// All records of the game as it stands.
    void compare_all() {
        judge_(game_, plan_.rules, verdict_);
        ++found_.judged_games;
        if (verdict_ == match_.verdict()) return;
        const Verdict& given = match_.verdict();
        for (std::size_t i = 0; i < given.size(); ++i) {
            if (i < verdict_.size() && same(i, verdict_, given)) continue;
            return differ(game_, i, i < verdict_.size() ? record_text(verdict_, i) : "no record",
                          record_text(given, i));
        }
        differ(game_, given.size() - 1, "another verdict behind equal records", "");
    }

    static bool same(std::size_t i, const Verdict& a, const Verdict& b) {
        return a[i] == b[i] && record_text(a, i) == record_text(b, i);
    }

    /// The game with all rejected actions behind it: each changes nothing, so that all records are as if it
    /// stood alone.
    void compare_rejected(const std::vector<std::pair<Action, Record>>& rejected) {
        const std::size_t before = game_.actions.size();
        for (const auto& [action, record] : rejected) game_.actions.push_back(action);
        judge_(game_, plan_.rules, verdict_);
        ++found_.judged_games;
        for (std::size_t i = 0; i < rejected.size() && !found_.difference; ++i) {
            const std::size_t at = before + i;
            if (verdict_.size() > at && verdict_[at] == rejected[i].second && verdict_.captured(at).empty() &&
                verdict_.d_lengths(at).empty()) {
                continue;
            }
            Verdict given;
            given.begin_record() = rejected[i].second;
            differ(game_, at, verdict_.size() > at ? record_text(verdict_, at) : "no record",
                   record_text(given, 0));
        }
        game_.actions.resize(before);
    }

    void differ(const Game& game, std::size_t action, std::string expected, std::string given) {
        found_.difference = {game, static_cast<int>(action), std::move(expected), std::move(given)};
        found_.difference->game.actions.resize(action + 1);
    }

    const ExhaustPlan& plan_;
    const GameJudge& judge_;
    const StopWatch& watch_;
    std::vector<Action> actions_;
    fast::jk::Match match_;
    Game game_;
    Verdict verdict_;
    Exhausted found_;
    std::vector<std::vector<std::pair<Action, Record>>> rejected_;  ///< by length of the game
    int depth_ = 0;
    std::vector<std::vector<Action>>* tasks_ = nullptr;
};

void merge(Exhausted& whole, Exhausted& part) {
    for (std::size_t i = 0; i < part.levels.size(); ++i) whole.levels[i].add(part.levels[i]);
    whole.compared_records += part.compared_records;
    whole.judged_games += part.judged_games;
    if (!whole.difference) whole.difference = std::move(part.difference);
    whole.complete = whole.complete && part.complete;
}

/// Calls `work` with 0 to count − 1 on several threads. Rethrows the first exception.
void on_threads(unsigned threads, std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr thrown;
    std::mutex mutex;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!thrown) thrown = std::current_exception();
            next = count;
        }
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(run);
    run();
    for (std::thread& other : others) other.join();
    if (thrown) std::rethrow_exception(thrown);
}

void walk_alone(const ExhaustPlan& plan, const GameJudge& judge, const std::vector<Action>& actions,
                Game& game, std::vector<ExhaustedLevel>& levels) {
    const std::size_t length = game.actions.size();
    Verdict verdict;
    for (const Action& action : actions) {
        game.actions.push_back(action);
        judge(game, plan.rules, verdict);
        const Record& record = verdict.last();
        count(levels[length], record);
        if (record.result == Result::accepted && record.goes_on && length + 1 < levels.size()) {
            walk_alone(plan, judge, actions, game, levels);
        }
        game.actions.pop_back();
    }
}

}  // namespace

std::uint64_t ExhaustedLevel::games() const noexcept {
    std::uint64_t sum = going_on;
    for (std::size_t i = 0; i < clauses; ++i) sum += ended[i] + lost[i] + rejected[i];
    return sum;
}

void ExhaustedLevel::add(const ExhaustedLevel& other) noexcept {
    going_on += other.going_on;
    for (std::size_t i = 0; i < clauses; ++i) {
        ended[i] += other.ended[i];
        lost[i] += other.lost[i];
        rejected[i] += other.rejected[i];
    }
}

Exhausted exhaust(const ExhaustPlan& plan, const GameJudge& judge) {
    const StopWatch watch(plan);
    Exhausted whole;
    std::vector<std::vector<Action>> tasks;
    int shallow = 0;
    do {
        ++shallow;
        tasks.clear();
        whole = Walk(plan, judge, watch, {}).down_to(shallow, shallow < plan.depth ? &tasks : nullptr);
        if (whole.difference) return whole;
    } while (shallow < plan.depth && !tasks.empty() && tasks.size() < enough_tasks);

    std::vector<Exhausted> parts(tasks.size());
    const unsigned threads = plan.threads > 0 ? plan.threads : std::thread::hardware_concurrency();
    on_threads(std::max(1u, threads), tasks.size(), [&](std::size_t i) {
        parts[i] = Walk(plan, judge, watch, tasks[i]).down_to(plan.depth, nullptr);
    });
    for (Exhausted& part : parts) merge(whole, part);
    return whole;
}

std::vector<ExhaustedLevel> exhaust_alone(const ExhaustPlan& plan, const GameJudge& judge) {
    std::vector<ExhaustedLevel> levels(static_cast<std::size_t>(plan.depth));
    Game game;
    game.size = plan.size;
    walk_alone(plan, judge, all_actions(plan.size), game, levels);
    return levels;
}

}  // namespace daejo::fuzz::jk
