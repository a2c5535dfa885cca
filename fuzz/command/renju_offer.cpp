// What the commands need of renju.

#include <boost/program_options.hpp>

#include "corpus/renju/collected_case.h"
#include "fast/renju/fault.h"
#include "fuzz/command/adoption.h"
#include "fuzz/command/generators_help.h"
#include "fuzz/command/offer.h"
#include "fuzz/command/renju_input.h"
#include "fuzz/renju/collected.h"
#include "fuzz/renju/generators/generators.h"

namespace daejo::fuzz::command {

using corpus::renju::CollectedCase;

template <>
std::string Offer<Renju>::generators_help() {
    return command::generators_help(renju::generator_help());
}

template <>
std::vector<std::string_view> Offer<Renju>::faults() {
    std::vector<std::string_view> names;
    for (const auto fault : fast::renju::all_faults()) names.push_back(to_text(fault));
    return names;
}

template <>
void Offer<Renju>::add_rules_options(Options& options) {
    add_reading_option(options);
}

template <>
Words Offer<Renju>::rules_words(const Values& values) {
    return texts(values, "reading");
}

template <>
void Offer<Renju>::add_input_options(Options& options) {
    command::add_input_options(options);
}

template <>
std::vector<Renju::Case> Offer<Renju>::read_cases(const std::string& path, const Values& values) {
    const auto document = read_document_file(path, values);
    std::vector<Renju::Case> cases;
    cases.reserve(document.items.size());
    for (const auto& item : document.items) cases.push_back(position_of(item, document.file));
    return cases;
}

template <>
reports::Collected Offer<Renju>::check(const std::vector<std::pair<std::string, std::string>>& texts,
                                       const std::vector<JudgeMaker<Renju>>& judges) {
    std::vector<CollectedCase> cases;
    if (texts.empty()) cases = corpus::renju::own_cases();
    for (const auto& [file, text] : texts) {
        const auto read = corpus::renju::read_cases(text, file);
        if (read.empty()) throw corpus::InputError({file, 0, 0}, "no case", "at least one case");
        cases.insert(cases.end(), read.begin(), read.end());
    }
    return renju::check_cases(cases, judges);
}

template <>
std::string Offer<Renju>::adopted(const std::pair<std::string, std::string>& finding,
                                  const std::pair<std::string, std::string>& target, const Adoption& as) {
    return adopt_case(
        finding, target, as,
        [](const std::string& text, const std::string& file) {
            return corpus::renju::read_cases(text, file);
        },
        [](const CollectedCase& collected) { return corpus::renju::write_case(collected); },
        corpus::renju::own_cases(),
        [](const CollectedCase& a, const CollectedCase& b) {
            return a.position == b.position && a.point == b.point;
        });
}

}  // namespace daejo::fuzz::command
