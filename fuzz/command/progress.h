#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace daejo::fuzz::command {

/// One line on the terminal that is written over: shown when standard error is a terminal and the work has
/// taken more than a second, at most five times a second. May be used by several threads.
class Progress {
  public:
    explicit Progress(std::string what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `total` 0: not known.
    void show(std::int64_t done, std::int64_t total, const std::string& more = "");

    /// Writes a line that stays, to standard error, terminal or not.
    void say(const std::string& line);

    void clear();

  private:
    void erase();

    std::mutex mutex_;
    std::string what_;
    bool terminal_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::time_point last_;
};

}  // namespace daejo::fuzz::command
