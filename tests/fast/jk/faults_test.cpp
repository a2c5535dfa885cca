// Every planted fault shows in a small game.

#include <gtest/gtest.h>

#include <map>

#include "corpus/error.h"
#include "corpus/jk/collected_case.h"
#include "fast/jk/judge.h"
#include "games.h"

namespace daejo::fast::jk {
namespace {

using namespace corpus::jk;

bool shows(Fault fault, const Game& game) {
    Verdict right;
    Verdict wrong;
    judge(game, Rules{}, right);
    judge(game, Rules{}, wrong, fault);
    return right != wrong;
}

TEST(JkFaults, each_shows_in_a_small_game) {
    const std::map<Fault, std::string> games = {
        {Fault::pass_stones_in_repetition, "2x1: a1 b1 E a1 b1 E a1 b1 E"},
        {Fault::passes_count_as_occurrences, "2x1: a1 b1 a1"},
        {Fault::no_closing_stone, "3x1: b1 E E"},
        {Fault::suicide_before_removal, "3x1: a1 b1"},
        {Fault::repetition_with_player, "9x1: a1 b1"},
        {Fault::liberties_not_given_back, "3x2: a1 b1 a2 b2 E a2 E b1"},
        {Fault::ece_ends, "4x2: a1 b1 b2 d1 E c2 c1 E b1 E"},
    };
    // The others, and those of these games that do not show them, are shown by a collected case.
    for (const Fault fault : all_faults()) {
        bool shown = false;
        const auto own = games.find(fault);
        if (own != games.end()) shown = shows(fault, game_of(own->second));
        for (const CollectedCase& collected : own_cases()) shown = shown || shows(fault, collected.game);
        EXPECT_TRUE(shown) << to_text(fault);
    }
}

TEST(JkFaults, names_read_back) {
    for (const Fault fault : all_faults()) EXPECT_EQ(parse_fault(to_text(fault)), fault);
    EXPECT_EQ(parse_fault("none"), Fault::none);
    EXPECT_THROW(parse_fault("ko"), corpus::InputError);
}

}  // namespace
}  // namespace daejo::fast::jk
