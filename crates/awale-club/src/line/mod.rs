//! A session line by line, for screen readers, simple terminals and pipes. [`LineWire`] prints what
//! changes from frame to frame, and [`LineWire::interpret`] reads a typed line.

use std::any::Any;
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use std::{io, mem};

use awale_app::app::{Action, App, BoardOutline, Button, Outline, Part, RowOutline, RowPress};
use awale_app::keys::{Command, Key};
use awale_page::wire::{CallKind, Wire};
use awale_study::record::numbered;
use awale_study::words::{Language, Words};
use awale_words::say;
use awale_words::text::letters::unmarked;
use ratatui::buffer::Cell;
use ratatui::layout::Size;

use crate::screens::ClubGame;

/// Size of the window in which the screens are drawn: wide enough for lists, too narrow for boards
/// next to them.
pub const SIZE: (u16, u16) = (100, 50);
/// Maximum number of bytes of a typed line. The rest is dropped.
const MAX_LINE: usize = 1000;
/// Times on a clock that are announced, in seconds.
const ANNOUNCED: [u64; 3] = [60, 20, 10];
/// The line for Ctrl-C and Ctrl-D.
const INTERRUPT: &str = "\x03";
/// Maximum time for which the next typed line waits until the club has answered the last one.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// The meaning of a typed line.
#[derive(Debug, PartialEq)]
pub enum Reply {
    Act(Action),
    /// Fills the text field with a text, and closes it.
    Type(String),
    /// Opens a text field by this action, and fills it.
    OpenAndType(Action, String),
    /// Moves the cursor to a row of this index, and then does an action.
    ActOn(usize, Action),
    /// Prints a text.
    Say(String),
    /// Prints the whole screen again.
    Again,
}

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
    offered: Vec<Button>,
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
    #[must_use]
    pub fn new(is_raw: bool) -> LineWire {
        LineWire {
            is_raw,
            ..LineWire::default()
        }
    }

    /// Takes bytes from the client.
    pub fn feed(&mut self, bytes: &[u8]) {
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
                3 | 4 if self.is_raw => self.lines.push_back(INTERRUPT.to_owned()),
                8 | 127 if self.is_raw => {
                    let removed = self.typed.iter().rposition(|byte| byte & 0xc0 != 0x80);
                    if let Some(start) = removed {
                        self.typed.truncate(start);
                        self.echo(b"\x08 \x08");
                    }
                }
                _ if self.typed.len() < MAX_LINE => {
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
            self.feed(b"\n");
        }
    }

    #[must_use]
    pub fn has_lines(&self) -> bool {
        !self.lines.is_empty()
    }

    /// The time at which the next line is read although the club has not answered.
    #[must_use]
    pub fn due(&self) -> Option<Instant> {
        self.waits_since
            .filter(|_| self.has_lines())
            .map(|since| since + MAX_WAIT)
    }

    /// The next typed line, unless the club has to answer the last one first.
    pub fn next_line(&mut self) -> Option<String> {
        if self.due().is_some_and(|due| due > Instant::now()) {
            return None;
        }
        let line = self.lines.pop_front()?;
        (self.waits_since, self.is_reply) = (None, true);
        Some(line)
    }

    /// Waits until the club has answered the last line.
    pub fn wait(&mut self) {
        self.waits_since = Some(Instant::now());
    }

    /// Ends the wait for the club.
    pub fn answered(&mut self) {
        let since = self.waits_since.take();
        // What the club sends later has another reason.
        self.is_reply &= since.is_none_or(|since| since.elapsed() < MAX_WAIT);
    }

    pub fn print_all(&mut self) {
        self.prints_all = true;
    }

    /// Prints a text, without control characters.
    pub fn print(&mut self, text: &str) {
        for line in unmarked(text).lines() {
            let shown = line.chars().filter(|sign| !sign.is_control());
            self.out.extend(shown.collect::<String>().into_bytes());
            self.out
                .extend(if self.is_raw { &b"\r\n"[..] } else { b"\n" });
        }
    }

    /// Reads a typed line.
    #[must_use]
    pub fn interpret(&self, line: &str, app: &App) -> Reply {
        let (words, shown) = (&app.context.words, &self.shown);
        if line == INTERRUPT {
            return Reply::Act(Action::Interrupt);
        }
        if line.contains('\x1b') {
            return Reply::Say(words.get("plain-no-keys"));
        }
        if app.is_typing() && shown.question.is_none() {
            return match line {
                "" => Reply::Act(Action::Back),
                text => Reply::Type(text.to_owned()),
            };
        }
        let is_playing = shown
            .board
            .as_ref()
            .is_some_and(|board| board.choice.is_some());
        if line.is_empty() {
            let goes_on = shown.board.is_some() && !is_playing;
            let confirms = |button: &&Button| goes_on && button.action == Action::Confirm;
            return match shown.buttons.iter().find(confirms) {
                Some(_) => Reply::Act(Action::Confirm),
                None => Reply::Again,
            };
        }
        if shown.question.is_none()
            && let Some(reply) = self.by_number(line, words)
        {
            return reply;
        }
        let english = Words::new(Language::English);
        let means = |id: &str| {
            [words, &english]
                .iter()
                .any(|words| words.is_word(id, line))
        };
        if means("plain-word-help") {
            let commands = commands(shown, &[], words).unwrap_or_default();
            return Reply::Say(format!("{}\n{commands}", words.get("club-line-help")));
        }
        if means("plain-word-board")
            && let Some(board) = &shown.board
        {
            return Reply::Say(board.position.clone());
        }
        if means("plain-word-moves") {
            return Reply::Say(moves(app));
        }
        if means("plain-word-clock") {
            let times = shown
                .clocks
                .iter()
                .map(|clock| left(&clock.name, &clock.time, words));
            let times: Vec<String> = times.collect();
            return Reply::Say(if times.is_empty() {
                words.get("plain-no-clock")
            } else {
                times.join("\n")
            });
        }
        if let Some(action) = self.by_name(line, app) {
            return Reply::Act(action);
        }
        if let Some((name, rest)) = line.split_once(' ')
            && let Some(action) = self.by_name(name, app)
        {
            let row = rest.parse().ok().and_then(|number| self.row(number));
            match row.map(|row| &row.open) {
                _ if action == Action::Command(Command::Comment) => {
                    return Reply::OpenAndType(action, rest.to_owned());
                }
                Some(Action::OpenRow(row) | Action::RowAfter(row)) => {
                    return Reply::ActOn(*row, action);
                }
                _ => {}
            }
        }
        if means("plain-word-quit") {
            return Reply::Act(Action::Command(Command::Quit));
        }
        Reply::Say(say!(words, "club-line-unknown", text = line))
    }

    /// The reply to the number of a row. With `-` after it, the row gets the value before.
    fn by_number(&self, line: &str, words: &Words) -> Option<Reply> {
        let (number, press) = match line.strip_suffix('-') {
            Some(number) => (number, RowPress::Before),
            None => (line, RowPress::Open),
        };
        let number: usize = number.trim().parse().ok()?;
        self.shown.rows().next()?;
        let missing = || Reply::Say(say!(words, "club-line-no-row", number = number));
        let action = self.row(number).and_then(|row| row.action(press));
        Some(action.map_or_else(missing, Reply::Act))
    }

    /// The row that was printed with this number, if the screen still has it.
    fn row(&self, number: usize) -> Option<&RowOutline> {
        let place = number.checked_sub(1)?;
        let label = &self.rows.get(place)?.as_ref()?.label;
        // Rows with the same label are in the same order as when they were printed.
        let earlier = self.rows[..place].iter().flatten();
        let same = earlier.filter(|other| other.label == *label).count();
        let mut rows = self.shown.rows().filter(|other| other.label == *label);
        rows.nth(same)
    }

    /// The action of a key, of the label of a command, or of the text of a row. The beginning of a
    /// label or a text is enough if nothing else begins like it.
    fn by_name(&self, name: &str, app: &App) -> Option<Action> {
        let shown = &self.shown;
        let mut signs = name.chars();
        if let (Some(sign), None, None) = (signs.next(), signs.next(), &shown.question) {
            let key = |sign| app.meaning(Key::Char(sign));
            let has_board = shown.board.is_some();
            let is_pit = has_board && matches!(sign, 'a'..='f');
            let meant = match key(sign) {
                Some(Action::Key(_)) if is_pit => key(sign.to_ascii_uppercase()),
                Some(Action::Key(_)) if !has_board => None,
                meant => meant,
            };
            let arrow = shown
                .buttons
                .iter()
                .find(|button| typed_key(&button.key) == name);
            let meant = arrow.map(|button| button.action.clone()).or(meant);
            if meant.is_some() {
                return meant;
            }
        }
        let name = name.to_lowercase();
        let buttons = shown
            .buttons
            .iter()
            .map(|button| (label(button), &button.action));
        let keys = shown
            .buttons
            .iter()
            .map(|button| (button.key.to_lowercase(), &button.action));
        let rows = shown
            .rows()
            .map(|row| (row.text().to_lowercase(), &row.open));
        let rows = rows.filter(|_| shown.question.is_none());
        let all: Vec<(String, &Action)> = buttons.chain(keys).chain(rows).collect();
        let exact = all.iter().find(|(text, _)| *text == name);
        let mut beginning = all.iter().filter(|(text, _)| text.starts_with(&name));
        let is_long = name.chars().count() > 1 || shown.question.is_some();
        let only = beginning
            .next()
            .filter(|_| is_long && beginning.next().is_none());
        exact.or(only).map(|(_, action)| (*action).clone())
    }

    /// Prints the rows: all of a new screen, else the changed ones.
    fn print_row(&mut self, row: &RowOutline, is_new: bool, matched: &mut Vec<bool>) {
        let same = |(place, old): (usize, &Option<RowOutline>)| {
            let is_free = !matched.get(place).copied().unwrap_or(false);
            is_free && old.as_ref().is_some_and(|old| old.label == row.label)
        };
        let place = self.rows.iter().enumerate().position(same);
        let place = match place {
            Some(place)
                if self.rows[place]
                    .as_ref()
                    .is_some_and(|old| old.value == row.value) =>
            {
                matched[place] = true;
                return;
            }
            Some(place) => place,
            None if is_new || self.is_reply || row.is_news => {
                self.rows.push(None);
                matched.push(false);
                self.rows.len() - 1
            }
            None => return,
        };
        matched[place] = true;
        self.rows[place] = Some(row.clone());
        self.has_news |= row.is_news;
        if row.field.is_none() {
            self.print(&format!("{}. {}", place + 1, row.text()));
        }
    }

    fn print_parts(&mut self, now: &Outline, old: &Outline, is_new: bool, words: &Words) {
        let mut matched = vec![false; self.rows.len()];
        let mut before: Vec<&Part> = old.parts.iter().collect();
        for part in &now.parts {
            match part {
                Part::Heading(text) if is_new && *text != now.title => self.print(text),
                Part::Text(text) => {
                    let known = before.iter().position(|old| *old == part);
                    let known = known.map(|place| before.swap_remove(place));
                    if is_new || known.is_none() {
                        self.print(text);
                    }
                }
                Part::Countdown(text) => {
                    let is_same = |old: &&Part| match old {
                        Part::Countdown(old) => without_digits(old) == without_digits(text),
                        _ => false,
                    };
                    if is_new || !old.parts.iter().any(|old| is_same(&old)) {
                        self.print(text);
                    }
                }
                Part::Row(row) => self.print_row(row, is_new, &mut matched),
                Part::Heading(_) | Part::Field(_) => {}
            }
        }
        if self.is_reply {
            for (place, _) in matched.iter().enumerate().filter(|(_, matched)| !**matched) {
                if let Some(row) = self.rows[place].take() {
                    self.print(&say!(words, "club-line-gone", row = row.text()));
                }
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

    fn print_times(&mut self, now: &Outline, old: &Outline, words: &Words) {
        for name in now.away.iter().filter(|name| !old.away.contains(name)) {
            self.print(&say!(words, "club-line-away", name = name.as_str()));
        }
        for name in old.away.iter().filter(|name| !now.away.contains(name)) {
            self.print(&say!(words, "club-line-back", name = name.as_str()));
        }
        for (clock, before) in now.clocks.iter().zip(&old.clocks) {
            let passes = |mark: &u64| before.seconds > *mark && clock.seconds <= *mark;
            if clock.name == before.name && clock.is_running && ANNOUNCED.iter().any(passes) {
                self.print(&left(&clock.name, &clock.time, words));
            }
        }
    }
}

impl Wire for LineWire {
    const NEEDS_OUTLINE: bool = true;
    const CAN_MUTE: bool = true;

    fn enter(&mut self, _: Size) {}

    fn clear_all(&mut self, _: Size) {}

    fn begin(&mut self) {}

    fn draw<'a>(&mut self, _: impl Iterator<Item = (u16, u16, &'a Cell)>) -> io::Result<()> {
        Ok(())
    }

    fn end(&mut self, outline: Option<&Outline>, words: &Words) {
        let Some(outline) = outline else { return };
        self.has_news = false;
        let mut now = outline.clone();
        let old = mem::take(&mut self.shown);
        if let Some(question) = &now.question {
            if old.question != now.question {
                let answers: Vec<String> = now.buttons.iter().map(label).collect();
                self.print(&format!("{question} {}", answers.join(" / ")));
            }
            // The screen under the question has not changed.
            (now.title, now.parts) = (old.title, old.parts);
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
        self.print_parts(&now, &old, is_new, words);
        self.print_times(&now, &old, words);
        if let Some(board) = &now.board {
            let before = old.board.clone().unwrap_or_default();
            self.print_board(board, &before, is_new, words);
        }
        if let Some(field) = now.typed() {
            if old.typed().is_none() {
                let colon = if field.label.ends_with(':') { "" } else { ":" };
                self.print(&format!("{}{colon} {}", field.label, field.text));
                self.print(&words.get("club-line-type"));
            }
        } else {
            let offered = mem::replace(&mut self.offered, now.buttons.clone());
            let offered = if is_new { &[][..] } else { &offered };
            if let Some(commands) = commands(&now, offered, words) {
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

    fn mouse(&mut self, _: bool) {}

    fn call(&mut self, _: CallKind, text: &str) {
        self.call = Some(text.to_owned()).filter(|text| !text.is_empty());
    }

    fn title(&mut self, _: &str) {}

    fn file(&mut self, _: &str, text: &str) {
        self.print(text);
    }

    fn copy(&mut self, text: &str) {
        self.print(text);
    }

    fn leave(&mut self, farewell: &str) {
        self.print(farewell);
    }

    fn take(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}

/// `text` without its numbers, which are times.
fn without_digits(text: &str) -> String {
    text.replace(|sign: char| sign.is_ascii_digit() || sign == ':', "")
}

/// The wire as a [`LineWire`], if the visitor types lines instead of keys.
pub fn of<W: Wire>(wire: &mut W) -> Option<&mut LineWire> {
    (wire as &mut dyn Any).downcast_mut()
}

/// The time of a clock as a sentence.
fn left(name: &str, time: &str, words: &Words) -> String {
    say!(words, "plain-left", side = name, time = time)
}

/// The label of a button in small letters, without the brackets around its key.
fn label(button: &Button) -> String {
    button.what.replace(['[', ']'], "").to_lowercase()
}

/// The name of a key as it can be typed.
fn typed_key(key: &str) -> &str {
    match key {
        "←" => "<",
        "→" => ">",
        key => key,
    }
}

/// The commands that are not in `offered`, in one line. `None` if there are none. Keys that only move
/// a cursor are omitted, because numbers and letters replace them.
fn commands(now: &Outline, offered: &[Button], words: &Words) -> Option<String> {
    let is_playing = now
        .board
        .as_ref()
        .is_some_and(|board| board.choice.is_some());
    let chooses = is_playing || now.rows().any(|row| row.can_change);
    let is_needed = |button: &&Button| match button.action {
        Action::Up
        | Action::Down
        | Action::PageUp
        | Action::PageDown
        | Action::Home
        | Action::End
        | Action::Command(Command::Help) => false,
        Action::Left | Action::Right => !chooses,
        Action::Confirm => !is_playing,
        _ => true,
    };
    let is_new = |button: &&Button| {
        let is_same = |other: &Button| other.key == button.key && other.what == button.what;
        !offered.iter().any(is_same)
    };
    let buttons = now.buttons.iter().filter(is_needed).filter(is_new);
    let texts: Vec<String> = buttons
        .map(|button| {
            format!("{} {}", typed_key(&button.key), button.what)
                .trim()
                .to_owned()
        })
        .collect();
    let list = texts.join(", ");
    (!list.is_empty()).then(|| say!(words, "club-line-commands", commands = list))
}

/// The moves of the visible game, one per line.
fn moves(app: &App) -> String {
    let words = &app.context.words;
    let session = app.shown::<ClubGame>().map(ClubGame::session);
    let referee = session
        .or(app.shown_game())
        .map(|session| &session.game.referee);
    let moves = referee
        .into_iter()
        .flat_map(|referee| referee.moves().iter().zip(referee.past()));
    let lines: Vec<String> = moves
        .enumerate()
        .map(|(place, (mv, before))| numbered(place, &words.played(before, *mv)))
        .collect();
    if lines.is_empty() {
        words.get("plain-not-begun")
    } else {
        lines.join("\n")
    }
}
