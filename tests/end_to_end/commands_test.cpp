#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "program.h"

using namespace daejo::end_to_end;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

// h8 is a double-three: two black stones beside it on the row, two below it on the h-file.
const std::string cross =
    "9 . . . . . . . . .\n8 . . . . . . . . .\n7 . . . . . . . . .\n6 . . . . . . . . .\n5 . . . . . X X . "
    ".\n"
    "4 . . . . X . . . .\n3 . . . . X . . . .\n2 . . . . . . . . .\n1 . . . . . . . . .\n  a b c d e f g h "
    "i\n";

TEST(Program, HelpAndVersion) {
    EXPECT_THAT(call({"--version"}).out, StartsWith("daejo "));
    for (const char* command : {"agree", "judge", "explain", "replay", "vectors", "reduce", "adopt", "check",
                                "referee", "convert", "generate"}) {
        EXPECT_THAT(call({"--help"}).out, HasSubstr(command));
        const Outcome help = call({command, "--help"});
        EXPECT_EQ(help.code, 0);
        EXPECT_THAT(help.out, StartsWith(std::string("usage: daejo ") + command));
    }
}

TEST(JudgeCommand, MapsLinesDiagramsAndJson) {
    const std::string line = call({"convert", "--to", "lines"}, cross).out;
    std::string map = line;
    map[4 * 9 + 4] = '3';
    for (const char* judge : {"fast", "reference"}) {
        const Outcome run = call({"judge", "renju", "--judge", judge}, line + line);
        EXPECT_EQ(run.code, 0) << run.err;
        EXPECT_EQ(run.out, map + map);
    }
    EXPECT_THAT(call({"judge", "renju"}, cross).out, HasSubstr("5 . . . . 3 X X . ."));
    const auto json = nlohmann::json::parse(call({"judge", "renju", "--format", "json"}, cross).out);
    EXPECT_EQ(json["map"].get<std::string>() + "\n", map);
    bool met = false;
    for (const auto& point : json["points"]) {
        if (point["point"] != "e5") continue;
        met = true;
        EXPECT_EQ(point["answer"], "double-three");
        EXPECT_EQ(point["real"], 2);
        EXPECT_EQ(point["depth"], 1);
    }
    EXPECT_TRUE(met);
}

TEST(JudgeCommand, HoldsAnotherJudgesMapsAgainstItsOwn) {
    const Folder folder;
    const std::string line = call({"convert", "--to", "lines"}, cross).out;
    const std::string boards = folder.write("boards", line + line);
    std::string map = call({"judge", "renju", boards}).out;
    EXPECT_EQ(call({"judge", "renju", boards, "--against", folder.write("right", map)}).code, 0);
    map[82 + 4 * 9 + 4] = '.';
    const Outcome run = call({"judge", "renju", boards, "--against", folder.write("wrong", map)});
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.out,
              boards + ":2: e5: expected double-three, given legal\n2 boards, 1 board and 1 point part\n");
    const Outcome few =
        call({"judge", "renju", boards, "--against", folder.write("short", map.substr(0, 82))});
    EXPECT_EQ(few.code, 64);
    EXPECT_THAT(few.err, HasSubstr("short:2: found the end of the maps, expected 81 characters"));
    EXPECT_EQ(call({"judge", "renju", boards, "--against", folder.write("long", map + map)}).code, 64);
    EXPECT_EQ(call({"judge", "renju", boards, "--against", folder / "none"}).code, 64);
}

TEST(JudgeCommand, TakesWhatEditorsWriteAndRefusesTheRest) {
    const std::string line(25, '.');
    EXPECT_EQ(call({"judge", "renju"}, line).out, line + "\n");
    EXPECT_EQ(call({"judge", "renju"}, line + "\r\n" + line + "\r\n").out, line + "\n" + line + "\n");
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"", "empty"},
        {line + "\n" + std::string(24, '.') + "\n", "standard input:2"},
        {line + "\n" + std::string(24, '.') + "Z\n", "standard input:2:25"},
        {std::string(5'000'000, '.') + std::string(5'000'000, '.'), "standard input:1"},
        {std::string("\0\1\2\3", 4), "standard input"},
        {line + "\n" + std::string(25, '\0') + "\n", "standard input:2:1"},
        {"once upon a time\n", "standard input"},
    };
    for (const auto& [input, told] : wrong) {
        const Outcome run = call({"judge", "renju"}, input);
        EXPECT_EQ(run.code, 64) << told;
        EXPECT_THAT(run.err, HasSubstr(told));
        EXPECT_THAT(run.err, HasSubstr("expected"));
    }
    EXPECT_EQ(call({"judge", "renju", "/nowhere"}).code, 64);
    EXPECT_EQ(call({"judge", "renju", "/"}).code, 64);
    EXPECT_EQ(call({"judge"}, line).code, 64);
    EXPECT_EQ(call({"judge", "renju", "--judge", "oracle"}, line).code, 64);
    EXPECT_EQ(call({"judge", "renju", "--format", "xml"}, line).code, 64);
}

TEST(ExplainCommand, GivesTheReasonFirstThenTheTree) {
    const Outcome run = call({"explain", "e5", "-"}, cross);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(
        run.out,
        HasSubstr("e5: double-three – threes on the row and the e-file, both can become straight fours"));
    EXPECT_THAT(run.out, HasSubstr("5 . . . "));
    const auto json = nlohmann::json::parse(call({"explain", "e5", "-", "--json"}, cross).out);
    EXPECT_EQ(json["explanation"]["kind"], "double-three");
    EXPECT_THAT(call({"explain", "a1"}, cross).out, HasSubstr("a1: legal"));
    EXPECT_THAT(call({"explain", "e4"}, cross).out, HasSubstr("e4: occupied"));
    EXPECT_EQ(call({"explain", "k5"}, cross).code, 64);
    EXPECT_EQ(call({"explain"}, cross).code, 64);
    EXPECT_EQ(call({"explain", "e5", "-", "--number", "2"}, cross).code, 64);
}

// h8's row has one completion, k8, which makes a five on the k-file as well: no completion point.
TEST(ExplainCommand, DrawsCompletionPointsAndNoOthers) {
    const std::string stones = "h9 h10 i8 j8 k7 k9 k10 k11 / f8";
    EXPECT_THAT(call({"explain", "h8"}, stones).out, HasSubstr(" 8 . . . . . O . ? X X . . . . .\n"));
    EXPECT_THAT(call({"explain", "h8", "--reading", "five-at-completion=counts"}, stones).out,
                HasSubstr(" 8 . . . . . O . ? X X c . . . .\n"));
}

TEST(ConvertCommand, GoesRoundThroughEveryForm) {
    const std::string line = call({"convert", "--to", "lines"}, cross).out;
    EXPECT_EQ(line.size(), 82u);
    for (const char* form : {"diagram", "stones", "sgf"}) {
        const Outcome there = call({"convert", "--to", form}, line);
        EXPECT_EQ(there.code, 0) << there.err;
        EXPECT_EQ(call({"convert", "--to", "lines", "--size", "9"}, there.out).out, line) << form;
    }
    EXPECT_EQ(call({"convert", "--to", "moves"}, line).code, 64);
    EXPECT_EQ(call({"convert", "--to", "lines"}, "h8 i9 g7").out,
              call({"convert", "--to", "lines"}, "H8,I9,G7").out);
    EXPECT_EQ(call({"convert", "--to", "tables"}, line).code, 64);
    EXPECT_EQ(call({"convert"}, line).code, 64);
}

TEST(ConvertCommand, NothingIsHalfWritten) {
    const Folder folder;
    const std::string line = call({"convert", "--to", "lines"}, cross).out;
    const std::string target = folder.write("target", "before");
    EXPECT_EQ(call({"convert", "--to", "diagram", "--out", target}, line + "bad\n").code, 64);
    EXPECT_EQ(content(target), "before");
    EXPECT_EQ(call({"convert", "--to", "diagram", "--out", target}, line).code, 0);
    EXPECT_EQ(content(target), cross);
    EXPECT_EQ(call({"convert", "--to", "diagram", "--out", folder / "none/x"}, line).code, 70);
    EXPECT_EQ(call({"convert", "--to", "diagram", "--out", ""}, line).code, 64);
}

TEST(CheckCommand, CountsCasesAndSeesAFault) {
    const Outcome own = call({"check"});
    EXPECT_EQ(own.code, 0) << own.out;
    EXPECT_THAT(own.out, ::testing::MatchesRegex("[0-9]+ passed, 0 failed\n"));
    const Outcome broken = call({"check", "--fault", "one-line-double-four-once"});
    EXPECT_EQ(broken.code, 1);
    EXPECT_THAT(broken.out, HasSubstr("one-line"));
    EXPECT_EQ(call({"check", "/nowhere"}).code, 64);
    EXPECT_EQ(call({"check", "/dev/null"}).code, 64);
    EXPECT_EQ(call({"check", DAEJO_SOURCE_DIR "/corpus/renju/cases"}).out, own.out);
}

TEST(ReduceAndAdopt, MakeACollectedCaseOfADisagreement) {
    const Folder folder;
    const std::string board = folder.write("board.txt",
                                           "9 . . . . . . . . .\n8 . O . . . . . X .\n7 . . . . . . . . .\n6 "
                                           ". . . . . . . . .\n5 . X . X ? X . X .\n"
                                           "4 . . . . . . . . .\n3 . O . O . . . . .\n2 . . . . . . . . .\n1 "
                                           ". . . . . . . . .\n  a b c d e f g h i\n");
    EXPECT_EQ(call({"reduce", board}).code, 0);
    const Outcome run =
        call({"reduce", board, "--fault", "one-line-double-four-once", "--out", folder / "out"});
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.out, HasSubstr("finding 1: "));
    const std::string finding = folder / "out/finding-01.case";
    const std::string target = folder / "adopted.txt";
    const std::vector<std::string> adopt{"adopt",  finding, "--id", "from-a-reduction",
                                         "--note", "why",   "--to", target};
    EXPECT_EQ(call(adopt).code, 0);
    EXPECT_THAT(call({"check", target}).out, HasSubstr("1 passed, 0 failed"));
    EXPECT_EQ(call(adopt).code, 64);  // twice
    EXPECT_EQ(call({"adopt", finding, "--id", "No Such Id", "--note", "why", "--to", folder / "b"}).code, 64);
    EXPECT_EQ(call({"adopt", board, "--id", "x", "--note", "why", "--to", folder / "b"}).code, 64);
    EXPECT_FALSE(std::filesystem::exists(folder / "b"));
}

TEST(RefereeCommand, SaysHowGamesEnd) {
    const std::string five = "h8 a1 h9 a2 h10 a3 h11 a4 h12\n";
    const Outcome run = call({"referee", "-"}, five + "h8 i9\n");
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("five at move 9 of 9, Black wins"));
    EXPECT_THAT(run.out, HasSubstr("unfinished"));
    EXPECT_THAT(run.out, HasSubstr("2 games"));
    const std::string foul = "h8 a1 i8 a3 g9 a5 g10 a7 g8\n";  // g8: threes on the row and the g-file
    EXPECT_THAT(call({"referee", "-"}, foul).out, HasSubstr("foul double-three at move 9 of 9, White wins"));
    EXPECT_THAT(call({"referee", "-", "--foul", "refused"}, foul).out, HasSubstr("refused: 9"));
    EXPECT_THAT(call({"referee", "-", "--rules", "freestyle"}, foul).out, HasSubstr("unfinished"));
    EXPECT_EQ(call({"referee", "-", "--rules", "chess"}, foul).code, 64);
    EXPECT_EQ(call({"referee", "-"}, cross).code, 64);
    EXPECT_EQ(call({"referee"}).code, 64);
}

TEST(GenerateCommand, PrintsTheBoardsThatReplayShows) {
    const Outcome run = call({"generate", "renju", "--generator", "dense", "--boards", "3", "--first", "2"});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.out.size(), 3 * 226u);
    const std::string second = run.out.substr(226, 225);
    EXPECT_THAT(call({"replay", "renju", "--generator", "dense", "--index", "3"}).out, HasSubstr(second));
    const Folder folder;
    const std::string file = folder.write("boards", run.out);
    EXPECT_EQ(call({"generate", "renju", "--generator", "file:" + file}).out, run.out);
    EXPECT_EQ(call({"generate", "renju"}).code, 64);
}

TEST(GenerateCommand, SaysWhyAFileCannotBeRead) {
    const Outcome run = call({"generate", "renju", "--generator", "file:/"});
    EXPECT_EQ(run.code, 64);
    EXPECT_THAT(run.err, HasSubstr("Is a directory"));
}

TEST(ReplayCommand, MakesACaseAgain) {
    const std::vector<std::string> words{"replay", "renju", "--generator", "dense",
                                         "--seed", "1",     "--index",     "3"};
    const Outcome run = call(words);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("all judges agree"));
    EXPECT_EQ(call(words).out, run.out);
    EXPECT_EQ(call({"replay", "renju", "--generator", "dense"}).code, 64);
}

}  // namespace
