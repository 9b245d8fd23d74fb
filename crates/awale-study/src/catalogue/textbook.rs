//! The options of minimax and alpha-beta, and the evaluations to choose from.

use std::ops::RangeInclusive;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The options of the two textbook searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Textbook {
    /// How many plies they look ahead.
    pub depth: u8,
    /// How they judge the positions there.
    pub evaluation: Evaluation,
}

impl Textbook {
    /// The depths to choose from. The upper end is out of reach in awalé; in the matches it sees
    /// every end.
    pub const DEPTHS: RangeInclusive<u8> = 1..=40;
}

/// The evaluation functions to choose by name. Each knows what the one before it knows, and more.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
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
    pub const ALL: [Evaluation; Evaluation::VARIANTS.len()] =
        *Evaluation::VARIANTS.first_chunk().expect("as many");

    /// The name in specifications: `seeds`, `mobility` or `threats`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
