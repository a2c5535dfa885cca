#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <filesystem>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"
#include "fuzz/output_directory.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

Usage usage(const std::string& domain) {
    Usage usage{
        "adopt [renju|jk] FINDING --id ID --note TEXT [options]",
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
        ("to", po::value<std::string>()->default_value("corpus/" + domain + "/cases/adopted.txt"),
         "the file to add it to");
    return usage;
}

}  // namespace

int adopt(const Words& words) {
    Words rest = words;
    const std::string domain = take_domain(rest, "renju");
    const auto values = parse(usage(domain), rest);
    if (!values) return exit_ok;
    for (const char* name : {"finding", "id", "note"}) {
        if (values->count(name)) continue;
        throw corpus::InputError({}, std::string("no ") + name,
                                 "daejo adopt " + domain + " FINDING --id ID --note TEXT");
    }
    return in_domain(domain, [&]<class D>(D) {
        const std::string path = text(*values, "finding");
        const std::filesystem::path target = text(*values, "to");
        const std::string finding = read_input(path);
        if (!target.parent_path().empty() && !std::filesystem::is_directory(target.parent_path())) {
            throw corpus::InputError({target.string(), 0, 0}, "no such folder",
                                     "--to FILE in a folder that is there");
        }
        std::string content = std::filesystem::exists(target) ? read_input(target.string()) : std::string();
        typename Offer<D>::Adoption as{text(*values, "id"), text(*values, "note"), text(*values, "source"),
                                       texts(*values, "flag")};
        if (as.flags.empty()) as.flags = {"adopted"};
        const std::string written = Offer<D>::adopted({path, finding}, {target.string(), content}, as);
        if (!content.empty() && !content.ends_with("\n\n"))
            content += content.ends_with('\n') ? "\n" : "\n\n";
        write_whole(target, content + written);
        print(fmt::format("adopted {} into {}; it counts from the next build\n", as.id, target.string()));
        return exit_ok;
    });
}

}  // namespace daejo::fuzz::command
