#include "corpus/renju/collected_case.h"

#include <set>

#include "corpus/renju/point_text.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

const std::string board =
    "board:\n"
    "5 . . . . .\n"
    "4 . X . . .\n"
    "3 . . . . .\n"
    "2 . . . O .\n"
    "1 . . . . .\n"
    "  a b c d e\n";

const std::string sample =
    "# about the file\n\nid: one-more\nflags: shape, edge-of-board\nnote: what: it is for\n"
    "source: constructed\npoint: c3\nverdict: legal threes=0\n"
    "verdict clauses=separate recursion=cap=2: double-three threes=2 real=2 depth=0\n" +
    board;

std::string case_error(const std::string& text) {
    return error_of([&] { read_cases(text, "f"); });
}

rc::Gen<CollectedCase> arbitrary_case() {
    return rc::gen::map(
        rc::gen::tuple(arbitrary_position(), arbitrary_label(), rc::gen::inRange(0, 361),
                       rc::gen::inRange(0, 4), rc::gen::inRange(0, 5)),
        [](const std::tuple<Position, std::string, int, int, int>& drawn) {
            const auto& [position, text, index, flags, count] = drawn;
            CollectedCase made;
            made.id = "case-" + std::to_string(index);
            for (int i = 0; i < flags; ++i) made.flags.push_back("flag-" + std::to_string(i));
            if (flags != 1) made.note = "# " + text;
            if (flags != 2) made.source = text + text;
            made.position = position;
            made.point = position.point(index % position.points());
            made.position.set(made.point, Cell::empty);
            made.expected.push_back({{}, Answer::double_four, count, std::nullopt, count});
            if (count > 0) {
                Readings readings;
                readings.recursion = {Recursion::Kind::cap, count};
                made.expected.push_back({readings, Answer::overline, std::nullopt, count, std::nullopt});
            }
            return made;
        });
}

}  // namespace

RC_GTEST_PROP(collected_case, reads_what_it_writes, ()) {
    const CollectedCase first = *arbitrary_case();
    CollectedCase second = *arbitrary_case();
    second.id = "other";
    const std::vector<CollectedCase> both = {first, second};
    RC_ASSERT(read_cases(write_case(first) + "# between\n" + write_case(second), "f") == both);
}

TEST(collected_case, reads_every_key) {
    const auto cases =
        read_labelled_cases(sample + "\n" + "id: two\npoint: a1\nverdict: five\n" + board, "f");
    ASSERT_EQ(cases.size(), 2U);
    const CollectedCase& first = cases[0].value;
    EXPECT_EQ(cases[0].label, "one-more");
    EXPECT_EQ(cases[0].line, 3);
    EXPECT_EQ(cases[1].line, 18);
    EXPECT_EQ(first.flags, (std::vector<std::string>{"shape", "edge-of-board"}));
    EXPECT_EQ(first.note, "what: it is for");
    EXPECT_EQ(first.source, "constructed");
    EXPECT_EQ(to_text(first.point), "c3");
    EXPECT_EQ(first.position[parse_point("b4", 5)], Cell::black);
    ASSERT_EQ(first.expected.size(), 2U);
    EXPECT_EQ(first.expected[0], (Expectation{{}, Answer::legal, 0, std::nullopt, std::nullopt}));
    EXPECT_EQ(first.expected[1],
              (Expectation{{FiveAtCompletion::excludes, Clauses::separate, {Recursion::Kind::cap, 2}},
                           Answer::double_three,
                           2,
                           2,
                           0}));
    EXPECT_EQ(write_case(first), sample.substr(sample.find("id:")) + "\n");
    EXPECT_TRUE(read_cases("", "f").empty());
    EXPECT_TRUE(read_cases("# nothing yet\n", "f").empty());
}

TEST(collected_case, tolerates_foreign_line_ends) {
    std::string text = "\xef\xbb\xbf";
    for (const char c : sample) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    text.resize(text.size() - 2);
    EXPECT_EQ(read_cases(text, "f"), read_cases(sample, "f"));
}

TEST(collected_case, errors_say_what_and_where) {
    const std::string head = "id: a\npoint: c3\nverdict: legal\n";
    EXPECT_EQ(case_error("note: x\n"), "f:1:1: found \"note\", expected id: at the beginning of a case");
    EXPECT_EQ(case_error("hello\n"),
              "f:1:1: found \"hello\", expected id: at the beginning of a case, or a comment (#)");
    EXPECT_EQ(case_error("id: Upper\n"),
              "f:1:5: found \"Upper\", expected an id of lower-case letters, digits and hyphens");
    EXPECT_EQ(case_error("id:\n"),
              "f:1:4: found nothing, expected an id of lower-case letters, digits and hyphens");
    EXPECT_EQ(case_error(head + board + "\n" + head + board),
              "f:12:5: found the id \"a\" a second time, expected every id once");
    EXPECT_EQ(case_error(head + "point: a1\n"),
              "f:4:1: found \"point:\" a second time, expected every key once");
    EXPECT_EQ(case_error(head + "verdict recursion=full: five\n"),
              "f:4:1: found \"verdict recursion=full\", expected one verdict for each set of readings");
    EXPECT_EQ(case_error(head + "verdict recursion=none recursion=cap=1: five\n"),
              "f:4:24: found \"recursion=cap=1\", expected every reading once");
    EXPECT_EQ(case_error(head + "verdict recursion=cap=0: five\n"),
              "f:4:9: found \"cap=0\", expected recursion=full, recursion=none or recursion=cap=N with N "
              "from 1 to 361");
    EXPECT_EQ(
        case_error("id: a\nverdict: forbidden\n"),
        "f:2:10: found \"forbidden\", expected legal, five, overline, double-four, double-three or occupied");
    EXPECT_EQ(case_error("id: a\nverdict:\n"), "f:2:9: found nothing, expected a verdict");
    EXPECT_EQ(case_error("id: a\nverdict: legal threes=2 threes=3\n"),
              "f:2:25: found \"threes=3\", expected threes=N, real=N or depth=N, each once");
    EXPECT_EQ(case_error("id: a\nverdict: legal real=x\n"),
              "f:2:16: found \"real=x\", expected real= and a number from 0 to 361");
    EXPECT_EQ(case_error("id: a\ncolour: black\n"),
              "f:2:1: found \"colour\", expected id:, flags:, note:, source:, "
              "point:, verdict:, verdict READINGS: or board:");
    EXPECT_EQ(case_error("id: a\nflags: good, Not Good\n"),
              "f:2:14: found \"Not Good\", expected flags of lower-case letters, digits and hyphens");
    EXPECT_EQ(case_error("id: a\nverdict: legal\n" + board),
              "f:3:1: found an incomplete case \"a\", expected a line point: above board:");
    EXPECT_EQ(case_error("id: a\npoint: a1\nverdict recursion=none: legal\n" + board),
              "f:4:1: found an incomplete case \"a\", expected a line verdict: above board:");
    EXPECT_EQ(case_error(head),
              "f:4:1: found an incomplete case \"a\", expected board: and a diagram before the end of "
              "the text");
    EXPECT_EQ(case_error(head + "id: b\n"),
              "f:4:1: found an incomplete case \"a\", expected board: and a diagram before the next id:");
    EXPECT_EQ(case_error(head + "board:\n"), "f:4:1: found no diagram, expected a diagram below board:");
    EXPECT_EQ(case_error(head + "board: .....\n"),
              "f:4:8: found \".....\", expected the diagram on the lines below board:");
    EXPECT_EQ(
        case_error(head + "board:\n.....\n.....\n.....\n.....\n"),
        "f:8:1: found a diagram of 4 rows ending here, expected 5 rows, as many as the rows have points");
    EXPECT_EQ(case_error("id: a\npoint: h8\nverdict: legal\n" + board),
              "f:2:8: found \"h8\", expected a point from a1 to e5");
    EXPECT_EQ(case_error("id: a\npoint: b4\nverdict: legal\n" + board),
              "f:2:8: found the verdict legal, expected occupied: the point holds a stone");
}

TEST(collected_case, values_no_file_can_hold_are_refused) {
    CollectedCase good = read_cases(sample, "f")[0];
    CollectedCase bad = good;
    bad.note = "two\nlines";
    expect_error([&] { write_case(bad); }, "found \"two\\x0alines\", expected a note on one line");
    bad = good;
    bad.id = "two words";
    EXPECT_NE(error_of([&] { write_case(bad); }), "");
    bad = good;
    bad.flags = {"a, b"};
    EXPECT_NE(error_of([&] { write_case(bad); }), "");
    bad = good;
    bad.expected.erase(bad.expected.begin());
    expect_error([&] { write_case(bad); },
                 "found an incomplete case \"one-more\", expected a line verdict: above board:");
    bad = good;
    bad.point = {7, 7};
    EXPECT_NE(error_of([&] { write_case(bad); }), "");
}

TEST(collected_case, own_cases_have_unique_ids_and_say_why_they_are_kept) {
    std::set<std::string> ids;
    for (const CollectedCase& own : own_cases()) {
        EXPECT_TRUE(ids.insert(own.id).second) << own.id << " comes twice";
        EXPECT_FALSE(own.note.empty()) << own.id;
        EXPECT_FALSE(own.source.empty()) << own.id;
    }
}

}  // namespace daejo::tests
