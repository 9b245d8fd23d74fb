//! Sentences about the characters, and their remarks.

use crate::players::{Character, RemarkKind};

use super::{Words, say};

/// Returns the message ids of a character: the description, the remark after its own large capture,
/// and the remark after a large capture of its opponent.
const fn ids(character: Character) -> [&'static str; 3] {
    match character {
        Character::Kofi => [
            "character-kofi",
            "character-kofi-took",
            "character-kofi-lost",
        ],
        Character::Kwasi => [
            "character-kwasi",
            "character-kwasi-took",
            "character-kwasi-lost",
        ],
        Character::Fatou => [
            "character-fatou",
            "character-fatou-took",
            "character-fatou-lost",
        ],
        Character::Kossi => [
            "character-kossi",
            "character-kossi-took",
            "character-kossi-lost",
        ],
        Character::Bia => ["character-bia", "character-bia-took", "character-bia-lost"],
        Character::Efua => [
            "character-efua",
            "character-efua-took",
            "character-efua-lost",
        ],
        Character::Adjoua => [
            "character-adjoua",
            "character-adjoua-took",
            "character-adjoua-lost",
        ],
        Character::Ama => ["character-ama", "character-ama-took", "character-ama-lost"],
        Character::Desmond => [
            "character-desmond",
            "character-desmond-took",
            "character-desmond-lost",
        ],
        Character::Awa => ["character-awa", "character-awa-took", "character-awa-lost"],
        Character::Sekou => [
            "character-sekou",
            "character-sekou-took",
            "character-sekou-lost",
        ],
        Character::Tunde => [
            "character-tunde",
            "character-tunde-took",
            "character-tunde-lost",
        ],
        Character::Kweku => [
            "character-kweku",
            "character-kweku-took",
            "character-kweku-lost",
        ],
        Character::Yaa => ["character-yaa", "character-yaa-took", "character-yaa-lost"],
        Character::Nana => [
            "character-nana",
            "character-nana-took",
            "character-nana-lost",
        ],
    }
}

/// Returns the message id of the remark about the character's style. The style of the others does
/// not show in a single move.
const fn style_id(character: Character) -> Option<&'static str> {
    Some(match character {
        Character::Kofi => "character-kofi-style",
        Character::Kwasi => "character-kwasi-style",
        Character::Fatou => "character-fatou-style",
        Character::Kossi => "character-kossi-style",
        Character::Bia => "character-bia-style",
        Character::Efua => "character-efua-style",
        Character::Adjoua => "character-adjoua-style",
        Character::Ama => "character-ama-style",
        Character::Desmond => "character-desmond-style",
        Character::Awa => "character-awa-style",
        Character::Sekou => "character-sekou-style",
        Character::Tunde => "character-tunde-style",
        Character::Kweku | Character::Yaa | Character::Nana => return None,
    })
}

impl Words {
    /// Returns a sentence about who a character is and how it plays.
    #[must_use]
    pub fn character(&self, character: Character) -> String {
        self.get(ids(character)[0])
    }

    /// Returns the remark of a character on this occasion, with its name. `None` if it has no such
    /// remark.
    #[must_use]
    pub fn remark(&self, character: Character, kind: RemarkKind) -> Option<String> {
        let text = self.remark_text(character, kind)?;
        Some(say!(
            self,
            "character-says",
            name = character.name(),
            text = text
        ))
    }

    /// Returns the remark of a character without its name.
    #[must_use]
    pub fn remark_text(&self, character: Character, kind: RemarkKind) -> Option<String> {
        let [_, took, lost] = ids(character);
        let id = match kind {
            RemarkKind::Took => took,
            RemarkKind::Lost => lost,
            RemarkKind::Style => style_id(character)?,
        };
        Some(self.get(id))
    }
}
