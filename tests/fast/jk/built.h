#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "corpus/jk/game_text.h"
#include "corpus/jk/point_text.h"

namespace daejo::fast::jk {

/// Two kos at the bottom and two at the top, by turns held by White (b1, b5) and Black (e1, e5). Black takes
/// with c1, e1, c5, e5, White with b1, f1, b5, f5; a3 to g3 are free.
inline const std::string four_kos =
    "X O . O X . X\n"
    ". X O . O X .\n"
    ". . . . . . .\n"
    ". X O . O X .\n"
    "X O . O X . X\n";

/// A game that first builds the picture (top row first, X black, O white, blanks between points), with E for
/// the colour that has fewer stones, and goes on with `actions`. The move before them is a stone; `first` is
/// to move then.
inline corpus::jk::Game built(const std::string& picture, const std::string& actions,
                              corpus::jk::Colour first = corpus::jk::Colour::black) {
    std::vector<std::string> rows(1);
    for (const char c : picture) {
        if (c == '\n') {
            rows.emplace_back();
        } else if (c != ' ') {
            rows.back() += c;
        }
    }
    rows.pop_back();
    std::reverse(rows.begin(), rows.end());
    const corpus::jk::Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    std::vector<std::string> even;  // of the colour that moves first in the pairs
    std::vector<std::string> odd;
    for (int i = 0; i < size.points(); ++i) {
        const corpus::jk::Point point = size.point(i);
        const char stone = rows[static_cast<std::size_t>(point.row)][static_cast<std::size_t>(point.column)];
        if (stone == 'X') even.push_back(to_text(point));
        if (stone == 'O') odd.push_back(to_text(point));
    }
    std::string moves = std::to_string(size.columns) + "x" + std::to_string(size.rows) + "\n";
    if (first == corpus::jk::Colour::white) {
        moves += even.back() + " ";
        even.pop_back();
        std::swap(even, odd);
    }
    const std::size_t pairs = std::max(even.size(), odd.size());
    even.insert(even.begin(), pairs - even.size(), "E");
    odd.insert(odd.begin(), pairs - odd.size(), "E");
    for (std::size_t i = 0; i < pairs; ++i) moves.append(even[i]).append(" ").append(odd[i]).append(" ");
    return corpus::jk::read_games("size " + moves + "\n" + actions + "\n", "").front().value.game;
}

}  // namespace daejo::fast::jk
