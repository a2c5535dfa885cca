#include "fuzz/command/judge_options.h"

#include <boost/program_options.hpp>

#include <cstdio>
#include <string>

#include "fuzz/command/command.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

void add_judge_options(po::options_description& options, const std::vector<std::string_view>& faults) {
    std::string fault_help = "plant a known mistake in a judge";
    for (std::size_t i = 0; i < faults.size(); ++i)
        fault_help += (i == 0 ? ": " : " ") + std::string(faults[i]);
    options.add_options()  //
        ("judge", po::value<Words>()->composing(),
         "NAME=cmd:COMMAND: ask this program too, a board line in, a map line out; NAME=cmd-batch:COMMAND: "
         "one that answers only when its input ends")  //
        ("patience", po::value<std::string>()->default_value("5s"),
         "how long such a program may take for an answer")  //
        ("only", po::value<std::string>(),
         "ask these judges only, separated by commas; the first is the one the others are held against")  //
        ("fault", po::value<std::string>()->default_value("none"), fault_help.c_str());
}

JudgeChoice judge_choice(const po::variables_map& values) {
    JudgeChoice choice;
    choice.fault = text(values, "fault");
    for (const std::string& spec : texts(values, "judge")) {
        choice.outside.push_back(judges::parse_spec(spec));
        choice.outside.back().patience =
            std::chrono::milliseconds(duration_ms("--patience", text(values, "patience")));
    }
    choice.tell = [](const std::string& news) { std::fprintf(stderr, "daejo: %s\n", news.c_str()); };
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
