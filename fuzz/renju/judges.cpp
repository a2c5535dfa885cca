#include "fuzz/renju/judges.h"

#include <string>

#include "fast/renju/bits/judge.h"
#include "fast/renju/judge.h"
#include "reference/renju/judge.h"

namespace daejo::fuzz::renju {

using corpus::renju::FoulMap;
using corpus::renju::Position;
using corpus::renju::Readings;

JudgeMaker<Renju> reference_judge() {
    return filling_judge<Renju>({"reference", "1"},
                                [](const Position& position, const Readings& readings, FoulMap& map) {
                                    reference::renju::judge(position, readings, map);
                                });
}

namespace {

class BitsJudge : public Judge<Renju> {
    void answer(const Readings& readings, std::span<const Position> positions,
                std::span<Reply<FoulMap>> replies, Detail detail) override {
        using fast::renju::bits::Counts;
        const Counts counts = detail == Detail::everything ? Counts::yes : Counts::no;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            auto& reply = replies[i];
            if (fast::renju::bits::takes(positions[i].size())) {
                reply.kind = Reply<FoulMap>::Kind::verdict;
                fast::renju::bits::judge(positions[i], readings, reply.verdict, counts);
            } else {
                reply.kind = Reply<FoulMap>::Kind::skip;
                reply.text = "a board larger than 15x15";
            }
        }
    }
};

}  // namespace

JudgeMaker<Renju> fast_judge() {
    return {{"fast", "2"}, [] { return std::make_unique<BitsJudge>(); }};
}

JudgeMaker<Renju> scanner_judge(fast::renju::Fault fault) {
    std::string version = "1";
    if (fault != fast::renju::Fault::none) version += "+" + std::string(to_text(fault));
    return filling_judge<Renju>({"scanner", version},
                                [fault](const Position& position, const Readings& readings, FoulMap& map) {
                                    fast::renju::judge(position, readings, map, fault);
                                });
}

}  // namespace daejo::fuzz::renju
