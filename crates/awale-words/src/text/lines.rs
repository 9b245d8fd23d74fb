//! Lines of an untrusted stream: any bytes, any length.

use std::io::{self, BufRead, Read};

use thiserror::Error;

/// The longest line that is read, in bytes. A position and the moves of the longest game take a few
/// thousand.
const LONGEST: usize = 64 * 1024;

/// A line that is longer than anything that makes sense. It was read over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a line of more than {LONGEST} bytes was left out")]
pub struct TooLong;

/// The next line without its end, bytes that are no UTF-8 replaced; `None` at the end of the
/// stream.
///
/// # Errors
/// When the stream cannot be read.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, TooLong>>> {
    let mut bytes = Vec::new();
    if input
        .by_ref()
        .take(LONGEST as u64)
        .read_until(b'\n', &mut bytes)?
        == 0
    {
        return Ok(None);
    }
    if bytes.len() == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(TooLong)));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&bytes).trim().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_any_kind_and_lines_of_any_length_are_read_over() {
        let mut text = b"one\r\ncaf\xe9\n".to_vec();
        text.extend(vec![b'x'; LONGEST * 3]);
        text.extend(b"\n\nlast");
        let mut input = text.as_slice();
        let mut next = || next_line(&mut input).unwrap();
        assert_eq!(next(), Some(Ok("one".to_owned())));
        assert_eq!(next(), Some(Ok("caf\u{fffd}".to_owned())));
        assert_eq!(next(), Some(Err(TooLong)));
        assert_eq!(next(), Some(Ok(String::new())));
        assert_eq!(next(), Some(Ok("last".to_owned())));
        assert_eq!(next(), None);
    }
}
