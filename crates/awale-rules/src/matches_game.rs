//! The game of 13 matches: the players take one, two or three matches from a heap in turn, and the
//! player who takes the last match loses. It is a subtraction game (misère Nim with one heap).

use std::{error::Error, fmt};

use crate::game::{FinalResult, Game, Outcome, PerSeat, Seat};

/// The two numbers that define a game of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "(u8, u8)", into = "(u8, u8)")
)]
pub struct HeapRules {
    matches_at_start: u8,
    max_take: u8,
}

/// The reason why two numbers do not define a game of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapRulesError {
    /// `matches_at_start` is outside [`HeapRules::MATCHES_AT_START_RANGE`].
    InvalidMatchesAtStart(u8),
    /// `max_take` is outside [`HeapRules::MAX_TAKE_RANGE`].
    InvalidMaxTake(u8),
}

impl fmt::Display for HeapRulesError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            HeapRulesError::InvalidMatchesAtStart(start) => {
                let (min, max) = HeapRules::MATCHES_AT_START_RANGE.into_inner();
                write!(
                    f,
                    "start is {start}, but a heap has from {min} to {max} matches"
                )
            }
            HeapRulesError::InvalidMaxTake(take) => {
                let (min, max) = HeapRules::MAX_TAKE_RANGE.into_inner();
                write!(f, "max_take is {take}, but it must be from {min} to {max}")
            }
        }
    }
}

impl Error for HeapRulesError {}

#[cfg(feature = "serde")]
impl TryFrom<(u8, u8)> for HeapRules {
    type Error = HeapRulesError;

    fn try_from((start, max_take): (u8, u8)) -> Result<HeapRules, HeapRulesError> {
        HeapRules::new(start, max_take)
    }
}

#[cfg(feature = "serde")]
impl From<HeapRules> for (u8, u8) {
    fn from(rules: HeapRules) -> (u8, u8) {
        (rules.matches_at_start, rules.max_take)
    }
}

impl HeapRules {
    /// Allowed numbers of matches at the start. More do not fit on the smallest screen.
    pub const MATCHES_AT_START_RANGE: std::ops::RangeInclusive<u8> = 1..=40;
    /// Allowed values of `max_take`. A player types the number of matches with one digit key.
    pub const MAX_TAKE_RANGE: std::ops::RangeInclusive<u8> = 1..=9;
    /// The usual game: 13 matches, and a player takes 1 to 3 at a time.
    pub const THIRTEEN_MATCHES_RULES: HeapRules = HeapRules {
        matches_at_start: 13,
        max_take: 3,
    };

    /// Returns a game with `matches_at_start` matches in which a player takes 1 to `max_take` at a
    /// time.
    ///
    /// # Errors
    /// Returns an error if a number is outside its range.
    pub fn new(matches_at_start: u8, max_take: u8) -> Result<HeapRules, HeapRulesError> {
        if !Self::MATCHES_AT_START_RANGE.contains(&matches_at_start) {
            Err(HeapRulesError::InvalidMatchesAtStart(matches_at_start))
        } else if !Self::MAX_TAKE_RANGE.contains(&max_take) {
            Err(HeapRulesError::InvalidMaxTake(max_take))
        } else {
            Ok(HeapRules {
                matches_at_start,
                max_take,
            })
        }
    }

    /// The number of matches at the start.
    pub const fn matches_at_start(&self) -> u8 {
        self.matches_at_start
    }

    /// The largest number of matches that a player may take at a time.
    pub const fn max_take(&self) -> u8 {
        self.max_take
    }
}

/// A position in a game of matches: the heap, the matches taken by each seat, and the side to move.
///
/// # Examples
/// ```
/// use awale_rules::matches_game::{Heap, HeapRules, Take};
/// use awale_rules::{Game, Seat};
///
/// let mut heap = Heap::start(HeapRules::THIRTEEN_MATCHES_RULES, Seat::South);
/// assert_eq!(heap.winning_take(), None, "the side to move has lost already");
/// heap.play(Take(3))?;
/// assert_eq!(heap.winning_take(), Some(Take(1)), "which leaves nine");
/// # Ok::<(), awale_rules::matches_game::IllegalTake>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "SerializedHeap", into = "SerializedHeap")
)]
pub struct Heap {
    rules: HeapRules,
    matches_left: u8,
    taken_matches: PerSeat<u8>,
    to_move: Seat,
}

/// The parts of a heap as serde writes them: rules, matches taken by each seat, and the seat to
/// move.
#[cfg(feature = "serde")]
type SerializedHeap = (HeapRules, PerSeat<u8>, Seat);

#[cfg(feature = "serde")]
impl TryFrom<SerializedHeap> for Heap {
    type Error = &'static str;

    fn try_from((rules, taken, to_move): SerializedHeap) -> Result<Heap, &'static str> {
        let matches_left = rules.matches_at_start.checked_sub(taken.south);
        let matches_left =
            matches_left.and_then(|matches_left| matches_left.checked_sub(taken.north));
        let matches_left = matches_left.ok_or("more matches are taken than the heap had")?;
        Ok(Heap {
            rules,
            matches_left,
            taken_matches: taken,
            to_move,
        })
    }
}

#[cfg(feature = "serde")]
impl From<Heap> for SerializedHeap {
    fn from(heap: Heap) -> SerializedHeap {
        (heap.rules, heap.taken_matches, heap.to_move)
    }
}

/// A move: the number of matches to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The reason why a player may not take this number of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalTake {
    /// The game is over.
    GameOver,
    /// The number is 0.
    TakesNothing,
    /// The number is larger than the rules allow.
    AboveMaxTake {
        /// The largest number of matches that the rules allow.
        max_take: u8,
    },
    /// The number is larger than the heap.
    MoreThanMatchesLeft {
        /// The number of matches left in the heap.
        matches_left: u8,
    },
}

impl fmt::Display for IllegalTake {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            IllegalTake::GameOver => f.write_str("the game is over"),
            IllegalTake::TakesNothing => f.write_str("one match at least must be taken"),
            IllegalTake::AboveMaxTake { max_take: max } => {
                write!(f, "{max} matches at most may be taken")
            }
            IllegalTake::MoreThanMatchesLeft { matches_left } => {
                write!(f, "only {matches_left} left")
            }
        }
    }
}

impl Error for IllegalTake {}

/// The end of a game of matches: this seat took the last match and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMatchTakenBy(pub Seat);

impl Heap {
    /// Returns the position at the start of a game of matches, with the full heap and
    /// `first_to_move` to move.
    pub fn start(rules: HeapRules, first_to_move: Seat) -> Heap {
        Heap {
            rules,
            matches_left: rules.matches_at_start,
            taken_matches: PerSeat::default(),
            to_move: first_to_move,
        }
    }

    /// The number of matches at the start, and the largest number that a player may take at a time.
    pub const fn rules(&self) -> &HeapRules {
        &self.rules
    }

    /// The number of matches in the heap.
    pub const fn matches_left(&self) -> u8 {
        self.matches_left
    }

    /// Returns a move that wins, or `None` if every move loses. A winning move leaves a multiple of
    /// `max_take + 1`, plus one.
    pub fn winning_take(&self) -> Option<Take> {
        let take = self.matches_left.checked_sub(1)? % (self.rules.max_take + 1);
        (take > 0).then_some(Take(take))
    }
}

impl Game for Heap {
    type Move = Take;
    type RefusalReason = IllegalTake;
    type Ending = LastMatchTakenBy;

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn moves(&self) -> impl Iterator<Item = Take> + '_ {
        (1..=self.rules.max_take.min(self.matches_left)).map(Take)
    }

    fn check(&self, Take(count): Take) -> Result<(), IllegalTake> {
        if self.matches_left == 0 {
            Err(IllegalTake::GameOver)
        } else if count == 0 {
            Err(IllegalTake::TakesNothing)
        } else if count > self.rules.max_take {
            Err(IllegalTake::AboveMaxTake {
                max_take: self.rules.max_take,
            })
        } else if count > self.matches_left {
            Err(IllegalTake::MoreThanMatchesLeft {
                matches_left: self.matches_left,
            })
        } else {
            Ok(())
        }
    }

    fn play_unchecked(&mut self, Take(count): Take) {
        self.matches_left -= count;
        self.taken_matches[self.to_move] += count;
        self.to_move = self.to_move.opponent();
    }

    fn outcome(&self) -> Option<Outcome<LastMatchTakenBy>> {
        (self.matches_left == 0).then(|| Outcome {
            final_result: FinalResult {
                final_counts: self.collected_counts(),
                winner: Some(self.to_move),
            },
            ending: LastMatchTakenBy(self.to_move.opponent()),
        })
    }

    fn collected_counts(&self) -> PerSeat<u32> {
        self.taken_matches.map(u32::from)
    }

    /// The last match was not taken, so neither side has lost.
    fn result_when_agreed(&self) -> FinalResult {
        FinalResult {
            final_counts: self.collected_counts(),
            winner: None,
        }
    }

    /// This method is never called, because a heap only shrinks and no position repeats.
    fn result_when_repeated(&self) -> FinalResult {
        self.result_when_agreed()
    }

    fn net_gain(&self, Take(count): Take) -> i32 {
        i32::from(count)
    }

    fn repetition_barrier(&self) -> u32 {
        u32::from(self.rules.matches_at_start - self.matches_left)
    }
}
