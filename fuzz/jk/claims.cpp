// The claims as properties of one game. Each function asks one claim; what they share is the game as it
// stands before every action.

#include "fuzz/jk/claims.h"

#include <algorithm>
#include <array>
#include <optional>

#include "fast/jk/match.h"
#include "fuzz/jk/final_board.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz::jk {

using corpus::jk::Action;
using corpus::jk::Clause;
using corpus::jk::Colour;
using corpus::jk::Game;
using corpus::jk::MoveClass;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Rules;
using corpus::jk::Verdict;
using fast::jk::Match;

namespace {

constexpr std::array<Claim, 12> all = {{
    {"area-identity", "12.3",
     "with pass stones and 4.4 the difference of the scores is the difference of the areas"},
    {"closing-stone", "12.3", "without 4.4 the two differ by one exactly when Black made the last move"},
    {"points-as-territory", "footnote 51",
     "taking all black-points and white-points for territory does not change the difference"},
    {"repetition-balance", "12.8",
     "between two equal states each player has captured as many stones as the other has played"},
    {"p-only-after-c", "2.7", "P is only ever allowed right after a C"},
    {"p-implies-e", "2.7", "where P is allowed, E is allowed"},
    {"two-passes-at-most", "12.9", "of three passes in a row the third ends the game at the latest"},
    {"one-repetition-is-harmless", "12.8", "a state that comes about a second time ends no game but by 3.2"},
    {"plays-free-of-passes", "12.8",
     "which board plays are accepted, their classes and captures do not depend on the passes made"},
    {"two-c-are-no-d", "footnote 42", "two C are never a D, whatever lengths are looked for"},
    {"d-of-4-and-6", "12.10", "only looking for D of four and six makes no difference", true},
    {"barred-player-can-connect", "12.10",
     "who may not pass at all can connect one of the kos he has just taken, and does not lose by it", true},
}};

/// Everything the claims are asked of.
struct Asked {
    const Game& game;
    const Rules& rules;
    const Verdict& verdict;

    const Record& operator[](std::size_t i) const { return verdict[i]; }
    std::size_t size() const { return verdict.size(); }
    bool made(std::size_t i) const { return verdict[i].number > 0; }
    bool is_play(std::size_t i) const { return game.actions[i].kind == Action::Kind::play; }
};

void tell(ClaimOutcome& outcome, bool holds, std::size_t action) {
    ++outcome.asked;
    if (!holds && outcome.broken_at < 0) outcome.broken_at = static_cast<int>(action);
}

ClaimOutcome area_identity(const Asked& asked) {
    ClaimOutcome outcome;
    const auto& ending = asked.verdict.ending;
    if (ending && ending->score) {
        tell(outcome, ending->score->difference == ending->score->area_difference,
             static_cast<std::size_t>(ending->action));
    }
    return outcome;
}

ClaimOutcome closing_stone(const Asked& asked) {
    ClaimOutcome outcome;
    const auto& ending = asked.verdict.ending;
    if (!ending || !ending->score) return outcome;
    std::optional<Colour> last;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked.made(i)) last = asked[i].player;
    }
    const int without = ending->score->difference - 100 * ending->score->closing_stone;
    const int apart = ending->score->area_difference - without;
    tell(outcome, apart == (last == Colour::black ? 100 : 0), static_cast<std::size_t>(ending->action));
    return outcome;
}

ClaimOutcome points_as_territory(const Asked& asked) {
    ClaimOutcome outcome;
    const auto& ending = asked.verdict.ending;
    if (!ending || !ending->score) return outcome;
    const auto points = coloured_points(asked.game, asked.rules, static_cast<std::size_t>(ending->action));
    const auto& territory = ending->score->territory;
    tell(outcome, points[0] - points[1] == territory[0] - territory[1],
         static_cast<std::size_t>(ending->action));
    return outcome;
}

/// For every play that leaves a state met before: plays and captures since it was last met.
ClaimOutcome repetition_balance(const Asked& asked) {
    ClaimOutcome outcome;
    std::vector<std::vector<std::uint8_t>> states;
    std::vector<std::array<int, 4>> counts;  // plays by Black, White; stones lost by Black, White
    Match match(asked.game.size, asked.game.komi, asked.rules);
    std::array<int, 4> count{};
    for (std::size_t i = 0; i < asked.size(); ++i) {
        match.act(asked.game.actions[i]);
        if (!asked.made(i) || !asked.is_play(i) || asked[i].result != Result::accepted) continue;
        const std::size_t mover = side(asked[i].player);
        ++count[mover];
        const auto captured = asked.verdict.captured(i);
        const bool own =
            std::find(captured.begin(), captured.end(), asked.game.actions[i].point) != captured.end();
        count[2 + (own ? mover : 1 - mover)] += static_cast<int>(captured.size());
        states.push_back(cells_of(match));
        counts.push_back(count);
        if (asked[i].occurrence < 2) continue;
        for (std::size_t k = states.size() - 1; k-- > 0;) {
            if (states[k] != states.back()) continue;
            tell(outcome,
                 count[0] - counts[k][0] == count[2] - counts[k][2] &&
                     count[1] - counts[k][1] == count[3] - counts[k][3],
                 i);
            break;
        }
    }
    return outcome;
}

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

ClaimOutcome one_repetition_is_harmless(const Asked& asked) {
    ClaimOutcome outcome;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i].occurrence == 2) tell(outcome, asked[i].clause != Clause::repetition, i);
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

}  // namespace

std::span<const Claim> claims() noexcept {
    return all;
}

std::vector<ClaimOutcome> check_claims(const Game& game, const Rules& rules, const Verdict& verdict) {
    const Asked asked{game, rules, verdict};
    return {area_identity(asked),        closing_stone(asked),
            points_as_territory(asked),  repetition_balance(asked),
            p_only_after_c(asked),       p_implies_e(asked),
            two_passes_at_most(asked),   one_repetition_is_harmless(asked),
            plays_free_of_passes(asked), two_c_are_no_d(asked),
            d_of_4_and_6(asked),         barred_player_can_connect(asked)};
}

}  // namespace daejo::fuzz::jk
