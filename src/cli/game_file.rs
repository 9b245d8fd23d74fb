//! Written games that are named on the command line.

use std::error::Error;
use std::io;
use std::path::Path;

use awale_files::{self as files, MOST_GAME};

use crate::i18n::{Explain, Words};
use crate::record::{Format, Record};

use super::Context;

/// What stands for standard input or output.
const STREAM: &str = "-";

/// Whether this names standard input or output.
pub(super) fn is_stream(path: &Path) -> bool {
    path.as_os_str() == STREAM
}

/// Reads the game in the file at `path`, whose name tells the format.
///
/// # Errors
/// As [`read_as`].
pub(super) fn read(context: &Context, path: &Path) -> Result<Record, Box<dyn Error>> {
    read_as(context, path, None, "game-format")
}

/// Reads the game in the file at `path`, or on standard input. The format is `format`, or that of the name; where
/// neither tells it, the message `unknown` says what can be done.
///
/// # Errors
/// When the format is not known, the file cannot be read, or it is no game; in words for the user.
pub(super) fn read_as(
    context: &Context,
    path: &Path,
    format: Option<Format>,
    unknown: &str,
) -> Result<Record, Box<dyn Error>> {
    let shown = path.display().to_string();
    // A file that is not there is told as such, whatever its name ends with.
    let is_missing = !is_stream(path) && !path.exists();
    let format = format.or_else(|| Format::of(path)).or(is_missing.then_some(Format::Toml));
    let Some(format) = format else {
        return Err(context.words.with(unknown, &[("file", shown.into())]).into());
    };
    let text = if is_stream(path) { from_stream() } else { files::read_named(path, MOST_GAME) };
    let text = text.map_err(|error| format!("{shown}: {}", error.explain(&context.words)))?;
    let record = format.read(&text, &context.variants);
    Ok(record.map_err(|error| context.words.record_error(&shown, &error))?)
}

/// Writes a file for the user, over one that is there only by `force`.
///
/// # Errors
/// When it is there, or cannot be written; in words for the user.
pub(super) fn write(path: &Path, file: &[u8], force: bool, words: &Words) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = path.parent() {
        files::sweep_shared(folder);
    }
    if force {
        return Ok(files::write(path, file)?);
    }
    match files::write_new(path, file) {
        Err(failure) if failure.source.kind() == io::ErrorKind::AlreadyExists => {
            Err(words.with("convert-exists", &[("file", path.display().to_string().into())]).into())
        }
        written => Ok(written?),
    }
}

fn from_stream() -> io::Result<String> {
    let bytes = files::read_stream(io::stdin().lock(), MOST_GAME)?;
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
