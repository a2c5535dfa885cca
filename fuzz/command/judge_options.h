#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>

#include <string_view>
#include <vector>

#include "fuzz/judge_choice.h"

namespace daejo::fuzz::command {

/// The options that choose the judges: --judge, --patience, --only, and --fault, whose names are told when
/// there are any.
void add_judge_options(boost::program_options::options_description& options,
                       const std::vector<std::string_view>& faults = {});

/// What they were given as. What a user should know is said on standard error. Throws corpus::InputError.
JudgeChoice judge_choice(const boost::program_options::variables_map& values);

}  // namespace daejo::fuzz::command
