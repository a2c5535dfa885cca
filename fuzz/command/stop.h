#pragma once

#include <atomic>

namespace daejo::fuzz::command {

/// Raised by the first Ctrl-C (or SIGTERM) after the call; the second ends the process as usual. To be called
/// once.
const std::atomic<bool>& stop_on_signals();

}  // namespace daejo::fuzz::command
