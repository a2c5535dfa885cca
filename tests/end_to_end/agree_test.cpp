#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include "program.h"

using namespace daejo::end_to_end;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

TEST(AgreeCommand, TheDefaultPlanAgreesAndMeetsItsMinimums) {
    const Outcome run = call({"agree"});
    EXPECT_EQ(run.code, 0) << run.out << run.err;
    EXPECT_THAT(run.out, HasSubstr("boards with a disagreement"));
    EXPECT_THAT(run.out, HasSubstr("dense boards"));
    EXPECT_THAT(run.out, HasSubstr("\nagreed "));
    EXPECT_THAT(run.out, HasSubstr("all met"));
    EXPECT_THAT(run.out, Not(HasSubstr("TOO FEW")));
    for (const char* stream : {"\ndense ", "\nuniform ", "\nlines ", "\nnest ", "\nplayout ", "\nmutate "}) {
        EXPECT_THAT(run.out, HasSubstr(stream));
    }
    EXPECT_EQ(run.err, "");
}

struct Planted {
    std::string fault;
    int stones;  ///< at most so many in a counterexample

    friend std::ostream& operator<<(std::ostream& out, const Planted& planted) {
        return out << planted.fault;
    }
};

class PlantedFault : public ::testing::TestWithParam<Planted> {};

TEST_P(PlantedFault, IsFoundReducedAndExplainedByTheDefaultPlan) {
    const auto& [fault, stones] = GetParam();
    const Folder folder;
    const Outcome run =
        call({"agree", "--fault", fault, "--out", folder / "one", "--threads", "1", "--findings", "3"});
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.out, HasSubstr("finding 1: "));
    EXPECT_THAT(run.out, HasSubstr("DISAGREED"));
    const auto results = nlohmann::json::parse(content(folder / "one/results.json"));
    ASSERT_FALSE(results["findings"].empty());
    for (const auto& finding : results["findings"]) {
        EXPECT_LE(finding["size"].get<int>(), stones) << finding["case"].get<std::string>();
        EXPECT_TRUE(finding["complete"].get<bool>());
        EXPECT_FALSE(finding["explanation"].empty());
        EXPECT_NE(finding["trail_note"].get<std::string>(), "");
        EXPECT_THAT(finding["replay"].get<std::string>(), HasSubstr("--fault " + fault));
    }
    EXPECT_EQ(results["findings"][0]["field"], "answer");

    // The replay line shows the disagreement again, and the reduced case shows it as well.
    std::istringstream words(results["findings"][0]["replay"].get<std::string>());
    std::vector<std::string> replay;
    for (std::string word; words >> word;) replay.push_back(word);
    ASSERT_EQ(replay.front(), "daejo");
    replay.erase(replay.begin());
    EXPECT_EQ(call(replay).code, 1);
    const std::string reduced = folder / "one/findings/finding-01.case";
    EXPECT_EQ(call({"check", reduced}).code, 0);
    EXPECT_EQ(call({"check", reduced, "--fault", fault}).code, 1);

    const Outcome two =
        call({"agree", "--fault", fault, "--out", folder / "two", "--threads", "2", "--findings", "3"});
    EXPECT_EQ(two.code, 1);
    EXPECT_EQ(content(folder / "one/results.json"), content(folder / "two/results.json"));
}

INSTANTIATE_TEST_SUITE_P(
    All, PlantedFault,
    ::testing::Values(Planted{"no-recursion", 12}, Planted{"depth-cap-1", 12}, Planted{"depth-cap-2", 30},
                      Planted{"depth-cap-3", 30}, Planted{"depth-cap-4", 30},
                      Planted{"one-line-double-four-once", 12}, Planted{"wall-is-empty", 12},
                      Planted{"rows-wrap", 12}, Planted{"five-priority-dropped", 12},
                      Planted{"straight-four-ends-unseen", 12}, Planted{"one-completion-decides", 12}),
    [](const auto& chosen) {
        std::string name = chosen.param.fault;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

TEST(AgreeCommand, NestAloneFindsEveryCapOfTheDepth) {
    for (const char* fault : {"depth-cap-1", "depth-cap-2", "depth-cap-3", "depth-cap-4"}) {
        const Outcome run =
            call({"agree", "--generator", "nest", "--boards", "1500", "--fault", fault, "--findings", "1"});
        EXPECT_EQ(run.code, 1) << fault << run.err;
        EXPECT_THAT(run.out, HasSubstr("finding 1: ")) << fault;
    }
}

TEST(AgreeCommand, NamedJudgesOnlyTheFirstBeingTheOracle) {
    const Outcome run = call({"agree", "--generator", "dense", "--boards", "64", "--only", "fast,scanner"});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("scanner 1 against fast 2"));
    for (const char* wrong : {"fast", "fast,fast", "fast,nobody", ""}) {
        const Outcome refused = call({"agree", "--boards", "64", "--only", wrong});
        EXPECT_EQ(refused.code, 64) << wrong;
        EXPECT_THAT(refused.err, HasSubstr("out of reference, scanner, fast"));
    }
    const Outcome broken = call({"agree", "--generator", "uniform", "--boards", "256", "--only",
                                 "fast,scanner", "--fault", "rows-wrap", "--findings", "1"});
    EXPECT_EQ(broken.code, 1);
    EXPECT_THAT(broken.out, HasSubstr("--fault rows-wrap --only fast,scanner\n"));
}

TEST(AgreeCommand, BoardsThatAJudgeSkipsAreNotAgreement) {
    const Outcome run =
        call({"agree", "--generator", "uniform:size=19", "--boards", "64", "--only", "reference,fast"});
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.out, HasSubstr("nothing was compared"));
    EXPECT_EQ(call({"agree", "--generator", "uniform:size=19", "--boards", "64"}).code, 0);
    const Outcome replayed = call({"replay", "renju", "--generator", "uniform:size=19", "--index", "3"});
    EXPECT_EQ(replayed.code, 0);
    EXPECT_THAT(replayed.out, HasSubstr("fast: skips: a board larger than 15x15"));
}

TEST(AgreeCommand, TellsWhereTheTimeWent) {
    const Outcome run = call({"agree", "--generator", "dense", "--boards", "640", "--profile"});
    EXPECT_EQ(run.code, 0);
    for (const char* stage :
         {"generate", "judge reference", "judge scanner", "judge fast", "compare", "tally", "idle"}) {
        EXPECT_THAT(run.out, HasSubstr(std::string("\n") + stage + " "));
    }
    EXPECT_THAT(call({"agree", "--generator", "dense", "--boards", "64"}).out, Not(HasSubstr("idle")));
}

// Boards of all sizes: a reduction meets other disagreements on boards of another size than its result's.
TEST(AgreeCommand, ReducesWhatDiffersFromBoardToBoard) {
    for (const char* fault : {"wall-is-empty", "rows-wrap"}) {
        const Outcome run = call(
            {"agree", "--generator", "uniform", "--boards", "64", "--fault", fault, "--findings", "200"});
        EXPECT_EQ(run.code, 1) << run.err;
    }
}

TEST(AgreeCommand, KilledHalfWayItGoesOnAndComesToTheSameResult) {
    const Folder folder;
    const std::vector<std::string> words{"agree", "--generator", "playout", "--boards",
                                         "24000", "--threads",   "2",       "--out"};
    auto with = [&](const std::string& name) {
        auto all = words;
        all.push_back(folder / name);
        return all;
    };
    for (const int signal : {SIGKILL, SIGINT}) {
        auto child = begin_daejo(with("killed"));
        for (int tries = 0; tries < 600 && content(folder / "killed/rows.jsonl").empty(); ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        ::kill(child.id(), signal);
        child.wait();
        if (signal == SIGINT && child.exit_code() != 0) {
            EXPECT_EQ(child.exit_code(), 2);
        }
    }
    EXPECT_EQ(call(with("killed")).code, 0);
    EXPECT_EQ(call(with("whole")).code, 0);
    EXPECT_EQ(content(folder / "killed/results.json"), content(folder / "whole/results.json"));
}

TEST(AgreeCommand, RefusesWhatItCannotDo) {
    const Folder folder;
    const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
        {{"agree", "chess"}, "domain"},
        {{"agree", "--generator", "dense:blak=0.3"}, "blak"},
        {{"agree", "--generator", "dens"}, "dens"},
        {{"agree", "--seed", "-1"}, "whole number"},
        {{"agree", "--boards", "0"}, "whole number"},
        {{"agree", "--boards", "1e3"}, "whole number"},
        {{"agree", "--threads", "0"}, "whole number"},
        {{"agree", "--time", "ten"}, "time"},
        {{"agree", "--reading", "recursion=deep"}, "recursion=full"},
        {{"agree", "--reading", "recursion=cap=0"}, "cap"},
        {{"agree", "--fault", "nonsense"}, "no-recursion"},
        {{"agree", "--minimum", "five"}, "LABEL=N"},
        {{"agree", "--minimum", "sixes=4"}, "double-four"},
        {{"agree", "--gen", "dense"}, "--gen"},
        {{"agree", "--out", "/dev/null/x"}, "folder"},
        {{"agree", "--generator", "file:" + folder / "none"}, "none"},
        {{"nonsense"}, "agree"},
    };
    for (const auto& [words, told] : wrong) {
        const Outcome run = call(words);
        EXPECT_EQ(run.code, 64) << words.back();
        EXPECT_THAT(run.err, HasSubstr(told));
        EXPECT_EQ(run.out, "");
    }
}

TEST(AgreeCommand, AMinimumThatIsNotMetIsUnfinished) {
    const Outcome run =
        call({"agree", "--generator", "dense:black=0,white=0", "--boards", "10", "--minimum", "five=1"});
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.out, HasSubstr("TOO FEW"));
}

TEST(AgreeCommand, AFullDiskIsAnErrorAndNotSilence) {
    EXPECT_EQ(
        program("sh", {"-c", DAEJO_BINARY_DIR "/daejo agree --generator dense --boards 5 > /dev/full"}).code,
        70);
}

// The file of rows must not take the number of a stream that is closed.
TEST(AgreeCommand, MessagesDoNotGoIntoTheResultsWhenAStreamIsClosed) {
    const Folder folder;
    const std::string words = " agree --generator dense --boards 16 --fault no-recursion --out ";
    for (const std::string closed : {"2>&-", ">&-", "<&- >&- 2>&-"}) {
        const std::string run = DAEJO_BINARY_DIR "/daejo" + words + (folder / "results");
        std::string without = run;
        without.append(" ").append(closed);
        program("sh", {"-c", without});
        EXPECT_EQ(program("sh", {"-c", run}).code, 1) << closed;
        std::filesystem::remove_all(folder / "results");
    }
}

TEST(AgreeCommand, EveryReadingAgrees) {
    for (const char* reading : {"five-at-completion=counts", "five-at-completion=ignored", "clauses=separate",
                                "recursion=cap=1", "recursion=cap=2", "recursion=none"}) {
        const Outcome run = call({"agree", "--boards", "300", "--reading", reading});
        EXPECT_EQ(run.code, 0) << reading << run.out;
    }
}

}  // namespace
