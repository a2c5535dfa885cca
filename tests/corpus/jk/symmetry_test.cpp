#include "corpus/jk/symmetry.h"

#include <set>

#include "corpus/jk/game_text.h"
#include "jk/arbitrary.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

namespace {

/// How far apart two points are along the lines of the board.
int distance(Point a, Point b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

rc::Gen<Symmetry> arbitrary_symmetry() {
    return rc::gen::elementOf(std::vector<Symmetry>(all_symmetries.begin(), all_symmetries.end()));
}

}  // namespace

RC_GTEST_PROP(JkSymmetry, points_stay_on_the_image_and_apart, ()) {
    const Size size = *arbitrary_size();
    const Symmetry symmetry = *arbitrary_symmetry();
    const Point a = *arbitrary_point(size);
    const Point b = *arbitrary_point(size);
    RC_ASSERT(apply(symmetry, size).points() == size.points());
    RC_ASSERT(apply(symmetry, size).contains(apply(symmetry, a, size)));
    RC_ASSERT(distance(apply(symmetry, a, size), apply(symmetry, b, size)) == distance(a, b));
}

RC_GTEST_PROP(JkSymmetry, the_inverse_takes_a_game_back, ()) {
    const Game game = *arbitrary_game();
    const Symmetry symmetry = *arbitrary_symmetry();
    const Game image = apply(symmetry, game);
    RC_ASSERT(image.komi == game.komi);
    RC_ASSERT(image.actions.size() == game.actions.size());
    RC_ASSERT(apply(inverse(symmetry), image) == game);
}

TEST(JkSymmetry, eight_different_images) {
    std::set<std::pair<int, int>> images;
    for (const Symmetry symmetry : all_symmetries) {
        const Point image = apply(symmetry, Point{3, 0}, {5, 5});
        images.emplace(image.column, image.row);
    }
    EXPECT_EQ(images.size(), 8U);
}

TEST(JkSymmetry, every_image_of_a_game) {
    const Game game = read_games("size 3x2\na1 P c2 agree dead a1 b2\n", "f").front().value.game;
    const auto image = [&](Symmetry symmetry) { return write_game(apply(symmetry, game), nullptr, ""); };
    EXPECT_EQ(image(Symmetry::identity), "size 3x2\na1 P c2 agree dead a1 b2\n");
    EXPECT_EQ(image(Symmetry::mirror_columns), "size 3x2\nc1 P a2 agree dead c1 b2\n");
    EXPECT_EQ(image(Symmetry::mirror_rows), "size 3x2\na2 P c1 agree dead a2 b1\n");
    EXPECT_EQ(image(Symmetry::half_turn), "size 3x2\nc2 P a1 agree dead c2 b1\n");
    EXPECT_EQ(image(Symmetry::main_diagonal), "size 2x3\na1 P b3 agree dead a1 b2\n");
    EXPECT_EQ(image(Symmetry::turn_right), "size 2x3\na3 P b1 agree dead a3 b2\n");
    EXPECT_EQ(image(Symmetry::turn_left), "size 2x3\nb1 P a3 agree dead b1 a2\n");
    EXPECT_EQ(image(Symmetry::other_diagonal), "size 2x3\nb3 P a1 agree dead b3 a2\n");
}

}  // namespace daejo::tests::jk
