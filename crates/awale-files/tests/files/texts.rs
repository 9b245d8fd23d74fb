//! Tests of the texts of errors.

use std::{error::Error, io, path::Path};

use awale_files::{FileError, PathError, SpecialFile, path_error_at};

#[test]
fn a_failure_names_its_file_and_keeps_its_source() {
    let failure: PathError = path_error_at(Path::new("games/a.toml"))(io::Error::other("no room"));
    assert_eq!(failure.to_string(), "games/a.toml: no room");
    assert_eq!(failure.source().unwrap().to_string(), "no room");
}

#[test]
fn rejected_files_are_described_by_their_kind() {
    for (error, text) in [
        (
            FileError::TooLarge { max_bytes: 4 << 20 },
            "larger than 4096 kB",
        ),
        (
            FileError::NotUtf8 { line: 3, column: 7 },
            "line 3, column 7 is not UTF-8; save the file as UTF-8",
        ),
        (
            FileError::Special(SpecialFile::Folder),
            "a folder, not a regular file",
        ),
        (
            FileError::Special(SpecialFile::Pipe),
            "a named pipe, not a regular file",
        ),
        (
            FileError::Special(SpecialFile::Socket),
            "a socket, not a regular file",
        ),
        (
            FileError::Special(SpecialFile::CharacterDevice),
            "a character device, not a regular file",
        ),
        (
            FileError::Special(SpecialFile::BlockDevice),
            "a block device, not a regular file",
        ),
        (
            FileError::Special(SpecialFile::OtherKind),
            "a special file, not a regular file",
        ),
    ] {
        assert_eq!(error.to_string(), text);
    }
}
