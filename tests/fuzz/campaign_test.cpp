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
        void answer(const bool&, std::span<const Sorting::Case>, std::span<fuzz::Reply<Sorting::Verdict>>,
                    fuzz::Detail) override {
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

TEST(Campaign, TellsWhereTheTimeWent) {
    const auto made = spec(20'000, 256);
    std::vector<reports::Stream> results{{fuzz::header(made), {}}};
    fuzz::Profile profile;
    fuzz::Control control;
    control.threads = 2;
    control.profile = &profile;
    ASSERT_TRUE(fuzz::run_campaign<Sorting>({made}, results, control));
    ASSERT_EQ(profile.judges.size(), 2u);
    fuzz::Profile::Duration told =
        profile.generate + profile.compare + profile.alone + profile.tally + profile.idle;
    for (const auto judge : profile.judges) {
        EXPECT_GT(judge.count(), 0);
        told += judge;
    }
    EXPECT_GT(profile.generate.count(), 0);
    EXPECT_GE(profile.idle.count(), 0);
    EXPECT_LE(told, profile.whole);

    const auto rows = fuzz::stages(profile, {"slow", "network"});
    ASSERT_EQ(rows.size(), 8u);
    EXPECT_EQ(rows[2].name, "judge network");
    double sum = 0;
    for (const auto& row : rows) sum += row.seconds;
    EXPECT_NEAR(sum, std::chrono::duration<double>(profile.whole).count(), 1e-6);
}

/// Answers right, and keeps what it was asked for.
struct NotingJudge : fuzz::Judge<Sorting> {
    explicit NotingJudge(std::vector<fuzz::Detail>& into) : asked(into) {}
    void answer(const bool&, std::span<const Sorting::Case> cases,
                std::span<fuzz::Reply<Sorting::Verdict>> replies, fuzz::Detail detail) override {
        asked.push_back(detail);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            replies[i].verdict = cases[i];
            std::sort(replies[i].verdict.begin(), replies[i].verdict.end());
        }
    }
    std::vector<fuzz::Detail>& asked;
};

TEST(Campaign, EverySixteenthBlockAsksForEverythingTheOracleAlways) {
    auto made = spec(40, 1);
    std::vector<fuzz::Detail> oracle;
    std::vector<fuzz::Detail> subject;
    made.judges = {{{"oracle", "1"}, [&] { return std::make_unique<NotingJudge>(oracle); }},
                   {{"subject", "1"}, [&] { return std::make_unique<NotingJudge>(subject); }}};
    run(made, 1);
    for (const auto detail : oracle) EXPECT_EQ(detail, fuzz::Detail::everything);
    ASSERT_GE(subject.size(), 40u);  // and once more for every case of the checks alone
    const auto decisions = std::count(subject.begin(), subject.end(), fuzz::Detail::decision);
    EXPECT_EQ(decisions, 37);  // all blocks but 0, 16 and 32
}

TEST(JudgeChoice, TakesTheNamedJudgesInTheirOrder) {
    const auto names = [](const fuzz::JudgeChoice& choice) {
        std::vector<std::string> list;
        for (const auto& maker : fuzz::judges_of<Sorting>(choice)) list.push_back(maker.info.name);
        return list;
    };
    EXPECT_EQ(names({}), (std::vector<std::string>{"slow", "network"}));
    EXPECT_EQ(names({"none", {"network", "slow"}}), (std::vector<std::string>{"network", "slow"}));
    EXPECT_EQ(fuzz::options_text({"40", {"network", "slow"}}), " --fault 40 --only network,slow");
    EXPECT_EQ(fuzz::options_text({}), "");
    for (const std::vector<std::string>& wrong :
         {std::vector<std::string>{"slow"}, {"slow", "slow"}, {"slow", "network", "third"}, {"", "slow"}}) {
        EXPECT_THROW(names({"none", wrong}), corpus::InputError);
    }
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
            fuzz::Profile profile;
            for (std::size_t block = static_cast<std::size_t>(t); block < rows.size(); block += 4) {
                rows[block] = fuzz::run_block(made, header.cases, block, observer, go_on, profile);
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
    request.judges.fault = "40";
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
    request.judges.fault = "40";
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
    request.judges.fault = "40";
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
