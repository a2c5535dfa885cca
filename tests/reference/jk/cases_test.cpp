// The reference judge against the project's own collected cases, record by record.

#include <gtest/gtest.h>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/verdict_text.h"
#include "reference/jk/judge.h"

namespace daejo::reference::jk {
namespace {

using namespace corpus::jk;

TEST(JkReferenceJudge, meets_every_record_of_the_collected_cases) {
    std::size_t records = 0;
    for (const CollectedCase& collected : own_cases()) {
        for (const Expectation& expected : collected.expected) {
            Verdict verdict;
            judge(collected.game, expected.rules, verdict);
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

}  // namespace
}  // namespace daejo::reference::jk
