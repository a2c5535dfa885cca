// Telling a format by its first line that is neither blank nor a comment.

#include <algorithm>

#include "corpus/characters.h"
#include "corpus/error.h"
#include "corpus/lines.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/document.h"
#include "corpus/renju/record_line.h"

namespace daejo::corpus::renju {

namespace {

constexpr std::size_t beginning = 1 << 16;  ///< as far as binary content is looked for
constexpr std::size_t enough = 4096;        ///< as much of a line tells what it is

constexpr const char* what_there_is =
    "board lines (25 to 361 of . X O), a diagram, stones (\"h8 g7 / i9\"), moves (\"h8 i9\"), SGF "
    "(\"(;GM[4]…\") "
    "or cases (\"id: …\")";

/// Nothing but points, blank-free, and longer than a row of a diagram with its coordinates.
bool looks_like_board_line(std::string_view line) noexcept {
    const auto points =
        std::count_if(line.begin(), line.end(), [](char c) { return c == '.' || c == 'X' || c == 'O'; });
    return line.size() >= 24 && line.find(' ') == std::string_view::npos &&
           static_cast<std::size_t>(points) * 10 >= line.size() * 9;
}

bool begins_with_word(std::string_view text, std::string_view word) noexcept {
    return same_word(text.substr(0, word.size()), word);
}

/// A point, a word or a move number at the beginning.
bool looks_like_moves(std::string_view text) noexcept {
    if (text == "-" || begins_with_word(text, "pass") || begins_with_word(text, "draw")) return true;
    std::size_t at = 0;
    while (at < text.size() && is_digit(text[at])) ++at;
    if (at > 0 && (at == text.size() || text[at] != '.')) return false;
    if (at > 0) ++at;
    while (at < text.size() && is_blank(text[at])) ++at;
    return at + 1 < text.size() && is_letter(text[at]) && is_digit(text[at + 1]);
}

bool looks_like_stones(std::string_view text) noexcept {
    return text.starts_with('/') || (looks_like_moves(text) && text.find('/') != std::string_view::npos) ||
           ((begins_with_word(text, "black") || begins_with_word(text, "white")) &&
            text.find(':') != std::string_view::npos);
}

/// The first line that is not skipped, at most `enough` bytes of it, without blanks around; its number too.
Line first_line(std::string_view text) noexcept {
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, std::min(end, enough));
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!is_skipped(line)) return {trimmed(line), number};
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return {{}, 0};
}

}  // namespace

Format detect(std::string_view text, const std::string& file) {
    text = without_byte_order_mark(text);
    if (text.empty()) throw InputError({file, 0, 0}, "an empty text", what_there_is);
    const std::string_view window = text.substr(0, beginning);
    if (const std::size_t nul = window.find('\0'); nul != std::string_view::npos) {
        const auto line =
            std::count(window.begin(), window.begin() + static_cast<std::ptrdiff_t>(nul), '\n') + 1;
        const std::size_t begin = window.substr(0, nul).rfind('\n') + 1;  // npos + 1 is 0
        throw InputError({file, static_cast<int>(line), static_cast<int>(nul - begin) + 1},
                         "a NUL byte: this is no text", std::string("UTF-8 text: ") + what_there_is);
    }
    const Line line = first_line(text);
    if (line.text.empty())
        throw InputError({file, 0, 0}, "nothing but blank lines and comments", what_there_is);
    const std::size_t tab = line.text.rfind('\t');
    const std::string_view content =
        tab == std::string_view::npos ? line.text : trimmed(line.text.substr(tab + 1));
    if (line.text.starts_with('(')) return Format::sgf;
    if (line.text.starts_with("id:")) return Format::cases;
    if (looks_like_board_line(line.text)) return Format::lines;
    if (looks_like_stones(line.text) || (tab != std::string_view::npos && looks_like_stones(content))) {
        return Format::stones;
    }
    if (looks_like_moves(line.text) || (tab != std::string_view::npos && looks_like_moves(content))) {
        return Format::moves;
    }
    if (looks_like_diagram(line.text)) return Format::diagram;
    throw InputError({file, line.number, 1}, shown(std::string(line.text)), what_there_is);
}

}  // namespace daejo::corpus::renju
