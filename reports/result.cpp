#include "reports/result.h"

#include <algorithm>

#include "reports/digest.h"
#include "reports/result_json.h"

namespace daejo::reports {

void add(Feature& feature, std::uint64_t index) {
    ++feature.count;
    const auto place = std::lower_bound(feature.first.begin(), feature.first.end(), index);
    if (feature.first.size() == 3 && place == feature.first.end()) return;
    feature.first.insert(place, index);
    if (feature.first.size() > 3) feature.first.pop_back();
}

void add(Feature& feature, const Feature& other) {
    std::vector<std::uint64_t> both;
    std::merge(feature.first.begin(), feature.first.end(), other.first.begin(), other.first.end(),
               std::back_inserter(both));
    if (both.size() > 3) both.resize(3);
    feature.first = std::move(both);
    feature.count += other.count;
}

void add(Sighting& sighting, const Sighting& other) {
    if (other.count == 0) return;
    sighting.lowest = sighting.count == 0 ? other.lowest : std::min(sighting.lowest, other.lowest);
    sighting.count += other.count;
}

void add(Row& row, const Row& other) {
    row.cases += other.cases;
    for (const auto& [name, count] : other.counters) row.counters[name] += count;
    for (const auto& [name, feature] : other.labels) add(row.labels[name], feature);
    for (const auto& [signature, sighting] : other.sightings) add(row.sightings[signature], sighting);
}

std::string id(const Header& header) {
    return digest(header_json(header));
}

Row total(const Stream& stream) {
    Row sum;
    for (const auto& [block, row] : stream.rows) add(sum, row);
    return sum;
}

void merge(Stream& into, const Stream& from) {
    if (into.header != from.header) throw std::invalid_argument("merging results of different campaigns");
    for (const auto& [block, row] : from.rows) {
        const auto [place, fresh] = into.rows.emplace(block, row);
        if (!fresh && place->second != row) {
            throw MergeConflict("block " + std::to_string(block) + " of campaign " + id(into.header) +
                                " has two results:\n  " + row_json(place->second) + "\n  " + row_json(row));
        }
    }
}

}  // namespace daejo::reports
