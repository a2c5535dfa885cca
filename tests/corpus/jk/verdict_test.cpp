// The verdict as a value, and its records as text.

#include "corpus/jk/verdict.h"

#include <functional>
#include <set>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/verdict_text.h"
#include "support.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

namespace {

Verdict one_record(const std::function<void(Verdict&)>& change) {
    Verdict verdict;
    verdict.begin_record();
    verdict.last().move_class = MoveClass::ending_pass;
    change(verdict);
    return verdict;
}

std::string text_of(const std::function<void(Verdict&)>& change) {
    return record_text(one_record(change), 0);
}

Score score() {
    Score score;
    score.territory = {4, 1};
    score.pass_stones = {3, 1};
    score.total = {700, 250};
    score.komi = 50;
    score.difference = 450;
    score.area_difference = 450;
    return score;
}

Ending scored(const Score& by) {
    Ending ending;
    ending.clause = Clause::ee;
    ending.winner = Winner::black;
    ending.score = by;
    return ending;
}

void end(Verdict& verdict, const Ending& ending) {
    verdict.last().clause = ending.clause;
    verdict.last().goes_on = false;
    verdict.ending = ending;
}

}  // namespace

TEST(JkVerdict, captures_and_lengths_belong_to_their_record) {
    Verdict verdict;
    verdict.begin_record();
    verdict.capture({1, 2});
    verdict.begin_record().number = 2;
    verdict.begin_record();
    verdict.capture({0, 0});
    verdict.capture({3, 0});
    verdict.d_length(4);
    ASSERT_EQ(verdict.size(), 3U);
    EXPECT_EQ(verdict.captured(0).size(), 1U);
    EXPECT_TRUE(verdict.captured(1).empty());
    EXPECT_EQ(verdict.captured(2)[1], (Point{3, 0}));
    EXPECT_TRUE(verdict.d_lengths(0).empty());
    EXPECT_EQ(verdict.d_lengths(2).front(), 4);
    verdict.drop_record();
    EXPECT_EQ(verdict.size(), 2U);
    verdict.begin_record();
    EXPECT_TRUE(verdict.captured(2).empty());
    EXPECT_TRUE(verdict.d_lengths(2).empty());
    verdict.clear();
    EXPECT_EQ(verdict, Verdict{});
}

TEST(JkVerdict, points_as_text) {
    EXPECT_EQ(points_text(650), "6.5");
    EXPECT_EQ(points_text(-300), "-3");
    EXPECT_EQ(points_text(25), "0.25");
    EXPECT_EQ(points_text(-5), "-0.05");
    EXPECT_EQ(points_text(0), "0");
}

TEST(JkVerdict, every_clause_has_its_own_words) {
    std::set<std::string_view> numbers;
    for (int i = 1; i <= static_cast<int>(Clause::stuck); ++i) {
        const auto clause = static_cast<Clause>(i);
        EXPECT_TRUE(numbers.insert(to_text(clause)).second) << to_text(clause);
        EXPECT_FALSE(sentence(clause).empty()) << to_text(clause);
    }
    EXPECT_EQ(to_text(Clause::none), "");
    EXPECT_EQ(to_text(Clause::ecccce), "4.3 ECCCCE");
    EXPECT_EQ(to_text(Clause::stuck), "stuck");
}

TEST(JkRecordText, moves_that_go_on) {
    EXPECT_EQ(text_of([](Verdict&) {}), "E may=none");
    EXPECT_EQ(text_of([](Verdict& v) { v.last().may_pass_ending = true; }), "E may=E");
    EXPECT_EQ(text_of([](Verdict& v) {
                  v.last().move_class = MoveClass::ko_capture;
                  v.capture({1, 2});
                  v.capture({8, 3});
                  v.d_length(4);
                  v.d_length(6);
                  v.last().occurrence = 2;
                  v.last().may_pass_normally = v.last().may_pass_ending = true;
              }),
              "C takes=b3,j4 D=4,6 occurrence=2 may=P,E");
    EXPECT_EQ(text_of([](Verdict& v) {
                  v.last().move_class = MoveClass::normal_pass;
                  v.last().result = Result::rejected;
                  v.last().clause = Clause::no_normal_pass;
                  v.last().may_pass_ending = true;
              }),
              "P rejected 2.7.2 may=E");
    EXPECT_EQ(text_of([](Verdict& v) {
                  v.last().move_class = MoveClass::none;
                  v.last().result = Result::after_end;
                  v.last().goes_on = false;
              }),
              "- after-end");
}

TEST(JkRecordText, moves_that_end) {
    EXPECT_EQ(text_of([](Verdict& v) {
                  v.last().move_class = MoveClass::normal;
                  v.last().result = Result::lost;
                  end(v, {0, Clause::suicide, Winner::white, {}, {}});
              }),
              "N lost 2.4 wins=white");
    EXPECT_EQ(text_of([](Verdict& v) {
                  v.last().move_class = MoveClass::ko_capture;
                  v.last().occurrence = 3;
                  end(v, {0, Clause::repetition, Winner::draw, {}, Repetition{{15, 19, 23}, {2, 2}}});
              }),
              "C occurrence=3 3.3 draw moves=15,19,23 within=2,2");
    EXPECT_EQ(text_of([](Verdict& v) { end(v, scored(score())); }),
              "E 4.3-EE wins=black score=7,2.5 difference=4.5 area=4.5 territory=4,1 captured=0,0 "
              "pass-stones=3,1 komi=0.5");
    EXPECT_EQ(text_of([](Verdict& v) {
                  end(v, {0, Clause::stuck, Winner::white, {}, {}});
                  v.last().clause = Clause::none;
              }),
              "E end=stuck wins=white");
}

TEST(JkRecordText, every_field_shows) {
    using Change = std::function<void(Verdict&)>;
    const auto with = [](const std::function<void(Score&)>& change) -> Change {
        return [change](Verdict& verdict) {
            Score other = score();
            change(other);
            end(verdict, scored(other));
        };
    };
    const auto repeated = [](const Repetition& repetition) -> Change {
        return [repetition](Verdict& verdict) {
            end(verdict, {0, Clause::repetition, Winner::black, {}, repetition});
        };
    };
    const Change changes[] = {
        [](Verdict&) {},
        [](Verdict& v) { v.last().move_class = MoveClass::normal; },
        [](Verdict& v) { v.last().result = Result::rejected; },
        [](Verdict& v) { v.last().result = Result::lost; },
        [](Verdict& v) { v.last().clause = Clause::duty; },
        [](Verdict& v) { v.last().occurrence = 2; },
        [](Verdict& v) { v.last().goes_on = false; },
        [](Verdict& v) { v.last().may_pass_normally = true; },
        [](Verdict& v) { v.last().may_pass_ending = true; },
        [](Verdict& v) {
            v.capture({0, 0});
        },
        [](Verdict& v) { v.d_length(4); },
        [](Verdict& v) {
            end(v, {0, Clause::ee, Winner::black, {}, {}});
        },
        [](Verdict& v) {
            end(v, {0, Clause::ee, Winner::draw, {}, {}});
        },
        [](Verdict& v) {
            v.ending = Ending{0, Clause::ee, Winner::black, {}, {}};
        },
        repeated({{1, 2, 3}, {0, 0}}),
        repeated({{1, 2, 4}, {0, 0}}),
        repeated({{1, 2, 3}, {1, 0}}),
        repeated({{1, 2, 3}, {0, 1}}),
        with([](Score&) {}),
        with([](Score& s) { s.territory[0] = 5; }),
        with([](Score& s) { s.territory[1] = 5; }),
        with([](Score& s) { s.captured[0] = 5; }),
        with([](Score& s) { s.captured[1] = 5; }),
        with([](Score& s) { s.pass_stones[0] = 5; }),
        with([](Score& s) { s.pass_stones[1] = 5; }),
        with([](Score& s) { s.dead[0] = 5; }),
        with([](Score& s) { s.dead[1] = 5; }),
        with([](Score& s) { s.closing_stone = 1; }),
        with([](Score& s) { s.komi = 0; }),
        with([](Score& s) { s.total[0] = 5; }),
        with([](Score& s) { s.total[1] = 5; }),
        with([](Score& s) { s.difference = 5; }),
        with([](Score& s) { s.area_difference = 5; }),
    };
    std::set<std::string> texts;
    for (const Change& change : changes) {
        EXPECT_TRUE(texts.insert(text_of(change)).second) << text_of(change);
    }
}

TEST(JkRecordText, an_end_shows_on_its_own_record_only) {
    Verdict verdict;
    verdict.begin_record();
    verdict.begin_record();
    verdict.ending = Ending{1, Clause::stuck, Winner::black, {}, {}};
    EXPECT_EQ(expectation_of({}, verdict).records,
              (std::vector<std::string>{"- may=none", "- end=stuck wins=black may=none"}));
}

}  // namespace daejo::tests::jk
