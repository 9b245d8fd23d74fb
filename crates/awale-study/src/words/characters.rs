//! Sentences about the characters, and their remarks.

use crate::players::{Character, RemarkOccasion};

use super::{Words, say};

impl Words {
    /// Returns a sentence about who a character is and how it plays.
    pub fn character_description(&self, character: Character) -> String {
        self.get(&format!("character-{}", character.id()))
    }

    /// Returns the remark of a character on this occasion, with its name. Returns `None` if the
    /// character has no remark for this occasion.
    pub fn remark(&self, character: Character, occasion: RemarkOccasion) -> Option<String> {
        let text = self.remark_text(character, occasion)?;
        Some(say!(self, "character-says", name = character.name(), text))
    }

    /// Returns the remark of a character without its name, or `None` if the character has no remark
    /// for this occasion.
    pub fn remark_text(&self, character: Character, occasion: RemarkOccasion) -> Option<String> {
        if occasion == RemarkOccasion::GameDrawn {
            return Some(self.get("character-drawn"));
        }
        let has_hidden_style = matches!(
            character,
            Character::Kweku | Character::Yaa | Character::Nana
        );
        // The style of these characters does not show in a single move.
        let has_remark = occasion != RemarkOccasion::TypicalMove || !has_hidden_style;
        let occasion: &str = occasion.into();
        has_remark.then(|| self.get(&format!("character-{}-{occasion}", character.id())))
    }
}
