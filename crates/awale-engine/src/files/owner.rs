//! A file that replaces another keeps its mode and, as far as the system allows, its owner. Root who changes the settings of
//! a user would shut that user out otherwise.

use std::fs::{File, Metadata};
use std::io;

/// What a new file may be at most; the system takes the user's mask off.
#[cfg(unix)]
const NEW: u32 = 0o666;

/// The permissions that a new file is made with.
#[cfg(unix)]
pub(super) fn of_new(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;

    builder.permissions(std::fs::Permissions::from_mode(NEW));
}

/// The system's own.
#[cfg(not(unix))]
pub(super) fn of_new(_: &mut tempfile::Builder<'_, '_>) {}

/// Gives `file` the owner and the mode of the file that is described by `about`.
///
/// # Errors
/// When the mode cannot be set. An owner that cannot be kept is no error: only root may give files away.
#[cfg(unix)]
pub(super) fn keep(file: &File, about: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};

    let own = file.metadata()?;
    let has_group = if (own.uid(), own.gid()) == (about.uid(), about.gid()) {
        true
    } else {
        fchown(file, Some(about.uid()), Some(about.gid())).or_else(|_| fchown(file, None, Some(about.gid()))).is_ok()
    };
    let mode = about.mode() & 0o777;
    // Another group must not be let in by what was meant for the old one.
    let mode = if has_group { mode } else { mode & !0o070 | (mode & 0o007) << 3 };
    file.set_permissions(std::fs::Permissions::from_mode(mode))
}

/// The system keeps both by itself, as far as it has them.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub(super) fn keep(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Whether contents with the owner of `waits` may go into the file that is described by `about`: anyone may leave files in a
/// folder such as `/tmp`.
#[cfg(unix)]
pub(super) fn is_trusted(waits: &Metadata, about: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    waits.uid() == about.uid() || waits.uid() == 0
}

/// This system does not say.
#[cfg(not(unix))]
pub(super) fn is_trusted(_: &Metadata, _: &Metadata) -> bool {
    true
}
