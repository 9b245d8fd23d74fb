//! The mode and owner of a file that replaces another one. It keeps the old mode and owner, as far
//! as the system allows. Otherwise a user could no longer read settings that root has changed.

use std::{
    fs::{File, Metadata},
    io,
};

/// The mode of a new file before the system applies the user's umask.
#[cfg(unix)]
const NEW_FILE_MODE: u32 = 0o666;

/// Sets the permissions of a new file.
#[cfg(unix)]
pub(super) fn set_new_file_mode(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;

    builder.permissions(std::fs::Permissions::from_mode(NEW_FILE_MODE));
}

/// Does nothing, because this system sets its own defaults.
#[cfg(not(unix))]
pub(super) fn set_new_file_mode(_: &mut tempfile::Builder<'_, '_>) {}

/// Gives `file` the owner and the mode in `target_metadata`.
///
/// # Errors
/// Returns an error if the mode cannot be set. A failure to set the owner is ignored, because only
/// root may do that.
#[cfg(unix)]
pub(super) fn copy_owner_and_mode(file: &File, target_metadata: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};

    let metadata = file.metadata()?;
    let has_target_group =
        if (metadata.uid(), metadata.gid()) == (target_metadata.uid(), target_metadata.gid()) {
            true
        } else {
            fchown(
                file,
                Some(target_metadata.uid()),
                Some(target_metadata.gid()),
            )
            .or_else(|_| fchown(file, None, Some(target_metadata.gid())))
            .is_ok()
        };
    let mode = mode_for_group(target_metadata.mode(), has_target_group);
    file.set_permissions(std::fs::Permissions::from_mode(mode))
}

/// The new mode of a file that had `mode`. If the group has changed, the new group gets only the
/// rights of all users, because the old group's rights were not meant for it.
#[cfg(unix)]
fn mode_for_group(mode: u32, has_target_group: bool) -> u32 {
    let rights = mode & 0o777;
    if has_target_group {
        rights
    } else {
        rights & !0o070 | (rights & 0o007) << 3
    }
}

/// Does nothing: only Unix files have an owner and a mode to copy.
///
/// # Errors
/// Never returns an error.
#[cfg(not(unix))]
pub(super) fn copy_owner_and_mode(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Whether a file with the metadata `contents_metadata` may be copied over the file with the
/// metadata `target_metadata`. The file to copy must belong to the owner of the target or to root,
/// because in a folder such as `/tmp` any other user could have left it there.
#[cfg(unix)]
pub(super) fn has_trusted_owner(contents_metadata: &Metadata, target_metadata: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    contents_metadata.uid() == target_metadata.uid() || contents_metadata.uid() == 0
}

/// Always true, because this system does not compare owners.
#[cfg(not(unix))]
pub(super) fn has_trusted_owner(_: &Metadata, _: &Metadata) -> bool {
    true
}

#[cfg(all(test, unix))]
mod tests;
