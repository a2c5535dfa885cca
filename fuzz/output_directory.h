#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "reports/report.h"
#include "reports/result.h"

namespace daejo::fuzz {

/// The folder a run keeps its results in. `rows.jsonl` gets every finished block at once, so that a run that
/// is killed loses at most the blocks in work; the same command begun again goes on from there. At the end
/// come `results.json`, `run.json`, `report.md` and a text and a case file for each finding. Holds a lock: a
/// second run into the same folder is refused.
class OutputDirectory {
  public:
    /// Makes the folder where it is missing and adds the rows it holds to `streams`. Throws
    /// corpus::InputError when the folder cannot be written, is in use, or holds rows of other campaigns.
    OutputDirectory(std::filesystem::path folder, std::vector<reports::Stream>& streams);
    OutputDirectory(const OutputDirectory&) = delete;
    OutputDirectory& operator=(const OutputDirectory&) = delete;
    ~OutputDirectory();

    /// Appends one finished block. Throws std::system_error when the disk is full.
    void append(const std::string& campaign_id, std::uint64_t block, const reports::Row& row);

    /// Writes the report's files, each whole or not at all. Throws std::system_error.
    void write(const reports::Report& report) const;

  private:
    std::filesystem::path folder_;
    int rows_ = -1;
};

/// Writes a file through a temporary neighbour, so that a reader never sees half of it. Throws
/// std::system_error.
void write_whole(const std::filesystem::path& path, const std::string& text);

}  // namespace daejo::fuzz
