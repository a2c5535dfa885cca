// What the commands need of the JK rule.

#include <fmt/format.h>
#include <boost/program_options.hpp>

#include "corpus/jk/collected_case.h"
#include "fast/jk/fault.h"
#include "fuzz/command/adoption.h"
#include "fuzz/command/generators_help.h"
#include "fuzz/command/jk_input.h"
#include "fuzz/command/offer.h"
#include "fuzz/jk/collected.h"
#include "fuzz/jk/generators/generators.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::jk::CollectedCase;

namespace {

std::string presets_help() {
    std::string text = "a rule set:";
    for (const auto preset : corpus::jk::all_presets()) {
        text += ' ';
        text += to_text(preset);
    }
    return text;
}

}  // namespace

template <>
std::string Offer<Jk>::generators_help() {
    return command::generators_help(jk::generator_help());
}

template <>
std::vector<std::string_view> Offer<Jk>::faults() {
    std::vector<std::string_view> names;
    for (const auto fault : fast::jk::all_faults()) names.push_back(to_text(fault));
    return names;
}

template <>
void Offer<Jk>::add_rules_options(Options& options) {
    options.add_options()                                            //
        ("rules", po::value<std::string>(), presets_help().c_str())  //
        ("reading", po::value<Words>()->composing(), "a reading, as d-match=place; repeatable");
}

template <>
Words Offer<Jk>::rules_words(const Values& values) {
    Words words;
    if (values.count("rules")) words.push_back(text(values, "rules"));
    for (const std::string& reading : texts(values, "reading")) {
        if (reading.find('=') == std::string::npos) {
            throw corpus::InputError({}, "--reading " + corpus::shown(reading), "NAME=VALUE");
        }
        words.push_back(reading);
    }
    return words;
}

template <>
void Offer<Jk>::add_input_options(Options& options) {
    options.add_options()                                                                                   //
        ("from", po::value<std::string>(), "the input's format: text, sgf, records (default: by content)")  //
        ("sgf-pass", po::value<std::string>()->default_value("infer"),
         "which pass a pass of SGF or records is: ending, normal, or infer (P where it is allowed after a ko "
         "capture, else E)");
}

template <>
std::vector<Jk::Case> Offer<Jk>::read_cases(const std::string& path, const Values& values) {
    std::vector<Jk::Case> games;
    for (auto& named : read_game_file(path, values).games) games.push_back(std::move(named.game));
    return games;
}

template <>
reports::Collected Offer<Jk>::check(const std::vector<std::pair<std::string, std::string>>& texts,
                                    const std::vector<JudgeMaker<Jk>>& judges) {
    std::vector<CollectedCase> cases;
    if (texts.empty()) cases = corpus::jk::own_cases();
    for (const auto& [file, text] : texts) {
        const auto read = corpus::jk::read_cases(text, file);
        if (read.empty()) throw corpus::InputError({file, 0, 0}, "no case", "at least one case");
        cases.insert(cases.end(), read.begin(), read.end());
    }
    return jk::check_cases(cases, judges);
}

template <>
std::string Offer<Jk>::adopted(const std::pair<std::string, std::string>& finding,
                               const std::pair<std::string, std::string>& target, const Adoption& as) {
    return adopt_case(
        finding, target, as,
        [](const std::string& text, const std::string& file) { return corpus::jk::read_cases(text, file); },
        [](const CollectedCase& collected) { return corpus::jk::write_case(collected); },
        corpus::jk::own_cases(),
        [](const CollectedCase& a, const CollectedCase& b) { return a.game == b.game; });
}

}  // namespace daejo::fuzz::command
