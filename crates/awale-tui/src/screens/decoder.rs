//! Decodes the bytes of a terminal into keys, mouse events and pastes. It reads no clock and no
//! file.
//!
//! [`Decoder`] finds where each sequence ends, also when it comes in pieces, and `terminput` finds
//! its key. Answers of the terminal (OSC, DCS, APC, PM and SOS strings, CSI sequences that are no
//! key) are skipped up to their end: read as keys, the `r` of `rgb:` would resign a game. Memory is
//! bounded for any input.

use std::time::Duration;

use awale_words::text::composed_letter;
use terminput::{Event, KeyCode};

const ETX: u8 = 0x03;
const BEL: u8 = 0x07;
const CAN: u8 = 0x18;
const SUB: u8 = 0x1a;
const ESC: u8 = 0x1b;

/// What ends a bracketed paste.
const PASTE_END: &[u8] = b"\x1b[201~";
/// The longest sequence that can be a key. A report of the mouse is at most 20 bytes long.
const LONGEST: usize = 64;
/// How much of a paste is kept, in bytes. The longest text that the program takes is far shorter.
const LONGEST_PASTE: usize = 64 * 1024;

/// How long an Esc may be the beginning of a sequence. Terminals send those in one piece; a network
/// may cut them.
const LONE_ESCAPE: Duration = Duration::from_millis(50);
/// How long to wait for the end of a sequence, string or paste.
pub const UNFINISHED: Duration = Duration::from_secs(1);

/// What the bytes so far begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Ground,
    Escape,
    /// After `ESC O`.
    Ss3,
    /// After `ESC [`.
    Csi,
    /// After `ESC [ [`, with which the Linux console begins F1 to F5.
    Console,
    /// This many bytes of a report of the mouse in its oldest form, or of a character, are to come.
    Mouse(u8),
    Character(u8),
    /// A string that BEL ends (OSC), or only ST.
    Text {
        bell_ends: bool,
    },
    /// The same, after an ESC, which may begin ST.
    TextEscape {
        bell_ends: bool,
    },
    /// A paste, and how much of its end has come.
    Paste(usize),
}

/// Turns the bytes of one terminal into events.
#[derive(Debug, Default)]
pub struct Decoder {
    state: State,
    sequence: Vec<u8>,
    paste: Vec<u8>,
}

impl Decoder {
    /// Takes the next bytes, and adds what they mean to `events`.
    pub fn feed(&mut self, bytes: &[u8], events: &mut Vec<Event>) {
        for &byte in bytes {
            self.take(byte, events);
        }
    }

    /// How long to wait for more bytes before calling [`give_up`](Decoder::give_up). `None`:
    /// without limit.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        match self.state {
            State::Ground => None,
            State::Escape => Some(LONE_ESCAPE),
            _ => Some(UNFINISHED),
        }
    }

    /// Whether a sequence has begun whose end the terminal sends at once. Other bytes must not
    /// prolong the wait for it, unlike those of a long paste.
    #[must_use]
    pub const fn expects_an_end(&self) -> bool {
        !matches!(self.state, State::Ground | State::Escape | State::Paste(_))
    }

    /// Nothing came for as long as [`patience`](Decoder::patience): an ESC was the key Esc, a paste
    /// is over, and any other beginning was none.
    pub fn give_up(&mut self, events: &mut Vec<Event>) {
        match self.state {
            State::Escape => self.finish(events),
            State::Paste(_) => self.finish_paste(events),
            _ => self.drop_sequence(),
        }
    }

    fn take(&mut self, byte: u8, events: &mut Vec<Event>) {
        // Ctrl-C always gets through.
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
            // Another sequence ends the string and begins itself.
            State::TextEscape { .. } => {
                self.drop_sequence();
                self.begin(ESC, events);
                self.take(byte, events);
            }
            State::Paste(matched) => self.paste(byte, matched, events),
        }
    }

    /// Takes the first byte of a key, a character or a sequence.
    fn begin(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            ESC => self.more(byte, State::Escape),
            0..0x80 => self.last(byte, events),
            0xc2..=0xdf => self.more(byte, State::Character(1)),
            0xe0..=0xef => self.more(byte, State::Character(2)),
            0xf0..=0xf4 => self.more(byte, State::Character(3)),
            // No character begins with it.
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
            // A key with Alt.
            _ => self.begin(byte, events),
        }
    }

    fn csi(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            b'[' if self.sequence.len() == 2 => self.more(byte, State::Console),
            b'M' if self.sequence.len() == 2 => self.more(byte, State::Mouse(3)),
            0x20..=0x3f => {
                // Too long for a key: only its end matters, and it stays too long.
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
        // It was not the end after all. Only its first byte can begin it again.
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

    /// The sequence broke off before `byte`.
    fn anew(&mut self, byte: u8, events: &mut Vec<Event>) {
        self.drop_sequence();
        self.begin(byte, events);
    }

    fn drop_sequence(&mut self) {
        self.sequence.clear();
        self.state = State::Ground;
    }
}

/// Adds `event`. An accent that comes with the letter before it is one key with it.
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

/// Whether a CSI sequence of these parameters and this end can be a key, the mouse or the focus,
/// and no answer.
fn is_key(parameters: &[u8], end: u8) -> bool {
    if let Some(report) = parameters.strip_prefix(b"<") {
        return matches!(end, b'M' | b'm') && are_numbers(report) && has_place(report);
    }
    if end == b'M' && !has_place(parameters) {
        return false;
    }
    // A key that a letter names has 1 as its number, unlike the place of the cursor.
    let named = parameters.is_empty() || parameters == b"1" || parameters.starts_with(b"1;");
    parameters.len() < LONGEST - 2
        && are_numbers(parameters)
        && (matches!(end, b'~' | b'u' | b'M') && !parameters.is_empty()
            || end.is_ascii_uppercase() && named)
}

/// Whether the column and the row of a report of the mouse count from 1, as they must.
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
