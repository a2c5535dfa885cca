#include "fast/renju/bits/judge.h"

#include <bit>

#include "fast/renju/bits/map.h"
#include "fast/renju/bits/search.h"
#include "fast/renju/bits/sweep.h"

namespace daejo::fast::renju::bits {

using corpus::renju::Answer;
using corpus::renju::FoulMap;
using corpus::renju::Point;
using corpus::renju::PointVerdict;
using corpus::renju::Position;
using corpus::renju::Readings;

namespace {

/// Whether sweep_avx2 may be called on this processor.
bool avx2_usable() noexcept {
#if defined(__x86_64__) || defined(__i386__)
    static const bool usable = sweep_avx2_needs_avx2 && __builtin_cpu_supports("avx2") != 0;
    return usable;
#else
    return false;
#endif
}

void sweep(const Stones& stones, const Rule& rule, Path path, Sweep& out) noexcept {
    if (path == Path::best && avx2_usable()) {
        sweep_avx2(stones, rule, out);
    } else {
        sweep_portable(stones, rule, out);
    }
}

void take(const Sweep& swept, FoulBits& out) noexcept {
    out.five = swept.five;
    out.overline = swept.overline;
    out.double_four = swept.double_four;
    out.double_three = swept.double_three;
}

bool empty(const Rows& rows) noexcept {
    std::uint16_t any = 0;
    for (const std::uint16_t row : rows.row) any |= row;
    return any == 0;
}

/// The points the sweep left undecided.
void decide(const Stones& stones, const Rule& rule, const Rows& undecided, Rows& double_three) noexcept {
    Lines lines(stones);
    const Search search(lines, rule);
    for_each_point(undecided, [&](Point p) {
        if (search.forbidden(p, lines.at(p))) double_three.put(p);
    });
}

/// The counts of every point with a three.
void count(const Stones& stones, const Rule& rule, const Rows& three, FoulMap& map) noexcept {
    Lines lines(stones);
    const Search search(lines, rule);
    for_each_point(three, [&](Point p) {
        const Threes found = search.count(p, lines.at(p));
        map.set(p, {found.forbidden ? Answer::double_three : Answer::legal,
                    static_cast<std::uint8_t>(found.threes), static_cast<std::uint8_t>(found.real),
                    static_cast<std::uint16_t>(found.depth)});
    });
}

}  // namespace

void foul_bits(const Stones& stones, const Readings& readings, FoulBits& out, Path path) noexcept {
    const Rule rule(readings);
    Sweep swept;
    sweep(stones, rule, path, swept);
    take(swept, out);
    if (!empty(swept.undecided)) decide(stones, rule, swept.undecided, out.double_three);
}

void foul_bits(const Position& position, const Readings& readings, FoulBits& out, Path path) noexcept {
    Stones stones;
    read_stones(position, stones);
    foul_bits(stones, readings, out, path);
}

void judge(const Position& position, const Readings& readings, FoulMap& map, Counts counts,
           Path path) noexcept {
    Stones stones;
    read_stones(position, stones);
    if (counts == Counts::no) {
        FoulBits fouls;
        foul_bits(stones, readings, fouls, path);
        fill(position.size(), stones, fouls, map);
        map.set_counted(false);
        return;
    }
    const Rule rule(readings);
    Sweep swept;
    sweep(stones, rule, path, swept);
    FoulBits fouls;
    take(swept, fouls);
    fill(position.size(), stones, fouls, map);
    map.set_counted(true);
    count(stones, rule, swept.three, map);
}

PointVerdict judge_point(const Position& position, const Readings& readings, Point point) {
    if (position[point] != corpus::renju::Cell::empty) return {};
    Stones stones;
    read_stones(position, stones);
    Lines lines(stones);
    return judge_point(lines, Rule(readings), point);
}

PointVerdict judge_point(Lines& lines, const Rule& rule, Point point) noexcept {
    const PointShapes made = lines.at(point);
    if (made.five != 0) return {Answer::five, 0, 0, 0};
    if (made.overline != 0) return {Answer::overline, 0, 0, 0};
    if (std::popcount(made.four) + std::popcount(made.two_fours) > 1) return {Answer::double_four, 0, 0, 0};
    const Threes found = Search(lines, rule).count(point, made);
    return {found.forbidden ? Answer::double_three : Answer::legal, static_cast<std::uint8_t>(found.threes),
            static_cast<std::uint8_t>(found.real), static_cast<std::uint16_t>(found.depth)};
}

}  // namespace daejo::fast::renju::bits
