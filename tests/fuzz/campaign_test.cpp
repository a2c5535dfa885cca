#include "fuzz/campaign.h"

#include <gtest/gtest.h>

#include <thread>

#include "fuzz/agree.h"
#include "reports/result_json.h"
#include "toy_domain.h"

using namespace daejo;
using toy::Sorting;

namespace {

const std::atomic<bool> go_on{false};

fuzz::StreamSpec<Sorting> spec(std::uint64_t cases, std::uint64_t block_size,
                               const std::string& fault = "none") {
    fuzz::StreamSpec<Sorting> made;
    made.generator = Sorting::make_generator("triples");
    made.generator_text = "triples";
    made.judges = Sorting::judges(fault);
    made.cases = cases;
    made.block_size = block_size;
    made.seed = 7;
    return made;
}

reports::Stream run(const fuzz::StreamSpec<Sorting>& made, int threads) {
    std::vector<reports::Stream> results{{fuzz::header(made), {}}};
    fuzz::Control control;
    control.threads = threads;
    EXPECT_TRUE(fuzz::run_campaign<Sorting>({made}, results, control));
    return results.front();
}

TEST(Campaign, CountsEveryCaseOnceWhateverTheThreads) {
    const auto made = spec(10'000, 256, "40");
    const reports::Stream one = run(made, 1);
    EXPECT_EQ(one.rows.size(), 40u);
    EXPECT_EQ(reports::total(one).cases, 10'000);
    for (const int threads : {2, 3, 8}) EXPECT_EQ(run(made, threads), one);
}

TEST(Campaign, BlockSizeChangesTheRowsButNotTheSums) {
    auto large = reports::total(run(spec(5'000, 4096, "40"), 2));
    auto small = reports::total(run(spec(5'000, 100, "40"), 2));
    EXPECT_EQ(large, small);
    EXPECT_GT(large.sightings.size(), 0u);
}

TEST(Campaign, GoesOnFromTheRowsItIsGiven) {
    const auto made = spec(5'000, 128);
    const reports::Stream whole = run(made, 2);
    std::vector<reports::Stream> half{{whole.header, {}}};
    for (const auto& [block, row] : whole.rows) {
        if (block % 3 != 1) half.front().rows.emplace(block, row);
    }
    std::set<std::uint64_t> run_now;
    fuzz::Control control;
    control.on_block = [&](std::size_t, std::uint64_t block, const reports::Row&) { run_now.insert(block); };
    EXPECT_TRUE(fuzz::run_campaign<Sorting>({made}, half, control));
    EXPECT_EQ(half.front(), whole);
    for (const std::uint64_t block : run_now) EXPECT_EQ(block % 3, 1u);
}

TEST(Campaign, StopsAtOnceAndSaysSo) {
    const std::atomic<bool> stop{true};
    const auto made = spec(1'000'000'000, 4096);
    std::vector<reports::Stream> results{{fuzz::header(made), {}}};
    fuzz::Control control;
    control.threads = 2;
    control.stop = &stop;
    EXPECT_FALSE(fuzz::run_campaign<Sorting>({made}, results, control));
    EXPECT_TRUE(results.front().rows.empty());
}

TEST(Campaign, EndsByTimeWithWholeBlocks) {
    const auto made = spec(0, 64);
    std::vector<reports::Stream> results{{fuzz::header(made), {}}};
    fuzz::Control control;
    control.threads = 2;
    control.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(30);
    EXPECT_TRUE(fuzz::run_campaign<Sorting>({made}, results, control));
    for (const auto& [block, row] : results.front().rows) EXPECT_EQ(row.cases, 64);
}

TEST(Campaign, StreamsWithoutABudgetShareTheTime) {
    const auto made = spec(0, 16);
    std::vector<reports::Stream> results{{fuzz::header(made), {}}, {fuzz::header(made), {}}};
    fuzz::Control control;
    control.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(30);
    fuzz::run_campaign<Sorting>({made, made}, results, control);
    const auto first = static_cast<int>(results[0].rows.size());
    const auto second = static_cast<int>(results[1].rows.size());
    EXPECT_LE(std::abs(first - second), 1);
}

TEST(Campaign, AnExceptionOfAJudgeComesOut) {
    struct Throwing : fuzz::Judge<Sorting> {
        void judge(const bool&, std::span<const Sorting::Case>,
                   std::span<fuzz::Reply<Sorting::Verdict>>) override {
            throw corpus::InternalError("broken");
        }
    };
    auto made = spec(10'000, 64);
    made.judges[1].make = [] { return std::make_unique<Throwing>(); };
    std::vector<reports::Stream> results{{fuzz::header(made), {}}};
    fuzz::Control control;
    control.threads = 2;
    EXPECT_THROW(fuzz::run_campaign<Sorting>({made}, results, control), corpus::InternalError);
}

// The packaged TBB is not built for the thread sanitizer; plain threads drive the block function in its
// place.
TEST(ThreadSanitizer, BlocksOnPlainThreadsShareNothing) {
    const auto made = spec(4'000, 500, "40");
    const auto header = fuzz::header(made);
    std::vector<std::optional<reports::Row>> rows(8);
    std::vector<std::thread> threads;
    threads.reserve(4);
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&, t] {
            fuzz::Observer<Sorting> observer(made.rules, made.judges);
            for (std::size_t block = static_cast<std::size_t>(t); block < rows.size(); block += 4) {
                rows[block] = fuzz::run_block(made, header.cases, block, observer, go_on);
            }
        });
    }
    for (auto& thread : threads) thread.join();
    reports::Row sum;
    for (const auto& row : rows) reports::add(sum, *row);
    EXPECT_EQ(sum, reports::total(run(made, 1)));
}

TEST(Agree, AToyDomainIsFoundFaultyAndReduced) {
    fuzz::AgreeRequest request;
    request.fault = "40";
    request.threads = 2;
    const auto report = fuzz::agree<Sorting>(request, go_on, {});
    ASSERT_FALSE(report.findings.empty());
    EXPECT_GT(reports::disagreements(report), 0);
    for (const auto& finding : report.findings) {
        if (finding.oracle == finding.subject) continue;
        // The least triple: 40 first, and the two others in an order that needs the comparison left out.
        EXPECT_EQ(finding.picture, "40 1 0") << finding.signature;
        EXPECT_TRUE(finding.complete);
        EXPECT_NE(finding.replay.find("daejo replay sorting --generator triples --seed 1 --index "),
                  std::string::npos);
    }
}

TEST(Agree, StoppedInReducingItIsInterrupted) {
    fuzz::AgreeRequest request;
    request.fault = "40";
    std::atomic<bool> stop{false};
    fuzz::Listener listener;
    EXPECT_FALSE(fuzz::agree<Sorting>(request, stop, listener).run.interrupted);
    listener.reducing = [&] { stop = true; };
    const auto report = fuzz::agree<Sorting>(request, stop, listener);
    EXPECT_TRUE(report.findings.empty());
    EXPECT_TRUE(report.run.interrupted);
}

TEST(Agree, TheSameReportWithOneThreadAndMore) {
    fuzz::AgreeRequest request;
    request.fault = "40";
    const auto one = fuzz::agree<Sorting>(request, go_on, {});
    request.threads = 4;
    const auto four = fuzz::agree<Sorting>(request, go_on, {});
    EXPECT_EQ(reports::results_json(one), reports::results_json(four));
}

TEST(Agree, AgreesWithoutAFaultAndMeetsItsMinimums) {
    const auto report = fuzz::agree<Sorting>({}, go_on, {});
    EXPECT_EQ(reports::disagreements(report), 0);
    ASSERT_EQ(report.minimums.size(), 1u);
    EXPECT_GT(report.minimums.front().wanted, 0);
    EXPECT_TRUE(reports::minimums_met(report));
}

TEST(Agree, AMinimumThatIsNotMetIsSeen) {
    fuzz::AgreeRequest request;
    request.minimums["two alike"] = 2'501;
    EXPECT_FALSE(reports::minimums_met(fuzz::agree<Sorting>(request, go_on, {})));
    request.minimums["no such label"] = 1;
    EXPECT_THROW(fuzz::agree<Sorting>(request, go_on, {}), corpus::InputError);
}

}  // namespace
