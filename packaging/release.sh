#!/usr/bin/env bash
# Builds the files of a release in target/package: `bash packaging/release.sh`.
#
#   awale-VERSION.tar.gz             the sources, as committed
#   awale-VERSION-vendored.tar.gz    the sources with all crates, for builds without a network (Flatpak)
#   awale-VERSION-TARGET.tar.gz      both programs, manual pages, shell completions, documents, licenses of the dependencies,
#                                    and the recipes to run a club with systemd or in a container
#   awale_VERSION-1_ARCH.deb         the same for Debian, if dpkg-dev is installed
#   awale.rb, PKGBUILD, .SRCINFO, awale.flatpak.json    recipes with version and checksums filled in
#   SHA256SUMS                       checksums of the archives
#
# AWALE_URL is the download address of the archives. AWALE_TARGET=x86_64-unknown-linux-musl (or another target with an
# installed standard library) selects the target. AWALE_PROGRAM=FILE packs a program that is already built and runs on this
# machine, and the program awale-club next to it.
set -euo pipefail
cd "$(dirname "$0")/.."

# Everything is built from the last commit, so there must be no uncommitted changes.
git diff --quiet HEAD || { echo "there are changes that are not committed: git status" >&2; exit 1; }

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
target=${AWALE_TARGET:-$(rustc -vV | sed -n 's/^host: //p')}
url=${AWALE_URL:-https://packages.invalid/awale}
dist=$PWD/target/package
rm -rf "$dist"
mkdir -p "$dist"

# Archives are reproducible: they contain the time of the last commit, and no user names.
date=$(git log -1 --format=%ct)
pack() {
    tar --sort=name --mtime="@$date" --owner=0 --group=0 --numeric-owner -C "$dist" -cf - "$1" | gzip -9n >"$dist/$1.tar.gz"
}

# Pack the sources.
git archive --format=tar --prefix="awale-$version/" HEAD | gzip -9n >"$dist/awale-$version.tar.gz"

# Pack the sources with all crates.
whole=awale-$version-vendored
mkdir "$dist/$whole"
git archive --format=tar HEAD | tar -x -C "$dist/$whole"
(cd "$dist/$whole" && cargo vendor --quiet --locked vendor >"$dist/vendor.toml")
cat "$dist/vendor.toml" >>"$dist/$whole/.cargo/config.toml"
pack "$whole"
rm -r "${dist:?}/$whole" "$dist/vendor.toml"

# Pack the program with its files. papers.sh runs a program for this machine to generate manual pages and completions.
if [ -z "${AWALE_PROGRAM:-}" ]; then
    # The club is built by itself, because its dependencies could add features to those of the game.
    cargo build --release --locked
    cargo build --release --locked -p awale-club
    program=target/release/awale
    if [ -n "${AWALE_TARGET:-}" ]; then
        cargo build --release --locked --target "$target"
        cargo build --release --locked --target "$target" -p awale-club
        program=target/$target/release/awale
        case $target in *windows*) program+=.exe ;; esac
    fi
else
    program=$AWALE_PROGRAM
fi
papers=target/papers
bash packaging/papers.sh
binary=awale-$version-$target
mkdir -p "$dist/$binary/docs/languages"
ending=
case $program in *.exe) ending=.exe ;; esac
cp "$program" "$dist/$binary/awale$ending"
cp "$(dirname "$program")/awale-club$ending" packaging/awale-club.service packaging/Containerfile "$dist/$binary/"
cp README.md CHANGELOG.md LICENSE config.toml "$papers/THIRD-PARTY.md" "$dist/$binary/"
cp docs/*.md "$dist/$binary/docs/"
cp docs/languages/*.md "$dist/$binary/docs/languages/"
cp -r "$papers/man" "$papers/completions" "$dist/$binary/"
pack "$binary"
rm -r "${dist:?}/$binary"

if command -v dpkg-deb >/dev/null && command -v dpkg-shlibdeps >/dev/null && [ -z "${AWALE_TARGET:-}" ]; then
    bash packaging/deb "$dist"
else
    echo "no .deb: there is no dpkg-deb or dpkg-shlibdeps (Debian's dpkg-dev), or the program is for another target"
fi

# Fill in the recipes.
sum_of() { sha256sum "$dist/$1" | cut -d ' ' -f 1; }
fill() {
    sed -e "s|@VERSION@|$version|g" -e "s|@URL@|$url|g" -e "s|@SHA256@|$(sum_of "awale-$version.tar.gz")|g" \
        -e "s|@SHA256_VENDORED@|$(sum_of "awale-$version-vendored.tar.gz")|g" "$1" >"$2"
}
fill packaging/homebrew.rb "$dist/awale.rb"
fill packaging/PKGBUILD "$dist/PKGBUILD"
fill packaging/SRCINFO "$dist/.SRCINFO"
fill packaging/flatpak.json "$dist/awale.flatpak.json"

(cd "$dist" && sha256sum -- *.tar.gz $(ls *.deb 2>/dev/null) >SHA256SUMS)
ls -l "$dist"
