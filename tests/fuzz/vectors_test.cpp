// The committed vectors: up to date, and every answer given by every built-in judge, read as a stranger
// would.

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "corpus/jk/game_text.h"
#include "corpus/renju/board_line.h"
#include "corpus/renju/point_text.h"
#include "fuzz/jk/domain.h"
#include "fuzz/jk/vectors.h"
#include "fuzz/library/jk_record_json.h"
#include "fuzz/renju/domain.h"
#include "fuzz/renju/vectors.h"

using namespace daejo;
using nlohmann::json;

namespace {

std::string content(const std::string& name) {
    std::ifstream file(std::string(DAEJO_SOURCE_DIR "/corpus/vectors/") + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

template <class D>
std::vector<std::unique_ptr<fuzz::Judge<D>>> judges() {
    std::vector<std::unique_ptr<fuzz::Judge<D>>> made;
    for (const auto& maker : D::judges("none")) made.push_back(maker.make());
    return made;
}

TEST(Vectors, TheCommittedOnesAreUpToDate) {
    EXPECT_TRUE(content("renju.json") == fuzz::renju::vectors())
        << "./daejo vectors renju > corpus/vectors/renju.json";
    EXPECT_TRUE(content("jk.json") == fuzz::jk::vectors()) << "./daejo vectors jk > corpus/vectors/jk.json";
}

TEST(Vectors, EveryRenjuAnswerIsEveryJudges) {
    const json file = json::parse(content("renju.json"));
    EXPECT_EQ(file["schema"], "daejo-vectors-renju-1");
    std::size_t asked = 0;
    for (const json& group : file["groups"]) {
        std::vector<std::string> words;
        if (group["readings"] != "default") {
            std::istringstream text(group["readings"].get<std::string>());
            for (std::string word; text >> word;) words.push_back(word);
        }
        const auto readings = fuzz::Renju::parse_rules(words);
        for (const json& test : group["tests"]) {
            corpus::renju::Position position;
            read_board_line(test["board"].get<std::string>(), {}, position);
            ASSERT_EQ(position.size(), test["size"].get<int>());
            const auto point = corpus::renju::parse_point(test["point"].get<std::string>(), position.size());
            for (const auto& judge : judges<fuzz::Renju>()) {
                fuzz::Reply<corpus::renju::FoulMap> reply;
                judge->judge(readings, {&position, 1}, {&reply, 1});
                if (reply.kind == fuzz::Reply<corpus::renju::FoulMap>::Kind::skip) continue;
                const auto& given = reply.verdict[point];
                const json& expected = test["expected"];
                EXPECT_EQ(expected["answer"], to_text(given.answer)) << test["id"];
                EXPECT_EQ(expected.value("threes", int{given.threes}), given.threes) << test["id"];
                EXPECT_EQ(expected.value("real", int{given.real}), given.real) << test["id"];
                EXPECT_EQ(expected.value("depth", int{given.depth}), given.depth) << test["id"];
            }
            ++asked;
        }
    }
    EXPECT_EQ(asked, file["tests"].get<std::size_t>());
    EXPECT_GT(asked, 500u);
}

TEST(Vectors, EveryJkRecordIsEveryJudges) {
    const json file = json::parse(content("jk.json"));
    EXPECT_EQ(file["schema"], "daejo-vectors-jk-1");
    std::size_t asked = 0;
    for (const json& group : file["groups"]) {
        const auto rules = corpus::jk::parse_rules(std::string_view(group["rules"].get<std::string>()));
        for (const json& test : group["tests"]) {
            corpus::jk::Game game;
            game.size = {test["columns"].get<int>(), test["rows"].get<int>()};
            std::ostringstream komi;
            komi << test["komi"].get<double>();
            game.komi = corpus::jk::parse_komi(komi.str());
            for (const json& action : test["actions"])
                game.actions.push_back(corpus::jk::parse_action(action.get<std::string>(), game.size));
            for (const auto& judge : judges<fuzz::Jk>()) {
                fuzz::Reply<corpus::jk::Verdict> reply;
                judge->judge(rules, {&game, 1}, {&reply, 1});
                ASSERT_EQ(reply.verdict.size(), test["expected"].size()) << test["id"];
                for (std::size_t i = 0; i < reply.verdict.size(); ++i) {
                    EXPECT_EQ(json::parse(fuzz::jk::record_json(game, reply.verdict, i, "")),
                              test["expected"][i])
                        << test["id"] << " " << i;
                }
            }
            ++asked;
        }
    }
    EXPECT_EQ(asked, file["tests"].get<std::size_t>());
    EXPECT_GT(asked, 150u);
}

}  // namespace
