#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/labelled.h"
#include "corpus/lines.h"
#include "corpus/renju/position.h"

namespace daejo::corpus::renju {

/// Which of the letters x and o is black. `@` and `●` are always black, `○` is always white.
enum class Legend : std::uint8_t { black_is_x, black_is_o };

/// Reads diagrams that stand apart by blank lines. A diagram has its top row first; `.` `+` `*` and the
/// crossings of box-drawing (`┼` `├` `┌` …) are empty points, so is `?` (the asked point, as write_diagram
/// marks it); `X` `x` `@` `●` are black, `O` `o` `○` white unless `legend` turns the letters round. Tolerated
/// around and between them: blanks, `|` `-` `=` `│` `─`, frame lines (`+-----+`), a line of letters (with i)
/// above or below, row numbers at either side, which must count down to 1. A line beginning with `#` is a
/// comment; the last one right above a diagram is its label. Throws InputError.
std::vector<Position> read_diagrams(std::string_view text, const std::string& file,
                                    Legend legend = Legend::black_is_x);
std::vector<Labelled<Position>> read_labelled_diagrams(std::string_view text, const std::string& file,
                                                       Legend legend = Legend::black_is_x);

/// Reads a text that holds exactly one diagram. Throws InputError.
Position read_diagram(std::string_view text, const std::string& file = {},
                      Legend legend = Legend::black_is_x);

/// Reads one diagram from lines without a blank one among them. Throws InputError.
Position read_diagram(std::span<const Line> lines, const std::string& file, Legend legend);

/// Whether a line looks like part of a diagram: letters, a frame, or a row of points.
bool looks_like_diagram(std::string_view line);

struct DiagramOptions {
    bool coordinates = true;  ///< row numbers at the left, letters below
    Legend legend = Legend::black_is_x;
    std::map<Point, char> marks;  ///< shown in place of `.`; a stone hides a mark
};

/// The picture people see: blank separated points, top row first, `.` `X` `O`, every line ended.
///
///     5 . . . . .
///     4 . X . . .
///     3 . . O . .
///     2 . . . ? .
///     1 . . . . .
///       a b c d e
std::string write_diagram(const Position& position, const DiagramOptions& options = {});

}  // namespace daejo::corpus::renju
