#!/bin/bash
# Shared by the tests of the entry script: a toy checkout with the real script and presets, and the checks. Every test is
# called with the source folder of daejo; it fails when a check has failed.
set -u
source_folder=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
checkout="$scratch/a checkout"
output=$scratch/output
errors=$scratch/errors
failures=0

make_checkout() {
    mkdir -p "$checkout"/{cmake,corpus/toy/cases,reference,fast,reports/published,fuzz/command}
    cp "$source_folder/daejo" "$source_folder/CMakePresets.json" "$checkout/"
    cat >"$checkout/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(toy LANGUAGES CXX)
file(GLOB sources CONFIGURE_DEPENDS fuzz/command/*.cpp)
add_executable(daejo ${sources})
if(DAEJO_TESTS)
    enable_testing()
    add_test(NAME good.one COMMAND true)
    add_test(NAME good.two COMMAND true)
    add_test(NAME bad COMMAND false)
    add_test(NAME idle COMMAND true)
    set_tests_properties(idle PROPERTIES SKIP_RETURN_CODE 0)
endif()
END
    # Prints its name for this build and its arguments; "exit N" ends with N, "cat FILE" copies, "sleep" waits.
    cat >"$checkout/fuzz/command/main.cpp" <<'END'
#include <unistd.h>
#include <cstdio>
#include <cstdlib>
#include <string>
int main(int count, char** words) {
    std::printf("toy");
    for (int i = 1; i < count; ++i) std::printf(" [%s]", words[i]);
    std::puts("");
    std::fflush(stdout);
    const std::string command = count > 1 ? words[1] : "";
    if (command == "exit") return std::atoi(words[2]);
    if (command == "sleep") pause();
    if (command == "cat") return std::freopen(words[2], "r", stdin) ? std::puts("found") < 0 : 1;
}
END
}

# run COMMAND...: leaves $code, and what it said in $output and $errors.
run() {
    "$@" >"$output" 2>"$errors" </dev/null
    code=$?
}

fail() {
    failures=$((failures + 1))
    echo "FAILED: $1"
    echo "  exit code $code; stdout and stderr:"
    sed 's/^/  | /' "$output" "$errors"
}

expect_code() { [ "$code" -eq "$1" ] || fail "$2: expected exit code $1"; }
expect_output() { [ "$(cat "$output")" = "$1" ] || fail "$2: expected exactly '$1' on stdout"; }
expect_said() { grep -q -e "$1" "$errors" || fail "$2: expected '$1' on stderr"; }
expect_unsaid() { ! grep -q -e "$1" "$errors" || fail "$2: unexpected '$1' on stderr"; }
expect_silence() { [ ! -s "$errors" ] || fail "$1: expected nothing on stderr"; }

# As somebody who is not root and owns nothing here.
as_nobody() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    else
        "$@"
    fi
}

finish() {
    [ "$failures" -eq 0 ] || echo "$failures checks failed"
    exit $((failures > 0))
}
