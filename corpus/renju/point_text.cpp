#include "corpus/renju/point_text.h"

#include <charconv>

#include "corpus/characters.h"

namespace daejo::corpus::renju {

std::string to_text(Point point) {
    return static_cast<char>('a' + point.column) + std::to_string(point.row + 1);
}

Point parse_point(std::string_view text, int size) {
    const std::string last = to_text({size - 1, size - 1});
    const auto refuse = [&] { throw InputError({}, shown(std::string(text)), "a point from a1 to " + last); };
    if (text.size() < 2 || text.size() > 3) refuse();
    const char letter = text[0] >= 'A' && text[0] <= 'Z' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + 1, end, number);
    const Point point{letter - 'a', number - 1};
    if (error != std::errc{} || stop != end || text[1] == '0' || text[1] == '-' || point.column < 0 ||
        point.row < 0 || point.column >= size || point.row >= size) {
        refuse();
    }
    return point;
}

Point scan_point(std::string_view text, std::size_t& at, const Place& place, int size) {
    std::size_t end = at + 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end == at + 1) {  // no digit: the message shows the whole word
        while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]))) ++end;
    }
    try {
        const Point point = parse_point(text.substr(at, end - at), size);
        at = end;
        return point;
    } catch (const InputError& error) {
        throw error.moved_to(moved_right(place, at));
    }
}

}  // namespace daejo::corpus::renju
