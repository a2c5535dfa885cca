#pragma once

#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"
#include "fast/renju/fault.h"

namespace daejo::fast::renju {

/// The fast judge: the end-of-line scanner, for every reading and every size from 5 to 19, without a depth
/// limit. It looks at each line's unbroken row through the point and at the two points beyond its ends,
/// nothing else. All functions are pure and thread-safe and leave `position` untouched. `fault` plants a
/// known mistake (tests of the harness itself); Fault::none is the real judge and pays nothing for the
/// others.

/// The verdict for one point (R8–R11, R14). Precondition: position.contains(point).
corpus::renju::PointVerdict judge_point(const corpus::renju::Position& position, corpus::renju::Point point,
                                        const corpus::renju::Readings& readings, Fault fault = Fault::none);

/// The verdict for every point, written into `map` (which takes the position's size).
void judge(const corpus::renju::Position& position, const corpus::renju::Readings& readings,
           corpus::renju::FoulMap& map, Fault fault = Fault::none);

}  // namespace daejo::fast::renju
