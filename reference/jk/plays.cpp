#include "reference/jk/plays.h"

#include "reference/jk/passes.h"

namespace daejo::reference::jk {

using corpus::jk::Clause;
using corpus::jk::Result;
using corpus::jk::Rules;
using corpus::jk::Winner;

namespace {

Winner winner_of(Colour colour) {
    return colour == Colour::black ? Winner::black : Winner::white;
}

Outcome refused(Outcome outcome, Clause clause) {
    outcome.result = Result::rejected;
    outcome.clause = clause;
    return outcome;
}

Outcome lost(Outcome outcome, Clause clause) {
    outcome.result = Result::lost;
    outcome.clause = clause;
    return outcome;
}

/// Article 2.4, with the completed play on the board; true when the play ends here.
bool article_2_4(Outcome& outcome, Colour player, const Rules& rules) {
    const Chain own = article_2_1_chain(outcome.board, outcome.move.placed);
    if (own.has_liberty) return false;
    if (rules.suicide == corpus::jk::Suicide::rejected) {
        outcome = refused(std::move(outcome), Clause::suicide);
        return true;
    }
    if (rules.suicide == corpus::jk::Suicide::multi_stone_allowed && own.stones.size() > 1) {
        outcome.move.captured = article_2_3_remove(outcome.board, {own}, player);
        outcome.move.captor = opponent(player);
        outcome.move.letter = 'N';
        return false;
    }
    outcome = lost(std::move(outcome), Clause::suicide);
    return true;
}

/// Article 3.3. The state of the completed play has come about `outcome.occurrence` times with this one.
void article_3_3(const Past& past, Outcome& outcome, const Rules& rules) {
    if (rules.preset == corpus::jk::Preset::draft_12_4) return;
    if (outcome.occurrence < rules.repetitions) return;
    const std::vector<int>& before = past.left_by_plays.at(outcome.board.state);
    const int number = static_cast<int>(past.moves.size()) + 1;
    corpus::jk::Repetition repetition;
    repetition.moves = before;
    repetition.moves.push_back(number);
    const int after = rules.span == corpus::jk::Span::one_to_three ? before.front() : before.back();
    repetition.captured = captured_between(past, after, number - 1);
    repetition.captured[corpus::jk::side(outcome.move.captor)] +=
        static_cast<int>(outcome.move.captured.size());
    const auto [black, white] = repetition.captured;
    outcome.ended = black > white ? Winner::black : white > black ? Winner::white : Winner::draw;
    outcome.clause = Clause::repetition;
    outcome.repetition = std::move(repetition);
}

}  // namespace

bool article_3_2_is_retake(const Past& past, const State& after, corpus::jk::Retake reading) {
    const std::size_t made = past.moves.size();  // the play itself is move made + 1
    switch (reading) {
        case corpus::jk::Retake::off:
            return false;
        case corpus::jk::Retake::literal:
            return made >= 2 && past.moves[made - 2].is_play() && past.boards[made - 1].state == after;
        case corpus::jk::Retake::always:
            return made >= 1 && past.moves[made - 1].is_play() && past.boards[made - 1].state == after;
    }
    return false;
}

Outcome board_play(const Past& past, Colour player, Point point, const Rules& rules) {
    Outcome outcome(past.board(), player, point);
    if (outcome.board.at(point) != no_stone) return refused(std::move(outcome), Clause::occupied);
    outcome.board.put(point, stone_of(player));
    outcome.without_liberty = chains_without_liberty(outcome.board);
    if (article_2_5_is_ko_capture(outcome.without_liberty, rules.ko)) outcome.move.letter = 'C';
    outcome.move.captured = article_2_3_remove(outcome.board, outcome.without_liberty, opponent(player));
    if (article_2_4(outcome, player, rules)) return outcome;
    if (outcome.move.letter == 'C' && after_dp_bars_capture(past, rules)) {
        return refused(std::move(outcome), Clause::duty);
    }
    if (article_3_2_is_retake(past, outcome.board.state, rules.retake)) {
        return rules.retake_effect == corpus::jk::RetakeEffect::loses
                   ? lost(std::move(outcome), Clause::retake)
                   : refused(std::move(outcome), Clause::retake);
    }
    outcome.occurrence = past.times(outcome.board.state) + 1;
    article_3_3(past, outcome, rules);
    return outcome;
}

bool has_no_play(const Past& past, Colour player, const Rules& rules) {
    const Size size = past.board().size;
    for (int i = 0; i < size.points(); ++i) {
        if (past.board().at(size.point(i)) != no_stone) continue;
        const Outcome outcome = board_play(past, player, size.point(i), rules);
        const bool loses = outcome.result == Result::lost || outcome.ended == winner_of(opponent(player));
        if (outcome.result != Result::rejected && !loses) return false;
    }
    return true;
}

}  // namespace daejo::reference::jk
