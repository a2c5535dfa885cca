#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "fuzz/generator.h"
#include "fuzz/parameters.h"

namespace daejo::fuzz {

/// A kind of generator: its name, what it declares, and how one is made from read parameters.
template <class Case>
struct GeneratorKind {
    std::string_view name;
    std::string_view description;
    std::vector<Parameter> parameters;
    std::unique_ptr<Generator<Case>> (*make)(const Parameters& parameters) = nullptr;
};

struct ParameterHelp {
    std::string name;
    std::string fallback;  ///< the default; empty when there is none
    std::string range;     ///< in words
    std::string meaning;
};

struct GeneratorHelp {
    std::string name;
    std::string description;  ///< one line
    std::vector<ParameterHelp> parameters;
};

/// Makes a generator from its name and, after a colon, its parameters. Throws InputError naming an unknown
/// generator, parameter or value and listing what there is.
template <class Case>
std::unique_ptr<Generator<Case>> make_generator(const std::vector<GeneratorKind<Case>>& kinds,
                                                std::string_view spec) {
    const std::size_t colon = std::min(spec.find(':'), spec.size());
    const std::string_view name = spec.substr(0, colon);
    std::string names;
    for (const GeneratorKind<Case>& kind : kinds) {
        if (kind.name == name) {
            const std::string_view given = colon < spec.size() ? spec.substr(colon + 1) : std::string_view{};
            return kind.make(Parameters(name, kind.parameters, given));
        }
        if (!names.empty()) names += ", ";
        names += kind.name;
    }
    throw corpus::InputError({}, corpus::shown(std::string(name)), "a generator: " + names);
}

/// What the kinds declare, as text, in their order.
template <class Case>
std::vector<GeneratorHelp> generator_help(const std::vector<GeneratorKind<Case>>& kinds) {
    std::vector<GeneratorHelp> all;
    for (const GeneratorKind<Case>& kind : kinds) {
        GeneratorHelp help{std::string(kind.name), std::string(kind.description), {}};
        for (const Parameter& parameter : kind.parameters) {
            help.parameters.push_back({std::string(parameter.name), std::string(parameter.fallback),
                                       range_text(parameter), std::string(parameter.meaning)});
        }
        all.push_back(std::move(help));
    }
    return all;
}

}  // namespace daejo::fuzz
