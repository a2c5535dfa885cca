#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/symmetry.h"
#include "fuzz/jk/generators/board.h"
#include "fuzz/random.h"

namespace daejo::fuzz::jk {

/// A ko whose holder is open: when Black holds it `white_side` has a black stone and `black_side` is empty,
/// when White holds it `black_side` has a white stone and `white_side` is empty.
struct OpenKo {
    corpus::jk::Point black_side;
    corpus::jk::Point white_side;
};

/// A set-up with kos, and perhaps a line of moves that leads back to it.
struct Shape {
    std::string name;
    Board board;  ///< both points of open kos are empty
    std::vector<OpenKo> kos;
    corpus::jk::Colour first = corpus::jk::Colour::black;  ///< who makes the first move of the line
    std::vector<corpus::jk::Action> line;
};

/// Reads shapes, apart by empty lines: a name; the picture, top row first, `.` empty, `X` black, `O` white,
/// `b` and `w` side by side the black and the white side of an open ko; and, where there is one, "line X d1
/// P b1": who begins and the moves. Throws InputError for anything else.
std::vector<Shape> read_shapes(std::string_view text);

/// The shapes of the generator `ko`, read from shape_table().
const std::vector<Shape>& ko_shapes();
std::string_view shape_table() noexcept;

Shape image(corpus::jk::Symmetry symmetry, const Shape& shape);
Shape colours_swapped(Shape shape);

/// Two shapes of equally many rows side by side, a wall between them: a column of stones of one colour, with
/// an empty column beside it where it needs one; without a wall, one column empty, where no wall fits. The
/// line is the left one's. Nothing when it were more than `columns` wide.
std::optional<Shape> beside(const Shape& left, const Shape& right, int columns, Random& random);

/// The board with a holder drawn for every ko so that it is legal; nothing when no choice is.
std::optional<Board> settled(const Shape& shape, Random& random);

}  // namespace daejo::fuzz::jk
