// The referee: plays a record through stone by stone and says where it ends (R8, R9, R12, R13).
#include "fast/renju/referee.h"

#include "fast/renju/judge.h"
#include "fast/renju/omok.h"
#include "fast/renju/row_scan.h"

namespace daejo::fast::renju {

using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::End;
using corpus::renju::FoulPolicy;
using corpus::renju::Game;
using corpus::renju::GameResult;
using corpus::renju::GameRules;
using corpus::renju::Move;
using corpus::renju::Point;
using corpus::renju::Position;
using corpus::renju::RuleSet;

namespace {

Cell other(Cell player) {
    return player == Cell::black ? Cell::white : Cell::black;
}

class Play {
  public:
    Play(const Game& game, const GameRules& rules)
        : rules_(rules), position_(game.start), empty_(position_.points() - position_.stones()) {}

    GameResult run(const std::vector<Move>& moves) {
        look_for_draw(0);
        for (std::size_t i = 0; i < moves.size() && !over_; ++i) {
            const int number = static_cast<int>(i) + 1;
            take(moves[i], number);
            if (!over_) look_for_draw(number);
        }
        return result_;
    }

  private:
    void finish(End end, int move, Cell winner = Cell::empty, Answer foul = Answer::legal) {
        over_ = true;
        result_.end = end;
        result_.move = move;
        result_.winner = winner;
        result_.foul = foul;
    }

    void take(const Move& move, int number) {
        if (move.kind == Move::Kind::draw_agreed) return finish(End::agreement, number);
        if (move.colour != Cell::empty && move.colour != mover_) return finish(End::illegal, number);
        if (move.kind == Move::Kind::place) return place(move.point, number);
        if (++passes_ == 2) return finish(End::two_passes, number);
        mover_ = other(mover_);
    }

    void place(Point point, int number) {
        if (!position_.contains(point) || position_[point] != Cell::empty)
            return finish(End::illegal, number);
        if (const Answer foul = foul_at(point); foul != Answer::legal) {
            if (rules_.rules == RuleSet::renju && rules_.foul == FoulPolicy::loses)
                return finish(End::foul, number, other(mover_), foul);
            result_.refused.push_back(number);  // as if it had not been played: passes stay in a row
            return;
        }
        if (wins_at(point)) return finish(End::five, number, mover_);
        position_.set(point, mover_);
        --empty_;
        passes_ = 0;
        mover_ = other(mover_);
    }

    /// R13's draws that need no move: after move `number`, before the next.
    void look_for_draw(int number) {
        if (empty_ == 0)
            finish(End::board_full, number);
        else if (!mover_can_place())
            finish(End::no_legal_move, number);
    }

    bool mover_can_place() const {
        if (!restricted()) return true;
        for (int i = 0; i < position_.points(); ++i) {
            const Point point = position_.point(i);
            if (position_[point] == Cell::empty && foul_at(point) == Answer::legal) return true;
        }
        return false;
    }

    /// Is the player to move one who can commit a foul or be refused?
    bool restricted() const {
        return rules_.rules == RuleSet::omok || (rules_.rules == RuleSet::renju && mover_ == Cell::black);
    }

    /// What forbids the player to move the empty point; `legal` when nothing does.
    Answer foul_at(Point point) const {
        if (!restricted()) return Answer::legal;
        if (rules_.rules == RuleSet::omok)
            return omok_refuses(position_, point, mover_, rules_.readings.five_at_completion)
                       ? Answer::double_three
                       : Answer::legal;
        const Answer answer = judge_point(position_, point, rules_.readings).answer;
        return answer == Answer::five ? Answer::legal : answer;
    }

    bool wins_at(Point point) const {
        const bool exactly =
            rules_.rules == RuleSet::standard || (rules_.rules == RuleSet::renju && mover_ == Cell::black);
        const Board<Fault::none> board(position_, mover_);
        for (const int step : board.steps()) {
            const int length = row_length(board.data() + board.at(point), step);
            if (exactly ? length == 5 : length >= 5) return true;
        }
        return false;
    }

    GameRules rules_;
    Position position_;
    int empty_;
    Cell mover_ = Cell::black;
    int passes_ = 0;
    bool over_ = false;
    GameResult result_;
};

}  // namespace

GameResult referee(const Game& game, const GameRules& rules) {
    return Play(game, rules).run(game.moves);
}

}  // namespace daejo::fast::renju
