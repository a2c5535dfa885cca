// Whole files: which format they are in, records, and the limits.

#include "corpus/jk/document.h"

#include "support.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

namespace {

std::string error(const std::string& text, std::optional<Format> from = {}) {
    return error_of([&] { read_document(text, "f", {from, {}}); });
}

std::string game_of(const Document& document, std::size_t i = 0) {
    return write_game(std::get<GameText>(document.items.at(i).value).game, nullptr, "");
}

}  // namespace

TEST(JkDocument, names_of_the_formats) {
    for (const Format format : {Format::text, Format::sgf, Format::records}) {
        EXPECT_EQ(parse_format(to_text(format)), format);
    }
    expect_error([] { parse_format("pgn"); }, "found format \"pgn\", expected text, sgf or records");
}

TEST(JkDocument, nothing_and_binary_content_are_errors) {
    const std::string empty =
        "f:1:1: found an empty file, expected games as text (a line as size 9x9, then moves), SGF or records";
    EXPECT_EQ(error(""), empty);
    EXPECT_EQ(error("\xEF\xBB\xBF \n# a comment\r\n"), empty);
    EXPECT_EQ(error("\x89PNG\r\n\x1a\n"),
              "f:1: found a binary file (byte 6), expected games as text, SGF or records");
    EXPECT_EQ(error(std::string("s\0i\0z\0e\0", 8)),
              "f:1: found a binary file (byte 1), expected games as text, SGF or records");
    EXPECT_EQ(error("\xff\xfe"),
              "f:1:1: found \"\\xff\\xfe\", expected a line size, as size 9x9, before the first action");
    EXPECT_EQ(error(" \n", Format::sgf), "f:1:1: found no game, expected at least one game");
    EXPECT_EQ(error("# x\n", Format::records), "f:1:1: found no game, expected at least one game");
    EXPECT_EQ(error("size 3x3\nb2\n", Format::sgf),
              "f:1:1: found \"s\", expected '(' at the beginning of a game");
}

TEST(JkDocument, a_long_comment_hides_no_game) {
    const std::string comment = "# " + repeated(100'000, 'x') + "\n";
    EXPECT_EQ(read_document(comment + "size 3x3\nb2\n", "f").format, Format::text);
    EXPECT_EQ(read_document(comment + "a\t3\t0\t\t\tbb\n", "f").format, Format::records);
}

TEST(JkDocument, tabs_between_moves_make_no_records) {
    EXPECT_EQ(game_of(read_document("size\t3x3\na1\tb1\tc1\ta2\tb2\tc2\n", "f")),
              "size 3x3\na1 b1 c1 a2 b2 c2\n");
}

TEST(JkRecords, sizes_komi_and_passes) {
    const Document document = read_document(
        "# id\tsize\tkomi\trules\tresult\tmoves\r\n\na\t5x2\t-0.5\tanything\tB+R\t ab  ea pass "
        "\r\nb\t3\t0\t\t\t\n",
        "f", {{}, [](const Game& game) {
                  return game.actions.size() == 2 ? Action::Kind::normal_pass : Action::Kind::ending_pass;
              }});
    ASSERT_EQ(document.items.size(), 2U);
    EXPECT_EQ(game_of(document), "size 5x2\nkomi -0.5\na1 e2 P\n");
    EXPECT_EQ(document.items[0].label, "a");
    EXPECT_EQ(document.items[0].line, 3);
    EXPECT_EQ(game_of(document, 1), "size 3x3\n");
    EXPECT_FALSE(std::get<GameText>(document.items[0].value).rules.has_value());
}

TEST(JkRecords, errors_name_the_field) {
    const auto records = [](const std::string& line) {
        return error("# x\n" + line + "\n", Format::records);
    };
    EXPECT_EQ(records("a\t20\t0\t\t\taa"),
              "f:2:3: found \"20x20\", expected columns x rows, 1x1 to 19x19, as 9x9");
    EXPECT_EQ(records("a\t9\tx\t\t\taa"),
              "f:2:5: found \"x\", expected a komi from -1000 to 1000 with at most two decimals, as 6.5");
    EXPECT_EQ(records("a\t9\t0\t\t\taa j1 bb"),
              "f:2:12: found \"j1\", expected a point from aa to ii, or nothing for a pass");
    EXPECT_EQ(
        records("a\t9\t0\t\taa"),
        "f:2:1: found a line of 5 fields, expected id, size, komi, rules, result and moves, apart by tabs");
}

TEST(JkLimits, a_million_actions_and_no_more) {
    std::string moves;
    for (std::size_t i = 0; i < most_actions; ++i) moves += i % 50 == 49 ? "E\n" : "E ";
    const auto read = read_games("size 1x1\n" + moves, "f");
    EXPECT_EQ(read.at(0).value.game.actions.size(), most_actions);
    EXPECT_EQ(error("size 1x1\n" + moves + " P"),
              "f:20002:2: found \"P\", expected at most 1000000 actions in a game");

    std::string sgf = "(;SZ[1]\n";
    for (std::size_t i = 0; i < most_actions; ++i) sgf += i % 2 == 0 ? ";B[]" : ";W[]";
    EXPECT_EQ(read_document(sgf + ")", "f").items.size(), 1U);
    EXPECT_EQ(error(sgf + "\n;B[])"), "f:3:2: found one action more, expected at most 1000000 in a game");

    std::string record = "a\t1\t0\t\t\t";
    for (std::size_t i = 0; i < most_actions; ++i) record += "aa ";
    EXPECT_EQ(read_document(record, "f").items.size(), 1U);
    EXPECT_EQ(error(record + "aa").substr(0, 22), "f:1:3000009: found one");
}

}  // namespace daejo::tests::jk
