#include "reference/jk/board.h"

#include <algorithm>

namespace daejo::reference::jk {

namespace {

constexpr std::size_t most_points = 361;

/// A chain while its stones are looked up one after the other, and what has been seen of the board.
class Filling {
  public:
    explicit Filling(const Board& board) : board_(board) {}

    bool seen(Point point) const { return seen_[index(point)]; }

    /// Walks the chain of the stone on `first`; true when it has a liberty. Its stones are stones(), in the
    /// order met.
    bool walk(Point first) {
        const char colour = board_.at(first);
        count_ = 0;
        bool liberty = false;
        meet(first);
        for (std::size_t next = 0; next < count_; ++next) {
            for (const Point neighbour : adjacent(board_.size, stones_[next])) {
                if (board_.at(neighbour) == no_stone) liberty = true;
                if (board_.at(neighbour) == colour && !seen(neighbour)) meet(neighbour);
            }
        }
        return liberty;
    }

    std::vector<Point> stones() const {
        return {stones_.begin(), stones_.begin() + static_cast<std::ptrdiff_t>(count_)};
    }

  private:
    std::size_t index(Point point) const { return static_cast<std::size_t>(board_.size.index(point)); }
    void meet(Point point) {
        seen_[index(point)] = true;
        stones_[count_++] = point;
    }

    const Board& board_;
    std::array<bool, most_points> seen_{};
    std::array<Point, most_points> stones_;
    std::size_t count_ = 0;
};

}  // namespace

Neighbours adjacent(Size size, Point point) {
    Neighbours list;
    for (const Point there : {Point{point.column - 1, point.row}, Point{point.column + 1, point.row},
                              Point{point.column, point.row - 1}, Point{point.column, point.row + 1}}) {
        if (size.contains(there)) list.points[static_cast<std::size_t>(list.count++)] = there;
    }
    return list;
}

Chain article_2_1_chain(const Board& board, Point stone) {
    Filling filling(board);
    Chain chain;
    chain.colour = board.at(stone) == stone_of(Colour::black) ? Colour::black : Colour::white;
    chain.has_liberty = filling.walk(stone);
    chain.stones = filling.stones();
    return chain;
}

std::vector<Chain> chains_without_liberty(const Board& board) {
    std::vector<Chain> found;
    Filling filling(board);
    for (int i = 0; i < board.size.points(); ++i) {
        const Point point = board.size.point(i);
        if (board.at(point) == no_stone || filling.seen(point)) continue;
        if (filling.walk(point)) continue;
        const Colour colour = board.at(point) == stone_of(Colour::black) ? Colour::black : Colour::white;
        found.push_back({colour, filling.stones(), false});
    }
    return found;
}

bool article_2_5_is_ko_capture(const std::vector<Chain>& without_liberty, corpus::jk::Ko reading) {
    for (const Colour colour : {Colour::black, Colour::white}) {
        int chains = 0;
        int single = 0;
        for (const Chain& chain : without_liberty) {
            if (chain.colour != colour) continue;
            ++chains;
            if (chain.stones.size() == 1) ++single;
        }
        if (single != 1) return false;
        if (reading == corpus::jk::Ko::strict && chains != 1) return false;
    }
    return true;
}

std::vector<Point> article_2_3_remove(Board& board, const std::vector<Chain>& without_liberty,
                                      Colour colour) {
    std::vector<Point> removed;
    for (const Chain& chain : without_liberty) {
        if (chain.colour == colour) removed.insert(removed.end(), chain.stones.begin(), chain.stones.end());
    }
    for (const Point stone : removed) board.put(stone, no_stone);
    std::sort(removed.begin(), removed.end(),
              [&](Point a, Point b) { return board.size.index(a) < board.size.index(b); });
    return removed;
}

}  // namespace daejo::reference::jk
