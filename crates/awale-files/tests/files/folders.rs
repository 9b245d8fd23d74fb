//! Tests of folders: locks, cleaning up, and folders in place of files.

use std::{fs, io::ErrorKind, path::Path};

use awale_files::{FolderLock, make_folder, remove_all, rename_aside, write};

#[test]
fn a_folder_lock_ends_when_it_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let lock = FolderLock::lock_folder(folder.path()).unwrap();
    assert!(lock.is_some());
    assert!(FolderLock::lock_folder(folder.path()).unwrap().is_none());
    drop(lock);
    assert!(FolderLock::lock_folder(folder.path()).unwrap().is_some());
    let missing_folder = folder.path().join("none");
    let failure = FolderLock::lock_folder(&missing_folder).unwrap_err();
    assert_eq!(
        (failure.path, failure.source.kind()),
        (missing_folder, ErrorKind::NotFound)
    );
}

#[test]
fn a_file_in_place_of_a_folder_is_an_error_and_stays_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "text").unwrap();
    let folder_below_file = file.join("games");
    let failure = make_folder(&folder_below_file).unwrap_err();
    assert_eq!(failure.source.kind(), ErrorKind::AlreadyExists);
    let failure = write(&folder_below_file.join("a.toml"), "new").unwrap_err();
    assert_eq!(failure.source.kind(), ErrorKind::NotADirectory);
    assert_eq!(fs::read_to_string(&file).unwrap(), "text");
}

#[test]
fn remove_all_counts_files_and_rejects_folders() {
    let folder = tempfile::tempdir().unwrap();
    let paths = ["a", "b", "none"].map(|name| folder.path().join(name));
    for path in &paths[..2] {
        fs::write(path, "").unwrap();
    }
    assert_eq!(remove_all(paths).unwrap(), 2);
    assert!(remove_all([folder.path().to_owned()]).is_err());
    assert!(folder.path().is_dir());
}

#[test]
fn rename_aside_chooses_the_first_unused_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    let aside_path = |number: u32| folder.path().join(format!("aside-{number}"));
    for number in 1..=2 {
        fs::write(&path, "text").unwrap();
        assert_eq!(rename_aside(&path, aside_path).unwrap(), aside_path(number));
        assert!(aside_path(number).exists() && !path.exists());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_error_does_not_name_the_temporary_file() {
    let failure = write(Path::new("/proc/awale.toml"), "new").unwrap_err();
    let text = failure.to_string();
    assert!(
        text.starts_with("/proc: ") && !text.contains(".awale-"),
        "{text}"
    );
}
