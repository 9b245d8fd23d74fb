#!/usr/bin/env bash
# Checks the program for other platforms (docs/releasing.md): `sudo bash packaging/check-platforms.sh [STEP...]`.
#
# Installs Debian sid (packaging/sid_root.sh), because its Rust can build the standard library of any target from source.
# This takes about 4 GB and, with all steps, an hour on two slow cores. Steps in order (default: all):
#   root     install Debian sid with Rust, its sources, MinGW-w64, Wine and WebAssembly (skipped if it exists)
#   check    run `cargo check` of the program and its libraries for Windows and macOS
#   wasm     run `cargo check` of the screens and all crates they use for WebAssembly, which has no files and no threads
#   build    build the Windows program and its unit tests
#   wine     run the unit tests, perft, plain, match, endgame and uci under Wine
#   musl     build and run the static program for Linux
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/sid_root.sh

WINDOWS=x86_64-pc-windows-gnu
MACOS=aarch64-apple-darwin
MUSL=x86_64-unknown-linux-musl
WASM=wasm32-unknown-unknown
PACKAGES=(rustc cargo rust-src gcc libc6-dev gcc-mingw-w64-x86-64-win32 musl-tools wine wine64 libstd-rust-dev-wasm32 lld)

# Runs `cargo COMMAND --target TARGET` and builds the standard library from source: cargo_for TARGET COMMAND [ARGUMENT...]
cargo_for() {
    local target=$1 command=$2
    shift 2
    inside cargo "$command" -Z build-std=std,panic_unwind --locked --target "$target" "$@"
}

step_root() { make_root "${PACKAGES[@]}"; }

# Options for a quick build without optimizations, for programs that are only checked or run under Wine.
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

# Runs the unit tests of each package; those of the program are in tests/units. The other tests need pseudo-terminals and
# shells of Unix.
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
    # musl-gcc links musl's own start files. Rust links a libunwind, whose code is the same as in GCC's libgcc_eh. That library
    # needs one function of glibc that musl lacks, so musl_find_object.c supplies it.
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

require_root packaging/check-platforms.sh
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
