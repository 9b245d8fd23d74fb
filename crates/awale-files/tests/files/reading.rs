//! Tests of reading with a size limit, with every kind of file.

use std::{
    fs::{self, File},
    io::{ErrorKind, Write},
};

use awale_files::{
    MAX_GAME_BYTES, MAX_SETTINGS_BYTES, MAX_TIME_ZONE_BYTES, ScratchFile, read_at, read_stream,
    text_from_utf8,
};
#[cfg(unix)]
use awale_files::{open_for_appending, read, read_file_or_pipe};

#[test]
fn the_size_limits_have_the_documented_values() {
    assert_eq!(
        [MAX_GAME_BYTES, MAX_SETTINGS_BYTES, MAX_TIME_ZONE_BYTES],
        [4_194_304, 1_048_576, 262_144]
    );
}

#[test]
fn a_stream_may_have_exactly_the_maximum_size() {
    for limit in 0..4 {
        let read_result = read_stream(&b"ab"[..], limit);
        assert_eq!(read_result.is_ok(), limit >= 2, "{limit}");
    }
    for (bytes, place) in [
        (
            &b"\xff"[..],
            "line 1, column 1 is not UTF-8; save the file as UTF-8",
        ),
        (
            &b"a\nb\n\xc3\xa9\xff"[..],
            "line 3, column 2 is not UTF-8; save the file as UTF-8",
        ),
    ] {
        let error = text_from_utf8(bytes.to_vec()).unwrap_err();
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
    let mkfifo_status = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(mkfifo_status.unwrap().success());
    for refused in [
        read(&pipe, 9).unwrap_err(),
        open_for_appending(&pipe).unwrap_err(),
    ] {
        assert_eq!(refused.to_string(), "a named pipe, not a regular file");
    }
    let pipe_path = pipe.clone();
    let writer_thread = std::thread::spawn(move || {
        let mut pipe = File::options().write(true).open(pipe_path).unwrap();
        pipe.write_all(b"piped").unwrap();
    });
    assert_eq!(read_file_or_pipe(&pipe, 5).unwrap(), b"piped");
    writer_thread.join().unwrap();
}

/// In a container without block devices the test does nothing.
#[test]
#[cfg(unix)]
fn a_block_device_is_rejected_with_its_kind() {
    use std::os::unix::fs::FileTypeExt;

    let devices = fs::read_dir("/dev").unwrap().flatten();
    for device in devices.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_block_device()))
    {
        let error = read(&device.path(), 9).unwrap_err();
        assert_eq!(error.to_string(), "a block device, not a regular file");
    }
}

#[test]
fn a_scratch_file_returns_the_written_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let scratch = ScratchFile::new(folder.path()).unwrap();
    scratch.write(b"world", 6).unwrap();
    scratch.write(b"hello ", 0).unwrap();
    let mut whole_contents = [0; 11];
    scratch.read(&mut whole_contents, 0).unwrap();
    assert_eq!(&whole_contents, b"hello world");
    assert!(
        scratch.read(&mut whole_contents, 1).is_err(),
        "the file ends before"
    );
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "it has no name"
    );
    let path = folder.path().join("file");
    fs::write(&path, "0123").unwrap();
    let mut two_bytes = [0; 2];
    read_at(&File::open(&path).unwrap(), &mut two_bytes, 1).unwrap();
    assert_eq!(&two_bytes, b"12");
    assert!(read_at(&File::open(&path).unwrap(), &mut two_bytes, 3).is_err());
}
