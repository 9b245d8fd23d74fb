//! What minimax and alpha-beta are told, and the evaluations one can choose.

use std::ops::RangeInclusive;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// What the two textbook searches are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Textbook {
    /// How many plies they look ahead.
    pub depth: u8,
    /// How they judge the positions there.
    pub evaluation: Evaluation,
}

impl Textbook {
    /// The depths one can ask for. The upper end is out of reach in awalé; in the matches it sees every end.
    pub const DEPTHS: RangeInclusive<u8> = 1..=40;
}

/// The evaluation functions one can choose by name. Each knows what the one before it knows, and more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Evaluation {
    /// Seeds in store.
    Seeds,
    /// That, and how many moves each side has.
    Mobility,
    /// That, and which pits are under threat or hoard seeds.
    #[default]
    Threats,
}

impl Evaluation {
    /// All of them, the simplest first.
    pub const ALL: [Evaluation; Evaluation::VARIANTS.len()] = *Evaluation::VARIANTS.first_chunk().expect("as many");

    /// The name in specifications: `seeds`, `mobility` or `threats`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
