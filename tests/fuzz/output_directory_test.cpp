#include "fuzz/output_directory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "corpus/error.h"
#include "reports/result_json.h"

using namespace daejo;

namespace {

class OutputDirectoryTest : public ::testing::Test {
  protected:
    void SetUp() override {
        folder = std::filesystem::temp_directory_path() /
                 ("daejo-output-" + std::to_string(::getpid()) + "-" +
                  ::testing::UnitTest::GetInstance()->current_test_info()->name());
        std::filesystem::remove_all(folder);
        stream.header.domain = "toy";
        stream.header.generator = "g";
        stream.header.block_size = 10;
        row.cases = 10;
        row.counters["points"] = 3;
        reports::add(row.labels["label"], 4);
        row.sightings["s → t"] = {2, 7};
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    std::vector<reports::Stream> opened() {
        std::vector<reports::Stream> streams{stream};
        const fuzz::OutputDirectory directory(folder, streams);
        return streams;
    }
    void append_text(const std::string& text) { std::ofstream(folder / "rows.jsonl", std::ios::app) << text; }

    std::filesystem::path folder;
    reports::Stream stream;
    reports::Row row;
};

TEST_F(OutputDirectoryTest, GivesBackTheRowsOfAnEarlierRun) {
    std::vector<reports::Stream> streams{stream};
    {
        fuzz::OutputDirectory directory(folder, streams);
        directory.append(reports::id(stream.header), 5, row);
        directory.append(reports::id(stream.header), 2, row);
    }
    const auto again = opened();
    ASSERT_EQ(again.front().rows.size(), 2u);
    EXPECT_EQ(again.front().rows.at(5), row);
}

TEST_F(OutputDirectoryTest, AHalfWrittenLastLineIsDroppedAndOverwritten) {
    std::vector<reports::Stream> streams{stream};
    {
        fuzz::OutputDirectory directory(folder, streams);
        directory.append(reports::id(stream.header), 1, row);
    }
    append_text("{\"id\":\"half");
    {
        std::vector<reports::Stream> resumed{stream};
        fuzz::OutputDirectory directory(folder, resumed);
        EXPECT_EQ(resumed.front().rows.size(), 1u);
        directory.append(reports::id(stream.header), 2, row);
    }
    EXPECT_EQ(opened().front().rows.size(), 2u);
}

TEST_F(OutputDirectoryTest, RefusesRowsOfAnotherCampaignAndNonsense) {
    opened();
    append_text(reports::checkpoint_row("another", 0, row) + "\n");
    EXPECT_THROW(opened(), corpus::InputError);
    std::ofstream(folder / "rows.jsonl") << "nonsense\n";
    try {
        opened();
        FAIL();
    } catch (const corpus::InputError& error) {
        EXPECT_EQ(error.place().line, 1);
    }
}

TEST_F(OutputDirectoryTest, RefusesABlockBeyondTheEndOfItsStream) {
    stream.header.cases = 25;
    opened();
    append_text(reports::checkpoint_row(reports::id(stream.header), 2, row) + "\n");
    EXPECT_EQ(opened().front().rows.size(), 1u);
    append_text(reports::checkpoint_row(reports::id(stream.header), 3, row) + "\n");
    EXPECT_THROW(opened(), corpus::InputError);
}

TEST_F(OutputDirectoryTest, TakesAwayOldFindingsAndNothingElse) {
    std::vector<reports::Stream> streams{stream};
    const fuzz::OutputDirectory directory(folder, streams);
    std::filesystem::create_directories(folder / "findings");
    std::ofstream(folder / "findings" / "finding-07.txt") << "old";
    std::ofstream(folder / "findings" / "notes.txt") << "mine";
    directory.write({});
    EXPECT_FALSE(std::filesystem::exists(folder / "findings" / "finding-07.txt"));
    EXPECT_TRUE(std::filesystem::exists(folder / "findings" / "notes.txt"));
    std::filesystem::remove(folder / "findings" / "notes.txt");
    directory.write({});
    EXPECT_FALSE(std::filesystem::exists(folder / "findings"));
}

TEST_F(OutputDirectoryTest, TwoDifferentRowsForOneBlockAreAConflict) {
    opened();
    append_text(reports::checkpoint_row(reports::id(stream.header), 3, row) + "\n");
    reports::Row other = row;
    other.cases = 9;
    append_text(reports::checkpoint_row(reports::id(stream.header), 3, other) + "\n");
    EXPECT_THROW(opened(), reports::MergeConflict);
}

TEST_F(OutputDirectoryTest, RefusesAFolderInUse) {
    std::vector<reports::Stream> streams{stream};
    const fuzz::OutputDirectory holder(folder, streams);
    EXPECT_THROW(opened(), corpus::InputError);
}

TEST_F(OutputDirectoryTest, RefusesAPathThatIsNoFolder) {
    std::ofstream(folder) << "a file";
    EXPECT_THROW(opened(), corpus::InputError);
}

TEST_F(OutputDirectoryTest, WritesWholeFiles) {
    std::filesystem::create_directories(folder);
    fuzz::write_whole(folder / "a", "first");
    fuzz::write_whole(folder / "a", "second");
    std::ifstream file(folder / "a");
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_EQ(text.str(), "second");
    EXPECT_FALSE(std::filesystem::exists(folder / "a.part"));
    EXPECT_THROW(fuzz::write_whole(folder / "none" / "a", "x"), std::system_error);
    EXPECT_THROW(fuzz::write_whole("", "x"), corpus::InputError);
}

TEST_F(OutputDirectoryTest, ADeviceIsWrittenToAndNotReplaced) {
    std::filesystem::create_directories(folder);
    std::filesystem::create_symlink("/dev/full", folder / "full");
    EXPECT_THROW(fuzz::write_whole(folder / "full", "x"), std::system_error);
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "full"));
    std::filesystem::create_symlink("/dev/null", folder / "null");
    fuzz::write_whole(folder / "null", "x");
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "null"));
}

}  // namespace
