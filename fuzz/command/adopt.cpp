#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <filesystem>

#include "corpus/error.h"
#include "corpus/renju/collected_case.h"
#include "fuzz/command/command.h"
#include "fuzz/output_directory.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::renju::CollectedCase;

namespace {

Usage usage() {
    Usage usage{
        "adopt FINDING --id ID --note TEXT [options]",
        "Takes the .case file of a finding into a file of collected cases. The verdict it carries is the\n"
        "reference judge's: read it against the clause before you adopt it.\n",
        po::options_description(),
        {"finding"},
        false};
    usage.options.add_options()                                                                       //
        ("id", po::value<std::string>(), "the case's name: lower-case letters, digits, hyphens")      //
        ("note", po::value<std::string>(), "why it is kept")                                          //
        ("flag", po::value<Words>()->composing(), "a flag; repeatable")                               //
        ("source", po::value<std::string>()->default_value("found by daejo"), "where it comes from")  //
        ("to", po::value<std::string>()->default_value("corpus/renju/cases/adopted.txt"),
         "the file to add it to");
    return usage;
}

}  // namespace

int adopt(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    for (const char* name : {"finding", "id", "note"}) {
        if (values->count(name)) continue;
        throw corpus::InputError({}, std::string("no ") + name, "daejo adopt FINDING --id ID --note TEXT");
    }
    const std::string path = text(*values, "finding");
    auto cases = corpus::renju::read_cases(read_input(path), path);
    if (cases.size() != 1) {
        throw corpus::InputError({path, 0, 0}, counted(static_cast<std::int64_t>(cases.size()), "case"),
                                 "one case");
    }
    CollectedCase& adopted = cases.front();
    adopted.id = text(*values, "id");
    adopted.note = text(*values, "note");
    adopted.source = text(*values, "source");
    adopted.flags = texts(*values, "flag");
    if (adopted.flags.empty()) adopted.flags = {"adopted"};
    const std::string written = write_case(adopted);
    corpus::renju::read_cases(written,
                              "the adopted case");  // an id or note that does not read back is refused here

    const std::filesystem::path target = text(*values, "to");
    if (!target.parent_path().empty() && !std::filesystem::is_directory(target.parent_path())) {
        throw corpus::InputError({target.string(), 0, 0}, "no such folder",
                                 "--to FILE in a folder that is there");
    }
    std::string content = std::filesystem::exists(target) ? read_input(target.string()) : std::string();
    auto present =
        content.empty() ? std::vector<CollectedCase>() : corpus::renju::read_cases(content, target.string());
    const auto& own = corpus::renju::own_cases();
    present.insert(present.end(), own.begin(), own.end());
    for (const CollectedCase& other : present) {
        if (other.id == adopted.id) {
            throw corpus::InputError({}, "id " + corpus::shown(adopted.id),
                                     "an id that no collected case has yet");
        }
        if (other.position == adopted.position && other.point == adopted.point) {
            throw corpus::InputError({}, "the position and point of " + other.id,
                                     "a case that is not collected yet");
        }
    }
    if (!content.empty() && !content.ends_with("\n\n")) content += content.ends_with('\n') ? "\n" : "\n\n";
    write_whole(target, content + written);
    print(fmt::format("adopted {} into {}; it counts from the next build\n", adopted.id, target.string()));
    return exit_ok;
}

}  // namespace daejo::fuzz::command
