//! A visit line by line, for screen readers, simple terminals and pipes. [`LineWire`] prints what
//! changes from frame to frame, and [`LineWire::interpret_line`] reads a typed line.

mod reply;

use crate::prelude::*;

use awale_app::app::{BoardTextOutline, ClockTextOutline};
use awale_words::text::letter_marks::without_letter_marks;

use reply::{button_label, commands_line};

/// Columns and rows of the window in which the screens are drawn: wide enough for lists, too narrow
/// for boards next to them.
pub const LINE_MODE_WINDOW_SIZE: (u16, u16) = (100, 50);
/// Maximum number of bytes of a typed line. The rest is dropped.
const MAX_LINE_BYTES: usize = 1000;
/// The remaining seconds on a clock that are announced.
const ANNOUNCED_REMAINING_SECONDS: [u64; 3] = [60, 20, 10];
/// The line that Ctrl-C and Ctrl-D produce.
const INTERRUPT_LINE: &str = "\x03";
/// Maximum time for which the next typed line waits for the club's answer to the last one.
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
    typed_bytes: Vec<u8>,
    typed_lines: VecDeque<String>,
    /// The content of the last frame.
    last_outline: TextOutline,
    /// The rows that have been printed, by their numbers. `None` for a row that has gone.
    printed_rows: Vec<Option<RowTextOutline>>,
    /// The commands that have been printed.
    printed_commands: Vec<FooterButton>,
    /// A call to a game or a challenge, which is printed if the screen does not show it.
    pending_bell_text: Option<String>,
    /// Whether the screen of this frame shows a turn or a challenge, so that the call need not be
    /// printed.
    shows_turn_or_challenge: bool,
    prints_whole_screen_next: bool,
    /// Whether the next frame answers a typed line. Such a frame also prints new rows and rows that
    /// have gone.
    next_frame_answers_typed_line: bool,
    /// The time at which the last typed line was sent to the club; `None` if no answer is awaited.
    waits_for_club_since: Option<Instant>,
}

impl LineWire {
    pub fn new(is_raw: bool) -> LineWire {
        LineWire {
            is_raw,
            ..LineWire::default()
        }
    }

    /// Handles bytes that the client has typed.
    pub fn feed_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            match byte {
                // A client in raw mode sends `\r`, a pipe `\n` or both.
                b'\r' if !self.is_raw => {}
                b'\r' | b'\n' => {
                    self.typed_lines.push_back(
                        String::from_utf8_lossy(&mem::take(&mut self.typed_bytes))
                            .trim()
                            .to_owned(),
                    );
                    self.echo(b"\r\n");
                }
                // The bytes of Ctrl-C and Ctrl-D.
                3 | 4 if self.is_raw => self.typed_lines.push_back(INTERRUPT_LINE.to_owned()),
                8 | 127 if self.is_raw => {
                    if let Some(last_character_start) = self
                        .typed_bytes
                        .iter()
                        .rposition(|byte| byte & 0xc0 != 0x80)
                    {
                        self.typed_bytes.truncate(last_character_start);
                        self.echo(b"\x08 \x08");
                    }
                }
                _ if self.typed_bytes.len() < MAX_LINE_BYTES => {
                    self.typed_bytes.push(byte);
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
        if !self.typed_bytes.is_empty() {
            self.feed_bytes(b"\n");
        }
    }

    pub fn has_typed_lines(&self) -> bool {
        !self.typed_lines.is_empty()
    }

    /// The time at which the next line is read although the club has not answered; `None` if no
    /// line waits for an answer.
    pub fn answer_deadline(&self) -> Option<Instant> {
        self.waits_for_club_since
            .filter(|_| self.has_typed_lines())
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
        let line = self.typed_lines.pop_front()?;
        self.waits_for_club_since = None;
        self.next_frame_answers_typed_line = true;
        Some(line)
    }

    /// Notes that the next line must wait until the club has answered the last one.
    pub fn begin_wait_for_club(&mut self) {
        self.waits_for_club_since = Some(Instant::now());
    }

    /// Ends the wait for the club.
    pub fn end_wait_for_club(&mut self) {
        let wait_start = self.waits_for_club_since.take();
        // An update that comes after the maximum wait does not answer the typed line.
        self.next_frame_answers_typed_line &=
            wait_start.is_none_or(|since| since.elapsed() < MAX_ANSWER_WAIT);
    }

    /// Prints a text, without control characters.
    pub fn print(&mut self, text: &str) {
        let line_end = if self.is_raw { "\r\n" } else { "\n" };
        for line in without_letter_marks(text).lines() {
            self.out
                .extend((line.replace(char::is_control, "") + line_end).into_bytes());
        }
    }

    /// Prints a row with its number if it is new or its value has changed; a new row on an old
    /// screen only in answer to a line, or if announced. A row keeps its number from frame to
    /// frame. `old_rows` contains the printed rows that were not found in this frame yet.
    fn print_row(
        &mut self,
        row: &RowTextOutline,
        old_rows: &mut Vec<Option<RowTextOutline>>,
        is_new_screen: bool,
    ) {
        let row_index = match old_rows.iter().position(|old_row| {
            old_row
                .as_ref()
                .is_some_and(|old_row| old_row.label == row.label)
        }) {
            Some(place) => place,
            None if is_new_screen || self.next_frame_answers_typed_line || row.is_announced => {
                old_rows.len()
            }
            None => return,
        };
        let row_count = old_rows.len().max(row_index + 1);
        old_rows.resize(row_count, None);
        self.printed_rows.resize(row_count, None);
        let old_row = old_rows[row_index].take();
        self.printed_rows[row_index] = Some(row.clone());
        if old_row.is_some_and(|old_row| old_row.value == row.value) {
            return;
        }
        self.shows_turn_or_challenge |= row.is_announced;
        if row.field.is_none() {
            self.print(&format!("{}. {}", row_index + 1, row.label_and_value()));
        }
    }

    fn print_changed_parts(
        &mut self,
        new_outline: &TextOutline,
        old_outline: &TextOutline,
        is_new_screen: bool,
        words: &Words,
    ) {
        let mut rows = mem::take(&mut self.printed_rows);
        self.printed_rows.resize(rows.len(), None);
        let mut unmatched_parts = old_outline.parts.iter().collect_vec();
        for part in &new_outline.parts {
            match part {
                TextOutlinePart::Heading(text) if is_new_screen && *text != new_outline.title => {
                    self.print(text);
                }
                TextOutlinePart::Text(text) | TextOutlinePart::Countdown(text) => {
                    // If a text occurs twice, one of the two may be new.
                    let matched_part = unmatched_parts
                        .iter()
                        .position(|old_part| is_same_except_time(old_part, part))
                        .map(|place| unmatched_parts.swap_remove(place));
                    if is_new_screen || matched_part.is_none() {
                        self.print(text);
                    }
                }
                TextOutlinePart::Row(row) => self.print_row(row, &mut rows, is_new_screen),
                TextOutlinePart::Heading(_) | TextOutlinePart::Field(_) => {}
            }
        }
        for (place, gone) in rows.into_iter().enumerate() {
            let Some(unmatched_row) = gone else { continue };
            if self.next_frame_answers_typed_line {
                self.print(&say!(
                    words,
                    "club-line-gone",
                    row = unmatched_row.label_and_value()
                ));
            } else {
                self.printed_rows[place] = Some(unmatched_row);
            }
        }
    }

    fn print_board(
        &mut self,
        new_board: &BoardTextOutline,
        old_board: &BoardTextOutline,
        is_new_screen: bool,
        words: &Words,
    ) {
        let is_new_turn = new_board.choice_description.is_some()
            && (is_new_screen
                || new_board.last_move != old_board.last_move
                || old_board.choice_description.is_none());
        if is_new_screen {
            self.print(&new_board.players.join(", "));
        }
        if is_new_screen || is_new_turn {
            self.print(&new_board.position);
        }
        if is_new_turn {
            self.print(&words.get("club-line-turn"));
            self.shows_turn_or_challenge = true;
        }
    }
}

impl Wire for LineWire {
    const NEEDS_OUTLINE: bool = true;
    const CLIENT_CAN_MUTE: bool = true;

    fn end_frame(&mut self, outline: Option<&TextOutline>, words: &Words) {
        let Some(outline) = outline else { return };
        self.shows_turn_or_challenge = false;
        let mut new_outline = outline.clone();
        let old_outline = mem::take(&mut self.last_outline);
        if let Some(question) = &new_outline.question {
            if old_outline.question != new_outline.question {
                let answers = new_outline.buttons.iter().map(button_label).join(" / ");
                self.print(&format!("{question} {answers}"));
            }
            // The screen under the question has not changed, so its title and its parts are kept.
            new_outline.title = old_outline.title;
            new_outline.parts = old_outline.parts;
            self.last_outline = new_outline;
            return;
        }
        let is_first_frame = old_outline.title.is_empty();
        let is_new_screen =
            mem::take(&mut self.prints_whole_screen_next) || new_outline.title != old_outline.title;
        if is_new_screen {
            self.printed_rows.clear();
            self.print(&format!(
                "\n{}",
                [new_outline.title.as_str(), &new_outline.right_title]
                    .join(" · ")
                    .trim_end_matches(" · ")
            ));
        }
        let last_move_of = |outline: &TextOutline| outline.board.as_ref()?.last_move.clone();
        if let Some(last_move_text) = last_move_of(&new_outline)
            .filter(|_| is_new_screen || last_move_of(&new_outline) != last_move_of(&old_outline))
        {
            self.print(&last_move_text);
        }
        self.print_changed_parts(&new_outline, &old_outline, is_new_screen, words);
        for (id, names, others) in [
            (
                "club-line-away",
                &new_outline.away_players,
                &old_outline.away_players,
            ),
            (
                "club-line-back",
                &old_outline.away_players,
                &new_outline.away_players,
            ),
        ] {
            for name in names.iter().filter(|name| !others.contains(name)) {
                self.print(&say!(words, id, name = name.as_str()));
            }
        }
        for (clock, before) in new_outline.clocks.iter().zip(&old_outline.clocks) {
            let is_announced = |mark: &u64| before.seconds > *mark && clock.seconds <= *mark;
            if clock.name == before.name
                && clock.is_running
                && ANNOUNCED_REMAINING_SECONDS.iter().any(is_announced)
            {
                self.print(&time_left_text(clock, words));
            }
        }
        if let Some(board) = &new_outline.board {
            self.print_board(
                board,
                &old_outline.board.clone().unwrap_or_default(),
                is_new_screen,
                words,
            );
        }
        if let Some(field) = new_outline.active_field() {
            if old_outline.active_field().is_none() {
                let colon = if field.label.ends_with(':') { "" } else { ":" };
                self.print(&format!("{}{colon} {}", field.label, field.text));
                self.print(&words.get("club-line-type"));
            }
        } else {
            let previously_printed_commands =
                mem::replace(&mut self.printed_commands, new_outline.buttons.clone());
            let already_printed_commands = if is_new_screen {
                &[][..]
            } else {
                &previously_printed_commands
            };
            if let Some(commands_text) =
                commands_line(&new_outline, already_printed_commands, words)
            {
                self.print(&commands_text);
            }
        }
        if let Some(bell_text) = self.pending_bell_text.take()
            && !self.shows_turn_or_challenge
        {
            self.print(&bell_text);
        }
        if is_first_frame {
            self.print(&words.get("club-line-hint"));
        }
        self.last_outline = new_outline;
        self.next_frame_answers_typed_line &= self.waits_for_club_since.is_some();
    }

    fn ring_bell(&mut self, _: BellReason, text: &str) {
        self.pending_bell_text = Some(text.to_owned()).filter(|text| !text.is_empty());
    }

    fn offer_download(&mut self, _: &str, text: &str) {
        self.print(text);
    }

    fn copy_to_clipboard(&mut self, text: &str) {
        self.print(text);
    }

    fn end_output(&mut self, farewell: &str) {
        self.print(farewell);
    }

    fn take_bytes(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}

/// Whether two parts have the same text. In a countdown, the time may differ.
fn is_same_except_time(one: &TextOutlinePart, other: &TextOutlinePart) -> bool {
    let without_time =
        |text: &str| text.replace(|sign: char| sign.is_ascii_digit() || sign == ':', "");
    match (one, other) {
        (TextOutlinePart::Countdown(one), TextOutlinePart::Countdown(other)) => {
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
fn time_left_text(clock: &ClockTextOutline, words: &Words) -> String {
    say!(
        words,
        "plain-left",
        side = clock.name.as_str(),
        time = clock.time.as_str()
    )
}
