#include "reference/jk/passes.h"

#include <algorithm>

namespace daejo::reference::jk {

using corpus::jk::Clause;
using corpus::jk::Preset;
using corpus::jk::Rules;

namespace {

/// The presets whose passes are those of article 2.7.
bool is_final_rule(Preset preset) {
    return preset == Preset::jk || preset == Preset::jk_letter || preset == Preset::simplified ||
           preset == Preset::final_12_7;
}

/// Whether the moves end in `behind`, and the move just before that ends a D.
bool ends_in_d_and(const Past& past, std::string_view behind) {
    const std::string_view moves = past.move_string;
    if (!moves.ends_with(behind) || moves.size() == behind.size()) return false;
    return !past.moves[moves.size() - behind.size() - 1].d_lengths.empty();
}

/// ED: E and exactly four C behind it, which are a D.
bool ends_in_ed(const Past& past) {
    if (!past.move_string.ends_with("ECCCC")) return false;
    const auto& lengths = past.moves.back().d_lengths;
    return std::find(lengths.begin(), lengths.end(), 4) != lengths.end();
}

/// The tail after which no pass at all is allowed by 2.7.1; "" when there is none.
std::string article_2_7_1(const Past& past, const Rules& rules) {
    for (const std::string_view behind : {"P", "PCC", "PCCCC"}) {
        if (rules.after_dp == corpus::jk::AfterDP::no_ko && behind != "P") continue;
        if (ends_in_d_and(past, behind)) return "D" + std::string(behind);
    }
    return "";
}

/// The tail after which P is not allowed by 2.7.2; "" when there is none.
std::string article_2_7_2(const Past& past) {
    const std::string_view moves = past.move_string;
    for (const std::string_view tail : {"N", "P", "E", "ECC"}) {
        if (moves.ends_with(tail)) return std::string(tail);
    }
    if (moves.ends_with("ECCCC") && !ends_in_ed(past)) return "ECCCC";
    return "";
}

/// draft-12.6: CCCCP or CCCCPCC where CCCC is a whole run of four.
std::string draft_12_6_duty(std::string_view moves) {
    for (const std::string_view tail : {"CCCCP", "CCCCPCC"}) {
        if (!moves.ends_with(tail)) continue;
        const std::string_view before = moves.substr(0, moves.size() - tail.size());
        if (!before.ends_with('C')) return std::string(tail);
    }
    return "";
}

Barred final_rule(const Past& past, char pass, const Rules& rules) {
    if (const std::string tail = article_2_7_1(past, rules); !tail.empty()) return {Clause::duty, tail};
    const std::string tail = article_2_7_2(past);
    if (tail.empty()) return {Clause::none, ends_in_ed(past) ? "ED" : ""};
    if (pass == 'P') return {Clause::no_normal_pass, tail};
    const bool after_captures = tail == "ECC" || tail == "ECCCC";
    if (after_captures && rules.after_ecc == corpus::jk::AfterECC::none)
        return {Clause::no_normal_pass, tail};
    return {Clause::none, tail};
}

/// The lists of `natural` and the drafts.
Barred draft(const Past& past, char pass, Preset preset) {
    const std::string_view moves = past.move_string;
    if (preset == Preset::draft_12_6) {
        if (const std::string tail = draft_12_6_duty(moves); !tail.empty()) return {Clause::duty, tail};
    }
    if (pass == 'E') return {};
    for (const std::string_view tail : {"N", "P", "E", "ECC"}) {
        if (tail == "ECC" && preset == Preset::natural) continue;
        if (moves.ends_with(tail)) return {Clause::no_normal_pass, std::string(tail)};
    }
    return {};
}

/// Whether the stone that move `number` placed has stood on its point ever since, up to the last move but
/// one.
bool stood_since(const Past& past, std::size_t number) {
    const Move& first = past.moves[number - 1];
    for (std::size_t k = number; k < past.moves.size(); ++k) {
        if (past.boards[k].at(first.placed) != stone_of(first.player)) return false;
    }
    return true;
}

bool holds(const std::vector<Point>& points, Point point) {
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// Whether the last C comes back to the first C of a run, in the reading's sense.
bool comes_back(const Past& past, std::size_t first_number, corpus::jk::DMatch reading) {
    const Move& first = past.moves[first_number - 1];
    const Move& last = past.moves.back();
    if (first.player == last.player || !holds(last.captured, first.placed)) return false;
    switch (reading) {
        case corpus::jk::DMatch::stone:
            return stood_since(past, first_number);
        case corpus::jk::DMatch::place:
            return true;
        case corpus::jk::DMatch::same_ko:
            return holds(first.captured, last.placed);
    }
    return false;
}

bool is_d_length(std::size_t length, corpus::jk::DLength reading) {
    switch (reading) {
        case corpus::jk::DLength::min4:
            return length >= 4;
        case corpus::jk::DLength::any:
            return length >= 2;
        case corpus::jk::DLength::four_or_six:
            return length == 4 || length == 6;
    }
    return false;
}

}  // namespace

Barred article_2_7(const Past& past, char pass, const Rules& rules) {
    if (past.moves.empty()) {
        const bool barred = pass == 'P' && rules.first_pass == corpus::jk::FirstPass::barred;
        return barred ? Barred{Clause::first_pass, ""} : Barred{};
    }
    return is_final_rule(rules.preset) ? final_rule(past, pass, rules) : draft(past, pass, rules.preset);
}

bool after_dp_bars_capture(const Past& past, const Rules& rules) {
    return is_final_rule(rules.preset) && rules.after_dp == corpus::jk::AfterDP::no_ko &&
           ends_in_d_and(past, "P");
}

std::vector<int> article_2_7_d(const Past& past, const Rules& rules) {
    const std::string_view moves = past.move_string;
    const std::size_t before_run = moves.find_last_not_of('C');
    const std::size_t run =
        before_run == std::string_view::npos ? moves.size() : moves.size() - before_run - 1;
    std::vector<int> lengths;
    for (std::size_t length = 2; length <= run; length += 2) {
        if (!is_d_length(length, rules.d_length)) continue;
        if (rules.d_run == corpus::jk::DRun::maximal && length != run) continue;
        if (comes_back(past, moves.size() - length + 1, rules.d_match))
            lengths.push_back(static_cast<int>(length));
    }
    return lengths;
}

Clause article_4_3(std::string_view moves, Preset preset) {
    if (moves.ends_with("EE")) return Clause::ee;
    if (preset == Preset::natural) return Clause::none;
    if (moves.ends_with("ECCE")) return Clause::ecce;
    if (is_final_rule(preset) && moves.ends_with("ECCCCE")) return Clause::ecccce;
    return Clause::none;
}

}  // namespace daejo::reference::jk
