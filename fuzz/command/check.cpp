#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <algorithm>
#include <filesystem>
#include <set>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/judge_options.h"
#include "fuzz/command/offer.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

Usage usage() {
    Usage usage{"check [renju|jk] [PATH...] [options]",
                "Checks every judge against collected cases: the project's own ones, or those of the files "
                "and folders\n"
                "(*.txt, *.case) named. Ends with `N passed, N failed`; exit code 1 when one failed.\n",
                po::options_description(),
                {"path"},
                true};
    add_judge_options(usage.options);
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
    Words rest = words;
    const std::string domain = take_domain(rest, "renju");
    const auto values = parse(usage(), rest);
    if (!values) return exit_ok;
    std::vector<std::pair<std::string, std::string>> files;
    for (const std::string& path : texts(*values, "path")) {
        for (const std::string& file : files_of(path)) files.emplace_back(file, read_input(file));
    }
    return in_domain(domain, [&]<class D>(D) {
        const auto result = Offer<D>::check(files, judges_of<D>(judge_choice(*values)));
        std::set<std::string> failed;
        for (const std::string& failure : result.failures) {
            print("FAILED " + failure + "\n");
            failed.insert(failure.substr(0, failure.find(',')));
        }
        const auto failures = static_cast<std::int64_t>(failed.size());
        print(fmt::format("{} passed, {} failed\n", result.cases - failures, failures));
        return failures == 0 ? exit_ok : exit_disagreement;
    });
}

}  // namespace daejo::fuzz::command
