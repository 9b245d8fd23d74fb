//! A position: the pits, the stores, the side to move, and the rules of the game.

use std::{
    error::Error,
    fmt,
    hash::{Hash, Hasher},
};

use crate::game::{FinalResult, Game, Outcome, PerSeat, Seat};

use super::{
    illegal_move::IllegalMove,
    pit::{self, PITS, Pit},
    rules::{LeftoversRule, RepetitionRule, Rules},
};

/// A valid position: pits and stores together hold all the seeds of the game. The type is small and
/// `Copy`.
///
/// Two positions are equal when the pits, the stores, the side to move and the rules are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "SerializedPosition", into = "SerializedPosition")
)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) pits: [u8; PITS],
    pub(crate) stores: [u8; 2],
    pub(crate) to_move: Seat,
}

/// The hash leaves out the rules, because all positions in a map usually have the same rules.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pits, self.stores, self.to_move).hash(state);
    }
}

/// The rule that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The store of this seat holds at least the number of seeds that wins (`win_at`).
    StoreReached(Seat),
    /// The pits hold at most the number of seeds at which the rules end a game (`stop_at`).
    FewSeedsLeft,
    /// This seat is to move and has no legal move.
    NoLegalMove(Seat),
}

/// The reason why pits and stores do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidPosition {
    /// The total number of seeds is wrong.
    WrongTotalSeeds {
        /// Seeds in the given pits and stores.
        found_seeds: u32,
        /// Seeds in a game by these rules.
        expected_seeds: u32,
    },
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let InvalidPosition::WrongTotalSeeds {
            found_seeds: found,
            expected_seeds: expected,
        } = self;
        write!(
            f,
            "Pits and stores hold {found} seeds together, but this game has {expected}."
        )
    }
}

impl Error for InvalidPosition {}

/// The parts of a position as serde writes them.
#[cfg(feature = "serde")]
type SerializedPosition = (Rules, [u8; PITS], PerSeat<u8>, Seat);

#[cfg(feature = "serde")]
impl TryFrom<SerializedPosition> for Position {
    type Error = InvalidPosition;

    fn try_from(
        (rules, pits, stores, to_move): SerializedPosition,
    ) -> Result<Position, InvalidPosition> {
        Position::new(&rules, pits, stores, to_move)
    }
}

#[cfg(feature = "serde")]
impl From<Position> for SerializedPosition {
    fn from(position: Position) -> SerializedPosition {
        let [south, north] = position.stores;
        let stores = PerSeat { south, north };
        (position.rules, position.pits, stores, position.to_move)
    }
}

impl Position {
    /// Returns the position at the start of a game by `rules`, with `first_to_move` to move.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Position, Rules, Seat};
    ///
    /// let position = Position::start(&Rules::OWARE, Seat::South);
    /// assert_eq!(position.to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    /// assert_eq!(position.moves().count(), 6);
    /// ```
    pub fn start(rules: &Rules, first_to_move: Seat) -> Position {
        Position {
            rules: *rules,
            pits: [rules.seeds_per_pit; PITS],
            stores: [0; 2],
            to_move: first_to_move,
        }
    }

    /// Returns a position by `rules` with these seeds in the pits A to F and a to f, and in both
    /// stores.
    ///
    /// # Errors
    /// Returns an error if pits and stores together do not hold all the seeds of the game.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{PerSeat, Position, Rules, Seat};
    ///
    /// let pits = [0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 5];
    /// let position = Position::new(&Rules::OWARE, pits, PerSeat { south: 20, north: 18 }, Seat::South)?;
    /// assert_eq!(position.seeds_in_row(Seat::North), 7);
    /// assert!(Position::new(&Rules::OWARE, pits, PerSeat { south: 20, north: 17 }, Seat::South).is_err());
    /// # Ok::<(), awale_rules::InvalidPosition>(())
    /// ```
    pub fn new(
        rules: &Rules,
        pits: [u8; PITS],
        stores: PerSeat<u8>,
        to_move: Seat,
    ) -> Result<Position, InvalidPosition> {
        let stores = [stores.south, stores.north];
        let found_seeds = pits
            .iter()
            .chain(&stores)
            .map(|&seeds| u32::from(seeds))
            .sum();
        let expected_seeds = u32::from(rules.total_seeds());
        if found_seeds == expected_seeds {
            Ok(Position {
                rules: *rules,
                pits,
                stores,
                to_move,
            })
        } else {
            Err(InvalidPosition::WrongTotalSeeds {
                found_seeds,
                expected_seeds,
            })
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Seeds in `pit`.
    pub const fn seeds(&self, pit: Pit) -> u8 {
        self.pits[pit.index()]
    }

    /// Seeds in the twelve pits, in sowing order from A.
    pub const fn pits(&self) -> &[u8; PITS] {
        &self.pits
    }

    /// Seeds in the store of `seat`.
    pub const fn store(&self, seat: Seat) -> u8 {
        self.stores[seat as usize]
    }

    /// The seeds in the store of `seat` minus those in the other store.
    pub fn lead(&self, seat: Seat) -> i32 {
        i32::from(self.store(seat)) - i32::from(self.store(seat.opponent()))
    }

    /// Seeds in the row of `seat`.
    pub fn seeds_in_row(&self, seat: Seat) -> u8 {
        pit::row(&self.pits, seat).iter().sum()
    }

    /// Seeds in all the pits.
    pub fn seeds_on_board(&self) -> u8 {
        self.pits.iter().sum()
    }

    fn stores_with_extra(&self, extra_seeds: PerSeat<u8>) -> PerSeat<u32> {
        PerSeat::from_fn(|seat| u32::from(self.store(seat)) + u32::from(extra_seeds[seat]))
    }

    /// The seeds in the row of each side.
    fn seeds_in_rows(&self) -> PerSeat<u8> {
        PerSeat::from_fn(|seat| self.seeds_in_row(seat))
    }

    /// The seeds on the board that each side receives when the side to move has no legal move.
    fn leftover_seeds(&self) -> PerSeat<u8> {
        match self.rules.leftovers {
            LeftoversRule::EachTakesOwnRow => self.seeds_in_rows(),
            LeftoversRule::MoverTakesAll => {
                let taker = if self.seeds_in_row(self.to_move) > 0 {
                    self.to_move
                } else {
                    self.to_move.opponent()
                };
                let mut seeds_to_stores = PerSeat::default();
                seeds_to_stores[taker] = self.seeds_on_board();
                seeds_to_stores
            }
        }
    }

    /// The ending if a store has reached `win_at` seeds or the pits hold at most `stop_at` seeds,
    /// even if there are legal moves.
    pub(crate) fn ending_by_seed_count(&self) -> Option<Ending> {
        if let Some(win_at) = self.rules.win_at
            && let Some(winner) = Seat::BOTH
                .into_iter()
                .find(|&seat| self.store(seat) >= win_at)
        {
            return Some(Ending::StoreReached(winner));
        }
        self.rules
            .stop_at
            .filter(|&few| self.seeds_on_board() <= few)
            .map(|_| Ending::FewSeedsLeft)
    }
}

/// Moves and results. Code for any two-player game uses the same methods of the [`Game`] trait.
impl Position {
    /// The side to move. In a finished position, the side that would move next.
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The legal moves, from A to F or from a to f. There are none exactly if the rules have ended
    /// the game.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Position, Rules};
    ///
    /// // North has no seeds, and must be fed: only F reaches its row.
    /// let position = Position::parse("2-0-0-0-0-1-0-0-0-0-0-0-22-23-S", &Rules::OWARE)?;
    /// assert_eq!(position.moves().map(|pit| pit.letter()).collect::<String>(), "F");
    /// # Ok::<(), awale_rules::PositionError>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = Pit> + '_ {
        let is_over = self.ending_by_seed_count().is_some();
        Pit::row(self.to_move).filter(move |&pit| !is_over && self.check_sowing(pit).is_ok())
    }

    /// Checks whether the move from `pit` is legal.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal.
    pub fn check(&self, pit: Pit) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        self.check_sowing(pit)
    }

    /// Returns the position after the move from `pit`.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{IllegalMove, Pit, Position, Rules, Seat};
    ///
    /// let [c, a_of_north] = ['C', 'a'].map(|letter| Pit::from_letter(letter).unwrap());
    /// let start = Position::start(&Rules::OWARE, Seat::South);
    /// assert_eq!(start.after(c)?.to_string(), "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
    /// assert_eq!(start.after(a_of_north), Err(IllegalMove::PitOfOpponent));
    /// # Ok::<(), IllegalMove>(())
    /// ```
    pub fn after(&self, pit: Pit) -> Result<Position, IllegalMove> {
        self.check(pit)?;
        let mut position_after = *self;
        position_after.sow_and_detect_slam(pit);
        Ok(position_after)
    }

    /// Plays the move from `pit`.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal. The position is unchanged then.
    pub fn play(&mut self, pit: Pit) -> Result<(), IllegalMove> {
        *self = self.after(pit)?;
        Ok(())
    }

    /// The immediate gain of the legal move from `pit`: the seeds added to the mover's store minus
    /// those sown into the opponent's store.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Position, Rules};
    ///
    /// let position = Position::parse("0-0-0-0-0-2-1-1-4-0-0-0-20-20-S", &Rules::OWARE)?;
    /// let best = position.moves().max_by_key(|&pit| position.net_gain(pit)).unwrap();
    /// assert_eq!((best.letter(), position.net_gain(best)), ('F', 4));
    /// # Ok::<(), awale_rules::PositionError>(())
    /// ```
    pub fn net_gain(&self, pit: Pit) -> i32 {
        let mut position_after = *self;
        position_after.sow_and_detect_slam(pit);
        position_after.lead(self.to_move) - self.lead(self.to_move)
    }

    /// The result if the rules have ended the game, or `None` if the game goes on. The rules apply
    /// in this order: `win_at`, `stop_at`, no legal move. A position does not know the earlier
    /// ones, so only a [`Match`](crate::Match) detects a repetition.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Ending, Position, Rules, Seat};
    ///
    /// let position = Position::parse("0-0-0-0-0-0-2-0-0-0-0-1-25-20-N", &Rules::OWARE)?;
    /// let outcome = position.outcome().unwrap();
    /// assert_eq!(outcome.ending, Ending::StoreReached(Seat::South));
    /// assert_eq!(outcome.to_string(), "South wins 25 to 20");
    /// # Ok::<(), awale_rules::PositionError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome<Ending>> {
        let ending = match self.ending_by_seed_count() {
            Some(ending) => ending,
            None if self.moves().next().is_none() => Ending::NoLegalMove(self.to_move),
            None => return None,
        };
        let seeds_to_stores = match ending {
            Ending::NoLegalMove(_) => self.leftover_seeds(),
            Ending::StoreReached(_) | Ending::FewSeedsLeft => PerSeat::default(),
        };
        Some(Outcome {
            final_result: FinalResult::won_by_larger_count(self.stores_with_extra(seeds_to_stores)),
            ending,
        })
    }

    /// The seeds in the store of each seat.
    pub fn collected_counts(&self) -> PerSeat<u32> {
        self.stores_with_extra(PerSeat::default())
    }
}

impl Game for Position {
    type Move = Pit;
    type RefusalReason = IllegalMove;
    type Ending = Ending;

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn moves(&self) -> impl Iterator<Item = Pit> + '_ {
        Position::moves(self)
    }

    fn check(&self, pit: Pit) -> Result<(), IllegalMove> {
        Position::check(self, pit)
    }

    fn play_unchecked(&mut self, pit: Pit) {
        self.sow_and_detect_slam(pit);
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        Position::outcome(self)
    }

    fn collected_counts(&self) -> PerSeat<u32> {
        Position::collected_counts(self)
    }

    fn result_when_agreed(&self) -> FinalResult {
        FinalResult::won_by_larger_count(self.stores_with_extra(self.seeds_in_rows()))
    }

    fn result_when_repeated(&self) -> FinalResult {
        match self.rules.repetition {
            RepetitionRule::EachGetsOwnRow => self.result_when_agreed(),
            RepetitionRule::EachGetsHalf => {
                FinalResult::won_by_larger_count(self.collected_counts())
            }
        }
    }

    fn net_gain(&self, pit: Pit) -> i32 {
        Position::net_gain(self, pit)
    }

    fn repetition_barrier(&self) -> u32 {
        self.stores.iter().map(|&seeds| u32::from(seeds)).sum()
    }
}
