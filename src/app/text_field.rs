//! A line of text that is being typed.

use super::Action;

/// The longest text: what a list shows of a name.
const LONGEST: usize = 32;

/// A line of text with a cursor at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextField {
    /// What was typed so far.
    pub text: String,
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
    /// A field that holds `text` already.
    #[must_use]
    pub fn new(text: &str) -> TextField {
        TextField { text: text.to_owned() }
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
        if !letter.is_control() && self.text.chars().count() < LONGEST {
            self.text.push(letter);
        }
    }
}
