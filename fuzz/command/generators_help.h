#pragma once

#include <fmt/format.h>

#include <string>

namespace daejo::fuzz::command {

/// The generators of a domain with their parameters, as --help shows them.
template <class Helps>
std::string generators_help(const Helps& helps) {
    std::string text = "Generators (--generator NAME or NAME:PARAMETER=VALUE,...):\n";
    for (const auto& generator : helps) {
        text += fmt::format("  {:<9}{}\n", generator.name, generator.description);
        for (const auto& parameter : generator.parameters) {
            text += fmt::format("           {}={}  {} ({})\n", parameter.name, parameter.fallback,
                                parameter.meaning, parameter.range);
        }
    }
    return text;
}

}  // namespace daejo::fuzz::command
