#include "fuzz/findings.h"

namespace daejo::fuzz {

namespace {

/// The rank of the field a signature names ("domain | who | rules | field expected → given | …"): its place
/// in `fields`, behind all of them for what is not listed (a judge against itself).
std::size_t weight(const std::string& signature, std::span<const std::string_view> fields) {
    std::size_t at = 0;
    for (int part = 0; part < 3; ++part) {
        const std::size_t bar = signature.find(" | ", at);
        if (bar == std::string::npos) return fields.size() + 1;
        at = bar + 3;
    }
    if (signature.compare(at, 8, "failure,") == 0) return 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (signature.compare(at, fields[i].size() + 1, std::string(fields[i]) + " ") == 0) return i + 1;
    }
    return fields.size() + 1;
}

}  // namespace

std::vector<Sighted> sighted(const std::vector<reports::Stream>& streams,
                             std::span<const std::string_view> fields) {
    std::map<std::string, Sighted> all;
    for (std::size_t i = 0; i < streams.size(); ++i) {
        for (const auto& [signature, sighting] : reports::total(streams[i]).sightings) {
            const auto [place, fresh] = all.try_emplace(signature, Sighted{signature, 0, i, sighting.lowest});
            place->second.count += sighting.count;
        }
    }
    std::vector<Sighted> list;
    list.reserve(all.size());
    for (auto& [signature, sight] : all) list.push_back(std::move(sight));
    std::stable_sort(list.begin(), list.end(), [&](const Sighted& a, const Sighted& b) {
        const auto key = [&](const Sighted& s) {
            return std::make_pair(weight(s.signature, fields), -s.count);
        };
        return key(a) < key(b);
    });
    return list;
}

const JudgeInfo* outside_subject(const std::string& signature, const std::vector<JudgeInfo>& judges) {
    // "domain | NAME …": the name ends with a blank, before "against", "alone" or the next bar.
    const std::size_t at = signature.find(" | ") + 3;
    for (const JudgeInfo& judge : judges) {
        if (judge.outside && signature.compare(at, judge.name.size() + 1, judge.name + " ") == 0)
            return &judge;
    }
    return nullptr;
}

}  // namespace daejo::fuzz
