//! Interprets typed lines: their answer is a [`LineReply`].

use awale_app::app::{Action, App, Button, Outline, RowOutline, RowPress};
use awale_app::keys::{Command, Key};
use awale_study::record::numbered;
use awale_study::words::{Language, Words};
use awale_words::say;

use crate::screens::ClubGame;

use super::{INTERRUPT, LineWire, time_left};

/// The response to a typed line.
#[derive(Debug, PartialEq)]
pub enum LineReply {
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

impl LineWire {
    /// Reads a typed line.
    #[must_use]
    pub fn interpret(&self, line: &str, app: &App) -> LineReply {
        let (words, shown) = (&app.context.words, &self.shown);
        if line == INTERRUPT {
            return LineReply::Act(Action::Interrupt);
        }
        if line.contains('\x1b') {
            return LineReply::Say(words.get("plain-no-keys"));
        }
        if app.is_typing() && shown.question.is_none() {
            return match line {
                "" => LineReply::Act(Action::Back),
                text => LineReply::Type(text.to_owned()),
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
                Some(_) => LineReply::Act(Action::Confirm),
                None => LineReply::Again,
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
            return LineReply::Say(format!("{}\n{commands}", words.get("club-line-help")));
        }
        if means("plain-word-board")
            && let Some(board) = &shown.board
        {
            return LineReply::Say(board.position.clone());
        }
        if means("plain-word-moves") {
            return LineReply::Say(moves(app));
        }
        if means("plain-word-clock") {
            let times = shown
                .clocks
                .iter()
                .map(|clock| time_left(&clock.name, &clock.time, words));
            let times: Vec<String> = times.collect();
            return LineReply::Say(if times.is_empty() {
                words.get("plain-no-clock")
            } else {
                times.join("\n")
            });
        }
        if let Some(action) = self.by_name(line, app) {
            return LineReply::Act(action);
        }
        if let Some((name, rest)) = line.split_once(' ')
            && let Some(action) = self.by_name(name, app)
        {
            let row = rest.parse().ok().and_then(|number| self.row(number));
            match row.map(|row| &row.open) {
                _ if action == Action::Command(Command::Comment) => {
                    return LineReply::OpenAndType(action, rest.to_owned());
                }
                Some(Action::OpenRow(row) | Action::NextValue(row)) => {
                    return LineReply::ActOn(*row, action);
                }
                _ => {}
            }
        }
        if means("plain-word-quit") {
            return LineReply::Act(Action::Command(Command::Quit));
        }
        LineReply::Say(say!(words, "club-line-unknown", text = line))
    }

    /// The reply to the number of a row. With `-` after it, the row gets the value before.
    fn by_number(&self, line: &str, words: &Words) -> Option<LineReply> {
        let (number, press) = match line.strip_suffix('-') {
            Some(number) => (number, RowPress::Before),
            None => (line, RowPress::Open),
        };
        let number: usize = number.trim().parse().ok()?;
        self.shown.rows().next()?;
        let missing = || LineReply::Say(say!(words, "club-line-no-row", number = number));
        let action = self.row(number).and_then(|row| row.action(press));
        Some(action.map_or_else(missing, LineReply::Act))
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
            let action = match key(sign) {
                Some(Action::Key(_)) if is_pit => key(sign.to_ascii_uppercase()),
                Some(Action::Key(_)) if !has_board => None,
                action => action,
            };
            let arrow = shown
                .buttons
                .iter()
                .find(|button| typed_key(&button.key) == name);
            let action = arrow.map(|button| button.action.clone()).or(action);
            if action.is_some() {
                return action;
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
}

/// The label of a button in small letters, without the brackets around its key.
pub(super) fn label(button: &Button) -> String {
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

/// All commands of the screen that are not in `offered`, as one line. `None` if there is no such
/// command. Keys that move a cursor are omitted, because numbers and letters replace them.
pub(super) fn commands(now: &Outline, offered: &[Button], words: &Words) -> Option<String> {
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
