// Specifications of generators: defaults, canonical form, and what is said about wrong ones.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "corpus/error.h"
#include "fuzz/renju/generators/generators.h"
#include "fuzz/renju/generators/parameters.h"
#include "renju/generator_samples.h"

namespace daejo::fuzz::renju {
namespace {

using corpus::InputError;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::SizeIs;

std::string parameters_of(const std::string& spec) {
    return make_generator(spec)->info().parameters;
}

std::string error_of(const std::string& spec) {
    try {
        make_generator(spec);
    } catch (const InputError& error) {
        return error.what();
    }
    return "no error";
}

TEST(GeneratorParameters, DefaultsAreTheSeedsBoard) {
    const auto info = make_generator("dense")->info();
    EXPECT_EQ(info.name, "dense");
    EXPECT_EQ(info.parameters, "black=0.3,white=0.13,size=15,region=9x9,slide=0");
    EXPECT_EQ(info.input, "");
}

TEST(GeneratorParameters, CanonicalFormDoesNotDependOnSpelling) {
    EXPECT_EQ(parameters_of("dense:"), parameters_of("dense"));
    EXPECT_EQ(parameters_of("dense:slide=02,white=0.130000,black=0.30"),
              "black=0.3,white=0.13,size=15,region=9x9,slide=2");
    EXPECT_EQ(parameters_of("dense:black=1,white=0.0,region=all"),
              "black=1,white=0,size=15,region=all,slide=0");
    EXPECT_EQ(parameters_of("dense:black=0.000001,white=0"),
              "black=0.000001,white=0,size=15,region=9x9,slide=0");
}

TEST(GeneratorParameters, UnknownGeneratorListsAll) {
    EXPECT_THAT(error_of("densse:black=0.3"),
                AllOf(HasSubstr("densse"), HasSubstr("dense, uniform, lines, nest, playout, mutate, file")));
    EXPECT_THAT(error_of(""), HasSubstr("dense, uniform"));
}

TEST(GeneratorParameters, UnknownParameterListsAll) {
    EXPECT_THAT(error_of("dense:blak=0.3"),
                AllOf(HasSubstr("blak=0.3"), HasSubstr("black="), HasSubstr("slide=")));
    EXPECT_THAT(error_of("dense:0.3"), HasSubstr("a parameter of dense"));
    EXPECT_THAT(error_of("dense:black=0.3,"), HasSubstr("a parameter of dense"));
    EXPECT_THAT(error_of("dense:black=0.3,black=0.3"), HasSubstr("only once"));
}

TEST(GeneratorParameters, BadValueTellsTheRange) {
    for (const std::string size : {"4", "20", "-5", "x", "", "15.0", "99999999999"}) {
        EXPECT_THAT(error_of("dense:size=" + size), HasSubstr("a whole number from 5 to 19")) << size;
    }
    for (const std::string share : {"1.1", "2", "-0.1", ".3", "0.", "", "0.1234567", "1e-3", "nan", "0,3"}) {
        EXPECT_THAT(error_of("dense:white=" + share), ::testing::Not(HasSubstr("no error"))) << share;
    }
    EXPECT_THAT(error_of("dense:black=1.1"), HasSubstr("a number from 0 to 1"));
    for (const std::string region : {"", "9", "9x", "x9", "0x9", "20x9", "9x9x9", "middle"}) {
        EXPECT_THAT(error_of("lines:region=" + region), HasSubstr("all, edge, corner or WxH")) << region;
    }
    EXPECT_THAT(error_of("dense:black=0.9,white=0.2"), HasSubstr("at most 1"));
    EXPECT_THAT(error_of("uniform:black=0.9,white=0.2"), HasSubstr("at most 1"));
    EXPECT_THAT(error_of("playout:least=9,most=8"), HasSubstr("at most most="));
    EXPECT_THAT(error_of("nest:least=9,most=8"), HasSubstr("at most most="));
}

TEST(GeneratorParameters, FilesAreNamed) {
    EXPECT_THAT(error_of("file"), HasSubstr("path= with the path of a file"));
    EXPECT_THAT(error_of("file:"), HasSubstr("path= with the path of a file"));
    EXPECT_THAT(error_of("file:/no/such/file"), HasSubstr("/no/such/file"));
    EXPECT_THAT(error_of("mutate:file=/no/such/file"), HasSubstr("/no/such/file"));
    EXPECT_THAT(error_of("file:" + ::testing::TempDir()), ::testing::Not(HasSubstr("no error")));
    EXPECT_THAT(error_of("file:" + testing_samples::file_with("broken", "h8 i9 h8\n")),
                HasSubstr("daejo-generator-broken"));
}

TEST(GeneratorParameters, PathsMayHoldCommasAndNeedNoName) {
    const std::string path = testing_samples::sample_file("a,b");
    const auto named = make_generator("file:path=" + path + ",slide=1")->info();
    EXPECT_EQ(named.parameters, "path=daejo-generator-a,b.txt,region=all,slide=1");
    const std::string plain = testing_samples::sample_file("a,b,c");
    EXPECT_EQ(make_generator("file:" + plain)->info().parameters,
              "path=daejo-generator-a,b,c.txt,region=all,slide=0");
    EXPECT_EQ(make_generator("file:" + plain)->info().input, named.input);
    const std::string equals = testing_samples::sample_file("a=b");
    EXPECT_EQ(make_generator("file:path=" + equals)->info().input, named.input);
    EXPECT_THAT(error_of("file:" + equals), HasSubstr("a parameter of file: path="));
    EXPECT_THAT(named.input, SizeIs(32));
}

TEST(GeneratorParameters, HelpNamesEveryParameter) {
    const auto help = generator_help();
    ASSERT_THAT(help, SizeIs(7));
    for (const GeneratorHelp& one : help) {
        EXPECT_NE(one.description, "") << one.name;
        EXPECT_EQ(one.description.find('\n'), std::string::npos);
        std::vector<std::string> names;
        for (const ParameterHelp& parameter : one.parameters) names.push_back(parameter.name);
        EXPECT_THAT(names, ::testing::IsSupersetOf({"region", "slide"})) << one.name;
    }
}

}  // namespace
}  // namespace daejo::fuzz::renju
