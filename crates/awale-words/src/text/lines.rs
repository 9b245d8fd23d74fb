//! Reading lines from an untrusted stream with any bytes and any line length.

use std::io::{self, BufRead, Read};

use thiserror::Error;

/// The maximum length of a line in bytes. A position with the moves of the longest game takes a few
/// thousand bytes.
const MAX_LINE_BYTES: usize = 64 * 1024;

/// The error for a line that is longer than the limit. The line has been skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a line of more than {MAX_LINE_BYTES} bytes was left out")]
pub struct LineTooLong;

/// Reads the next line, without the blanks at both of its ends, and replaces invalid UTF-8. A line
/// that is too long is skipped and returned as [`LineTooLong`]. Returns `None` at the end of the
/// stream.
///
/// # Errors
/// Returns an error if the stream cannot be read.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, LineTooLong>>> {
    let mut bytes = Vec::new();
    if input
        .by_ref()
        .take(MAX_LINE_BYTES as u64)
        .read_until(b'\n', &mut bytes)?
        == 0
    {
        return Ok(None);
    }
    if bytes.len() == MAX_LINE_BYTES && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(LineTooLong)));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&bytes).trim().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_line_skips_too_long_lines_and_replaces_invalid_bytes() {
        let mut text = b"one\r\ncaf\xe9\n".to_vec();
        text.extend(vec![b'x'; MAX_LINE_BYTES * 3]);
        text.extend(b"\n\nlast");
        let mut input = text.as_slice();
        let mut read_next = || next_line(&mut input).unwrap();
        assert_eq!(read_next(), Some(Ok("one".to_owned())));
        assert_eq!(read_next(), Some(Ok("caf\u{fffd}".to_owned())));
        assert_eq!(read_next(), Some(Err(LineTooLong)));
        assert_eq!(read_next(), Some(Ok(String::new())));
        assert_eq!(read_next(), Some(Ok("last".to_owned())));
        assert_eq!(read_next(), None);
    }
}
