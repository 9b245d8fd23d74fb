#!/usr/bin/env bash
# Checks the program on systems other than this one (docs/releasing.md): `sudo bash packaging/check-platforms.sh [STEP...]`.
#
# It makes a Debian sid in target/platforms (or in $AWALE_PLATFORMS), whose Rust can build the standard library of any
# target from source: about 4 GB and, with all steps, an hour on two slow cores. Steps, in their order; all by default:
#   root     Debian sid with Rust, its sources, MinGW-w64, Wine and WebAssembly (left alone if it is there)
#   check    `cargo check` of the program and its libraries for Windows and macOS
#   wasm     `cargo check` of the screens and all crates below them for WebAssembly, which has no files and no threads
#   build    the Windows program and its unit tests
#   wine     the unit tests, perft, plain, match, endgame and uci under Wine
#   musl     the static program for Linux
# Needs: root, debootstrap, cargo with a network (it fetches the crates; inside the chroot nothing is fetched).
set -euo pipefail
cd "$(dirname "$0")/.."

WINDOWS=x86_64-pc-windows-gnu
MACOS=aarch64-apple-darwin
MUSL=x86_64-unknown-linux-musl
WASM=wasm32-unknown-unknown
PACKAGES=(ca-certificates rustc cargo rust-src gcc libc6-dev gcc-mingw-w64-x86-64-win32 musl-tools)

place=${AWALE_PLATFORMS:-target/platforms}
mkdir -p "$place"
place=$(realpath "$place")
root=$place/sid
registry=${CARGO_HOME:-$HOME/.cargo}/registry
# The home folder inside the chroot.
home=/builder
mounted=()

unmount_all() {
    local at
    # Wine's server holds them for some seconds more.
    for at in "${mounted[@]}"; do umount --lazy "$at"; done
    mounted=()
}
trap unmount_all EXIT

# Shows a folder of this machine inside the chroot.
show() {
    mkdir -p "$root$2"
    mount --bind "$1" "$root$2"
    mounted=("$root$2" "${mounted[@]}")
}

# Runs a command inside the chroot, in the folder of the project.
inside() {
    chroot "$root" env -i HOME="$home" PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 RUSTC_BOOTSTRAP=1 \
        CARGO_NET_OFFLINE=true CARGO_TARGET_DIR=/build RUST_BACKTRACE=1 WINEDEBUG=-all WINEPREFIX="$home/wine" \
        TERM=xterm "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine" \
        sh -c 'cd /awale && exec "$@"' sh "$@"
}

# `cargo COMMAND --target TARGET` with the standard library built from source.
cargo_for() {
    local target=$1 command=$2
    shift 2
    inside cargo "$command" -Z build-std=std,panic_unwind --locked --target "$target" "$@"
}

step_root() {
    if [ ! -x "$root/usr/bin/cargo" ]; then
        debootstrap --variant=minbase --include="$(IFS=, && echo "${PACKAGES[*]}")" sid "$root"
    fi
    # Does nothing if they are installed.
    chroot "$root" apt-get install -y --no-install-recommends wine wine64 libstd-rust-dev-wasm32 lld
}

open_root() {
    [ "${#mounted[@]}" -eq 0 ] || return 0
    cargo fetch --locked
    RUSTC_BOOTSTRAP=1 cargo fetch --locked --manifest-path "$root/usr/lib/rustlib/src/rust/library/Cargo.toml"
    mkdir -p "$root$home"
    show "$PWD" /awale
    show "$registry" "$home/.cargo/registry"
    show /proc /proc
    show /dev /dev
}

# What is only checked, or runs under Wine, need not be fast but built soon.
SOON=(--release --config profile.release.opt-level=0 --config 'profile.release.package."*".opt-level=0' --config profile.release.codegen-units=16)

step_check() {
    local target
    for target in "$WINDOWS" "$MACOS"; do
        cargo_for "$target" check --workspace "${SOON[@]}"
        echo "check: $target is well"
    done
}

step_wasm() {
    inside cargo check --locked --target "$WASM" --package awale-tui "${SOON[@]}"
    echo "wasm: $WASM is well"
}

step_build() {
    cargo_for "$WINDOWS" build "${SOON[@]}"
    unit_tests --no-run
}

# Each package's own tests; the program's are in tests/units. The others in tests/ start the program by pseudo-terminals
# and shells, which are of Unix.
unit_tests() {
    cargo_for "$WINDOWS" test --workspace --lib --test units "${SOON[@]}" "$@"
}

step_wine() {
    local program=/build/$WINDOWS/release/awale.exe
    unit_tests --no-fail-fast
    inside wine $program --version
    inside wine $program perft --depth 7
    printf 'A\nquit\n' | inside wine $program plain --north fast --first south
    inside wine $program match --south naive --north engine:level=3 --games 4 --seed 1
    inside wine $program endgame build --seeds 6
    inside wine $program endgame verify
    inside wine $program endgame list
    printf 'uci\nisready\nposition startpos\ngo depth 8\nquit\n' | inside wine $program uci
}

step_musl() {
    # The linker brings musl's own start files. What Rust calls libunwind is the same code as in GCC's library, which asks
    # glibc for one thing that musl does not have.
    inside sh -c 'mkdir -p /build/unwind && cd /build/unwind && rm -f libunwind.a && cp "$(gcc -print-file-name=libgcc_eh.a)" libunwind.a &&
        musl-gcc -std=c99 -D_GNU_SOURCE -Wall -O2 -fPIC -c /awale/packaging/musl_find_object.c && ar r libunwind.a musl_find_object.o'
    flags="-C linker=musl-gcc -C link-self-contained=no -C target-feature=+crt-static -L native=/build/unwind"
    inside env CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_RUSTFLAGS="$flags" \
        cargo build -Z build-std=std,panic_unwind --locked --target "$MUSL" --release
    static=/build/$MUSL/release/awale
    inside ldd "$static" | grep "statically linked"
    inside "$static" match --south naive --north engine:level=3 --games 4
    inside "$static" perft --depth 7
    inside "$static" endgame build --seeds 6
    inside "$static" endgame verify
    printf 'A\nquit\n' | inside "$static" plain --north fast --first south
    printf 'uci\nisready\nposition startpos\ngo depth 8\nquit\n' | inside "$static" uci
}

if [ "$(id -u)" -ne 0 ]; then
    echo "this makes a chroot, and needs root: sudo bash packaging/check-platforms.sh" >&2
    exit 1
fi
[ "$#" -gt 0 ] || set -- root check wasm build wine musl
for step in "$@"; do
    case $step in
    root) step_root ;;
    check | wasm | build | wine | musl)
        open_root
        "step_$step"
        ;;
    *) echo "there is no step $step; there are root, check, wasm, build, wine and musl" >&2 && exit 2 ;;
    esac
done
