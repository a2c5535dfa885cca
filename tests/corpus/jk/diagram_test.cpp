#include "corpus/jk/diagram.h"

#include "jk/arbitrary.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

TEST(JkDiagram, the_top_row_first_and_no_letter_i) {
    std::vector<Cell> cells(20, Cell::empty);
    cells[1] = Cell::black;   // b1
    cells[18] = Cell::white;  // j2
    EXPECT_EQ(write_diagram({10, 2}, cells),
              "2 . . . . . . . . O .\n"
              "1 . X . . . . . . . .\n"
              "  a b c d e f g h j k\n");
}

TEST(JkDiagram, a_stone_hides_a_mark) {
    const std::vector<Cell> cells = {Cell::empty, Cell::white, Cell::black, Cell::empty};
    EXPECT_EQ(write_diagram({2, 2}, cells, {{{0, 0}, '?'}, {{1, 0}, '?'}, {{1, 1}, 'd'}}),
              "2 X d\n1 ? O\n  a b\n");
}

TEST(JkDiagram, row_numbers_are_of_one_width) {
    EXPECT_EQ(write_diagram({1, 10}, std::vector<Cell>(10)),
              "10 .\n 9 .\n 8 .\n 7 .\n 6 .\n 5 .\n 4 .\n 3 .\n 2 .\n 1 .\n   a\n");
}

RC_GTEST_PROP(JkDiagram, as_many_stones_as_there_are, ()) {
    const Size size = *arbitrary_size();
    const auto cells = *rc::gen::container<std::vector<Cell>>(
        static_cast<std::size_t>(size.points()),
        rc::gen::map(rc::gen::inRange(0, 3), [](int n) { return static_cast<Cell>(n); }));
    const std::string text = write_diagram(size, cells);
    RC_ASSERT(std::count(text.begin(), text.end(), '\n') == size.rows + 1);
    RC_ASSERT(std::count(text.begin(), text.end(), 'X') ==
              std::count(cells.begin(), cells.end(), Cell::black));
    RC_ASSERT(std::count(text.begin(), text.end(), 'O') ==
              std::count(cells.begin(), cells.end(), Cell::white));
}

}  // namespace daejo::tests::jk
