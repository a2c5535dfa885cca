#!/bin/bash
# Of two scripts started together one builds and the other waits; an interrupted one leaves nothing in the way.
# shellcheck source=tests/entry/toy.sh
. "$(dirname "$0")/toy.sh"
make_checkout
daejo="$checkout/daejo"
echo 'execute_process(COMMAND sleep 2)' >>"$checkout/CMakeLists.txt"
until_configuring() {
    for _ in $(seq 100); do
        [ ! -e "$checkout/build/release/configure.log" ] || break
        sleep 0.1
    done
}

"$daejo" first >"$scratch/first" 2>&1 &
process=$!
until_configuring
run "$daejo" second
wait $process || fail "the first of two"
expect_output "toy [second]" "the second of two"
expect_said "waiting for another daejo" "the second of two"
expect_unsaid "built" "the second of two"
grep -q "toy \[first\]" "$scratch/first" || fail "the first of two"

# The program itself holds no lock, even when it was just built.
touch "$checkout/fuzz/command/main.cpp"
"$daejo" sleep >"$output" 2>&1 &
process=$!
for _ in $(seq 100); do
    ! grep -q sleep "$output" || break
    sleep 0.1
done
touch "$checkout/fuzz/command/main.cpp"
run timeout 60 "$daejo" third
expect_output "toy [third]" "while the program runs"
kill $process

# Ctrl-C in a terminal reaches the whole process group; here TERM does, as shells ignore INT in the background.
rm -rf "$checkout/build"
setsid "$daejo" fourth >"$output" 2>"$errors" &
process=$!
until_configuring
kill -TERM -- -$process
wait $process
code=$?
expect_code 143 "interrupted"
run "$daejo" fifth
expect_output "toy [fifth]" "after an interruption"
finish
