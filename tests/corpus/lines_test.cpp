#include "corpus/lines.h"

#include "corpus/characters.h"
#include "support.h"

namespace daejo::tests {

using namespace corpus;

TEST(lines, ends_of_lines_and_of_the_text) {
    const auto texts = [](std::string_view text) {
        std::vector<std::string_view> all;
        for (const Line& line : lines_of(text)) all.push_back(line.text);
        return all;
    };
    using Texts = std::vector<std::string_view>;
    EXPECT_EQ(texts(""), Texts{});
    EXPECT_EQ(texts("a"), Texts{"a"});
    EXPECT_EQ(texts("a\n"), Texts{"a"});
    EXPECT_EQ(texts("\xef\xbb\xbf"
                    "a\r\n\r\nb\rc\r"),
              (Texts{"a", "", "b\rc"}));
    EXPECT_EQ(lines_of("\n\nx")[2].number, 3);
}

TEST(lines, trimming) {
    EXPECT_EQ(trimmed(" \ta b\t "), "a b");
    EXPECT_EQ(trimmed(" \t"), "");
}

TEST(characters, well_formed_and_other_bytes) {
    EXPECT_EQ(first_character("●x").code, U'●');
    EXPECT_EQ(first_character("●x").bytes, "●");
    EXPECT_EQ(first_character("ax").bytes, "a");
    EXPECT_EQ(first_character("\xe2\x97").code, Character::malformed);
    EXPECT_EQ(first_character("\xe2\x97").bytes, "\xe2");
    EXPECT_EQ(first_character("\xc0\x80").code, Character::malformed);
    EXPECT_EQ(first_character("\xf0\x9f\x98\x80").code, U'\U0001F600');
    EXPECT_TRUE(same_word("BlAck", "black"));
    EXPECT_FALSE(same_word("blac", "black"));
}

TEST(error, sentences_with_and_without_a_place) {
    EXPECT_STREQ(InputError({"f", 3, 7}, "A", "B").what(), "f:3:7: found A, expected B");
    EXPECT_STREQ(InputError({"f", 0, 0}, "A", "B").what(), "f: found A, expected B");
    EXPECT_STREQ(InputError({}, "A", "B").what(), "found A, expected B");
    EXPECT_STREQ(InputError({}, "A", "B").moved_to({"g", 1, 2}).what(), "g:1:2: found A, expected B");
    EXPECT_EQ(shown("a\n\xff", 40), "\"a\\x0a\\xff\"");
    EXPECT_EQ(shown("abcdef", 3), "\"abc…\"");
    EXPECT_EQ(moved_right({"f", 2, 0}, 4).column, 5);
    EXPECT_EQ(moved_right({"f", 2, 3}, 4).column, 7);
}

}  // namespace daejo::tests
