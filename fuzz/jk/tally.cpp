// Counters and labels of a JK game, from the game and the oracle's verdict.

#include <algorithm>
#include <array>

#include "fuzz/jk/domain.h"
#include "fuzz/jk/move_string.h"

namespace daejo::fuzz {

using corpus::jk::Clause;
using corpus::jk::Ending;
using corpus::jk::MoveClass;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Winner;

namespace {

enum Counter : std::size_t {
    c_actions,
    c_moves,
    c_normal,
    c_ko_capture,
    c_normal_pass,
    c_ending_pass,
    c_captured,
    c_d,
    c_refused,
    c_occurrence,
    c_scored,
    counters
};

constexpr std::array<std::string_view, counters> counter_text = {
    "actions",         "moves",        "N", "C", "P", "E", "captured prisoners", "D", "refused",
    "repeated states", "scored games",
};

enum Label : std::size_t {
    l_d4,
    l_d6,
    l_d8,
    l_no_pass_dp,
    l_no_pass_dpcc,
    l_no_pass_dpcccc,
    l_ecc,
    l_ecccc,
    l_ed,
    l_two_captures,
    l_large_capture,
    l_refused_pass,
    l_occupied,
    l_repeated,
    l_end_suicide,
    l_end_retake,
    l_end_repetition_black,
    l_end_repetition_white,
    l_end_repetition_draw,
    l_end_resignation,
    l_end_agreement,
    l_end_agreement_dead,
    l_agreement_refused,
    l_end_ee,
    l_end_ecce,
    l_end_ecccce,
    l_end_stuck,
    l_komi_decides,
    l_after_end,
    labels
};

constexpr std::array<std::string_view, labels> label_text = {
    "D of 4",
    "D of 6",
    "D of 8",
    "no pass after DP",
    "no pass after DPCC",
    "no pass after DPCCCC",
    "no P after ECC",
    "no P after ECCCC",
    "P allowed after ED",
    "CC",
    "capture of two stones or more",
    "pass refused",
    "occupied point refused",
    "state repeated once",
    "end 2.4",
    "end 3.2",
    "end 3.3 for Black",
    "end 3.3 for White",
    "end 3.3 drawn",
    "end 4.1",
    "end 4.2",
    "end 4.2 with dead stones",
    "agreement refused",
    "end 4.3 EE",
    "end 4.3 ECCE",
    "end 4.3 ECCCCE",
    "end stuck",
    "komi decides",
    "action after the end",
};

void count_record(const corpus::jk::Verdict& verdict, std::size_t i, std::vector<std::int64_t>& count) {
    const Record& record = verdict[i];
    ++count[c_actions];
    if (record.result == Result::rejected) ++count[c_refused];
    if (record.number == 0) return;
    ++count[c_moves];
    ++count[c_normal + static_cast<std::size_t>(record.move_class) - 1];
    count[c_captured] += static_cast<std::int64_t>(verdict.captured(i).size());
    count[c_d] += static_cast<std::int64_t>(verdict.d_lengths(i).size());
    count[c_occurrence] += record.occurrence > 1;
}

void label_tail(const jk::MoveString& moves, const Record& record, std::vector<std::uint8_t>& label) {
    if (!record.goes_on) return;
    const bool none = !record.may_pass_normally && !record.may_pass_ending;
    if (none && moves.ends_in_dp(0)) label[l_no_pass_dp] = 1;
    if (none && moves.ends_in_dp(2)) label[l_no_pass_dpcc] = 1;
    if (none && moves.ends_in_dp(4)) label[l_no_pass_dpcccc] = 1;
    const bool behind_e = moves.before_captures() == 'E';
    const bool no_p = !record.may_pass_normally;
    if (behind_e && no_p && moves.captures() == 2) label[l_ecc] = 1;
    if (behind_e && no_p && moves.captures() == 4) label[l_ecccc] = 1;
    if (!no_p && moves.ends_in_ed()) label[l_ed] = 1;
    if (moves.captures() >= 2) label[l_two_captures] = 1;
}

void label_record(const corpus::jk::Verdict& verdict, std::size_t i, std::vector<std::uint8_t>& label) {
    const Record& record = verdict[i];
    for (const int length : verdict.d_lengths(i)) {
        if (length == 4) label[l_d4] = 1;
        if (length == 6) label[l_d6] = 1;
        if (length == 8) label[l_d8] = 1;
    }
    if (verdict.captured(i).size() > 1) label[l_large_capture] = 1;
    if (record.occurrence == 2) label[l_repeated] = 1;
    if (record.result == Result::after_end) label[l_after_end] = 1;
    if (record.result != Result::rejected) return;
    if (record.move_class != MoveClass::none) label[l_refused_pass] = 1;
    if (record.clause == Clause::occupied) label[l_occupied] = 1;
    if (record.clause == Clause::agreement) label[l_agreement_refused] = 1;
}

Label end_label(const Ending& ending) {
    switch (ending.clause) {
        case Clause::suicide:
            return l_end_suicide;
        case Clause::retake:
            return l_end_retake;
        case Clause::repetition:
            return ending.winner == Winner::black   ? l_end_repetition_black
                   : ending.winner == Winner::white ? l_end_repetition_white
                                                    : l_end_repetition_draw;
        case Clause::resignation:
            return l_end_resignation;
        case Clause::agreement:
            return l_end_agreement;
        case Clause::ee:
            return l_end_ee;
        case Clause::ecce:
            return l_end_ecce;
        case Clause::ecccce:
            return l_end_ecccce;
        case Clause::stuck:
            return l_end_stuck;
        default:
            return labels;  // a pass that loses: the tail's own label tells
    }
}

}  // namespace

std::span<const std::string_view> Jk::counter_names() {
    return counter_text;
}

std::span<const std::string_view> Jk::label_names() {
    return label_text;
}

void Jk::tally(const Rules&, const Case&, const Verdict& verdict, Tally& tally) {
    jk::MoveString moves;
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        count_record(verdict, i, tally.counters);
        moves.add(verdict, i);
        label_record(verdict, i, tally.labels);
        label_tail(moves, verdict[i], tally.labels);
    }
    if (!verdict.ending) return;
    const Ending& ending = *verdict.ending;
    if (const Label label = end_label(ending); label != labels) tally.labels[label] = 1;
    if (!ending.score) return;
    ++tally.counters[c_scored];
    const auto& score = *ending.score;
    if (score.dead != corpus::jk::PerColour{}) tally.labels[l_end_agreement_dead] = 1;
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    if (sign(score.difference) != sign(score.difference + score.komi)) tally.labels[l_komi_decides] = 1;
}

std::vector<reports::HeadlineRow> Jk::headline() {
    return {
        {"actions judged", "actions", 0},
        {"moves", "moves", 0},
        {"normal plays (N)", "N", 1},
        {"ko captures (C)", "C", 1},
        {"normal passes (P)", "P", 1},
        {"ending passes (E)", "E", 1},
        {"D (an even run of C that comes back)", "D", 0},
        {"refused", "refused", 0},
        {"plays that left a state met before", "repeated states", 0},
        {"games scored by article 5", "scored games", 0},
    };
}

std::vector<std::string> Jk::columns() {
    return {"moves", "N", "C", "P", "E", "D", "refused", "scored games"};
}

}  // namespace daejo::fuzz
