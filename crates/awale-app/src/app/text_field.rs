//! A line of text that is being typed.

use unicode_segmentation::UnicodeSegmentation;

use awale_words::text::{composed, is_hidden};

use crate::app::Action;

/// Stands in pictures of several people.
const JOINER: char = '\u{200d}';

/// The longest name: what a list shows of it.
const LONGEST: usize = 32;

/// A line of text with a cursor in it, which goes by graphemes: what is read as one character is
/// crossed and erased as one, an accent with its letter.
///
/// A text that stands there from the start is selected: the first letter takes its place, and a key
/// that moves the cursor keeps it, as in the fields of other programs.
///
/// `tui-input` 0.15 edits in the same way, and was tried. It adds 40 kB to the program, for the
/// Unicode tables of words alone, and knows no selection; what it would take over is the thirty
/// lines below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextField {
    /// What was typed so far.
    text: String,
    /// Where the next letter goes, in bytes from the start.
    cursor: usize,
    /// Whether the whole text is selected.
    is_selected: bool,
    /// The longest text, in code points: this many marks could stand on one letter.
    longest: usize,
}

/// What became of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// It is still being typed.
    More,
    Done,
    Dropped,
}

impl TextField {
    /// A field for a name that holds `text` already.
    #[must_use]
    pub fn new(text: &str) -> TextField {
        TextField::with_room(text, LONGEST)
    }

    /// A field that holds `text` already and has room for `longest` code points.
    #[must_use]
    pub fn with_room(text: &str, longest: usize) -> TextField {
        TextField {
            text: text.to_owned(),
            cursor: text.len(),
            is_selected: !text.is_empty(),
            longest,
        }
    }

    /// What was typed so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text before the cursor, and from the cursor on.
    #[must_use]
    pub fn parts(&self) -> (&str, &str) {
        self.text.split_at(self.cursor)
    }

    /// Whether the next letter takes the place of the whole text.
    #[must_use]
    pub fn is_selected(&self) -> bool {
        self.is_selected
    }

    /// Applies a key or a paste.
    pub fn act(&mut self, action: &Action) -> Typed {
        match action {
            Action::Confirm => return Typed::Done,
            Action::Back => return Typed::Dropped,
            Action::Key(letter) => self.insert(&letter.to_string()),
            Action::Paste(text) => self.insert(text),
            Action::Backspace | Action::Delete | Action::EraseWord | Action::EraseRest
                if self.is_selected =>
            {
                self.clear();
            }
            Action::EraseLine => self.clear(),
            Action::EraseRest => self.erase(self.cursor..self.text.len()),
            Action::Backspace => self.erase(self.before()..self.cursor),
            Action::Delete => self.erase(self.cursor..self.behind()),
            Action::EraseWord => self.erase(self.start_of_word()..self.cursor),
            Action::Home => self.go_to(0),
            Action::End => self.go_to(self.text.len()),
            Action::Left if self.is_selected => self.go_to(0),
            Action::Right if self.is_selected => self.go_to(self.text.len()),
            Action::Left => self.go_to(self.before()),
            Action::Right => self.go_to(self.behind()),
            _ => {}
        }
        Typed::More
    }

    /// Where the grapheme before the cursor begins.
    fn before(&self) -> usize {
        self.parts()
            .0
            .grapheme_indices(true)
            .next_back()
            .map_or(0, |(start, _)| start)
    }

    /// Where the grapheme behind the cursor ends.
    fn behind(&self) -> usize {
        self.cursor + self.parts().1.graphemes(true).next().map_or(0, str::len)
    }

    fn go_to(&mut self, cursor: usize) {
        self.cursor = cursor;
        self.is_selected = false;
    }

    fn clear(&mut self) {
        self.text.clear();
        self.go_to(0);
    }

    /// Puts the letters of `text` in at the cursor, as many as there is room for.
    fn insert(&mut self, text: &str) {
        if self.is_selected {
            self.clear();
        }
        let shown = |letter: &char| !is_hidden(*letter) || *letter == JOINER;
        let (before, behind) = self.text.split_at(self.cursor);
        let typed: String = before.chars().chain(text.chars().filter(shown)).collect();
        // An accent that is typed after its letter joins it, and needs no room of its own.
        let room = self.longest.saturating_sub(behind.chars().count());
        let kept: String = composed(&typed).chars().take(room).collect();
        let cursor = kept.len();
        self.text = kept + behind;
        self.go_to(cursor);
    }

    fn erase(&mut self, bytes: std::ops::Range<usize>) {
        let start = bytes.start;
        self.text.replace_range(bytes, "");
        self.go_to(start);
    }

    /// Where the word before the cursor begins; the blanks behind it belong to it.
    fn start_of_word(&self) -> usize {
        let before = self.parts().0.trim_end();
        let word = before
            .rfind(char::is_whitespace)
            .map_or(before, |blank| before[blank..].trim_start());
        before.len() - word.len()
    }
}
