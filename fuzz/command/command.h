#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace daejo::fuzz::command {

/// Exit codes of every command.
enum Exit : int {
    exit_ok = 0,
    exit_disagreement = 1,
    exit_unfinished = 2,
    exit_usage = 64,
    exit_internal = 70,
};

using Words = std::vector<std::string>;

/// The subcommands: each takes the words after its name and returns the exit code. They throw
/// corpus::InputError for usage and bad input.
int agree(const Words& words);
int judge(const Words& words);  ///< one of the two below, by the domain
int judge_renju(const Words& words);
int judge_jk(const Words& words);
int explain(const Words& words);  ///< one of the two below, by the domain
int explain_renju(const Words& words);
int explain_jk(const Words& words);
int replay(const Words& words);
int vectors(const Words& words);
int reduce(const Words& words);
int adopt(const Words& words);
int check(const Words& words);
int referee(const Words& words);
int convert(const Words& words);
int generate(const Words& words);
int exhaust(const Words& words);
int readings(const Words& words);
int claims(const Words& words);

/// How a command's line is made up: the text after "daejo NAME", what it does, its options, and the names of
/// its positional words in order (the last takes all that remain when `many`).
struct Usage {
    std::string synopsis;
    std::string description;
    boost::program_options::options_description options;
    std::vector<std::string> positional;
    bool many = false;
};

/// Parses the words, abbreviations not allowed. Nothing when --help was asked and printed. Throws
/// corpus::InputError.
std::optional<boost::program_options::variables_map> parse(Usage usage, const Words& words);

/// The value of a text option or positional word, empty when absent.
std::string text(const boost::program_options::variables_map& values, const std::string& name);
Words texts(const boost::program_options::variables_map& values, const std::string& name);

/// A whole number from low to high; signs, blanks and anything else are refused. Throws corpus::InputError
/// naming `what`.
std::uint64_t whole_number(const std::string& what, const std::string& given, std::uint64_t low,
                           std::uint64_t high);

/// "90s", "10m", "8h", "500ms" or plain seconds as milliseconds. Throws corpus::InputError.
std::uint64_t duration_ms(const std::string& what, const std::string& given);

/// The number of cases asked by --cases, --boards or --games, whichever was given; the default of --cases
/// otherwise, nothing when it has none. Throws corpus::InputError when two are given.
std::optional<std::uint64_t> case_count(const boost::program_options::variables_map& values);

/// The whole of a file, or of standard input for "-". Throws corpus::InputError when it cannot be read.
std::string read_input(const std::string& path);

/// Writes to standard output and checks that it went through. Throws std::system_error; ends the program like
/// any other by SIGPIPE when nobody reads any more.
void print(const std::string& text);
void flush_output();

/// Processors this process may run on.
int available_threads();

/// "1 foul", "2 fouls".
std::string counted(std::int64_t count, const std::string& word);

}  // namespace daejo::fuzz::command
