#include "corpus/jk/sgf.h"

#include <gtest/gtest.h>

#include "corpus/jk/document.h"

namespace daejo::corpus::jk {
namespace {

Action::Kind ending(const Game&) {
    return Action::Kind::ending_pass;
}

const InputError& refusal(const Item& item) {
    return std::get<InputError>(item.value);
}

TEST(JkSgf, reads_size_komi_moves_and_passes) {
    const auto games =
        read_sgf("(;GM[1]SZ[5:4]KM[6.5]GN[x];B[aa];W[ed];B[];W[tt](;B[bb])(;B[cc]))", "a.sgf", ending);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].label, "x");
    const Game& game = std::get<GameText>(games[0].value).game;
    EXPECT_EQ(game.size, (Size{5, 4}));
    EXPECT_EQ(game.komi, 650);
    ASSERT_EQ(game.actions.size(), 5u);
    EXPECT_EQ(game.actions[0].point, (Point{0, 3}));
    EXPECT_EQ(game.actions[1].point, (Point{4, 0}));
    EXPECT_EQ(game.actions[2].kind, Action::Kind::ending_pass);
    EXPECT_EQ(game.actions[4].point, (Point{1, 2}));
}

TEST(JkSgf, what_is_written_reads_back_whatever_the_choice) {
    Game game{{7, 3}, -50, {}};
    game.actions = {Action::play({6, 2}),
                    Action::pass(Action::Kind::normal_pass),
                    Action::play({0, 0}),
                    Action::pass(Action::Kind::ending_pass),
                    {Action::Kind::dispute, {}, {{0, 0}}},
                    Action::pass(Action::Kind::resign_black),
                    {Action::Kind::agree, {}, {{6, 2}}}};
    const Rules rules = parse_rules("draft-12.6 dead=chains");
    const auto back = read_sgf(write_sgf(game, &rules, "a ] name"), "", ending);
    ASSERT_EQ(back.size(), 1u);
    const GameText& text = std::get<GameText>(back[0].value);
    EXPECT_EQ(text.game, game);
    EXPECT_EQ(text.rules, rules);
    EXPECT_EQ(back[0].label, "a ] name");
}

TEST(JkSgf, set_up_stones_and_handicap_are_no_jk_game) {
    for (const char* sgf : {"(;GM[1]SZ[9]AB[aa];W[bb])", "(;GM[1]SZ[9]HA[2];W[bb])", "(;GM[1]SZ[9];W[bb])",
                            "(;GM[1]SZ[9];B[aa];B[bb])"}) {
        const auto games = read_sgf(sgf, "a.sgf", ending);
        ASSERT_EQ(games.size(), 1u) << sgf;
        EXPECT_NE(std::string(refusal(games[0]).what()).find("not a JK game"), std::string::npos) << sgf;
    }
}

TEST(JkSgf, malformed_text_is_an_error) {
    for (const char* sgf :
         {"(;GM[1]SZ[9];B[aa]", "(;GM[4]SZ[9];B[aa])", "(;GM[1]SZ[99])", "(;GM[1]SZ[9];B[zz])",
          "(;GM[1]SZ[9];B[aa)", "(;KM[six])", "(;GM[1]SZ[5];JK[k9])", "(;B[aa][bb])"}) {
        EXPECT_THROW(read_sgf(sgf, "a.sgf", ending), InputError) << sgf;
    }
}

TEST(JkRecords, a_line_is_a_game) {
    const auto items = read_records(
        "# head\nid1\t19\t6.5\tjapanese\tB+R\tpd dp pass\n\nid2\t3x2\t-\t\t\taa ba\n", "r.tsv", ending);
    ASSERT_EQ(items.size(), 2u);
    EXPECT_EQ(items[0].label, "id1");
    EXPECT_EQ(items[0].line, 2);
    EXPECT_EQ(std::get<GameText>(items[0].value).game.actions.size(), 3u);
    EXPECT_EQ(std::get<GameText>(items[1].value).game.size, (Size{3, 2}));
}

TEST(JkRecords, a_bad_move_is_named_by_column) {
    try {
        read_records("id\t9\t0\tx\ty\taa zz\n", "r.tsv", ending);
        ADD_FAILURE();
    } catch (const InputError& error) {
        EXPECT_EQ(error.place().line, 1);
        EXPECT_EQ(error.place().column, 15);
    }
    EXPECT_THROW(read_records("id\t9\t0\n", "r.tsv", ending), InputError);
}

TEST(JkDocument, tells_the_formats_apart) {
    EXPECT_EQ(read_document("size 3x3\nb2\n", "").format, Format::text);
    EXPECT_EQ(read_document("\xEF\xBB\xBF\n(;GM[1]SZ[9];B[aa])", "").format, Format::sgf);
    EXPECT_EQ(read_document("a\t9\t0\tx\ty\taa\n", "").format, Format::records);
    for (const std::string& bad :
         {std::string(), std::string("\n# x\n"), std::string("size\0", 5), std::string("hello\n")}) {
        EXPECT_THROW(read_document(bad, ""), InputError);
    }
}

}  // namespace
}  // namespace daejo::corpus::jk
