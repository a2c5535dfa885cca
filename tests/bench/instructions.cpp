// A fixed piece of work for instructions.sh to count: instructions JUDGE SET ROUNDS. Two runs that differ in
// ROUNDS only differ by the judge's own instructions.

#include <cstdio>
#include <functional>
#include <map>

#include "fast/jk/judge.h"
#include "fast/renju/bits/judge.h"
#include "fast/renju/judge.h"
#include "reference/jk/judge.h"
#include "reference/renju/judge.h"
#include "sets.h"

using namespace daejo;
namespace bits = fast::renju::bits;
using corpus::renju::FoulMap;
using corpus::renju::Position;

namespace {

using OnBoard = std::function<void(const Position&, FoulMap&)>;

void fouls_by(const Position& position, bits::Path path) {
    bits::FoulBits fouls;
    bits::foul_bits(position, {}, fouls, path);
    asm volatile("" : : "m"(fouls));
}

const std::map<std::string, OnBoard>& renju_judges() {
    using bits::Counts;
    using bits::Path;
    static const std::map<std::string, OnBoard> judges = {
        {"bits_fouls", [](const Position& p, FoulMap&) { fouls_by(p, Path::best); }},
        {"bits_fouls_portable", [](const Position& p, FoulMap&) { fouls_by(p, Path::portable); }},
        {"bits_map", [](const Position& p, FoulMap& map) { bits::judge(p, {}, map, Counts::no); }},
        {"bits_map_counted", [](const Position& p, FoulMap& map) { bits::judge(p, {}, map, Counts::yes); }},
        {"scanner_map", [](const Position& p, FoulMap& map) { fast::renju::judge(p, {}, map); }},
        {"reference_map", [](const Position& p, FoulMap& map) { reference::renju::judge(p, {}, map); }},
    };
    return judges;
}

using OnGame = std::function<void(const corpus::jk::Game&, corpus::jk::Verdict&)>;

const std::map<std::string, OnGame>& jk_judges() {
    static const auto fast = fast::jk::make_judge();
    static const std::map<std::string, OnGame> judges = {
        {"jk_fast", [](const auto& game, auto& verdict) { fast->judge(game, {}, verdict); }},
        {"jk_reference", [](const auto& game, auto& verdict) { reference::jk::judge(game, {}, verdict); }},
    };
    return judges;
}

/// Prints how many boards or actions a round has.
int run(const std::string& judge, const std::string& set, int rounds) {
    if (const auto place = renju_judges().find(judge); place != renju_judges().end()) {
        const auto boards = bench::boards(set);
        FoulMap map;
        for (int round = 0; round < rounds; ++round) {
            for (const auto& board : boards) place->second(board, map);
        }
        std::printf("%zu\n", boards.size());
        return 0;
    }
    if (const auto place = jk_judges().find(judge); place != jk_judges().end()) {
        const auto games = bench::games(set, 64);
        std::size_t actions = 0;
        for (const auto& game : games) actions += game.actions.size();
        corpus::jk::Verdict verdict;
        for (int round = 0; round < rounds; ++round) {
            for (const auto& game : games) place->second(game, verdict);
        }
        std::printf("%zu\n", actions);
        return 0;
    }
    std::fprintf(stderr, "no judge %s\n", judge.c_str());
    return 64;
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        std::fprintf(stderr, "instructions JUDGE SET ROUNDS\n");
        return 64;
    }
    try {
        return run(words[1], words[2], std::atoi(words[3]));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 64;
    }
}
