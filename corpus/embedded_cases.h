#pragma once

#include <span>
#include <string>
#include <string_view>

namespace daejo::corpus {

/// A case file built into the program (by cmake/EmbedCases.cmake): its name and its text in parts short
/// enough for any compiler's string literals.
struct EmbeddedFile {
    std::string_view name;
    std::span<const std::string_view> parts;

    std::string text() const {
        std::string whole;
        for (const std::string_view part : parts) whole += part;
        return whole;
    }
};

/// The files of corpus/DOMAIN/cases in the order of names.
std::span<const EmbeddedFile> renju_case_files() noexcept;
std::span<const EmbeddedFile> jk_case_files() noexcept;

}  // namespace daejo::corpus
