//! Names and lines of chat, cleaned once, at the edge. What is inside needs no further care.

use std::fmt;

use awale_words::text::{Label, composed, folded};

/// The longest name, in letters.
const LONGEST: usize = 16;
/// What begins the name of a guest; no member may be called so.
pub const GUEST: &str = "guest-";

/// The name of a person: letters, digits, `-` and `_`, 1 to 16 of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name has 1 to {LONGEST} letters, digits, - or _, and does not begin with {GUEST}")]
pub struct NoName;

impl Name {
    /// The name that a member gives.
    ///
    /// # Errors
    /// When it is none.
    pub fn new(text: &str) -> Result<Name, NoName> {
        let text = &composed(text);
        let is_short = !text.is_empty() && text.chars().count() <= LONGEST;
        let is_clean = text
            .chars()
            .all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        let is_guest = folded(text).starts_with(GUEST);
        (is_short && is_clean && !is_guest)
            .then(|| Name(text.to_owned()))
            .ok_or(NoName)
    }

    /// The name of a guest with this number.
    #[must_use]
    pub fn of_guest(number: u64) -> Name {
        Name(format!("{GUEST}{number}"))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is compared: `Ayo`, `ayo` and `ÀYO` are one name.
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

/// A line of chat of at most `letters` letters without anything that a terminal obeys; `None` where
/// nothing is left.
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
