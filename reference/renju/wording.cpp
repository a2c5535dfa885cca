// Names of lines and lists of points in words.
#include "reference/renju/wording.h"

#include <algorithm>
#include <array>
#include <utility>

#include "corpus/renju/point_text.h"

namespace daejo::reference::renju {

std::string name(Point p, Direction direction) {
    switch (direction) {
        case Direction::row:
            return "row";
        case Direction::file:
            return corpus::renju::to_text(p).substr(0, 1) + "-file";
        case Direction::rising:
            return "rising diagonal";
        case Direction::falling:
            return "falling diagonal";
    }
    return {};
}

std::string list(const std::vector<Point>& points) {
    std::string text;
    for (const Point p : points) {
        if (!text.empty()) text += ' ';
        text += corpus::renju::to_text(p);
    }
    return text;
}

std::string alternatives(const std::vector<Point>& points, std::string_view word) {
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0) text.append(" ").append(word).append(" ");
        text += corpus::renju::to_text(points[i]);
    }
    return text;
}

std::string join(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

std::string_view number(int n) {
    constexpr std::array<std::string_view, 20> words{
        "no",       "one",     "two",     "three",     "four",     "five",    "six",
        "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    return words[static_cast<std::size_t>(n)];
}

std::string shapes_on(std::string_view shape, Point p, const std::vector<Direction>& lines) {
    const std::string one{shape};
    if (lines.size() == 1) return "a " + one + " on the " + name(p, lines.front());
    const bool several = std::adjacent_find(lines.begin(), lines.end()) != lines.end();
    std::vector<std::string> places;
    for (const Direction direction : directions) {
        const auto here = std::count(lines.begin(), lines.end(), direction);
        if (here == 0) continue;
        std::string place = "the " + name(p, direction);
        if (several) {
            place.insert(0, here == 1 ? "a " + one + " on " : "two " + one + "s on ");
        } else if (places.empty()) {
            place.insert(0, one + "s on ");
        }
        places.push_back(std::move(place));
    }
    return join(places);
}

}  // namespace daejo::reference::renju
