#include "corpus/renju/symmetry.h"

#include <set>

#include "corpus/renju/diagram.h"
#include "renju/arbitrary.h"

namespace daejo::tests {

using namespace corpus::renju;

namespace {

Position corner() {
    return read_diagram(
        "X X . . O\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . .\n"
        ". . . . .\n");
}

}  // namespace

TEST(symmetry, names_say_what_is_done) {
    EXPECT_EQ(apply(Symmetry::turn_right, corner()), read_diagram(". . . . X\n"
                                                                  ". . . . X\n"
                                                                  ". . . . .\n"
                                                                  ". . . . .\n"
                                                                  ". . . . O\n"));
    EXPECT_EQ(apply(Symmetry::turn_left, corner()), read_diagram("O . . . .\n"
                                                                 ". . . . .\n"
                                                                 ". . . . .\n"
                                                                 "X . . . .\n"
                                                                 "X . . . .\n"));
    EXPECT_EQ(apply(Symmetry::half_turn, corner()), read_diagram(". . . . .\n"
                                                                 ". . . . .\n"
                                                                 ". . . . .\n"
                                                                 ". . . . .\n"
                                                                 "O . . X X\n"));
    EXPECT_EQ(apply(Symmetry::mirror_columns, corner()), read_diagram("O . . X X\n"
                                                                      ". . . . .\n"
                                                                      ". . . . .\n"
                                                                      ". . . . .\n"
                                                                      ". . . . .\n"));
    EXPECT_EQ(apply(Symmetry::main_diagonal, Point{3, 1}, 5), (Point{1, 3}));
    EXPECT_EQ(apply(Symmetry::other_diagonal, Point{0, 0}, 5), (Point{4, 4}));
}

TEST(symmetry, eight_images_that_differ) {
    std::set<std::string> images;
    for (const Symmetry symmetry : all_symmetries) images.insert(write_diagram(apply(symmetry, corner())));
    EXPECT_EQ(images.size(), 8U);
}

RC_GTEST_PROP(symmetry, inverse_takes_back, ()) {
    const Position position = *arbitrary_position();
    for (const Symmetry symmetry : all_symmetries) {
        RC_ASSERT(apply(inverse(symmetry), apply(symmetry, position)) == position);
        for (int i = 0; i < position.points(); ++i) {
            const Point point = position.point(i);
            RC_ASSERT(apply(symmetry, position)[apply(symmetry, point, position.size())] == position[point]);
        }
    }
}

RC_GTEST_PROP(symmetry, shifting_there_and_back, ()) {
    const Position position = *arbitrary_position();
    const int dx = *rc::gen::inRange(-2, 3);
    const int dy = *rc::gen::inRange(-2, 3);
    bool fits = true;
    for (int i = 0; i < position.points(); ++i) {
        const Point p = position.point(i);
        if (position[p] != Cell::empty) fits = fits && position.contains({p.column + dx, p.row + dy});
    }
    const auto moved = shifted(position, dx, dy);
    RC_ASSERT(moved.has_value() == fits);
    if (moved) RC_ASSERT(shifted(*moved, -dx, -dy) == position);
}

TEST(symmetry, shifting_moves_columns_and_rows) {
    const Position two = read_diagram(
        ". . . . .\n"
        ". . X . .\n"
        ". . . O .\n"
        ". . . . .\n"
        ". . . . .\n");
    EXPECT_EQ(shifted(two, 1, -2), read_diagram(". . . . .\n"
                                                ". . . . .\n"
                                                ". . . . .\n"
                                                ". . . X .\n"
                                                ". . . . O\n"));
    EXPECT_EQ(shifted(two, 2, 0), std::nullopt);
    EXPECT_EQ(shifted(two, 0, -3), std::nullopt);
}

}  // namespace daejo::tests
