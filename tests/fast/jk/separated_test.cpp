// Two games for every value of every reading, whose last record differs from that of the default; and the
// passes after runs of ko captures under each preset, on a board of four kos.

#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "built.h"
#include "corpus/jk/rules.h"
#include "games.h"

namespace daejo::fast::jk {
namespace {

using namespace corpus::jk;

struct Separated {
    std::string reading;
    std::string base;  ///< the rules without the reading
    Game game;
    std::string without;  ///< the last record by `base`
    std::string with;     ///< … and with the reading
};

Game kos(const std::string& actions, Colour first = Colour::black) {
    return built(four_kos, actions, first);
}

const std::string rotation = "3x3: a3 c2 b2 b1 c3 a2 a1 b3 c1 a2 c3 b1";

std::vector<Separated> separated() {
    return {
        {"ko=literal", "jk", game_of("4x1: b1 E d1 E a1 c1"), "N takes=a1,b1,d1 may=E",
         "C takes=a1,b1,d1 may=P,E"},
        {"ko=literal", "jk", game_of("1x4: a3 E a1 E a4 a2"), "N takes=a1,a3,a4 may=E",
         "C takes=a1,a3,a4 may=P,E"},
        {"retake=literal", "jk", game_of("4x1: b1 c1 E a1 b1"), "C takes=a1 lost 3.2 wins=white",
         "C takes=a1 occurrence=2 may=E"},
        {"retake=literal", "jk", kos("E f1 e1"), "C takes=f1 lost 3.2 wins=white",
         "C takes=f1 occurrence=2 may=E"},
        {"retake=off", "jk", game_of("2x1: a1 b1 a1"), "C takes=b1 lost 3.2 wins=white",
         "C takes=b1 occurrence=2 may=P,E"},
        {"retake=off", "jk", kos("c1 b1"), "C takes=c1 lost 3.2 wins=black",
         "C takes=c1 occurrence=2 may=P,E"},
        {"retake-effect=rejected", "jk", game_of("2x1: a1 b1 a1"), "C takes=b1 lost 3.2 wins=white",
         "- rejected 3.2 may=P,E"},
        {"retake-effect=rejected", "jk", kos("c1 b1"), "C takes=c1 lost 3.2 wins=black",
         "- rejected 3.2 may=P,E"},
        {"d-length=any", "jk retake=off", game_of("2x1: a1 b1 a1"), "C takes=b1 occurrence=2 may=P,E",
         "C takes=b1 D=2 occurrence=2 may=P,E"},
        {"d-length=any", "jk retake=literal", kos("E f1 e1"), "C takes=f1 occurrence=2 may=E",
         "C takes=f1 D=2 occurrence=2 may=E"},
        {"d-length=4or6", "jk", kos("c1 f1 c5 f5 e1 b5 e5 b1"), "C takes=c1 D=8 occurrence=2 may=P,E",
         "C takes=c1 occurrence=2 may=P,E"},
        {"d-length=4or6", "jk", kos("c1 f1 c5 f5 e1 b5 e5 b1 P"), "P may=none", "P may=E"},
        {"d-run=maximal", "jk", game_of(rotation + " a3"), "C takes=b3 D=6 may=P,E", "C takes=b3 may=P,E"},
        {"d-run=maximal", "jk", kos("f1 c1 f5 c5 b1 P", Colour::white), "P may=none", "P may=E"},
        {"d-match=place", "jk", game_of(rotation + " a3 c2 a1 b3 c1 a2 c3 b1"),
         "C takes=a1 D=6 occurrence=2 may=P,E", "C takes=a1 D=6,14 occurrence=2 may=P,E"},
        {"d-match=place", "jk", kos("c1 f1 c5 b1 e1 b5 c1 f1 c5 b1"), "C takes=c1 D=4 occurrence=2 may=P,E",
         "C takes=c1 D=4,10 occurrence=2 may=P,E"},
        {"d-match=same-ko", "jk", game_of(rotation), "C takes=a1 D=6 may=P,E", "C takes=a1 may=P,E"},
        {"d-match=same-ko", "jk", game_of(rotation + " P"), "P may=none", "P may=E"},
        {"span=2to3", "jk", game_of("3x1: a1 c1 b1 c1 a1 b1 a1 c1"),
         "N occurrence=3 3.3 draw moves=2,5,8 within=3,3",
         "N occurrence=3 3.3 wins=black moves=2,5,8 within=2,1"},
        {"span=2to3", "jk retake=off", game_of("2x1: a1 b1 a1 b1 a1"),
         "C takes=b1 occurrence=3 3.3 draw moves=1,3,5 within=2,2",
         "C takes=b1 occurrence=3 3.3 draw moves=1,3,5 within=1,1"},
        {"first-pass=allowed", "jk", game_of("3x1: P"), "P rejected first-pass may=E", "P may=E"},
        {"first-pass=allowed", "natural", game_of("3x1: dispute none\nP"), "P rejected first-pass may=E",
         "P may=E"},
        {"stuck=nothing", "jk after-ecc=none", game_of("5x1: a1 d1 c1 E e1 b1"),
         "C takes=a1 stuck wins=white", "C takes=a1 may=none"},
        {"stuck=nothing", "simplified after-ecc=none", game_of("5x1: e1 b1 c1 E a1 d1"),
         "C takes=e1 stuck wins=white", "C takes=e1 may=none"},
        {"illegal-pass=loses", "jk", game_of("3x1: P"), "P rejected first-pass may=E",
         "P lost first-pass wins=white"},
        {"illegal-pass=loses", "jk", kos("c1 f1 c5 b1 P E"), "E rejected 2.7.1 may=none",
         "E lost 2.7.1 wins=black"},
        {"suicide=rejected", "jk", game_of("1x1: a1"), "N lost 2.4 wins=white", "- rejected 2.4 may=E"},
        {"suicide=rejected", "jk", game_of("4x1: a1 c1 b1"), "N lost 2.4 wins=white", "- rejected 2.4 may=E"},
        {"suicide=multi-stone-allowed", "jk", game_of("2x1: b1 E a1"), "N lost 2.4 wins=white",
         "N takes=a1,b1 may=E"},
        {"suicide=multi-stone-allowed", "simplified", game_of("4x1: a1 c1 b1"), "- rejected 2.4 may=E",
         "N takes=a1,b1 may=E"},
        {"dead=chains", "jk", game_of("3x1: a1 E b1 agree dead a1"),
         "- 4.2 wins=black score=4,1 difference=3 area=3 territory=2,0 captured=0,0 pass-stones=1,0 dead=0,1 "
         "closing=1",
         "- 4.2 draw score=2,2 difference=0 area=0 territory=0,0 captured=0,0 pass-stones=1,0 dead=0,2 "
         "closing=1"},
        {"dead=chains", "jk", game_of("4x2: a1 d1 a2 d2 agree dead d2 d2 a1"),
         "- 4.2 draw score=1,1 difference=0 area=0 territory=0,0 captured=0,0 pass-stones=0,0 dead=1,1",
         "- 4.2 draw score=2,2 difference=0 area=0 territory=0,0 captured=0,0 pass-stones=0,0 dead=2,2"},
        {"after-dp=no-ko", "jk", kos("c1 f1 c5 b1 P f5"), "C takes=e5 may=P,E", "- rejected 2.7.1 may=none"},
        {"after-dp=no-ko", "final-12.7", kos("c1 f1 c5 b1 P f5 c1 E"), "E rejected 2.7.1 may=none",
         "E may=E"},
        {"after-ecc=none", "jk", kos("E f1 c1 E"),
         "E 4.3-ECCE wins=black score=6,4 difference=2 area=2 territory=2,2 captured=1,1 pass-stones=3,1",
         "E rejected 2.7.2 may=none"},
        {"after-ecc=none", "jk", kos("E f1 c1 f5 c5"), "C takes=b5 may=E", "C takes=b5 may=none"},
        {"repetitions=2", "jk", game_of("2x1: a1 b1 P E a1"), "C takes=b1 occurrence=2 may=P,E",
         "C takes=b1 occurrence=2 3.3 draw moves=1,5 within=1,1"},
        {"repetitions=2", "jk", kos("c1 f1 c5 b1 e1 b5"), "C takes=c5 D=4 occurrence=2 may=P,E",
         "C takes=c5 D=4 occurrence=2 3.3 draw moves=20,26 within=3,3"},
        {"repetitions=4", "jk", game_of("3x1: a1 c1 b1 c1 a1 b1 a1 c1"),
         "N occurrence=3 3.3 draw moves=2,5,8 within=3,3", "N occurrence=3 may=E"},
        {"repetitions=4", "jk", kos("c1 f1 c5 b1 e1 b5 c1 f1 c5 b1 e1 b5"),
         "C takes=c5 D=4 occurrence=3 3.3 draw moves=20,26,32 within=6,6",
         "C takes=c5 D=4 occurrence=3 may=P,E"},
    };
}

TEST(JkFastSeparated, each_value_has_games_it_decides) {
    std::map<std::string, int> games;
    for (const Separated& s : separated()) {
        const std::string game = write_game(s.game, nullptr, "");
        EXPECT_EQ(last_record(s.game, s.base), s.without) << s.base << "\n" << game;
        EXPECT_EQ(last_record(s.game, s.base + " " + s.reading), s.with) << s.reading << "\n" << game;
        EXPECT_NE(s.without, s.with) << s.reading << "\n" << game;
        ++games[s.reading];
    }
    for (const ReadingValues& reading : all_readings()) {
        for (std::size_t i = 1; i < reading.values.size(); ++i) {
            const std::string value = std::string(reading.name) + "=" + std::string(reading.values[i]);
            EXPECT_GE(games[value], 2) << value;
        }
    }
}

struct After {
    std::string actions;                         ///< on the board of four kos
    std::map<std::string, std::string> records;  ///< the last one by each group of presets
};

const std::string final_rule = "jk jk-letter simplified final-12.7 ";
const std::string early = "natural draft-12.4 draft-12.5 ";
const std::string drafts = "draft-12.4 draft-12.5 draft-12.6 ";
const std::string every = final_rule + "natural " + drafts;

std::string ended(const std::string& sequence, const std::string& score, const std::string& captured) {
    return "E 4.3-" + sequence + " wins=black score=" + score +
           " difference=2 area=2 territory=2,2 captured=" + captured + " pass-stones=3,1";
}

std::vector<After> after() {
    return {
        {"a3 P", {{every, "P rejected 2.7.2 may=E"}}},
        {"c1", {{every, "C takes=b1 may=P,E"}}},
        {"c1 f1 c5 b1", {{every, "C takes=c1 D=4 may=P,E"}}},
        // DP, DPC, ... and the run of exactly four of draft-12.6
        {"c1 f1 c5 b1 P", {{final_rule + "draft-12.6", "P may=none"}, {early, "P may=E"}}},
        {"c1 f1 c5 b1 P f5", {{every, "C takes=e5 may=P,E"}}},
        {"c1 f1 c5 b1 P f5 c1",
         {{final_rule + "draft-12.6", "C takes=b1 may=none"}, {early, "C takes=b1 may=P,E"}}},
        {"c1 f1 c5 b1 P f5 c1 b5", {{every, "C takes=c5 may=P,E"}}},
        {"c1 f1 c5 b1 P f5 c1 b5 e1",
         {{final_rule, "C takes=f1 may=none"}, {early + "draft-12.6", "C takes=f1 may=P,E"}}},
        {"c1 f1 c5 b1 P f5 c1 b5 e1 b1", {{every, "C takes=c1 D=4 may=P,E"}}},
        {"c1 f1 c5 b1 a3 P", {{every, "P rejected 2.7.2 may=E"}}},
        {"c1 f1 c5 f5 P", {{"draft-12.6", "P may=none"}, {final_rule + early, "P may=E"}}},
        {"c1 f1 c5 f5 e1 P", {{final_rule, "P may=none"}, {early + "draft-12.6", "P may=E"}}},
        // EC, ECC, ...
        {"E f1", {{every, "C takes=e1 may=P,E"}}},
        {"E f1 c1", {{final_rule + drafts, "C takes=b1 may=E"}, {"natural", "C takes=b1 may=P,E"}}},
        {"E f1 c1 f5", {{every, "C takes=e5 may=P,E"}}},
        {"E f1 c1 f5 c5", {{final_rule, "C takes=b5 may=E"}, {early + "draft-12.6", "C takes=b5 may=P,E"}}},
        {"E f1 c1 f5 e1", {{every, "C takes=f1 D=4 may=P,E"}}},
        {"E f1 c1 f5 c5 b1", {{every, "C takes=c1 D=4 may=P,E"}}},
        // ... E
        {"E E", {{every, ended("EE", "5,3", "0,0")}}},
        {"E f1 E", {{every, "E may=E"}}},
        {"E f1 c1 E", {{final_rule + drafts, ended("ECCE", "6,4", "1,1")}, {"natural", "E may=E"}}},
        {"E f1 c1 f5 E", {{every, "E may=E"}}},
        {"E f1 c1 f5 c5 E", {{final_rule, ended("ECCCCE", "7,5", "2,2")}, {early + "draft-12.6", "E may=E"}}},
        {"E f1 c1 f5 e1 E", {{final_rule, ended("ECCCCE", "7,5", "2,2")}, {early + "draft-12.6", "E may=E"}}},
        {"E f1 c1 f5 c5 b1 E", {{every, "E may=E"}}},
        // 3.2 and 3.3
        {"c1 b1",
         {{"jk jk-letter draft-12.4", "C takes=c1 lost 3.2 wins=black"},
          {"simplified final-12.7 natural draft-12.5 draft-12.6", "- rejected 3.2 may=P,E"}}},
        {"c1 f1 c5 b1 e1 b5 c1 f1 c5 b1 e1 b5",
         {{"jk jk-letter natural draft-12.5 draft-12.6",
           "C takes=c5 D=4 occurrence=3 3.3 draw moves=20,26,32 within=6,6"},
          {"simplified final-12.7", "C takes=c5 D=4,10 occurrence=3 3.3 draw moves=20,26,32 within=6,6"},
          {"draft-12.4", "C takes=c5 D=4 occurrence=3 may=P,E"}}},
    };
}

TEST(JkFastSeparated, passes_after_runs_of_captures) {
    for (const After& a : after()) {
        for (const auto& [presets, record] : a.records) {
            std::istringstream words(presets);
            for (std::string preset; words >> preset;)
                EXPECT_EQ(last_record(kos(a.actions), preset), record) << preset << ": " << a.actions;
        }
    }
}

TEST(JkFastSeparated, a_stone_placed_before_the_run_makes_no_d) {
    std::string one_open = four_kos;
    one_open[one_open.rfind("X O .") + 2] = '.';
    const auto after_b1 = [&](const std::string& captures) {
        return last_record(built(one_open, "b1 " + captures, Colour::white), "jk");
    };
    EXPECT_EQ(after_b1(""), "N may=E");
    EXPECT_EQ(after_b1("c5 f1 c1"), "C takes=b1 may=P,E");
    EXPECT_EQ(after_b1("c5 f1 c1 b5"), "C takes=c5 D=4 may=P,E");
}

}  // namespace
}  // namespace daejo::fast::jk
