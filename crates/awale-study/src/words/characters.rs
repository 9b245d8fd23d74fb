//! Sentences about the characters, and their remarks.

use crate::players::{Character, RemarkOccasion};

use super::{Words, say};

impl Words {
    /// Returns a sentence about who a character is and how it plays.
    pub fn character_name(&self, character: Character) -> String {
        self.get(&format!("character-{}", character.id()))
    }

    /// Returns the remark of a character on this occasion, with its name. `None` if it has no such
    /// remark.
    pub fn remark(&self, character: Character, kind: RemarkOccasion) -> Option<String> {
        let text = self.remark_text(character, kind)?;
        Some(say!(self, "character-says", name = character.name(), text))
    }

    /// Returns the remark of a character without its name.
    pub fn remark_text(&self, character: Character, kind: RemarkOccasion) -> Option<String> {
        if kind == RemarkOccasion::Drawn {
            return Some(self.get("character-drawn"));
        }
        let is_plain = matches!(
            character,
            Character::Kweku | Character::Yaa | Character::Nana
        );
        // The style of these characters does not show in a single move.
        let has_remark = kind != RemarkOccasion::Style || !is_plain;
        let kind: &str = kind.into();
        has_remark.then(|| self.get(&format!("character-{}-{kind}", character.id())))
    }
}
