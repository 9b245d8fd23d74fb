//! The characters in words: who each is, and what it says.

use awale_study::players::{Character, RemarkKind};

use crate::words::{Words, say};

/// The ids of what there is to say about a character.
struct Ids {
    /// Who it is and how it plays.
    about: &'static str,
    /// After a large capture of its own.
    took: &'static str,
    /// After one of its opponent.
    lost: &'static str,
    /// When its style shows; none for a character whose style cannot be seen in one move.
    style: Option<&'static str>,
}

const fn ids(character: Character) -> Ids {
    match character {
        Character::Kofi => Ids {
            about: "character-kofi",
            took: "character-kofi-took",
            lost: "character-kofi-lost",
            style: Some("character-kofi-style"),
        },
        Character::Kwasi => Ids {
            about: "character-kwasi",
            took: "character-kwasi-took",
            lost: "character-kwasi-lost",
            style: Some("character-kwasi-style"),
        },
        Character::Fatou => Ids {
            about: "character-fatou",
            took: "character-fatou-took",
            lost: "character-fatou-lost",
            style: Some("character-fatou-style"),
        },
        Character::Kossi => Ids {
            about: "character-kossi",
            took: "character-kossi-took",
            lost: "character-kossi-lost",
            style: Some("character-kossi-style"),
        },
        Character::Bia => Ids {
            about: "character-bia",
            took: "character-bia-took",
            lost: "character-bia-lost",
            style: Some("character-bia-style"),
        },
        Character::Efua => Ids {
            about: "character-efua",
            took: "character-efua-took",
            lost: "character-efua-lost",
            style: Some("character-efua-style"),
        },
        Character::Adjoua => Ids {
            about: "character-adjoua",
            took: "character-adjoua-took",
            lost: "character-adjoua-lost",
            style: Some("character-adjoua-style"),
        },
        Character::Ama => Ids {
            about: "character-ama",
            took: "character-ama-took",
            lost: "character-ama-lost",
            style: Some("character-ama-style"),
        },
        Character::Desmond => Ids {
            about: "character-desmond",
            took: "character-desmond-took",
            lost: "character-desmond-lost",
            style: Some("character-desmond-style"),
        },
        Character::Awa => Ids {
            about: "character-awa",
            took: "character-awa-took",
            lost: "character-awa-lost",
            style: Some("character-awa-style"),
        },
        Character::Sekou => Ids {
            about: "character-sekou",
            took: "character-sekou-took",
            lost: "character-sekou-lost",
            style: Some("character-sekou-style"),
        },
        Character::Tunde => Ids {
            about: "character-tunde",
            took: "character-tunde-took",
            lost: "character-tunde-lost",
            style: Some("character-tunde-style"),
        },
        Character::Kweku => {
            Ids { about: "character-kweku", took: "character-kweku-took", lost: "character-kweku-lost", style: None }
        }
        Character::Yaa => {
            Ids { about: "character-yaa", took: "character-yaa-took", lost: "character-yaa-lost", style: None }
        }
        Character::Nana => {
            Ids { about: "character-nana", took: "character-nana-took", lost: "character-nana-lost", style: None }
        }
    }
}

impl Words {
    /// Who a character is and how it plays, in a sentence.
    #[must_use]
    pub fn character(&self, character: Character) -> String {
        self.get(ids(character).about)
    }

    /// The remark of a character, if it has one of this kind.
    #[must_use]
    pub fn remark(&self, character: Character, kind: RemarkKind) -> Option<String> {
        let text = self.remark_text(character, kind)?;
        Some(say!(self, "character-says", name = character.name(), text = text))
    }

    /// The same without the name.
    #[must_use]
    pub fn remark_text(&self, character: Character, kind: RemarkKind) -> Option<String> {
        let ids = ids(character);
        let id = match kind {
            RemarkKind::Took => ids.took,
            RemarkKind::Lost => ids.lost,
            RemarkKind::Style => ids.style?,
        };
        Some(self.get(id))
    }
}
