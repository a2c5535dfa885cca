// What a JK game is cut down by. All enumerations are pure and end at the first accepted candidate.

#include <algorithm>

#include "corpus/jk/game_text.h"
#include "corpus/jk/symmetry.h"
#include "fuzz/jk/domain.h"

namespace daejo::fuzz {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::Point;
using corpus::jk::Size;

namespace {

bool cut_off(const Game& game, int focus, const Jk::Accept& accept) {
    if (focus + 1 >= static_cast<int>(game.actions.size())) return false;
    Game candidate = game;
    candidate.actions.resize(static_cast<std::size_t>(focus) + 1);
    return accept(candidate, focus);
}

Game without_run(const Game& game, std::size_t first, std::size_t count) {
    Game candidate = game;
    const auto begin = candidate.actions.begin() + static_cast<std::ptrdiff_t>(first);
    candidate.actions.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
    return candidate;
}

/// Runs before the focus left out, the longest first.
bool fewer_actions(const Game& game, int focus, const Jk::Accept& accept) {
    const auto before = static_cast<std::size_t>(focus);
    for (std::size_t run = (before + 1) / 2; run > 0; run = run > 8 ? run / 2 : run - 1) {
        const std::size_t step = run > 8 ? run / 2 : 1;
        for (std::size_t first = 0; first + run <= before; first += step) {
            if (accept(without_run(game, first, run), focus - static_cast<int>(run))) return true;
        }
    }
    return false;
}

/// Two actions apart from each other left out: one of each player, so that the rest keeps its colours.
bool without_pairs(const Game& game, int focus, const Jk::Accept& accept) {
    constexpr std::size_t reach = 24;
    const auto before = static_cast<std::size_t>(focus);
    for (std::size_t a = 0; a < before; ++a) {
        for (std::size_t b = a + 2; b < std::min(before, a + reach); ++b) {
            if (accept(without_run(without_run(game, b, 1), a, 1), focus - 2)) return true;
        }
    }
    return false;
}

bool pass_in_place_of_play(const Game& game, int focus, const Jk::Accept& accept) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(focus); ++i) {
        if (game.actions[i].kind == Action::Kind::ending_pass) continue;
        Game candidate = game;
        candidate.actions[i] = Action::pass(Action::Kind::ending_pass);
        if (accept(candidate, focus)) return true;
    }
    return false;
}

/// The point when column or row `line` is left out; false when it lies on it.
bool moved(Point& point, bool column, int line) {
    int& at = column ? point.column : point.row;
    if (at == line) return false;
    at -= at > line;
    return true;
}

/// A column or row left out; what was played there becomes E.
std::optional<Game> without_line(const Game& game, int focus, bool column, int line) {
    Game candidate = game;
    --(column ? candidate.size.columns : candidate.size.rows);
    for (std::size_t i = 0; i < candidate.actions.size(); ++i) {
        Action& action = candidate.actions[i];
        if (action.kind == Action::Kind::play && !moved(action.point, column, line)) {
            if (static_cast<int>(i) == focus) return std::nullopt;
            action = Action::pass(Action::Kind::ending_pass);
        }
        std::erase_if(action.dead, [&](Point& point) { return !moved(point, column, line); });
    }
    return candidate;
}

bool smaller_boards(const Game& game, int focus, const Jk::Accept& accept) {
    for (const bool column : {true, false}) {
        const int lines = column ? game.size.columns : game.size.rows;
        for (int line = lines - 1; line >= 0 && lines > 1; --line) {
            const auto candidate = without_line(game, focus, column, line);
            if (candidate && accept(*candidate, focus)) return true;
        }
    }
    return false;
}

bool fewer_dead(const Game& game, int focus, const Jk::Accept& accept) {
    const auto& dead = game.actions[static_cast<std::size_t>(focus)].dead;
    for (std::size_t i = 0; i < dead.size(); ++i) {
        Game candidate = game;
        auto& left = candidate.actions[static_cast<std::size_t>(focus)].dead;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        if (accept(candidate, focus)) return true;
    }
    return false;
}

}  // namespace

void Jk::smaller(const Case& game, const Focus& focus, const Accept& accept) {
    if (focus < 0 || focus >= static_cast<int>(game.actions.size())) return;
    (void)(cut_off(game, focus, accept) || fewer_actions(game, focus, accept) ||
           smaller_boards(game, focus, accept) || without_pairs(game, focus, accept) ||
           pass_in_place_of_play(game, focus, accept) || fewer_dead(game, focus, accept));
}

void Jk::tidier(const Case& game, const Focus& focus, const Accept& accept) {
    if (game.komi == 0) return;
    Game candidate = game;
    candidate.komi = 0;
    accept(candidate, focus);
}

std::vector<std::pair<Game, int>> Jk::images(const Case& game, const Focus& focus) {
    std::vector<std::pair<Game, int>> all;
    all.reserve(corpus::jk::all_symmetries.size());
    for (const auto symmetry : corpus::jk::all_symmetries) all.emplace_back(apply(symmetry, game), focus);
    return all;
}

bool Jk::before(const std::pair<Case, Focus>& a, const std::pair<Case, Focus>& b) {
    const auto key = [](const Game& game) {
        std::vector<int> numbers{-game.size.columns};
        for (const Action& action : game.actions) {
            numbers.push_back(action.kind == Action::Kind::play ? game.size.index(action.point) : -1);
            for (const Point point : action.dead) numbers.push_back(game.size.index(point));
        }
        return numbers;
    };
    return key(a.first) < key(b.first);
}

}  // namespace daejo::fuzz
