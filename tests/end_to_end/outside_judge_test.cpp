// Judges that are programs: the examples, and one that misbehaves in every way it can.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>

#include "program.h"

using namespace daejo::end_to_end;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

const std::string examples = DAEJO_SOURCE_DIR "/corpus/examples/";

/// The judge `mine` that misbehaves so.
std::string hostile(const std::string& how) {
    return "mine=cmd:" DAEJO_BINARY_DIR "/tests/hostile_judge " + how;
}

/// `daejo agree` on boards without fouls, the reference against the hostile judge.
Outcome against(const std::string& how, const std::string& at = "0", const std::string& boards = "64") {
    return call({"agree", "--generator", "uniform:black=0.1,white=0.15", "--boards", boards, "--threads", "1",
                 "--only", "reference,mine", "--findings", "3", "--patience",
                 how == "hang" || how == "silent" ? "300ms" : "5s", "--judge", hostile(how + " " + at)});
}

TEST(OutsideJudge, ANaiveOneIsFoundReducedAndExplained) {
    const Folder folder;
    const Outcome run = call({"agree", "--generator", "lines", "--boards", "48", "--findings", "2", "--only",
                              "reference,mine", "--judge", "mine=cmd:python3 " + examples + "naive.py",
                              "--out", folder / "out"});
    EXPECT_EQ(run.code, 1) << run.err;
    EXPECT_THAT(run.out, AllOf(HasSubstr("mine says double-three"), HasSubstr("reference says legal"),
                               HasSubstr("[R10]")));
    EXPECT_THAT(run.out, Not(HasSubstr("2 threes")));  // it tells no counts, so none are missed
    const auto results = nlohmann::json::parse(content(folder / "out/results.json"));
    ASSERT_FALSE(results["findings"].empty());
    for (const auto& finding : results["findings"]) EXPECT_LE(finding["size"].get<int>(), 12);
    EXPECT_EQ(call({"reduce", "renju", folder / "out/findings/finding-01.case", "--only", "reference,mine",
                    "--judge", "mine=cmd:python3 " + examples + "naive.py"})
                  .code,
              1);
    const Outcome checked =
        call({"check", "--only", "reference,mine", "--judge", "mine=cmd:python3 " + examples + "naive.py"});
    EXPECT_EQ(checked.code, 1);
    EXPECT_THAT(checked.out, HasSubstr("judge mine, readings default: expected legal, given double-three"));
    EXPECT_THAT(checked.out, Not(HasSubstr("given double-three threes")));
}

TEST(OutsideJudge, KindsItDoesNotTellAreNotMissed) {
    if (program("sh", {"-c", "command -v node"}).code != 0) GTEST_SKIP() << "node is not installed";
    const Outcome run = call({"agree", "--generator", "dense", "--boards", "512", "--findings", "3", "--only",
                              "reference,mine", "--judge", "mine=cmd:node " + examples + "naive.js"});
    EXPECT_EQ(run.code, 1) << run.err;
    EXPECT_THAT(run.out, HasSubstr("reference says overline, mine says five"));
    EXPECT_THAT(run.out, Not(HasSubstr("answer double-four → foul")));
}

TEST(OutsideJudge, AHelloNamesItAndManyThreadsHaveAChildEach) {
    const Outcome run =
        call({"agree", "--generator", "uniform:black=0.05", "--boards", "2000", "--threads", "3", "--only",
              "reference,mine", "--findings", "1", "--judge", hostile("hello")});
    EXPECT_THAT(run.out, HasSubstr("mine stand-in 1.5 sizes=5-19 against reference 1"));
}

TEST(OutsideJudge, WhatGoesWrongIsAFindingWithItsBoard) {
    struct Way {
        std::string how;
        std::string says;
    };
    for (const Way& way : {Way{"crash", "(signal 6, Aborted)"}, Way{"exit", "ended with exit code 3"},
                           Way{"hang", "gave no answer within 300 ms"}, Way{"nonsense", "what board?"},
                           Way{"short", "3 characters, expected "}, Way{"silent", "gave no answer"},
                           Way{"twice", "answered more than one line"}, Way{"flood", "1000 characters"},
                           Way{"long-line", "more than 65536 bytes"}, Way{"error", "out of paper"}}) {
        const Outcome run = against(way.how);
        EXPECT_EQ(run.code, 1) << way.how << run.err;
        EXPECT_THAT(run.out, HasSubstr("mine | default | failure, ")) << way.how;
        EXPECT_THAT(run.out, HasSubstr(way.says)) << way.how;
        EXPECT_THAT(run.out, HasSubstr("64 boards in ")) << way.how;  // the run went on
    }
}

TEST(OutsideJudge, OneBadBoardAmongManyCostsOnlyItself) {
    for (const char* how : {"crash", "nonsense"}) {
        const Outcome run = against(how, "200", "256");
        EXPECT_EQ(run.code, 1) << how;
        EXPECT_THAT(run.out, HasSubstr("256 boards in ")) << how;
        EXPECT_THAT(run.out, HasSubstr("did not show this again")) << how;  // alone the board is its first
    }
}

TEST(OutsideJudge, WhatIsHarmlessIsNoFinding) {
    for (const char* how : {"noise", "none"}) {
        EXPECT_THAT(against(how).out, Not(HasSubstr("failure"))) << how;
    }
    EXPECT_THAT(against("skip").out, AllOf(HasSubstr("answers skipped"), Not(HasSubstr("failure"))));
}

TEST(OutsideJudge, OneThatNeverFlushesIsAskedInBatches) {
    const Outcome run = against("never-flush");
    EXPECT_THAT(run.err, HasSubstr("does not flush"));
    EXPECT_THAT(run.out, AllOf(HasSubstr("64 boards in "), Not(HasSubstr("failure"))));
}

TEST(OutsideJudge, NobodyThereIsExitCodeTwo) {
    const Outcome dead = against("die-at-start");
    EXPECT_EQ(dead.code, 2);
    EXPECT_THAT(dead.err, AllOf(HasSubstr("judge mine is unavailable"), HasSubstr("ended with exit code 9"),
                                HasSubstr("no licence found")));
    const Outcome missing = call({"agree", "--boards", "64", "--judge", "mine=cmd:/no/such/program"});
    EXPECT_EQ(missing.code, 2);
    EXPECT_THAT(missing.err, HasSubstr("exit code 127"));
    EXPECT_EQ(against("nonsense", "1").code, 2);
    EXPECT_EQ(against("never-reads").code, 2);  // it answers before it is asked, and more than once
}

TEST(OutsideJudge, ItsNameIsCheckedFirst) {
    for (const char* wrong :
         {"mine", "mine=", "=cmd:true", "mine=cmd:", "mine=ftp:x", "a b=cmd:true", "fast=cmd:cat"}) {
        const Outcome run = call({"agree", "--boards", "64", "--judge", wrong});
        EXPECT_EQ(run.code, 64) << wrong;
        EXPECT_THAT(run.err, HasSubstr("--judge")) << wrong;
    }
    EXPECT_EQ(call({"agree", "jk", "--games", "8", "--judge", "mine=cmd:cat"}).code, 64);
    EXPECT_EQ(call({"agree", "--boards", "8", "--judge", "mine=cmd:cat", "--patience", "soon"}).code, 64);
}

TEST(OutsideJudge, NoChildIsLeftBehind) {
    against("hang", "0 left-behind");
    const Outcome left =
        program("sh", {"-c",
                       "for f in /proc/[0-9]*/cmdline; do tr '\\0' ' ' <$f; echo; done 2>/dev/null | "
                       "grep -c 'left-[b]ehind'"});
    EXPECT_EQ(left.out, "0\n");
}

}  // namespace
