//! The scale of values: the value of a position for the side to move.
//!
//! The size of a value also says how certain it is, so the search only compares numbers:
//!
//! | size | meaning |
//! | --- | --- |
//! | up to 14,999 | an estimate, in hundredths of a seed |
//! | 15,000 and the final lead in seeds | a win if endless play pays what the endgame table assumes |
//! | 20,000 and the final lead in seeds | a proven win |
//! | 0 | a draw, or an estimate of 0 |

use std::{error::Error, fmt, str::FromStr};

use awale_rules::{MAX_GAME_SEEDS, Seat};

/// A value in the search, on the scale of the module documentation.
pub(super) type Value = i32;

/// One seed in hundredths of a seed, the unit of estimates.
pub(super) const SEED_VALUE: Value = 100;
/// The largest estimate. 72 seeds are 7,200, and no evaluation reaches twice as much.
pub(super) const MAX_ESTIMATE: Value = 14_999;
/// The value of a win by an endgame table that is not a proof, because the table assumes a result
/// for play without end.
pub(super) const TABLE_WIN: Value = 15_000;
/// The value of a proven win.
pub(super) const PROVEN_WIN: Value = 20_000;
/// A number above every value, which still fits the 16 bits of a value in the transposition table.
pub(super) const INFINITE: Value = 32_000;

/// The value of a finished game for the side that leads by `lead` seeds.
#[inline]
pub(super) const fn value_of_final_lead(lead: i32) -> Value {
    PROVEN_WIN * lead.signum() + lead
}

/// The value of a board for which a table predicts this final lead. It is proven if the table is
/// exact.
#[inline]
pub(super) const fn value_of_table_lead(lead: i32, is_exact: bool) -> Value {
    let win_value = if is_exact { PROVEN_WIN } else { TABLE_WIN };
    win_value * lead.signum() + lead
}

/// Limits an estimate to its range.
#[inline]
pub(super) fn clamp_estimate(estimate: i32) -> Value {
    estimate.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// The value of a position for its side to move, with its certainty.
///
/// # Examples
/// ```
/// use awale_engine::Score;
///
/// assert_eq!(Score::Estimate(-150).centiseeds_with_win_bonus(), -150);
/// assert_eq!(Score::Proven(3).centiseeds_with_win_bonus(), 10_300);
/// assert_eq!((Score::Proven(3).lead_centiseeds(), Score::Proven(3).known_result_sign()), (300, Some(1)));
/// assert_eq!(Score::Estimate(-150).to_string(), "-1.50");
/// assert_eq!("table -2".parse(), Ok(Score::Table(-2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Score {
    /// An estimated final lead in hundredths of a seed.
    Estimate(i32),
    /// A table value: the final lead of the side to move in seeds (negative if it is behind), by an
    /// endgame table that is right in all but rare cases.
    Table(i32),
    /// A proven result: the side to move can force a final lead of at least this many seeds. If
    /// negative, the opponent can force a lead of at least this size.
    Proven(i32),
}

impl Score {
    pub(super) const fn from_value(value: Value) -> Score {
        let magnitude = value.abs();
        if magnitude >= PROVEN_WIN {
            Score::Proven(value.signum() * (magnitude - PROVEN_WIN))
        } else if magnitude >= TABLE_WIN {
            Score::Table(value.signum() * (magnitude - TABLE_WIN))
        } else {
            Score::Estimate(value)
        }
    }

    /// The expected final lead of the side to move, in hundredths of a seed.
    pub const fn lead_centiseeds(self) -> i32 {
        match self {
            Score::Estimate(value) => value,
            Score::Table(lead) | Score::Proven(lead) => SEED_VALUE * lead,
        }
    }

    /// Whether the result comes from the rules, a proof or an endgame table instead of an estimate.
    pub const fn has_known_result(self) -> bool {
        matches!(self, Score::Table(_) | Score::Proven(_))
    }

    /// A key that sorts lines: by result, then by seeds, then by certainty.
    pub fn ordering_key(self) -> impl Ord {
        let result_sign = self.known_result_sign().unwrap_or(0);
        let certainty = match self {
            Score::Estimate(_) => 0,
            Score::Table(_) => 1,
            Score::Proven(_) => 2,
        };
        (result_sign, self.lead_centiseeds(), certainty * result_sign)
    }

    /// The result for the side to move: 1 for a win, 0 for a draw, -1 for a loss. `None` for an
    /// estimate.
    pub const fn known_result_sign(self) -> Option<i32> {
        match self {
            Score::Estimate(_) => None,
            Score::Table(lead) | Score::Proven(lead) => Some(lead.signum()),
        }
    }

    /// Returns the score from the point of view of the other side.
    #[must_use]
    pub const fn for_opponent(self) -> Score {
        match self {
            Score::Estimate(value) => Score::Estimate(-value),
            Score::Table(lead) => Score::Table(-lead),
            Score::Proven(lead) => Score::Proven(-lead),
        }
    }

    /// Converts a score for `to_move` to the point of view of `viewer`.
    #[must_use]
    pub fn seen_by(self, viewer: Seat, to_move: Seat) -> Score {
        if viewer == to_move {
            self
        } else {
            self.for_opponent()
        }
    }

    /// The score in hundredths of a seed, for protocols with a single number. A known win adds
    /// 10,000.
    pub const fn centiseeds_with_win_bonus(self) -> i32 {
        /// The bonus of a known win. It is more than 7,200, the value of all seeds of the largest
        /// game.
        const KNOWN_WIN_BONUS: i32 = 10_000;
        match self {
            Score::Estimate(value) => value,
            Score::Table(lead) | Score::Proven(lead) => {
                lead.signum() * KNOWN_WIN_BONUS + lead * SEED_VALUE
            }
        }
    }
}

/// Writes `+1.25`, `table -2` or `exact +3`, in seeds.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Score::Estimate(value) => {
                let sign = if *value < 0 { '-' } else { '+' };
                write!(
                    f,
                    "{sign}{}.{:02}",
                    value.unsigned_abs() / 100,
                    value.unsigned_abs() % 100
                )
            }
            Score::Table(lead) => write!(f, "table {lead:+}"),
            Score::Proven(lead) => write!(f, "exact {lead:+}"),
        }
    }
}

/// The error for a text that is not a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidScore;

impl fmt::Display for InvalidScore {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a score is like `+1.25`, `table -2` or `exact +3`")
    }
}

impl Error for InvalidScore {}

/// Reads the text of [`Display`](fmt::Display). Rejects a known lead above 72 seeds (the largest
/// game) and an estimate above twice as many.
impl FromStr for Score {
    type Err = InvalidScore;

    fn from_str(text: &str) -> Result<Score, InvalidScore> {
        let parse_number = |text: &str| text.parse::<i32>().map_err(|_| InvalidScore);
        let parse_lead = |text: &str| {
            parse_number(text)
                .ok()
                .filter(|lead| lead.unsigned_abs() <= MAX_GAME_SEEDS.into())
                .ok_or(InvalidScore)
        };
        if let Some(text) = text.strip_prefix("table ") {
            return parse_lead(text).map(Score::Table);
        }
        if let Some(text) = text.strip_prefix("exact ") {
            return parse_lead(text).map(Score::Proven);
        }
        let unsigned_text = text.strip_prefix(['+', '-']).ok_or(InvalidScore)?;
        let (seeds, hundredths) = unsigned_text.split_once('.').ok_or(InvalidScore)?;
        if hundredths.len() != 2
            || !unsigned_text
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'.')
        {
            return Err(InvalidScore);
        }
        let magnitude = parse_number(seeds)?
            .checked_mul(SEED_VALUE)
            .and_then(|value| value.checked_add(parse_number(hundredths).ok()?));
        let magnitude = magnitude
            .filter(|size| size.unsigned_abs() <= 2 * 100 * u32::from(MAX_GAME_SEEDS))
            .ok_or(InvalidScore)?;
        Ok(Score::Estimate(if text.starts_with('-') {
            -magnitude
        } else {
            magnitude
        }))
    }
}
