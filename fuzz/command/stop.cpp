#include "fuzz/command/stop.h"

#include <csignal>

namespace daejo::fuzz::command {

namespace {

std::atomic<bool> raised{false};

void raise_stop(int signal) {
    raised.store(true);
    std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& stop_on_signals() {
    static_assert(std::atomic<bool>::is_always_lock_free);
    std::signal(SIGINT, raise_stop);
    std::signal(SIGTERM, raise_stop);
    return raised;
}

}  // namespace daejo::fuzz::command
