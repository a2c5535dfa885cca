// Damaged text: whatever is cut off or changed, a reader gives a value or an InputError, and soon.

#include <ctime>
#include <random>

#include "corpus/renju/collected_case.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/document.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

/// One sample for each format.
std::vector<std::string> samples() {
    const std::string lines = repeated(112, '.') + "X" + repeated(112, 'O') + "\n" + repeated(25, '.') + "\n";
    const std::string diagrams =
        "# label\n  A B C D E\n+-----------+\n5 | . . . ● O | 5\n4 | + + X + + | 4\n3 | ┼─┼─○─┼─┼ | 3\n"
        "2 | . . ? . . | 2\n1 | . . . . X | 1\n+-----------+\n\nXXXXX\n.....\nOOOOO\n.....\n.....\n";
    const std::string stones = "x:1\th8 g7 / i9\nblack: a1 b2\nwhite: c3\n\nH8,G7/I9\n";
    const std::string moves = "x:1\trenju\tblack\th8 i9 g10 pass draw\n1. h8 i9 2. j10 pass\nh8i9g10\n-\n";
    const std::string sgf =
        "(;FF[4]GM[4]SZ[15]C[a \\] comment \\\\]AB[aa:bb][h8]AW[cc]PL[B]RE[Draw]\n"
        "(;B[hh];W[i9](;B[])(;B[tt]))(;B[ab]))\n(;GM[1]SZ[9]GN[two];B[aa])";
    const std::string cases =
        "# note\nid: a-1\nflags: one, two\nnote: why: so\nsource: made\npoint: c3\nverdict: legal threes=2 "
        "real=1\n"
        "verdict recursion=cap=1 clauses=separate: double-three depth=0\nboard:\n5 . . . . .\n4 . X . . .\n"
        "3 . . . . .\n2 . . . O .\n1 . . . . .\n  a b c d e\n\nid: b\npoint: a1\nverdict: five\nboard:\n"
        ".....\n.....\n.....\n.....\n.....\n";
    return {lines, diagrams, stones, moves, sgf, cases};
}

/// Reads the text in every format there is; whatever is read must be writable and be read back the same.
void read_in_every_way(const std::string& text) {
    for (const std::optional<Format> from : {std::optional<Format>{},
                                             {Format::lines},
                                             {Format::diagram},
                                             {Format::stones},
                                             {Format::moves},
                                             {Format::sgf},
                                             {Format::cases}}) {
        try {
            const Document document = read_document(text, "f", {from, 15, false});
            ASSERT_FALSE(document.items.empty());
            const std::string sgf = write_document(document, Format::sgf);
            const Document back = read_document(sgf, "f", {Format::sgf, 15, false});
            ASSERT_EQ(back.items.size(), document.items.size());
            ASSERT_EQ(write_document(back, Format::sgf), sgf);
        } catch (const corpus::InputError& error) {
            ASSERT_FALSE(error.found().empty());
            ASSERT_FALSE(error.expected().empty());
        }
    }
    try {
        for (const CollectedCase& read : read_cases(text, "f")) {
            ASSERT_EQ(read_cases(write_case(read), "f"), std::vector<CollectedCase>{read});
        }
    } catch (const corpus::InputError&) {
    }
}

}  // namespace

TEST(damaged_text, samples_are_whole) {
    const Format formats[] = {Format::lines, Format::diagram, Format::stones,
                              Format::moves, Format::sgf,     Format::cases};
    const std::vector<std::string> texts = samples();
    for (std::size_t i = 0; i < std::size(formats); ++i) {
        SCOPED_TRACE(texts.at(i));
        EXPECT_EQ(error_of([&] { EXPECT_EQ(read_document(texts[i], "f").format, formats[i]); }), "");
    }
}

TEST(damaged_text, cut_off_at_every_byte) {
    for (const std::string& sample : samples()) {
        for (std::size_t length = 0; length < sample.size(); ++length) {
            SCOPED_TRACE(length);
            read_in_every_way(sample.substr(0, length));
            read_in_every_way(sample.substr(length));
        }
    }
}

TEST(damaged_text, two_thousand_mutations_of_each_sample) {
    std::mt19937 random(20261130);
    std::string favourites = "()[];:\\/#.,XO@+-|=?*0123456789ahjostz\n\r\t \x80\xe2\xef\xff";
    favourites += '\0';
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    for (const std::string& sample : samples()) {
        for (int round = 0; round < 2000; ++round) {
            std::string text = sample;
            for (std::size_t changes = 1 + below(4); changes > 0 && !text.empty(); --changes) {
                const std::size_t at = below(text.size());
                const std::size_t length = 1 + below(12);
                switch (below(5)) {
                    case 0:
                        text[at] = favourites[below(favourites.size())];
                        break;
                    case 1:
                        text[at] = static_cast<char>(below(256));
                        break;
                    case 2:
                        text.erase(at, length);
                        break;
                    case 3:
                        text.insert(at, text.substr(below(text.size()), length));
                        break;
                    default:
                        text.insert(at, 1, favourites[below(favourites.size())]);
                }
            }
            SCOPED_TRACE(corpus::shown(text, 2000));
            read_in_every_way(text);
        }
    }
}

TEST(damaged_text, a_megabyte_of_anything_is_read_in_linear_time) {
    const std::clock_t begin = std::clock();
    for (const std::string unit :
         {"h8", "h8 ", ".",  "X.\n", "(", "(;", "[", "]", "\\",   "#\n",  "\n",          "id: a\n",
          "/",  "1",   "\t", "\r",   "-", "a",  "●", "│", "\xff", "h8\t", "black: h8\n", ".\n\n"}) {
        std::string text;
        while (text.size() < 1'000'000) text += unit;
        read_in_every_way(text);
    }
    EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 120) << "seconds of processor time";
}

}  // namespace daejo::tests
