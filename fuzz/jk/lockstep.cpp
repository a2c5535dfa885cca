// Two rule sets walked through the same games. A branch ends where the records differ (that is what is looked
// for), or where the game ends or the action is refused under both alike.

#include "fuzz/jk/lockstep.h"

#include <algorithm>

#include "fast/jk/match.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::Point;
using corpus::jk::Record;
using corpus::jk::Rules;
using corpus::jk::Size;
using corpus::jk::Verdict;
using fast::jk::Match;

namespace {

bool same_last(const Verdict& a, const Verdict& b) {
    const std::size_t last = a.size() - 1;
    const auto captured_a = a.captured(last);
    const auto captured_b = b.captured(last);
    const auto lengths_a = a.d_lengths(last);
    const auto lengths_b = b.d_lengths(last);
    return a[last] == b[last] && a.ending == b.ending &&
           std::equal(captured_a.begin(), captured_a.end(), captured_b.begin(), captured_b.end()) &&
           std::equal(lengths_a.begin(), lengths_a.end(), lengths_b.begin(), lengths_b.end());
}

class Walk {
  public:
    Walk(Size size, const Rules& first, const Rules& second, std::int64_t budget)
        : first_(size, 0, first), second_(size, 0, second), budget_(budget) {
        game_.size = size;
    }

    /// Every game of at most `depth` actions: true when a difference was found.
    bool walk(int depth) {
        for (const auto kind : {Action::Kind::normal_pass, Action::Kind::ending_pass}) {
            if (step(Action::pass(kind), depth)) return true;
        }
        for (int i = 0; i < game_.size.points(); ++i) {
            const Point point = game_.size.point(i);
            if (step(Action::play(point), depth)) return true;
        }
        if (depth > 1) return false;
        for (int i = 0; i < game_.size.points(); ++i) {
            if (step({Action::Kind::agree, {}, {game_.size.point(i)}}, depth)) return true;
        }
        return step({Action::Kind::agree, {}, {}}, depth);
    }

    const Game& game() const { return game_; }
    bool spent() const { return budget_ <= 0; }
    bool cut() const { return cut_; }  ///< some game went on at the greatest depth
    void begin() { cut_ = false; }

  private:
    bool step(const Action& action, int depth) {
        if (--budget_ <= 0) return false;
        const Record record = first_.act(action);
        second_.act(action);
        game_.actions.push_back(action);
        if (!same_last(first_.verdict(), second_.verdict())) return true;
        const bool goes_on = record.number > 0 && record.goes_on;
        if (goes_on && depth <= 1) cut_ = true;
        if (goes_on && depth > 1 && walk(depth - 1)) return true;
        game_.actions.pop_back();
        first_.undo();
        second_.undo();
        return false;
    }

    Match first_;
    Match second_;
    Game game_;
    std::int64_t budget_;
    bool cut_ = false;
};

}  // namespace

Lockstep play_in_lockstep(const Rules& first, const Rules& second, std::int64_t budget, int most_points) {
    constexpr int deepest = 60;
    Lockstep result;
    for (int points = 1; points <= most_points; ++points) {
        for (int rows = 1; rows * rows <= points; ++rows) {
            if (points % rows != 0 || points / rows > corpus::jk::largest_side) continue;
            const Size size{points / rows, rows};
            Walk walk(size, first, second, budget);
            SearchedBoard searched{size, 0};
            for (int depth = 1; depth <= deepest; ++depth) {
                walk.begin();
                if (walk.walk(depth)) {
                    result.game = walk.game();
                    return result;
                }
                if (walk.spent()) break;
                searched.depth = walk.cut() ? depth : -1;
                if (!walk.cut()) break;
            }
            result.searched.push_back(searched);
        }
    }
    return result;
}

}  // namespace daejo::fuzz::jk
