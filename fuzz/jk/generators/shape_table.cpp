// The pictures of the generator `ko`. Each holds for its colours swapped and for all eight images as well.

#include "fuzz/jk/generators/shape.h"

namespace daejo::fuzz::jk {

namespace {

constexpr std::string_view table = R"(
single-ko
. X O .
X b w O

single-ko-eyes
. X O .
X X O O
X b w O

centre-ko
. X O .
X b w O
. X O .

double-ko-seki
. X O .
X b w O
X X O O
X b w O

double-ko-eyes
X X b w O .
. X X O O O
X X b w O O

double-ko-lives
X b w O .
X X O O O
X b w O .

double-ko-guarded
. X b w O O
. X X O O O
O X b w O .
. X X O O O

short-of-liberties
X b w O .
X X O O O
X b w O O

triple-ko
X b w O
. X O .
X b w O
X X O O
X b w O

triple-ko-eyes
. X b w O .
X X X O O O
. X b w O O
X X X O O O
X X b w O .

triple-ko-mirrored
. X O . O X .
X b w O w b X
X X O O O X X
. X O O w b X

quadruple-ko
X b w O
X X O O
X b w O
. X O .
X b w O
X X O O
X b w O

quadruple-ko-eyes
X X b w O .
X . X O O O
X X b w O .
X X X O . O
X X b w O O
. X X O O O
X X b w O O

quadruple-ko-mirrored
. X O . O X .
X b w O w b X
X X O O O X X
X b w O w b X

quadruple-ko-small
b w O w b
X O . O X
b w O w b

quintuple-ko
. X b w O .
X X X O O O
X X b w O O
. X X O O O
X X b w O .
X X X O O O
. X b w O O
X X X O . O
X X b w O O

two-stage
X b w O .
X X O O O
X b w O O
X X O O .
X b w O O
X X O O O
X b w O O

two-stage-short
X b w O
X X O O
X b w O
. X O O
X b w O
X X O O
X b w O

moonshine-separate
. X O . O X .
X b w O w b X
X X O O O X X
X b w O O . X

moonshine-joined
X b w O .
X X O O O
X b w O O
X X O O .
X b w O O

moonshine-joined-eye
X b w O .
X X O O O
X b w O O
. X O O .
X b w O O

pinwheel
. O X
O X .
X . X

eternal-life
O O . X
X X O O
O . . .
line X c3 b3 d3 a3

eternal-life-wide
. X X O O .
X . . X . O
line O b1 e1 c1 d1

eternal-line
. X . .
line O d1 a1 c1 b1

eternal-line-walled
. O . X . .
line O f1 c1 e1 d1

sending-two
. . .
O X X
X . .
line O c1 E b1 a1

sending-two-wide
X . . .
O O X X
O . O O
line X b1 c1 E d1

sending-two-turned
. . X .
X O X .
X O O X
line O d2 E d3 d1

three-plays
X . . X . .
line O b1 E c1 a1

three-plays-walled
. O X . .
line O d1 E e1 c1

five-plays
X . X . . X
line O b1 P e1 a1 d1 f1

five-plays-doubled
X . . X . X
line O e1 P b1 f1 c1 a1

five-plays-two-kos
. X X O . O
line O a1 e1 P b1 f1 c1

five-plays-ending
. . O X . X
line X b1 e1 a1 E f1 c1

molasses
. . X X
O O X O
X . O O
line X b1 c1 d1 d2 a1 d1

molasses-corner
X X . .
O O X X
O . O X
line O c3 b1 d3 b3 c1 a3

molasses-line
O O O . X X
line X d1 a1 b1 c1 e1 a1 f1 b1
)";

}  // namespace

std::string_view shape_table() noexcept {
    return table;
}

}  // namespace daejo::fuzz::jk
