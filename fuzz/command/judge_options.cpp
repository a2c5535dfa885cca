#include "fuzz/command/judge_options.h"

#include <boost/program_options.hpp>

#include <string>

#include "fuzz/command/command.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

void add_judge_options(po::options_description& options, const std::vector<std::string_view>& faults) {
    std::string fault_help = "plant a known mistake in a judge";
    for (std::size_t i = 0; i < faults.size(); ++i)
        fault_help += (i == 0 ? ": " : " ") + std::string(faults[i]);
    options.add_options()  //
        ("only", po::value<std::string>(),
         "ask these judges only, separated by commas; the first is the one the others are held against")  //
        ("fault", po::value<std::string>()->default_value("none"), fault_help.c_str());
}

JudgeChoice judge_choice(const po::variables_map& values) {
    JudgeChoice choice;
    choice.fault = text(values, "fault");
    if (values.count("only") == 0) return choice;
    std::string rest = text(values, "only") + ",";
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        choice.only.push_back(rest.substr(0, comma));
        rest.erase(0, comma + 1);
    }
    return choice;
}

}  // namespace daejo::fuzz::command
