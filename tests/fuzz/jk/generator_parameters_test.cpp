// Specifications of JK generators, and that a case depends on specification, seed and index only.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "fuzz/jk/generators/generators.h"

namespace daejo::fuzz::jk {
namespace {

using corpus::jk::Game;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::SizeIs;

std::string parameters_of(const std::string& spec) {
    return make_generator(spec)->info().parameters;
}

std::string error_of(const std::string& spec) {
    try {
        make_generator(spec);
    } catch (const corpus::InputError& error) {
        return error.what();
    }
    return "no error";
}

Game game_of(const std::string& spec, std::uint64_t seed, std::uint64_t index) {
    Game game;
    make_generator(spec)->generate(seed, index, game);
    return game;
}

std::string text_of(const Game& game) {
    return corpus::jk::write_game(game, nullptr, "");
}

TEST(JkGeneratorParameters, CanonicalForm) {
    EXPECT_EQ(parameters_of("random"), "moves=190,size=drawn,pass=0.035,komi=on");
    EXPECT_EQ(parameters_of("random:size=5x04,moves=09"), "moves=9,size=5x4,pass=0.035,komi=on");
    EXPECT_EQ(parameters_of("ko"), "shape=any,moves=40,combine=0.3,komi=on");
    EXPECT_EQ(parameters_of("ko:pinwheel,combine=0,komi=off"), "shape=pinwheel,moves=40,combine=0,komi=off");
    EXPECT_EQ(parameters_of("positions"), "size=3x3");
    EXPECT_EQ(parameters_of("positions:1x9"), "size=1x9");
}

TEST(JkGeneratorParameters, WrongOnesAreNamed) {
    EXPECT_THAT(error_of("rando"), HasSubstr("random, ko, file, positions"));
    EXPECT_THAT(error_of("random:move=3"),
                AllOf(HasSubstr("move=3"), HasSubstr("moves="), HasSubstr("komi=")));
    EXPECT_THAT(error_of("random:5x4"), HasSubstr("a parameter of random"));
    for (const std::string size : {"", "0x4", "20x4", "5", "x", "5x4x3", "any"}) {
        EXPECT_THAT(error_of("random:size=" + size), HasSubstr("drawn or CxR")) << size;
    }
    EXPECT_THAT(error_of("random:komi=1"), HasSubstr("on or off"));
    EXPECT_THAT(error_of("ko:double"), AllOf(HasSubstr("double-ko-seki"), HasSubstr("eternal-life")));
    EXPECT_THAT(error_of("positions:2x5"), HasSubstr("at most 9 points"));
    EXPECT_THAT(error_of("file"), HasSubstr("path= with the path of a file"));
    EXPECT_THAT(error_of("file:/no/such/file"), HasSubstr("/no/such/file"));
    EXPECT_THAT(error_of("file:/no/such/file,sgf-pass=x"), HasSubstr("infer, ending or normal"));
}

TEST(JkGeneratorParameters, HelpNamesEveryParameter) {
    const auto help = generator_help();
    ASSERT_THAT(help, SizeIs(4));
    for (const GeneratorHelp& one : help) {
        EXPECT_NE(one.description, "");
        EXPECT_FALSE(one.parameters.empty()) << one.name;
        for (const ParameterHelp& parameter : one.parameters) {
            EXPECT_NE(parameter.range, "") << one.name << " " << parameter.name;
            EXPECT_NE(parameter.meaning, "") << one.name << " " << parameter.name;
        }
    }
}

TEST(JkGenerators, CasesDependOnSeedAndIndexOnly) {
    for (const std::string spec : {"random", "ko", "random:size=7x2", "ko:triple-ko,combine=1"}) {
        const auto generator = make_generator(spec);
        Game used;
        for (const std::uint64_t index : {5u, 0u, 77u}) {
            generator->generate(3, index, used);
            EXPECT_EQ(used, game_of(spec, 3, index)) << spec;
        }
        std::set<std::string> different;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            for (std::uint64_t index = 0; index < 20; ++index) {
                different.insert(text_of(game_of(spec, seed, index)));
            }
        }
        EXPECT_GT(different.size(), 55u) << spec;
    }
}

TEST(JkGenerators, StreamsDoNotChangeWithoutANewVersion) {
    EXPECT_EQ(text_of(game_of("random:size=2x2,moves=8,komi=off", 1, 0)), "size 2x2\nb2 a2 b1 a1 b2 b1 b2\n");
    EXPECT_EQ(text_of(game_of("ko:single-ko,moves=8,combine=0", 1, 0)), "size 2x4\na2 a1 a4 b2 b3 a3 E\n");
}

TEST(JkGenerators, ParametersAreObeyed) {
    for (std::uint64_t index = 0; index < 200; ++index) {
        const Game game = game_of("random:size=4x7,moves=30,komi=off", 1, index);
        EXPECT_EQ(game.size, (corpus::jk::Size{4, 7}));
        EXPECT_EQ(game.komi, 0);
        EXPECT_LE(game.actions.size(), 33u);
        const Game ko = game_of("ko:moves=10", 1, index);
        EXPECT_LE(ko.size.columns, 9);
        EXPECT_LE(ko.size.rows, 9);
        EXPECT_EQ(ko.komi % 50, 0);
    }
}

}  // namespace
}  // namespace daejo::fuzz::jk
