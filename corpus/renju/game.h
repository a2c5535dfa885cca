#pragma once

#include <string_view>
#include <vector>

#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"

namespace daejo::corpus::renju {

/// One entry of a game record.
struct Move {
    enum class Kind : std::uint8_t { place, pass, draw_agreed };
    Kind kind = Kind::place;
    Point point;  ///< only for `place`
    Cell colour =
        Cell::empty;  ///< as the record says; `empty` where it does not: then it is the player to move

    friend bool operator==(const Move&, const Move&) = default;
};

/// A game record: set-up stones (none in an ordinary game) and the moves in order, Black first.
struct Game {
    Position start;
    std::vector<Move> moves;

    friend bool operator==(const Game&, const Game&) = default;
};

enum class RuleSet : std::uint8_t {
    renju,      ///< R8–R13
    standard,   ///< exactly five wins for both, no fouls
    freestyle,  ///< five or more wins for both, no fouls
    omok,  ///< five or more wins for both; two threes by shape (five-or-more for the mover's colour) and no
           ///< five: refused
};
enum class FoulPolicy : std::uint8_t {
    loses,    ///< a black foul loses the game
    refused,  ///< the stone is not placed and the same player moves again
};

/// "renju", "standard", "freestyle", "omok".
std::string_view to_text(RuleSet rules) noexcept;

/// What a game is refereed by. `foul` matters for renju only: omok always refuses.
struct GameRules {
    RuleSet rules = RuleSet::renju;
    FoulPolicy foul = FoulPolicy::loses;
    Readings readings;
};

/// How a game ends (R12, R13).
enum class End : std::uint8_t {
    unfinished,     ///< the record stops before the game does
    five,           ///< the mover won by a row of five (or more, where more counts for the mover)
    foul,           ///< Black played a foul under foul=loses; White wins
    board_full,     ///< draw
    no_legal_move,  ///< draw: every empty point is a foul (or refused) for the player to move
    two_passes,     ///< draw
    agreement,      ///< draw
    illegal,  ///< the record breaks off: a stone on an occupied point or off the board, or a stone or a pass
              ///< of the colour not to move (who agrees to a draw does not matter)
};

/// "unfinished", "five", "foul", "board-full", "no-legal-move", "two-passes", "agreement", "illegal".
std::string_view to_text(End end) noexcept;

/// How and where a game ends. `move` counts from 1 and is the move that ended it; 0 when the start position
/// already did (board full, no legal move) and when unfinished. `foul` is the foul for End::foul, otherwise
/// Answer::legal. `refused` lists the moves (from 1) that were not placed. Board-full is named before
/// no-legal-move; a draw by no legal move is looked for before every move of a player who can be refused or
/// commit a foul, and after the last move of the record. Whatever the start position already holds decides
/// nothing: only placed stones make fives.
struct GameResult {
    End end = End::unfinished;
    Cell winner = Cell::empty;
    int move = 0;
    Answer foul = Answer::legal;
    std::vector<int> refused;

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

}  // namespace daejo::corpus::renju
