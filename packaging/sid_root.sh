# A Debian sid in target/platforms (or in $AWALE_PLATFORMS), to be sourced by scripts in the project folder. Its Rust can
# build for targets that the toolchain of this machine may lack. Requires root, debootstrap, and cargo with a network to
# fetch the crates. Inside the chroot nothing is fetched.

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
    # Lazy, because Wine's server uses the mounts for a few more seconds.
    for at in "${mounted[@]}"; do umount --lazy "$at"; done
    mounted=()
}
trap unmount_all EXIT

# Mounts a folder of this machine inside the chroot: show FOLDER PLACE_IN_CHROOT
show() {
    mkdir -p "$root$2"
    mount --bind "$1" "$root$2"
    mounted=("$root$2" "${mounted[@]}")
}

# Runs a command inside the chroot, in the project folder.
inside() {
    chroot "$root" env -i HOME="$home" PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 RUSTC_BOOTSTRAP=1 \
        CARGO_NET_OFFLINE=true CARGO_TARGET_DIR=/build RUST_BACKTRACE=1 WINEDEBUG=-all WINEPREFIX="$home/wine" \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld TERM=xterm \
        "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine" \
        sh -c 'cd /awale && exec "$@"' sh "$@"
}

# Ends the script unless it runs as root: require_root COMMAND
require_root() {
    if [ "$(id -u)" -ne 0 ]; then
        echo "this makes a chroot, and needs root: sudo bash $1" >&2
        exit 1
    fi
}

# Installs Debian sid if it is missing, and these packages: make_root PACKAGE...
make_root() {
    [ -x "$root/usr/bin/apt-get" ] || debootstrap --variant=minbase --include=ca-certificates sid "$root"
    if ! chroot "$root" dpkg-query --show "$@" >/dev/null 2>&1; then
        # Without a current list of packages, those of the last list are installed.
        chroot "$root" apt-get update || true
        chroot "$root" apt-get install -y --no-install-recommends "$@"
    fi
}

# Fetches the crates, and mounts what the chroot needs.
open_root() {
    local library=$root/usr/lib/rustlib/src/rust/library/Cargo.toml
    [ "${#mounted[@]}" -eq 0 ] || return 0
    cargo fetch --locked
    if [ -e "$library" ]; then RUSTC_BOOTSTRAP=1 cargo fetch --locked --manifest-path "$library"; fi
    mkdir -p "$root$home"
    show "$PWD" /awale
    show "$registry" "$home/.cargo/registry"
    show /proc /proc
    show /dev /dev
}
