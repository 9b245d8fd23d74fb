//! The game of 13 matches: each player in turn takes one, two or three from a heap; the player who
//! takes the last one loses. It is a subtraction game (misère Nim with one heap).

use std::error::Error;
use std::fmt;

use crate::game::{Game, Outcome, PerSeat, Seat, Tally};

/// The numbers that make a game of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapRules {
    start: u8,
    max_take: u8,
}

/// Why two numbers do not make a game of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapRulesError {
    /// `start` is outside the range.
    Start(u8),
    /// `max_take` is outside the range.
    MaxTake(u8),
}

impl fmt::Display for HeapRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeapRulesError::Start(start) => {
                let (min, max) = HeapRules::STARTS.into_inner();
                write!(
                    f,
                    "start is {start}, but a heap has from {min} to {max} matches"
                )
            }
            HeapRulesError::MaxTake(take) => {
                let (min, max) = HeapRules::TAKES.into_inner();
                write!(
                    f,
                    "max_take is {take}, but one takes from {min} to {max} at most"
                )
            }
        }
    }
}

impl Error for HeapRulesError {}

impl HeapRules {
    /// How many matches a heap may have: what fits on the smallest screen.
    pub const STARTS: std::ops::RangeInclusive<u8> = 1..=40;
    /// How large `max_take` may be: what one key can say.
    pub const TAKES: std::ops::RangeInclusive<u8> = 1..=9;
    /// The usual game: 13 matches, at most three at a time.
    pub const THIRTEEN: HeapRules = HeapRules {
        start: 13,
        max_take: 3,
    };

    /// A game with `start` matches of which one may take up to `max_take` at a time.
    ///
    /// # Errors
    /// When a number is outside its range.
    pub fn new(start: u8, max_take: u8) -> Result<HeapRules, HeapRulesError> {
        if !Self::STARTS.contains(&start) {
            Err(HeapRulesError::Start(start))
        } else if !Self::TAKES.contains(&max_take) {
            Err(HeapRulesError::MaxTake(max_take))
        } else {
            Ok(HeapRules { start, max_take })
        }
    }

    /// Matches at the start.
    #[must_use]
    pub const fn start(&self) -> u8 {
        self.start
    }

    /// The most one may take at a time.
    #[must_use]
    pub const fn max_take(&self) -> u8 {
        self.max_take
    }
}

/// A heap of matches in the middle of a game.
///
/// # Examples
/// ```
/// use awale_rules::matches::{Heap, HeapRules, Take};
/// use awale_rules::{Game, Seat};
///
/// let mut heap = Heap::start(HeapRules::THIRTEEN, Seat::South);
/// assert_eq!(heap.winning_take(), None, "the side to move has lost already");
/// heap.play(Take(3))?;
/// assert_eq!(heap.winning_take(), Some(Take(1)), "which leaves nine");
/// # Ok::<(), awale_rules::matches::IllegalTake>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    rules: HeapRules,
    left: u8,
    taken: PerSeat<u8>,
    to_move: Seat,
}

/// Taking this many matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why this many matches may not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalTake {
    /// The game is over.
    GameOver,
    /// Fewer than one.
    TooFew,
    /// More than the rules allow.
    TooMany {
        /// The most one may take.
        max: u8,
    },
    /// More than there are.
    MoreThanLeft {
        /// Matches in the heap.
        left: u8,
    },
}

impl fmt::Display for IllegalTake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalTake::GameOver => f.write_str("the game is over"),
            IllegalTake::TooFew => f.write_str("one match at least must be taken"),
            IllegalTake::TooMany { max } => write!(f, "{max} matches at most may be taken"),
            IllegalTake::MoreThanLeft { left } => write!(f, "only {left} left"),
        }
    }
}

impl Error for IllegalTake {}

/// The only ending: this seat took the last match and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TookLast(pub Seat);

impl Heap {
    /// The full heap, `first` to move.
    #[must_use]
    pub fn start(rules: HeapRules, first: Seat) -> Heap {
        Heap {
            rules,
            left: rules.start,
            taken: PerSeat::default(),
            to_move: first,
        }
    }

    /// The numbers this game is played with.
    #[must_use]
    pub const fn rules(&self) -> &HeapRules {
        &self.rules
    }

    /// Matches in the heap.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// How many to take to win, where that can be done: one leaves the other side a multiple of
    /// `max_take + 1`, and one more.
    #[must_use]
    pub fn winning_take(&self) -> Option<Take> {
        let surplus = self.left.checked_sub(1)? % (self.rules.max_take + 1);
        (surplus > 0).then_some(Take(surplus))
    }
}

impl Game for Heap {
    type Move = Take;
    type Refusal = IllegalTake;
    type Ending = TookLast;

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn moves(&self) -> impl Iterator<Item = Take> + '_ {
        (1..=self.rules.max_take.min(self.left)).map(Take)
    }

    fn check(&self, Take(count): Take) -> Result<(), IllegalTake> {
        if self.left == 0 {
            Err(IllegalTake::GameOver)
        } else if count == 0 {
            Err(IllegalTake::TooFew)
        } else if count > self.rules.max_take {
            Err(IllegalTake::TooMany {
                max: self.rules.max_take,
            })
        } else if count > self.left {
            Err(IllegalTake::MoreThanLeft { left: self.left })
        } else {
            Ok(())
        }
    }

    fn play_unchecked(&mut self, Take(count): Take) {
        self.left -= count;
        self.taken[self.to_move] += count;
        self.to_move = self.to_move.opponent();
    }

    fn outcome(&self) -> Option<Outcome<TookLast>> {
        (self.left == 0).then(|| Outcome {
            tally: Tally {
                counts: self.counts(),
                winner: Some(self.to_move),
            },
            ending: TookLast(self.to_move.opponent()),
        })
    }

    fn counts(&self) -> PerSeat<u32> {
        self.taken.map(u32::from)
    }

    /// The last match was not taken, so neither side has lost.
    fn tally_when_agreed(&self) -> Tally {
        Tally {
            counts: self.counts(),
            winner: None,
        }
    }

    /// Never used: the heap only shrinks.
    fn tally_when_repeated(&self) -> Tally {
        self.tally_when_agreed()
    }

    fn gain(&self, Take(count): Take) -> i32 {
        i32::from(count)
    }

    fn progress(&self) -> u32 {
        u32::from(self.rules.start - self.left)
    }
}
