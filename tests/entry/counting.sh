#!/bin/bash
# "daejo test" runs the tests and ends with their count.
# shellcheck source=tests/entry/toy.sh
. "$(dirname "$0")/toy.sh"
make_checkout
daejo="$checkout/daejo"
last_line() { [ "$(tail -n 1 "$output")" = "$1" ] || fail "$2: expected '$1' as the last line"; }

run "$daejo" test
expect_code 1 "all tests"
last_line "2 passed, 1 failed" "all tests"
grep -qx "1 skipped" "$output" || fail "all tests: a skipped one counts for neither"
run "$daejo" test -R good
expect_code 0 "some tests"
last_line "2 passed, 0 failed" "some tests"
run "$daejo" test -R misspelt
expect_code 1 "no tests"
last_line "0 passed, 0 failed" "no tests"
echo 'int x = undeclared;' >"$checkout/fuzz/command/broken.cpp"
run "$daejo" test
expect_code 70 "a compile error"
finish
