//! What a position of a book is worth.

/// A value in half seeds: how many of them the side to move is expected to end ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfSeeds(i8);

impl HalfSeeds {
    /// No seed ahead.
    pub const NONE: HalfSeeds = HalfSeeds(0);
    /// The largest value of a book, and less its turned self the smallest: 63 seeds.
    pub const MOST: i8 = 126;

    /// This many half seeds; `None` for more than [`HalfSeeds::MOST`].
    #[must_use]
    pub fn new(halves: i8) -> Option<HalfSeeds> {
        (-Self::MOST..=Self::MOST)
            .contains(&halves)
            .then_some(HalfSeeds(halves))
    }

    /// The nearest to this many hundredths of a seed.
    #[must_use]
    pub fn of_centiseeds(value: i32) -> HalfSeeds {
        const HALF_SEED: i32 = 50;
        let halves = (value.abs() + HALF_SEED / 2) / HALF_SEED * value.signum();
        let most = i32::from(Self::MOST);
        HalfSeeds(i8::try_from(halves.clamp(-most, most)).unwrap_or_default())
    }

    /// The same value seen from the other side.
    #[must_use]
    pub const fn turned(self) -> HalfSeeds {
        HalfSeeds(-self.0)
    }

    /// In hundredths of a seed.
    #[must_use]
    pub fn centiseeds(self) -> i32 {
        50 * i32::from(self.0)
    }

    /// In seeds.
    #[must_use]
    pub fn seeds(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// In half seeds.
    #[must_use]
    pub const fn halves(self) -> i8 {
        self.0
    }

    /// By how many half seeds this is more than `other`; nothing where it is less.
    #[must_use]
    pub fn above(self, other: HalfSeeds) -> u32 {
        u32::try_from(i32::from(self.0) - i32::from(other.0)).unwrap_or(0)
    }
}

/// What a position is worth to its side to move, and whether that is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BookValue {
    /// The lead with which the side to move ends, or is expected to end.
    pub lead: HalfSeeds,
    /// Whether it is proven that the side to move ends ahead, behind or level, as the lead says. By
    /// how much is an estimate.
    pub is_proven: bool,
}

impl BookValue {
    /// Nothing is known.
    pub const NONE: BookValue = BookValue {
        lead: HalfSeeds::NONE,
        is_proven: false,
    };

    /// An estimate, in hundredths of a seed.
    #[must_use]
    pub fn estimate(centiseeds: i32) -> BookValue {
        BookValue {
            lead: HalfSeeds::of_centiseeds(centiseeds),
            is_proven: false,
        }
    }

    /// A proven result, and the lead in seeds that was found with it.
    #[must_use]
    pub fn proven(lead: i32) -> BookValue {
        BookValue {
            lead: HalfSeeds::of_centiseeds(100 * lead),
            is_proven: true,
        }
    }

    /// The same value seen from the other side.
    #[must_use]
    pub const fn turned(self) -> BookValue {
        BookValue {
            lead: self.lead.turned(),
            ..self
        }
    }

    /// The order in which a side prefers values: a proven win before any estimate, a proven loss
    /// after all.
    #[must_use]
    pub fn rank(self) -> (i8, i8) {
        let class = if self.is_proven {
            self.lead.0.signum()
        } else {
            0
        };
        (class, self.lead.0)
    }
}
