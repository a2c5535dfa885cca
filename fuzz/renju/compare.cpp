#include "fuzz/renju/domain.h"

namespace daejo::fuzz {

using corpus::renju::Answer;
using corpus::renju::Clauses;
using corpus::renju::PointVerdict;

std::span<const std::string_view> Renju::fields() {
    static constexpr std::string_view names[] = {"answer", "real threes", "threes", "depth"};
    return names;
}

void Renju::compare(const Rules& rules, const Case& position, const Verdict& expected, const Verdict& given,
                    const std::function<void(Difference<Focus>)>& differ) {
    if (expected == given) return;
    const bool counted = expected.counted() && given.counted();
    for (int i = 0; i < position.points(); ++i) {
        const Focus point = position.point(i);
        const PointVerdict& want = expected[point];
        const PointVerdict& have = given[point];
        if (want == have) continue;
        const bool untold = want.answer == Answer::foul || have.answer == Answer::foul;
        if (untold && is_foul(want.answer) && is_foul(have.answer)) continue;
        const auto tell = [&](std::string_view field, auto wanted, auto got) {
            differ({point, field, std::string(wanted), std::string(got)});
        };
        if (want.answer != have.answer) {
            tell("answer", to_text(want.answer), to_text(have.answer));
        } else if (!counted) {
            continue;
        } else if (want.real != have.real) {
            tell("real threes", std::to_string(want.real), std::to_string(have.real));
        } else if (want.threes != have.threes) {
            tell("threes", std::to_string(want.threes), std::to_string(have.threes));
        } else if (rules.clauses != Clauses::separate) {
            tell("depth", std::to_string(want.depth), std::to_string(have.depth));
        }
    }
}

}  // namespace daejo::fuzz
