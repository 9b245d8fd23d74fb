//! Reading with a size limit. A path may lead to anything: opening a pipe waits for its writer, a
//! device may never end, and a sparse file may be larger than the memory. So the kind of a file is
//! checked before it is opened, and no file is read beyond its limit.

use std::{
    fs::{self, File, FileType},
    io::{self, Read},
    path::Path,
};

use super::file_error::{FileError, SpecialFile};

/// The size limit of a game file in bytes: a hundred times the size of the longest games.
pub const MAX_GAME_BYTES: u64 = 4 << 20;
/// The size limit of settings, themes and progress in bytes. The longest files in use have a
/// hundredth of this size. Reading TOML takes about eight bytes of memory for each byte of the
/// file.
pub const MAX_SETTINGS_BYTES: u64 = 1 << 20;
/// The size limit of a time zone file in bytes. The longest file in use has 4 kB.
pub const MAX_TIME_ZONE_BYTES: u64 = 256 << 10;

/// The device that reads as an empty file.
const NULL_DEVICE: &str = "/dev/null";

/// Reads the bytes of the regular file at `path`, at most `max_bytes`.
///
/// # Errors
/// Returns an error if there is no such file, if it is not a regular file
/// ([`io::ErrorKind::InvalidInput`]), if it is too large ([`io::ErrorKind::FileTooLarge`]), or if
/// it cannot be read.
///
/// # Examples
/// ```
/// use std::io::ErrorKind;
/// use awale_files as files;
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("game.toml");
/// files::write(&path, "moves = []")?;
/// assert_eq!(files::read(&path, 100)?, b"moves = []");
/// assert_eq!(files::read(&path, 5).unwrap_err().kind(), ErrorKind::FileTooLarge);
/// assert_eq!(files::read(folder.path(), 100).unwrap_err().kind(), ErrorKind::InvalidInput);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    check_is_regular_file(&fs::metadata(path)?)?;
    read_open_file(File::open(path)?, max_bytes)
}

/// Reads the text of the regular file at `path`, at most `max_bytes` bytes.
///
/// # Errors
/// Returns the errors of [`read`], and an error if the file is not UTF-8.
pub fn read_text(path: &Path, max_bytes: u64) -> io::Result<String> {
    text_from_utf8(read(path, max_bytes)?)
}

/// Reads the bytes of a file whose name the user has given. Unlike [`read`], it also reads a named
/// pipe and `/dev/null`.
///
/// # Errors
/// Returns the errors of [`read`].
pub fn read_file_or_pipe(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    if path == Path::new(NULL_DEVICE) {
        return Ok(Vec::new());
    }
    if is_pipe(metadata.file_type()) {
        return read_stream(File::open(path)?, max_bytes);
    }
    read(path, max_bytes)
}

/// Converts `bytes` to text.
///
/// # Errors
/// Returns an error ([`io::ErrorKind::InvalidData`]) with the line and column of the first invalid
/// byte if the bytes are not UTF-8.
pub fn text_from_utf8(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let valid_length = error.utf8_error().valid_up_to();
        let (line, column) = line_and_column_after(&error.as_bytes()[..valid_length]);
        io::Error::new(
            io::ErrorKind::InvalidData,
            FileError::NotUtf8 { line, column },
        )
    })
}

/// The line and column, counted from one, at the end of these UTF-8 bytes.
pub fn line_and_column_after(bytes: &[u8]) -> (usize, usize) {
    let text = String::from_utf8_lossy(bytes);
    let last_line = text.rsplit('\n').next().unwrap_or_default();
    (
        1 + text.matches('\n').count(),
        1 + last_line.chars().count(),
    )
}

/// Opens the file at `path` for appending, and creates it if it is missing.
///
/// # Errors
/// Returns an error if it is not a regular file ([`io::ErrorKind::InvalidInput`]) or cannot be
/// opened.
pub fn open_for_appending(path: &Path) -> io::Result<File> {
    match fs::metadata(path) {
        Ok(metadata) => check_is_regular_file(&metadata)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    File::options().create(true).append(true).open(path)
}

/// Reads `input` to its end, at most `max_bytes` bytes.
///
/// # Errors
/// Returns an error if there are more bytes, or if reading fails.
pub fn read_stream(input: impl Read, max_bytes: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(max_bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max_bytes {
        Err(too_large_error(max_bytes))
    } else {
        Ok(bytes)
    }
}

/// Reads an open file. Its kind is checked again, because the file may have been replaced between
/// the first check and opening it.
fn read_open_file(file: File, max_bytes: u64) -> io::Result<Vec<u8>> {
    let metadata = file.metadata()?;
    check_is_regular_file(&metadata)?;
    if metadata.len() > max_bytes {
        return Err(too_large_error(max_bytes));
    }
    read_stream(file, max_bytes)
}

fn too_large_error(max_bytes: u64) -> io::Error {
    io::Error::new(
        io::ErrorKind::FileTooLarge,
        FileError::TooLarge { max_bytes },
    )
}

fn check_is_regular_file(metadata: &fs::Metadata) -> io::Result<()> {
    if metadata.is_file() {
        Ok(())
    } else {
        Err(special_file_error(metadata.file_type()))
    }
}

/// The error for a file that is not regular, with its kind.
pub(super) fn special_file_error(file_type: FileType) -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidInput,
        FileError::Special(special_file_kind(file_type)),
    )
}

#[cfg(unix)]
fn special_file_kind(file_type: FileType) -> SpecialFile {
    use std::os::unix::fs::FileTypeExt;

    match file_type {
        _ if file_type.is_dir() => SpecialFile::Folder,
        _ if file_type.is_fifo() => SpecialFile::Pipe,
        _ if file_type.is_socket() => SpecialFile::Socket,
        _ if file_type.is_char_device() => SpecialFile::CharacterDevice,
        _ if file_type.is_block_device() => SpecialFile::BlockDevice,
        _ => SpecialFile::OtherKind,
    }
}

#[cfg(not(unix))]
fn special_file_kind(kind: FileType) -> SpecialFile {
    if kind.is_dir() {
        SpecialFile::Folder
    } else {
        SpecialFile::OtherKind
    }
}

#[cfg(unix)]
fn is_pipe(file_type: FileType) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&file_type)
}

#[cfg(not(unix))]
fn is_pipe(_: FileType) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_larger_than_the_limit_is_rejected() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "12345").unwrap();
        assert_eq!(read_text(&path, 5).unwrap(), "12345");
        assert_eq!(
            read(&path, 4).unwrap_err().kind(),
            io::ErrorKind::FileTooLarge
        );
        File::create(&path).unwrap().set_len(1 << 40).unwrap();
        assert_eq!(
            read_file_or_pipe(&path, MAX_GAME_BYTES)
                .unwrap_err()
                .to_string(),
            "larger than 4096 kB"
        );
        fs::write(&path, [0xff]).unwrap();
        assert_eq!(
            read_text(&path, 5).unwrap_err().kind(),
            io::ErrorKind::InvalidData
        );
        fs::write(&path, b"theme = \"dark\"\nname = \"\xc3\xa9t\xe9\"\n").unwrap();
        assert_eq!(
            read_text(&path, 99).unwrap_err().to_string(),
            "line 2, column 11 is not UTF-8; save the file as UTF-8"
        );
    }

    #[test]
    fn an_endless_stream_is_rejected_at_the_limit() {
        assert_eq!(
            read_stream(io::repeat(b'a'), 1000).unwrap_err().kind(),
            io::ErrorKind::FileTooLarge
        );
        assert_eq!(read_stream(&b"abc"[..], 3).unwrap(), b"abc");
    }

    #[test]
    #[cfg(unix)]
    fn special_files_are_rejected_with_their_kind() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(
            read(folder.path(), 9).unwrap_err().to_string(),
            "a folder, not a regular file"
        );
        for reader in [read, read_file_or_pipe] {
            let error = reader(Path::new("/dev/zero"), 9).unwrap_err();
            assert_eq!(error.to_string(), "a character device, not a regular file");
        }
        let socket_path = folder.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&socket_path).unwrap();
        assert_eq!(
            read(&socket_path, 9).unwrap_err().to_string(),
            "a socket, not a regular file"
        );
        assert_eq!(read_file_or_pipe(Path::new(NULL_DEVICE), 9).unwrap(), b"");
        for (path, kind) in [
            (&*socket_path, "a socket"),
            (folder.path(), "a folder"),
            (Path::new(NULL_DEVICE), "a character device"),
        ] {
            assert_eq!(
                open_for_appending(path).unwrap_err().to_string(),
                format!("{kind}, not a regular file")
            );
        }
        let log_path = folder.path().join("log");
        for _ in 0..2 {
            io::Write::write_all(&mut open_for_appending(&log_path).unwrap(), b"line\n").unwrap();
        }
        assert_eq!(read_text(&log_path, 99).unwrap(), "line\nline\n");
    }
}
