#include "fuzz/library/daejo.hpp"

#include "fast/jk/judge.h"
#include "fast/renju/bits/judge.h"
#include "fast/renju/judge.h"
#include "fuzz/library/jk_record_json.h"
#include "reference/renju/judge.h"

namespace daejo::library {

namespace bits = fast::renju::bits;
using corpus::renju::Explanation;
using corpus::renju::FoulMap;
using corpus::renju::Point;
using corpus::renju::PointVerdict;
using corpus::renju::Position;
using corpus::renju::Readings;

namespace {

void require_on_board(const Position& position, Point point) {
    if (position.contains(point)) return;
    const int size = position.size();
    throw corpus::InputError(
        {}, "point in column " + std::to_string(point.column + 1) + ", row " + std::to_string(point.row + 1),
        "columns and rows 1 to " + std::to_string(size));
}

void add_lines(const Explanation& node, std::size_t level, std::string& text) {
    text.append(2 * level, ' ').append(node.claim);
    if (!node.clause.empty()) text.append("  [").append(node.clause).append("]");
    text += '\n';
    for (const auto& child : node.children) add_lines(child, level + 1, text);
}

}  // namespace

std::string_view version() noexcept {
    return DAEJO_VERSION;
}

void foul_map(const Position& position, const Readings& readings, FoulMap& map) {
    if (bits::takes(position.size())) {
        bits::judge(position, readings, map, bits::Counts::no);
    } else {
        fast::renju::judge(position, readings, map);
    }
}

FoulMap counted_foul_map(const Position& position, const Readings& readings) {
    FoulMap map(position.size());
    if (bits::takes(position.size())) {
        bits::judge(position, readings, map, bits::Counts::yes);
    } else {
        fast::renju::judge(position, readings, map);
    }
    return map;
}

PointVerdict judge_point(const Position& position, Point point, const Readings& readings) {
    require_on_board(position, point);
    return bits::takes(position.size()) ? bits::judge_point(position, readings, point)
                                        : fast::renju::judge_point(position, point, readings);
}

std::string explain(const Position& position, Point point, const Readings& readings) {
    require_on_board(position, point);
    std::string text;
    add_lines(reference::renju::explain(position, point, readings), 0, text);
    return text;
}

corpus::jk::Verdict jk_verdict(const corpus::jk::Game& game, const corpus::jk::Rules& rules) {
    corpus::jk::Verdict verdict;
    fast::jk::judge(game, rules, verdict);
    return verdict;
}

std::string jk_records(const corpus::jk::Game& game, const corpus::jk::Rules& rules) {
    const corpus::jk::Verdict verdict = jk_verdict(game, rules);
    std::string text;
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        text += fuzz::jk::record_json(game, verdict, i, "") + "\n";
    }
    return text;
}

}  // namespace daejo::library
