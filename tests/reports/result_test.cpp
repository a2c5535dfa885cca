#include "reports/result.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "reports/report.h"
#include "reports/result_json.h"
#include "reports/summary.h"
#include "reports/table.h"
#include "reports/write.h"

using namespace daejo::reports;

namespace {

rc::Gen<Row> any_row() {
    return rc::gen::map(
        rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(0, 1000)),
        [](const std::vector<std::uint64_t>& indices) {
            Row row;
            for (const std::uint64_t index : indices) {
                ++row.cases;
                row.counters["points"] += static_cast<std::int64_t>(index);
                const std::string name = index % 3 ? "a" : "b";
                add(row.labels[name], index);
                add(row.sightings[name], Sighting{1, index});
            }
            return row;
        });
}

RC_GTEST_PROP(Row, AddingIsTheSameInAnyOrderAndGrouping, ()) {
    const Row a = *any_row();
    const Row b = *any_row();
    const Row c = *any_row();
    Row left = a;
    add(left, b);
    add(left, c);
    Row tail = c;
    add(tail, b);
    add(tail, a);
    RC_ASSERT(left == tail);
    RC_ASSERT(row_json(left) == row_json(tail));
}

RC_GTEST_PROP(Row, CheckpointLinesReadBack, ()) {
    const Row row = *any_row();
    const CheckpointRow read = parse_checkpoint_row(checkpoint_row("id", 17, row));
    RC_ASSERT(read.row == row);
    RC_ASSERT(read.block == 17u);
    RC_ASSERT(read.campaign_id == "id");
}

TEST(Feature, KeepsTheThreeLowestIndices) {
    Feature feature;
    for (const std::uint64_t index : {9, 4, 7, 1, 8}) add(feature, index);
    EXPECT_EQ(feature.count, 5);
    EXPECT_EQ(feature.first, (std::vector<std::uint64_t>{1, 4, 7}));
}

TEST(Merge, IsTheUnionOfRows) {
    Stream a{{}, {{0, Row{1, {}, {}, {}}}, {1, Row{2, {}, {}, {}}}}};
    const Stream b{{}, {{1, Row{2, {}, {}, {}}}, {4, Row{8, {}, {}, {}}}}};
    merge(a, b);
    EXPECT_EQ(a.rows.size(), 3u);
    EXPECT_EQ(total(a).cases, 11);
    const Stream different{{}, {{4, Row{9, {}, {}, {}}}}};
    EXPECT_THROW(merge(a, different), MergeConflict);
    Stream foreign = different;
    foreign.header.seed = 5;
    EXPECT_THROW(merge(a, foreign), std::invalid_argument);
}

TEST(Header, EveryFieldDecidesTheId) {
    const Header plain;
    std::vector<Header> changed(12);
    changed[0].domain = "x";
    changed[1].generator = "x";
    changed[2].generator_version = 2;
    changed[3].parameters = "x";
    changed[4].input = "x";
    changed[5].independent = false;
    changed[6].seed = 1;
    changed[7].rules = "x";
    changed[8].judges = {"x"};
    changed[9].cases = 1;
    changed[10].block_size = 1;
    changed[11].judges = {"x", "y"};
    std::set<std::string> ids{id(plain)};
    for (const Header& header : changed) EXPECT_TRUE(ids.insert(id(header)).second);
    EXPECT_EQ(id(plain).size(), 32u);
}

Report small_report() {
    Report report;
    report.domain = "toy";
    report.case_word = "board";
    report.headline = {{"empty points asked", "points", 0}, {"near", "near", 1}, {"fives", "five", 0}};
    report.columns = {"points"};
    Stream stream;
    stream.header.generator = "dense";
    stream.header.judges = {"slow 1", "quick 2"};
    stream.header.rules = "default";
    stream.rows[0].cases = 1500;
    stream.rows[0].counters = {{"points", 180'000}, {"five", 12}};
    report.streams.push_back(stream);
    return report;
}

TEST(Report, TheRunDoesNotChangeTheDigest) {
    Report report = small_report();
    const std::string digest = digest_of(report);
    report.run.seconds = 17;
    report.run.threads = 64;
    report.run.host = "elsewhere";
    EXPECT_EQ(digest_of(report), digest);
    report.streams[0].rows[0].counters["five"] = 13;
    EXPECT_NE(digest_of(report), digest);
}

TEST(Report, SaysWhatItFound) {
    Report report = small_report();
    std::string text = terminal_text(report);
    EXPECT_NE(text.find("toy: quick 2 against slow 1, readings default, seed 0"), std::string::npos) << text;
    EXPECT_NE(text.find("180,000"), std::string::npos);
    EXPECT_NE(text.find("dense 1 in 500"), std::string::npos) << text;
    EXPECT_NE(text.find("\nagreed "), std::string::npos) << text;

    report.minimums = {{"five", 5, 4}};
    text = terminal_text(report);
    EXPECT_NE(text.find("TOO FEW"), std::string::npos);
    EXPECT_NE(text.find("\nunfinished: a label"), std::string::npos);

    report.streams[0].rows[0].sightings["sig"] = {2, 17};
    report.streams[0].rows[0].counters["disagreeing"] = 2;
    report.findings.emplace_back();
    report.findings[0].focus = "h8";
    report.findings[0].replay = "daejo replay toy --index 17";
    text = terminal_text(report);
    EXPECT_NE(text.find("DISAGREED: 1 signature met, 1 finding reduced"), std::string::npos) << text;
    EXPECT_NE(text.find("daejo replay toy --index 17"), std::string::npos);
    EXPECT_EQ(text.find("1 in 500"), std::string::npos);
    EXPECT_NE(markdown_text(report).find("```\nfinding 1: h8"), std::string::npos);
}

TEST(Report, CollectedFailuresAreDisagreements) {
    Report report = small_report();
    report.collected = Collected{10, 20, 3, {"id-1, judge quick: expected five, given legal"}};
    EXPECT_EQ(disagreements(report), 1);
    EXPECT_NE(terminal_text(report).find("NOT met: id-1"), std::string::npos);
}

TEST(Table, GroupsAndAligns) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1,000");
    EXPECT_EQ(grouped(-1234567), "-1,234,567");
    EXPECT_EQ(aligned({{"a", "bb"}, {"ccc", "d"}}), "a    bb\nccc   d\n");
    EXPECT_EQ(markdown_table({{"a", "b"}, {"1", "2"}}), "| a | b |\n|---|---:|\n| 1 | 2 |\n");
}

}  // namespace
