#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <algorithm>
#include <filesystem>
#include <set>

#include "corpus/error.h"
#include "corpus/renju/collected_case.h"
#include "fuzz/command/command.h"
#include "fuzz/renju/collected.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::renju::CollectedCase;

namespace {

Usage usage() {
    Usage usage{"check [PATH...] [options]",
                "Checks every judge against collected cases: the project's own ones, or those of the files "
                "and folders\n"
                "(*.txt, *.case) named. Ends with `N passed, N failed`; exit code 1 when one failed.\n",
                po::options_description(),
                {"path"},
                true};
    usage.options.add_options()("fault", po::value<std::string>()->default_value("none"),
                                "plant a known mistake in the fast judge");
    return usage;
}

std::vector<std::string> files_of(const std::string& path) {
    if (!std::filesystem::is_directory(path)) return {path};
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
        const auto extension = entry.path().extension();
        if (entry.is_regular_file() && (extension == ".txt" || extension == ".case")) {
            files.push_back(entry.path().string());
        }
    }
    std::sort(files.begin(), files.end());
    if (files.empty())
        throw corpus::InputError({path, 0, 0}, "no case file", "a folder with *.txt or *.case files");
    return files;
}

}  // namespace

int check(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    const Words paths = texts(*values, "path");
    std::vector<CollectedCase> cases;
    if (paths.empty()) cases = corpus::renju::own_cases();
    for (const std::string& path : paths) {
        for (const std::string& file : files_of(path)) {
            const auto read = corpus::renju::read_cases(read_input(file), file);
            if (read.empty()) throw corpus::InputError({file, 0, 0}, "no case", "at least one case");
            cases.insert(cases.end(), read.begin(), read.end());
        }
    }
    const auto judges = Renju::judges(text(*values, "fault"));
    std::int64_t passed = 0;
    std::int64_t failed = 0;
    for (const CollectedCase& collected : cases) {
        const auto result = renju::check_cases({collected}, judges);
        for (const std::string& failure : result.failures) print("FAILED " + failure + "\n");
        ++(result.failures.empty() ? passed : failed);
    }
    print(fmt::format("{} passed, {} failed\n", passed, failed));
    return failed == 0 ? exit_ok : exit_disagreement;
}

}  // namespace daejo::fuzz::command
