#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <filesystem>
#include <set>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/judge_options.h"
#include "fuzz/command/offer.h"
#include "fuzz/findings.h"
#include "fuzz/output_directory.h"
#include "reports/finding_text.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

template <class D>
Usage usage() {
    Usage usage{fmt::format("reduce {} FILE|- [options]", D::name),
                "Asks every judge every case of the file and cuts each disagreement down to a minimal\n"
                "counterexample. Exit code 1 when there is one.\n",
                po::options_description(),
                {"file"},
                false};
    usage.options.add_options()                                                                            //
        ("out", po::value<std::string>(), "write the counterexamples here, a .txt and a .case file each")  //
        ("questions", po::value<std::string>()->default_value("20000"),
         "most questions to ask for a reduction");
    add_judge_options(usage.options);
    Offer<D>::add_rules_options(usage.options);
    Offer<D>::add_input_options(usage.options);
    return usage;
}

template <class D>
int reduce_in(const Words& words) {
    const auto values = parse(usage<D>(), words);
    if (!values) return exit_ok;
    if (!values->count("file"))
        throw corpus::InputError({}, "no file", "daejo reduce " + std::string(D::name) + " FILE|-");
    const auto cases = Offer<D>::read_cases(text(*values, "file"), *values);
    const auto budget =
        static_cast<std::int64_t>(whole_number("--questions", text(*values, "questions"), 1, 1'000'000'000));
    const auto makers = judges_of<D>(judge_choice(*values));
    Observer<D> observer(rules_of<D>(*values), makers);
    std::vector<JudgeInfo> infos;
    infos.reserve(makers.size());
    for (const auto& maker : makers) infos.push_back(maker.info);

    std::vector<reports::Finding> findings;
    std::set<std::string> met;
    for (const auto& a_case : cases) {
        std::vector<Observation<D>> seen;
        observer.ask({&a_case, 1});
        observer.differences(a_case, 0, [&](Observation<D> o) { seen.push_back(std::move(o)); });
        for (auto& observation : seen) {
            if (!met.insert(observation.signature).second) continue;
            findings.push_back(make_finding(observer, infos, a_case, std::move(observation), budget));
            findings.back().seen_as.push_back(findings.back().signature);
            findings.back().count = 1;
        }
    }
    const std::string folder = text(*values, "out");
    if (!folder.empty()) std::filesystem::create_directories(folder);
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const std::string told = reports::finding_text(findings[i], static_cast<int>(i + 1));
        print(told + "\n");
        if (folder.empty()) continue;
        const auto base = std::filesystem::path(folder) / fmt::format("finding-{:02}", i + 1);
        write_whole(base.string() + ".txt", told);
        write_whole(base.string() + ".case", findings[i].case_text);
    }
    print(findings.empty()
              ? "the judges agree on " +
                    counted(static_cast<std::int64_t>(cases.size()), std::string(D::case_word)) + "\n"
              : counted(static_cast<std::int64_t>(findings.size()), "finding") + "\n");
    return findings.empty() ? exit_ok : exit_disagreement;
}

}  // namespace

int reduce(const Words& words) {
    Words rest = words;
    const std::string domain = take_domain(rest, "renju");
    return in_domain(domain, [&]<class D>(D) { return reduce_in<D>(rest); });
}

}  // namespace daejo::fuzz::command
