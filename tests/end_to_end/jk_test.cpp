#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "program.h"

using namespace daejo::end_to_end;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

const std::string ko = "size 3x3\nc3 b3 b2 a2 a3 P P E E\n";

TEST(JkCommands, HelpTellsTheDomain) {
    for (const char* command : {"agree", "judge", "explain", "replay", "reduce", "exhaust", "claims"}) {
        const Outcome help = call({command, "jk", "--help"});
        EXPECT_EQ(help.code, 0) << help.err;
        EXPECT_THAT(help.out, StartsWith(std::string("usage: daejo ") + command));
    }
    EXPECT_THAT(call({"readings", "--help"}).out, StartsWith("usage: daejo readings"));
}

TEST(JkCommands, JudgePrintsATableBoardsAndJson) {
    const Outcome table = call({"judge", "jk"}, ko);
    EXPECT_EQ(table.code, 0) << table.err;
    EXPECT_THAT(table.out, HasSubstr("rejected; 2.7.2"));
    EXPECT_THAT(table.out, HasSubstr("ended by 4.3 EE: Black wins"));
    EXPECT_EQ(call({"judge", "jk", "--strict"}, ko).code, 1);
    EXPECT_EQ(call({"judge", "jk", "--strict"}, "size 3x3\nb2 E E\n").code, 0);
    EXPECT_THAT(call({"judge", "jk", "--board"}, ko).out, HasSubstr("3 X . X\n2 O X .\n1 . . .\n  a b c"));
    EXPECT_THAT(call({"judge", "jk", "--summary"}, ko).out, HasSubstr("the judges part in 0 games"));
    const std::string json = call({"judge", "jk", "--json"}, ko).out;
    const auto last = nlohmann::json::parse(json.substr(json.rfind('\n', json.size() - 2) + 1));
    EXPECT_EQ(last["end"]["clause"], "4.3 EE");
    EXPECT_EQ(last["end"]["difference"], 3.0);
}

TEST(JkCommands, RulesComeFromTheFileOrTheCommandLine) {
    const std::string named = "rules jk first-pass=allowed\nsize 2x2\nP\n";
    EXPECT_THAT(call({"judge", "jk"}, named).out, Not(HasSubstr("rejected")));
    const Outcome other = call({"judge", "jk", "--rules", "natural"}, named);
    EXPECT_THAT(other.out, HasSubstr("rejected"));
    EXPECT_THAT(other.err, HasSubstr("natural"));
}

TEST(JkCommands, ExplainNamesTheClause) {
    const Outcome text = call({"explain", "jk", "7"}, ko);
    EXPECT_EQ(text.code, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("2.7.2"));
    EXPECT_THAT(text.out, HasSubstr("just after P"));
    EXPECT_THAT(call({"explain", "jk", "last"}, ko).out, HasSubstr("difference 3"));
    const auto json = nlohmann::json::parse(call({"explain", "jk", "5", "--json"}, ko).out);
    EXPECT_EQ(json["record"]["class"], "C");
    EXPECT_EQ(json["explanation"]["kind"], "C");
}

TEST(JkCommands, ReplayReduceAdoptAndCheckWorkTogether) {
    const Folder folder;
    const Outcome replay =
        call({"replay", "jk", "--generator", "random", "--index", "3", "--fault", "komi-ignored"});
    EXPECT_TRUE(replay.code == 0 || replay.code == 1) << replay.err;
    const std::string game = folder.write("game", "size 3x1\nb1 E E\n");
    const std::string out = folder / "out";
    const Outcome reduced = call({"reduce", "jk", game, "--fault", "no-closing-stone", "--out", out});
    EXPECT_EQ(reduced.code, 1) << reduced.err;
    EXPECT_THAT(reduced.out, HasSubstr("closing-stone"));
    const std::string finding = out + "/finding-01.case";
    EXPECT_EQ(call({"check", "jk", finding}).code, 0);
    EXPECT_EQ(call({"check", "jk", finding, "--fault", "no-closing-stone"}).code, 1);
    const std::string target = folder / "adopted.txt";
    const Outcome adopted = call({"adopt", "jk", finding, "--id", "found", "--note", "why", "--to", target});
    EXPECT_EQ(adopted.code, 0) << adopted.err;
    EXPECT_EQ(call({"check", "jk", target}).code, 0);
    EXPECT_EQ(call({"adopt", "jk", finding, "--id", "found", "--note", "why", "--to", target}).code, 64);
    EXPECT_THAT(call({"check", "jk"}).out, HasSubstr(", 0 failed"));
}

TEST(JkCommands, ExhaustCountsGamesAndPositions) {
    const Outcome run =
        call({"exhaust", "jk", "--board", "2x2", "--depth", "6", "--board", "2x1", "--depth", "14"});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("legal positions of the board: 57"));
    EXPECT_THAT(run.out, HasSubstr("no difference"));
}

TEST(JkCommands, BadInputIsNamedAndGives64) {
    const auto refused = [](const std::vector<std::string>& words, const std::string& input,
                            const std::string& part) {
        const Outcome run = call(words, input);
        EXPECT_EQ(run.code, 64) << run.out;
        EXPECT_THAT(run.err, HasSubstr(part));
    };
    refused({"judge", "jk"}, "", "empty file");
    refused({"judge", "jk"}, "size 3x3\nb2 i1\n", "standard input:2:4");
    refused({"judge", "jk"}, "b2\n", "size 9x9");
    refused({"judge", "jk"}, "rules go\nsize 3x3\n", "draft-12.6");
    refused({"judge", "jk", "--reading", "ko=soft"}, ko, "strict, literal");
    refused({"judge", "jk", "--rules", "chinese"}, ko, "natural");
    refused({"judge", "jk"}, std::string("size\0\1", 6), "binary");
    refused({"judge", "jk"}, "(;GM[1]SZ[9];B[aa]", "close the game");
    refused({"judge", "jk"}, "(;GM[1]SZ[9]AB[aa];W[bb])", "not a JK game");
    refused({"judge", "jk", "--sgf-pass", "all"}, ko, "infer");
    refused({"judge", "jk", "/nowhere/at/all"}, "", "/nowhere/at/all");
    refused({"exhaust", "jk", "--board", "2x2"}, "", "a depth for each board");
    refused({"explain", "jk", "99"}, ko, "from 1 to 9");
    refused({"agree", "chess"}, "", "renju or jk");
}

TEST(JkCommands, AHundredThousandMovesAreJudged) {
    std::string game = "size 19x19\n";
    for (int i = 0; i < 100'000; ++i) game += i % 2 == 0 ? "a1 " : "b2 ";
    EXPECT_EQ(call({"judge", "jk", "--summary"}, game).code, 0);
}

TEST(JkCommands, AReaderThatHasEnoughIsNoError) {
    const Folder folder;
    std::string game = "size 19x19\n";
    for (int i = 0; i < 100'000; ++i) game += i % 2 == 0 ? "a1 " : "b2 ";
    const Outcome run = program(
        "sh", {"-c", DAEJO_BINARY_DIR "/daejo judge jk " + folder.write("long", game) + " | head -n 1"});
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.out, HasSubstr("19x19"));
    EXPECT_EQ(run.err, "");
}

TEST(JkCommands, AgreeGivesTheSameReportWithOneAndTwoThreads) {
    const Folder one;
    const Folder two;
    EXPECT_EQ(call({"agree", "jk", "--games", "400", "--threads", "1", "--out", one / "o"}).code, 0);
    EXPECT_EQ(call({"agree", "jk", "--games", "400", "--threads", "2", "--out", two / "o"}).code, 0);
    EXPECT_EQ(content(one / "o/results.json"), content(two / "o/results.json"));
}

}  // namespace
