#include "corpus/renju/document.h"

#include "corpus/renju/board_line.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/move_list.h"
#include "corpus/renju/point_text.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

const std::string what_there_is =
    "board lines (25 to 361 of . X O), a diagram, stones (\"h8 g7 / i9\"), moves (\"h8 i9\"), SGF "
    "(\"(;GM[4]…\") or "
    "cases (\"id: …\")";

std::string convert(const std::string& text, Format to, const ReadOptions& options = {}) {
    return write_document(read_document(text, "f", options), to);
}

Document document_of(std::vector<Item> items) {
    return {Format::lines, std::move(items), "f"};
}

}  // namespace

RC_GTEST_PROP(document, positions_go_through_every_format, ()) {
    const int size = *rc::gen::inRange(smallest_size, largest_size + 1);
    const auto positions =
        *rc::gen::nonEmpty(rc::gen::container<std::vector<Position>>(arbitrary_position(size, size)));
    const Format to = *rc::gen::element(Format::lines, Format::diagram, Format::stones, Format::sgf);
    std::vector<Item> items;
    for (const Position& position : positions) {
        if (position.stones() == 0) return;
        items.push_back({position, to == Format::lines ? "" : *arbitrary_label(), 0});
    }
    const std::string text = write_document(document_of(items), to);
    RC_ASSERT(detect(text) == to);
    const Document back = read_document(text, "f", {std::nullopt, size, false});
    RC_ASSERT(back.items.size() == items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        RC_ASSERT(back.items[i].value == items[i].value);
        RC_ASSERT(back.items[i].label == items[i].label);
    }
}

RC_GTEST_PROP(document, games_go_through_moves_and_sgf, ()) {
    const int size = *rc::gen::inRange(smallest_size, largest_size + 1);
    const Game game = *arbitrary_game(size);
    const std::string label = *arbitrary_label();
    const Document from = document_of({{game, label, 0}});
    const std::string moves = write_document(from, Format::moves);
    const std::string sgf = write_document(from, Format::sgf);
    RC_ASSERT(detect(moves) == Format::moves);
    const ReadOptions options{std::nullopt, size, false};
    RC_ASSERT(read_document(moves, "f", options).items.at(0) == (Item{game, label, 1}));
    RC_ASSERT(write_document(read_document(sgf, "f"), Format::moves) == moves);
}

TEST(document, formats_have_words) {
    for (const char* const word : {"lines", "diagram", "stones", "moves", "sgf", "cases"}) {
        EXPECT_EQ(to_text(parse_format(word)), word);
    }
    expect_error([] { parse_format("json"); },
                 "found \"json\", expected lines, diagram, stones, moves, sgf or cases");
}

TEST(document, detects_by_content) {
    const std::pair<std::string, Format> samples[] = {
        {repeated(225, '.'), Format::lines},
        {repeated(224, '.'), Format::lines},
        {"# boards\n\n" + repeated(24, 'X') + "x\r\n", Format::lines},
        {"\xef\xbb\xbf" + repeated(25, 'O'), Format::lines},
        {repeated(10'000'000, '.'), Format::lines},
        {". . . . . .", Format::diagram},
        {"   a b c d e\n", Format::diagram},
        {"+---------+\n", Format::diagram},
        {"15|...............|15\n", Format::diagram},
        {"15 . . . . . . . . . . . . . . .\n", Format::diagram},
        {"1 . . X", Format::diagram},
        {"19 + + + + + + + + + + + + + + + + + + + 19", Format::diagram},
        {"●○┼┼┼", Format::diagram},
        {"o o o x x . .", Format::diagram},
        {". . . Z . .", Format::diagram},
        {"h8 g7 / i9", Format::stones},
        {"/ i9", Format::stones},
        {"black: h8\nwhite: i9", Format::stones},
        {"name\th8 / i9", Format::stones},
        {"h8", Format::moves},
        {"o8 o9 o10 x3", Format::moves},
        {"h8i9", Format::moves},
        {"1. h8 i9 2. j10", Format::moves},
        {"PASS h8", Format::moves},
        {"-\n", Format::moves},
        {"x/3\trenju\tblack\th8 h9", Format::moves},
        {"h8 z99", Format::moves},
        {" \n(;GM[4])", Format::sgf},
        {"# why\nid: a", Format::cases},
    };
    for (const auto& [text, format] : samples) {
        SCOPED_TRACE(text.substr(0, 60));
        EXPECT_EQ(error_of([&, &t = text, f = format] { EXPECT_EQ(to_text(detect(t)), to_text(f)); }), "");
    }
}

TEST(document, what_is_no_format_is_told_what_there_is) {
    expect_error([] { detect("", "f"); }, "f: found an empty text, expected " + what_there_is);
    expect_error([] { detect("\xef\xbb\xbf", "f"); }, "f: found an empty text, expected " + what_there_is);
    expect_error([] { detect("\n# only this\n \r\n", "f"); },
                 "f: found nothing but blank lines and comments, expected " + what_there_is);
    expect_error([] { detect(std::string("h8\nab\0", 6), "f"); },
                 "f:2:3: found a NUL byte: this is no text, expected UTF-8 text: " + what_there_is);
    expect_error([] { detect("\n{\"a\": 1}", "f"); },
                 "f:2:1: found \"{\"a\": 1}\", expected " + what_there_is);
    expect_error(
        [] {
            read_document("", "f", {Format::moves, 15, false});
        },
        "f: found nothing, expected at least one position or game as moves");
}

TEST(document, converts_between_formats) {
    const std::string diagram =
        "# t\n"
        "5 . . . . .\n"
        "4 . . . . .\n"
        "3 . . X . .\n"
        "2 . . . O .\n"
        "1 . . . . .\n"
        "  a b c d e\n";
    const ReadOptions five{std::nullopt, 5, false};
    EXPECT_EQ(convert(diagram, Format::diagram), diagram);
    EXPECT_EQ(convert(diagram, Format::lines), "............X.....O......\n");
    EXPECT_EQ(convert(diagram, Format::stones), "t\tc3 / d2\n");
    EXPECT_EQ(convert(diagram, Format::sgf), "(;FF[4]GM[4]CA[UTF-8]AP[daejo]SZ[5]GN[t]AB[cc]AW[dd])\n");
    EXPECT_EQ(convert("t\tc3 d2", Format::diagram, five), diagram);
    EXPECT_EQ(convert("(;SZ[5]GN[t]AB[cc]AW[dd])", Format::diagram), diagram);
    EXPECT_EQ(convert("............X.....O......\n.........................", Format::stones),
              "c3 / d2\n/\n");
    EXPECT_EQ(convert("c3 d2 pass\n-", Format::diagram, five),
              diagram.substr(4) + "\n" + write_diagram(Position(5)));
    EXPECT_EQ(convert(".........................", Format::moves), "-\n");
    EXPECT_EQ(convert("id: t\npoint: a1\nverdict: legal\nboard:\n" + diagram.substr(4), Format::diagram),
              diagram);
    EXPECT_EQ(write_document(read_document(diagram, "f", {std::nullopt, 15, true}), Format::stones),
              "t\td2 / c3\n");
    EXPECT_EQ(write_document(read_document(diagram, "f", {std::nullopt, 15, true}), Format::diagram, true),
              diagram);
}

TEST(document, labels_a_format_cannot_hold_are_left_out) {
    const auto label_after = [](const std::string& label, Format to) {
        const Position position = read_diagram(".....\n..X..\n.....\n.....\n.....\n");
        const std::string text = write_document(document_of({{position, label, 0}}), to);
        return read_document(text, "f", {to, 5, false}).items.at(0);
    };
    for (const Format to : {Format::diagram, Format::stones, Format::sgf}) {
        for (const char* const label : {"two\nlines", "# x", " padded", "tab\tin", ""}) {
            EXPECT_EQ(label_after(label, to).label, "") << label << ' ' << to_text(to);
        }
    }
    EXPECT_EQ(label_after("a1", Format::stones).label, "");
    EXPECT_EQ(label_after("black: a1", Format::stones).label, "");
    EXPECT_EQ(label_after("a1", Format::diagram).label, "a1");
}

TEST(document, nothing_is_written_when_one_item_cannot_be) {
    const Document document = read_document("h8 i9\nh8 i9 h8\n", "f");
    EXPECT_EQ(write_document(document, Format::moves), "h8 i9\nh8 i9 h8\n");
    expect_error([&] { write_document(document, Format::lines); },
                 "f:2: found a stone on h8 as move 3, expected an empty point: h8 already holds a stone");
    expect_error([&] { convert("\nh8 / i9", Format::moves); },
                 "f:2: found a position, expected a game: the order of the stones is not known");
    expect_error(
        [&] { convert("(;SZ[15]AB[hh];W[aa])", Format::moves); },
        "f:1: found a game with set-up stones, expected a game from the empty board for a move list");
    expect_error([&] { convert("h8 / i9", Format::cases); },
                 "f:1: found a position without a verdict, expected lines, diagram, stones, moves or sgf: a "
                 "case needs "
                 "a verdict");
}

TEST(document, the_forced_format_decides) {
    const std::string stars = "*****\n*****\n**X**\n*****\n*****\n";
    EXPECT_EQ(detect(stars), Format::diagram);
    EXPECT_NE(error_of([&] { read_document(stars, "f", {Format::lines, 15, false}); }), "");
    expect_error(
        [] {
            read_document("h8 i9", "f", {Format::stones, 15, false});
        },
        "f:1:6: found the end of the line, expected '/' and the white stones (perhaps none)");
}

TEST(document, colours_of_a_game_go_on_from_the_recorded_ones) {
    Game game = read_move_list("a1 b1 pass c1 draw", {}, 5);
    game.moves[0].colour = Cell::white;
    EXPECT_EQ(colours_of(game),
              (std::vector<Cell>{Cell::white, Cell::black, Cell::white, Cell::black, Cell::empty}));
    EXPECT_EQ(write_board_line(final_position(game)).substr(20), "OXX..");
}

TEST(document, positions_along_a_game) {
    const Game game = read_move_list("c3 pass d2 draw", {}, 5);
    const std::vector<Position> positions = positions_of(game);
    ASSERT_EQ(positions.size(), 5U);
    EXPECT_EQ(positions[0], Position(5));
    EXPECT_EQ(positions[1], positions[2]);
    EXPECT_EQ(positions[3], positions[4]);
    EXPECT_EQ(write_board_line(positions[4]), "............X.....X......");
    EXPECT_EQ(final_position(game), positions.back());
    const Game off{Position(5), {{Move::Kind::place, {5, 0}, Cell::empty}}};
    expect_error(
        [&] {
            positions_of(off, {"f", 1, 0});
        },
        "f:1: found move 1 off the board, expected points up to e5");
}

}  // namespace daejo::tests
