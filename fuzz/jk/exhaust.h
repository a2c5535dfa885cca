#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"

namespace daejo::fuzz::jk {

inline constexpr std::size_t clauses = static_cast<std::size_t>(corpus::jk::Clause::stuck) + 1;

/// Games of one length by what became of their last action, the three latter for each Clause.
struct ExhaustedLevel {
    std::uint64_t going_on = 0;                  ///< accepted, and the game goes on
    std::array<std::uint64_t, clauses> ended{};  ///< accepted, and it ended the game
    std::array<std::uint64_t, clauses> lost{};
    std::array<std::uint64_t, clauses> rejected{};

    std::uint64_t games() const noexcept;
    void add(const ExhaustedLevel& other) noexcept;

    friend bool operator==(const ExhaustedLevel&, const ExhaustedLevel&) = default;
};

/// Every game on a board whose last action alone may be refused or end it: in all the actions before, P, E
/// and every point are tried wherever the game goes on.
struct ExhaustPlan {
    corpus::jk::Size size;
    corpus::jk::Rules rules;
    int depth = 1;         ///< actions in the longest games, 1 or more
    unsigned threads = 0;  ///< 0: as many as the machine has
    std::optional<std::chrono::milliseconds> budget;
    const std::atomic<bool>* stop = nullptr;  ///< looked at now and then
};

/// Judges a whole game, like reference::jk::judge.
using GameJudge = std::function<void(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                                     corpus::jk::Verdict& out)>;

struct Exhausted {
    struct Difference {
        corpus::jk::Game game;
        int action = 0;        ///< the first whose record differs, from 0
        std::string expected;  ///< the judge's record, as record_text
        std::string given;     ///< the fast one's
    };
    std::vector<ExhaustedLevel> levels;    ///< by length, from 1, as the fast judge says
    std::uint64_t compared_records = 0;    ///< records that were compared, each once
    std::uint64_t judged_games = 0;        ///< games the judge was asked
    std::optional<Difference> difference;  ///< the first of the walk, short games before long ones
    bool complete = true;                  ///< not stopped
};

/// Walks all games with the fast judge, action by action with taking back, and compares every record with
/// those of `judge`, which is asked the games that cannot be gone on with: the rejected actions of a position
/// are put behind one another into one game. A part of the walk ends at its first difference. `judge` is
/// called on several threads at once.
Exhausted exhaust(const ExhaustPlan& plan, const GameJudge& judge);

/// The levels as `judge` alone says, on one thread, asking it every game. Looks at neither budget nor stop.
std::vector<ExhaustedLevel> exhaust_alone(const ExhaustPlan& plan, const GameJudge& judge);

}  // namespace daejo::fuzz::jk
