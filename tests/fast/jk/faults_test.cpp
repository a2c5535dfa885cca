// Every planted fault shows in a small game: what the right judge says of its last action, and the wrong one.

#include <gtest/gtest.h>

#include <set>

#include "corpus/error.h"
#include "games.h"

namespace daejo::fast::jk {
namespace {

struct Shown {
    Fault fault;
    const char* game;
    const char* right;
    const char* wrong;
};

constexpr Shown shown[] = {
    // The white stone on a1 at the seventh move was taken; the one that falls at the end came later.
    {Fault::d_without_identity, "3x3: c3 a2 c1 b1 b2 b3 a1 c2 a3 b1 c3 a2 c1 b3 a1 c2 a3 b1 c3 a2",
     "C takes=a1 D=6 occurrence=2 may=P,E", "C takes=a1 D=6,14 occurrence=2 may=P,E"},
    {Fault::ed_exception_forgotten, "7x4: a1 b1 g1 d1 b2 c2 f2 e2 a3 b3 e3 d3 g3 c4 b4 e4 f4 E c3 f3 c1 b3",
     "C takes=c3 D=4 may=P,E", "C takes=c3 D=4 may=E"},
    {Fault::dpcccc_forgotten,
     "4x7: a1 b1 a2 d1 b2 c2 a3 d2 c3 d3 b4 c4 a5 b5 a6 d5 b6 c6 a7 d6 c7 d7 c5 b7 c1 b3 c7 b5 P b1 c3 b7 c5",
     "C takes=b5 occurrence=2 may=none", "C takes=b5 occurrence=2 may=P,E"},
    // White passes twice: two stones that are no captured prisoners of Black's.
    {Fault::pass_stones_in_repetition, "3x1: b1 E c1 a1 b1 E a1 c1 b1",
     "N takes=c1 occurrence=3 3.3 wins=white moves=1,5,9 within=2,4",
     "N takes=c1 occurrence=3 3.3 draw moves=1,5,9 within=4,4"},
    {Fault::passes_count_as_occurrences, "3x1: b1 E a1 c1 b1", "N takes=c1 occurrence=2 may=E",
     "N takes=c1 occurrence=3 3.3 wins=white moves=1,2,5 within=1,2"},
    {Fault::no_closing_stone, "2x1: a1 E E",
     "E 4.3-EE wins=black score=3,1 difference=2 area=2 territory=1,0 captured=0,0 pass-stones=1,1 closing=1",
     "E 4.3-EE wins=black score=2,1 difference=1 area=2 territory=1,0 captured=0,0 pass-stones=1,1"},
    {Fault::large_capture_as_ko, "4x1: b1 E d1 E a1 c1", "N takes=a1,b1,d1 may=E",
     "C takes=a1,b1,d1 may=P,E"},
    {Fault::suicide_before_removal, "2x1: b1 a1", "C takes=b1 may=P,E", "C lost 2.4 wins=black"},
    // Black leaves the state first, White the second time.
    {Fault::repetition_with_player, "3x1: c1 a1 b1 a1 c1", "N occurrence=2 may=E", "N may=E"},
    {Fault::liberties_not_given_back, "2x1: b1 a1", "C takes=b1 may=P,E", "C takes=b1 lost 2.4 wins=black"},
    {Fault::komi_ignored, "2x1: agree none",
     "- 4.2 wins=white score=0,0.5 difference=-0.5 area=-0.5 territory=0,0 captured=0,0 pass-stones=0,0 "
     "komi=0.5",
     "- 4.2 draw score=0,0 difference=0 area=-0.5 territory=0,0 captured=0,0 pass-stones=0,0 komi=0.5"},
    {Fault::ece_ends, "4x1: c1 b1 E d1 E", "E may=E",
     "E 4.3-ECCE wins=white score=1,5 difference=-4 area=-4 territory=0,2 captured=0,1 pass-stones=0,2 "
     "closing=1"},
};

TEST(JkFaults, each_shows_in_a_small_game) {
    std::set<Fault> seen;
    for (const Shown& one : shown) {
        corpus::jk::Game game = game_of(one.game);
        if (one.fault == Fault::komi_ignored) game.komi = 50;
        EXPECT_EQ(last_record(game, "jk"), one.right) << to_text(one.fault);
        EXPECT_EQ(last_record(game, "jk", one.fault), one.wrong) << to_text(one.fault);
        seen.insert(one.fault);
    }
    EXPECT_EQ(seen.size(), all_faults().size());
}

TEST(JkFaults, names_read_back) {
    for (const Fault fault : all_faults()) EXPECT_EQ(parse_fault(to_text(fault)), fault);
    EXPECT_EQ(parse_fault("none"), Fault::none);
    EXPECT_THROW(parse_fault("ko"), corpus::InputError);
}

}  // namespace
}  // namespace daejo::fast::jk
