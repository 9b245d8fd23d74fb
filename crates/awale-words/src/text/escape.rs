//! Text on its way to a terminal: what would be obeyed, or not be seen, is written out.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

use unicode_segmentation::UnicodeSegmentation;

use super::hidden::{LONGEST_GRAPHEME, is_hidden, is_plain, judged};

/// The longest piece of text that is quoted in a message, in bytes: the longest path of a file.
const LONGEST_QUOTED: usize = 4096;

/// How much a writer keeps of a line that does not end, in bytes.
const LONGEST_PENDING: usize = 64 * 1024;

/// `text` with each hidden character written out as `\u{1b}`; line ends stay. Of a letter with
/// accents without end only the first are left.
#[must_use]
pub fn escaped(text: &str) -> Cow<'_, str> {
    with_hidden(
        text,
        |letter| letter == '\n',
        |out, letter| write!(out, "\\u{{{:x}}}", u32::from(letter)),
    )
}

/// `text` with each hidden character written out, line ends too: nothing in it can pass for a line
/// of its own.
#[must_use]
pub fn escaped_line(text: &str) -> Cow<'_, str> {
    with_hidden(
        text,
        |_| false,
        |out, letter| write!(out, "\\u{{{:x}}}", u32::from(letter)),
    )
}

/// `text` as it stands in HTML and in SVG, between tags or in an attribute.
#[must_use]
pub fn markup_escaped(text: &str) -> String {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    escaped_line(&text.replace('"', "&quot;")).into_owned()
}

/// JSON in which each hidden character, which can only stand in one of its texts, is written as
/// `\u202e`. It means what it meant before.
#[must_use]
pub fn json_escaped(json: &str) -> Cow<'_, str> {
    json_keeping(json, |letter| !is_hidden(letter) || letter == '\n')
}

/// JSON in ASCII alone. It means what it meant before.
#[must_use]
pub fn json_in_ascii(json: &str) -> Cow<'_, str> {
    json_keeping(json, |letter| matches!(letter, ' '..='~' | '\n'))
}

fn json_keeping(json: &str, is_kept: impl Fn(char) -> bool) -> Cow<'_, str> {
    if json.chars().all(&is_kept) {
        return json.into();
    }
    let mut out = String::with_capacity(json.len() + 16);
    for letter in json.chars() {
        if is_kept(letter) {
            out.push(letter);
        } else {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                // Writing into a string cannot fail.
                let _ = write!(out, "\\u{unit:04x}");
            }
        }
    }
    out.into()
}

/// `text` as a message quotes it: with what is hidden written out, and not without end.
#[must_use]
pub fn shortened(text: &str) -> Cow<'_, str> {
    if text.len() <= LONGEST_QUOTED {
        return escaped(text);
    }
    let cut = text
        .char_indices()
        .map(|(at, _)| at)
        .take_while(|&at| at <= LONGEST_QUOTED)
        .last()
        .unwrap_or(0);
    format!("{}…", escaped(&text[..cut])).into()
}

/// `text` with its hidden characters as `write` writes them, but for those to keep.
fn with_hidden(
    text: &str,
    is_kept: impl Fn(char) -> bool,
    write: impl Fn(&mut String, char) -> std::fmt::Result,
) -> Cow<'_, str> {
    if text
        .bytes()
        .all(|byte| matches!(byte, b' '..=b'~') || is_kept(byte.into()) && byte.is_ascii())
    {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for grapheme in text.graphemes(true) {
        if is_plain(grapheme) {
            out += grapheme;
            continue;
        }
        let start = out.len();
        for (letter, is_shown) in judged(grapheme) {
            if out.len() - start >= LONGEST_GRAPHEME {
                out.push('…');
                break;
            }
            if is_shown || is_kept(letter) {
                out.push(letter);
            } else {
                // Writing into a string cannot fail.
                let _ = write(&mut out, letter);
            }
        }
    }
    out.into()
}

/// A writer that passes text on with its hidden characters written out, line by line. What is no
/// UTF-8 becomes `�`. The last line is written when the writer is flushed or let go.
#[derive(Debug)]
pub struct Escaping<W: Write> {
    inner: W,
    /// The beginning of a line that has not ended.
    pending: Vec<u8>,
}

impl<W: Write> Escaping<W> {
    /// Writes to `inner`.
    pub const fn new(inner: W) -> Escaping<W> {
        Escaping {
            inner,
            pending: Vec::new(),
        }
    }

    /// Passes on the first `end` bytes of what waits.
    fn pass_on(&mut self, end: usize) -> io::Result<()> {
        let passed: Vec<u8> = self.pending.drain(..end).collect();
        self.inner
            .write_all(escaped(&String::from_utf8_lossy(&passed)).as_bytes())
    }
}

impl<W: Write> Write for Escaping<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pending.extend_from_slice(bytes);
        if let Some(end) = self.pending.iter().rposition(|&byte| byte == b'\n') {
            self.pass_on(end + 1)?;
        } else if self.pending.len() > LONGEST_PENDING {
            // Between two characters, as far as they are any.
            let is_start = |byte: &u8| byte & 0xc0 != 0x80;
            let end = self
                .pending
                .iter()
                .rposition(is_start)
                .filter(|&end| end > 0)
                .unwrap_or(self.pending.len());
            self.pass_on(end)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pass_on(self.pending.len())?;
        self.inner.flush()
    }
}

impl<W: Write> Drop for Escaping<W> {
    fn drop(&mut self) {
        // There is no player left to tell.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_escaped() {
        assert_eq!(
            escaped("a\u{1b}]52;c;ZXZpbA==\u{7}b\n"),
            "a\\u{1b}]52;c;ZXZpbA==\\u{7}b\n"
        );
        assert_eq!(escaped_line("a\nb"), "a\\u{a}b");
        assert_eq!(
            escaped("\u{301}é\u{202e}👩\u{200d}❤\u{fe0f}"),
            "\\u{301}é\\u{202e}👩\u{200d}❤\u{fe0f}"
        );
        assert!(matches!(
            escaped("plain é…\n".trim_end_matches("é…\n")),
            Cow::Borrowed(_)
        ));
        assert!(escaped(&format!("a{}b", "\u{301}".repeat(1 << 20))).len() < 100);
        assert!(shortened(&"é".repeat(1 << 20)).len() < LONGEST_QUOTED + 10);
    }

    #[test]
    fn json_means_what_it_meant() {
        let text = "a\u{1b}\u{9b}\u{202e}\u{e0041}é\"\\";
        let json = serde_json::to_string_pretty(&[text]).unwrap();
        let safe = json_escaped(&json);
        assert!(
            !safe
                .chars()
                .any(|letter| is_hidden(letter) && letter != '\n'),
            "{safe}"
        );
        assert_eq!(serde_json::from_str::<[String; 1]>(&safe).unwrap(), [text]);
    }

    #[test]
    fn a_writer_gets_whole_lines_however_they_are_cut() {
        let text = "one\u{1b}[2J é\ntwo \u{202e}👩\u{200d}❤\u{fe0f}\nno end";
        for size in 1..10 {
            let mut out = Vec::new();
            let mut writer = Escaping::new(&mut out);
            for piece in text.as_bytes().chunks(size) {
                writer.write_all(piece).unwrap();
            }
            drop(writer);
            assert_eq!(String::from_utf8(out).unwrap(), escaped(text));
        }
    }
}
