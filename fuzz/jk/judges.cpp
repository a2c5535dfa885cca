#include "fuzz/jk/judges.h"

#include "fast/jk/judge.h"
#include "reference/jk/judge.h"

namespace daejo::fuzz::jk {

JudgeMaker<Jk> reference_judge() {
    return filling_judge<Jk>({"reference", "1"},
                             [](const Jk::Case& game, const Jk::Rules& rules, Jk::Verdict& out) {
                                 reference::jk::judge(game, rules, out);
                             });
}

JudgeMaker<Jk> fast_judge(fast::jk::Fault fault) {
    std::string version = "1";
    if (fault != fast::jk::Fault::none) version += "+" + std::string(to_text(fault));
    return filling_judge<Jk>({"fast", version},
                             [fault](const Jk::Case& game, const Jk::Rules& rules, Jk::Verdict& out) {
                                 fast::jk::judge(game, rules, out, fault);
                             });
}

}  // namespace daejo::fuzz::jk
