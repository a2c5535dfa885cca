#include "fuzz/output_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>
#include <system_error>

#include "corpus/error.h"
#include "fuzz/block.h"
#include "reports/finding_text.h"
#include "reports/result_json.h"
#include "reports/write.h"

namespace daejo::fuzz {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path) {
    throw std::system_error(errno, std::generic_category(), "cannot write " + path.string());
}

void write_all(int file, const std::string& text, const std::filesystem::path& path) {
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t count = ::write(file, text.data() + done, text.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path);
        done += static_cast<std::size_t>(count);
    }
}

/// Adds the file's rows to the streams and returns how many of its bytes hold whole rows.
std::uintmax_t load(const std::filesystem::path& path, std::vector<reports::Stream>& streams) {
    std::map<std::string, reports::Stream*> by_id;
    for (auto& stream : streams) by_id[reports::id(stream.header)] = &stream;
    std::ifstream file(path, std::ios::binary);
    std::uintmax_t whole = 0;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (file.eof()) break;  // no line end: the writer was killed in it
        reports::CheckpointRow row;
        try {
            row = reports::parse_checkpoint_row(line);
        } catch (const std::exception&) {
            throw corpus::InputError({path.string(), number, 0}, corpus::shown(line), "a row of results");
        }
        const auto place = by_id.find(row.campaign_id);
        if (place == by_id.end()) {
            throw corpus::InputError({path.string(), number, 0},
                                     "results of another campaign, " + row.campaign_id,
                                     "a new folder, or one this same command wrote");
        }
        const auto limit = blocks(place->second->header);
        if (limit && row.block >= *limit) {
            throw corpus::InputError({path.string(), number, 0}, "block " + std::to_string(row.block),
                                     "a block from 0 to " + std::to_string(*limit - 1));
        }
        reports::Stream one{place->second->header, {{row.block, row.row}}};
        reports::merge(*place->second, one);
        whole += line.size() + 1;
    }
    return whole;
}

/// Removes the findings of an earlier report, and the folder when nothing else is in it.
void remove_findings(const std::filesystem::path& folder) {
    if (!std::filesystem::is_directory(folder)) return;
    std::vector<std::filesystem::path> old;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("finding-")) old.push_back(entry.path());
    }
    for (const auto& path : old) std::filesystem::remove(path);
    if (std::filesystem::is_empty(folder)) std::filesystem::remove(folder);
}

}  // namespace

OutputDirectory::OutputDirectory(std::filesystem::path folder, std::vector<reports::Stream>& streams)
    : folder_(std::move(folder)) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    const std::filesystem::path path = folder_ / "rows.jsonl";
    rows_ = error ? -1 : ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (rows_ < 0) {
        const std::string why = error ? error.message() : std::strerror(errno);
        throw corpus::InputError({path.string(), 0, 0}, "the error " + corpus::shown(why),
                                 "a folder that can be written");
    }
    try {
        if (::flock(rows_, LOCK_EX | LOCK_NB) != 0) {
            throw corpus::InputError({path.string(), 0, 0}, "a folder another run is writing",
                                     "one of its own");
        }
        const std::uintmax_t whole = load(path, streams);
        if (::ftruncate(rows_, static_cast<off_t>(whole)) != 0 || ::lseek(rows_, 0, SEEK_END) < 0) fail(path);
    } catch (...) {
        ::close(rows_);
        throw;
    }
}

OutputDirectory::~OutputDirectory() {
    ::close(rows_);
}

void OutputDirectory::append(const std::string& campaign_id, std::uint64_t block, const reports::Row& row) {
    write_all(rows_, reports::checkpoint_row(campaign_id, block, row) + "\n", folder_ / "rows.jsonl");
}

void OutputDirectory::write(const reports::Report& report) const {
    const std::filesystem::path findings = folder_ / "findings";
    remove_findings(findings);
    if (!report.findings.empty()) std::filesystem::create_directories(findings);
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        const std::string name = fmt::format("finding-{:02}", i + 1);
        write_whole(findings / (name + ".txt"),
                    reports::finding_text(report.findings[i], static_cast<int>(i + 1)));
        write_whole(findings / (name + ".case"), report.findings[i].case_text);
    }
    write_whole(folder_ / "results.json", reports::results_json(report));
    write_whole(folder_ / "run.json", reports::run_json(report.run));
    write_whole(folder_ / "report.md", reports::markdown_text(report));
}

void write_whole(const std::filesystem::path& given, const std::string& text) {
    if (given.empty()) throw corpus::InputError({}, "an empty path", "the path of a file to write");
    const auto status = std::filesystem::status(given);
    const auto path = std::filesystem::exists(status) ? std::filesystem::canonical(given) : given;
    const bool replace = !std::filesystem::exists(status) || std::filesystem::is_regular_file(status);
    std::filesystem::path part = path;
    if (replace) part += ".part";
    const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) fail(part);
    try {
        write_all(file, text, part);
    } catch (...) {
        ::close(file);
        if (replace) ::unlink(part.c_str());
        throw;
    }
    if (::close(file) != 0 || (replace && ::rename(part.c_str(), path.c_str()) != 0)) fail(path);
}

}  // namespace daejo::fuzz
