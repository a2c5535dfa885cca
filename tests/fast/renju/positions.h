// Small positions for the tests, as point lists or pictures, and random ones.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <rapidcheck/gtest.h>

#include "corpus/renju/point_text.h"
#include "fast/renju/judge.h"

namespace daejo::corpus::renju {

inline std::ostream& operator<<(std::ostream& out, const PointVerdict& verdict) {
    return out << to_text(verdict.answer) << " threes=" << int{verdict.threes}
               << " real=" << int{verdict.real} << " depth=" << verdict.depth;
}

}  // namespace daejo::corpus::renju

namespace daejo::fast::renju::testing {

using namespace corpus::renju;

/// Points named in a blank separated list.
inline std::vector<Point> points(const std::string& names, int size = standard_size) {
    std::vector<Point> found;
    std::istringstream words(names);
    for (std::string word; words >> word;) found.push_back(parse_point(word, size));
    return found;
}

inline Position stones(const std::string& black, const std::string& white = "", int size = standard_size) {
    Position position(size);
    for (const Point p : points(black, size)) position.set(p, Cell::black);
    for (const Point p : points(white, size)) position.set(p, Cell::white);
    return position;
}

/// A position and the point asked for.
struct Asked {
    Position position;
    Point point;
};

/// A picture, top row first: X black, O white, * the asked (empty) point. One row a line, blanks ignored.
inline Asked picture(std::string_view drawing) {
    std::vector<std::string> rows(1);
    for (const char sign : drawing) {
        if (sign == '\n' && !rows.back().empty()) rows.emplace_back();
        if (sign != '\n' && sign != ' ') rows.back() += sign;
    }
    if (rows.back().empty()) rows.pop_back();
    const int size = static_cast<int>(rows.size());
    Asked asked{Position(size), {}};
    for (int row = 0; row < size; ++row) {
        const std::string& line = rows[static_cast<std::size_t>(size - 1 - row)];
        EXPECT_EQ(line.size(), rows.size());
        for (int column = 0; column < size; ++column) {
            const char sign = line.at(static_cast<std::size_t>(column));
            if (sign == 'X') asked.position.set({column, row}, Cell::black);
            if (sign == 'O') asked.position.set({column, row}, Cell::white);
            if (sign == '*') asked.point = {column, row};
        }
    }
    return asked;
}

inline Readings reading(std::initializer_list<const char*> assignments) {
    Readings readings;
    for (const char* assignment : assignments) set_reading(readings, assignment);
    return readings;
}

inline PointVerdict verdict(const Asked& asked, const Readings& readings = {}, Fault fault = Fault::none) {
    return judge_point(asked.position, asked.point, readings, fault);
}

/// A five, an overline, a double-four, or legal without any three.
inline PointVerdict plain(Answer answer) {
    return {answer, 0, 0, 0};
}

/// Positions of any size and density, shrinking towards fewer stones.
inline rc::Gen<Position> any_position() {
    return rc::gen::mapcat(rc::gen::inRange(smallest_size, largest_size + 1), [](int size) {
        const auto cell =
            rc::gen::weightedElement<Cell>({{11, Cell::empty}, {5, Cell::black}, {2, Cell::white}});
        const auto cells =
            rc::gen::container<std::vector<Cell>>(static_cast<std::size_t>(Position(size).points()), cell);
        return rc::gen::map(cells, [size](const std::vector<Cell>& values) {
            Position position(size);
            for (int i = 0; i < position.points(); ++i)
                position.set(position.point(i), values[static_cast<std::size_t>(i)]);
            return position;
        });
    });
}

inline rc::Gen<Readings> any_readings() {
    return rc::gen::map(rc::gen::tuple(rc::gen::element("excludes", "counts", "ignored"),
                                       rc::gen::element("joined", "separate"),
                                       rc::gen::element("full", "none", "cap=1", "cap=2", "cap=12")),
                        [](const auto& words) {
                            Readings readings;
                            set_reading(readings, std::string("five-at-completion=") + std::get<0>(words));
                            set_reading(readings, std::string("clauses=") + std::get<1>(words));
                            set_reading(readings, std::string("recursion=") + std::get<2>(words));
                            return readings;
                        });
}

}  // namespace daejo::fast::renju::testing
