#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>

#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/jk/domain.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::command {

using Options = boost::program_options::options_description;
using Values = boost::program_options::variables_map;

/// What the commands need of a domain beside the machine: its options, its files, its collected cases. One
/// specialisation each in renju_offer.cpp and jk_offer.cpp.
template <class D>
struct Offer {
    /// The help text on generators, and the names of the faults that can be planted, "none" first.
    static std::string generators_help();
    static std::vector<std::string_view> faults();

    /// The options that choose the rules, and the words D::parse_rules takes.
    static void add_rules_options(Options& options);
    static Words rules_words(const Values& values);

    /// The options on how files are read, and the cases of a file ("-": standard input), at least one. Throws
    /// corpus::InputError.
    static void add_input_options(Options& options);
    static std::vector<typename D::Case> read_cases(const std::string& path, const Values& values);

    /// Checks every judge against the collected cases of these texts (name, content); of none: against the
    /// project's own. Throws corpus::InputError for a text that is no case file or an empty one.
    static reports::Collected check(const std::vector<std::pair<std::string, std::string>>& texts,
                                    const std::vector<JudgeMaker<D>>& judges);

    /// What `adopt` changes in the one case of a file.
    struct Adoption {
        std::string id;
        std::string note;
        std::string source;
        std::vector<std::string> flags;
    };
    /// The one case of `finding` (name, content), renamed, as the text to add to a file that holds `target`
    /// now. Throws corpus::InputError when it is not one case, when it does not read back, or when its id or
    /// its question is collected already.
    static std::string adopted(const std::pair<std::string, std::string>& finding,
                               const std::pair<std::string, std::string>& target, const Adoption& as);
};

/// The rules the options come to.
template <class D>
typename D::Rules rules_of(const Values& values) {
    return D::parse_rules(Offer<D>::rules_words(values));
}

/// "renju, jk".
std::string domain_names();

/// Takes a leading domain name off the words; `otherwise` when there is none.
std::string take_domain(Words& words, const std::string& otherwise);

/// Calls body(D()) for the domain of that name. Throws corpus::InputError listing the names.
template <class Body>
int in_domain(const std::string& name, const Body& body) {
    if (name == Renju::name) return body(Renju());
    if (name == Jk::name) return body(Jk());
    throw corpus::InputError({}, name.empty() ? "no domain" : "domain " + corpus::shown(name),
                             domain_names());
}

}  // namespace daejo::fuzz::command
