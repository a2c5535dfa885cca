#include "fuzz/judges/child.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

#include <utility>  // Asio 1.74 uses std::exchange without it

#include <array>
#include <boost/asio.hpp>
#include <boost/process.hpp>
#include <boost/process/extend.hpp>
#include <cstring>
#include <mutex>
#include <thread>

#include "fuzz/judges/unavailable.h"

namespace daejo::fuzz::judges {

namespace asio = boost::asio;
namespace process = boost::process;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t kept_errors = 600;

/// Daejo ignores SIGPIPE and so would the child; a pipe of its own is to end it as anywhere else.
struct DefaultSignals : process::extend::handler {
    template <class Executor>
    void on_exec_setup(Executor&) const {
        ::signal(SIGPIPE, SIG_DFL);
        ::signal(SIGINT, SIG_DFL);
    }
};

/// One child is started at a time: a sibling would hold its pipes open, and nobody would see their ends.
std::mutex& starting() {
    static std::mutex mutex;
    return mutex;
}

/// No later child gets this pipe. (Boost's limit_handles closes the standard streams of async pipes as well.)
void keep_from_others(process::async_pipe& pipe) {
    for (const int end : {pipe.native_source(), pipe.native_sink()}) ::fcntl(end, F_SETFD, FD_CLOEXEC);
}

}  // namespace

struct Child::State {
    State() {
        for (auto* pipe : {&in, &out, &err}) keep_from_others(*pipe);
    }

    asio::io_context io;
    process::async_pipe in{io};
    process::async_pipe out{io};
    process::async_pipe err{io};
    process::group group;
    process::child child;

    std::array<char, 16384> out_chunk{};
    std::array<char, 4096> err_chunk{};
    std::string unread;  ///< read from the child, not yet taken as lines
    std::string errors;
    bool out_open = true;
    bool reading = false;
    bool writing = false;
    std::string to_write;

    void read_errors() {
        err.async_read_some(asio::buffer(err_chunk), [this](auto error, std::size_t bytes) {
            if (error) return;
            errors.append(err_chunk.data(), bytes);
            if (errors.size() > 4 * kept_errors) errors.erase(0, errors.size() - kept_errors);
            read_errors();
        });
    }

    void read_some() {
        if (reading || !out_open) return;
        reading = true;
        out.async_read_some(asio::buffer(out_chunk), [this](auto error, std::size_t bytes) {
            reading = false;
            unread.append(out_chunk.data(), bytes);
            if (error) out_open = false;
        });
    }

    void write(bool last) {
        writing = true;
        asio::async_write(in, asio::buffer(to_write), [this, last](auto, std::size_t) {
            writing = false;
            if (last && in.is_open()) in.close();
        });
    }

    /// How it ended, or that it closed its output.
    std::string end() {
        std::error_code error;
        const auto deadline = Clock::now() + std::chrono::milliseconds(500);
        while (child.running(error)) {
            if (Clock::now() >= deadline) return "closed its output";
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        const int status = child.native_exit_code();
        if (WIFSIGNALED(status)) {
            const int signal = WTERMSIG(status);
            return "was killed by signal " + std::to_string(signal) + " (" + ::strsignal(signal) + ")";
        }
        // A shell that waited for a program a signal killed says so by its own exit code.
        const int code = WEXITSTATUS(status);
        std::string text = "ended with exit code " + std::to_string(code);
        if (code > 128 && code < 160) {
            text += " (signal " + std::to_string(code - 128) + ", " + ::strsignal(code - 128) + ")";
        }
        return text;
    }
};

Child::Child(const std::string& command) {
    const std::lock_guard lock(starting());
    state_ = std::make_unique<State>();
    State& s = *state_;
    try {
        auto environment = process::environment(boost::this_process::environment());
        environment["PYTHONUNBUFFERED"] = "1";
        s.child = process::child("/bin/sh", process::args({"-c", command}),
                                 process::std_in<s.in, process::std_out> s.out, process::std_err > s.err,
                                 s.group, environment, DefaultSignals());
    } catch (const std::exception& error) {
        throw JudgeUnavailable(std::string("/bin/sh cannot be started: ") + error.what());
    }
    s.read_errors();
}

Child::~Child() {
    State& s = *state_;
    std::error_code ignored;
    s.group.terminate(ignored);
    s.child.wait(ignored);
}

Lines Child::ask(std::string_view text, std::size_t count, std::chrono::milliseconds patience, bool last) {
    State& s = *state_;
    Lines answer;
    answer.lines.reserve(count);
    s.io.restart();
    s.to_write = text;
    s.write(last);
    auto deadline = Clock::now() + patience;
    // The text must be written before the next one can be, however early the answers come.
    while (answer.lines.size() < count || s.writing) {
        if (answer.lines.size() == count) {
            if (Clock::now() >= deadline) {
                answer.silence = {Silence::Kind::timed_out, "does not read what it is asked"};
                return answer;
            }
            s.io.run_one_for(std::chrono::milliseconds(10));
            continue;
        }
        const std::size_t end = s.unread.find('\n');
        if (end == std::string::npos ? s.unread.size() > longest_line : end > longest_line) {
            answer.silence = {Silence::Kind::flooded,
                              "answered a line of more than " + std::to_string(longest_line) + " bytes"};
            return answer;
        }
        if (end != std::string::npos) {
            const bool carriage_return = end > 0 && s.unread[end - 1] == '\r';
            answer.lines.push_back(s.unread.substr(0, end - (carriage_return ? 1 : 0)));
            s.unread.erase(0, end + 1);
            deadline = Clock::now() + patience;
            continue;
        }
        if (!s.out_open) {
            answer.silence = {Silence::Kind::ended, s.end()};
            return answer;
        }
        s.read_some();
        if (Clock::now() >= deadline) {
            answer.silence = {Silence::Kind::timed_out,
                              "gave no answer within " + std::to_string(patience.count()) + " ms"};
            return answer;
        }
        s.io.run_one_for(std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()) +
                         std::chrono::milliseconds(1));
    }
    return answer;
}

bool Child::has_more() const {
    return !state_->unread.empty();
}

bool Child::goes_on_talking(std::chrono::milliseconds patience) {
    State& s = *state_;
    const auto deadline = Clock::now() + patience;
    s.io.restart();
    while (s.unread.empty() && s.out_open && Clock::now() < deadline) {
        s.read_some();
        s.io.run_one_for(std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()) +
                         std::chrono::milliseconds(1));
    }
    return !s.unread.empty();
}

std::string Child::errors() const {
    State& s = *state_;
    s.io.restart();
    s.io.run_for(std::chrono::milliseconds(20));
    return s.errors.size() > kept_errors ? s.errors.substr(s.errors.size() - kept_errors) : s.errors;
}

}  // namespace daejo::fuzz::judges
