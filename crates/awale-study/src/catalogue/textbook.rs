//! [`TextbookOptions`]: the options of minimax and alpha-beta.

use std::ops::RangeInclusive;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The options of minimax and alpha-beta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextbookOptions {
    /// Search depth in plies.
    pub depth: u8,
    /// The static evaluation of the positions at the last ply.
    pub evaluation: Evaluation,
}

impl TextbookOptions {
    /// The allowed depths. The highest is impossibly slow in awalé, but searches a whole game of
    /// matches.
    pub const DEPTH_RANGE: RangeInclusive<u8> = 1..=40;
}

/// The static evaluation functions. Each function adds one or two terms to the function before it.
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
    /// Counts the seeds in the stores.
    Seeds,
    /// Like `Seeds`, and counts the pits of each side that are not empty.
    Mobility,
    /// Like `Mobility`, and adds threatened pits and pits with a full lap of seeds.
    #[default]
    Threats,
}

impl Evaluation {
    /// All evaluations, the simplest first.
    pub const ALL: [Evaluation; Evaluation::VARIANTS.len()] =
        *Evaluation::VARIANTS.first_chunk().expect("as many");

    /// Returns the name in specifications: `seeds`, `mobility` or `threats`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
