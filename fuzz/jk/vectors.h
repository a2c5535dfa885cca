#pragma once

#include <string>

namespace daejo::fuzz::jk {

/// The collected games as test vectors for programs that do not run daejo: JSON as corpus/vectors/README.md
/// describes it, the tests in groups by rule set, in the order of the cases.
std::string vectors();

}  // namespace daejo::fuzz::jk
