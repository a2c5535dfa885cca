// Claims about passes and the D they hang on (2.7).

#include "fuzz/jk/claim_questions.h"

#include <algorithm>

#include "fast/jk/match.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Colour;
using corpus::jk::Game;
using corpus::jk::MoveClass;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Rules;
using corpus::jk::Verdict;
using fast::jk::Match;

ClaimOutcome p_only_after_c(const Asked& asked) {
    ClaimOutcome outcome;
    MoveClass last = MoveClass::none;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked.made(i)) last = asked[i].move_class;
        if (asked[i].goes_on && asked[i].may_pass_normally) tell(outcome, last == MoveClass::ko_capture, i);
    }
    return outcome;
}

ClaimOutcome p_implies_e(const Asked& asked) {
    ClaimOutcome outcome;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i].goes_on && asked[i].may_pass_normally) tell(outcome, asked[i].may_pass_ending, i);
    }
    return outcome;
}

ClaimOutcome two_passes_at_most(const Asked& asked) {
    ClaimOutcome outcome;
    int run = 0;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (!asked.made(i)) continue;
        run = asked.is_play(i) ? 0 : run + 1;
        if (run >= 3) tell(outcome, !asked[i].goes_on, i);
    }
    return outcome;
}

/// With the last P turned into E: what is played behind it, for as long as both games go on.
ClaimOutcome plays_free_of_passes(const Asked& asked) {
    ClaimOutcome outcome;
    for (std::size_t at = asked.size(); at-- > 0;) {
        if (!asked.made(at) || asked[at].move_class != MoveClass::normal_pass) continue;
        Game other_game = asked.game;
        other_game.actions[at] = Action::pass(Action::Kind::ending_pass);
        Verdict other;
        reference::jk::judge(other_game, asked.rules, other);
        for (std::size_t i = at + 1; i < asked.size() && asked[i - 1].goes_on && other[i - 1].goes_on; ++i) {
            if ((asked[i].number > 0) != (other[i].number > 0) && !asked.is_play(i)) break;
            if (!asked.is_play(i)) continue;
            const auto a = asked.verdict.captured(i);
            const auto b = other.captured(i);
            tell(outcome,
                 asked[i].result == other[i].result && asked[i].move_class == other[i].move_class &&
                     std::equal(a.begin(), a.end(), b.begin(), b.end()),
                 i);
        }
        break;
    }
    return outcome;
}

ClaimOutcome two_c_are_no_d(const Asked& asked) {
    ClaimOutcome outcome;
    Rules rules = asked.rules;
    rules.d_length = corpus::jk::DLength::any;
    Verdict verdict;
    reference::jk::judge(asked.game, rules, verdict);
    bool capture = false;
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        if (verdict[i].number == 0 || verdict[i].result != Result::accepted) continue;
        const bool again = verdict[i].move_class == MoveClass::ko_capture;
        const auto lengths = verdict.d_lengths(i);
        if (capture && again) tell(outcome, std::find(lengths.begin(), lengths.end(), 2) == lengths.end(), i);
        capture = again;
    }
    return outcome;
}

/// Whether a judge that looks for D of four and six only says anything else of results, passes and the end.
ClaimOutcome d_of_4_and_6(const Asked& asked) {
    ClaimOutcome outcome;
    for (std::size_t i = 0; i < asked.size(); ++i)
        outcome.asked += static_cast<int>(asked.verdict.d_lengths(i).size());
    if (outcome.asked == 0) return outcome;
    Rules rules = asked.rules;
    rules.d_length = corpus::jk::DLength::four_or_six;
    Verdict other;
    reference::jk::judge(asked.game, rules, other);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i] != other[i]) {
            outcome.broken_at = static_cast<int>(i);
            break;
        }
    }
    return outcome;
}

/// Whether the last pass was a P of the opponent's, made right after a D of the player's.
ClaimOutcome barred_player_made_the_d(const Asked& asked) {
    ClaimOutcome outcome;
    std::size_t last_made = asked.size();
    bool passed_on_a_d = false;
    Colour passer = Colour::black;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (!asked.made(i)) continue;
        if (!asked.is_play(i)) {
            passer = asked[i].player;
            passed_on_a_d = asked[i].move_class == MoveClass::normal_pass && last_made < i &&
                            asked[last_made].player != passer && !asked.verdict.d_lengths(last_made).empty();
        }
        last_made = i;
        if (!asked[i].goes_on || asked[i].may_pass_normally || asked[i].may_pass_ending) continue;
        const Colour barred =
            asked[i].result == Result::accepted ? opponent(asked[i].player) : asked[i].player;
        tell(outcome, passed_on_a_d && barred != passer, i);
    }
    return outcome;
}

namespace {

/// Whether the player to move in `match` may fill a ko he took in the last moves (from `first` on) without
/// losing.
bool can_connect(Match& match, const Asked& asked, std::size_t first, std::size_t last) {
    const Colour player = match.to_move();
    for (std::size_t k = last + 1; k-- > first;) {
        if (!asked.made(k) || asked[k].player != player || asked[k].move_class != MoveClass::ko_capture)
            continue;
        const auto stone = asked.game.actions[k].point;
        const auto hole = asked.verdict.captured(k).front();
        if (match.empty(stone) || match.colour(stone) != player || !match.empty(hole)) continue;
        const Record record = match.act(Action::play(hole));
        const bool won_or_on =
            !match.verdict().ending ||
            match.verdict().ending->winner !=
                (player == Colour::black ? corpus::jk::Winner::white : corpus::jk::Winner::black);
        match.undo();
        if (record.result == Result::accepted && record.move_class == MoveClass::normal && won_or_on)
            return true;
    }
    return false;
}

}  // namespace

ClaimOutcome barred_player_can_connect(const Asked& asked) {
    ClaimOutcome outcome;
    Rules rules = asked.rules;
    rules.stuck = corpus::jk::Stuck::nothing;
    Match match(asked.game.size, asked.game.komi, rules);
    std::size_t first = 0;  // of the moves since the last N or E
    for (std::size_t i = 0; i < asked.size(); ++i) {
        match.act(asked.game.actions[i]);
        if (!asked.made(i)) continue;
        const bool reaches_back =
            asked[i].move_class == MoveClass::ko_capture || asked[i].move_class == MoveClass::normal_pass;
        if (!reaches_back) first = i + 1;
        if (match.over() || match.may_pass(Action::Kind::normal_pass) ||
            match.may_pass(Action::Kind::ending_pass)) {
            continue;
        }
        tell(outcome, can_connect(match, asked, first, i), i);
    }
    return outcome;
}

}  // namespace daejo::fuzz::jk
