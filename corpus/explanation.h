#pragma once

#include <string>
#include <vector>

namespace daejo::corpus {

/// Why a verdict is what it is: a tree of claims. Nothing is computed from it and no judge reads it; reports
/// draw it. The root's claim is the one-line reason.
template <class Point>
struct Explanation {
    std::string kind;    ///< what is claimed, from a fixed vocabulary without coordinates ("double-three",
                         ///< "dead-overline")
    std::string claim;   ///< the sentence a person reads, with coordinates
    std::string clause;  ///< the clause or article it rests on ("R10")
    std::vector<Point>
        points;  ///< the stones and points the sentence speaks of, the asked or imagined stone first
    std::vector<Explanation> children;

    friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// The tree without coordinates, `levels` deep below the root: "double-three(three-alive,three-dead)".
/// Children are sorted and repeated ones kept, so that mirrored positions have the same skeleton.
template <class Point>
std::string skeleton(const Explanation<Point>& explanation, int levels);

}  // namespace daejo::corpus

#include "corpus/explanation_skeleton.h"
