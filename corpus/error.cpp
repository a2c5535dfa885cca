#include "corpus/error.h"

#include <algorithm>
#include <utility>

namespace daejo::corpus {

namespace {

std::string sentence(const Place& place, const std::string& found, const std::string& expected) {
    std::string text = place.file;
    if (place.line > 0) text += (text.empty() ? "line " : ":") + std::to_string(place.line);
    if (place.column > 0) {
        text += (text.empty() ? "column " : ":") + std::to_string(place.column);
    }
    if (!text.empty()) text += ": ";
    return text + "found " + found + ", expected " + expected;
}

}  // namespace

Place moved_right(Place place, std::size_t bytes) {
    place.column = std::max(place.column, 1) + static_cast<int>(bytes);
    return place;
}

InputError::InputError(Place place, std::string found, std::string expected)
    : std::runtime_error(sentence(place, found, expected)),
      place_(std::move(place)),
      found_(std::move(found)),
      expected_(std::move(expected)) {}

InputError InputError::moved_to(Place place) const {
    return InputError(std::move(place), found_, expected_);
}

std::string shown(const std::string& text, std::size_t limit) {
    static const char* const digits = "0123456789abcdef";
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size() && i < limit; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0x20 && byte < 0x7f) {
            out += text[i];
        } else {
            out += "\\x";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        }
    }
    out += text.size() > limit ? "…\"" : "\"";
    return out;
}

}  // namespace daejo::corpus
