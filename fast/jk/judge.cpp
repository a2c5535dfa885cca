#include "fast/jk/judge.h"

#include <utility>

#include "corpus/error.h"
#include "fast/jk/engine.h"

namespace daejo::fast::jk {

namespace {

template <Fault fault>
class EngineJudge : public Judge {
  public:
    void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
               corpus::jk::Verdict& out) override {
        std::swap(engine_.verdict, out);
        engine_.restart(game.size, game.komi, rules);
        for (const auto& action : game.actions) engine_.act(action);
        std::swap(engine_.verdict, out);
    }

  private:
    Engine<fault> engine_;
};

}  // namespace

std::unique_ptr<Judge> make_judge(Fault fault) {
    switch (fault) {
        case Fault::none:
            return std::make_unique<EngineJudge<Fault::none>>();
        case Fault::d_without_identity:
            return std::make_unique<EngineJudge<Fault::d_without_identity>>();
        case Fault::ed_exception_forgotten:
            return std::make_unique<EngineJudge<Fault::ed_exception_forgotten>>();
        case Fault::dpcccc_forgotten:
            return std::make_unique<EngineJudge<Fault::dpcccc_forgotten>>();
        case Fault::pass_stones_in_repetition:
            return std::make_unique<EngineJudge<Fault::pass_stones_in_repetition>>();
        case Fault::passes_count_as_occurrences:
            return std::make_unique<EngineJudge<Fault::passes_count_as_occurrences>>();
        case Fault::no_closing_stone:
            return std::make_unique<EngineJudge<Fault::no_closing_stone>>();
        case Fault::large_capture_as_ko:
            return std::make_unique<EngineJudge<Fault::large_capture_as_ko>>();
        case Fault::suicide_before_removal:
            return std::make_unique<EngineJudge<Fault::suicide_before_removal>>();
        case Fault::repetition_with_player:
            return std::make_unique<EngineJudge<Fault::repetition_with_player>>();
        case Fault::liberties_not_given_back:
            return std::make_unique<EngineJudge<Fault::liberties_not_given_back>>();
        case Fault::komi_ignored:
            return std::make_unique<EngineJudge<Fault::komi_ignored>>();
        case Fault::ece_ends:
            return std::make_unique<EngineJudge<Fault::ece_ends>>();
    }
    throw corpus::InternalError("a fault without a judge");
}

void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out,
           Fault fault) {
    make_judge(fault)->judge(game, rules, out);
}

}  // namespace daejo::fast::jk
