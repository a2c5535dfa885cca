// What comes up in the random streams: the shapes of the rule they are made for, each often enough.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "corpus/jk/verdict.h"
#include "fast/jk/match.h"
#include "fuzz/jk/generators/generators.h"

namespace daejo::fuzz::jk {
namespace {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::MoveClass;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Verdict;

/// How many games show a thing.
using Counts = std::map<std::string, int>;

/// The move string of a game and what is met along it.
class Witness {
  public:
    void see(const Verdict& verdict, std::size_t i) {
        const Record& record = verdict[i];
        if (record.result != Result::accepted) {
            met_[std::string(to_text(record.result)) + " " + std::string(to_text(record.clause))] = 1;
        }
        if (record.goes_on && !record.may_pass_ending) met_["no pass"] = 1;
        if (record.number == 0) return;
        moves_ += to_text(record.move_class);
        const auto lengths = verdict.d_lengths(i);
        for (const int length : lengths) met_["D" + std::to_string(length)] = 1;
        if (ends_with("P") && ended_d_) {
            met_["DP"] = 1;
            after_dp_ = moves_.size();
        }
        if (after_dp_ != 0) {
            const std::string tail = moves_.substr(after_dp_);
            if (tail == "CC" || tail == "CCCC") met_["DP" + tail] = 1;
        }
        if (ends_with("P") && after_ed_) met_["ED P"] = 1;
        ended_d_ = !lengths.empty();
        after_ed_ = ends_with("ECCCC") && ended_d_ && lengths[0] == 4;
        if (ends_with("ECC")) met_["ECC"] = 1;
        if (ends_with("ECCCC")) met_[after_ed_ ? "ED" : "ECCCC"] = 1;
    }

    void add_to(Counts& counts) const {
        for (const auto& [name, one] : met_) counts[name] += one;
    }

  private:
    bool ends_with(std::string_view tail) const {
        return moves_.size() >= tail.size() &&
               moves_.compare(moves_.size() - tail.size(), tail.size(), tail) == 0;
    }

    std::string moves_;
    Counts met_;
    bool ended_d_ = false;
    bool after_ed_ = false;
    std::size_t after_dp_ = 0;
};

Counts counts_of(const std::string& spec, std::uint64_t games) {
    const auto generator = make_generator(spec);
    Counts counts;
    Game game;
    for (std::uint64_t index = 0; index < games; ++index) {
        generator->generate(1, index, game);
        fast::jk::Match match(game.size, game.komi, {});
        Witness witness;
        for (std::size_t i = 0; i < game.actions.size(); ++i) {
            match.act(game.actions[i]);
            witness.see(match.verdict(), i);
        }
        witness.add_to(counts);
        counts["actions"] += match.actions();
        if (!match.over()) {
            ++counts["no end"];
            continue;
        }
        const auto& ending = *match.verdict().ending;
        ++counts["end " + std::string(to_text(ending.clause))];
        ++counts["end " + std::string(to_text(ending.clause)) + " " + std::string(to_text(ending.winner))];
    }
    return counts;
}

void expect_at_least(const Counts& counts, const Counts& floors) {
    for (const auto& [name, floor] : floors) {
        const auto found = counts.find(name);
        EXPECT_GE(found == counts.end() ? 0 : found->second, floor) << name;
    }
}

TEST(JkStreams, KosShowEveryPatternOfTheRule) {
    expect_at_least(counts_of("ko", 1500), {{"D4", 100},
                                            {"D6", 15},
                                            {"D8", 4},
                                            {"DP", 60},
                                            {"DPCC", 40},
                                            {"DPCCCC", 15},
                                            {"no pass", 60},
                                            {"rejected 2.7.1", 12},
                                            {"rejected 2.7.2", 30},
                                            {"ECC", 200},
                                            {"ECCCC", 40},
                                            {"ED", 40},
                                            {"ED P", 15},
                                            {"end 4.3 EE", 200},
                                            {"end 4.3 ECCE", 100},
                                            {"end 4.3 ECCCCE", 12},
                                            {"end 2.4", 30},
                                            {"end 3.2", 10},
                                            {"end 3.3 draw", 100},
                                            {"end 3.3 black", 40},
                                            {"end 3.3 white", 40}});
}

TEST(JkStreams, RandomPlayEndsEveryWay) {
    const Counts counts = counts_of("random", 2000);
    EXPECT_GT(counts.at("actions") / 2000, 45);
    EXPECT_LT(counts.at("actions") / 2000, 75);
    expect_at_least(counts, {{"end 2.4", 60},
                             {"end 3.2", 40},
                             {"end 3.3 black", 15},
                             {"end 3.3 white", 15},
                             {"end 3.3 draw", 15},
                             {"end 4.1", 15},
                             {"end 4.2", 50},
                             {"end 4.3 EE", 400},
                             {"no end", 200},
                             {"rejected 2.3", 200},
                             {"rejected 2.7.2", 200},
                             {"rejected first-pass", 5},
                             {"rejected 4.2", 3},
                             {"after-end ", 100}});
}

}  // namespace
}  // namespace daejo::fuzz::jk
