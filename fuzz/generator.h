#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace daejo::fuzz {

/// What a stream of cases is, for reports and for the campaign's identity.
struct GeneratorInfo {
    std::string name;  ///< "dense"
    int version = 1;   ///< raised whenever the same (parameters, seed, index) gives another case
    std::string
        parameters;  ///< every parameter with its value, canonical: "black=0.3,white=0.13,region=9x9,slide=0"
    std::string input;        ///< digest of the content of the input files, empty when there are none
    bool independent = true;  ///< cases are independent draws (so that the bound 3/n may be stated)
};

/// A stream of cases: case `index` is a pure function of (info(), seed, index). Immutable after construction,
/// so one generator serves every thread.
template <class Case>
class Generator {
  public:
    Generator() = default;
    Generator(const Generator&) = delete;
    Generator& operator=(const Generator&) = delete;
    virtual ~Generator() = default;

    virtual GeneratorInfo info() const = 0;

    /// Number of cases of a finite stream; nothing when it goes on for ever.
    virtual std::optional<std::uint64_t> size() const { return std::nullopt; }

    /// Writes case `index` into `out`. Precondition for finite streams: index < *size().
    virtual void generate(std::uint64_t seed, std::uint64_t index, Case& out) const = 0;
};

}  // namespace daejo::fuzz
