#include "corpus/jk/point_text.h"

#include <charconv>

#include "corpus/characters.h"

namespace daejo::corpus::jk {

std::string to_text(Point point) {
    const int letter = 'a' + point.column + (point.column >= 'i' - 'a');
    return static_cast<char>(letter) + std::to_string(point.row + 1);
}

Point parse_point(std::string_view text, Size size) {
    const auto refuse = [&] {
        throw InputError({}, shown(std::string(text)),
                         "a point from a1 to " + to_text({size.columns - 1, size.rows - 1}) +
                             " (columns have no letter i)");
    };
    if (text.size() < 2 || text.size() > 3 || !is_digit(text[1]) || text[1] == '0') refuse();
    const char letter = lower(text[0]);
    if (letter < 'a' || letter > 't' || letter == 'i') refuse();
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + 1, end, number);
    const Point point{letter - 'a' - (letter > 'i'), number - 1};
    if (error != std::errc{} || stop != end || !size.contains(point)) refuse();
    return point;
}

}  // namespace daejo::corpus::jk
