// The table of renju generators: from a specification's text to a generator, and help about all of them.

#include "fuzz/renju/generators/generators.h"

#include "corpus/error.h"
#include "fuzz/renju/generators/kind.h"

namespace daejo::fuzz::renju {

namespace {

std::vector<GeneratorKind> all_kinds() {
    return {dense_kind(), uniform_kind(), lines_kind(), playout_kind(), mutate_kind(), file_kind()};
}

}  // namespace

std::unique_ptr<Generator<corpus::renju::Position>> make_generator(std::string_view spec) {
    const std::size_t colon = std::min(spec.find(':'), spec.size());
    const std::string_view name = spec.substr(0, colon);
    std::string names;
    for (const GeneratorKind& kind : all_kinds()) {
        if (kind.name == name) {
            const std::string_view given = colon < spec.size() ? spec.substr(colon + 1) : std::string_view{};
            return kind.make(Parameters(name, kind.parameters, given));
        }
        if (!names.empty()) names += ", ";
        names += kind.name;
    }
    throw corpus::InputError({}, corpus::shown(std::string(name)), "a generator: " + names);
}

std::vector<GeneratorHelp> generator_help() {
    std::vector<GeneratorHelp> all;
    for (const GeneratorKind& kind : all_kinds()) {
        GeneratorHelp help{std::string(kind.name), std::string(kind.description), {}};
        for (const Parameter& parameter : kind.parameters) {
            help.parameters.push_back({std::string(parameter.name), std::string(parameter.fallback),
                                       range_text(parameter), std::string(parameter.meaning)});
        }
        all.push_back(std::move(help));
    }
    return all;
}

}  // namespace daejo::fuzz::renju
