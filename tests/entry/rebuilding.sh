#!/bin/bash
# What has changed is built again, and no failure leaves a state that stands in the way of the next run.
# shellcheck source=tests/entry/toy.sh
. "$(dirname "$0")/toy.sh"
make_checkout
daejo="$checkout/daejo"
main="$checkout/fuzz/command/main.cpp"
run "$daejo"

sed -i 's/"toy"/"second"/' "$main"
run "$daejo" x
expect_output "second [x]" "a changed source"
expect_said "built" "a changed source"

sed 's/"second"/"old"/' "$main" >"$scratch/old" && touch -d 2001-01-01 "$scratch/old" && cp -p "$scratch/old" "$main"
run "$daejo" x
expect_output "old [x]" "a changed source with an old date"

echo 'int x = undeclared;' >"$checkout/fuzz/command/broken.cpp"
run "$daejo" x
expect_code 70 "a compile error"
expect_output "" "a compile error"
expect_said "building failed" "a compile error"
expect_said "undeclared.*was not declared" "a compile error"
expect_unsaid "disk" "a compile error"
[ "$(wc -l <"$errors")" -le 21 ] || fail "a compile error: at most 20 lines of it"
rm "$checkout/fuzz/command/broken.cpp"
run "$daejo" x
expect_output "old [x]" "after a compile error"

cp "$checkout/CMakeLists.txt" "$scratch/lists"
echo 'message(FATAL_ERROR "stop here")' >>"$checkout/CMakeLists.txt"
run "$daejo" x
expect_code 70 "a CMake error in a built checkout"
rm -rf "$checkout/build"
run "$daejo" x
expect_code 70 "a CMake error in a new checkout"
expect_said "configuring failed" "a CMake error in a new checkout"
expect_said "stop here" "a CMake error in a new checkout"
cp "$scratch/lists" "$checkout/CMakeLists.txt"
run "$daejo" x
expect_output "old [x]" "after a CMake error"

touch "$checkout/build/release/.unsure" "$main"
run "$daejo" x
expect_said "configured" "after an interrupted configuring"

echo >"$checkout/reports/published/new"
echo >"$checkout/fuzz/notes"
run "$daejo" x
expect_silence "files that no compiler reads"

sed -i '2i/nowhere/library.so' "$checkout/build/release/.needs"
run "$daejo" x
expect_silence "a library gone: looked at, nothing to build"
! grep -q nowhere "$checkout/build/release/.needs" || fail "a library gone: not looked at"

chmod -R go-rwx "$checkout"
run "$daejo" x
expect_silence "other permissions"

mv "$checkout/fuzz/command/main.cpp" "$checkout/fuzz/command/renamed.cpp"
run "$daejo" x
expect_output "old [x]" "a renamed source"
expect_said "built" "a renamed source"

mv "$checkout" "$scratch/moved"
run "$scratch/moved/daejo" x
expect_output "old [x]" "a moved checkout"
expect_said "configured" "a moved checkout"

touch "$scratch/moved/fuzz/command/renamed.cpp"
ln -sf /dev/full "$scratch/moved/build/release/.started"
run "$scratch/moved/daejo" x
expect_code 70 "a full disk"
expect_said "cannot write to" "a full disk"
finish
