#!/usr/bin/env bash
# Writes the files that are shipped with the program into target/papers: manual pages, shell completions, and licenses of
# the dependencies. Run `bash packaging/papers.sh` after `cargo build --release` or with AWALE_PROGRAM=FILE. AWALE_TARGET
# selects the target whose dependencies are listed (default: this machine).
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
