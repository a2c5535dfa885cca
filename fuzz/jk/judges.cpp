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
    const auto make = [fault]() -> std::unique_ptr<Judge<Jk>> {
        std::shared_ptr<fast::jk::Judge> judge = fast::jk::make_judge(fault);
        const auto fill = [judge](const Jk::Case& game, const Jk::Rules& rules, Jk::Verdict& out) {
            judge->judge(game, rules, out);
        };
        return std::make_unique<FillingJudge<Jk, decltype(fill)>>(fill);
    };
    return {{"fast", version}, make};
}

}  // namespace daejo::fuzz::jk
