#pragma once

#include <string>
#include <string_view>

#include "corpus/jk/game_text.h"
#include "corpus/jk/verdict_text.h"
#include "fast/jk/judge.h"

namespace daejo::fast::jk {

/// "3x3: b2 a2 E agree none": a game from its size and its actions.
inline corpus::jk::Game game_of(const std::string& text) {
    const std::size_t colon = text.find(':');
    return corpus::jk::read_games("size " + text.substr(0, colon) + "\n" + text.substr(colon + 1) + "\n", "")
        .front()
        .value.game;
}

/// The record of the last action, after its class: "C takes=b3 may=P,E".
inline std::string last_record(const corpus::jk::Game& game, std::string_view rules,
                               Fault fault = Fault::none) {
    corpus::jk::Verdict verdict;
    judge(game, corpus::jk::parse_rules(rules), verdict, fault);
    return corpus::jk::record_text(verdict, verdict.size() - 1);
}

}  // namespace daejo::fast::jk
