// fast and reference never see each other: no include, no symbol.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>

#include "program.h"

using namespace daejo::end_to_end;

namespace {

/// Lines below `folder` that include something the folder may not see.
std::vector<std::string> foreign_includes(const std::string& folder, const std::string& allowed) {
    const std::regex ours(
        "#\\s*include\\s*[<\"](?:\\.\\./)*(?:daejo/)?(corpus|reference|fast|reports|fuzz)/.*");
    const std::regex seen("#\\s*include\\s*[<\"](?:daejo/)?(" + allowed + ")/.*");
    std::vector<std::string> foreign;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(DAEJO_SOURCE_DIR "/" + folder)) {
        const auto extension = entry.path().extension();
        if (extension != ".h" && extension != ".cpp") continue;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            if (std::regex_match(line, ours) && !std::regex_match(line, seen)) {
                foreign.push_back(entry.path().string() + ": " + line);
            }
        }
    }
    return foreign;
}

TEST(Independence, FoldersIncludeOnlyWhatTheyMaySee) {
    EXPECT_THAT(foreign_includes("corpus", "corpus"), ::testing::IsEmpty());
    EXPECT_THAT(foreign_includes("reference", "corpus|reference"), ::testing::IsEmpty());
    EXPECT_THAT(foreign_includes("fast", "corpus|fast"), ::testing::IsEmpty());
    EXPECT_THAT(foreign_includes("reports", "corpus|reports"), ::testing::IsEmpty());
    EXPECT_THAT(foreign_includes("fuzz", "corpus"),
                ::testing::Not(::testing::IsEmpty()));  // the scan sees something
}

TEST(Independence, NoJudgeUsesASymbolOfTheOther) {
    for (const auto& [library, other] :
         {std::pair("fast", "daejo::reference"), std::pair("reference", "daejo::fast")}) {
        const Outcome symbols =
            program("nm", {"-C", std::string(DAEJO_BINARY_DIR "/libdaejo_") + library + ".a"});
        ASSERT_EQ(symbols.code, 0) << symbols.err;
        EXPECT_THAT(symbols.out, ::testing::HasSubstr(std::string("daejo::") + library));
        EXPECT_THAT(symbols.out, ::testing::Not(::testing::HasSubstr(other)));
    }
}

}  // namespace
