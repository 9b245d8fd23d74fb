#!/usr/bin/env bash
# Builds the page that needs no server, for any web space: `bash packaging/web.sh [FOLDER]` (default: target/web).
# `bash packaging/web.sh serve [PORT]` builds it and shows it at http://127.0.0.1:8000.
#
# Requires a Rust toolchain with the target wasm32-unknown-unknown (`rustup target add wasm32-unknown-unknown`). Without it, the
# code is built in a Debian sid (packaging/sid_root.sh), which requires root. wasm-opt is used if it is installed.
set -euo pipefail
cd "$(dirname "$0")/.."

WASM=wasm32-unknown-unknown
MAX_BYTES=$((3 << 20))

folder=target/web
if [ "${1:-}" != serve ]; then folder=${1:-$folder}; fi
if [ -e "$folder" ] && [ ! -e "$folder/service-worker.js" ]; then
    echo "$folder exists and is not such a page. Choose another folder." >&2
    exit 2
fi

build=(cargo build --locked --release --target "$WASM" --package awale-web)
if [ -d "$(rustc --print target-libdir --target "$WASM")" ]; then
    "${build[@]}"
    module=${CARGO_TARGET_DIR:-target}/$WASM/release/awale_web.wasm
else
    source packaging/sid_root.sh
    require_root packaging/web.sh
    make_root rustc cargo libstd-rust-dev-wasm32 lld gcc libc6-dev
    open_root
    inside "${build[@]}"
    module=$root/build/$WASM/release/awale_web.wasm
fi

# The bindings must come from the version of wasm-bindgen that the code was compiled with.
version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
tools=target/web-tools
if [ "$("$tools/bin/wasm-bindgen" --version 2>/dev/null)" != "wasm-bindgen $version" ]; then
    cargo install --locked --root "$tools" wasm-bindgen-cli --version "$version"
fi

rm -rf "$folder"
mkdir -p "$folder"
"$tools/bin/wasm-bindgen" --target web --no-typescript --out-dir "$folder" "$module"
if command -v wasm-opt >/dev/null; then
    wasm-opt -O2 --all-features "$folder/awale_web_bg.wasm" -o "$folder/awale_web_bg.wasm"
fi
cp crates/awale-page/assets/*.{js,css} crates/awale-web/assets/{*.js,*.png,*.webmanifest,index.html} "$folder"

# Prints the hash of a file, as browsers check it.
integrity() { printf 'sha256-%s' "$(printf "$(sha256sum <"$1" | cut -c1-64 | sed 's/../\\x&/g')" | base64)"; }

# The service worker stores each of these files.
files=
for path in "$folder"/*; do
    name=${path##*/}
    case $name in
    service-worker.js) continue ;;
    index.html) name=./ ;;
    esac
    files+="\"$name\":\"$(integrity "$path")\","
done
version=$(sha256sum <<<"$files" | cut -c1-16)
{
    printf 'const VERSION = "%s";\nconst FILES = {%s};\n' "$version" "${files%,}"
    cat crates/awale-web/assets/service-worker.js
} >"$folder/service-worker.js"

sum=0
printf '%9s %9s\n' bytes 'gzip -9'
for path in "$folder"/*; do
    bytes=$(gzip -9 <"$path" | wc -c)
    sum=$((sum + bytes))
    printf '%9d %9d %s\n' "$(wc -c <"$path")" "$bytes" "${path##*/}"
done
printf '%19d in all, of at most %d\n' "$sum" "$MAX_BYTES"

if [ "${1:-}" = serve ]; then
    echo "Open http://127.0.0.1:${2:-8000}. Ctrl-C stops."
    exec python3 -m http.server --bind 127.0.0.1 --directory "$folder" "${2:-8000}"
fi
