//! Tests that no contents are lost when any step of a write fails, and that a replaced file keeps
//! its mode, owner and links.

use std::path::PathBuf;

use super::*;

/// A folder with one file that contains `old`, and the path of that file.
fn folder_with_old_file() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.toml");
    fs::write(&path, "old").unwrap();
    (folder, path)
}

fn write_text_to_disk(disk: FaultInjectingDisk, path: &Path, text: &str) -> Result<(), PathError> {
    replace(disk, path, &mut |file| file.write_all(text.as_bytes()))
}

fn sorted_file_names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_failed_write_leaves_the_old_or_the_new_file() {
    let is_replace_step =
        |step| !matches!(step, WriteStep::MakeFolder | WriteStep::OverwriteInPlace);
    for (name, step) in WriteStep::ALL
        .into_iter()
        .filter(|(_, step)| is_replace_step(*step))
    {
        let (folder, path) = folder_with_old_file();
        let failure =
            write_text_to_disk(FaultInjectingDisk::failing_at(step), &path, "the new one")
                .expect_err(name);
        assert!(
            failure.to_string().contains("rehearsed"),
            "{name}: {failure}"
        );
        assert!(
            !failure.to_string().contains(TEMPORARY_PREFIX),
            "{name}: {failure}"
        );
        let contents = fs::read_to_string(&path).unwrap();
        assert_eq!(
            contents,
            if step == WriteStep::SyncFolder {
                "the new one"
            } else {
                "old"
            },
            "{name}"
        );
        assert_eq!(sorted_file_names(folder.path()), ["file.toml"], "{name}");
    }
}

#[test]
fn a_failed_write_creates_no_new_file() {
    for (name, step) in WriteStep::ALL.into_iter().filter(|(_, step)| {
        !matches!(
            step,
            WriteStep::CopyOwnerAndMode | WriteStep::OverwriteInPlace
        )
    }) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games/file.toml");
        let creation_result = make_missing_folders(
            FaultInjectingDisk::failing_at(step),
            &folder.path().join("games"),
        )
        .and_then(|()| {
            create_new_file(FaultInjectingDisk::failing_at(step), &path, b"new")
                .map_err(|failure| failure.source)
        });
        assert!(creation_result.is_err(), "{name}");
        let games_folder = folder.path().join("games");
        assert!(
            !games_folder.exists() || sorted_file_names(&games_folder).is_empty(),
            "{name}"
        );
    }
}

#[test]
fn the_cleanup_recognizes_names_of_temporary_files() {
    let (folder, path) = folder_with_old_file();
    write_by_parts(&path, &mut |file| {
        let names = sorted_file_names(folder.path());
        let is_temporary_name =
            |name: &String| name.starts_with(TEMPORARY_PREFIX) && name.ends_with(TEMPORARY_SUFFIX);
        assert!(names.iter().any(is_temporary_name), "{names:?}");
        file.write_all(b"new")
    })
    .unwrap();
}

#[test]
fn write_new_never_replaces_a_file() {
    let (folder, path) = folder_with_old_file();
    assert_eq!(
        write_new(&path, "new").unwrap_err().source.kind(),
        io::ErrorKind::AlreadyExists
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    assert_eq!(sorted_file_names(folder.path()), ["file.toml"]);
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    use super::*;

    fn permission_bits(path: &Path) -> u32 {
        fs::metadata(path).unwrap().mode() & 0o777
    }

    #[test]
    fn replacing_a_file_copies_its_mode_and_owner() {
        let (_folder, path) = folder_with_old_file();
        for mode in [0o644, 0o600, 0o664, 0o755] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            // Only root may change owners. Without root, the test checks that the file keeps the
            // user as its owner.
            let _ = std::os::unix::fs::chown(&path, Some(1234), Some(2345));
            let before = fs::metadata(&path).unwrap();
            write(&path, "new").unwrap();
            let after = fs::metadata(&path).unwrap();
            assert_eq!(
                (after.mode(), after.uid(), after.gid()),
                (before.mode(), before.uid(), before.gid())
            );
        }
    }

    #[test]
    fn a_new_file_has_the_default_mode_of_the_user() {
        let (folder, path) = folder_with_old_file();
        let added_path = folder.path().join("added");
        write_new(&added_path, "new").unwrap();
        assert_eq!(
            permission_bits(&added_path),
            permission_bits(&path),
            "another program made that one"
        );
    }

    #[test]
    fn symbolic_links_are_followed_even_to_missing_files() {
        let (folder, path) = folder_with_old_file();
        let link_path = folder.path().join("link");
        symlink("file.toml", &link_path).unwrap();
        write(&link_path, "new").unwrap();
        assert!(link_path.is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        let dangling_link = folder.path().join("dangling");
        symlink("below/none.toml", &dangling_link).unwrap();
        write(&dangling_link, "made").unwrap();
        assert!(dangling_link.is_symlink());
        assert_eq!(
            fs::read_to_string(folder.path().join("below/none.toml")).unwrap(),
            "made"
        );
        symlink("circle", folder.path().join("circle")).unwrap();
        write(&folder.path().join("circle"), "new").unwrap_err();
    }

    #[test]
    fn special_files_are_never_written_to() {
        let folder = tempfile::tempdir().unwrap();
        let socket_path = folder.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&socket_path).unwrap();
        for (path, name) in [(&*socket_path, "a socket"), (folder.path(), "a folder")] {
            let failure = write(path, "new").unwrap_err();
            assert_eq!(
                failure.to_string(),
                format!("{}: {name}, not a regular file", path.display())
            );
        }
    }

    #[test]
    fn writing_changes_the_contents_of_all_hard_links() {
        let (folder, path) = folder_with_old_file();
        let second_hard_link = folder.path().join("other");
        fs::hard_link(&path, &second_hard_link).unwrap();
        for text in ["longer than before", "short"] {
            write(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&second_hard_link).unwrap(), text);
            assert_eq!(sorted_file_names(folder.path()), ["file.toml", "other"]);
        }
    }

    #[test]
    fn a_failed_write_of_a_file_with_hard_links_is_finished_later() {
        for (name, step) in WriteStep::ALL.into_iter().filter(|(_, step)| {
            !matches!(step, WriteStep::MakeFolder | WriteStep::CopyOwnerAndMode)
        }) {
            let (folder, path) = folder_with_old_file();
            fs::hard_link(&path, folder.path().join("other")).unwrap();
            write_text_to_disk(FaultInjectingDisk::failing_at(step), &path, "the new one")
                .expect_err(name);
            assert_eq!(fs::read_to_string(&path).unwrap(), "old", "{name}");
            assert_eq!(
                sorted_file_names(folder.path()),
                ["file.toml", "other"],
                "{name}"
            );
        }
    }
}

#[test]
fn removing_missing_files_succeeds() {
    let (folder, path) = folder_with_old_file();
    remove(&path).unwrap();
    assert!(!path.exists());
    assert_eq!(
        remove(&path).unwrap_err().source.kind(),
        io::ErrorKind::NotFound
    );
    fs::write(&path, "again").unwrap();
    assert_eq!(
        remove_all(["file.toml", "none"].map(|name| folder.path().join(name))).unwrap(),
        1
    );
    assert_eq!(remove_all([path]).unwrap(), 0);
}

#[test]
fn missing_parent_folders_are_created() {
    let folder = tempfile::tempdir().unwrap();
    let nested_folder = folder.path().join("a/b/c");
    make_folder(&nested_folder).unwrap();
    make_folder(&nested_folder).unwrap();
    assert!(nested_folder.is_dir());
    assert!(make_folder(&folder.path().join("a/./b/../d")).is_ok());
    // `x/..` exists as soon as `x` does.
    make_folder(&folder.path().join("x/../y/z")).unwrap();
    assert!(folder.path().join("y/z").is_dir());
    make_folder(Path::new("src")).unwrap();
}
