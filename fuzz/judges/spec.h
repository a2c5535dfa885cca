#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace daejo::fuzz::judges {

/// A judge from outside as the command line names it: NAME=KIND:COMMAND.
struct Spec {
    std::string name;
    std::string kind;  ///< one of kinds()
    std::string command;
    std::chrono::milliseconds patience{5000};  ///< for each answer

    /// "NAME=KIND:COMMAND".
    std::string text() const { return name + "=" + kind + ":" + command; }
};

/// "cmd", "cmd-batch".
const std::vector<std::string>& kinds();

/// Reads "NAME=KIND:COMMAND". Throws corpus::InputError saying what is wrong with it.
Spec parse_spec(const std::string& text);

/// A text as one word of a shell.
std::string shell_word(const std::string& text);

}  // namespace daejo::fuzz::judges
