// The project's own collected cases: enough of every kind, and met by every judge.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "corpus/renju/collected_case.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/symmetry.h"
#include "fast/renju/judge.h"
#include "fuzz/renju/collected.h"
#include "fuzz/renju/judges.h"
#include "reference/renju/judge.h"

namespace daejo::fuzz::renju {
namespace {

using corpus::renju::Answer;
using corpus::renju::CollectedCase;
using corpus::renju::Expectation;
using corpus::renju::own_cases;
using corpus::renju::Readings;
using fast::renju::Fault;

/// The answer by the default readings.
Answer default_answer(const CollectedCase& collected) {
    for (const Expectation& expected : collected.expected) {
        if (expected.readings == Readings{}) return expected.answer;
    }
    ADD_FAILURE() << collected.id << " has no verdict for the default readings";
    return Answer::occupied;
}

/// How many cases say something else under these readings, and only these, than by default.
int separated_by(const std::string& assignment) {
    Readings readings;
    set_reading(readings, assignment);
    return static_cast<int>(
        std::count_if(own_cases().begin(), own_cases().end(), [&](const CollectedCase& collected) {
            const Answer by_default = default_answer(collected);
            return std::any_of(
                collected.expected.begin(), collected.expected.end(),
                [&](const Expectation& e) { return e.readings == readings && e.answer != by_default; });
        }));
}

int flagged(const std::string& flag) {
    return static_cast<int>(
        std::count_if(own_cases().begin(), own_cases().end(), [&](const CollectedCase& collected) {
            return std::find(collected.flags.begin(), collected.flags.end(), flag) != collected.flags.end();
        }));
}

TEST(OwnCases, AreEnoughAndTellWhyTheyAreThere) {
    EXPECT_GE(own_cases().size(), 120U);
    std::set<std::string> ids;
    int with_clause = 0;
    for (const CollectedCase& collected : own_cases()) {
        EXPECT_TRUE(ids.insert(collected.id).second) << collected.id << " comes twice";
        EXPECT_FALSE(collected.flags.empty()) << collected.id;
        EXPECT_FALSE(collected.note.empty()) << collected.id;
        EXPECT_FALSE(collected.source.empty()) << collected.id;
        with_clause += ::testing::Matches(::testing::ContainsRegex("^R[0-9]+[:,]"))(collected.note) ? 1 : 0;
    }
    EXPECT_GE(with_clause, 120);
}

TEST(OwnCases, AskEachPositionOnlyOnce) {
    std::set<std::string> seen;
    for (const CollectedCase& collected : own_cases()) {
        const auto key = write_diagram(collected.position) + to_text(collected.point);
        EXPECT_TRUE(seen.insert(key).second) << collected.id << " asks what another case asks";
    }
}

TEST(OwnCases, HoldEveryAnswerAndManySizes) {
    std::map<Answer, int> answers;
    std::map<int, int> sizes;
    for (const CollectedCase& collected : own_cases()) {
        ++answers[default_answer(collected)];
        ++sizes[collected.position.size()];
    }
    for (const Answer answer : {Answer::occupied, Answer::legal, Answer::five, Answer::overline,
                                Answer::double_four, Answer::double_three}) {
        EXPECT_GE(answers[answer], 5) << to_text(answer);
    }
    for (const int size : {5, 9, 15, 19}) EXPECT_GE(sizes[size], 3) << size;
}

TEST(OwnCases, SeparateEveryReadingFromTheDefault) {
    for (const char* assignment :
         {"five-at-completion=counts", "five-at-completion=ignored", "clauses=separate", "recursion=cap=1",
          "recursion=cap=2", "recursion=cap=3", "recursion=none"}) {
        EXPECT_GE(separated_by(assignment), 3) << assignment;
    }
}

TEST(OwnCases, CoverWhatTheyPromise) {
    EXPECT_EQ(flagged("hand-picked"), 26);
    EXPECT_GE(flagged("public"), 30);
    EXPECT_GE(flagged("one-line"), 9);
    EXPECT_GE(flagged("two-reasons"), 3);
    EXPECT_GE(flagged("existing-five"), 3);
    EXPECT_GE(flagged("priority"), 4);
    for (const char* place : {"edge", "corner", "top", "bottom", "left", "right", "wrap"}) {
        EXPECT_GE(flagged(place), 2) << place;
    }
    int deepest = 0;
    for (const CollectedCase& collected : own_cases()) {
        for (const Expectation& expected : collected.expected) {
            deepest = std::max(deepest, expected.depth.value_or(0));
        }
    }
    EXPECT_GE(deepest, 5);
}

TEST(OwnCases, AreMetByEveryJudge) {
    const auto result = check_cases(own_cases(), {reference_judge(), scanner_judge()});
    EXPECT_THAT(result.failures, ::testing::IsEmpty());
    EXPECT_EQ(result.cases, static_cast<std::int64_t>(own_cases().size()));
    EXPECT_GT(result.answers, result.cases);
}

TEST(OwnCases, AreMetPointByPointInEverySymmetricImage) {
    for (const CollectedCase& collected : own_cases()) {
        for (const auto symmetry : corpus::renju::all_symmetries) {
            const auto position = apply(symmetry, collected.position);
            const auto point = apply(symmetry, collected.point, position.size());
            for (const Expectation& expected : collected.expected) {
                const auto& readings = expected.readings;
                EXPECT_EQ(unmet(expected, reference::renju::judge_point(position, point, readings)), "")
                    << "reference, " << collected.id << ", " << to_text(readings);
                EXPECT_EQ(unmet(expected, fast::renju::judge_point(position, point, readings)), "")
                    << "fast, " << collected.id << ", " << to_text(readings);
            }
        }
    }
}

TEST(OwnCases, CatchEveryPlantedFault) {
    for (const Fault fault : fast::renju::all_faults()) {
        EXPECT_THAT(check_cases(own_cases(), {scanner_judge(fault)}).failures,
                    ::testing::Not(::testing::IsEmpty()))
            << to_text(fault);
    }
}

}  // namespace
}  // namespace daejo::fuzz::renju
