#include "fuzz/command/command.h"

#include <fmt/format.h>
#include <sched.h>

#include <boost/program_options.hpp>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <sstream>
#include <system_error>

#include "corpus/error.h"
#include "fuzz/read_file.h"
#include "reports/table.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

std::optional<po::variables_map> parse(Usage usage, const Words& words) {
    po::options_description visible("Options");
    visible.add(usage.options).add_options()("help,h", "this text");
    po::options_description all;
    all.add(visible);
    po::positional_options_description places;
    for (std::size_t i = 0; i < usage.positional.size(); ++i) {
        const bool last = i + 1 == usage.positional.size();
        all.add_options()(usage.positional[i].c_str(), po::value<Words>());
        places.add(usage.positional[i].c_str(), last && usage.many ? -1 : 1);
    }
    try {
        namespace style = po::command_line_style;
        po::variables_map values;
        po::store(po::command_line_parser(words)
                      .options(all)
                      .positional(places)
                      .style(style::unix_style & ~style::allow_guessing)
                      .run(),
                  values);
        if (values.count("help")) {
            std::ostringstream help;
            help << "usage: daejo " << usage.synopsis << "\n\n" << usage.description << "\n" << visible;
            print(help.str());
            return std::nullopt;
        }
        po::notify(values);
        return values;
    } catch (const po::error& error) {
        throw corpus::InputError({}, error.what(), "daejo " + usage.synopsis + " (see --help)");
    }
}

Words texts(const po::variables_map& values, const std::string& name) {
    if (!values.count(name)) return {};
    const auto& value = values[name].value();
    if (const auto* list = boost::any_cast<Words>(&value)) return *list;
    return {boost::any_cast<std::string>(value)};
}

std::string text(const po::variables_map& values, const std::string& name) {
    const Words all = texts(values, name);
    return all.empty() ? std::string() : all.back();
}

std::uint64_t whole_number(const std::string& what, const std::string& given, std::uint64_t low,
                           std::uint64_t high) {
    std::uint64_t number = 0;
    const char* const end = given.data() + given.size();
    const auto [stop, error] = std::from_chars(given.data(), end, number);
    if (given.empty() || error != std::errc{} || stop != end || number < low || number > high) {
        throw corpus::InputError({}, what + " " + corpus::shown(given),
                                 fmt::format("a whole number from {} to {}", low, high));
    }
    return number;
}

std::uint64_t duration_ms(const std::string& what, const std::string& given) {
    const std::size_t digits = given.find_first_not_of("0123456789");
    const std::string unit = digits == std::string::npos ? "s" : given.substr(digits);
    const std::uint64_t factor = unit == "ms"  ? 1
                                 : unit == "s" ? 1000
                                 : unit == "m" ? 60'000
                                 : unit == "h" ? 3'600'000
                                               : 0;
    if (digits == 0 || given.empty() || factor == 0 || given.size() > 12) {
        throw corpus::InputError({}, what + " " + corpus::shown(given), "a time as 90s, 10m, 8h or 500ms");
    }
    return factor * whole_number(what, given.substr(0, digits), 1, 31'536'000'000);
}

std::optional<std::uint64_t> case_count(const po::variables_map& values) {
    std::string name;
    for (const char* option : {"cases", "boards", "games"}) {
        if (!values.count(option) || values[option].defaulted()) continue;
        if (!name.empty()) throw corpus::InputError({}, "--" + name + " and --" + option, "one of the two");
        name = option;
    }
    if (name.empty() && values.count("cases")) name = "cases";
    if (name.empty()) return std::nullopt;
    return whole_number("--" + name, text(values, name), 1, 1'000'000'000'000);
}

std::string read_input(const std::string& path) {
    return path == "-" ? read_rest(stdin, "standard input") : read_file(path);
}

namespace {

[[noreturn]] void give_up_output() {
    if (errno == EPIPE) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    throw std::system_error(errno, std::generic_category(), "cannot write the output");
}

}  // namespace

void print(const std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) give_up_output();
}

void flush_output() {
    if (std::fflush(stdout) != 0) give_up_output();
}

int available_threads() {
    cpu_set_t set;
    CPU_ZERO(&set);
    if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
    return std::max(1, CPU_COUNT(&set));
}

std::string counted(std::int64_t count, const std::string& word) {
    return reports::grouped(count) + " " + word + (count == 1 ? "" : "s");
}

}  // namespace daejo::fuzz::command
