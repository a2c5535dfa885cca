// The referee: every End under every rule set, and what stops a game first (R8, R9, R12, R13).
#include "fast/renju/referee.h"

#include <utility>

#include "positions.h"

namespace daejo::corpus::renju {

inline std::ostream& operator<<(std::ostream& out, const GameResult& result) {
    return out << to_text(result.end) << " move=" << result.move
               << " winner=" << static_cast<int>(result.winner) << " foul=" << to_text(result.foul)
               << " refused=" << result.refused.size();
}

}  // namespace daejo::corpus::renju

namespace daejo::fast::renju::testing {
namespace {

/// Moves in order; "pass", "draw", and "black:h8" for a stated colour.
Game game(const std::string& record, const Position& start = Position{}) {
    Game played{start, {}};
    std::istringstream words(record);
    for (std::string word; words >> word;) {
        Move move;
        if (word.starts_with("black:")) move.colour = Cell::black;
        if (word.starts_with("white:")) move.colour = Cell::white;
        if (move.colour != Cell::empty) word.erase(0, 6);
        if (word == "pass")
            move.kind = Move::Kind::pass;
        else if (word == "draw")
            move.kind = Move::Kind::draw_agreed;
        else
            move.point = parse_point(word, start.size());
        played.moves.push_back(move);
    }
    return played;
}

GameRules rules(RuleSet set, FoulPolicy foul = FoulPolicy::loses) {
    return {set, foul, {}};
}

const GameRules renju_loses = rules(RuleSet::renju);
const GameRules renju_refuses = rules(RuleSet::renju, FoulPolicy::refused);
const GameRules standard = rules(RuleSet::standard);
const GameRules freestyle = rules(RuleSet::freestyle);
const GameRules omok = rules(RuleSet::omok);
const std::vector<GameRules> every_rules = {renju_loses, renju_refuses, standard, freestyle, omok};

GameResult ends(End end, int move, Cell winner = Cell::empty, Answer foul = Answer::legal,
                std::vector<int> refused = {}) {
    return {end, winner, move, foul, std::move(refused)};
}

const GameResult unfinished = ends(End::unfinished, 0);

TEST(Referee, AnEmptyRecordIsUnfinished) {
    for (const GameRules& r : every_rules) EXPECT_EQ(referee(game(""), r), unfinished);
}

TEST(Referee, FiveWinsUnderEveryRules) {
    for (const GameRules& r : every_rules) {
        EXPECT_EQ(referee(game("h8 a1 i8 c1 j8 e1 k8 g1 l8"), r), ends(End::five, 9, Cell::black));
        EXPECT_EQ(referee(game("a1 h8 c1 i8 e1 j8 g1 k8 i1 l8 o15"), r), ends(End::five, 10, Cell::white));
        EXPECT_EQ(referee(game("h8 a1 i8 c1 j8 e1 k8 g1"), r), unfinished);
    }
}

// h8 joins e8 f8 g8 and i8 j8.
const std::string black_six = "e8 a1 f8 c1 g8 e1 i8 g1 j8 i1 h8";

TEST(Referee, BlacksOverline) {
    EXPECT_EQ(referee(game(black_six), renju_loses), ends(End::foul, 11, Cell::white, Answer::overline));
    EXPECT_EQ(referee(game(black_six), renju_refuses),
              ends(End::unfinished, 0, Cell::empty, Answer::legal, {11}));
    EXPECT_EQ(referee(game(black_six), standard), unfinished);
    EXPECT_EQ(referee(game(black_six), freestyle), ends(End::five, 11, Cell::black));
    EXPECT_EQ(referee(game(black_six), omok), ends(End::five, 11, Cell::black));
}

TEST(Referee, WhitesOverline) {
    const std::string record = "a1 e8 c1 f8 e1 g8 g1 i8 i1 j8 k1 h8";
    EXPECT_EQ(referee(game(record), renju_loses), ends(End::five, 12, Cell::white));
    EXPECT_EQ(referee(game(record), standard), unfinished);
    EXPECT_EQ(referee(game(record), freestyle), ends(End::five, 12, Cell::white));
    EXPECT_EQ(referee(game(record), omok), ends(End::five, 12, Cell::white));
}

TEST(Referee, FoulsAreBlacksAlone) {
    const std::string black = "f8 a1 g8 c1 h6 e1 h7 g1 h8";
    EXPECT_EQ(referee(game(black), renju_loses), ends(End::foul, 9, Cell::white, Answer::double_three));
    EXPECT_EQ(referee(game("a1 f8 c1 g8 e1 h6 g1 h7 i1 h8"), renju_loses), unfinished);
    EXPECT_EQ(referee(game("e8 a1 g8 c1 i8 e1 k8 g1 h8"), renju_loses),
              ends(End::foul, 9, Cell::white, Answer::double_four));
    EXPECT_EQ(referee(game(black), standard), unfinished);
    EXPECT_EQ(referee(game(black), freestyle), unfinished);
}

TEST(Referee, AFiveWinsWhateverElseItMakes) {
    const Position start = stones("d8 e8 f8 g8 h3 h4 h5 h6 h7");
    EXPECT_EQ(referee(game("h8", start), renju_loses), ends(End::five, 1, Cell::black));
    EXPECT_EQ(referee(game("h8", start), renju_refuses), ends(End::five, 1, Cell::black));
}

TEST(Referee, ARefusedStoneIsNotPlacedAndBlackMovesAgain) {
    EXPECT_EQ(referee(game("h8 black:h8 black:i8 white:h8", stones("f8 g8 h6 h7")), renju_refuses),
              ends(End::unfinished, 0, Cell::empty, Answer::legal, {1, 2}));
    EXPECT_EQ(referee(game("h8 white:a1", stones("f8 g8 h6 h7")), renju_refuses),
              ends(End::illegal, 2, Cell::empty, Answer::legal, {1}));
}

TEST(Referee, OmokRefusesBothPlayersWhateverTheFoulPolicy) {
    const Position start = stones("f8 g8 h6 h7", "f12 g12 h10 h11");
    const GameRules refusing = rules(RuleSet::omok, FoulPolicy::refused);
    for (const GameRules& r : {omok, refusing})
        EXPECT_EQ(referee(game("h8 a1 white:h12 white:c1 black:o15", start), r),
                  ends(End::unfinished, 0, Cell::empty, Answer::legal, {1, 3}));
    EXPECT_EQ(referee(game("h8", stones("e8 f8 g8 h5 h6 h7")), omok), unfinished) << "double-four";
}

TEST(Referee, ReadingsMatterToFouls) {
    const Game played = game("h8", stones("i8 j8 h6 h7 k9 k10 k11 k7 k6", "f8"));
    EXPECT_EQ(referee(played, renju_loses), unfinished);
    EXPECT_EQ(referee(played, {RuleSet::renju, FoulPolicy::loses, reading({"recursion=none"})}),
              ends(End::foul, 1, Cell::white, Answer::double_three));
}

TEST(Referee, IllegalRecords) {
    for (const GameRules& r : every_rules) {
        EXPECT_EQ(referee(game("h8 h8"), r), ends(End::illegal, 2)) << "occupied";
        EXPECT_EQ(referee(game("h8 i8 i8"), r), ends(End::illegal, 3)) << "occupied";
        EXPECT_EQ(referee(game("white:h8"), r), ends(End::illegal, 1)) << "not to move";
        EXPECT_EQ(referee(game("h8 black:i8"), r), ends(End::illegal, 2)) << "not to move";
        EXPECT_EQ(referee(game("h8 black:pass"), r), ends(End::illegal, 2)) << "not to move";
        Game outside = game("h8 i8");
        outside.moves[1].point = {15, 3};
        EXPECT_EQ(referee(outside, r), ends(End::illegal, 2)) << "off the board";
        outside.moves[1].point = {3, -1};
        EXPECT_EQ(referee(outside, r), ends(End::illegal, 2)) << "off the board";
    }
}

TEST(Referee, PassesAndAgreement) {
    for (const GameRules& r : every_rules) {
        EXPECT_EQ(referee(game("h8 pass pass i8"), r), ends(End::two_passes, 3));
        EXPECT_EQ(referee(game("pass pass"), r), ends(End::two_passes, 2));
        EXPECT_EQ(referee(game("pass h8 pass i8 pass"), r), unfinished);
        EXPECT_EQ(referee(game("pass white:h8 black:i8"), r), unfinished);
        EXPECT_EQ(referee(game("h8 draw i8"), r), ends(End::agreement, 2));
        EXPECT_EQ(referee(game("draw"), r), ends(End::agreement, 1));
    }
}

TEST(Referee, PassesStayInARowOverARefusedStone) {
    EXPECT_EQ(referee(game("a1 pass h8 pass", stones("f8 g8 h6 h7")), renju_refuses),
              ends(End::two_passes, 4, Cell::empty, Answer::legal, {3}));
}

// Both colours in pairs, no five anywhere; the asked points are left empty.
const char* const nearly_full = R"(
    X X O O *
    O O X X O
    X X O O X
    O O X X O
    X X O O X)";

TEST(Referee, AFullBoardIsADraw) {
    const Asked last = picture(nearly_full);
    for (const GameRules& r : every_rules) {
        EXPECT_EQ(referee(game("e5", last.position), r), ends(End::board_full, 1));
        EXPECT_EQ(referee(game("pass e5 a1", last.position), r), ends(End::board_full, 2));
        Position full = last.position;
        full.set(last.point, Cell::white);
        EXPECT_EQ(referee(game("", full), r), ends(End::board_full, 0));
        EXPECT_EQ(referee(game("a1", full), r), ends(End::board_full, 0));
    }
}

TEST(Referee, TheLastPointMayWin) {
    Position start(5);
    for (Cell& cell : start.cells()) cell = Cell::white;
    for (int column = 0; column < 4; ++column) start.set({column, 0}, Cell::black);
    start.set({4, 0}, Cell::empty);
    for (const GameRules& r : every_rules)
        EXPECT_EQ(referee(game("e1", start), r), ends(End::five, 1, Cell::black));
}

/// White everywhere but for rows of seven with a hole, an overline for Black, and perhaps the corner a1,
/// where neither player makes anything.
Position stuck(int rows, bool corner) {
    Position position(11);
    for (Cell& cell : position.cells()) cell = Cell::white;
    for (int row = 4; row < 4 + 4 * rows; row += 4) {
        for (int column = 1; column < 8; ++column) position.set({column, row}, Cell::black);
        position.set({4, row}, Cell::empty);
    }
    for (const Point p : {Point{0, 1}, {1, 0}, {1, 1}}) position.set(p, Cell::black);
    if (corner) position.set({0, 0}, Cell::empty);
    return position;
}

TEST(Referee, BlackWithFoulsOnlyIsADraw) {
    for (const GameRules& r : {renju_loses, renju_refuses}) {
        EXPECT_EQ(referee(game("", stuck(1, false)), r), ends(End::no_legal_move, 0));
        EXPECT_EQ(referee(game("e5", stuck(1, false)), r), ends(End::no_legal_move, 0))
            << "the foul is not played any more";
        EXPECT_EQ(referee(game("pass", stuck(1, false)), r), ends(End::no_legal_move, 0));
    }
    EXPECT_EQ(referee(game("", stuck(1, false)), standard), unfinished);
    EXPECT_EQ(referee(game("e5", stuck(1, false)), standard), ends(End::board_full, 1));
    EXPECT_EQ(referee(game("e5", stuck(1, false)), freestyle), ends(End::five, 1, Cell::black));
}

TEST(Referee, TheMoveThatLeavesOnlyFoulsEndsTheGame) {
    const Position start = stuck(2, true);
    EXPECT_EQ(referee(game("", start), renju_loses), unfinished);
    EXPECT_EQ(referee(game("pass a1", start), renju_loses), ends(End::no_legal_move, 2));
    EXPECT_EQ(referee(game("pass a1 pass", start), renju_loses), ends(End::no_legal_move, 2));
    EXPECT_EQ(referee(game("a1", start), renju_loses), unfinished) << "White may still move";
    EXPECT_EQ(referee(game("a1 pass pass", start), renju_loses), ends(End::no_legal_move, 2))
        << "the pass leaves Black without a legal move";
}

TEST(Referee, AFoulIsPlayedWhileAnotherPointIsLegal) {
    const Position start = stuck(1, true);
    EXPECT_EQ(referee(game("e5", start), renju_loses), ends(End::foul, 1, Cell::white, Answer::overline));
    EXPECT_EQ(referee(game("e5 a1", start), renju_refuses),
              ends(End::unfinished, 0, Cell::empty, Answer::legal, {1}));
    EXPECT_EQ(referee(game("e5 a1 pass", start), renju_refuses),
              ends(End::no_legal_move, 3, Cell::empty, Answer::legal, {1}));
}

TEST(Referee, APointThatWinsIsALegalMove) {
    Position start = stuck(1, false);
    for (int row = 0; row < 4; ++row) start.set({4, row}, Cell::black);
    EXPECT_EQ(referee(game("", start), renju_loses), unfinished);
    EXPECT_EQ(referee(game("e5", start), renju_loses), ends(End::five, 1, Cell::black));
}

TEST(Referee, WhatTheStartHoldsDecidesNothing) {
    const Position start = stones("a1 b1 c1 d1 e1", "a15 b15 c15 d15 e15");
    for (const GameRules& r : every_rules) EXPECT_EQ(referee(game("h8 i8", start), r), unfinished);
}

// The straight four of a three has an empty point on either side of it; so an empty point that no line joins
// to others on both its sides is never refused, and there is always one: omok leaves nobody without a move.
RC_GTEST_PROP(Referee, OmokNeverLeavesAPlayerWithoutAMove, ()) {
    const Position position = *any_position();
    RC_PRE(position.stones() < position.points());
    RC_ASSERT(referee({position, {}}, omok).end == End::unfinished);
}

}  // namespace
}  // namespace daejo::fast::renju::testing
