// The fast judge against the project's own collected cases, record by record.

#include <gtest/gtest.h>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/verdict_text.h"
#include "fast/jk/judge.h"

namespace daejo::fast::jk {
namespace {

using namespace corpus::jk;

TEST(JkFastJudge, meets_every_record_of_the_collected_cases) {
    const auto judge = make_judge();
    std::size_t records = 0;
    for (const CollectedCase& collected : own_cases()) {
        for (const Expectation& expected : collected.expected) {
            Verdict verdict;
            judge->judge(collected.game, expected.rules, verdict);
            ASSERT_EQ(verdict.size(), expected.records.size()) << collected.id;
            for (std::size_t i = 0; i < verdict.size(); ++i) {
                EXPECT_EQ(record_text(verdict, i), expected.records[i])
                    << collected.id << ", rules " << to_text(expected.rules) << ", action " << i + 1;
                ++records;
            }
        }
    }
    EXPECT_GT(records, 4000u);
}

TEST(JkFastJudge, keeps_nothing_from_one_game_to_the_next) {
    const auto judge = make_judge();
    for (const CollectedCase& collected : own_cases()) {
        Verdict once;
        Verdict again;
        judge->judge(collected.game, Rules{}, once);
        jk::judge(collected.game, Rules{}, again);
        EXPECT_EQ(once, again) << collected.id;
    }
}

}  // namespace
}  // namespace daejo::fast::jk
