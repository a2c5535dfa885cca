#pragma once

#include <string_view>

namespace daejo::corpus {

constexpr bool is_blank(char c) noexcept {
    return c == ' ' || c == '\t';
}
constexpr bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) noexcept {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr char lower(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// One UTF-8 character: its code point and its bytes. A byte that begins no well-formed character stands for
/// itself, with a code point no character has.
struct Character {
    static constexpr char32_t malformed = 0x110000;
    char32_t code = malformed;
    std::string_view bytes;
};

/// The character at the beginning of `text`, which must not be empty.
Character first_character(std::string_view text) noexcept;

/// Whether two words are the same but for the case of ASCII letters.
bool same_word(std::string_view a, std::string_view b) noexcept;

}  // namespace daejo::corpus
