#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace daejo::reports {

/// A feature of cases ("double-four", "depth-3"): how many cases show it, and the three lowest case indices
/// that do.
struct Feature {
    std::int64_t count = 0;
    std::vector<std::uint64_t> first;  ///< ascending, at most three

    friend bool operator==(const Feature&, const Feature&) = default;
};

/// Adds a case, or another block's feature. Indices may come in any order.
void add(Feature& feature, std::uint64_t index);
void add(Feature& feature, const Feature& other);

/// One signature within a block or a stream: how many cases show it, and the lowest of them.
struct Sighting {
    std::int64_t count = 0;
    std::uint64_t lowest = 0;

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

void add(Sighting& sighting, const Sighting& other);

/// What one block of a stream came to. Integers only, so that any order of adding gives the same sums.
struct Row {
    std::int64_t cases = 0;
    std::map<std::string, std::int64_t> counters;
    std::map<std::string, Feature> labels;
    std::map<std::string, Sighting> sightings;  ///< by signature

    friend bool operator==(const Row&, const Row&) = default;
};

void add(Row& row, const Row& other);

/// What was run: everything that decides the cases and the answers, and nothing else. Two streams with equal
/// headers give equal rows on every machine.
struct Header {
    std::string domain;
    std::string generator;  ///< name
    int generator_version = 1;
    std::string parameters;   ///< canonical
    std::string input;        ///< digest of the input files, empty without
    bool independent = true;  ///< cases are independent draws
    std::uint64_t seed = 0;
    std::string rules;                ///< readings and presets as text
    std::vector<std::string> judges;  ///< "name version", the one that counts as expected first
    std::uint64_t cases = 0;          ///< budget; 0: by time, whole blocks
    std::uint64_t block_size = 0;

    friend bool operator==(const Header&, const Header&) = default;
};

/// The campaign id: 32 hexadecimal digits that hash every field.
std::string id(const Header& header);

/// One stream's results: rows by block number.
struct Stream {
    Header header;
    std::map<std::uint64_t, Row> rows;

    friend bool operator==(const Stream&, const Stream&) = default;
};

Row total(const Stream& stream);

/// Two different rows for one block of one campaign: one of the two runs was faulty (exit code 70).
class MergeConflict : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The union of rows. Throws std::invalid_argument when the headers differ and MergeConflict, with both rows
/// as text, when a block's rows do.
void merge(Stream& into, const Stream& from);

}  // namespace daejo::reports
