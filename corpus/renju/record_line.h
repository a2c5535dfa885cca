#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "corpus/error.h"
#include "corpus/lines.h"

namespace daejo::corpus::renju {

/// A line "label<TAB>…<TAB>content" taken apart; a line without tabs is content only.
struct RecordLine {
    std::string_view label;
    std::string_view content;
    Place place;  ///< where `content` begins
};

/// Takes a line apart. `is_content` tells whether the first field holds content itself: then the tabs are
/// blanks and the whole line is content.
template <class IsContent>
RecordLine record_line(const Line& line, const std::string& file, IsContent is_content) {
    const std::size_t first = line.text.find('\t');
    const std::string_view head = trimmed(line.text.substr(0, first));
    if (first == std::string_view::npos || is_content(head)) return {{}, line.text, {file, line.number, 1}};
    const std::size_t last = line.text.rfind('\t') + 1;
    return {head, line.text.substr(last), moved_right({file, line.number, 1}, last)};
}

/// Whether a line of such a file is to be skipped: blank, or a comment beginning with '#'.
inline bool is_skipped(std::string_view line) noexcept {
    const std::string_view text = trimmed(line);
    return text.empty() || text.front() == '#';
}

/// Whether a text can stand on one line of a file and be read back as it is.
inline bool is_one_line(std::string_view text) noexcept {
    return trimmed(text) == text && std::none_of(text.begin(), text.end(),
                                                 [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

/// Whether a label can stand before a tab, or in a comment above a diagram.
inline bool is_plain_label(std::string_view label) noexcept {
    return !label.empty() && label.front() != '#' && is_one_line(label);
}

}  // namespace daejo::corpus::renju
