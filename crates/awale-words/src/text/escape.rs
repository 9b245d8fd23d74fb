//! Escaping text for a terminal: control and invisible characters are replaced by visible escapes.

use std::{
    borrow::Cow,
    fmt::Write as _,
    io::{self, Write},
};

use unicode_segmentation::UnicodeSegmentation;

use super::hidden_characters::{
    MAX_GRAPHEME_BYTES, chars_with_visibility, is_hidden, is_safe_for_terminal,
};

/// The maximum size of a quoted text in a message, in bytes: as long as the longest file path.
const MAX_QUOTED_BYTES: usize = 4096;

/// The maximum size of an unfinished line that a writer buffers, in bytes.
const MAX_PENDING_LINE_BYTES: usize = 64 * 1024;

/// Replaces each hidden character of `text` by an escape such as `\u{1b}`, but keeps line ends. A
/// letter with very many accents keeps only the first ones.
pub fn escape_hidden(text: &str) -> Cow<'_, str> {
    replace_hidden(
        text,
        |letter| letter == '\n',
        |out, letter| write!(out, "\\u{{{:x}}}", u32::from(letter)),
    )
}

/// Replaces each hidden character of `text` by an escape, line ends too, so that the text stays on
/// one line.
pub fn escape_hidden_and_line_ends(text: &str) -> Cow<'_, str> {
    replace_hidden(
        text,
        |_| false,
        |out, letter| write!(out, "\\u{{{:x}}}", u32::from(letter)),
    )
}

/// Escapes `text` for HTML and SVG, between tags or in an attribute.
pub fn markup_escaped(text: &str) -> String {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    escape_hidden_and_line_ends(&text.replace('"', "&quot;")).into_owned()
}

/// Characters that begin a formula in a spreadsheet, including full-width forms.
const FORMULA_START_CHARS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// Formats the rows of a table as comma-separated values. A cell that looks like a formula gets a
/// quote before it, so that spreadsheets show its text.
pub fn csv_text<'a>(rows: impl IntoIterator<Item = &'a Vec<String>>) -> String {
    let csv_cell = |cell: &String| {
        // Programs that search for a heading expect plain spaces, so no-break spaces are replaced.
        let text = escape_hidden_and_line_ends(cell).replace('\u{a0}', " ");
        let is_number_or_dash = text == "-" || text.parse::<f64>().is_ok();
        let formula_guard = if text.starts_with(FORMULA_START_CHARS) && !is_number_or_dash {
            "'"
        } else {
            ""
        };
        let text = format!("{formula_guard}{text}");
        if text.contains([',', '"']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text
        }
    };
    let csv_line =
        |row: &Vec<String>| row.iter().map(csv_cell).collect::<Vec<_>>().join(",") + "\n";
    rows.into_iter().map(csv_line).collect()
}

/// Escapes each hidden character of a JSON text as `\u202e`. Hidden characters only occur in JSON
/// strings, so the meaning stays the same.
pub fn json_escaped(json: &str) -> Cow<'_, str> {
    escape_json_unless(json, |letter| !is_hidden(letter) || letter == '\n')
}

/// Escapes all characters of a JSON text that are not ASCII. The meaning stays the same.
pub fn json_in_ascii(json: &str) -> Cow<'_, str> {
    escape_json_unless(json, |letter| matches!(letter, ' '..='~' | '\n'))
}

fn escape_json_unless(json: &str, is_allowed: impl Fn(char) -> bool) -> Cow<'_, str> {
    if json.chars().all(&is_allowed) {
        return json.into();
    }
    let mut out = String::with_capacity(json.len() + 16);
    for letter in json.chars() {
        if is_allowed(letter) {
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

/// Prepares `text` for a message: escapes hidden characters, and shortens a long text.
pub fn escaped_and_shortened(text: &str) -> Cow<'_, str> {
    if text.len() <= MAX_QUOTED_BYTES {
        return escape_hidden(text);
    }
    let cut_offset = text
        .char_indices()
        .map(|(at, _)| at)
        .take_while(|&at| at <= MAX_QUOTED_BYTES)
        .last()
        .unwrap_or(0);
    format!("{}…", escape_hidden(&text[..cut_offset])).into()
}

/// Replaces hidden characters by the output of `write_escape`, except those for which `is_allowed`
/// returns true.
fn replace_hidden(
    text: &str,
    is_allowed: impl Fn(char) -> bool,
    write_escape: impl Fn(&mut String, char) -> std::fmt::Result,
) -> Cow<'_, str> {
    if text
        .bytes()
        .all(|byte| matches!(byte, b' '..=b'~') || is_allowed(byte.into()) && byte.is_ascii())
    {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for grapheme in text.graphemes(true) {
        if is_safe_for_terminal(grapheme) {
            out += grapheme;
            continue;
        }
        let start = out.len();
        for (letter, is_shown) in chars_with_visibility(grapheme) {
            if out.len() - start >= MAX_GRAPHEME_BYTES {
                out.push('…');
                break;
            }
            if is_shown || is_allowed(letter) {
                out.push(letter);
            } else {
                // Writing into a string cannot fail.
                let _ = write_escape(&mut out, letter);
            }
        }
    }
    out.into()
}

/// A writer that escapes hidden characters and passes text on line by line. Invalid UTF-8 becomes
/// `�`. The last line is written when the writer is flushed or dropped.
#[derive(Debug)]
pub struct EscapingWriter<W: Write> {
    inner: W,
    /// The start of a line whose end has not been written yet.
    pending_bytes: Vec<u8>,
}

impl<W: Write> EscapingWriter<W> {
    /// Makes a writer that writes to `inner`.
    pub const fn new(inner: W) -> EscapingWriter<W> {
        EscapingWriter {
            inner,
            pending_bytes: Vec::new(),
        }
    }

    /// Writes the first `end` bytes of the buffered text with hidden characters escaped.
    fn write_escaped_until(&mut self, end: usize) -> io::Result<()> {
        let bytes: Vec<u8> = self.pending_bytes.drain(..end).collect();
        self.inner
            .write_all(escape_hidden(&String::from_utf8_lossy(&bytes)).as_bytes())
    }
}

impl<W: Write> Write for EscapingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pending_bytes.extend_from_slice(bytes);
        if let Some(end) = self.pending_bytes.iter().rposition(|&byte| byte == b'\n') {
            self.write_escaped_until(end + 1)?;
        } else if self.pending_bytes.len() > MAX_PENDING_LINE_BYTES {
            // Cut between two characters if the bytes are valid UTF-8.
            let is_char_start = |byte: &u8| byte & 0xc0 != 0x80;
            let end = self
                .pending_bytes
                .iter()
                .rposition(is_char_start)
                .filter(|&end| end > 0)
                .unwrap_or(self.pending_bytes.len());
            self.write_escaped_until(end)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.write_escaped_until(self.pending_bytes.len())?;
        self.inner.flush()
    }
}

impl<W: Write> Drop for EscapingWriter<W> {
    fn drop(&mut self) {
        // A destructor cannot report an error.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_escaped() {
        assert_eq!(
            escape_hidden("a\u{1b}]52;c;ZXZpbA==\u{7}b\n"),
            "a\\u{1b}]52;c;ZXZpbA==\\u{7}b\n"
        );
        assert_eq!(escape_hidden_and_line_ends("a\nb"), "a\\u{a}b");
        assert_eq!(
            escape_hidden("\u{301}é\u{202e}👩\u{200d}❤\u{fe0f}"),
            "\\u{301}é\\u{202e}👩\u{200d}❤\u{fe0f}"
        );
        assert!(matches!(
            escape_hidden("plain é…\n".trim_end_matches("é…\n")),
            Cow::Borrowed(_)
        ));
        assert!(escape_hidden(&format!("a{}b", "\u{301}".repeat(1 << 20))).len() < 100);
        assert!(escaped_and_shortened(&"é".repeat(1 << 20)).len() < MAX_QUOTED_BYTES + 10);
    }

    #[test]
    fn a_spreadsheet_runs_no_cell_as_a_formula_and_reads_numbers_as_numbers() {
        let rows = [
            ["=1+1", "-5"],
            ["a,\"b\"", "-"],
            ["+x\u{a0}y\n", "1\u{a0}000"],
        ];
        assert_eq!(
            csv_text(&rows.map(|row| row.map(str::to_owned).to_vec())),
            "'=1+1,-5\n\"a,\"\"b\"\"\",-\n'+x y\\u{a},1 000\n"
        );
    }

    #[test]
    fn escaping_json_keeps_the_values_in_it() {
        let text = "a\u{1b}\u{9b}\u{202e}\u{e0041}é\"\\";
        let json = serde_json::to_string_pretty(&[text]).unwrap();
        let escaped_json = json_escaped(&json);
        assert!(
            !escaped_json
                .chars()
                .any(|letter| is_hidden(letter) && letter != '\n'),
            "{escaped_json}"
        );
        assert_eq!(
            serde_json::from_str::<[String; 1]>(&escaped_json).unwrap(),
            [text]
        );
    }

    #[test]
    fn markup_is_escaped_and_json_is_written_in_ascii() {
        assert_eq!(
            markup_escaped("<a title=\"x\">&\u{7}"),
            "&lt;a title=&quot;x&quot;&gt;&amp;\\u{7}"
        );
        assert_eq!(
            json_in_ascii("[\"é\",\n\"𝄞~ \"]"),
            "[\"\\u00e9\",\n\"\\ud834\\udd1e~ \"]"
        );
        assert!(matches!(json_in_ascii("[1]"), Cow::Borrowed("[1]")));
    }

    #[test]
    fn only_a_text_longer_than_the_maximum_is_shortened() {
        let longest = "x".repeat(MAX_QUOTED_BYTES);
        assert_eq!(escaped_and_shortened(&longest), longest);
        assert_eq!(
            escaped_and_shortened(&format!("{longest}yz")),
            format!("{longest}…")
        );
        assert_eq!(escaped_and_shortened("a\u{1b}"), "a\\u{1b}");
    }

    #[test]
    fn a_long_line_without_an_end_is_passed_on_in_pieces_between_characters() {
        // The single byte at the start makes the pieces end within a two-byte character.
        let text = format!("a{}", "é".repeat(MAX_PENDING_LINE_BYTES));
        let mut writer = EscapingWriter::new(Vec::new());
        for piece in text.as_bytes().chunks(1000) {
            writer.write_all(piece).unwrap();
            assert!(writer.pending_bytes.len() <= MAX_PENDING_LINE_BYTES);
        }
        writer.flush().unwrap();
        assert_eq!(String::from_utf8(writer.inner.clone()).unwrap(), text);
    }

    #[test]
    fn an_escaping_writer_passes_on_whole_lines_however_the_input_is_split() {
        let text = "one\u{1b}[2J é\ntwo \u{202e}👩\u{200d}❤\u{fe0f}\nno end";
        for size in 1..10 {
            let mut out = Vec::new();
            let mut writer = EscapingWriter::new(&mut out);
            for piece in text.as_bytes().chunks(size) {
                writer.write_all(piece).unwrap();
            }
            drop(writer);
            assert_eq!(String::from_utf8(out).unwrap(), escape_hidden(text));
        }
    }
}
