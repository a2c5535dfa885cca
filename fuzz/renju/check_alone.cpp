// What one judge's foul map must have in common with its foul maps of related boards.

#include "corpus/renju/symmetry.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::Point;
using corpus::renju::Position;
using corpus::renju::Recursion;

namespace {

/// The board at `origin` of a larger one, white stones where its edge was, and other stones behind them: a
/// wall and a white stone end a row alike (R1).
Position walled(const Position& position, int size, Point origin, Random& random) {
    Position larger(size);
    const int inner = position.size();
    for (int i = 0; i < larger.points(); ++i) {
        const Point point = larger.point(i);
        const Point within{point.column - origin.column, point.row - origin.row};
        const bool ring =
            within.column >= -1 && within.row >= -1 && within.column <= inner && within.row <= inner;
        if (position.contains(within)) {
            larger.set(point, position[within]);
        } else if (ring) {
            larger.set(point, Cell::white);
        } else {
            larger.set(point, static_cast<Cell>(random.below(3)));
        }
    }
    return larger;
}

}  // namespace

void Renju::check_alone(const Rules& rules, const Case& position, const Verdict& verdict, Random& random,
                        const Ask<Renju>& ask,
                        const std::function<void(std::string_view, Difference<Focus>)>& broken) {
    const int size = position.size();
    const auto compare_to = [&](std::string_view relation, const Verdict* other, auto&& image_of) {
        if (other == nullptr) return;
        Verdict back(size);
        for (int i = 0; i < position.points(); ++i) {
            const Point point = position.point(i);
            back.set(point, (*other)[image_of(point)]);
        }
        compare(rules, position, verdict, back,
                [&](Difference<Focus> difference) { broken(relation, std::move(difference)); });
    };

    const auto symmetry = corpus::renju::all_symmetries[1 + static_cast<std::size_t>(random.below(7))];
    compare_to("image", ask(rules, apply(symmetry, position)),
               [&](Point point) { return apply(symmetry, point, size); });

    if (size + 2 <= corpus::renju::largest_size) {
        const int larger = random.between(size + 2, corpus::renju::largest_size);
        const Point origin{random.between(1, larger - size - 1), random.between(1, larger - size - 1)};
        compare_to("walled", ask(rules, walled(position, larger, origin, random)), [&](Point point) {
            return Point{point.column + origin.column, point.row + origin.row};
        });
    }

    if (rules.recursion.kind != Recursion::Kind::none) {
        Rules without = rules;
        without.recursion = {Recursion::Kind::none, 0};
        if (const Verdict* all = ask(without, position)) {
            for (int i = 0; i < position.points(); ++i) {
                const Point point = position.point(i);
                if (verdict[point].answer != Answer::double_three ||
                    (*all)[point].answer == Answer::double_three) {
                    continue;
                }
                broken("full-within-none", {point, "answer", std::string(to_text(Answer::double_three)),
                                            std::string(to_text((*all)[point].answer))});
            }
        }
    }
}

}  // namespace daejo::fuzz
