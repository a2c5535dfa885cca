// The board engines play on.
#include "fast/renju/bits/board.h"

#include "boards.h"
#include "corpus/error.h"

namespace daejo::fast::renju::bits::testing {
namespace {

TEST(BitsBoard, TakesSizesFiveToFifteen) {
    EXPECT_THROW(Board(4), std::out_of_range);
    EXPECT_THROW(Board(16), std::out_of_range);
    EXPECT_EQ(Board(5).size(), 5);
}

TEST(BitsBoard, AfterEveryStoneAsFromScratch) {
    RandomBoards random(5);
    for (int game = 0; game < 60; ++game) {
        const Readings readings = random.readings();
        Board board(5 + random.below(11), readings);
        std::vector<Point> placed;
        for (int step = 0; step < 120; ++step) {
            const int points = board.position().points();
            const Point p = board.position().point(random.below(points));
            if (board.position()[p] == Cell::empty) {
                board.place(p, random.below(3) == 0 ? Cell::white : Cell::black);
                placed.push_back(p);
            } else {
                board.remove(p);
            }
            if (random.below(2) == 0) {
                FoulBits fouls;
                foul_bits(board.position(), readings, fouls);
                ASSERT_EQ(board.fouls(), fouls) << game << " " << step;
            }
            FoulMap map;
            bits::judge(board.position(), readings, map, Counts::no);
            const Point asked = board.position().point(random.below(points));
            ASSERT_EQ(board.answer(asked), map[asked].answer) << game << " " << step;
            ASSERT_NO_THROW(board.check_consistency());
        }
    }
}

TEST(BitsBoard, AnswersWithTheWholeBoardKnownAsWithout) {
    RandomBoards random(6);
    for (int i = 0; i < 40; ++i) {
        const Position position = random.position();
        Board asked(position.size());
        Board known(position.size());
        for (int k = 0; k < position.points(); ++k) {
            const Point p = position.point(k);
            if (position[p] == Cell::empty) continue;
            asked.place(p, position[p]);
            known.place(p, position[p]);
        }
        known.fouls();
        for (int k = 0; k < position.points(); ++k) {
            const Point p = position.point(k);
            ASSERT_EQ(asked.answer(p), known.answer(p)) << i << " " << to_text(p);
        }
    }
}

}  // namespace
}  // namespace daejo::fast::renju::bits::testing
