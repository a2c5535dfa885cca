// Every reading and every preset: small games and what the last action comes to.

#include <gtest/gtest.h>

#include <set>

#include "games.h"

namespace daejo::fast::jk {
namespace {

using namespace corpus::jk;

struct Answer {
    const char* rules;
    const char* game;
    const char* record;
};

constexpr const char* retake = "2x1: a1 b1 a1";
constexpr const char* retake_after_pass = "4x1: b1 c1 E a1 b1";
constexpr const char* two_chains = "4x1: b1 E d1 E a1 c1";
constexpr const char* cycle_of_six = "3x3: c3 a2 c1 b1 b2 b3 a1 c2 a3 b1 c3 a2 c1";
constexpr const char* other_stone = "3x3: c3 a2 c1 b1 b2 b3 a1 c2 a3 b1 c3 a2 c1 b3 a1 c2 a3 b1 c3 a2";
constexpr const char* d_of_eight =
    "4x7: a1 b1 a2 d1 b2 c2 a3 d2 c3 d3 b4 c4 a5 b5 a6 d5 b6 c6 a7 d6 c7 d7 c5 b7 c1 b3 c7 b1 c3 b5";
constexpr const char* thrice = "3x1: a1 c1 b1 c1 a1 b1 a1 c1";
constexpr const char* two_fall = "2x1: b1 E a1";
constexpr const char* half_a_chain = "3x2: b1 E b2 agree dead b2 b2";
constexpr const char* after_dp = "4x5: a1 b1 a2 d1 b2 c2 a3 d2 b4 b3 a5 d3 c5 c4 E d5 c3 b5 c1 b3 P b1";
constexpr const char* ecc = "5x1: a1 d1 c1 E e1 b1";
constexpr const char* loss_by_repetition = "7x1: e1 d1 a1 b1 g1 c1 a1 E c1 f1 E b1 g1";
constexpr const char* ecc_and_p = "5x1: a1 d1 c1 E e1 b1 P";
constexpr const char* ecce = "5x1: a1 d1 c1 E e1 b1 E";
constexpr const char* ecccce = "7x4: a1 b1 g1 d1 b2 c2 f2 e2 a3 b3 e3 d3 g3 c4 b4 e4 f4 E c3 f3 c1 b3 E";
constexpr const char* four_and_p = "3x3: c3 E a3 a2 c1 b1 b2 b3 a1 c2 a3 P";
constexpr const char* four_p_and_two =
    "4x5: a1 b1 a2 d1 b2 c2 a3 d2 b4 b3 a5 d3 c5 c4 E d5 c3 b5 c1 b3 P b1 c5";
constexpr const char* first_p = "3x1: P";
constexpr const char* alone = "1x1: a1";

constexpr const char* score_ecce =
    "E 4.3-ECCE wins=black score=4,3 difference=1 area=1 territory=1,1 captured=1,1 pass-stones=1,1 "
    "closing=1";

constexpr Answer readings[] = {
    {"jk", two_chains, "N takes=a1,b1,d1 may=E"},
    {"jk ko=literal", two_chains, "C takes=a1,b1,d1 may=P,E"},
    {"jk", retake, "C takes=b1 lost 3.2 wins=white"},
    {"jk retake=literal", retake, "C takes=b1 lost 3.2 wins=white"},
    {"jk retake=off", retake, "C takes=b1 occurrence=2 may=P,E"},
    {"jk retake-effect=rejected", retake, "- rejected 3.2 may=P,E"},
    {"jk", retake_after_pass, "C takes=a1 lost 3.2 wins=white"},
    {"jk retake=literal", retake_after_pass, "C takes=a1 occurrence=2 may=E"},
    {"jk d-length=any", retake, "C takes=b1 lost 3.2 wins=white"},
    {"jk retake=off d-length=any", retake, "C takes=b1 D=2 occurrence=2 may=P,E"},
    {"jk", d_of_eight, "C takes=c5 D=8 occurrence=2 may=P,E"},
    {"jk d-length=4or6", d_of_eight, "C takes=c5 occurrence=2 may=P,E"},
    {"jk", cycle_of_six, "C takes=c2 D=6 may=P,E"},
    {"jk d-run=maximal", cycle_of_six, "C takes=c2 may=P,E"},
    {"jk d-match=same-ko", cycle_of_six, "C takes=c2 may=P,E"},
    {"jk", other_stone, "C takes=a1 D=6 occurrence=2 may=P,E"},
    {"jk d-match=place", other_stone, "C takes=a1 D=6,14 occurrence=2 may=P,E"},
    {"jk", thrice, "N occurrence=3 3.3 draw moves=2,5,8 within=3,3"},
    {"jk span=2to3", thrice, "N occurrence=3 3.3 wins=black moves=2,5,8 within=2,1"},
    {"jk repetitions=4", thrice, "N occurrence=3 may=E"},
    {"jk repetitions=2 retake=off", retake, "C takes=b1 occurrence=2 3.3 draw moves=1,3 within=1,1"},
    {"jk", first_p, "P rejected first-pass may=E"},
    {"jk first-pass=allowed", first_p, "P may=E"},
    {"jk illegal-pass=loses", first_p, "P lost first-pass wins=white"},
    {"jk illegal-pass=loses", ecc_and_p, "P lost 2.7.2 wins=white"},
    {"jk", alone, "N lost 2.4 wins=white"},
    {"jk suicide=rejected", alone, "- rejected 2.4 may=E"},
    {"jk suicide=multi-stone-allowed", alone, "N lost 2.4 wins=white"},
    {"jk", two_fall, "N lost 2.4 wins=white"},
    {"jk suicide=multi-stone-allowed", two_fall, "N takes=a1,b1 may=E"},
    {"jk", half_a_chain,
     "- 4.2 wins=black score=7,1 difference=6 area=6 territory=5,0 captured=0,0 pass-stones=1,0 dead=0,1 "
     "closing=1"},
    {"jk dead=chains", half_a_chain,
     "- 4.2 draw score=2,2 difference=0 area=0 territory=0,0 captured=0,0 pass-stones=1,0 dead=0,2 "
     "closing=1"},
    {"jk", after_dp, "C takes=c1 may=P,E"},
    {"jk after-dp=no-ko", after_dp, "- rejected 2.7.1 may=none"},
    {"jk", ecc, "C takes=a1 may=E"},
    {"jk after-ecc=none", ecc, "C takes=a1 stuck wins=white"},
    {"jk after-ecc=none stuck=nothing", ecc, "C takes=a1 may=none"},
    // Black is left with a1, which repeats a state: a draw is no loss.
    {"jk after-ecc=none retake=off repetitions=2", ecc, "C takes=a1 may=none"},
    // White is left with d1, which repeats the state of move 5, Black having taken four and White three.
    {"jk after-ecc=none repetitions=2", loss_by_repetition, "C takes=f1 stuck wins=black"},
    {"jk after-ecc=none repetitions=4", loss_by_repetition, "C takes=f1 may=none"},
    {"jk after-ecc=none stuck=nothing", ecc_and_p, "P rejected 2.7.2 may=none"},
    {"jk after-ecc=none stuck=nothing", ecce, "E rejected 2.7.2 may=none"},
};

constexpr Answer presets[] = {
    {"jk", ecce, score_ecce},
    {"jk", ecccce,
     "E 4.3-ECCCCE wins=black score=9,7 difference=2 area=2 territory=5,4 captured=2,2 pass-stones=1,1 "
     "closing=1"},
    {"jk", four_and_p, "P may=E"},
    {"jk", four_p_and_two, "C takes=b5 occurrence=2 may=none"},
    {"jk-letter", first_p, "P may=E"},
    {"jk-letter", retake_after_pass, "C takes=a1 D=2 occurrence=2 may=E"},
    {"jk-letter", two_chains, "C takes=a1,b1,d1 may=P,E"},
    {"simplified", alone, "- rejected 2.4 may=E"},
    {"simplified", retake, "- rejected 3.2 may=P,E"},
    {"simplified", cycle_of_six, "C takes=c2 may=P,E"},
    {"final-12.7", alone, "N lost 2.4 wins=white"},
    {"final-12.7", retake, "- rejected 3.2 may=P,E"},
    {"final-12.7", cycle_of_six, "C takes=c2 may=P,E"},
    {"final-12.7", ecce, score_ecce},
    {"natural", first_p, "P rejected first-pass may=E"},
    {"natural first-pass=allowed", first_p, "P may=E"},
    {"natural", retake, "- rejected 3.2 may=P,E"},
    {"natural", ecc, "C takes=a1 may=P,E"},
    {"natural after-ecc=none", ecc, "C takes=a1 may=P,E"},
    {"natural", ecce, "E may=E"},
    {"natural", four_p_and_two, "C takes=b5 occurrence=2 may=P,E"},
    {"natural", thrice, "N occurrence=3 3.3 draw moves=2,5,8 within=3,3"},
    {"draft-12.4", retake, "C takes=b1 lost 3.2 wins=white"},
    {"draft-12.4", ecc_and_p, "P rejected 2.7.2 may=E"},
    {"draft-12.4 after-ecc=none", ecc, "C takes=a1 may=E"},
    {"draft-12.4", ecce, score_ecce},
    {"draft-12.4", ecccce, "E may=E"},
    {"draft-12.4", thrice, "N occurrence=3 may=E"},
    {"draft-12.5", retake, "- rejected 3.2 may=P,E"},
    {"draft-12.5", thrice, "N occurrence=3 3.3 draw moves=2,5,8 within=3,3"},
    {"draft-12.5", four_and_p, "P may=E"},
    {"draft-12.5", four_p_and_two, "C takes=b5 occurrence=2 may=P,E"},
    {"draft-12.6", four_and_p, "P may=none"},
    {"draft-12.6", four_p_and_two, "C takes=b5 occurrence=2 may=none"},
    {"draft-12.6 after-dp=no-ko", four_p_and_two, "C takes=b5 occurrence=2 may=none"},
    {"draft-12.6", ecccce, "E may=E"},
};

TEST(JkReadings, each_value_answers_as_it_should) {
    for (const Answer& answer : readings) {
        EXPECT_EQ(last_record(game_of(answer.game), answer.rules), answer.record)
            << answer.rules << " on " << answer.game;
    }
}

TEST(JkReadings, none_is_left_out) {
    std::set<std::string> named;
    for (const Answer& answer : readings) {
        const Rules rules = parse_rules(answer.rules);
        for (const ReadingValues& reading : all_readings()) {
            named.insert(std::string(reading.name) + "=" + std::string(reading_value(rules, reading.name)));
        }
    }
    for (const ReadingValues& reading : all_readings()) {
        for (const auto value : reading.values) {
            const std::string text = std::string(reading.name) + "=" + std::string(value);
            EXPECT_TRUE(named.count(text) == 1) << text;
        }
    }
}

TEST(JkPresets, each_answers_as_it_should) {
    std::set<Preset> seen;
    for (const Answer& answer : presets) {
        EXPECT_EQ(last_record(game_of(answer.game), answer.rules), answer.record)
            << answer.rules << " on " << answer.game;
        seen.insert(parse_rules(answer.rules).preset);
    }
    EXPECT_EQ(seen.size(), all_presets().size());
}

}  // namespace
}  // namespace daejo::fast::jk
