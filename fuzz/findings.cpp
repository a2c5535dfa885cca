#include "fuzz/findings.h"

namespace daejo::fuzz {

std::vector<Sighted> sighted(const std::vector<reports::Stream>& streams) {
    std::map<std::string, Sighted> all;
    for (std::size_t i = 0; i < streams.size(); ++i) {
        for (const auto& [signature, sighting] : reports::total(streams[i]).sightings) {
            const auto [place, fresh] = all.try_emplace(signature, Sighted{signature, 0, i, sighting.lowest});
            place->second.count += sighting.count;
        }
    }
    std::vector<Sighted> list;
    for (auto& [signature, sight] : all) list.push_back(std::move(sight));
    std::stable_sort(list.begin(), list.end(),
                     [](const Sighted& a, const Sighted& b) { return a.count > b.count; });
    return list;
}

}  // namespace daejo::fuzz
