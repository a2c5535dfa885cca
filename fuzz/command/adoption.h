#pragma once

#include <string>
#include <utility>
#include <vector>

#include "corpus/error.h"
#include "fuzz/command/command.h"

namespace daejo::fuzz::command {

/// Offer<D>::adopted over a domain's collected cases: `read` takes a case file's text apart, `write` is its
/// inverse for one case, `own` are the project's, `same` tells whether two cases ask the same question.
template <class Adoption, class Read, class Write, class Own, class Same>
std::string adopt_case(const std::pair<std::string, std::string>& finding,
                       const std::pair<std::string, std::string>& target, const Adoption& as, Read read,
                       Write write, const Own& own, Same same) {
    auto cases = read(finding.second, finding.first);
    if (cases.size() != 1) {
        throw corpus::InputError({finding.first, 0, 0},
                                 counted(static_cast<std::int64_t>(cases.size()), "case"), "one case");
    }
    auto& adopted = cases.front();
    adopted.id = as.id;
    adopted.note = as.note;
    adopted.source = as.source;
    adopted.flags = as.flags;
    const std::string written = write(adopted);
    read(written, std::string("the adopted case"));  // an id or note that does not read back is refused here

    auto present = target.second.empty() ? own : read(target.second, target.first);
    present.insert(present.end(), own.begin(), own.end());
    for (const auto& other : present) {
        if (other.id == adopted.id) {
            throw corpus::InputError({}, "id " + corpus::shown(adopted.id),
                                     "an id that no collected case has yet");
        }
        if (same(other, adopted)) {
            throw corpus::InputError({}, "the question of " + other.id, "a case that is not collected yet");
        }
    }
    return written;
}

}  // namespace daejo::fuzz::command
