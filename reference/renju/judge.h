#pragma once

#include "corpus/renju/explanation.h"
#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"

namespace daejo::reference::renju {

/// The reference judge: clauses R1–R11 and R14 word by word, every reading, every size from 5 to 19, no depth
/// limit. All functions are pure and thread-safe and leave `position` untouched.

/// The verdict for one point (R8–R11, R14). Precondition: position.contains(point).
corpus::renju::PointVerdict judge_point(const corpus::renju::Position& position, corpus::renju::Point point,
                                        const corpus::renju::Readings& readings);

/// The verdict for every point, written into `map` (which takes the position's size).
void judge(const corpus::renju::Position& position, const corpus::renju::Readings& readings,
           corpus::renju::FoulMap& map);

/// Why judge_point answers what it answers: the one-line reason, then every four with its stones and
/// completion and every three with its completions and why each is dead or alive, nested as deep as the
/// judgement goes. For legal and occupied points too. The root's kind always is the word of judge_point's
/// answer.
corpus::renju::Explanation explain(const corpus::renju::Position& position, corpus::renju::Point point,
                                   const corpus::renju::Readings& readings);

}  // namespace daejo::reference::renju
