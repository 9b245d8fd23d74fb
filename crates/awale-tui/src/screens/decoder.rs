//! Decodes the bytes of a terminal into keys, mouse events and pastes, without a clock or files.
//!
//! [`Decoder`] splits the bytes into sequences, even if a sequence arrives in pieces, and
//! `terminput` decodes each sequence. Replies of the terminal are skipped up to their end: OSC,
//! DCS, APC, PM and SOS strings, and CSI sequences other than keys. If they were read as keys, the
//! `r` of `rgb:` would resign a game. The decoder needs a limited amount of memory for any input.

use std::time::Duration;

use awale_words::text::composed_letter;
use terminput::{Event, KeyCode};

const ETX: u8 = 0x03;
const BEL: u8 = 0x07;
const CAN: u8 = 0x18;
const SUB: u8 = 0x1a;
const ESC: u8 = 0x1b;

/// The end of a bracketed paste.
const PASTE_END: &[u8] = b"\x1b[201~";
/// Maximum length of a key's sequence, in bytes. A mouse report has at most 20.
const LONGEST: usize = 64;
/// Maximum length of a paste, in bytes; the rest is dropped. No text field takes as much.
const LONGEST_PASTE: usize = 64 * 1024;

/// Time after which a single ESC counts as the key Esc and not as the begin of a sequence. A
/// terminal sends a sequence in one piece, but a network may split it.
const LONE_ESCAPE: Duration = Duration::from_millis(50);
/// Maximum wait for the rest of a sequence, a string or a paste.
pub const UNFINISHED: Duration = Duration::from_secs(1);

/// The kind of sequence that the bytes so far belong to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Ground,
    Escape,
    /// After `ESC O`, which begins a key with one more byte.
    Ss3,
    /// After `ESC [`.
    Csi,
    /// After `ESC [ [`. The Linux console sends this before the letter of F1 to F5.
    Console,
    /// In a mouse report of the oldest format: the number of bytes to come.
    Mouse(u8),
    Character(u8),
    /// In a string of the terminal, which ends with ST or, for an OSC string only, with BEL.
    Text {
        bell_ends: bool,
    },
    /// In a string, after an ESC that may be the first byte of ST (`ESC \`).
    TextEscape {
        bell_ends: bool,
    },
    /// In a paste, with the number of bytes of [`PASTE_END`] that have just arrived.
    Paste(usize),
}

/// Turns the bytes of one terminal into events. Create one decoder for each terminal.
#[derive(Debug, Default)]
pub struct Decoder {
    state: State,
    sequence: Vec<u8>,
    paste: Vec<u8>,
}

impl Decoder {
    /// Decodes `bytes` and appends the events to `events`.
    pub fn feed(&mut self, bytes: &[u8], events: &mut Vec<Event>) {
        for &byte in bytes {
            self.take(byte, events);
        }
    }

    /// Maximum wait for more bytes before [`end_escape`](Decoder::end_escape) must be called. `None`
    /// means without a limit.
    #[must_use]
    pub fn escape_timeout(&self) -> Option<Duration> {
        match self.state {
            State::Ground => None,
            State::Escape => Some(LONE_ESCAPE),
            _ => Some(UNFINISHED),
        }
    }

    /// Whether a sequence is incomplete that a terminal sends in one piece. The wait for its end
    /// must not start again with each byte, in contrast to a long paste.
    #[must_use]
    pub const fn expects_an_end(&self) -> bool {
        !matches!(self.state, State::Ground | State::Escape | State::Paste(_))
    }

    /// Ends the wait for more bytes, after the time that
    /// [`escape_timeout`](Decoder::escape_timeout) returns. A pending ESC becomes the key Esc, a
    /// pending paste is reported, and anything else is dropped.
    pub fn end_escape(&mut self, events: &mut Vec<Event>) {
        match self.state {
            State::Escape => self.finish(events),
            State::Paste(_) => self.finish_paste(events),
            _ => self.drop_sequence(),
        }
    }

    fn take(&mut self, byte: u8, events: &mut Vec<Event>) {
        // Ctrl-C works even within an unfinished sequence or paste.
        if byte == ETX {
            self.drop_sequence();
            self.paste.clear();
            self.begin(byte, events);
            return;
        }
        match self.state {
            State::Ground => self.begin(byte, events),
            State::Escape => self.after_escape(byte, events),
            State::Ss3 | State::Console if byte.is_ascii_graphic() => self.last(byte, events),
            State::Csi => self.csi(byte, events),
            State::Mouse(1) => self.last(byte, events),
            State::Mouse(left) => self.more(byte, State::Mouse(left - 1)),
            State::Character(1) if is_continuation(byte) => self.last(byte, events),
            State::Character(left) if is_continuation(byte) => {
                self.more(byte, State::Character(left - 1));
            }
            State::Ss3 | State::Console | State::Character(_) => self.anew(byte, events),
            State::Text { bell_ends } => match byte {
                ESC => self.state = State::TextEscape { bell_ends },
                CAN | SUB => self.drop_sequence(),
                BEL if bell_ends => self.drop_sequence(),
                _ => {}
            },
            State::TextEscape { .. } if byte == b'\\' => self.drop_sequence(),
            // A new sequence also ends the string.
            State::TextEscape { .. } => {
                self.drop_sequence();
                self.begin(ESC, events);
                self.take(byte, events);
            }
            State::Paste(matched) => self.paste(byte, matched, events),
        }
    }

    /// Handles the first byte of a key, a character or a sequence.
    fn begin(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            ESC => self.more(byte, State::Escape),
            0..0x80 => self.last(byte, events),
            0xc2..=0xdf => self.more(byte, State::Character(1)),
            0xe0..=0xef => self.more(byte, State::Character(2)),
            0xf0..=0xf4 => self.more(byte, State::Character(3)),
            // No UTF-8 character begins with this byte.
            _ => self.drop_sequence(),
        }
    }

    fn after_escape(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            ESC => {
                self.finish(events);
                self.begin(ESC, events);
            }
            b'[' => self.more(byte, State::Csi),
            b'O' => self.more(byte, State::Ss3),
            b']' => self.state = State::Text { bell_ends: true },
            b'P' | b'X' | b'^' | b'_' => self.state = State::Text { bell_ends: false },
            // ESC and a character are a key with Alt.
            _ => self.begin(byte, events),
        }
    }

    fn csi(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            b'[' if self.sequence.len() == 2 => self.more(byte, State::Console),
            b'M' if self.sequence.len() == 2 => self.more(byte, State::Mouse(3)),
            0x20..=0x3f => {
                // Too long for a key. The length stays at the limit, so the sequence is dropped at
                // its end.
                if self.sequence.len() < LONGEST {
                    self.sequence.push(byte);
                }
            }
            b'~' if self.sequence == b"\x1b[200" => {
                self.sequence.clear();
                self.state = State::Paste(0);
            }
            0x40..=0x7e if is_key(self.sequence.get(2..).unwrap_or_default(), byte) => {
                self.last(byte, events);
            }
            0x40..=0x7e | CAN | SUB => self.drop_sequence(),
            _ => self.anew(byte, events),
        }
    }

    fn paste(&mut self, byte: u8, matched: usize, events: &mut Vec<Event>) {
        if PASTE_END.get(matched) == Some(&byte) {
            self.state = State::Paste(matched + 1);
            if matched + 1 == PASTE_END.len() {
                self.finish_paste(events);
            }
            return;
        }
        // This was no end of the paste. Of its bytes, only ESC can begin another end.
        self.keep_pasted(PASTE_END.get(..matched).unwrap_or_default());
        if byte == ESC {
            self.state = State::Paste(1);
        } else {
            self.keep_pasted(&[byte]);
            self.state = State::Paste(0);
        }
    }

    fn keep_pasted(&mut self, bytes: &[u8]) {
        let room = LONGEST_PASTE
            .saturating_sub(self.paste.len())
            .min(bytes.len());
        self.paste
            .extend_from_slice(bytes.get(..room).unwrap_or_default());
    }

    fn finish_paste(&mut self, events: &mut Vec<Event>) {
        let pasted = std::mem::take(&mut self.paste);
        events.push(Event::Paste(String::from_utf8_lossy(&pasted).into_owned()));
        self.drop_sequence();
    }

    fn more(&mut self, byte: u8, state: State) {
        self.sequence.push(byte);
        self.state = state;
    }

    fn last(&mut self, byte: u8, events: &mut Vec<Event>) {
        self.sequence.push(byte);
        self.finish(events);
    }

    fn finish(&mut self, events: &mut Vec<Event>) {
        if let Ok(Some(event)) = Event::parse_from(&self.sequence) {
            push(event, events);
        }
        self.drop_sequence();
    }

    /// Drops the broken sequence. `byte` is the first byte of a new one.
    fn anew(&mut self, byte: u8, events: &mut Vec<Event>) {
        self.drop_sequence();
        self.begin(byte, events);
    }

    fn drop_sequence(&mut self) {
        self.sequence.clear();
        self.state = State::Ground;
    }
}

/// Appends `event`. A combining accent is merged with the letter before it into one key.
fn push(event: Event, events: &mut Vec<Event>) {
    if let (Event::Key(accent), Some(Event::Key(before))) = (&event, events.last_mut())
        && let (KeyCode::Char(mark), KeyCode::Char(letter)) = (accent.code, before.code)
        && let Some(both) = composed_letter(letter, mark)
    {
        before.code = KeyCode::Char(both);
        return;
    }
    events.push(event);
}

fn is_continuation(byte: u8) -> bool {
    matches!(byte, 0x80..=0xbf)
}

/// Whether a CSI sequence is a key, a mouse report or a change of focus, and not a reply of the
/// terminal. `end` is its last byte.
fn is_key(parameters: &[u8], end: u8) -> bool {
    if let Some(report) = parameters.strip_prefix(b"<") {
        return matches!(end, b'M' | b'm') && are_numbers(report) && has_place(report);
    }
    if end == b'M' && !has_place(parameters) {
        return false;
    }
    // The number of a key with a letter is 1, in contrast to a reply with the position of the
    // cursor.
    let named = parameters.is_empty() || parameters == b"1" || parameters.starts_with(b"1;");
    parameters.len() < LONGEST - 2
        && are_numbers(parameters)
        && (matches!(end, b'~' | b'u' | b'M') && !parameters.is_empty()
            || end.is_ascii_uppercase() && named)
}

/// Whether the column and the row of a mouse report are at least 1, as required.
fn has_place(report: &[u8]) -> bool {
    report
        .split(|&byte| byte == b';')
        .skip(1)
        .all(|number| number.iter().any(|&digit| digit != b'0'))
}

fn are_numbers(parameters: &[u8]) -> bool {
    parameters
        .iter()
        .all(|byte| matches!(byte, b'0'..=b'9' | b';' | b':'))
}
