// Games of files, and which pass a pass of theirs is.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "fuzz/jk/generators/generators.h"
#include "fuzz/jk/infer_pass.h"

namespace daejo::fuzz::jk {
namespace {

using corpus::jk::Action;
using corpus::jk::Game;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::SizeIs;

std::string file_with(const std::string& name, std::string_view content) {
    const std::string folder = ::testing::TempDir() + "daejo-jk-" + std::to_string(::getpid()) + "/";
    std::filesystem::create_directories(folder);
    std::string path = folder + name;
    std::ofstream(path, std::ios::binary) << content;
    return path;
}

std::string actions_of(const std::string& spec, std::uint64_t index) {
    Game game;
    make_generator(spec)->generate(1, index, game);
    std::string text;
    for (const Action& action : game.actions) text += to_text(action) + " ";
    return text;
}

// A ko on 4x2: Black takes b1 from c1, White passes, Black passes; then both pass.
constexpr std::string_view ko_sgf =
    "(;GM[1]SZ[4:2];B[ab];W[db];B[ba];W[ca];B[];W[bb];B[cb];W[];B[];W[tt])\n"
    "(;GM[1]SZ[4]AB[aa];W[bb])\n"
    "(;GM[1]SZ[4];B[aa];B[bb])\n";

TEST(JkFileGenerator, GivesTheGamesInOrder) {
    const std::string path = file_with("two.txt", "game one\nsize 2x1\na1 E\ngame two\nsize 1x1\nE E\n");
    const auto stream = make_generator("file:" + path);
    EXPECT_EQ(stream->size(), 2u);
    EXPECT_THAT(stream->info().input, SizeIs(32));
    EXPECT_EQ(stream->info().parameters, "path=two.txt,sgf-pass=infer");
    EXPECT_FALSE(stream->info().independent);
    EXPECT_EQ(actions_of("file:" + path, 0), "a1 E ");
    EXPECT_EQ(actions_of("file:path=" + path, 1), "E E ");
}

TEST(JkFileGenerator, PassesAsAskedAndOthersSkipped) {
    const std::string path = file_with("ko.sgf", ko_sgf);
    EXPECT_EQ(make_generator("file:" + path)->size(), 1u);
    EXPECT_THAT(make_generator("file:" + path)->info().input, EndsWith(" (2 games skipped)"));
    EXPECT_EQ(actions_of("file:" + path, 0), "a1 d1 b2 c2 E b1 c1 P E E ");
    EXPECT_EQ(actions_of("file:" + path + ",sgf-pass=ending", 0), "a1 d1 b2 c2 E b1 c1 E E E ");
    EXPECT_EQ(actions_of("file:" + path + ",sgf-pass=normal", 0), "a1 d1 b2 c2 P b1 c1 P P P ");
}

TEST(JkFileGenerator, NoGameIsAnError) {
    const std::string path = file_with("setup.sgf", "(;GM[1]SZ[4]AB[aa];W[bb])\n");
    try {
        make_generator("file:" + path);
        FAIL();
    } catch (const corpus::InputError& error) {
        EXPECT_THAT(error.what(), HasSubstr("no JK game, 1 skipped"));
    }
}

TEST(JkInferPass, FollowsOneGameAfterAnother) {
    const auto choose = infer_pass();
    const auto ask = [&choose](const std::string& text) {
        return choose(corpus::jk::read_games(text, "test")[0].value.game);
    };
    const std::string ko = "size 4x2\na1 d1 b2 c2 E b1 c1 ";
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(ask("size 4x2\n"), Action::Kind::ending_pass);
        EXPECT_EQ(ask("size 4x2\na1 d1 b2 c2"), Action::Kind::ending_pass);
        EXPECT_EQ(ask(ko), Action::Kind::normal_pass);
        EXPECT_EQ(ask(ko + "a1 P P"), Action::Kind::ending_pass);
        EXPECT_EQ(ask(ko + "a1"), Action::Kind::normal_pass);
        EXPECT_EQ(ask("size 2x4\n"), Action::Kind::ending_pass);
    }
}

TEST(JkInferPass, NormalOnlyBehindACapture) {
    const auto choose = infer_pass(corpus::jk::parse_rules("jk-letter"));
    EXPECT_EQ(choose(Game{{4, 2}, 0, {}}), Action::Kind::ending_pass);
}

}  // namespace
}  // namespace daejo::fuzz::jk
