//! A text field of one line.

use unicode_segmentation::UnicodeSegmentation;

use awale_words::text::{compose_accents, is_hidden};

use crate::app::Action;

/// The zero-width joiner, which combines several emoji into one picture.
const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// The maximum length of a name, as a list shows it, in code points.
const MAX_NAME_CODE_POINTS: usize = 32;

/// A text field of one line. The cursor moves by graphemes: an accent is crossed and deleted
/// together with its letter.
///
/// An initial text is selected: the first typed letter replaces it, and a key that moves the cursor
/// keeps it, as in other programs.
///
/// The library `tui-input` 0.15 edits in the same way. It would add 40 kB to the program, only for
/// the Unicode tables of words. It has no selection, and it would replace only about 30 lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextField {
    /// The current text.
    text: String,
    /// The cursor's position, in bytes from the start.
    cursor_byte_index: usize,
    /// Whether the whole text is selected.
    is_selected: bool,
    /// The maximum length in code points. (One letter can carry any number of accents, so letters
    /// would not limit the size.)
    max_code_points: usize,
}

/// The state of a text field after a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditResult {
    /// The user is still typing.
    Editing,
    Done,
    Canceled,
}

impl TextField {
    /// A field for a name, with an initial text.
    pub fn new(text: &str) -> TextField {
        TextField::with_max_length(text, MAX_NAME_CODE_POINTS)
    }

    /// A field with an initial text and room for `max_code_points` code points.
    pub fn with_max_length(text: &str, max_code_points: usize) -> TextField {
        TextField {
            text: text.to_owned(),
            cursor_byte_index: text.len(),
            is_selected: !text.is_empty(),
            max_code_points,
        }
    }

    /// The current text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text before the cursor, and the text after it.
    pub fn text_around_cursor(&self) -> (&str, &str) {
        self.text.split_at(self.cursor_byte_index)
    }

    /// Whether the next typed letter replaces the whole text.
    pub fn is_text_selected(&self) -> bool {
        self.is_selected
    }

    /// Passes a key to the field, if it is open. Returns the trimmed text and closes the field once
    /// the text is complete. While the user is typing, and for a canceled text, returns an empty
    /// one.
    pub fn act_and_take_text(field: &mut Option<TextField>, action: &Action) -> Option<String> {
        let open_field = field.as_mut()?;
        let result = open_field.act(action);
        if result == EditResult::Editing {
            return Some(String::new());
        }
        let finished_field = field.take().filter(|_| result == EditResult::Done);
        Some(finished_field.map_or_else(String::new, |field| field.text.trim().to_owned()))
    }

    /// Applies a key or a paste.
    pub fn act(&mut self, action: &Action) -> EditResult {
        match action {
            Action::Confirm => return EditResult::Done,
            Action::Back => return EditResult::Canceled,
            Action::TypedChar(letter) => self.insert(&letter.to_string()),
            Action::Paste(text) => self.insert(text),
            Action::Backspace | Action::Delete | Action::EraseWord | Action::EraseToEnd
                if self.is_selected =>
            {
                self.clear();
            }
            Action::EraseText => self.clear(),
            Action::EraseToEnd => self.erase(self.cursor_byte_index..self.text.len()),
            Action::Backspace => self.erase(self.previous_grapheme_start()..self.cursor_byte_index),
            Action::Delete => self.erase(self.cursor_byte_index..self.next_grapheme_end()),
            Action::EraseWord => {
                self.erase(self.word_start_before_cursor()..self.cursor_byte_index);
            }
            Action::Home => self.move_cursor_to(0),
            Action::End => self.move_cursor_to(self.text.len()),
            Action::Left if self.is_selected => self.move_cursor_to(0),
            Action::Right if self.is_selected => self.move_cursor_to(self.text.len()),
            Action::Left => self.move_cursor_to(self.previous_grapheme_start()),
            Action::Right => self.move_cursor_to(self.next_grapheme_end()),
            _ => {}
        }
        EditResult::Editing
    }

    /// The start of the grapheme before the cursor, in bytes.
    fn previous_grapheme_start(&self) -> usize {
        self.text_around_cursor()
            .0
            .grapheme_indices(true)
            .next_back()
            .map_or(0, |(start, _)| start)
    }

    /// The end of the grapheme after the cursor, in bytes.
    fn next_grapheme_end(&self) -> usize {
        self.cursor_byte_index
            + self
                .text_around_cursor()
                .1
                .graphemes(true)
                .next()
                .map_or(0, str::len)
    }

    fn move_cursor_to(&mut self, cursor_byte_index: usize) {
        self.cursor_byte_index = cursor_byte_index;
        self.is_selected = false;
    }

    fn clear(&mut self) {
        self.text.clear();
        self.move_cursor_to(0);
    }

    /// Inserts the letters of `text` at the cursor, as many as fit.
    fn insert(&mut self, text: &str) {
        if self.is_selected {
            self.clear();
        }
        let is_shown = |letter: &char| !is_hidden(*letter) || *letter == ZERO_WIDTH_JOINER;
        let (text_before_cursor, text_after_cursor) = self.text.split_at(self.cursor_byte_index);
        let text_with_insertion: String = text_before_cursor
            .chars()
            .chain(text.chars().filter(is_shown))
            .collect();
        // Composition joins an accent to the letter before it, so the accent needs no additional
        // room.
        let remaining_code_points = self
            .max_code_points
            .saturating_sub(text_after_cursor.chars().count());
        let fitting_text: String = compose_accents(&text_with_insertion)
            .chars()
            .take(remaining_code_points)
            .collect();
        let cursor_byte_after_insertion = fitting_text.len();
        self.text = fitting_text + text_after_cursor;
        self.move_cursor_to(cursor_byte_after_insertion);
    }

    fn erase(&mut self, byte_range: std::ops::Range<usize>) {
        let start = byte_range.start;
        self.text.replace_range(byte_range, "");
        self.move_cursor_to(start);
    }

    /// The start of the word before the cursor, in bytes. Blanks between the word and the cursor
    /// belong to it.
    fn word_start_before_cursor(&self) -> usize {
        let text_before_cursor = self.text_around_cursor().0.trim_end();
        let last_word = text_before_cursor
            .rfind(char::is_whitespace)
            .map_or(text_before_cursor, |blank| {
                text_before_cursor[blank..].trim_start()
            });
        text_before_cursor.len() - last_word.len()
    }
}
