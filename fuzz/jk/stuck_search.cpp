// The directed search of 12.10: games are changed at random and kept when they leave a player who may not
// pass fewer board plays than before.

#include <algorithm>

#include "fast/jk/match.h"
#include "fuzz/jk/claim_search.h"
#include "fuzz/random.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::Point;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Rules;
using fast::jk::Match;

namespace {

constexpr std::size_t kept = 96;
constexpr std::size_t longest = 240;

struct Scored {
    Game game;
    int plays = 1000;  ///< left to the player who may not pass; 1000 when every player may
};

/// The board plays of the player to move that are accepted and do not lose.
int plays_that_hold(Match& match) {
    int count = 0;
    const auto loser =
        match.to_move() == corpus::jk::Colour::black ? corpus::jk::Winner::white : corpus::jk::Winner::black;
    for (int i = 0; i < match.size().points(); ++i) {
        const Point point = match.size().point(i);
        if (!match.empty(point)) continue;
        const Record record = match.act(Action::play(point));
        const bool lost = match.verdict().ending && match.verdict().ending->winner == loser;
        count += record.result == Result::accepted && !lost;
        match.undo();
    }
    return count;
}

/// Judges a game and cuts it off at the barred position with the fewest plays left.
Scored scored(Game game, Match& match, const Rules& rules, std::int64_t& barred) {
    match.restart(game.size, 0, rules);
    Scored best;
    std::size_t end = 0;
    for (std::size_t i = 0; i < game.actions.size() && !match.over(); ++i) {
        const Record record = match.act(game.actions[i]);
        if (record.result != Result::accepted || match.over()) continue;
        if (match.may_pass(Action::Kind::normal_pass) || match.may_pass(Action::Kind::ending_pass)) continue;
        ++barred;
        const int plays = plays_that_hold(match);
        if (plays >= best.plays) continue;
        best.plays = plays;
        end = i + 1;
    }
    if (end > 0) game.actions.resize(end);
    best.game = std::move(game);
    return best;
}

Point any_point(const Game& game, Random& random) {
    return game.size.point(random.below(game.size.points()));
}

/// Plays on from the end, ko captures and normal passes first.
void play_on(Game& game, Match& match, const Rules& rules, Random& random) {
    match.restart(game.size, 0, rules);
    for (const Action& action : game.actions) match.act(action);
    for (int more = random.between(1, 8); more > 0 && !match.over(); --more) {
        std::vector<Action> captures;
        std::vector<Action> others;
        for (int i = 0; i < game.size.points(); ++i) {
            const Point point = game.size.point(i);
            if (!match.empty(point)) continue;
            const Record record = match.act(Action::play(point));
            const bool good = record.result == Result::accepted && !match.over();
            const bool ko = record.move_class == corpus::jk::MoveClass::ko_capture;
            match.undo();
            if (good) (ko ? captures : others).push_back(Action::play(point));
        }
        if (match.may_pass(Action::Kind::normal_pass) && random.chance(400'000)) {
            captures = {Action::pass(Action::Kind::normal_pass)};
        }
        const auto& choice = !captures.empty() && !random.chance(100'000) ? captures : others;
        if (choice.empty()) return;
        game.actions.push_back(
            choice[static_cast<std::size_t>(random.below(static_cast<int>(choice.size())))]);
        match.act(game.actions.back());
    }
}

/// One change: a pass becomes a play, a pair of actions comes in or goes, a play moves, or the game goes on.
Game changed(const Game& parent, Match& match, const Rules& rules, Random& random) {
    Game game = parent;
    const int changes = random.between(1, 3);
    for (int k = 0; k < changes && !game.actions.empty(); ++k) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(game.actions.size())));
        const auto place = game.actions.begin() + static_cast<std::ptrdiff_t>(at);
        switch (random.below(5)) {
            case 0:
                for (Action& action : game.actions) {
                    if (action.kind != Action::Kind::ending_pass || !random.chance(150'000)) continue;
                    action = Action::play(any_point(game, random));
                }
                break;
            case 1:
                game.actions.insert(
                    place, {Action::play(any_point(game, random)), Action::play(any_point(game, random))});
                break;
            case 2:
                if (at + 2 <= game.actions.size()) game.actions.erase(place, place + 2);
                break;
            case 3:
                *place = Action::play(any_point(game, random));
                break;
            default:
                play_on(game, match, rules, random);
                break;
        }
    }
    if (game.actions.size() > longest) game.actions.resize(longest);
    return game;
}

}  // namespace

StuckSearch search_stuck(const Generator<Game>& generator, std::uint64_t seed, std::uint64_t tries,
                         const Rules& given) {
    Rules rules = given;
    rules.stuck = corpus::jk::Stuck::nothing;
    StuckSearch search;
    std::vector<Scored> best;
    Match match({1, 1}, 0, rules);
    const auto keep = [&](Scored found) {
        if (found.plays == 1000 && best.size() >= kept) return;
        if (found.plays < 1000 && (search.fewest_plays < 0 || found.plays < search.fewest_plays)) {
            search.fewest_plays = found.plays;
            search.example = found.game;
        }
        best.push_back(std::move(found));
        if (best.size() <= 2 * kept) return;
        std::stable_sort(best.begin(), best.end(),
                         [](const Scored& a, const Scored& b) { return a.plays < b.plays; });
        best.resize(kept);
    };
    for (; search.tries < tries; ++search.tries) {
        Random random = Random::for_case("stuck search 1", seed, search.tries);
        Game game;
        if (best.size() < kept / 2 || random.chance(50'000)) {
            generator.generate(seed, search.tries, game);
        } else {
            game = changed(best[static_cast<std::size_t>(random.below(static_cast<int>(best.size())))].game,
                           match, rules, random);
        }
        keep(scored(std::move(game), match, rules, search.barred));
        if (search.fewest_plays == 0) break;
    }
    return search;
}

}  // namespace daejo::fuzz::jk
