//! A file that replaces another gets its mode and, as far as the system allows, its owner.
//! Otherwise a user could no longer read the settings that root has changed.

use std::fs::{File, Metadata};
use std::io;

/// The mode of a new file before the system applies the user's umask.
#[cfg(unix)]
const NEW: u32 = 0o666;

/// Sets the permissions of a new file.
#[cfg(unix)]
pub(super) fn of_new(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;

    builder.permissions(std::fs::Permissions::from_mode(NEW));
}

/// This system has its own defaults.
#[cfg(not(unix))]
pub(super) fn of_new(_: &mut tempfile::Builder<'_, '_>) {}

/// Gives `file` the owner and the mode in `about`.
///
/// # Errors
/// If the mode cannot be set. An owner that cannot be kept is no error: only root may change
/// owners.
#[cfg(unix)]
pub(super) fn keep(file: &File, about: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};

    let own = file.metadata()?;
    let has_group = if (own.uid(), own.gid()) == (about.uid(), about.gid()) {
        true
    } else {
        fchown(file, Some(about.uid()), Some(about.gid()))
            .or_else(|_| fchown(file, None, Some(about.gid())))
            .is_ok()
    };
    let mode = access_rights(about.mode(), has_group);
    file.set_permissions(std::fs::Permissions::from_mode(mode))
}

/// The access rights of a file that had `mode`. If the group has changed, the new group gets only the
/// rights of all users, because the old group's rights were not meant for it.
#[cfg(unix)]
fn access_rights(mode: u32, has_group: bool) -> u32 {
    let rights = mode & 0o777;
    if has_group {
        rights
    } else {
        rights & !0o070 | (rights & 0o007) << 3
    }
}

/// This system keeps both by itself.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub(super) fn keep(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Whether new contents with the owner in `waits` may go into the file of `about`. In a folder such
/// as `/tmp` every user can leave files.
#[cfg(unix)]
pub(super) fn is_trusted(waits: &Metadata, about: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    waits.uid() == about.uid() || waits.uid() == 0
}

/// This system does not tell owners apart here.
#[cfg(not(unix))]
pub(super) fn is_trusted(_: &Metadata, _: &Metadata) -> bool {
    true
}

#[cfg(all(test, unix))]
mod tests {
    use super::access_rights;

    #[test]
    fn another_group_gets_the_rights_of_all_users() {
        for (mode, kept, in_another_group) in [
            (0o100_640, 0o640, 0o600),
            (0o100_664, 0o664, 0o644),
            (0o104_755, 0o755, 0o755),
            (0o100_606, 0o606, 0o666),
        ] {
            assert_eq!(access_rights(mode, true), kept);
            assert_eq!(access_rights(mode, false), in_another_group, "{mode:o}");
        }
    }
}
