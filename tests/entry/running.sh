#!/bin/bash
# The script becomes the program: arguments, folder, exit code, streams and signals are passed on.
# shellcheck source=tests/entry/toy.sh
. "$(dirname "$0")/toy.sh"
make_checkout
daejo="$checkout/daejo"

run "$daejo" agree 'two words' --no-install '*'
expect_code 0 "first run"
expect_output "toy [agree] [two words] [--no-install] [*]" "first run"
expect_said "^daejo: configured … [0-9]* s$" "first run"
expect_said "^daejo: built [0-9]* parts … [0-9]* s$" "first run"

run "$daejo" agree
expect_output "toy [agree]" "second run"
expect_silence "second run"

run "$daejo"
expect_output "toy [--help]" "no arguments"
run "$daejo" --no-install agree
expect_output "toy [agree]" "--no-install in front"
run "$daejo" exit 2
expect_code 2 "exit code of the program"

mkdir "$scratch/elsewhere" && echo >"$scratch/elsewhere/file" && cd "$scratch/elsewhere" || exit 1
run "$daejo" cat file
expect_code 0 "a file beside the user"
ln -s "$daejo" "$scratch/link"
run ../link agree
expect_output "toy [agree]" "through a link"
expect_silence "through a link"
cd "$checkout" || exit 1
run sh daejo agree
expect_output "toy [agree]" "as an argument of sh"

"$daejo" sleep >"$output" 2>"$errors" &
process=$!
for _ in $(seq 100); do
    [ ! -s "$output" ] || break
    sleep 0.1
done
kill -TERM $process
wait $process
code=$?
expect_code 143 "a signal"
finish
