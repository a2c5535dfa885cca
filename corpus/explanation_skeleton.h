#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "corpus/explanation.h"

namespace daejo::corpus {

template <class Point>
std::string skeleton(const Explanation<Point>& explanation, int levels) {
    std::string text = explanation.kind;
    if (levels == 0 || explanation.children.empty()) return text;
    std::vector<std::string> parts;
    for (const auto& child : explanation.children) parts.push_back(skeleton(child, levels - 1));
    std::sort(parts.begin(), parts.end());
    text += '(';
    for (std::size_t i = 0; i < parts.size(); ++i) text += (i ? "," : "") + parts[i];
    return text + ')';
}

}  // namespace daejo::corpus
