#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/renju/point_text.h"
#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"
#include "reference/renju/judge.h"

/// Positions, readings and verdicts out of short texts.
namespace daejo::reference::renju::testing {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::PointVerdict;
using corpus::renju::Position;
using corpus::renju::Readings;

inline std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

/// A board from its point lists: stones("i8 j8", "f8").
inline Position stones(const std::string& black, const std::string& white = "", int size = 15) {
    Position position(size);
    for (const auto& word : words(black)) position.set(corpus::renju::parse_point(word, size), Cell::black);
    for (const auto& word : words(white)) position.set(corpus::renju::parse_point(word, size), Cell::white);
    return position;
}

/// A board from a picture, the top row first: 'X' black, 'O' white, anything else empty.
inline Position picture(const std::vector<std::string>& rows) {
    const int size = static_cast<int>(rows.size());
    Position position(size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const char mark =
                rows[static_cast<std::size_t>(size - 1 - row)][static_cast<std::size_t>(column)];
            position.set({column, row}, mark == 'X' ? Cell::black : mark == 'O' ? Cell::white : Cell::empty);
        }
    }
    return position;
}

/// Readings from "name=value" words; empty for the default.
inline Readings readings(const std::string& text) {
    Readings read;
    for (const auto& word : words(text)) corpus::renju::set_reading(read, word);
    return read;
}

/// "double-three threes=2 real=2 depth=1".
inline std::string in_words(const PointVerdict& verdict) {
    std::string text{corpus::renju::to_text(verdict.answer)};
    text += " threes=" + std::to_string(verdict.threes) + " real=" + std::to_string(verdict.real);
    return text + " depth=" + std::to_string(verdict.depth);
}

inline std::string judged(const Position& position, const std::string& point, const std::string& read = "") {
    return in_words(
        judge_point(position, corpus::renju::parse_point(point, position.size()), readings(read)));
}

inline std::string answer(const Position& position, const std::string& point, const std::string& read = "") {
    const Point p = corpus::renju::parse_point(point, position.size());
    return std::string(corpus::renju::to_text(judge_point(position, p, readings(read)).answer));
}

/// One of the eight symmetries of the board, 0 to 7.
inline Point mirrored(Point p, int size, int symmetry) {
    if (symmetry & 1) p.column = size - 1 - p.column;
    if (symmetry & 2) p.row = size - 1 - p.row;
    if (symmetry & 4) std::swap(p.column, p.row);
    return p;
}

inline Position mirrored(const Position& position, int symmetry) {
    Position image(position.size());
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        image.set(mirrored(p, position.size(), symmetry), position[p]);
    }
    return image;
}

}  // namespace daejo::reference::renju::testing
