#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "reports/report.h"

namespace daejo::fuzz {

/// Where the time of a campaign went, added up over its workers.
struct Profile {
    using Clock = std::chrono::steady_clock;
    using Duration = Clock::duration;

    Duration generate{};
    std::vector<Duration> judges;  ///< in the order of the judges
    Duration compare{};
    Duration alone{};
    Duration tally{};
    Duration idle{};   ///< workers with nothing left to do
    Duration whole{};  ///< workers × the campaign's length: what is in none of the above is overhead

    void add(const Profile& other) {
        generate += other.generate;
        if (judges.size() < other.judges.size()) judges.resize(other.judges.size());
        for (std::size_t j = 0; j < other.judges.size(); ++j) judges[j] += other.judges[j];
        compare += other.compare;
        alone += other.alone;
        tally += other.tally;
        idle += other.idle;
        whole += other.whole;
    }
};

/// Adds the time since the last call to one stage after the other.
class Laps {
  public:
    void to(Profile::Duration& stage) {
        const auto now = Profile::Clock::now();
        stage += now - last_;
        last_ = now;
    }

  private:
    Profile::Clock::time_point last_ = Profile::Clock::now();
};

/// The profile as rows for a report; `judges` are their names.
inline std::vector<reports::Stage> stages(const Profile& profile, const std::vector<std::string>& judges) {
    std::vector<reports::Stage> list;
    Profile::Duration told{};
    const auto tell = [&](std::string name, Profile::Duration spent) {
        list.push_back({std::move(name), std::chrono::duration<double>(spent).count()});
        told += spent;
    };
    tell("generate", profile.generate);
    for (std::size_t j = 0; j < profile.judges.size(); ++j) tell("judge " + judges.at(j), profile.judges[j]);
    tell("compare", profile.compare);
    tell("each judge alone", profile.alone);
    tell("tally", profile.tally);
    tell("idle", profile.idle);
    list.push_back({"the rest", std::chrono::duration<double>(profile.whole - told).count()});
    return list;
}

}  // namespace daejo::fuzz
