// The automaton of 2.7 and 4.3: all it keeps of the move string is the last move that was no C, how many C
// have come since, and what is known of the run of C before a P.

#pragma once

#include <cstdint>

#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "fast/jk/fault.h"

namespace daejo::fast::jk {

/// Which passes are allowed, and the clause that bars each other one.
struct Passes {
    corpus::jk::Clause normal = corpus::jk::Clause::none;  ///< none: allowed
    corpus::jk::Clause ending = corpus::jk::Clause::none;

    bool may_normal() const noexcept { return normal == corpus::jk::Clause::none; }
    bool may_ending() const noexcept { return ending == corpus::jk::Clause::none; }
    bool none() const noexcept { return !may_normal() && !may_ending(); }
};

struct Tail {
    corpus::jk::MoveClass letter = corpus::jk::MoveClass::none;  ///< of the last move that was no C
    int captures = 0;                                            ///< C since
    bool d_ends = false;                                         ///< a D ends with the last move
    bool d_of_four = false;                                      ///< a D of four does
    bool p_after_d = false;     ///< `letter` is a P and a D stood just before it
    bool p_after_four = false;  ///< `letter` is a P and a whole run of exactly four C stood just before it

    void add_capture(bool d, bool of_four) noexcept {
        ++captures;
        d_ends = d;
        d_of_four = of_four;
    }
    void add(corpus::jk::MoveClass move) noexcept {
        const bool p = move == corpus::jk::MoveClass::normal_pass;
        p_after_d = p && captures > 0 && d_ends;
        p_after_four = p && captures == 4;
        letter = move;
        captures = 0;
        d_ends = false;
        d_of_four = false;
    }
};

/// Whether 2.7 of the final rule is in force: not in `natural` and the drafts.
constexpr bool has_final_passes(corpus::jk::Preset preset) noexcept {
    return preset < corpus::jk::Preset::natural;
}

/// What the next player may pass.
template <Fault fault>
Passes passes_after(const Tail& tail, const corpus::jk::Rules& rules) noexcept {
    using corpus::jk::Clause;
    using corpus::jk::MoveClass;
    using corpus::jk::Preset;
    const bool p = tail.letter == MoveClass::normal_pass;
    const bool e = tail.letter == MoveClass::ending_pass;
    const int captures = tail.captures;
    if (tail.letter == MoveClass::none && captures == 0) {
        return {rules.first_pass == corpus::jk::FirstPass::barred ? Clause::first_pass : Clause::none,
                Clause::none};
    }
    if (!has_final_passes(rules.preset)) {
        if (rules.preset == Preset::draft_12_6 && p && tail.p_after_four &&
            (captures == 0 || captures == 2)) {
            return {Clause::duty, Clause::duty};
        }
        const bool ecc = rules.preset != Preset::natural && e && captures == 2;
        return {captures == 0 || ecc ? Clause::no_normal_pass : Clause::none, Clause::none};
    }
    if (p && tail.p_after_d) {
        const bool tails = rules.after_dp == corpus::jk::AfterDP::tails;
        const bool four = captures == 4 && fault != Fault::dpcccc_forgotten;
        if (captures == 0 || (tails && (captures == 2 || four))) return {Clause::duty, Clause::duty};
    }
    if (captures == 0) return {Clause::no_normal_pass, Clause::none};
    const bool exempt = tail.d_of_four && fault != Fault::ed_exception_forgotten;
    if (e && (captures == 2 || (captures == 4 && !exempt))) {
        const bool none = rules.after_ecc == corpus::jk::AfterECC::none;
        return {Clause::no_normal_pass, none ? Clause::no_normal_pass : Clause::none};
    }
    return {};
}

/// The clause by which an E ends the game here, none when it does not.
template <Fault fault>
corpus::jk::Clause end_by_pass(const Tail& tail, const corpus::jk::Rules& rules) noexcept {
    using corpus::jk::Clause;
    if (tail.letter != corpus::jk::MoveClass::ending_pass) return Clause::none;
    if (tail.captures == 0) return Clause::ee;
    if (fault == Fault::ece_ends && tail.captures == 1) return Clause::ecce;
    if (rules.preset == corpus::jk::Preset::natural) return Clause::none;
    if (tail.captures == 2) return Clause::ecce;
    return tail.captures == 4 && has_final_passes(rules.preset) ? Clause::ecccce : Clause::none;
}

/// Whether a ko capture is refused here (after-dp=no-ko).
inline bool bars_capture(const Tail& tail, const corpus::jk::Rules& rules) noexcept {
    return rules.after_dp == corpus::jk::AfterDP::no_ko && has_final_passes(rules.preset) && tail.p_after_d &&
           tail.captures == 0;
}

}  // namespace daejo::fast::jk
