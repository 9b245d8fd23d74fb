//! [`Character`]: opponents with a name, a face and a style. `players::character` has their play,
//! `rating` their measured strength, and the file `characters.ftl` their remarks.

use strum::{IntoStaticStr, VariantArray};

/// An opponent with a style. The names are common in West Africa and its diaspora. The order is by
/// strength, and the teacher is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Character {
    /// Prefers to play the pits on the right.
    Kofi,
    /// Threatens captures.
    Kwasi,
    /// Waits, and sows as few seeds as possible.
    Fatou,
    /// Makes the largest capture.
    Kossi,
    /// Spreads the seeds evenly.
    Bia,
    /// Prefers moves that leave no pit of one or two seeds.
    Efua,
    /// Empties the left side.
    Adjoua,
    /// Collects seeds in one pit.
    Ama,
    /// Empties the right side.
    Desmond,
    /// Leaves the opponent few seeds.
    Awa,
    /// Prefers moves after which it can capture back.
    Sekou,
    /// Sows many seeds.
    Tunde,
    /// Sets traps.
    Kweku,
    /// The strongest character: always plays the best move that it finds.
    Yaa,
    /// The teacher: keeps the game close against opponents of every strength.
    Nana,
}

impl Character {
    /// All characters, the weakest first. The teacher is the last, because her strength is not
    /// fixed.
    pub const ALL: [Character; Character::VARIANTS.len()] =
        *Character::VARIANTS.first_chunk().expect("as many");

    /// Returns the id in specifications and message ids, for example `ama`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the name, which is the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Kossi => "Kossi",
            Character::Kofi => "Kofi",
            Character::Fatou => "Fatou",
            Character::Bia => "Nha Bia",
            Character::Ama => "Ama",
            Character::Efua => "Efua",
            Character::Kwasi => "Kwasi",
            Character::Adjoua => "Adjoua",
            Character::Desmond => "Desmond",
            Character::Sekou => "Sékou",
            Character::Awa => "Awa",
            Character::Tunde => "Túndé",
            Character::Kweku => "Kweku",
            Character::Yaa => "Yaa",
            Character::Nana => "Nana Esi",
        }
    }

    /// Returns the characters with a fixed strength, the weakest first.
    fn characters_by_strength() -> &'static [Character] {
        Self::ALL.split_last().map_or(&[], |(_, others)| others)
    }

    /// Returns the next stronger character, or `None` for the strongest and the teacher.
    pub fn next_stronger(self) -> Option<Character> {
        let rank = Self::characters_by_strength()
            .iter()
            .position(|&other| other == self)?;
        Self::characters_by_strength().get(rank + 1).copied()
    }

    /// Returns the character with this id. Returns `None` if the id is unknown.
    pub fn from_id(id: &str) -> Option<Character> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}
