#include "corpus/jk/collected_case.h"

#include <gtest/gtest.h>

#include <set>

#include "corpus/error.h"
#include "corpus/jk/symmetry.h"

namespace daejo::corpus::jk {
namespace {

constexpr const char* two_cases =
    "# comment\n\nid: one\nflags: a, b\nnote: why\nsource: constructed\nsize: 2x1\nkomi: 0.5\nverdict jk:\n"
    "  a1            N may=E\n  agree dead a1  - 4.2 draw\nverdict jk ko=literal, natural: as above\n\n"
    "id: two\nsize: 1x1\nverdict jk:\n  E  E may=E\nverdict natural:\n  E  E may=E,P\n";

TEST(JkCollectedCase, reads_verdicts_of_several_rules) {
    const auto cases = read_labelled_cases(two_cases, "x.txt");
    ASSERT_EQ(cases.size(), 2u);
    const CollectedCase& one = cases[0].value;
    EXPECT_EQ(cases[0].line, 3);
    EXPECT_EQ(one.flags, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(one.game.komi, 50);
    ASSERT_EQ(one.expected.size(), 3u);
    EXPECT_EQ(one.expected[2].rules.preset, Preset::natural);
    EXPECT_EQ(one.expected[2].records, one.expected[0].records);
    EXPECT_EQ(one.game.actions.size(), 2u);
    EXPECT_EQ(cases[1].value.expected[1].records.front(), "E may=E,P");
}

TEST(JkCollectedCase, what_is_written_reads_back) {
    for (const CollectedCase& collected : read_cases(two_cases, "x.txt")) {
        const auto back = read_cases(write_case(collected), "");
        ASSERT_EQ(back.size(), 1u);
        EXPECT_EQ(back.front(), collected);
    }
}

TEST(JkCollectedCase, refuses_what_is_not_whole) {
    for (const char* bad :
         {"id: One\n", "size: 1x1\n", "id: a\nverdict jk:\n  E  E\n", "id: a\nsize: 1x1\n\n",
          "id: a\nsize: 1x1\nverdict jk:\n  E\n", "id: a\nsize: 1x1\nverdict go:\n  E  E\n",
          "id: a\nsize: 1x1\nverdict jk:\n  E  E\nverdict jk:\n  E  E\n",
          "id: a\nsize: 1x1\nverdict jk:\n  E  E\nverdict natural:\n  P  E\n",
          "id: a\nsize: 1x1\nverdict jk: as above\n", "id: a\nsize: 1x1\nverdict jk:\n  E  E\n\nid: a\n"}) {
        EXPECT_THROW(read_cases(bad, "x.txt"), InputError) << bad;
    }
}

TEST(JkCollectedCase, the_projects_own_have_unique_ids_and_every_preset) {
    std::set<std::string> ids;
    std::set<Preset> presets;
    for (const CollectedCase& collected : own_cases()) {
        EXPECT_TRUE(ids.insert(collected.id).second) << collected.id;
        EXPECT_FALSE(collected.note.empty()) << collected.id;
        for (const Expectation& expectation : collected.expected) presets.insert(expectation.rules.preset);
    }
    EXPECT_GE(ids.size(), 90u);
    EXPECT_EQ(presets.size(), all_presets().size());
}

TEST(JkSymmetry, inverse_takes_everything_back) {
    const Game game = own_cases().front().game;
    for (const Symmetry symmetry : all_symmetries) {
        EXPECT_EQ(apply(inverse(symmetry), apply(symmetry, game)), game);
    }
    EXPECT_EQ(apply(Symmetry::main_diagonal, Size{5, 2}), (Size{2, 5}));
    EXPECT_EQ(apply(Symmetry::turn_right, Point{4, 0}, {5, 2}), (Point{0, 0}));
}

}  // namespace
}  // namespace daejo::corpus::jk
