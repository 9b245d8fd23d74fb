//! Folders: held by one program at a time, cleaned up, and in the way.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use awale_files::{HeldFolder, make_folder, remove_all, rename_aside, write};

#[test]
fn a_folder_is_free_again_when_its_holder_ends() {
    let folder = tempfile::tempdir().unwrap();
    let held = HeldFolder::of(folder.path()).unwrap();
    assert!(held.is_some());
    assert!(HeldFolder::of(folder.path()).unwrap().is_none());
    drop(held);
    assert!(HeldFolder::of(folder.path()).unwrap().is_some());
    let none = folder.path().join("none");
    let failure = HeldFolder::of(&none).unwrap_err();
    assert_eq!(
        (failure.path, failure.source.kind()),
        (none, ErrorKind::NotFound)
    );
}

#[test]
fn a_file_in_the_place_of_a_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "text").unwrap();
    let below = file.join("games");
    let failure = make_folder(&below).unwrap_err();
    assert_eq!(failure.source.kind(), ErrorKind::AlreadyExists);
    let failure = write(&below.join("a.toml"), "new").unwrap_err();
    assert_eq!(failure.source.kind(), ErrorKind::NotADirectory);
    assert_eq!(fs::read_to_string(&file).unwrap(), "text");
}

#[test]
fn all_files_are_counted_and_a_folder_is_no_file() {
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
fn a_file_set_aside_gets_the_first_unused_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    let named = |number: u32| folder.path().join(format!("aside-{number}"));
    for number in 1..=2 {
        fs::write(&path, "text").unwrap();
        assert_eq!(rename_aside(&path, named).unwrap(), named(number));
        assert!(named(number).exists() && !path.exists());
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
