#pragma once

#include <span>
#include <string_view>

namespace daejo::corpus::renju {

/// A case file built into the program (by cmake/EmbedCases.cmake): its name and its text in parts short
/// enough for any compiler's string literals.
struct EmbeddedFile {
    std::string_view name;
    std::span<const std::string_view> parts;
};

/// All of them in the order of names.
std::span<const EmbeddedFile> embedded_case_files() noexcept;

}  // namespace daejo::corpus::renju
