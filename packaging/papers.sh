#!/usr/bin/env bash
# Writes into target/papers what comes with the program: manual pages, shell completions, the licences of the dependencies.
# `bash packaging/papers.sh`, after `cargo build --release` or with AWALE_PROGRAM=FILE. The
# licences are those of the crates for AWALE_TARGET, or for this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

papers=target/papers
program=${AWALE_PROGRAM:-target/release/awale}
rm -rf "$papers"
mkdir -p "$papers/completions"
"$program" manual --folder "$papers/man"
for shell in bash fish zsh; do
    "$program" completions "$shell" >"$papers/completions/awale.$shell"
done
python3 packaging/licences.py ${AWALE_TARGET:+"$AWALE_TARGET"} >"$papers/THIRD-PARTY.md"
