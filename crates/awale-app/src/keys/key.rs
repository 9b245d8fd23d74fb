//! [`Key`]: a key of the keyboard, and its notation in the settings.

use std::{fmt, str::FromStr};

/// A key that a command can be bound to. Arrows, Enter, Esc, Tab and the keys that edit texts are
/// excluded, because their meaning is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A letter, a digit, a sign or the space bar.
    Char(char),
    Ctrl(char),
    /// F1 to F12.
    Function(u8),
}

impl Key {
    /// The key of the same letter in the other case. `None` if the key is not an ASCII letter.
    pub fn in_other_case(self) -> Option<Key> {
        match self {
            Key::Char(letter @ 'a'..='z') => Some(Key::Char(letter.to_ascii_uppercase())),
            Key::Char(letter @ 'A'..='Z') => Some(Key::Char(letter.to_ascii_lowercase())),
            _ => None,
        }
    }
}

/// Letters that cannot be combined with Ctrl. Ctrl-C quits and Ctrl-Z suspends. Terminals send
/// Ctrl-H, I, J and M as Backspace, Tab, line feed and Enter.
const RESERVED_CTRL_LETTERS: &str = "chijmz";

/// Parses keys such as `u`, `U`, `?`, `space`, `ctrl-r` and `f5`.
impl FromStr for Key {
    type Err = ();

    fn from_str(text: &str) -> Result<Key, ()> {
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return if letter.is_control() || letter.is_whitespace() {
                Err(())
            } else {
                Ok(Key::Char(letter))
            };
        }
        if text == "space" {
            return Ok(Key::Char(' '));
        }
        if let Some(letter) = text.strip_prefix("ctrl-") {
            let letter = letter.parse().map_err(|_| ())?;
            let is_allowed =
                char::is_ascii_lowercase(&letter) && !RESERVED_CTRL_LETTERS.contains(letter);
            return if is_allowed {
                Ok(Key::Ctrl(letter))
            } else {
                Err(())
            };
        }
        let number: Option<u8> = text
            .strip_prefix('f')
            .and_then(|number| number.parse().ok());
        number
            .filter(|number| (1..=12).contains(number))
            .map(Key::Function)
            .ok_or(())
    }
}

/// Writes the key in the notation that [`Key::from_str`] parses.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Key::Char(' ') => f.write_str("space"),
            Key::Char(letter) => write!(f, "{letter}"),
            Key::Ctrl(letter) => write!(f, "ctrl-{letter}"),
            Key::Function(number) => write!(f, "f{number}"),
        }
    }
}
