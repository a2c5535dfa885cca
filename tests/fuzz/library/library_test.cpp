// The library against the judges it stands for, and every way its C interface can be misused.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "corpus/renju/collected_case.h"
#include "fast/renju/judge.h"
#include "fuzz/library/daejo.h"
#include "fuzz/library/daejo.hpp"
#include "reference/jk/judge.h"

using namespace daejo;
using namespace corpus::renju;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

std::string taken(char* text) {
    if (text == nullptr) return "NULL: " + std::string(daejo_last_error());
    std::string copy = text;
    daejo_free(text);
    return copy;
}

TEST(Library, BoardsOfEverySizeAsTheScannerJudgesThem) {
    int larger = 0;
    for (const auto& collected : own_cases()) {
        larger += collected.position.size() > 15;
        FoulMap expected;
        fast::renju::judge(collected.position, {}, expected);
        FoulMap map;
        library::foul_map(collected.position, {}, map);
        EXPECT_EQ(library::counted_foul_map(collected.position), expected) << collected.id;
        for (int i = 0; i < collected.position.points(); ++i) {
            const Point p = collected.position.point(i);
            ASSERT_EQ(map[p].answer, expected[p].answer) << collected.id;
        }
        EXPECT_EQ(library::judge_point(collected.position, collected.point), expected[collected.point]);
        const std::string why = library::explain(collected.position, collected.point);
        EXPECT_THAT(why, StartsWith(to_text(collected.point) + ": "));
        EXPECT_THAT(why, HasSubstr("[R"));
    }
    EXPECT_GT(larger, 3);
}

TEST(Library, APointOffTheBoardIsAnError) {
    EXPECT_THROW(library::judge_point(Position(9), {9, 0}), corpus::InputError);
    EXPECT_THROW(library::explain(Position(9), {0, -1}), corpus::InputError);
}

TEST(Library, JkRecordsAsValuesAndAsJson) {
    const auto games = corpus::jk::read_games("size 3x3\nb2 b1 E E\n", "test");
    const auto& game = games.front().value.game;
    corpus::jk::Verdict expected;
    reference::jk::judge(game, {}, expected);
    EXPECT_EQ(library::jk_verdict(game), expected);
    std::istringstream lines(library::jk_records(game));
    std::vector<nlohmann::json> records;
    for (std::string line; std::getline(lines, line);) records.push_back(nlohmann::json::parse(line));
    ASSERT_EQ(records.size(), 4u);
    EXPECT_EQ(records[0]["move"], "b2");
    EXPECT_EQ(records[3]["end"]["clause"], "4.3 EE");
}

const std::string nine(81, '.');

TEST(CInterface, TellsItsVersions) {
    EXPECT_EQ(daejo_abi_version(), DAEJO_ABI_VERSION);
    EXPECT_EQ(daejo_version(), library::version());
}

TEST(CInterface, MapsOfLinesAndCells) {
    for (const auto& collected : own_cases()) {
        const std::string board = write_board_line(collected.position);
        FoulMap expected;
        fast::renju::judge(collected.position, {}, expected);
        std::string line;
        append_map_line(collected.position, expected, line);
        std::string map(board.size() + 1, '#');
        ASSERT_EQ(daejo_foul_map(nullptr, board.c_str(), map.data(), map.size()), DAEJO_OK)
            << daejo_last_error();
        EXPECT_EQ(map.c_str(), line) << collected.id;

        std::vector<unsigned char> cells(board.size());
        std::memcpy(cells.data(), collected.position.cells().data(), cells.size());
        std::vector<unsigned char> answers(board.size(), 99);
        ASSERT_EQ(daejo_foul_cells(nullptr, collected.position.size(), cells.data(), answers.data()),
                  DAEJO_OK);
        for (int i = 0; i < collected.position.points(); ++i) {
            EXPECT_EQ(answers[static_cast<std::size_t>(i)],
                      static_cast<unsigned>(expected[collected.position.point(i)].answer));
        }
    }
}

TEST(CInterface, PointsUnderReadings) {
    int readings_used = 0;
    for (const auto& collected : own_cases()) {
        const std::string board = write_board_line(collected.position);
        for (const auto& expected : collected.expected) {
            std::string words = to_text(expected.readings);
            if (words == "default") words.clear();
            readings_used += !words.empty();
            daejo_readings* readings = daejo_readings_new(words.c_str());
            ASSERT_NE(readings, nullptr) << daejo_last_error();
            daejo_point_verdict verdict{};
            ASSERT_EQ(daejo_judge_point(readings, board.c_str(), to_text(collected.point).c_str(), &verdict),
                      DAEJO_OK);
            EXPECT_EQ(verdict.answer, static_cast<int>(expected.answer)) << collected.id << " " << words;
            EXPECT_EQ(verdict.threes, expected.threes.value_or(verdict.threes)) << collected.id;
            daejo_readings_free(readings);
        }
    }
    EXPECT_GT(readings_used, 50);
}

TEST(CInterface, ExplanationsAndRecords) {
    EXPECT_EQ(taken(daejo_explain(nullptr, nine.c_str(), "e5")), library::explain(Position(9), {4, 4}));
    EXPECT_THAT(taken(daejo_jk_records("size 2x2\nb1 E E", nullptr)), HasSubstr("\"4.3 EE\""));
    const char* barred = "size 2x2\nrules jk first-pass=allowed\nP";
    EXPECT_THAT(taken(daejo_jk_records(barred, nullptr)), HasSubstr("\"accepted\""));
    EXPECT_THAT(taken(daejo_jk_records(barred, "jk")), HasSubstr("\"rejected\""));
}

TEST(CInterface, WhatCannotBeReadIsSaid) {
    EXPECT_EQ(daejo_readings_new("recursion=deep"), nullptr);
    EXPECT_THAT(daejo_last_error(), AllOf(HasSubstr("deep"), HasSubstr("expected")));

    std::string map(82, '#');
    daejo_point_verdict verdict{};
    const auto error_of = [](int status) {
        EXPECT_EQ(status, DAEJO_BAD_INPUT);
        return std::string(daejo_last_error());
    };
    EXPECT_THAT(error_of(daejo_foul_map(nullptr, nullptr, map.data(), 82)), HasSubstr("NULL for board"));
    EXPECT_THAT(error_of(daejo_foul_map(nullptr, nine.c_str(), nullptr, 82)), HasSubstr("NULL for map"));
    EXPECT_THAT(error_of(daejo_foul_map(nullptr, nine.c_str(), map.data(), 81)), HasSubstr("82 or more"));
    EXPECT_EQ(map, std::string(82, '#'));
    EXPECT_THAT(error_of(daejo_foul_map(nullptr, "", map.data(), 82)), HasSubstr("expected"));
    EXPECT_THAT(error_of(daejo_foul_map(nullptr, "....", map.data(), 82)), HasSubstr("board:1"));
    EXPECT_THAT(error_of(daejo_foul_map(nullptr, (nine.substr(1) + "?").c_str(), map.data(), 82)),
                HasSubstr("board:1:81"));
    EXPECT_THAT(error_of(daejo_judge_point(nullptr, nine.c_str(), "k1", &verdict)), HasSubstr("k1"));
    EXPECT_THAT(error_of(daejo_judge_point(nullptr, nine.c_str(), nullptr, &verdict)),
                HasSubstr("NULL for point"));
    EXPECT_THAT(error_of(daejo_judge_point(nullptr, nine.c_str(), "a1", nullptr)),
                HasSubstr("NULL for verdict"));

    std::vector<unsigned char> cells(81, 0);
    std::vector<unsigned char> answers(81, 0);
    cells[80] = 3;
    EXPECT_THAT(error_of(daejo_foul_cells(nullptr, 9, cells.data(), answers.data())),
                HasSubstr("cell 80 is 3"));
    EXPECT_THAT(error_of(daejo_foul_cells(nullptr, 4, cells.data(), answers.data())), HasSubstr("5 to 19"));
    EXPECT_THAT(error_of(daejo_foul_cells(nullptr, 20, cells.data(), answers.data())), HasSubstr("size 20"));
    EXPECT_THAT(error_of(daejo_foul_cells(nullptr, 9, nullptr, answers.data())), HasSubstr("NULL"));
    EXPECT_THAT(error_of(daejo_foul_cells(nullptr, 9, cells.data(), nullptr)), HasSubstr("NULL"));

    EXPECT_THAT(taken(daejo_explain(nullptr, "....", "a1")), HasSubstr("NULL: board:1"));
    EXPECT_THAT(taken(daejo_jk_records(nullptr, nullptr)), HasSubstr("NULL for game"));
    EXPECT_THAT(taken(daejo_jk_records("", nullptr)), HasSubstr("NULL: game"));
    EXPECT_THAT(taken(daejo_jk_records("size 2x2\nb1 z9", nullptr)), HasSubstr("game:2:4"));
    EXPECT_THAT(taken(daejo_jk_records("game a\nsize 2x2\nE\ngame b\nsize 2x2\nE\n", nullptr)),
                HasSubstr("2 games"));
    EXPECT_THAT(taken(daejo_jk_records("size 2x2\nE", "nonsense")), HasSubstr("nonsense"));
    daejo_free(nullptr);
    daejo_readings_free(nullptr);
}

TEST(CInterface, ErrorsBelongToTheirThread) {
    EXPECT_EQ(daejo_readings_new("here=1"), nullptr);
    std::thread([] {
        EXPECT_STREQ(daejo_last_error(), "");
        EXPECT_EQ(daejo_readings_new("there=1"), nullptr);
    }).join();
    EXPECT_THAT(daejo_last_error(), HasSubstr("here"));
}

}  // namespace
