//! A session line by line, for screen readers, simple terminals and pipes. [`LineWire`] prints what
//! changes from frame to frame, and [`LineWire::interpret_line`] reads a typed line.

mod reply;

use std::any::Any;
use std::collections::VecDeque;
use std::mem;
use std::time::{Duration, Instant};

use awale_app::app::{BoardOutline, ClockOutline, FooterButton, Outline, OutlinePart, RowOutline};
use awale_page::wire::{BellReason, Wire};
use awale_study::words::Words;
use awale_words::say;
use awale_words::text::letters::without_letter_marks;

use reply::{button_label, commands_line};

/// Size of the window in which the screens are drawn: wide enough for lists, too narrow for boards
/// next to them.
pub const LINE_WINDOW_SIZE: (u16, u16) = (100, 50);
/// Maximum number of bytes of a typed line. The rest is dropped.
const MAX_LINE_BYTES: usize = 1000;
/// Times on a clock that are announced, in seconds.
const ANNOUNCED_SECONDS: [u64; 3] = [60, 20, 10];
/// The line for Ctrl-C and Ctrl-D.
const INTERRUPT_LINE: &str = "\x03";
/// Maximum time for which the next typed line waits until the club has answered the last one.
const MAX_ANSWER_WAIT: Duration = Duration::from_secs(2);

/// Prints frames as lines of text, without escape sequences.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is about something else"
)]
pub struct LineWire {
    out: Vec<u8>,
    /// Whether the client's terminal is in raw mode: it needs an echo, and `\r` before `\n`.
    is_raw: bool,
    /// The bytes of the line that is being typed.
    typed: Vec<u8>,
    lines: VecDeque<String>,
    /// The content of the last frame.
    shown: Outline,
    /// The rows that have been printed, by their numbers. `None` for a row that has gone.
    rows: Vec<Option<RowOutline>>,
    /// The commands that have been printed.
    offered: Vec<FooterButton>,
    /// A call to a game or a challenge, which is printed if the screen does not show it.
    call: Option<String>,
    /// Whether the screen shows a turn or a challenge in this frame.
    has_news: bool,
    prints_all: bool,
    /// Whether the next frame answers a typed line. It then prints all changed rows.
    is_reply: bool,
    /// The time since which the club has to answer the last typed line.
    waits_since: Option<Instant>,
}

impl LineWire {
    pub fn new(is_raw: bool) -> LineWire {
        LineWire {
            is_raw,
            ..LineWire::default()
        }
    }

    /// Takes bytes from the client.
    pub fn feed_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            match byte {
                // A client in raw mode sends `\r`, a pipe `\n` or both.
                b'\r' if !self.is_raw => {}
                b'\r' | b'\n' => {
                    let line = mem::take(&mut self.typed);
                    self.lines
                        .push_back(String::from_utf8_lossy(&line).trim().to_owned());
                    self.echo(b"\r\n");
                }
                // Ctrl-C and Ctrl-D
                3 | 4 if self.is_raw => self.lines.push_back(INTERRUPT_LINE.to_owned()),
                8 | 127 if self.is_raw => {
                    let removed = self.typed.iter().rposition(|byte| byte & 0xc0 != 0x80);
                    if let Some(start) = removed {
                        self.typed.truncate(start);
                        self.echo(b"\x08 \x08");
                    }
                }
                _ if self.typed.len() < MAX_LINE_BYTES => {
                    self.typed.push(byte);
                    if byte >= b' ' {
                        self.echo(&[byte]);
                    }
                }
                _ => {}
            }
        }
    }

    fn echo(&mut self, bytes: &[u8]) {
        if self.is_raw {
            self.out.extend(bytes);
        }
    }

    /// Ends the input: an incomplete line counts as a line.
    pub fn end_input(&mut self) {
        if !self.typed.is_empty() {
            self.feed_bytes(b"\n");
        }
    }

    pub fn has_lines(&self) -> bool {
        !self.lines.is_empty()
    }

    /// The time at which the next line is read although the club has not answered.
    pub fn answer_deadline(&self) -> Option<Instant> {
        self.waits_since
            .filter(|_| self.has_lines())
            .map(|since| since + MAX_ANSWER_WAIT)
    }

    /// The next typed line, unless the club has to answer the last one first.
    pub fn next_line(&mut self) -> Option<String> {
        if self
            .answer_deadline()
            .is_some_and(|due| due > Instant::now())
        {
            return None;
        }
        let line = self.lines.pop_front()?;
        self.waits_since = None;
        self.is_reply = true;
        Some(line)
    }

    /// Waits until the club has answered the last line.
    pub fn begin_wait_for_club(&mut self) {
        self.waits_since = Some(Instant::now());
    }

    /// Ends the wait for the club.
    pub fn end_wait_for_club(&mut self) {
        let since = self.waits_since.take();
        // An update that comes later does not answer the typed line.
        self.is_reply &= since.is_none_or(|since| since.elapsed() < MAX_ANSWER_WAIT);
    }

    /// Prints a text, without control characters.
    pub fn print(&mut self, text: &str) {
        for line in without_letter_marks(text).lines() {
            let shown = line.chars().filter(|sign| !sign.is_control());
            self.out.extend(shown.collect::<String>().into_bytes());
            self.out
                .extend(if self.is_raw { &b"\r\n"[..] } else { b"\n" });
        }
    }

    /// Prints a row with its number if it is new or has changed. A row keeps its number from frame
    /// to frame. `old` contains the printed rows that were not found in this frame yet.
    fn print_row(&mut self, row: &RowOutline, old: &mut Vec<Option<RowOutline>>, is_new: bool) {
        let place = match old
            .iter()
            .position(|old| old.as_ref().is_some_and(|old| old.label == row.label))
        {
            Some(place) => place,
            None if is_new || self.is_reply || row.is_news => old.len(),
            None => return,
        };
        let length = old.len().max(place + 1);
        old.resize(length, None);
        self.rows.resize(length, None);
        let before = old[place].take();
        self.rows[place] = Some(row.clone());
        if before.is_some_and(|before| before.value == row.value) {
            return;
        }
        self.has_news |= row.is_news;
        if row.field.is_none() {
            self.print(&format!("{}. {}", place + 1, row.label_and_value()));
        }
    }

    fn print_changed_parts(&mut self, now: &Outline, old: &Outline, is_new: bool, words: &Words) {
        let mut rows = mem::take(&mut self.rows);
        self.rows.resize(rows.len(), None);
        let mut before: Vec<&OutlinePart> = old.parts.iter().collect();
        for part in &now.parts {
            match part {
                OutlinePart::Heading(text) if is_new && *text != now.title => self.print(text),
                OutlinePart::Text(text) | OutlinePart::Countdown(text) => {
                    // If a text occurs twice, one of the two may be new.
                    let known = before
                        .iter()
                        .position(|old| is_same_text(old, part))
                        .map(|place| before.swap_remove(place));
                    if is_new || known.is_none() {
                        self.print(text);
                    }
                }
                OutlinePart::Row(row) => self.print_row(row, &mut rows, is_new),
                OutlinePart::Heading(_) | OutlinePart::Field(_) => {}
            }
        }
        for (place, gone) in rows.into_iter().enumerate() {
            let Some(row) = gone else { continue };
            if self.is_reply {
                self.print(&say!(words, "club-line-gone", row = row.label_and_value()));
            } else {
                self.rows[place] = Some(row);
            }
        }
    }

    fn print_board(&mut self, now: &BoardOutline, old: &BoardOutline, is_new: bool, words: &Words) {
        let turn = now.choice.is_some()
            && (is_new || now.last_move != old.last_move || old.choice.is_none());
        if is_new {
            self.print(&now.players.join(", "));
        }
        if is_new || turn {
            self.print(&now.position);
        }
        if turn {
            self.print(&words.get("club-line-turn"));
            self.has_news = true;
        }
    }

    fn print_announced_times(&mut self, now: &Outline, old: &Outline, words: &Words) {
        for name in now.away.iter().filter(|name| !old.away.contains(name)) {
            self.print(&say!(words, "club-line-away", name = name.as_str()));
        }
        for name in old.away.iter().filter(|name| !now.away.contains(name)) {
            self.print(&say!(words, "club-line-back", name = name.as_str()));
        }
        for (clock, before) in now.clocks.iter().zip(&old.clocks) {
            if clock.name == before.name
                && clock.is_running
                && ANNOUNCED_SECONDS
                    .iter()
                    .any(|mark| before.seconds > *mark && clock.seconds <= *mark)
            {
                self.print(&time_left_text(clock, words));
            }
        }
    }
}

impl Wire for LineWire {
    const NEEDS_OUTLINE: bool = true;
    const CLIENT_CAN_MUTE: bool = true;

    fn end_frame(&mut self, outline: Option<&Outline>, words: &Words) {
        let Some(outline) = outline else { return };
        self.has_news = false;
        let mut now = outline.clone();
        let old = mem::take(&mut self.shown);
        if let Some(question) = &now.question {
            if old.question != now.question {
                let answers: Vec<String> = now.buttons.iter().map(button_label).collect();
                self.print(&format!("{question} {}", answers.join(" / ")));
            }
            // The screen under the question has not changed.
            now.title = old.title;
            now.parts = old.parts;
            self.shown = now;
            return;
        }
        let is_first = old.title.is_empty();
        let is_new = mem::take(&mut self.prints_all) || now.title != old.title;
        if is_new {
            self.rows.clear();
            let aside = Some(&now.aside).filter(|aside| !aside.is_empty());
            let title: Vec<&str> = [&now.title]
                .into_iter()
                .chain(aside)
                .map(String::as_str)
                .collect();
            self.print(&format!("\n{}", title.join(" · ")));
        }
        let last = |outline: &Outline| outline.board.as_ref()?.last_move.clone();
        if let Some(moved) = last(&now).filter(|_| is_new || last(&now) != last(&old)) {
            self.print(&moved);
        }
        self.print_changed_parts(&now, &old, is_new, words);
        self.print_announced_times(&now, &old, words);
        if let Some(board) = &now.board {
            let before = old.board.clone().unwrap_or_default();
            self.print_board(board, &before, is_new, words);
        }
        if let Some(field) = now.active_field() {
            if old.active_field().is_none() {
                let colon = if field.label.ends_with(':') { "" } else { ":" };
                self.print(&format!("{}{colon} {}", field.label, field.text));
                self.print(&words.get("club-line-type"));
            }
        } else {
            let offered = mem::replace(&mut self.offered, now.buttons.clone());
            let offered = if is_new { &[][..] } else { &offered };
            if let Some(commands) = commands_line(&now, offered, words) {
                self.print(&commands);
            }
        }
        if let Some(call) = self.call.take().filter(|_| !mem::take(&mut self.has_news)) {
            self.print(&call);
        }
        if is_first {
            self.print(&words.get("club-line-hint"));
        }
        self.shown = now;
        self.is_reply &= self.waits_since.is_some();
    }

    fn ring_bell(&mut self, _: BellReason, text: &str) {
        self.call = Some(text.to_owned()).filter(|text| !text.is_empty());
    }

    fn offer_download(&mut self, _: &str, text: &str) {
        self.print(text);
    }

    fn copy_to_clipboard(&mut self, text: &str) {
        self.print(text);
    }

    fn end_session(&mut self, farewell: &str) {
        self.print(farewell);
    }

    fn take_bytes(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}

/// Whether two parts have the same text. In a countdown, the time may differ.
fn is_same_text(one: &OutlinePart, other: &OutlinePart) -> bool {
    let without_time =
        |text: &str| text.replace(|sign: char| sign.is_ascii_digit() || sign == ':', "");
    match (one, other) {
        (OutlinePart::Countdown(one), OutlinePart::Countdown(other)) => {
            without_time(one) == without_time(other)
        }
        _ => one == other,
    }
}

/// The wire as a [`LineWire`], if the visitor types lines instead of keys.
pub fn as_line_wire<W: Wire>(wire: &mut W) -> Option<&mut LineWire> {
    (wire as &mut dyn Any).downcast_mut()
}

/// The time of a clock as a sentence.
fn time_left_text(clock: &ClockOutline, words: &Words) -> String {
    let name = clock.name.as_str();
    let time = clock.time.as_str();
    say!(words, "plain-left", side = name, time)
}
