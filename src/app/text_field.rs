//! A line of text that is being typed.

use super::Action;

/// The longest name: what a list shows of it.
const LONGEST: usize = 32;

/// A line of text with a cursor at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextField {
    /// What was typed so far.
    pub text: String,
    /// The longest text, in letters.
    longest: usize,
}

/// What became of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// It is still being typed.
    More,
    /// It is as wanted.
    Done,
    /// It was given up.
    Dropped,
}

impl TextField {
    /// A field for a name that holds `text` already.
    #[must_use]
    pub fn new(text: &str) -> TextField {
        TextField { text: text.to_owned(), longest: LONGEST }
    }

    /// A field that holds `text` already and has room for `longest` letters.
    #[must_use]
    pub fn with_room(text: &str, longest: usize) -> TextField {
        TextField { text: text.to_owned(), longest }
    }

    /// Takes what a person typed.
    pub fn act(&mut self, action: &Action) -> Typed {
        match action {
            Action::Key(letter) => self.push(*letter),
            Action::Paste(text) => text.chars().for_each(|letter| self.push(letter)),
            Action::Backspace => {
                self.text.pop();
            }
            Action::Delete => self.text.clear(),
            Action::Confirm => return Typed::Done,
            Action::Back => return Typed::Dropped,
            _ => {}
        }
        Typed::More
    }

    fn push(&mut self, letter: char) {
        if !letter.is_control() && self.text.chars().count() < self.longest {
            self.text.push(letter);
        }
    }
}
