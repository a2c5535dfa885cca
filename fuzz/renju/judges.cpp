#include "fuzz/renju/judges.h"

#include <string>

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

JudgeMaker<Renju> fast_judge(fast::renju::Fault fault) {
    std::string version = "1";
    if (fault != fast::renju::Fault::none) version += "+" + std::string(to_text(fault));
    return filling_judge<Renju>({"fast", version},
                                [fault](const Position& position, const Readings& readings, FoulMap& map) {
                                    fast::renju::judge(position, readings, map, fault);
                                });
}

}  // namespace daejo::fuzz::renju
