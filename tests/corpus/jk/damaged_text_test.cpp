// Damaged text: whatever is cut off or changed, a reader gives a value or an InputError, and soon.

#include <ctime>
#include <random>

#include "corpus/jk/collected_case.h"
#include "corpus/jk/document.h"
#include "support.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

namespace {

/// One sample for each format, the case file last.
std::vector<std::string> samples() {
    return {
        "# two\ngame one\nrules jk ko=literal\nsize 5x4\nkomi 0.5\nb3 c3 P\tE\nresign black dispute\n"
        "agree dead b3 c3\n\ngame two\nsize 13x1\r\nj1 agree none\n",
        "(;GM[1]FF[4]SZ[5:4]KM[6.5]RU[JK jk span=2to3]GN[a\\]b]C[x\\\\];B[aa];W[tt]JK[P](;B[]JK[E]\n"
        ";JK[dispute dead a4])(;B[cc]))\n(;SZ[9]HA[2]AB[aa][bb];W[cc])(;SZ[3];B[aa];B[bb])",
        "# head\nid1\t19\t6.5\tjapanese\tB+R\tpd dp pass\nid2\t3x2\t0\t\t\taa ba\n",
        "# note\n\nid: one\nflags: a, b\nnote: why: so\nsource: made\nsize: 2x1\nkomi: 0.5\nverdict jk:\n"
        "  a1            N may=E\n  agree dead a1  - 4.2 draw\nverdict jk ko=literal, natural: as above\n\n"
        "id: two\nsize: 1x1\nverdict jk:\n  E  E may=E\nverdict natural:\n  E  E may=E,P\n"};
}

/// Reads the text in every format there is; whatever is read must be writable and be read back the same.
void read_in_every_way(const std::string& text) {
    for (const std::optional<Format> from :
         {std::optional<Format>{}, {Format::text}, {Format::sgf}, {Format::records}}) {
        try {
            const Document document = read_document(text, "f", {from, {}});
            ASSERT_FALSE(document.items.empty());
            for (const Item& item : document.items) {
                const auto* const game = std::get_if<GameText>(&item.value);
                if (game == nullptr) continue;
                const Rules* const rules = game->rules ? &*game->rules : nullptr;
                ASSERT_EQ(read_games(write_game(game->game, rules, ""), "f").at(0).value, *game);
                const auto back = read_document(write_sgf(game->game, rules, ""), "f");
                ASSERT_EQ(std::get<GameText>(back.items.at(0).value), *game);
            }
        } catch (const corpus::InputError& error) {
            ASSERT_FALSE(error.found().empty());
            ASSERT_FALSE(error.expected().empty());
            ASSERT_EQ(error.place().file, "f");
            ASSERT_GE(error.place().line, 1);
        }
    }
    try {
        for (const CollectedCase& read : read_cases(text, "f")) {
            ASSERT_EQ(read_cases(write_case(read), "f"), std::vector<CollectedCase>{read});
        }
    } catch (const corpus::InputError& error) {
        ASSERT_GE(error.place().line, 1) << error.what();
    }
}

}  // namespace

TEST(JkDamagedText, samples_are_whole) {
    const std::vector<std::string> texts = samples();
    EXPECT_EQ(read_document(texts[0], "f").items.size(), 2U);
    EXPECT_EQ(read_document(texts[1], "f").items.size(), 3U);
    EXPECT_EQ(read_document(texts[2], "f").items.size(), 2U);
    EXPECT_EQ(read_cases(texts[3], "f").size(), 2U);
}

TEST(JkDamagedText, cut_off_at_every_byte) {
    for (const std::string& sample : samples()) {
        for (std::size_t length = 0; length < sample.size(); ++length) {
            SCOPED_TRACE(length);
            read_in_every_way(sample.substr(0, length));
            read_in_every_way(sample.substr(length));
        }
    }
}

TEST(JkDamagedText, three_thousand_mutations_of_each_sample) {
    std::mt19937 random(20261201);
    std::string favourites = "()[];:\\#.,=-+0129aijtuPEBWx\n\r\t \x80\xe2\xef\xff";
    favourites += '\0';
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    for (const std::string& sample : samples()) {
        for (int round = 0; round < 3000; ++round) {
            std::string text = sample;
            for (std::size_t changes = 1 + below(4); changes > 0 && !text.empty(); --changes) {
                const std::size_t at = below(text.size());
                const std::size_t length = 1 + below(12);
                switch (below(4)) {
                    case 0:
                        text[at] = favourites[below(favourites.size())];
                        break;
                    case 1:
                        text.erase(at, length);
                        break;
                    case 2:
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

TEST(JkDamagedText, long_texts_of_anything_are_read_in_linear_time) {
    const std::clock_t begin = std::clock();
    for (const std::string start : {"", "size 9x9\n", "(;", "a\t9\t0\t\t\t", "size 9x9\nagree dead "}) {
        for (const std::string unit : {"b3",
                                       "b3 ",
                                       "E ",
                                       "(",
                                       "(;",
                                       ";B[aa];W[]",
                                       "(;SZ[9];W[aa])",
                                       "[",
                                       "]",
                                       "\\",
                                       "#\n",
                                       "\n",
                                       "id: a\n",
                                       "game a\nsize 3x3\n",
                                       "1",
                                       "\t",
                                       "\r",
                                       "-",
                                       "aa ",
                                       "pass ",
                                       "\xff",
                                       "a\t9\t0\t\t\taa\n"}) {
            std::string text = start;
            while (text.size() < 300'000) text += unit;
            read_in_every_way(text);
        }
    }
    EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 60) << "seconds of processor time";
}

}  // namespace daejo::tests::jk
