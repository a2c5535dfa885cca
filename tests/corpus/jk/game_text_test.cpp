#include "corpus/jk/game_text.h"

#include <gtest/gtest.h>

#include "corpus/jk/point_text.h"

namespace daejo::corpus::jk {
namespace {

Game only_game(const std::string& text) {
    const auto games = read_games(text, "game.txt");
    EXPECT_EQ(games.size(), 1u);
    return games.front().value.game;
}

void expect_refused(const std::string& text, int line, int column, const std::string& word) {
    try {
        read_games(text, "game.txt");
        ADD_FAILURE() << "read: " << text;
    } catch (const InputError& error) {
        EXPECT_EQ(error.place().line, line) << error.what();
        EXPECT_EQ(error.place().column, column) << error.what();
        EXPECT_NE(std::string(error.what()).find(word), std::string::npos) << error.what();
    }
}

TEST(JkPoints, skip_the_letter_i) {
    EXPECT_EQ(to_text(Point{7, 0}), "h1");
    EXPECT_EQ(to_text(Point{8, 0}), "j1");
    EXPECT_EQ(to_text(Point{18, 18}), "t19");
    for (int column = 0; column < 19; ++column) {
        EXPECT_EQ(parse_point(to_text(Point{column, 4}), {19, 19}), (Point{column, 4}));
    }
    for (const char* bad : {"i1", "a0", "u1", "a20", "a01", "aa", "", "a", "1a", "a1b"}) {
        EXPECT_THROW(parse_point(bad, {19, 19}), InputError) << bad;
    }
    EXPECT_THROW(parse_point("c1", {2, 5}), InputError);
    EXPECT_EQ(parse_point("B5", {2, 5}), (Point{1, 4}));
}

TEST(JkGameText, reads_every_kind_of_line) {
    const auto games = read_games(
        "# two games\ngame one\nrules jk ko=literal\nsize 5x4\nkomi 0.5\nb3 c3\n  P E resign black\n"
        "agree dead b3 c3\ndispute\n\ngame two\nsize 1x1\r\nagree none\ndispute none\n",
        "two.txt");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].label, "one");
    EXPECT_EQ(games[0].line, 2);
    const GameText& one = games[0].value;
    ASSERT_TRUE(one.rules.has_value());
    EXPECT_EQ(one.rules->ko, Ko::literal);
    EXPECT_EQ(one.game.komi, 50);
    ASSERT_EQ(one.game.actions.size(), 7u);
    EXPECT_EQ(one.game.actions[2].kind, Action::Kind::normal_pass);
    EXPECT_EQ(one.game.actions[5].dead.size(), 2u);
    EXPECT_EQ(games[1].value.game.size, (Size{1, 1}));
    EXPECT_FALSE(games[1].value.rules.has_value());
}

TEST(JkGameText, what_is_written_reads_back) {
    Game game = only_game("size 13x2\nkomi -3.25\n");
    for (int i = 0; i < 200; ++i) game.actions.push_back(Action::play({i % 13, i % 2}));
    game.actions.push_back({Action::Kind::agree, {}, {{0, 0}, {12, 1}}});
    game.actions.push_back(Action::pass(Action::Kind::ending_pass));
    game.actions.push_back({Action::Kind::dispute, {}, {}});
    game.actions.push_back(Action::pass(Action::Kind::resign_white));
    const Rules rules = parse_rules("natural span=2to3");
    const auto back = read_games(write_game(game, &rules, "a name"), "");
    ASSERT_EQ(back.size(), 1u);
    EXPECT_EQ(back[0].value.game, game);
    EXPECT_EQ(back[0].value.rules, rules);
    EXPECT_EQ(back[0].label, "a name");
}

TEST(JkGameText, errors_name_the_place) {
    expect_refused("b3 c3\n", 1, 1, "size 9x9");
    expect_refused("size 3x3\nb3 d3\n", 2, 4, "a1 to c3");
    expect_refused("size 3x3\nb3\n rules jk\n", 3, 2, "before the first action");
    expect_refused("rules go\nsize 3x3\n", 1, 7, "draft-12.4");
    expect_refused("rules jk ko=soft\nsize 3x3\n", 1, 7, "strict, literal");
    expect_refused("size 20x1\n", 1, 6, "19x19");
    expect_refused("size 3x3\nsize 3x3\n", 2, 6, "second line size");
    expect_refused("size 3x3\nkomi 1.234\n", 2, 6, "two decimals");
    expect_refused("size 3x3\nagree b3\n", 2, 7, "none or dead");
    expect_refused("size 3x3\nagree dead\n", 2, 11, "dead stones");
    expect_refused("size 3x3\nresign red\n", 2, 8, "resign black");
    expect_refused("size 3x3\npass\n", 2, 1, "P, E");
    expect_refused("game a\n", 1, 1, "without a size");
    expect_refused("# nothing\n", 1, 1, "no game");
}

TEST(JkGameText, komi_in_hundredths) {
    EXPECT_EQ(parse_komi("6.5"), 650);
    EXPECT_EQ(parse_komi("-0.25"), -25);
    EXPECT_EQ(parse_komi("7.500"), 750);
    EXPECT_EQ(parse_komi("1000"), 100'000);
    for (const char* bad : {"", "-", "1001", ".5", "1.", "1,5", "6.555", "x"}) {
        EXPECT_THROW(parse_komi(bad), InputError) << bad;
    }
}

}  // namespace
}  // namespace daejo::corpus::jk
