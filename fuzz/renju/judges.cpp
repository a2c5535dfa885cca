#include "fuzz/renju/judges.h"

#include <string>

#include "fast/renju/judge.h"
#include "reference/renju/judge.h"

namespace daejo::fuzz::renju {

namespace {

using corpus::renju::FoulMap;
using corpus::renju::Position;
using corpus::renju::Readings;

/// A judge from a function that fills a foul map.
template <class Fill>
class FillingJudge : public Judge<Renju> {
  public:
    explicit FillingJudge(Fill fill) : fill_(fill) {}

    void judge(const Readings& readings, std::span<const Position> cases,
               std::span<Reply<FoulMap>> replies) override {
        for (std::size_t i = 0; i < cases.size(); ++i) {
            replies[i].kind = Reply<FoulMap>::Kind::verdict;
            fill_(cases[i], readings, replies[i].verdict);
        }
    }

  private:
    Fill fill_;
};

template <class Fill>
JudgeMaker<Renju> maker(JudgeInfo info, Fill fill) {
    return {std::move(info), [fill] { return std::make_unique<FillingJudge<Fill>>(fill); }};
}

}  // namespace

JudgeMaker<Renju> reference_judge() {
    return maker({"reference", "1"}, [](const Position& position, const Readings& readings, FoulMap& map) {
        reference::renju::judge(position, readings, map);
    });
}

JudgeMaker<Renju> fast_judge(fast::renju::Fault fault) {
    std::string version = "1";
    if (fault != fast::renju::Fault::none) version += "+" + std::string(to_text(fault));
    return maker({"fast", version},
                 [fault](const Position& position, const Readings& readings, FoulMap& map) {
                     fast::renju::judge(position, readings, map, fault);
                 });
}

}  // namespace daejo::fuzz::renju
