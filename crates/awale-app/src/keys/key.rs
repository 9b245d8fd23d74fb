//! One key of the keyboard, as settings write it.

use std::fmt;
use std::str::FromStr;

/// A key that a command can be bound to. Arrows, Enter, Esc, Tab and the keys of a text are not
/// among them: their meaning is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A letter, a digit, a sign or the space bar.
    Char(char),
    Ctrl(char),
    /// F1 to F12.
    Function(u8),
}

/// The letters that Ctrl cannot be combined with: Ctrl-C and Ctrl-Z leave and suspend, and a
/// terminal sends Ctrl-H, I, J and M as Backspace, Tab and Enter.
const TAKEN_WITH_CTRL: &str = "chijmz";

/// Reads `u`, `U`, `?`, `space`, `ctrl-r` and `f5`.
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
            let is_free = char::is_ascii_lowercase(&letter) && !TAKEN_WITH_CTRL.contains(letter);
            return if is_free {
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

/// As [`Key::from_str`] reads it.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Char(' ') => f.write_str("space"),
            Key::Char(letter) => write!(f, "{letter}"),
            Key::Ctrl(letter) => write!(f, "ctrl-{letter}"),
            Key::Function(number) => write!(f, "f{number}"),
        }
    }
}
