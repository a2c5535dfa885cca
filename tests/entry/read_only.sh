#!/bin/bash
# A checkout that cannot be written is used when it is built, and built in the user's cache when it is not.
# shellcheck source=tests/entry/toy.sh
. "$(dirname "$0")/toy.sh"
make_checkout
daejo="$checkout/daejo"
unset XDG_CACHE_HOME
locked() { chmod -R a+rX,a-w "$checkout"; }
unlocked() { chmod -R u+w "$checkout"; }
mkdir -m 777 "$scratch/home" "$scratch/cache"
export HOME=$scratch/home

locked
run as_nobody "$daejo" agree
expect_output "toy [agree]" "in ~/.cache"
[ -n "$(find "$scratch/home/.cache/daejo" -name .built)" ] || fail "in ~/.cache: it is not there"
[ ! -e "$checkout/build" ] || fail "in ~/.cache: the checkout was written to"
run as_nobody "$daejo" agree
expect_output "toy [agree]" "a second time"
expect_silence "a second time"

run as_nobody env "XDG_CACHE_HOME=$scratch/cache" "$daejo" agree
expect_output "toy [agree]" "in XDG_CACHE_HOME"
[ -n "$(find "$scratch/cache/daejo" -name .built)" ] || fail "in XDG_CACHE_HOME: it is not there"

run as_nobody env HOME= "$daejo" agree
expect_code 70 "no home"
expect_said "neither HOME nor XDG_CACHE_HOME" "no home"
run as_nobody env XDG_CACHE_HOME=/proc/none "$daejo" agree
expect_code 70 "a cache that cannot be written"
expect_said "cannot write to /proc/none/daejo" "a cache that cannot be written"

unlocked
run "$daejo" agree
locked
run as_nobody env HOME= "$daejo" agree
expect_output "toy [agree]" "built by its owner"
expect_silence "built by its owner"
unlocked
finish
