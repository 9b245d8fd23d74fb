//! Names of people and lines of chat. Input is cleaned here once, so that no other module needs to
//! check it.

use std::fmt;

use awale_words::text::{Label, composed, folded};

/// Maximum number of characters of a name.
const MAX_LENGTH: usize = 16;
/// Prefix of all names of guests. Members may not use it.
pub const GUEST: &str = "guest-";

/// The name of a person: 1 to 16 characters, which are letters, digits, `-` or `_`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

/// The error for a text that is not a valid name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name has 1 to {MAX_LENGTH} letters, digits, - or _, and does not begin with {GUEST}")]
pub struct InvalidName;

impl Name {
    /// Makes the name of a member from typed text.
    ///
    /// # Errors
    /// If the text has other characters, the wrong length or the prefix of guests.
    pub fn new(text: &str) -> Result<Name, InvalidName> {
        let text = &composed(text);
        let is_short = !text.is_empty() && text.chars().count() <= MAX_LENGTH;
        let is_clean = text
            .chars()
            .all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        let is_guest = folded(text).starts_with(GUEST);
        (is_short && is_clean && !is_guest)
            .then(|| Name(text.to_owned()))
            .ok_or(InvalidName)
    }

    /// Returns the name of the guest with this number, for example `guest-7`.
    #[must_use]
    pub fn of_guest(number: u64) -> Name {
        Name(format!("{GUEST}{number}"))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the form for comparisons: `Ayo`, `ayo` and `ÀYO` are one name.
    #[must_use]
    pub fn folded(&self) -> String {
        folded(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Makes a line of chat from typed text: the first `letters` characters, without control
/// characters, which could change the terminals of others. `None` if only blanks remain.
#[must_use]
pub fn chat_line(text: &str, letters: usize) -> Option<Label> {
    let line: String = composed(text.trim()).chars().take(letters).collect();
    Some(Label::from(line)).filter(|line| !line.as_str().trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_accent_typed_after_its_letter_belongs_to_the_name() {
        let name = Name::new("Jose\u{301}").expect("a name");
        assert_eq!(name, Name::new("José").expect("a name"));
        assert_eq!(chat_line("e\u{301}e\u{301}", 2).as_deref(), Some("éé"));
    }
}
