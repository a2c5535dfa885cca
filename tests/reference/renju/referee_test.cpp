// Every way a game ends, under every rule set (R8, R9, R12, R13).
#include "reference/renju/referee.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace daejo::reference::renju::testing {
namespace {

using corpus::renju::End;
using corpus::renju::FoulPolicy;
using corpus::renju::Game;
using corpus::renju::GameResult;
using corpus::renju::GameRules;
using corpus::renju::Move;
using corpus::renju::RuleSet;

/// "h8 pass Bi9 Wj10 draw": points with or without a colour, passes and an agreement.
Game game(const std::string& record, const Position& start = Position{}) {
    Game made{start, {}};
    for (std::string word : words(record)) {
        Move move;
        if (word == "pass" || word == "draw") {
            move.kind = word == "pass" ? Move::Kind::pass : Move::Kind::draw_agreed;
            made.moves.push_back(move);
            continue;
        }
        if (word[0] == 'B' || word[0] == 'W') {
            move.colour = word[0] == 'B' ? Cell::black : Cell::white;
            word.erase(0, 1);
        }
        move.point = corpus::renju::parse_point(word, corpus::renju::largest_size);
        made.moves.push_back(move);
    }
    return made;
}

GameRules rules(RuleSet set, FoulPolicy foul = FoulPolicy::loses, const std::string& read = "") {
    return {set, foul, readings(read)};
}

GameResult ended(End end, int move, Cell winner = Cell::empty, Answer foul = Answer::legal,
                 std::vector<int> refused = {}) {
    return {end, winner, move, foul, std::move(refused)};
}

const GameRules renju = rules(RuleSet::renju);
const GameRules renju_refused = rules(RuleSet::renju, FoulPolicy::refused);
const GameRules standard = rules(RuleSet::standard);
const GameRules freestyle = rules(RuleSet::freestyle);
const GameRules omok = rules(RuleSet::omok);

const std::vector<GameRules> every_rule_set{renju, renju_refused, standard, freestyle, omok};

TEST(referee, unfinished) {
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game(""), each), ended(End::unfinished, 0));
        EXPECT_EQ(referee(game("h8 i9 h9 pass h10"), each), ended(End::unfinished, 0));
    }
}

TEST(referee, five_wins_everywhere_and_what_follows_is_not_looked_at) {
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game("h8 a1 i8 c1 j8 e1 k8 g1 l8 l8 draw"), each),
                  ended(End::five, 9, Cell::black));
        EXPECT_EQ(referee(game("a1 h8 c2 i8 e4 j8 g1 k8 a5 l8"), each), ended(End::five, 10, Cell::white));
    }
}

TEST(referee, six_of_black) {
    const Game six = game("", stones("h8 i8 j8 l8 m8"));
    Game played = six;
    played.moves = game("k8").moves;
    EXPECT_EQ(referee(played, renju), ended(End::foul, 1, Cell::white, Answer::overline));
    EXPECT_EQ(referee(played, renju_refused), ended(End::unfinished, 0, Cell::empty, Answer::legal, {1}));
    EXPECT_EQ(referee(played, standard), ended(End::unfinished, 0));
    EXPECT_EQ(referee(played, freestyle), ended(End::five, 1, Cell::black));
    EXPECT_EQ(referee(played, omok), ended(End::five, 1, Cell::black));
}

TEST(referee, six_of_white) {
    const Game played = game("a1 k8", stones("", "h8 i8 j8 l8 m8"));
    EXPECT_EQ(referee(played, renju), ended(End::five, 2, Cell::white));
    EXPECT_EQ(referee(played, standard), ended(End::unfinished, 0));
    EXPECT_EQ(referee(played, freestyle), ended(End::five, 2, Cell::white));
    EXPECT_EQ(referee(played, omok), ended(End::five, 2, Cell::white));
}

TEST(referee, double_three_of_black) {
    const Game played = game("h8 a1", stones("i8 j8 h9 h10"));
    EXPECT_EQ(referee(played, renju), ended(End::foul, 1, Cell::white, Answer::double_three));
    EXPECT_EQ(referee(played, standard), ended(End::unfinished, 0));
    EXPECT_EQ(referee(played, freestyle), ended(End::unfinished, 0));
    const GameResult refused = ended(End::unfinished, 0, Cell::empty, Answer::legal, {1});
    EXPECT_EQ(referee(played, renju_refused), refused) << "a1 is Black's then";
    EXPECT_EQ(referee(played, omok), refused);
}

TEST(referee, double_four_of_black) {
    const Game played = game("h8", stones("e8 f8 g8 h9 h10 h11"));
    EXPECT_EQ(referee(played, renju), ended(End::foul, 1, Cell::white, Answer::double_four));
    EXPECT_EQ(referee(played, omok), ended(End::unfinished, 0));
}

TEST(referee, five_has_priority_over_the_foul) {
    const Game played = game("h8", stones("d8 e8 f8 g8 h3 h4 h5 h6 h7"));
    for (const GameRules& each : every_rule_set)
        EXPECT_EQ(referee(played, each), ended(End::five, 1, Cell::black));
}

TEST(referee, white_has_no_fouls_but_omok_refuses_its_double_three) {
    const Game played = game("a1 h8", stones("", "i8 j8 h9 h10"));
    EXPECT_EQ(referee(played, renju), ended(End::unfinished, 0));
    EXPECT_EQ(referee(played, omok), ended(End::unfinished, 0, Cell::empty, Answer::legal, {2}));
}

TEST(referee, after_a_refused_stone_the_same_player_moves) {
    const Position start = stones("i8 j8 h9 h10");
    const GameResult expected = ended(End::illegal, 2, Cell::empty, Answer::legal, {1});
    EXPECT_EQ(referee(game("Bh8 Wa1", start), renju_refused), expected);
    EXPECT_EQ(referee(game("Bh8 Wa1", start), omok), expected);
    EXPECT_EQ(referee(game("h8 h8 h11 a1 h7 b1 h8", start), renju_refused),
              ended(End::five, 7, Cell::black, Answer::legal, {1, 2}));
}

TEST(referee, omok_counts_threes_by_shape_with_five_or_more) {
    EXPECT_EQ(referee(game("h8", stones("i8 j8 h9 h10 k9 k10 k11", "f8")), omok).refused, std::vector{1})
        << "no R10: the double-four at k8 does not make the row's three false";
    EXPECT_EQ(referee(game("h8", stones("i8 j8 h9 h10 k6 k7 k9 k10 k11", "f8")), omok).refused,
              std::vector<int>{})
        << "the six at k8 is a five for omok, so k8 completes no three";
    EXPECT_EQ(referee(game("h8", stones("f8 g8 c8 k8 h9 h10")), omok).refused, std::vector{1})
        << "a stone beyond an end does no harm";
    EXPECT_EQ(referee(game("h8", stones("f8 i8 k8")), omok).refused, std::vector{1})
        << "f8 h8 i8 and h8 i8 k8 are two threes on one line";
    EXPECT_EQ(referee(game("h8", stones("i8 j8 k8 h9 h10")), omok).refused, std::vector<int>{})
        << "four and three";
    EXPECT_EQ(referee(game("h8", stones("i8 j8 h9 h10 d8 e8 f8 g8")), omok),
              ended(End::five, 1, Cell::black));
}

TEST(referee, omok_reads_the_five_at_completion_of_r6) {
    const Position start = stones("c8 d7 e6 f5 h5 f4 e2", "", 11);
    EXPECT_EQ(referee(game("f3", start), omok).refused, std::vector<int>{}) << "g4 makes a five as well";
    EXPECT_EQ(referee(game("f3", start), rules(RuleSet::omok, FoulPolicy::loses, "five-at-completion=counts"))
                  .refused,
              std::vector{1});
}

TEST(referee, renju_uses_the_readings) {
    const Game played = game("h8", stones("i8 j8 h9 h10 k6 k7 k9 k10 k11", "f8"));
    EXPECT_EQ(referee(played, renju), ended(End::unfinished, 0));
    EXPECT_EQ(referee(played, rules(RuleSet::renju, FoulPolicy::loses, "recursion=none")),
              ended(End::foul, 1, Cell::white, Answer::double_three));
}

TEST(referee, agreement_and_passes) {
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game("draw"), each), ended(End::agreement, 1));
        EXPECT_EQ(referee(game("h8 draw"), each), ended(End::agreement, 2));
        EXPECT_EQ(referee(game("h8 pass pass"), each), ended(End::two_passes, 3));
        EXPECT_EQ(referee(game("pass pass"), each), ended(End::two_passes, 2));
        EXPECT_EQ(referee(game("h8 pass i8 pass"), each), ended(End::unfinished, 0));
    }
    EXPECT_EQ(referee(game("h8 pass Bi8 Bj8"), renju), ended(End::illegal, 4))
        << "a pass hands over the move";
    EXPECT_EQ(referee(game("a1 pass h8 pass", stones("i8 j8 h9 h10")), renju_refused),
              ended(End::two_passes, 4, Cell::empty, Answer::legal, {3}))
        << "a refused stone is no move between two passes";
}

TEST(referee, illegal_entries) {
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game("h8 h8"), each), ended(End::illegal, 2)) << "occupied";
        EXPECT_EQ(referee(game("h8", stones("", "h8")), each), ended(End::illegal, 1));
        EXPECT_EQ(referee(game("h8 p16"), each), ended(End::illegal, 2)) << "off the board";
        EXPECT_EQ(referee(game("Wh8"), each), ended(End::illegal, 1)) << "not to move";
        EXPECT_EQ(referee(game("Bh8 Wi8 Wj8"), each), ended(End::illegal, 3));
        EXPECT_EQ(referee(game("Bh8 Wi8 Bj8"), each), ended(End::unfinished, 0));
    }
}

/// A full 7×7 board without a five of White, but for `open`; on row 4 Black lacks d4 for seven.
Position nearly_full(const std::string& open) {
    Position position(7);
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        position.set(p, (p.column + 2 * p.row) % 4 < 2 ? Cell::black : Cell::white);
        if (p.row == 3) position.set(p, Cell::black);
    }
    for (const auto& word : words(open)) position.set(corpus::renju::parse_point(word, 7), Cell::empty);
    return position;
}

TEST(referee, board_full) {
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game("", nearly_full("")), each), ended(End::board_full, 0));
        EXPECT_EQ(referee(game("a1", nearly_full("")), each), ended(End::board_full, 0));
        EXPECT_EQ(referee(game("a1", nearly_full("a1")), each), ended(End::board_full, 1));
        EXPECT_EQ(referee(game("a1 g7 draw", nearly_full("a1 g7")), each), ended(End::board_full, 2));
    }
}

TEST(referee, no_legal_move) {
    for (const GameRules& each : {renju, renju_refused}) {
        EXPECT_EQ(referee(game("", nearly_full("d4")), each), ended(End::no_legal_move, 0));
        EXPECT_EQ(referee(game("d4", nearly_full("d4")), each), ended(End::no_legal_move, 0));
        EXPECT_EQ(referee(game("a1 g7", nearly_full("a1 g7 d4")), each), ended(End::no_legal_move, 2));
        EXPECT_EQ(referee(game("a1 g7 draw", nearly_full("a1 g7 d4")), each), ended(End::no_legal_move, 2));
        EXPECT_EQ(referee(game("a1 pass", nearly_full("a1 d4")), each), ended(End::no_legal_move, 2));
        EXPECT_EQ(referee(game("a1", nearly_full("a1 d4")), each), ended(End::unfinished, 0))
            << "White's move";
        EXPECT_EQ(referee(game("a1 d4", nearly_full("a1 d4")), each), ended(End::board_full, 2));
    }
    EXPECT_EQ(referee(game("d4", nearly_full("d4")), standard), ended(End::board_full, 1));
    EXPECT_EQ(referee(game("d4", nearly_full("d4")), freestyle), ended(End::five, 1, Cell::black));
    EXPECT_EQ(referee(game("d4", nearly_full("d4")), omok), ended(End::five, 1, Cell::black));
}

TEST(referee, a_five_on_the_last_point_wins) {
    Position start = nearly_full("d4");
    start.set({0, 3}, Cell::white);
    start.set({6, 3}, Cell::white);
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game("d4", start), each), ended(End::five, 1, Cell::black));
    }
}

TEST(referee, what_the_start_holds_decides_nothing) {
    const Position start = stones("a1 b1 c1 d1 e1", "a3 b3 c3 d3 e3 f3");
    for (const GameRules& each : every_rule_set) {
        EXPECT_EQ(referee(game("h8 i9", start), each), ended(End::unfinished, 0));
    }
}

}  // namespace
}  // namespace daejo::reference::renju::testing
