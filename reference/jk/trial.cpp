#include "reference/jk/trial.h"

#include <algorithm>

#include "reference/jk/passes.h"
#include "reference/jk/score.h"

namespace daejo::reference::jk {

using corpus::jk::Action;
using corpus::jk::Clause;
using corpus::jk::MoveClass;
using corpus::jk::Result;
using corpus::jk::Winner;

namespace {

Winner winner_of(Colour colour) {
    return colour == Colour::black ? Winner::black : Winner::white;
}

MoveClass class_of(char letter) {
    switch (letter) {
        case 'N':
            return MoveClass::normal;
        case 'C':
            return MoveClass::ko_capture;
        case 'P':
            return MoveClass::normal_pass;
        default:
            return MoveClass::ending_pass;
    }
}

}  // namespace

Trial::Trial(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out)
    : game_(game), rules_(rules), out_(out), past_(game.size) {
    out_.clear();
}

void Trial::next() {
    const Action& action = game_.actions[action_];
    outcome_.reset();
    corpus::jk::Record& record = out_.begin_record();
    record.player = to_move_;
    if (action.kind == Action::Kind::resign_black) record.player = Colour::black;
    if (action.kind == Action::Kind::resign_white) record.player = Colour::white;
    if (over()) {
        record.result = Result::after_end;
    } else {
        switch (action.kind) {
            case Action::Kind::play:
                play(action.point);
                break;
            case Action::Kind::normal_pass:
                pass('P');
                break;
            case Action::Kind::ending_pass:
                pass('E');
                break;
            case Action::Kind::resign_black:
            case Action::Kind::resign_white:
                article_4_1_resign(record.player);
                break;
            case Action::Kind::agree:
                article_4_2_agree(action.dead);
                break;
            case Action::Kind::dispute:
                break;
        }
        write_next_may();
    }
    out_.last().goes_on = !over();
    ++action_;
}

void Trial::play(Point point) {
    outcome_.emplace(board_play(past_, to_move_, point, rules_));
    const Outcome& made = *outcome_;
    corpus::jk::Record& record = out_.last();
    record.result = made.result;
    record.clause = made.clause;
    if (made.result == Result::rejected) return;
    const Colour player = to_move_;
    past_.add(made.move, made.board);
    to_move_ = opponent(player);
    record.number = static_cast<int>(past_.moves.size());
    record.move_class = class_of(made.move.letter);
    for (const Point stone : made.move.captured) out_.capture(stone);
    if (made.result == Result::lost) {
        end(made.clause, winner_of(opponent(player)));
        return;
    }
    past_.moves.back().d_lengths = article_2_7_d(past_, rules_);
    for (const int length : past_.moves.back().d_lengths) out_.d_length(length);
    if (made.occurrence > 1) record.occurrence = made.occurrence;
    if (made.ended) {
        end(Clause::repetition, *made.ended);
        out_.ending->repetition = made.repetition;
    } else {
        look_for_stuck();
    }
}

void Trial::pass(char letter) {
    corpus::jk::Record& record = out_.last();
    record.move_class = class_of(letter);
    const Barred barred = article_2_7(past_, letter, rules_);
    record.clause = barred.clause;
    if (!barred.allowed() && rules_.illegal_pass == corpus::jk::IllegalPass::rejected) {
        record.result = Result::rejected;
        return;
    }
    const Colour player = to_move_;
    past_.add({letter, player, {}, {}, player, {}}, past_.board());
    to_move_ = opponent(player);
    record.number = static_cast<int>(past_.moves.size());
    if (!barred.allowed()) {
        record.result = Result::lost;
        end(barred.clause, winner_of(opponent(player)));
        return;
    }
    article_4_3_end();
    if (!over()) look_for_stuck();
}

void Trial::article_4_1_resign(Colour player) {
    out_.last().clause = Clause::resignation;
    end(Clause::resignation, winner_of(opponent(player)));
}

void Trial::article_4_2_agree(const std::vector<Point>& named) {
    const Board& board = past_.board();
    const bool all_stones =
        std::all_of(named.begin(), named.end(), [&](Point point) { return board.at(point) != no_stone; });
    out_.last().clause = Clause::agreement;
    if (!all_stones) {
        out_.last().result = Result::rejected;
        return;
    }
    score(Clause::agreement, article_4_2_dead(board, named, rules_.dead));
}

void Trial::article_4_3_end() {
    const Clause clause = article_4_3(past_.move_string, rules_.preset);
    if (clause != Clause::none) score(clause, {});
}

void Trial::look_for_stuck() {
    if (rules_.stuck == corpus::jk::Stuck::nothing) return;
    if (article_2_7(past_, 'P', rules_).allowed() || article_2_7(past_, 'E', rules_).allowed()) return;
    if (has_no_play(past_, to_move_, rules_)) end(Clause::stuck, winner_of(opponent(to_move_)));
}

void Trial::write_next_may() {
    if (over()) return;
    out_.last().may_pass_normally = article_2_7(past_, 'P', rules_).allowed();
    out_.last().may_pass_ending = article_2_7(past_, 'E', rules_).allowed();
}

void Trial::end(Clause clause, Winner winner) {
    out_.last().clause = clause;
    out_.ending = corpus::jk::Ending{static_cast<int>(action_), clause, winner, {}, {}};
}

void Trial::score(Clause clause, const std::vector<Point>& dead) {
    const corpus::jk::Score score = article_5_score(past_, dead, game_.komi);
    end(clause, article_5_5_winner(score));
    out_.ending->score = score;
}

}  // namespace daejo::reference::jk
