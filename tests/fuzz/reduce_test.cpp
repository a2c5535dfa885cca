#include "fuzz/reduce.h"

#include <gtest/gtest.h>

#include "toy_domain.h"

using namespace daejo;
using toy::Sorting;

namespace {

TEST(Reduce, KeepsTheSignatureAndNotesOthers) {
    // "big" as long as the sum is over 100, "even" when it is even and smaller.
    const fuzz::Probe<Sorting> probe = [](const Sorting::Case& t, const int&) -> std::optional<std::string> {
        if (t[0] + t[1] + t[2] > 100) return "big";
        if ((t[0] + t[1] + t[2]) % 2 == 0) return "even";
        return std::nullopt;
    };
    const auto reduced = fuzz::reduce<Sorting>({90, 80, 70}, 0, "big", probe);
    EXPECT_EQ(Sorting::size(reduced.a_case), 101);
    EXPECT_TRUE(reduced.complete);
    ASSERT_TRUE(reduced.children.contains("even"));
    const auto& [triple, place] = reduced.children.at("even");
    EXPECT_EQ((triple[0] + triple[1] + triple[2]) % 2, 0);
    EXPECT_EQ(place, 0);
}

TEST(Reduce, StopsAtItsBudgetAndSaysSo) {
    const fuzz::Probe<Sorting> probe = [](const Sorting::Case& t, const int&) -> std::optional<std::string> {
        return t[0] + t[1] + t[2] > 100 ? std::optional<std::string>("big") : std::nullopt;
    };
    const auto reduced = fuzz::reduce<Sorting>({90, 80, 70}, 0, "big", probe, 3);
    EXPECT_FALSE(reduced.complete);
    EXPECT_LE(reduced.questions, 5);
    EXPECT_GT(Sorting::size(reduced.a_case), 100);
}

TEST(Reduce, IsPure) {
    const fuzz::Probe<Sorting> probe = [](const Sorting::Case& t, const int&) -> std::optional<std::string> {
        return t[0] > t[2] ? std::optional<std::string>("falls") : std::nullopt;
    };
    const auto once = fuzz::reduce<Sorting>({90, 80, 70}, 0, "falls", probe);
    const auto again = fuzz::reduce<Sorting>({90, 80, 70}, 0, "falls", probe);
    EXPECT_EQ(once.a_case, again.a_case);
    EXPECT_EQ(once.questions, again.questions);
    EXPECT_EQ(once.a_case, (Sorting::Case{1, 0, 0}));
}

}  // namespace
