// The tree of claims behind a verdict. Every answer in it comes from the clause functions; this file only
// asks them again, stone by stone, and says what they said.
#include "corpus/renju/point_text.h"
#include "reference/renju/clauses.h"
#include "reference/renju/judge.h"
#include "reference/renju/summary.h"
#include "reference/renju/wording.h"

namespace daejo::reference::renju {

using corpus::renju::Answer;
using corpus::renju::Clauses;
using corpus::renju::Explanation;
using corpus::renju::Recursion;
using corpus::renju::to_text;

namespace {

std::vector<Point> led_by(Point first, const std::vector<Point>& others) {
    std::vector<Point> points{first};
    for (const Point p : others) {
        if (p != first) points.push_back(p);
    }
    return points;
}

void append(std::vector<Explanation>& to, std::vector<Explanation> more) {
    for (Explanation& one : more) to.push_back(std::move(one));
}

std::vector<Explanation> explain_rows(const Board& board, Point p, const Stone& stone) {
    std::vector<Explanation> found;
    for (const Direction direction : directions) {
        const Made& made = *stone[static_cast<std::size_t>(direction)];
        if (!made.five && !made.overline) continue;
        const auto row = board.unbroken_row(p, direction);
        const std::string kind = made.five ? "five" : "overline";
        const std::string claim = kind + " on the " + name(p, direction) + ": " + list(row);
        found.push_back({kind, claim, made.five ? "R2" : "R3", led_by(p, row), {}});
    }
    return found;
}

std::vector<Explanation> explain_fours(const Board& board, Point p, const Stone& stone) {
    std::vector<Explanation> found;
    for (const Direction direction : directions) {
        const Line line = board.line(p, direction);
        for (const Shape& four : stone[static_cast<std::size_t>(direction)]->fours) {
            const bool straight = is_straight_four(line, four.stones, Winning::exactly_five);
            const auto stones = points_of(p, direction, four.stones);
            const auto fives = points_of(p, direction, four.completions);
            const std::string claim = std::string(straight ? "straight four" : "four") + " on the " +
                                      name(p, direction) + ": " + list(stones) + ", five at " +
                                      alternatives(fives, "and");
            auto points = led_by(p, stones);
            points.insert(points.end(), fives.begin(), fives.end());
            found.push_back({straight ? "straight-four" : "four", claim, straight ? "R5" : "R4", points, {}});
        }
    }
    return found;
}

std::vector<Explanation> explain_threes(const Board& board, Point p, const Stone& stone, int level,
                                        const Readings& readings);

Explanation explain_completion(const Board& board, Point e, int level, const Readings& readings) {
    const Completion completion = judge_completion(board, e, level, readings);
    const Board next = board.with(e);
    const Stone stone = stone_on(next, e);
    const std::string point = to_text(e);
    std::vector<Explanation> below = explain_rows(next, e, stone);
    append(below, explain_fours(next, e, stone));

    if (is_legal_five(completion, readings)) {
        return {"five",
                point + ": alive – makes a five, which is legal (five-at-completion=counts)",
                "R6",
                {e},
                below};
    }
    const bool separate = readings.clauses == Clauses::separate;
    const bool a = passes_a(completion, readings);
    if (a || separate) append(below, explain_threes(next, e, stone, level, readings));

    std::string kind = "alive";
    if (completion.double_three) kind = "dead-double-three";
    if (completion.double_four) kind = "dead-double-four";
    if (completion.overline) kind = "dead-overline";
    std::string claim = point + (kind == "alive" ? ": alive – " : ": dead – ");
    if (separate) claim += a ? "passes a); " : "fails a), ";
    if (completion.overline) {
        claim += "overline, " + overlines_in_words(next, e, stone);
    } else if (completion.double_four) {
        claim += "double-four, " + fours_in_words(e, stone);
    }
    if (separate && !a) claim += "; ";
    if (separate) claim += completion.double_three ? "fails b)" : "passes b)";
    if (a || (separate && threes_of(next, e, stone, readings).size() >= 2)) {
        if (separate) claim += ", ";
        if (completion.double_three) claim += "double-three, ";
        claim += threes_in_words(next, e, stone, level, readings);
        if (completion.five) claim += " (its five is ignored: five-at-completion=ignored)";
    }
    return {kind, claim, a ? "R10" : "R9", {e}, below};
}

std::string kind_of(const Life& life, const Readings& readings) {
    if (readings.clauses == Clauses::joined) return life.both ? "three-alive" : "three-dead";
    if (life.a && life.b) return "three-alive";
    if (life.a) return "three-alive-by-a";
    return life.b ? "three-alive-by-b" : "three-dead";
}

std::string fate_of(const Life& life, const Readings& readings) {
    if (readings.clauses == Clauses::joined) {
        return life.both ? "can legally become a straight four"
                         : "false: cannot legally become a straight four";
    }
    if (life.a && life.b) return "counts by a) and by b)";
    if (life.a) return "counts by a) but not by b)";
    return life.b ? "counts by b) but not by a)" : "counts neither by a) nor by b)";
}

Explanation explain_excluded(const Board& board, Point e) {
    const Board next = board.with(e);
    return {"excluded-five",
            to_text(e) + ": makes a five as well, so it completes no three",
            "R6",
            {e},
            explain_rows(next, e, stone_on(next, e))};
}

Explanation explain_three(const Board& board, Point p, const Three& three, bool looked_at, int level,
                          const Readings& readings) {
    const auto stones = points_of(p, three.direction, three.stones);
    const auto completions = points_of(p, three.direction, three.completions);
    Explanation told{"three",
                     "three on the " + name(p, three.direction) + ": " + list(stones) + ", completed at " +
                         alternatives(completions, "or"),
                     "R6",
                     led_by(p, stones),
                     {}};
    told.points.insert(told.points.end(), completions.begin(), completions.end());
    if (readings.recursion.kind == Recursion::Kind::none)
        told.claim += "; every three counts (recursion=none)";
    if (!looked_at) return told;
    const Life life = judge_three(board, p, three, level, readings);
    told.kind = kind_of(life, readings);
    told.claim += "; " + fate_of(life, readings);
    told.clause = "R10";
    for (const Point e : completions) {
        told.children.push_back(explain_completion(board, e, level + 1, readings));
    }
    return told;
}

/// The threes of R6 that meet in `p`, and what R6 excluded although it has the shape of a three.
std::vector<Explanation> explain_threes(const Board& board, Point p, const Stone& stone, int level,
                                        const Readings& readings) {
    std::vector<Explanation> found;
    const Threes threes = threes_of(board, p, stone, readings);
    const bool looked_at = asks_for_life(threes, level, readings);
    for (const Direction direction : directions) {
        for (const Shape& shape : stone[static_cast<std::size_t>(direction)]->threes) {
            const auto stones = points_of(p, direction, shape.stones);
            Explanation told{"no-three",
                             "no three on the " + name(p, direction) + ": " + list(stones) +
                                 ", every completion makes a five as well",
                             "R6",
                             led_by(p, stones),
                             {}};
            Places completions = 0;
            for (const Three& three : threes) {
                if (three.direction != direction || three.stones != shape.stones) continue;
                completions = three.completions;
                told = explain_three(board, p, three, looked_at, level, readings);
            }
            for (int place = 0; place < line_length; ++place) {
                if (!holds(shape.completions, place) || holds(completions, place)) continue;
                told.children.push_back(explain_excluded(board, at(p, direction, place)));
            }
            found.push_back(std::move(told));
        }
    }
    return found;
}

std::string clause_of(Answer answer, const Counts& counts) {
    if (answer == Answer::five) return "R8";
    if (answer == Answer::overline || answer == Answer::double_four) return "R9";
    return counts.threes >= 2 ? "R10" : "R9";
}

}  // namespace

Explanation explain(const Position& position, Point point, const Readings& readings) {
    const Answer answer = judge_point(position, point, readings).answer;
    const std::string kind{to_text(answer)};
    const std::string begin = to_text(point) + ": " + kind + " – ";
    if (answer == Answer::occupied) {
        const bool black = position[point] == Cell::black;
        return {
            kind, begin + (black ? "a black stone is there" : "a white stone is there"), "R14", {point}, {}};
    }
    const Board board = Board(position, Cell::black).with(point);
    const Stone stone = stone_on(board, point);
    Explanation told{kind, begin, clause_of(answer, {}), {point}, explain_rows(board, point, stone)};
    append(told.children, explain_fours(board, point, stone));
    switch (answer) {
        case Answer::five:
            told.claim += fives_in_words(point, stone) + " (five has priority over every foul)";
            return told;
        case Answer::overline:
            told.claim += overlines_in_words(board, point, stone);
            return told;
        case Answer::double_four:
            told.claim += fours_in_words(point, stone);
            return told;
        default:
            break;
    }
    const Threes threes = threes_of(board, point, stone, readings);
    told.clause = clause_of(answer, count_threes(board, point, threes, 0, readings));
    append(told.children, explain_threes(board, point, stone, 0, readings));
    told.claim += threes_in_words(board, point, stone, 0, readings);
    return told;
}

}  // namespace daejo::reference::renju
