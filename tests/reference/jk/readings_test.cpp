// Readings and presets on games written as move lists; every expectation is worked out from RULES.md by hand.

#include <gtest/gtest.h>

#include <sstream>

#include "corpus/jk/point_text.h"
#include "corpus/jk/verdict_text.h"
#include "reference/jk/judge.h"
#include "reference/jk/passes.h"

namespace daejo::reference::jk {
namespace {

using namespace corpus::jk;

/// "a1 E P b1 agree:a1,b1": actions in turn, blank separated.
Game game(Size size, const std::string& text) {
    Game made{size, 0, {}};
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word == "P") {
            made.actions.push_back(Action::pass(Action::Kind::normal_pass));
        } else if (word == "E") {
            made.actions.push_back(Action::pass(Action::Kind::ending_pass));
        } else if (word.starts_with("agree:")) {
            Action agree{Action::Kind::agree, {}, {}};
            std::istringstream points(word.substr(6));
            for (std::string point; std::getline(points, point, ',');)
                agree.dead.push_back(parse_point(point, size));
            made.actions.push_back(agree);
        } else {
            made.actions.push_back(Action::play(parse_point(word, size)));
        }
    }
    return made;
}

/// The line of the last action's record.
std::string last_of(Size size, const std::string& text, const std::string& rules) {
    Verdict verdict;
    judge(game(size, text), parse_rules(rules), verdict);
    return record_text(verdict, verdict.size() - 1);
}

TEST(JkReadings, suicide) {
    const Size line{4, 1};
    EXPECT_EQ(last_of(line, "a1 c1 b1", "jk"), "N lost 2.4 wins=white");
    EXPECT_EQ(last_of(line, "a1 c1 b1", "jk suicide=rejected"), "- rejected 2.4 may=E");
    EXPECT_EQ(last_of(line, "a1 c1 b1", "jk suicide=multi-stone-allowed"), "N takes=a1,b1 may=E");
    EXPECT_EQ(last_of({1, 1}, "a1", "jk suicide=multi-stone-allowed"), "N lost 2.4 wins=white");
    EXPECT_EQ(last_of(line, "a1 c1 b1", "simplified"), "- rejected 2.4 may=E");
}

TEST(JkReadings, retake_and_its_effect) {
    const Size two{2, 1};
    EXPECT_EQ(last_of(two, "a1 b1 a1", "jk"), "C takes=b1 lost 3.2 wins=white");
    EXPECT_EQ(last_of(two, "a1 b1 a1", "jk retake=literal"), "C takes=b1 lost 3.2 wins=white");
    EXPECT_EQ(last_of(two, "a1 b1 a1", "jk retake=off"), "C takes=b1 occurrence=2 may=P,E");
    EXPECT_EQ(last_of(two, "a1 b1 a1", "jk retake-effect=rejected"), "- rejected 3.2 may=P,E");
    for (const char* preset : {"simplified", "final-12.7", "natural", "draft-12.5", "draft-12.6"})
        EXPECT_EQ(last_of(two, "a1 b1 a1", preset), "- rejected 3.2 may=P,E") << preset;
    EXPECT_EQ(last_of(two, "a1 b1 a1", "draft-12.4"), "C takes=b1 lost 3.2 wins=white");
}

TEST(JkReadings, a_pass_before_the_capture_parts_the_two_texts_of_3_2) {
    const std::string ko = "c3 b3 b2 a2 c1 E a3 b3";
    EXPECT_EQ(last_of({3, 3}, ko, "jk"), "C takes=a3 lost 3.2 wins=black");
    EXPECT_EQ(last_of({3, 3}, ko, "jk retake=literal"), "C takes=a3 occurrence=2 may=E");
    EXPECT_EQ(last_of({3, 3}, ko, "jk-letter"), "C takes=a3 D=2 occurrence=2 may=E");
}

TEST(JkReadings, the_first_pass_and_passes_not_allowed) {
    EXPECT_EQ(last_of({3, 3}, "P", "jk"), "P rejected first-pass may=E");
    EXPECT_EQ(last_of({3, 3}, "P", "natural"), "P rejected first-pass may=E");
    EXPECT_EQ(last_of({3, 3}, "P", "jk first-pass=allowed"), "P may=E");
    EXPECT_EQ(last_of({3, 3}, "P", "jk illegal-pass=loses"), "P lost first-pass wins=white");
    EXPECT_EQ(last_of({3, 3}, "b2 P", "draft-12.4"), "P rejected 2.7.2 may=E");
    EXPECT_EQ(last_of({3, 3}, "b2 P", "jk illegal-pass=loses"), "P lost 2.7.2 wins=black");
}

TEST(JkReadings, repetitions_and_the_draft_without_3_3) {
    const Size two{2, 1};
    const std::string five = "a1 b1 a1 b1 a1";
    EXPECT_EQ(last_of(two, five, "jk retake=off d-match=place"),
              "C takes=b1 D=4 occurrence=3 3.3 draw moves=1,3,5 within=2,2");
    EXPECT_EQ(last_of(two, five, "jk retake=off span=2to3"),
              "C takes=b1 occurrence=3 3.3 draw moves=1,3,5 within=1,1");
    EXPECT_EQ(last_of(two, "a1 b1 a1", "jk retake=off repetitions=2"),
              "C takes=b1 occurrence=2 3.3 draw moves=1,3 within=1,1");
    EXPECT_EQ(last_of(two, five, "jk retake=off repetitions=4"), "C takes=b1 occurrence=3 may=P,E");
    EXPECT_EQ(last_of(two, five, "draft-12.4 retake=off"), "C takes=b1 occurrence=3 may=P,E");
}

TEST(JkReadings, dead_stones_alone_or_with_their_chain) {
    const Size line{3, 1};
    EXPECT_EQ(last_of(line, "a1 E b1 agree:a1", "jk"),
              "- 4.2 wins=black score=4,1 difference=3 area=3 territory=2,0 captured=0,0 pass-stones=1,0 "
              "dead=0,1 closing=1");
    EXPECT_EQ(last_of(line, "a1 E b1 agree:a1", "jk dead=chains"),
              "- 4.2 draw score=2,2 difference=0 area=0 territory=0,0 captured=0,0 pass-stones=1,0 dead=0,2 "
              "closing=1");
    EXPECT_EQ(last_of(line, "a1 E b1 agree:c1", "jk"), "- rejected 4.2 may=E");
}

TEST(JkReadings, stuck_is_the_end_on_the_record_before) {
    const std::string line = "a1 d1 c1 E e1 b1";
    EXPECT_EQ(last_of({5, 1}, line, "jk after-ecc=none"), "C takes=a1 stuck wins=white");
    EXPECT_EQ(last_of({5, 1}, line, "jk after-ecc=none stuck=nothing"), "C takes=a1 may=none");
    EXPECT_EQ(last_of({5, 1}, line, "jk"), "C takes=a1 may=E");
    EXPECT_EQ(last_of({5, 1}, line, "draft-12.6 after-ecc=none"), "C takes=a1 may=E");
}

TEST(JkReadings, after_dp_a_capture_is_refused_under_no_ko) {
    const std::string moves = "a1 b1 a2 b3 a3 c2 b2 d1 b4 d2 a5 d3 c5 c4 E d5 c3 b5 c1 b3 P ";
    EXPECT_EQ(last_of({4, 5}, moves + "E", "jk"), "E rejected 2.7.1 may=none");
    EXPECT_EQ(last_of({4, 5}, moves + "b1", "jk after-dp=no-ko"), "- rejected 2.7.1 may=none");
    EXPECT_EQ(last_of({4, 5}, moves + "c3", "jk after-dp=no-ko"), "N may=E");
    EXPECT_EQ(last_of({4, 5}, moves + "b1", "jk"), "C takes=c1 may=P,E");
    EXPECT_EQ(last_of({4, 5}, moves + "E", "natural"), "E may=E");
}

/// A past of C alone, as "a1xb1": the stone is placed on the first point and captures on the second.
Past run(const std::string& text) {
    const Size size{9, 1};
    Past past(size);
    std::istringstream words(text);
    Colour player = Colour::black;
    for (std::string word; words >> word; player = opponent(player)) {
        const Point placed = parse_point(word.substr(0, 2), size);
        const Point taken = parse_point(word.substr(3), size);
        Board board = past.board();
        board.put(placed, stone_of(player));
        board.put(taken, no_stone);
        past.add({'C', player, placed, {taken}, player, {}}, board);
    }
    return past;
}

using Lengths = std::vector<int>;

TEST(JkReadings, which_run_is_a_d) {
    const auto lengths = [](const std::string& text, const std::string& rules) {
        return article_2_7_d(run(text), parse_rules(rules));
    };
    const std::string four = "a1xb1 c1xd1 e1xf1 b1xa1";
    for (const char* rules : {"jk", "jk d-match=place", "jk d-match=same-ko", "jk d-run=maximal", "natural"})
        EXPECT_EQ(lengths(four, rules), Lengths{4}) << rules;
    const std::string elsewhere = "a1xb1 c1xd1 e1xf1 g1xa1";
    EXPECT_EQ(lengths(elsewhere, "jk"), Lengths{4});
    EXPECT_EQ(lengths(elsewhere, "jk d-match=same-ko"), Lengths{});
    const std::string taken_between = "a1xb1 b1xa1 a1xb1 b1xa1";
    EXPECT_EQ(lengths(taken_between, "jk"), Lengths{});
    EXPECT_EQ(lengths(taken_between, "jk d-match=place"), Lengths{4});
    EXPECT_EQ(lengths(taken_between, "jk d-length=any"), Lengths{2});
    EXPECT_EQ(lengths(taken_between, "jk d-match=place d-length=any"), (Lengths{2, 4}));
    const std::string behind_another = "h1xj1 b1xa1 c1xd1 e1xf1 a1xb1";
    EXPECT_EQ(lengths(behind_another, "jk"), Lengths{4});
    EXPECT_EQ(lengths(behind_another, "jk d-run=maximal"), Lengths{});
    const std::string eight = "a1xb1 c1xd1 e1xf1 d1xc1 f1xe1 c1xd1 e1xf1 b1xa1";
    EXPECT_EQ(lengths(eight, "jk"), Lengths{8});
    EXPECT_EQ(lengths(eight, "jk d-length=4or6"), Lengths{});
}

}  // namespace
}  // namespace daejo::reference::jk
