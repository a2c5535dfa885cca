// daejo: one entry, a subcommand each in its own file. Exit codes are in command.h.

#include <fcntl.h>
#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <map>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/judges/unavailable.h"
#include "reports/result.h"

namespace {

using daejo::fuzz::command::Words;

struct Entry {
    int (*run)(const Words&);
    const char* summary;
};

const std::map<std::string, Entry>& entries() {
    namespace command = daejo::fuzz::command;
    static const std::map<std::string, Entry> all{
        {"adopt", {command::adopt, "turn a finding into a collected case"}},
        {"agree", {command::agree, "drive the judges with generated cases and report every disagreement"}},
        {"claims", {command::claims, "ask generated games what is claimed of the JK rule"}},
        {"exhaust", {command::exhaust, "every game to a depth, judged by both judges"}},
        {"readings", {command::readings, "the smallest case on which two readings part"}},
        {"check", {command::check, "check the judges against collected cases"}},
        {"convert", {command::convert, "convert positions and games between text forms"}},
        {"explain", {command::explain, "why a point or a move is what it is"}},
        {"generate", {command::generate, "print generated cases, for another program to judge"}},
        {"judge", {command::judge, "the verdict for every position or game of a file"}},
        {"reduce", {command::reduce, "cut a case on which the judges disagree down to a minimal one"}},
        {"referee", {command::referee, "how and where whole games end"}},
        {"vectors", {command::vectors, "print the collected cases as test vectors for other programs"}},
        {"replay", {command::replay, "make one generated case again and ask every judge"}},
    };
    return all;
}

std::string help() {
    std::string text =
        "daejo holds judges of board-game rules against each other.\n\nusage: daejo COMMAND [options]   "
        "(daejo COMMAND "
        "--help tells more)\n\n";
    for (const auto& [name, entry] : entries()) text += fmt::format("  {:<10}{}\n", name, entry.summary);
    text +=
        "\nBegun as ./daejo in a checkout there is also: ./daejo test [CTEST-ARGUMENTS], and --no-install in "
        "front of a "
        "command.\n"
        "\nexit codes: 0 agreed and minimums met; 1 disagreement; 2 unfinished; 64 usage or bad input; 70 "
        "daejo itself "
        "failed\n";
    return text;
}

/// Takes the place of a standard stream that was closed, the wrong way round so that using it still fails: a
/// file opened later would be given its number and the messages written into it.
void occupy_standard_streams() {
    for (int stream = 0; stream <= 2; ++stream) {
        if (::fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
        if (::open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

int run(const Words& words) {
    namespace command = daejo::fuzz::command;
    if (words.empty() || words.front() == "--help" || words.front() == "-h" || words.front() == "help") {
        command::print(help());
        return command::exit_ok;
    }
    if (words.front() == "--version") {
        command::print("daejo " DAEJO_VERSION "\n");
        return command::exit_ok;
    }
    const auto entry = entries().find(words.front());
    if (entry == entries().end()) {
        std::string names;
        for (const auto& [name, unused] : entries()) names += (names.empty() ? "" : ", ") + name;
        throw daejo::corpus::InputError({}, "command " + daejo::corpus::shown(words.front()),
                                        "one of " + names);
    }
    return entry->second.run(Words(words.begin() + 1, words.end()));
}

}  // namespace

int main(int count, char** arguments) {
    namespace command = daejo::fuzz::command;
    std::signal(SIGPIPE, SIG_IGN);
    occupy_standard_streams();
    int code = command::exit_internal;
    try {
        code = run(Words(arguments + 1, arguments + count));
        command::flush_output();
        return code;
    } catch (const daejo::corpus::InputError& error) {
        code = command::exit_usage;
        std::fflush(stdout);
        std::fprintf(stderr, "daejo: %s\n", error.what());
    } catch (const daejo::fuzz::judges::JudgeUnavailable& error) {
        code = command::exit_unfinished;
        std::fflush(stdout);
        std::fprintf(stderr, "daejo: %s\n", error.what());
    } catch (const std::exception& error) {
        code = command::exit_internal;
        std::fprintf(stderr, "daejo: %s\n", error.what());
    }
    return code;
}
