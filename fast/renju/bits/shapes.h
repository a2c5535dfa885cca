// What a black stone makes on one line, told for many points at once by Boolean algebra over what lies one to
// five points before and behind each of them.

#pragma once

#include <array>

namespace daejo::fast::renju::bits {

/// Steps from a point to a completion point, in the order of Shapes::completion.
inline constexpr std::array<int, 6> completion_steps = {-3, -2, -1, 1, 2, 3};

/// A bit for each point, W being any type with the bitwise operators.
template <class W>
struct Shapes {
    W five;                       ///< R2
    W overline;                   ///< R3
    W four;                       ///< R4: one four or two
    W two_fours;                  ///< R4: two
    std::array<W, 6> completion;  ///< R6: a step along the line lies a point that would make a straight four.
                                  ///< Only one three goes through a point on a line, so it is theirs all
};

/// `View` gives `black<k>()` and `open<k>()`: whether the point k steps on is black or open, k from −5 to 5.
/// A point that is neither is white or beyond the edge. That the points themselves are open is not looked at.
template <class W, class View>
[[gnu::always_inline]] inline void find_shapes(const View& view, Shapes<W>& made) {
    // Unbroken black stones before (l) and behind (r), at least so many.
    const W l1 = view.template black<-1>();
    const W l2 = l1 & view.template black<-2>();
    const W l3 = l2 & view.template black<-3>();
    const W l4 = l3 & view.template black<-4>();
    const W l5 = l4 & view.template black<-5>();
    const W r1 = view.template black<1>();
    const W r2 = r1 & view.template black<2>();
    const W r3 = r2 & view.template black<3>();
    const W r4 = r3 & view.template black<4>();
    const W r5 = r4 & view.template black<5>();
    const W row_of_four = l3 | (l2 & r1) | (l1 & r2) | r3;
    const W row_of_five = l4 | (l3 & r1) | (l2 & r2) | (l1 & r3) | r4;
    made.overline = l5 | (l4 & r1) | (l3 & r2) | (l2 & r3) | (l1 & r4) | r5;
    made.five = row_of_five & ~made.overline;

    // One side with its nearest non-black point, which must be open, filled: at least so many stones.
    struct Side {
        W one, two, three, four, any;
    };
    const auto side = [](const W& b1, const W& b2, const W& b3, const W& after2, const W& after3,
                         const W& after4, const W& after5, const W& e1, const W& e2, const W& e3,
                         const W& e4) {
        const W gap0 = e1 & after2;  // the gap first, then a stone, …
        const W gap0_2 = gap0 & after3;
        const W gap0_3 = gap0_2 & after4;
        const W gap1 = b1 & e2;
        const W gap1_1 = gap1 & after3;
        const W gap1_2 = gap1_1 & after4;
        const W gap2 = b2 & e3;
        const W gap2_1 = gap2 & after4;
        const W gap3 = b3 & e4;
        return Side{gap0 | gap1 | gap2 | gap3, gap0_2 | gap1_1 | gap2 | gap3, gap0_3 | gap1_2 | gap2_1 | gap3,
                    (gap0_3 & after5) | (gap1_2 & after5) | (gap2_1 & after5) | (gap3 & after5),
                    e1 | gap1 | gap2 | gap3};
    };
    const W b2 = view.template black<2>(), b3 = view.template black<3>(), b4 = view.template black<4>(),
            b5 = view.template black<5>();
    const W c2 = view.template black<-2>(), c3 = view.template black<-3>(), c4 = view.template black<-4>(),
            c5 = view.template black<-5>();
    const W e1 = view.template open<1>(), e2 = view.template open<2>(), e3 = view.template open<3>(),
            e4 = view.template open<4>();
    const W f1 = view.template open<-1>(), f2 = view.template open<-2>(), f3 = view.template open<-3>(),
            f4 = view.template open<-4>();
    const Side right = side(r1, r2, r3, b2, b3, b4, b5, e1, e2, e3, e4);
    const Side left = side(l1, l2, l3, c2, c3, c4, c5, f1, f2, f3, f4);
    const W right_four =
        (right.three | (l1 & right.two) | (l2 & right.one) | (l3 & right.any)) &
        ~(right.four | (l1 & right.three) | (l2 & right.two) | (l3 & right.one) | (l4 & right.any));
    const W left_four =
        (left.three | (r1 & left.two) | (r2 & left.one) | (r3 & left.any)) &
        ~(left.four | (r1 & left.three) | (r2 & left.two) | (r3 & left.one) | (r4 & left.any));
    made.four = right_four | left_four;
    made.two_fours = right_four & left_four & ~row_of_four;

    // A side that ends a straight four after so many stones: open, and no black stone beyond.
    const W left0 = f1 & ~c2, left1 = l1 & f2 & ~c3, left2 = l2 & f3 & ~c4;
    const W right0 = e1 & ~b2, right1 = r1 & e2 & ~b3, right2 = r2 & e3 & ~b4;
    const W e4_end = e4 & ~b5, f4_end = f4 & ~c5;
    made.completion[3] = e1 & ((left2 & e2 & ~b3) | (left1 & b2 & e3 & ~b4) | (left0 & b2 & b3 & e4_end));
    made.completion[4] = r1 & e2 & ((left1 & e3 & ~b4) | (left0 & b3 & e4_end));
    made.completion[5] = r2 & e3 & left0 & e4_end;
    made.completion[2] = f1 & ((right2 & f2 & ~c3) | (right1 & c2 & f3 & ~c4) | (right0 & c2 & c3 & f4_end));
    made.completion[1] = l1 & f2 & ((right1 & f3 & ~c4) | (right0 & c3 & f4_end));
    made.completion[0] = l2 & f3 & right0 & f4_end;
}

}  // namespace daejo::fast::renju::bits
