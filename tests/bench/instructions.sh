#!/bin/sh
# Instructions each judge takes for a board or an action, by callgrind, generating and reading not counted:
#   tests/bench/instructions.sh [PROGRAM [GAMES]]
# PROGRAM is build/tests/tests/bench/instructions, GAMES a file of 19x19 games that daejo judge jk reads.
program=${1-build/tests/tests/bench/instructions}
games=${2-}
command -v valgrind >/dev/null || { echo "valgrind is not installed" >&2; exit 64; }
[ -x "$program" ] || { echo "$program: no such program; build it with ./daejo test" >&2; exit 64; }

collected() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" "$3" 2>&1 |
        sed -n 's/.*Collected : //p'
}

# per JUDGE SET UNIT
per() {
    count=$("$program" "$1" "$2" 0) || exit
    once=$(collected "$1" "$2" 1)
    thrice=$(collected "$1" "$2" 3)
    printf '%-20s %-28s %10d instructions %s\n' "$1" "${2##*/}" $(((thrice - once) / (2 * count))) "$3"
}

for judge in bits_fouls bits_fouls_portable bits_map bits_map_counted scanner_map reference_map; do
    for set in dense uniform playout nest; do per $judge $set "a board"; done
done
for judge in jk_fast jk_reference; do
    per $judge random:size=9x9 "an action"
    [ -z "$games" ] || per $judge "file:$games" "an action"
done
