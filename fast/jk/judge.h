#pragma once

#include <memory>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "fast/jk/fault.h"

namespace daejo::fast::jk {

/// Judges whole games (corpus/jk/RULES.md) and keeps its working memory between them, nothing else. For one
/// thread.
class Judge {
  public:
    Judge() = default;
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    virtual ~Judge() = default;

    /// `out` is cleared and filled: one record for every action.
    virtual void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules,
                       corpus::jk::Verdict& out) = 0;
};

/// A judge with a known mistake planted.
std::unique_ptr<Judge> make_judge(Fault fault = Fault::none);

/// The same for one game.
void judge(const corpus::jk::Game& game, const corpus::jk::Rules& rules, corpus::jk::Verdict& out,
           Fault fault = Fault::none);

}  // namespace daejo::fast::jk
