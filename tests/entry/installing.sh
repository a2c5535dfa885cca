#!/bin/bash
# Missing packages: named and installed by root or through sudo, or refused with the list. Nothing is really installed:
# dpkg-query, apt-get, sudo, id, cmake and ninja are played.
# shellcheck source=tests/entry/toy.sh
. "$(dirname "$0")/toy.sh"
make_checkout
daejo="$checkout/daejo"
stage=$scratch/stage
mkdir "$stage" "$scratch/bin"
export stage
played() { cat >"$scratch/bin/$1" && chmod +x "$scratch/bin/$1"; }
played dpkg-query <<'END'
#!/bin/sh
for word in "$@"; do
    case $word in
    -* | *{*) ;;
    libfmt-dev | libtbb-dev) [ ! -e "$stage/installed" ] || printf 'installed:%s ' "$word" ;;
    libxxhash-dev) if [ -e "$stage/installed" ]; then printf 'installed:%s ' "$word"; else printf 'config-files:%s ' "$word"; fi ;;
    *) printf 'installed:%s ' "$word" ;;
    esac
done
END
played apt-get <<'END'
#!/bin/sh
echo "$DEBIAN_FRONTEND $*" >>"$stage/calls"
case $* in *install*)
    [ ! -e "$stage/offline" ] || { echo "cannot fetch"; exit 100; }
    touch "$stage/installed"
esac
END
played ninja <<'END'
#!/bin/sh
printf '#!/bin/sh\necho played "$@"\n' >"$2/daejo"
chmod +x "$2/daejo"
echo '[1/1] Linking'
END
played id <<'END'
#!/bin/sh
cat "$stage/user"
END
printf '#!/bin/sh\n' | played dpkg
printf '#!/bin/sh\n' | played cmake
PATH=$scratch/bin:$PATH
missing="libtbb-dev libfmt-dev libxxhash-dev"

start_over() {
    rm -rf "${scratch:?}/stage" "$checkout/build"
    mkdir "$stage"
    echo "$1" >"$stage/user"
}

start_over 0
run "$daejo" --no-install agree
expect_code 64 "--no-install"
expect_said "--no-install was given; missing packages: $missing" "--no-install"
[ ! -e "$stage/calls" ] || fail "--no-install: apt-get was called"

run "$daejo" agree
expect_code 0 "as root"
expect_output "played agree" "as root"
expect_said "^daejo: missing packages: $missing$" "as root"
expect_said "^daejo: installed 3 packages … [0-9]* s$" "as root"
grep -q "^noninteractive .*update$" "$stage/calls" || fail "as root: apt-get update, noninteractive"
grep -q "^noninteractive .*install.* $missing$" "$stage/calls" || fail "as root: apt-get install of just those"
head -n 1 "$stage/calls" | grep -q update || fail "as root: update comes first"

rm -rf "$stage/calls" "$checkout/build"
run "$daejo" --no-install agree
expect_output "played agree" "nothing missing"
[ ! -e "$stage/calls" ] || fail "nothing missing: apt-get was called"

start_over 0
touch "$stage/offline"
run "$daejo" agree
expect_code 70 "apt-get fails"
expect_said "cannot fetch" "apt-get fails"

played sudo <<'END'
#!/bin/sh
[ ! -e "$stage/refused" ] || exit 1
echo "sudo $*" >>"$stage/calls"
case $1 in -*) ;; *) exec "$@" ;; esac
END
start_over 1000
run "$daejo" agree
expect_output "played agree" "through sudo"
grep -q "^sudo env DEBIAN_FRONTEND=noninteractive" "$stage/calls" || fail "through sudo: not called"
start_over 1000
touch "$stage/refused"
run "$daejo" agree
expect_code 64 "sudo refuses"
expect_said "missing packages: $missing" "sudo refuses"

# A system with a few tools and nothing else.
start_over 1000
mkdir "$scratch/few"
for tool in sh cat sed tail grep mkdir rm find date env readlink cksum touch nproc flock id dpkg-query apt-get; do
    ln -s "$(command -v $tool)" "$scratch/few/$tool"
done
usual=$PATH
# shellcheck disable=SC2123
PATH=$scratch/few
run "$daejo" agree
expect_code 64 "neither root nor sudo"
expect_said "neither root nor sudo; missing packages: $missing" "neither root nor sudo"
expect_said "apt-get install" "neither root nor sudo"
rm "$scratch/few/apt-get"
run "$daejo" agree
expect_code 64 "not Debian"
expect_said "this is not Debian.* g++ cmake " "not Debian"
PATH=$usual
finish
