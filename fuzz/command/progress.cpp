#include "fuzz/command/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <utility>

#include "reports/table.h"

namespace daejo::fuzz::command {

using std::chrono::steady_clock;

Progress::Progress(std::string what)
    : what_(std::move(what)),
      terminal_(::isatty(STDERR_FILENO) == 1),
      begun_(steady_clock::now()),
      last_(begun_) {}

Progress::~Progress() {
    clear();
}

void Progress::show(std::int64_t done, std::int64_t total, const std::string& more) {
    const std::lock_guard lock(mutex_);
    const auto now = steady_clock::now();
    if (!terminal_ || now - begun_ < std::chrono::seconds(1) || now - last_ < std::chrono::milliseconds(200))
        return;
    last_ = now;
    shown_ = true;
    const double seconds = std::chrono::duration<double>(now - begun_).count();
    std::string line = what_ + " " + reports::grouped(done);
    if (total > 0) line += fmt::format(" of {} ({}%)", reports::grouped(total), 100 * done / total);
    line += fmt::format(", {}/s, {:.0f} s{}",
                        reports::grouped(static_cast<std::int64_t>(static_cast<double>(done) / seconds)),
                        seconds, more);
    std::fprintf(stderr, "\r\x1b[K%s", line.c_str());
}

void Progress::say(const std::string& line) {
    const std::lock_guard lock(mutex_);
    erase();
    std::fprintf(stderr, "%s\n", line.c_str());
}

void Progress::clear() {
    const std::lock_guard lock(mutex_);
    erase();
}

void Progress::erase() {
    if (shown_) std::fputs("\r\x1b[K", stderr);
    shown_ = false;
}

}  // namespace daejo::fuzz::command
