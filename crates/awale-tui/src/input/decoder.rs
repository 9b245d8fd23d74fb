//! Decodes the bytes of a terminal into keys, mouse events and pastes, without a clock or files.
//!
//! [`InputDecoder`] splits the bytes into sequences, even if a sequence arrives in pieces, and
//! `terminput` decodes each sequence. OSC, DCS, APC, PM and SOS strings, and CSI sequences other
//! than keys, are replies of the terminal. If a reply were read as keys, the `r` of `rgb:` would
//! resign a game. A [`TerminalReply`] about pictures is kept, all other replies are skipped. The
//! decoder needs a limited amount of memory for any input.

use awale_words::text::compose_letter;
use terminput::{Event, KeyCode};

use super::terminal_reply::TerminalReply;
use crate::prelude::*;

const ETX: u8 = 0x03;
const BEL: u8 = 0x07;
const CAN: u8 = 0x18;
const SUB: u8 = 0x1a;
const ESC: u8 = 0x1b;

/// The sequence with which a terminal ends a bracketed paste.
const PASTE_END: &[u8] = b"\x1b[201~";
/// Maximum length of a key's sequence or of a reply that is kept, in bytes. A mouse report has at
/// most 20.
const MAX_SEQUENCE_BYTES: usize = 64;
/// Maximum number of replies that are kept until they are taken.
const MAX_PENDING_REPLIES: usize = 8;
/// Maximum length of a paste, in bytes; the rest is dropped. No text field takes as much.
const MAX_PASTE_BYTES: usize = 64 * 1024;

/// Time after which a single ESC counts as the key Esc and not as the beginning of a sequence. A
/// terminal sends a sequence in one piece, but a network may split it.
const ESCAPE_TIMEOUT: Duration = Duration::from_millis(50);
/// Maximum wait for the rest of a sequence, a string or a paste.
pub const SEQUENCE_TIMEOUT: Duration = Duration::from_secs(1);

/// The kind of sequence to which the bytes received so far belong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum DecoderState {
    #[default]
    Ground,
    AfterEscape,
    /// The bytes so far are `ESC O` (SS3). One more byte completes the key.
    Ss3,
    /// The bytes so far begin with `ESC [`, which starts a control sequence (CSI).
    Csi,
    /// The bytes so far are `ESC [ [`, which the Linux console sends before the letter of F1 to F5.
    LinuxFunctionKey,
    /// Inside a mouse report of the oldest format (X10), with the number of bytes that are still
    /// missing.
    X10MouseBytesMissing(u8),
    Utf8BytesMissing(u8),
    /// Inside a control string of the terminal. Each string can end with ST, and an OSC string also
    /// with BEL.
    ControlString {
        ends_at_bell: bool,
    },
    /// Inside a control string, after an ESC that may be the first byte of ST (`ESC \`), the end of
    /// the string.
    ControlStringEscape {
        ends_at_bell: bool,
    },
    /// Inside a paste, with the number of last received bytes that match the beginning of
    /// [`PASTE_END`].
    PasteWithMatchedEndBytes(usize),
}

/// Turns the bytes of one terminal into events. Create one decoder for each terminal.
#[derive(Debug, Default)]
pub struct InputDecoder {
    state: DecoderState,
    sequence: Vec<u8>,
    paste: Vec<u8>,
    replies: Vec<TerminalReply>,
}

impl InputDecoder {
    /// Decodes `bytes` and appends the events to `events`.
    pub fn decode_bytes(&mut self, bytes: &[u8], events: &mut Vec<Event>) {
        for &byte in bytes {
            self.decode_byte(byte, events);
        }
    }

    /// Returns the replies of the terminal that have arrived since the last call.
    pub fn take_replies(&mut self) -> Vec<TerminalReply> {
        std::mem::take(&mut self.replies)
    }

    /// Maximum wait for more bytes before
    /// [`finish_pending_input`](InputDecoder::finish_pending_input) must be called. `None` means
    /// without a limit.
    pub fn escape_timeout(&self) -> Option<Duration> {
        match self.state {
            DecoderState::Ground => None,
            DecoderState::AfterEscape => Some(ESCAPE_TIMEOUT),
            _ => Some(SEQUENCE_TIMEOUT),
        }
    }

    /// Whether a sequence that a terminal sends in one piece is still incomplete. The caller must
    /// not restart the timeout with each byte of such a sequence, in contrast to a long paste.
    pub const fn has_incomplete_sequence(&self) -> bool {
        !matches!(
            self.state,
            DecoderState::Ground
                | DecoderState::AfterEscape
                | DecoderState::PasteWithMatchedEndBytes(_)
        )
    }

    /// Ends the wait for more bytes, after the time that
    /// [`escape_timeout`](InputDecoder::escape_timeout) returns. A pending ESC becomes the key Esc,
    /// a pending paste is reported, and anything else is dropped.
    pub fn finish_pending_input(&mut self, events: &mut Vec<Event>) {
        match self.state {
            DecoderState::AfterEscape => self.emit_sequence(events),
            DecoderState::PasteWithMatchedEndBytes(_) => self.finish_paste(events),
            _ => self.drop_sequence(),
        }
    }

    fn decode_byte(&mut self, byte: u8, events: &mut Vec<Event>) {
        // Ctrl-C works even within an unfinished sequence or paste.
        if byte == ETX {
            self.drop_sequence();
            self.paste.clear();
            self.decode_first_byte(byte, events);
            return;
        }
        match self.state {
            DecoderState::Ground => self.decode_first_byte(byte, events),
            DecoderState::AfterEscape => self.decode_after_escape(byte, events),
            DecoderState::Ss3 | DecoderState::LinuxFunctionKey if byte.is_ascii_graphic() => {
                self.end_sequence(byte, events);
            }
            DecoderState::Csi => self.decode_csi_byte(byte, events),
            DecoderState::X10MouseBytesMissing(1) => self.end_sequence(byte, events),
            DecoderState::X10MouseBytesMissing(remaining) => {
                self.push_byte(byte, DecoderState::X10MouseBytesMissing(remaining - 1));
            }
            DecoderState::Utf8BytesMissing(1) if is_utf8_continuation(byte) => {
                self.end_sequence(byte, events);
            }
            DecoderState::Utf8BytesMissing(remaining) if is_utf8_continuation(byte) => {
                self.push_byte(byte, DecoderState::Utf8BytesMissing(remaining - 1));
            }
            DecoderState::Ss3
            | DecoderState::LinuxFunctionKey
            | DecoderState::Utf8BytesMissing(_) => {
                self.restart_with(byte, events);
            }
            DecoderState::ControlString {
                ends_at_bell: bell_ends,
            } => match byte {
                ESC => {
                    self.state = DecoderState::ControlStringEscape {
                        ends_at_bell: bell_ends,
                    }
                }
                CAN | SUB => self.drop_sequence(),
                BEL if bell_ends => self.drop_sequence(),
                _ => self.extend_sequence(byte),
            },
            DecoderState::ControlStringEscape { .. } if byte == b'\\' => self.finish_reply(),
            // Without the `\` that completes ST, the ESC begins a new sequence, which also ends the
            // string.
            DecoderState::ControlStringEscape { .. } => {
                self.drop_sequence();
                self.decode_first_byte(ESC, events);
                self.decode_byte(byte, events);
            }
            DecoderState::PasteWithMatchedEndBytes(matched) => {
                self.decode_paste_byte(byte, matched, events);
            }
        }
    }

    /// Handles the first byte of a key, a character or a sequence.
    fn decode_first_byte(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            ESC => self.push_byte(byte, DecoderState::AfterEscape),
            0..0x80 => self.end_sequence(byte, events),
            0xc2..=0xdf => self.push_byte(byte, DecoderState::Utf8BytesMissing(1)),
            0xe0..=0xef => self.push_byte(byte, DecoderState::Utf8BytesMissing(2)),
            0xf0..=0xf4 => self.push_byte(byte, DecoderState::Utf8BytesMissing(3)),
            // No UTF-8 character begins with this byte.
            _ => self.drop_sequence(),
        }
    }

    fn decode_after_escape(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            ESC => {
                self.emit_sequence(events);
                self.decode_first_byte(ESC, events);
            }
            b'[' => self.push_byte(byte, DecoderState::Csi),
            b'O' => self.push_byte(byte, DecoderState::Ss3),
            b']' => self.state = DecoderState::ControlString { ends_at_bell: true },
            b'P' | b'X' | b'^' | b'_' => {
                self.push_byte(
                    byte,
                    DecoderState::ControlString {
                        ends_at_bell: false,
                    },
                );
            }
            // ESC followed by a character is this character with the Alt key.
            _ => self.decode_first_byte(byte, events),
        }
    }

    fn decode_csi_byte(&mut self, byte: u8, events: &mut Vec<Event>) {
        match byte {
            b'[' if self.sequence.len() == 2 => {
                self.push_byte(byte, DecoderState::LinuxFunctionKey);
            }
            b'M' if self.sequence.len() == 2 => {
                self.push_byte(byte, DecoderState::X10MouseBytesMissing(3));
            }
            0x20..=0x3f => self.extend_sequence(byte),
            b'~' if self.sequence == b"\x1b[200" => {
                self.sequence.clear();
                self.state = DecoderState::PasteWithMatchedEndBytes(0);
            }
            0x40..=0x7e if is_input_sequence(self.sequence.get(2..).unwrap_or_default(), byte) => {
                self.end_sequence(byte, events);
            }
            0x40..=0x7e => {
                self.sequence.push(byte);
                self.finish_reply();
            }
            CAN | SUB => self.drop_sequence(),
            _ => self.restart_with(byte, events),
        }
    }

    /// Appends a byte to the sequence. A sequence that is too long for a key or a reply stops
    /// growing at the limit, so that it is dropped at its end.
    fn extend_sequence(&mut self, byte: u8) {
        if self.sequence.len() < MAX_SEQUENCE_BYTES {
            self.sequence.push(byte);
        }
    }

    /// Keeps a complete reply if it is about pictures.
    fn finish_reply(&mut self) {
        if self.sequence.len() < MAX_SEQUENCE_BYTES && self.replies.len() < MAX_PENDING_REPLIES {
            self.replies.extend(TerminalReply::parse(&self.sequence));
        }
        self.drop_sequence();
    }

    fn decode_paste_byte(&mut self, byte: u8, matched_bytes: usize, events: &mut Vec<Event>) {
        if PASTE_END.get(matched_bytes) == Some(&byte) {
            self.state = DecoderState::PasteWithMatchedEndBytes(matched_bytes + 1);
            if matched_bytes + 1 == PASTE_END.len() {
                self.finish_paste(events);
            }
            return;
        }
        // The bytes so far did not end the paste, so they belong to its text. If `byte` is ESC, it
        // may begin the sequence that ends the paste.
        self.append_to_paste(PASTE_END.get(..matched_bytes).unwrap_or_default());
        if byte == ESC {
            self.state = DecoderState::PasteWithMatchedEndBytes(1);
        } else {
            self.append_to_paste(&[byte]);
            self.state = DecoderState::PasteWithMatchedEndBytes(0);
        }
    }

    fn append_to_paste(&mut self, bytes: &[u8]) {
        let fitting_byte_count = MAX_PASTE_BYTES
            .saturating_sub(self.paste.len())
            .min(bytes.len());
        self.paste
            .extend_from_slice(bytes.get(..fitting_byte_count).unwrap_or_default());
    }

    fn finish_paste(&mut self, events: &mut Vec<Event>) {
        let pasted_bytes = std::mem::take(&mut self.paste);
        events.push(Event::Paste(
            String::from_utf8_lossy(&pasted_bytes).into_owned(),
        ));
        self.drop_sequence();
    }

    fn push_byte(&mut self, byte: u8, state: DecoderState) {
        self.sequence.push(byte);
        self.state = state;
    }

    fn end_sequence(&mut self, byte: u8, events: &mut Vec<Event>) {
        self.sequence.push(byte);
        self.emit_sequence(events);
    }

    fn emit_sequence(&mut self, events: &mut Vec<Event>) {
        if let Ok(Some(event)) = Event::parse_from(&self.sequence) {
            push_event(event, events);
        }
        self.drop_sequence();
    }

    /// Drops the broken sequence. `byte` is the first byte of a new one.
    fn restart_with(&mut self, byte: u8, events: &mut Vec<Event>) {
        self.drop_sequence();
        self.decode_first_byte(byte, events);
    }

    fn drop_sequence(&mut self) {
        self.sequence.clear();
        self.state = DecoderState::Ground;
    }
}

/// Appends `event`. A combining accent is merged with the letter before it into one key.
fn push_event(event: Event, events: &mut Vec<Event>) {
    if let (Event::Key(accent), Some(Event::Key(before))) = (&event, events.last_mut())
        && let (KeyCode::Char(mark), KeyCode::Char(letter)) = (accent.code, before.code)
        && let Some(composed_letter) = compose_letter(letter, mark)
    {
        before.code = KeyCode::Char(composed_letter);
        return;
    }
    events.push(event);
}

fn is_utf8_continuation(byte: u8) -> bool {
    matches!(byte, 0x80..=0xbf)
}

/// Whether a CSI sequence is a key, a mouse report or a change of focus, and not a reply of the
/// terminal. `final_byte` is its last byte.
fn is_input_sequence(parameters: &[u8], final_byte: u8) -> bool {
    if let Some(mouse_parameters) = parameters.strip_prefix(b"<") {
        return matches!(final_byte, b'M' | b'm')
            && is_numeric(mouse_parameters)
            && has_valid_mouse_position(mouse_parameters);
    }
    if final_byte == b'M' && !has_valid_mouse_position(parameters) {
        return false;
    }
    // A key that ends with a letter has the number 1 or none, in contrast to a reply with the
    // position of the cursor.
    let has_letter_key_number =
        parameters.is_empty() || parameters == b"1" || parameters.starts_with(b"1;");
    parameters.len() < MAX_SEQUENCE_BYTES - 2
        && is_numeric(parameters)
        && (matches!(final_byte, b'~' | b'u' | b'M') && !parameters.is_empty()
            || final_byte.is_ascii_uppercase() && has_letter_key_number)
}

/// Whether the column and the row of a mouse report are at least 1, as required.
fn has_valid_mouse_position(mouse_parameters: &[u8]) -> bool {
    mouse_parameters
        .split(|&byte| byte == b';')
        .skip(1)
        .all(|number| number.iter().any(|&digit| digit != b'0'))
}

fn is_numeric(parameters: &[u8]) -> bool {
    parameters
        .iter()
        .all(|byte| matches!(byte, b'0'..=b'9' | b';' | b':'))
}
