#pragma once

#include <string_view>
#include <vector>

namespace daejo::corpus {

/// One line of a text without its end ("\n" or "\r\n"). `number` counts from 1.
struct Line {
    std::string_view text;
    int number = 1;
};

/// The lines of `text`, a byte-order mark at its beginning left out. A last line without an end is a line; an
/// end at the end of the text begins no further one. The views point into `text`.
std::vector<Line> lines_of(std::string_view text);

/// `text` without the UTF-8 byte-order mark it may begin with.
std::string_view without_byte_order_mark(std::string_view text) noexcept;

/// `text` without blanks and tabs at both ends.
std::string_view trimmed(std::string_view text) noexcept;

}  // namespace daejo::corpus
