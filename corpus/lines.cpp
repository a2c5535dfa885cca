#include "corpus/lines.h"

#include "corpus/characters.h"

namespace daejo::corpus {

std::vector<Line> lines_of(std::string_view text) {
    text = without_byte_order_mark(text);
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back({line, number});
    }
    return lines;
}

std::string_view without_byte_order_mark(std::string_view text) noexcept {
    return text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text;
}

std::string_view trimmed(std::string_view text) noexcept {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace daejo::corpus
