//! The characters: opponents with a name, a face and a style. How each plays is in
//! `players::character`, how strong it was measured in `rating`, what it says in `characters.ftl`.

use strum::{IntoStaticStr, VariantArray};

/// An opponent with a style of its own, named as people are in West Africa and its diaspora. They
/// are ordered by strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Character {
    /// In a hurry: plays from its right.
    Kofi,
    /// Threatens captures.
    Kwasi,
    /// Waits: sows as few seeds as possible.
    Fatou,
    /// Takes the most that it sees at once.
    Kossi,
    /// Spreads its seeds evenly.
    Bia,
    /// Leaves no pit of one or two seeds.
    Efua,
    /// Empties its left side.
    Adjoua,
    /// Hoards seeds in one pit.
    Ama,
    /// Empties its right side.
    Desmond,
    /// Leaves the opponent few seeds.
    Awa,
    /// Captures back.
    Sekou,
    /// Sows long ways.
    Tunde,
    /// Sets traps.
    Kweku,
    /// Gives nothing away.
    Yaa,
    /// Teaches: plays as well as its opponent.
    Nana,
}

impl Character {
    /// All of them: by strength, and the teacher, who has none of her own, last.
    pub const ALL: [Character; Character::VARIANTS.len()] =
        *Character::VARIANTS.first_chunk().expect("as many");

    /// The id in specifications and of its words: `ama`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The name as it is written, the same in every language.
    #[must_use]
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

    /// Those with a strength of their own, the weakest first.
    fn by_strength() -> &'static [Character] {
        Self::ALL.split_last().map_or(&[], |(_, others)| others)
    }

    /// The next stronger one. `None` for the strongest and for the teacher.
    #[must_use]
    pub fn stronger(self) -> Option<Character> {
        let place = Self::by_strength()
            .iter()
            .position(|&other| other == self)?;
        Self::by_strength().get(place + 1).copied()
    }

    /// The next weaker one. `None` for the weakest and for the teacher.
    #[must_use]
    pub fn weaker(self) -> Option<Character> {
        let place = Self::by_strength()
            .iter()
            .position(|&other| other == self)?;
        Self::by_strength().get(place.checked_sub(1)?).copied()
    }

    /// The character with this id.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Character> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}
