// R8, R9, R12 and R13: a game record is played move by move until the rules end it.
#include "reference/renju/referee.h"

#include "reference/renju/judge.h"
#include "reference/renju/omok.h"

namespace daejo::reference::renju {

using corpus::renju::Answer;
using corpus::renju::End;
using corpus::renju::FiveAtCompletion;
using corpus::renju::FoulPolicy;
using corpus::renju::Game;
using corpus::renju::GameResult;
using corpus::renju::GameRules;
using corpus::renju::Move;
using corpus::renju::Readings;
using corpus::renju::RuleSet;

namespace {

Cell opponent(Cell player) noexcept {
    return player == Cell::black ? Cell::white : Cell::black;
}

bool wins_with(const Position& position, Point p, Cell player, Winning winning) {
    return makes_winning_row(Board(position, player), p, winning);
}

/// What a stone on an empty point is for the mover.
struct Stroke {
    bool wins = false;
    bool refused = false;
    Answer foul = Answer::legal;
};

/// R8, R9 for Black, R12 for White.
Stroke renju_stroke(const Position& position, Point p, Cell player, const GameRules& rules) {
    if (player == Cell::white) return {wins_with(position, p, player, Winning::five_or_more)};
    const Answer answer = judge_point(position, p, rules.readings).answer;
    if (answer == Answer::five) return {true};
    if (answer == Answer::legal) return {};
    return {false, rules.foul == FoulPolicy::refused, answer};
}

Stroke omok_stroke(const Position& position, Point p, Cell player, const Readings& readings) {
    if (wins_with(position, p, player, Winning::five_or_more)) return {true};
    const bool excludes = readings.five_at_completion == FiveAtCompletion::excludes;
    return {false, omok_threes(Board(position, player), p, excludes) >= 2};
}

Stroke stroke(const Position& position, Point p, Cell player, const GameRules& rules) {
    switch (rules.rules) {
        case RuleSet::renju:
            return renju_stroke(position, p, player, rules);
        case RuleSet::standard:
            return {wins_with(position, p, player, Winning::exactly_five)};
        case RuleSet::freestyle:
            return {wins_with(position, p, player, Winning::five_or_more)};
        case RuleSet::omok:
            return omok_stroke(position, p, player, rules.readings);
    }
    return {};
}

bool is_full(const Position& position) noexcept {
    return position.stones() == position.points();
}

bool can_be_barred(Cell player, RuleSet rules) noexcept {
    return rules == RuleSet::omok || (rules == RuleSet::renju && player == Cell::black);
}

/// R13: every empty point is a foul, or refused, for the player to move.
bool has_no_legal_move(const Position& position, Cell player, const GameRules& rules) {
    if (!can_be_barred(player, rules.rules)) return false;
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        if (position[p] != Cell::empty) continue;
        const Stroke here = stroke(position, p, player, rules);
        if (here.foul == Answer::legal && !here.refused) return false;
    }
    return true;
}

bool is_in_turn(const Move& move, Cell to_move) noexcept {
    return move.colour == Cell::empty || move.colour == to_move;
}

bool may_be_placed(const Position& position, const Move& move) noexcept {
    return position.contains(move.point) && position[move.point] == Cell::empty;
}

}  // namespace

GameResult referee(const Game& game, const GameRules& rules) {
    Position position = game.start;
    Cell to_move = Cell::black;
    bool passed = false;
    GameResult result;
    const auto ends = [&](End end, int number, Cell winner = Cell::empty, Answer foul = Answer::legal) {
        result.end = end;
        result.winner = winner;
        result.move = number;
        result.foul = foul;
        return result;
    };

    int number = 0;
    for (const Move& move : game.moves) {
        if (is_full(position)) return ends(End::board_full, number);
        if (has_no_legal_move(position, to_move, rules)) return ends(End::no_legal_move, number);
        ++number;
        if (move.kind == Move::Kind::draw_agreed) return ends(End::agreement, number);
        if (!is_in_turn(move, to_move)) return ends(End::illegal, number);
        if (move.kind == Move::Kind::pass) {
            if (passed) return ends(End::two_passes, number);
            passed = true;
            to_move = opponent(to_move);
            continue;
        }
        if (!may_be_placed(position, move)) return ends(End::illegal, number);
        const Stroke made = stroke(position, move.point, to_move, rules);
        if (made.refused) {
            result.refused.push_back(number);
            continue;
        }
        if (made.wins) return ends(End::five, number, to_move);
        if (made.foul != Answer::legal) return ends(End::foul, number, opponent(to_move), made.foul);
        position.set(move.point, to_move);
        passed = false;
        to_move = opponent(to_move);
    }
    if (is_full(position)) return ends(End::board_full, number);
    if (has_no_legal_move(position, to_move, rules)) return ends(End::no_legal_move, number);
    return result;
}

}  // namespace daejo::reference::renju
