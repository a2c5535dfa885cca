// A judge from outside that misbehaves in a way its first argument names, at the board its second argument
// names (counted from 1 in each process; 0: a board whose line holds "XOX" somewhere, so that it is the same
// board in every process). Otherwise it calls every empty point legal.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <unistd.h>

namespace {

/// The misbehaviour, in place of an answer; false: answer all the same.
bool misbehave(const std::string& how) {
    if (how == "crash") std::abort();
    if (how == "exit") std::exit(3);
    if (how == "hang") {
        for (;;) ::sleep(1000);
    }
    if (how == "nonsense") {
        std::puts("what board?");
        return true;
    }
    if (how == "short") {
        std::puts("...");
        return true;
    }
    if (how == "silent") return true;  // no line for this board
    if (how == "twice") {
        std::puts("skip");
        return false;
    }
    if (how == "flood") {
        const std::string line(1000, 'x');
        for (int i = 0; i < 100'000; ++i) std::puts(line.c_str());
        return true;
    }
    if (how == "long-line") {
        const std::string piece(1'000'000, '.');
        for (int i = 0; i < 100; ++i) std::fputs(piece.c_str(), stdout);
        std::puts("");
        return true;
    }
    if (how == "noise") {
        const std::string line(1000, 'e');
        for (int i = 0; i < 1000; ++i) std::fprintf(stderr, "%s\n", line.c_str());
        return false;
    }
    if (how == "close-input") {
        std::fclose(stdin);
        return false;
    }
    if (how == "skip") {
        std::puts("skip not today");
        return true;
    }
    if (how == "error") {
        std::puts("error out of paper");
        return true;
    }
    return false;
}

}  // namespace

int main(int count, char** words) {
    const std::string how = count > 1 ? words[1] : "none";
    const int at = count > 2 ? std::atoi(words[2]) : 0;
    if (how == "die-at-start") {
        std::fputs("no licence found\n", stderr);
        return 9;
    }
    if (how == "hello") std::puts("hello stand-in 1.5 sizes=5-19");
    if (how == "never-reads") {
        for (;;) std::puts("skip");
    }
    static char buffer[1 << 16];
    if (how != "never-flush") std::setvbuf(stdout, nullptr, _IOLBF, sizeof buffer);
    int boards = 0;
    while (std::fgets(buffer, sizeof buffer, stdin) != nullptr) {
        ++boards;
        buffer[std::strcspn(buffer, "\r\n")] = '\0';
        const bool now = at == 0 ? std::strstr(buffer, "XOX") != nullptr : boards == at;
        if (now && misbehave(how)) continue;
        std::puts(buffer);
        if (how == "close-input" && now) return 0;
    }
}
