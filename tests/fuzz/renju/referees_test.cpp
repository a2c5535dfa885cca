// The two referees against each other on random games: small boards, dense play, passes, agreements, wrong
// colours.

#include <gtest/gtest.h>

#include <map>

#include "corpus/renju/game.h"
#include "corpus/renju/move_list.h"
#include "corpus/renju/point_text.h"
#include "fast/renju/referee.h"
#include "fuzz/random.h"
#include "reference/renju/referee.h"

using namespace daejo;
using namespace daejo::corpus::renju;

namespace {

Game random_game(fuzz::Random& random) {
    Game game;
    game.start = Position(random.between(5, 11));
    const int size = game.start.size();
    const bool untidy = random.chance(200'000);
    if (untidy) {
        for (int i = random.below(20); i > 0; --i) {
            game.start.set({random.below(size), random.below(size)}, static_cast<Cell>(random.below(3)));
        }
    }
    const int moves = random.below(size * size + 10);
    Position seen = game.start;
    for (int i = 0; i < moves; ++i) {
        Move move;
        if (random.chance(untidy ? 200'000 : 20'000)) move.kind = Move::Kind::pass;
        if (untidy && random.chance(5'000)) move.kind = Move::Kind::draw_agreed;
        move.point = {random.below(size), random.below(size)};
        for (int tries = 0; tries < 50 && seen[move.point] != Cell::empty; ++tries) {
            move.point = {random.below(size), random.below(size)};
        }
        if (untidy && random.chance(300'000)) move.colour = i % 2 == 0 ? Cell::black : Cell::white;
        if (untidy && random.chance(5'000)) move.colour = random.below(2) ? Cell::black : Cell::white;
        if (move.kind == Move::Kind::place) seen.set(move.point, Cell::black);
        game.moves.push_back(move);
    }
    return game;
}

std::string told(const Game& game, const GameRules& rules) {
    std::string text(to_text(rules.rules));
    text += rules.foul == FoulPolicy::loses ? " loses " : " refused ";
    text += to_text(rules.readings) + " size " + std::to_string(game.start.size()) + ":";
    for (const Move& move : game.moves) {
        text += move.kind == Move::Kind::place  ? " " + to_text(move.point)
                : move.kind == Move::Kind::pass ? std::string(" pass")
                                                : std::string(" draw");
    }
    return text;
}

TEST(Referees, AgreeOnRandomGamesOfEveryRuleSet) {
    std::map<std::pair<RuleSet, End>, int> ends;
    for (std::uint64_t index = 0; index < 6'000; ++index) {
        fuzz::Random random = fuzz::Random::for_case("referees", 1, index);
        const Game game = random_game(random);
        for (const RuleSet set : {RuleSet::renju, RuleSet::standard, RuleSet::freestyle, RuleSet::omok}) {
            for (const FoulPolicy foul : {FoulPolicy::loses, FoulPolicy::refused}) {
                GameRules rules{set, foul, {}};
                rules.readings.five_at_completion = static_cast<FiveAtCompletion>(index % 3);
                const GameResult expected = reference::renju::referee(game, rules);
                const GameResult given = fast::renju::referee(game, rules);
                ASSERT_EQ(to_text(expected.end), to_text(given.end)) << told(game, rules);
                ASSERT_EQ(expected, given)
                    << told(game, rules) << " at " << expected.move << " and " << given.move;
                ++ends[{set, expected.end}];
            }
        }
    }
    for (const End end :
         {End::unfinished, End::five, End::foul, End::two_passes, End::agreement, End::illegal}) {
        EXPECT_GT((ends[{RuleSet::renju, end}]), 0) << to_text(end);
    }
    EXPECT_GT((ends[{RuleSet::omok, End::five}]), 0);
}

}  // namespace
