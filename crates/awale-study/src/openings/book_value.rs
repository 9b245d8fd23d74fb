//! [`BookValue`]: the value of a position in a book.

/// A value in half seeds: the expected final lead of the side to move, -126 to 126.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfSeeds(i8);

impl HalfSeeds {
    /// No lead.
    pub const ZERO: HalfSeeds = HalfSeeds(0);
    /// The largest value in half seeds: a lead of 63 seeds. The smallest is its negative.
    pub const MAX: i8 = 126;

    /// Creates a value from half seeds. Returns `None` if it is beyond ±[`HalfSeeds::MAX`].
    pub fn new(half_seeds: i8) -> Option<HalfSeeds> {
        (-Self::MAX..=Self::MAX)
            .contains(&half_seeds)
            .then_some(HalfSeeds(half_seeds))
    }

    /// Rounds hundredths of a seed to the nearest half seed, limited to ±[`HalfSeeds::MAX`].
    pub fn from_centiseeds(centiseeds: i32) -> HalfSeeds {
        const HALF_SEED_CENTISEEDS: i32 = 50;
        let half_seeds = (centiseeds.abs() + HALF_SEED_CENTISEEDS / 2) / HALF_SEED_CENTISEEDS
            * centiseeds.signum();
        let max = i32::from(Self::MAX);
        HalfSeeds(i8::try_from(half_seeds.clamp(-max, max)).unwrap_or_default())
    }

    /// Returns the value from the other side's point of view.
    #[must_use]
    pub const fn for_opponent(self) -> HalfSeeds {
        HalfSeeds(-self.0)
    }

    /// Returns the value in hundredths of a seed.
    pub fn centiseeds(self) -> i32 {
        50 * i32::from(self.0)
    }

    /// Returns the value in seeds.
    pub fn seeds(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// Returns the value in half seeds.
    pub const fn half_seeds(self) -> i8 {
        self.0
    }

    /// Returns how many half seeds this value is above `other`, or 0 if it is below.
    pub fn half_seeds_above(self, other: HalfSeeds) -> u32 {
        u32::try_from(i32::from(self.0) - i32::from(other.0)).unwrap_or(0)
    }
}

/// The value of a position to its side to move, and whether the result is proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BookValue {
    /// The final or expected lead of the side to move.
    pub lead: HalfSeeds,
    /// True if it is proven that the side to move wins, draws or loses, as the sign of the lead
    /// shows. The size of the lead is an estimate.
    pub is_proven: bool,
}

impl BookValue {
    /// The value of an unknown position.
    pub const UNKNOWN: BookValue = BookValue {
        lead: HalfSeeds::ZERO,
        is_proven: false,
    };

    /// Creates an estimate from hundredths of a seed.
    pub fn estimate(centiseeds: i32) -> BookValue {
        BookValue {
            lead: HalfSeeds::from_centiseeds(centiseeds),
            is_proven: false,
        }
    }

    /// Creates a proven result from a lead in seeds.
    pub fn proven(lead_seeds: i32) -> BookValue {
        BookValue {
            lead: HalfSeeds::from_centiseeds(100 * lead_seeds),
            is_proven: true,
        }
    }

    /// Returns the value from the other side's point of view.
    #[must_use]
    pub const fn for_opponent(self) -> BookValue {
        BookValue {
            lead: self.lead.for_opponent(),
            ..self
        }
    }

    /// Returns a sort key for the preference of a side; a better value has a larger key. Proven
    /// wins are above estimates and proven draws, and these are above proven losses.
    pub fn sort_key(self) -> (i8, i8) {
        let proven_result_sign = if self.is_proven {
            self.lead.0.signum()
        } else {
            0
        };
        (proven_result_sign, self.lead.0)
    }
}

/// The book's value of a position, and the length of the book's best line from there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BookEntry {
    /// The value for the side to move.
    pub value: BookValue,
    /// Length in plies of the book's best line from this position. 0 if the position is not
    /// expanded, so that the value is from the engine or from the rules.
    pub best_line_plies: u8,
}

impl BookEntry {
    /// Returns the entry from the other side's point of view.
    #[must_use]
    pub const fn for_opponent(self) -> BookEntry {
        BookEntry {
            value: self.value.for_opponent(),
            ..self
        }
    }
}
