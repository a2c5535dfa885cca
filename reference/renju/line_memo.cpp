// A memo of made_on by the contents of a line: all 3^10 lines around a stone, computed once by made_on
// itself.
#include <cstddef>
#include <vector>

#include "reference/renju/line.h"

namespace daejo::reference::renju {

namespace {

constexpr std::size_t contents = 3;

constexpr std::size_t all_lines() {
    std::size_t lines = 1;
    for (int i = 0; i < 2 * reach; ++i) lines *= contents;
    return lines;
}

std::size_t number_of(const Line& line) noexcept {
    std::size_t number = 0;
    for (int place = line_length - 1; place >= 0; --place) {
        if (place == middle) continue;
        number = number * contents + static_cast<std::size_t>(line[static_cast<std::size_t>(place)]);
    }
    return number;
}

Line line_of(std::size_t number) noexcept {
    Line line{};
    for (int place = 0; place < line_length; ++place) {
        Content& content = line[static_cast<std::size_t>(place)];
        if (place == middle) {
            content = Content::own;
            continue;
        }
        content = static_cast<Content>(number % contents);
        number /= contents;
    }
    return line;
}

std::vector<Made> computed() {
    std::vector<Made> memo;
    memo.reserve(all_lines());
    for (std::size_t number = 0; number < all_lines(); ++number) memo.push_back(made_on(line_of(number)));
    return memo;
}

}  // namespace

const Made& remembered(const Line& line) {
    static const std::vector<Made> memo = computed();
    return memo[number_of(line)];
}

}  // namespace daejo::reference::renju
