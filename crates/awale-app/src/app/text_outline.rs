//! [`TextOutline`]: the content of a frame without its cells, for screen readers, HTML lists and
//! clients that work line by line.

use awale_words::text::letter_marks::without_letter_marks;
use ratatui::text::{Line, Text};
use serde::{Serialize, Serializer};

use super::{Action, TextField};

/// Maximum number of rows of one list, around the chosen row.
pub const MAX_TEXT_OUTLINE_ROWS: usize = 200;

/// The content of a frame without its cells. Screens and widgets record it while they draw.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TextOutline {
    /// The left text of the title line.
    pub title: String,
    /// The right text of the title line, such as the number of the move.
    #[serde(rename = "aside")]
    pub right_title: String,
    /// The texts and rows in the order in which they were drawn.
    pub parts: Vec<TextOutlinePart>,
    pub board: Option<BoardTextOutline>,
    /// The question over the screen. The buttons are then its answers, and there are no parts.
    pub question: Option<String>,
    pub buttons: Vec<FooterButton>,
    /// The names of the players who are away.
    #[serde(rename = "away")]
    pub away_players: Vec<String>,
    /// The times of both players. They change without any event, so they are not serialized with
    /// the texts.
    #[serde(skip)]
    pub clocks: Vec<ClockTextOutline>,
}

/// A part of a screen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TextOutlinePart {
    /// The title of a panel, or a heading in a list.
    Heading(String),
    /// A paragraph, which may have several lines.
    Text(String),
    /// A text with a time that counts down. A screen reader speaks only the first time that is
    /// shown.
    Countdown(String),
    Row(RowTextOutline),
    /// A text field outside of a list.
    Field(FieldTextOutline),
}

/// A row of a list, a menu or a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RowTextOutline {
    pub label: String,
    /// The value after the label. Empty if the row has none.
    pub value: String,
    pub is_chosen: bool,
    /// The text field that replaces the value while the user is typing.
    pub field: Option<FieldTextOutline>,
    /// Whether the row has a value to choose. If so, each press changes the value.
    #[serde(rename = "can_change")]
    pub has_changeable_value: bool,
    /// Whether a screen reader speaks the row immediately, for example a new challenge.
    #[serde(rename = "is_news")]
    pub is_announced: bool,
    /// The action that opens the row, or changes it to the next value.
    #[serde(skip)]
    pub open_action: Action,
}

/// The way in which a row is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowPress {
    /// Chooses the row and confirms it, like Enter.
    Open,
    /// Changes the value to the previous one.
    PreviousValue,
    /// Changes the value to the next one.
    NextValue,
}

/// A text field in words, for a screen reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldTextOutline {
    pub label: String,
    pub text: String,
    /// The number of characters before the cursor.
    pub cursor: usize,
}

/// A board in words, for a screen reader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BoardTextOutline {
    /// The sides with their players, starting with the side at the bottom.
    pub players: Vec<String>,
    /// The position in words.
    pub position: String,
    /// The content of the chosen pit, and what its move would do.
    #[serde(rename = "choice")]
    pub choice_description: Option<String>,
    /// The last move before the position, with its number.
    pub last_move: Option<String>,
}

/// The clock of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockTextOutline {
    pub name: String,
    /// The time as the clock shows it.
    pub time: String,
    pub seconds: u64,
    pub is_running: bool,
}

/// A key of the footer, as a button.
#[derive(Clone, Debug, PartialEq)]
pub struct FooterButton {
    /// The name of the key.
    pub key: String,
    /// The effect of the key.
    pub label: String,
    pub action: Action,
}

impl Serialize for FooterButton {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let opens_text_field =
            matches!(&self.action, Action::Command(command) if command.opens_text_field());
        (&self.key, &self.label, opens_text_field).serialize(serializer)
    }
}

/// `text` without marked letters, and with single blanks between words.
fn without_marks_and_extra_blanks(text: &str) -> String {
    without_letter_marks(text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

impl RowTextOutline {
    pub fn new(label: &str, is_chosen: bool, open_action: Action) -> RowTextOutline {
        RowTextOutline {
            label: without_marks_and_extra_blanks(label),
            value: String::new(),
            is_chosen,
            field: None,
            has_changeable_value: false,
            is_announced: false,
            open_action,
        }
    }

    /// The row with this value.
    #[must_use]
    pub fn with_value(self, value: &str) -> RowTextOutline {
        RowTextOutline {
            value: without_marks_and_extra_blanks(value),
            ..self
        }
    }

    /// The row with a value to choose, if `is_changeable`. Opening such a row would often submit a
    /// whole form, so a press only changes the value.
    #[must_use]
    pub fn with_changeable_value(self, is_changeable: bool) -> RowTextOutline {
        let changed_open_action = match self.open_action {
            Action::OpenRow(row) if is_changeable => Action::NextRowValue(row),
            open => open,
        };
        RowTextOutline {
            has_changeable_value: is_changeable,
            open_action: changed_open_action,
            ..self
        }
    }

    /// The label and the value in one line.
    pub fn label_and_value(&self) -> String {
        match (&self.label, &self.value) {
            (label, value) if value.is_empty() => label.clone(),
            (label, value) if label.is_empty() => value.clone(),
            (label, value) => format!("{label}: {value}"),
        }
    }

    /// The action of this press.
    pub fn press_action(&self, press: RowPress) -> Option<Action> {
        match (press, &self.open_action) {
            (RowPress::Open, open) => Some(open.clone()),
            (RowPress::PreviousValue, Action::NextRowValue(row)) => {
                Some(Action::PreviousRowValue(*row))
            }
            (RowPress::NextValue, Action::NextRowValue(row)) => Some(Action::NextRowValue(*row)),
            _ => None,
        }
    }
}

impl FieldTextOutline {
    pub fn new(label: &str, field: &TextField) -> FieldTextOutline {
        FieldTextOutline {
            label: without_marks_and_extra_blanks(label),
            text: field.text().to_owned(),
            cursor: field.text_around_cursor().0.chars().count(),
        }
    }
}

impl TextOutline {
    pub fn add_heading(&mut self, text: &str) {
        let text = without_marks_and_extra_blanks(text);
        if !text.is_empty() {
            self.parts.push(TextOutlinePart::Heading(text));
        }
    }

    /// Adds a paragraph. A free line separates paragraphs.
    pub fn add_paragraph(&mut self, text: &str) {
        let mut lines: Vec<String> = Vec::new();
        for line in text
            .lines()
            .map(without_marks_and_extra_blanks)
            .chain([String::new()])
        {
            if !line.is_empty() {
                lines.push(line);
            } else if !lines.is_empty() {
                self.parts
                    .push(TextOutlinePart::Text(std::mem::take(&mut lines).join("\n")));
            }
        }
    }

    pub fn add_paragraphs(&mut self, text: &Text) {
        let lines: Vec<String> = text.lines.iter().map(Line::to_string).collect();
        self.add_paragraph(&lines.join("\n"));
    }

    pub fn add_row(&mut self, row: RowTextOutline) {
        self.parts.push(TextOutlinePart::Row(row));
    }

    pub fn add_field(&mut self, label: &str, field: &TextField) {
        self.parts
            .push(TextOutlinePart::Field(FieldTextOutline::new(label, field)));
    }

    /// Replaces the rows of the list by `rows`, whose indices are the numbers in their actions.
    pub fn replace_rows(&mut self, rows: &[RowTextOutline]) {
        for part in &mut self.parts {
            if let TextOutlinePart::Row(old) = part
                && let Action::OpenRow(number) = old.open_action
                && let Some(row) = rows.get(number)
            {
                old.clone_from(row);
            }
        }
    }

    pub fn rows(&self) -> impl Iterator<Item = &RowTextOutline> {
        self.parts.iter().filter_map(|part| match part {
            TextOutlinePart::Row(row) => Some(row),
            _ => None,
        })
    }

    /// The text field in which the user is typing.
    pub fn active_field(&self) -> Option<&FieldTextOutline> {
        self.parts.iter().find_map(|part| match part {
            TextOutlinePart::Row(row) => row.field.as_ref(),
            TextOutlinePart::Field(field) => Some(field),
            _ => None,
        })
    }

    /// Removes headings without content, and texts that the board or the text field also has.
    pub fn remove_repeated_texts(&mut self) {
        let board_text_outline = self.board.clone().unwrap_or_default();
        let is_on_board = |text: &String| {
            let ends_with_text = |known: &Option<String>| {
                known
                    .as_ref()
                    .is_some_and(|known| known.ends_with(text.as_str()))
            };
            ends_with_text(&board_text_outline.last_move)
                || ends_with_text(&board_text_outline.choice_description)
        };
        let field_label = self.active_field().map(|field| field.label.clone());
        let field_label = field_label.filter(|field_label| !field_label.is_empty());
        let begins_with_field_label = |text: &String| {
            field_label
                .as_ref()
                .is_some_and(|field_label| text.starts_with(field_label))
        };
        self.parts.retain(
            |part| !matches!(part, TextOutlinePart::Text(text) if is_on_board(text) || begins_with_field_label(text)),
        );
        self.parts.dedup();
        let is_heading_or_end = |part: Option<&TextOutlinePart>| {
            matches!(part, None | Some(TextOutlinePart::Heading(_)))
        };
        let is_empty_heading: Vec<bool> = (0..self.parts.len())
            .map(|place| {
                is_heading_or_end(self.parts.get(place))
                    && is_heading_or_end(self.parts.get(place + 1))
            })
            .collect();
        let mut empty_heading_flags = is_empty_heading.into_iter();
        self.parts
            .retain(|_| !empty_heading_flags.next().unwrap_or(false));
        if self.title.is_empty()
            && let Some(TextOutlinePart::Heading(heading)) = self.parts.first()
        {
            self.title.clone_from(heading);
        }
    }
}
