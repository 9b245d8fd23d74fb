//! Bounded reading of everything that a path can lead to.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};

use awale_files::{MOST_GAME, MOST_SETTINGS, MOST_ZONE, Scratch, read_at, read_stream, utf8};
#[cfg(unix)]
use awale_files::{open_at_end, read, read_named};

#[test]
fn the_limits_are_megabytes_for_a_game_and_less_for_the_rest() {
    assert_eq!(
        [MOST_GAME, MOST_SETTINGS, MOST_ZONE],
        [4_194_304, 1_048_576, 262_144]
    );
}

#[test]
fn the_limit_of_a_stream_is_its_last_byte() {
    for most in 0..4 {
        let found = read_stream(&b"ab"[..], most);
        assert_eq!(found.is_ok(), most >= 2, "{most}");
    }
    for (bytes, place) in [
        (&b"\xff"[..], "line 1, column 1: not UTF-8"),
        (&b"a\nb\n\xc3\xa9\xff"[..], "line 3, column 2: not UTF-8"),
    ] {
        let error = utf8(bytes.to_vec()).unwrap_err();
        assert_eq!(
            (error.kind(), error.to_string().as_str()),
            (ErrorKind::InvalidData, place)
        );
    }
}

#[test]
#[cfg(unix)]
fn a_pipe_is_read_if_the_user_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    for refused in [read(&pipe, 9).unwrap_err(), open_at_end(&pipe).unwrap_err()] {
        assert_eq!(refused.to_string(), "a named pipe, not a regular file");
    }
    let writer = pipe.clone();
    let writing = std::thread::spawn(move || {
        let mut pipe = File::options().write(true).open(writer).unwrap();
        pipe.write_all(b"piped").unwrap();
    });
    assert_eq!(read_named(&pipe, 5).unwrap(), b"piped");
    writing.join().unwrap();
}

/// A container without block devices tests nothing here.
#[test]
#[cfg(unix)]
fn a_block_device_is_refused_by_name() {
    use std::os::unix::fs::FileTypeExt;

    let devices = fs::read_dir("/dev").unwrap().flatten();
    for device in devices.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_block_device()))
    {
        let error = read(&device.path(), 9).unwrap_err();
        assert_eq!(error.to_string(), "a block device, not a regular file");
    }
}

#[test]
fn a_scratch_file_gives_back_what_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let scratch = Scratch::new(folder.path()).unwrap();
    scratch.write(b"world", 6).unwrap();
    scratch.write(b"hello ", 0).unwrap();
    let mut all = [0; 11];
    scratch.read(&mut all, 0).unwrap();
    assert_eq!(&all, b"hello world");
    assert!(scratch.read(&mut all, 1).is_err(), "the file ends before");
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "it has no name"
    );
    let path = folder.path().join("file");
    fs::write(&path, "0123").unwrap();
    let mut two = [0; 2];
    read_at(&File::open(&path).unwrap(), &mut two, 1).unwrap();
    assert_eq!(&two, b"12");
    assert!(read_at(&File::open(&path).unwrap(), &mut two, 3).is_err());
}
