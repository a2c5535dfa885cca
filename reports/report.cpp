#include "reports/report.h"

#include "reports/digest.h"
#include "reports/result_json.h"

namespace daejo::reports {

std::int64_t disagreements(const Report& report) {
    std::int64_t sum = 0;
    for (const Stream& stream : report.streams) {
        for (const auto& [signature, sighting] : total(stream).sightings) sum += sighting.count;
    }
    if (report.collected) sum += static_cast<std::int64_t>(report.collected->failures.size());
    return sum;
}

bool minimums_met(const Report& report) {
    for (const Minimum& minimum : report.minimums) {
        if (minimum.met < minimum.wanted) return false;
    }
    return true;
}

bool compared(const Report& report) {
    for (const Stream& stream : report.streams) {
        const Row row = total(stream);
        const auto skipped = row.counters.find("skipped");
        if (row.cases == 0 || skipped == row.counters.end()) continue;
        const auto judges = static_cast<std::int64_t>(stream.header.judges.size());
        if (skipped->second >= row.cases * (judges - 1)) return false;
    }
    return true;
}

std::string digest_of(const Report& report) {
    return digest(results_json(report));
}

}  // namespace daejo::reports
