//! The rules as data: every variant is one value of [`RuleFields`], which [`Rules::new`] checks.

use std::{error::Error, fmt, ops::Deref};

use super::pit::PITS;

/// Declares a rule with its choices, and the name of each in settings and records.
macro_rules! rule_choices {
    ($(#[$rule_doc:meta])* $rule:ident { $($(#[$doc:meta])* $choice:ident = $name:literal,)+ }) => {
        $(#[$rule_doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $rule {
            $($(#[$doc])* #[cfg_attr(feature = "serde", serde(rename = $name))] $choice,)+
        }

        impl $rule {
            /// All values of this type.
            pub const ALL: [$rule; [$($name),+].len()] = [$($rule::$choice),+];

            /// The name in settings and records.
            pub const fn name(self) -> &'static str {
                match self {
                    $($rule::$choice => $name,)+
                }
            }
        }
    };
}

rule_choices! {
    /// The effect of a move that would capture all the opponent's seeds.
    GrandSlamRule {
        /// The move is illegal.
        SlamIllegal = "illegal",
        /// The move is legal, but captures nothing.
        SlamCapturesNothing = "captures_nothing",
    }
}

rule_choices! {
    /// Whether an opponent without seeds must be given some.
    FeedingRule {
        /// If the opponent's row is empty, only a move that puts a seed into it is legal.
        MustFeed = "required",
        /// Any move is legal, even one that leaves the opponent without seeds.
        MayStarve = "free",
    }
}

rule_choices! {
    /// The side that takes the seeds on the board when the side to move has no legal move.
    LeftoversRule {
        /// Without a legal move, each side takes its own row.
        EachTakesOwnRow = "own_rows",
        /// The side to move takes all seeds on the board. If its own row is empty, the other side
        /// takes them.
        MoverTakesAll = "mover",
    }
}

rule_choices! {
    /// The division of the seeds on the board after a repetition. The first repetition of a
    /// position always ends the game.
    RepetitionRule {
        /// After a repetition, each side takes its own row.
        EachGetsOwnRow = "own_rows",
        /// Each side gets half of the seeds on the board, so they are left out of the result.
        EachGetsHalf = "shared",
    }
}

/// The fields of the rules, which [`Rules::new`] checks.
///
/// # Examples
/// Your own rules can start from the rules of oware:
/// ```
/// use awale_rules::{FeedingRule, Position, RuleFields, Rules, RulesError, Seat};
///
/// let rules = Rules::new(RuleFields { seeds_per_pit: 3, win_at: Some(19), feeding: FeedingRule::MayStarve, ..RuleFields::OWARE })?;
/// assert_eq!(rules.total_seeds(), 36);
/// let wrong = Rules::new(RuleFields { win_at: Some(24), ..RuleFields::OWARE });
/// assert_eq!(wrong, Err(RulesError::InvalidWinAt { invalid_value: 24, total_seeds: 48 }));
/// # Ok::<(), RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RuleFields {
    /// Seeds in each pit at the start, 1 to 6.
    pub seeds_per_pit: u8,
    /// Whether a seed is sown into each store that the sowing passes.
    pub sow_stores: bool,
    /// The effect of a move that would capture all the opponent's seeds.
    pub grand_slam: GrandSlamRule,
    /// Whether an opponent without seeds must be fed.
    pub feeding: FeedingRule,
    /// A store with this many seeds or more ends the game.
    pub win_at: Option<u8>,
    /// The game ends when the pits hold this many seeds or fewer.
    pub stop_at: Option<u8>,
    /// The side that takes the seeds on the board when there is no legal move.
    pub leftovers: LeftoversRule,
    /// The division of the seeds on the board after a repetition.
    pub repetition: RepetitionRule,
}

impl RuleFields {
    /// The fields of the international rules. Your own rules can start from them.
    pub const OWARE: RuleFields = RuleFields {
        seeds_per_pit: 4,
        sow_stores: false,
        grand_slam: GrandSlamRule::SlamCapturesNothing,
        feeding: FeedingRule::MustFeed,
        win_at: Some(25),
        stop_at: None,
        leftovers: LeftoversRule::EachTakesOwnRow,
        repetition: RepetitionRule::EachGetsOwnRow,
    };

    /// The fields of the international rules with another number of seeds in each pit. A store wins
    /// with one seed more than half of all.
    pub const fn oware_with(seeds_per_pit: u8) -> RuleFields {
        let fields = RuleFields {
            seeds_per_pit,
            ..RuleFields::OWARE
        };
        RuleFields {
            win_at: Some(fields.total_seeds() / 2 + 1),
            ..fields
        }
    }

    /// The number of seeds in the whole game, at most 255.
    #[expect(clippy::cast_possible_truncation, reason = "there are twelve pits")]
    pub const fn total_seeds(&self) -> u8 {
        self.seeds_per_pit.saturating_mul(PITS as u8)
    }
}

/// Checked rules: no field contradicts another. `Rules` derefs to [`RuleFields`], so you read the
/// fields directly.
///
/// # Examples
/// ```
/// use awale_rules::{GrandSlamRule, Rules};
///
/// assert_eq!(Rules::default(), Rules::OWARE);
/// assert_eq!(Rules::AWARI.grand_slam, GrandSlamRule::SlamIllegal);
/// assert_eq!(Rules::AWALE_26.stop_at, Some(5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RuleFields")
)]
pub struct Rules(RuleFields);

impl TryFrom<RuleFields> for Rules {
    type Error = RulesError;

    fn try_from(fields: RuleFields) -> Result<Rules, RulesError> {
        Rules::new(fields)
    }
}

/// A field of the rules with a wrong value, and the numbers that limit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// `seeds_per_pit` is outside 1 to 6.
    InvalidSeedsPerPit(u8),
    /// `win_at` is at most half of the seeds in the game, or more than all of them.
    InvalidWinAt {
        /// The rejected value of `win_at`.
        invalid_value: u8,
        /// The number of seeds in the whole game.
        total_seeds: u8,
    },
    /// `stop_at` is not below the number of seeds in the game.
    InvalidStopAt {
        /// The rejected value of `stop_at`.
        invalid_value: u8,
        /// The number of seeds in the whole game.
        total_seeds: u8,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            RulesError::InvalidSeedsPerPit(seeds) => {
                write!(
                    f,
                    "seeds_per_pit is {seeds}, but a pit starts with 1 to 6 seeds"
                )
            }
            RulesError::InvalidWinAt {
                invalid_value: value,
                total_seeds: total,
            } => {
                let min_win_at = total / 2 + 1;
                write!(
                    f,
                    "win_at is {value}, but with {total} seeds it must be from {min_win_at} to {total}"
                )
            }
            RulesError::InvalidStopAt {
                invalid_value: value,
                total_seeds: total,
            } => {
                write!(
                    f,
                    "stop_at is {value}, but with {total} seeds it must be from 0 to {}",
                    total - 1
                )
            }
        }
    }
}

impl Error for RulesError {}

impl Rules {
    /// Checks `fields` and makes rules from them.
    ///
    /// # Errors
    /// Returns an error for the first field that is out of range or contradicts the others.
    pub const fn new(fields: RuleFields) -> Result<Rules, RulesError> {
        if fields.seeds_per_pit < 1 || fields.seeds_per_pit > 6 {
            return Err(RulesError::InvalidSeedsPerPit(fields.seeds_per_pit));
        }
        let total_seeds = fields.total_seeds();
        if let Some(value) = fields.win_at
            && (value <= total_seeds / 2 || value > total_seeds)
        {
            return Err(RulesError::InvalidWinAt {
                invalid_value: value,
                total_seeds,
            });
        }
        if let Some(stop_at) = fields.stop_at
            && stop_at >= total_seeds
        {
            return Err(RulesError::InvalidStopAt {
                invalid_value: stop_at,
                total_seeds,
            });
        }
        Ok(Rules(fields))
    }

    /// A copy of the fields, for example to change one and make other rules.
    pub const fn fields(&self) -> RuleFields {
        self.0
    }
}

impl Deref for Rules {
    type Target = RuleFields;

    fn deref(&self) -> &RuleFields {
        &self.0
    }
}
