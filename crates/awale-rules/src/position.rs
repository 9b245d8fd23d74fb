//! A position: the pits, the stores, the side to move, and the rules they are played by.

use std::error::Error;
use std::fmt;

use crate::game::{Game, Outcome, PerSeat, Seat, Tally};

use super::legality::Refusal;
use super::pit::{PITS, Pit};
use super::rules::{Leftovers, Repetition, Rules};
use super::sowing;

/// A valid position: pits and stores together hold all the seeds of the game.
///
/// Two positions are equal when the pits, the stores, the side to move and the rules are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) pits: [u8; PITS],
    pub(crate) stores: [u8; 2],
    pub(crate) to_move: Seat,
}

/// Which of the rules ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The store of this seat reached `win_at`.
    StoreReached(Seat),
    /// The pits hold `stop_at` seeds or fewer.
    FewLeft,
    /// This seat, to move, has no legal move.
    NoMove(Seat),
}

/// Why pits and stores are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// The seeds do not add up.
    Total {
        /// Seeds given.
        found: u32,
        /// Seeds of the game.
        expected: u32,
    },
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Invalid::Total { found, expected } = self;
        write!(f, "pits and stores hold {found} seeds together, but the game has {expected}")
    }
}

impl Error for Invalid {}

impl Position {
    /// The position in which a game by `rules` starts, `first` to move.
    #[must_use]
    pub fn start(rules: Rules, first: Seat) -> Position {
        Position { rules, pits: [rules.seeds_per_pit; PITS], stores: [0; 2], to_move: first }
    }

    /// Any position by `rules`: the pits A to F and a to f, South's and North's store, the side to move.
    ///
    /// # Errors
    /// When pits and stores do not hold all the seeds of the game together.
    pub fn new(rules: Rules, pits: [u8; PITS], stores: PerSeat<u8>, to_move: Seat) -> Result<Position, Invalid> {
        let stores = [stores.south, stores.north];
        let found = pits.iter().chain(&stores).map(|&seeds| u32::from(seeds)).sum();
        let expected = u32::from(rules.total());
        if found == expected {
            Ok(Position { rules, pits, stores, to_move })
        } else {
            Err(Invalid::Total { found, expected })
        }
    }

    /// The rules this position is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Seeds in `pit`.
    #[must_use]
    pub const fn seeds(&self, pit: Pit) -> u8 {
        self.pits[pit.index()]
    }

    /// Seeds in the twelve pits, in sowing order from A.
    #[must_use]
    pub const fn pits(&self) -> &[u8; PITS] {
        &self.pits
    }

    /// Seeds in the store of `seat`.
    #[must_use]
    pub const fn store(&self, seat: Seat) -> u8 {
        self.stores[seat as usize]
    }

    /// Seeds in the row of `seat`.
    #[must_use]
    pub fn row(&self, seat: Seat) -> u8 {
        sowing::row(&self.pits, seat).iter().sum()
    }

    /// Seeds in all the pits.
    #[must_use]
    pub fn on_board(&self) -> u8 {
        self.pits.iter().sum()
    }

    fn stores_and(&self, more: PerSeat<u8>) -> PerSeat<u32> {
        PerSeat::from_fn(|seat| u32::from(self.store(seat)) + u32::from(more[seat]))
    }

    fn own_rows(&self) -> PerSeat<u8> {
        PerSeat::from_fn(|seat| self.row(seat))
    }

    /// What each side takes of the board when the side to move has no legal move.
    fn leftovers(&self) -> PerSeat<u8> {
        match self.rules.leftovers {
            Leftovers::OwnRows => self.own_rows(),
            Leftovers::Mover => {
                let taker = if self.row(self.to_move) > 0 { self.to_move } else { self.to_move.opponent() };
                let mut shares = PerSeat::default();
                shares[taker] = self.on_board();
                shares
            }
        }
    }

    /// The ending that `win_at` or `stop_at` makes of this position, whatever moves there are.
    pub(crate) fn ended_by_count(&self) -> Option<Ending> {
        if let Some(enough) = self.rules.win_at
            && let Some(winner) = Seat::BOTH.into_iter().find(|&seat| self.store(seat) >= enough)
        {
            return Some(Ending::StoreReached(winner));
        }
        self.rules.stop_at.filter(|&few| self.on_board() <= few).map(|_| Ending::FewLeft)
    }
}

impl Game for Position {
    type Move = Pit;
    type Refusal = Refusal;
    type Ending = Ending;

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn moves(&self) -> impl Iterator<Item = Pit> + '_ {
        let over = self.ended_by_count().is_some();
        Pit::row(self.to_move).filter(move |&pit| !over && self.check_sowing(pit).is_ok())
    }

    fn check(&self, pit: Pit) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.check_sowing(pit)
    }

    fn play_unchecked(&mut self, pit: Pit) {
        self.sow(pit);
    }

    /// Endings are looked at in this order: `win_at`, `stop_at`, no legal move. Repetition comes last and is the
    /// referee's to see.
    fn outcome(&self) -> Option<Outcome<Ending>> {
        let ending = match self.ended_by_count() {
            Some(ending) => ending,
            None if self.moves().next().is_none() => Ending::NoMove(self.to_move),
            None => return None,
        };
        let shares = match ending {
            Ending::NoMove(_) => self.leftovers(),
            Ending::StoreReached(_) | Ending::FewLeft => PerSeat::default(),
        };
        Some(Outcome { tally: Tally::most_wins(self.stores_and(shares)), ending })
    }

    fn counts(&self) -> PerSeat<u32> {
        self.stores_and(PerSeat::default())
    }

    fn tally_when_agreed(&self) -> Tally {
        Tally::most_wins(self.stores_and(self.own_rows()))
    }

    fn tally_when_repeated(&self) -> Tally {
        match self.rules.repetition {
            Repetition::OwnRows => self.tally_when_agreed(),
            Repetition::Shared => Tally::most_wins(self.counts()),
        }
    }

    fn net_gain(&self, pit: Pit) -> i32 {
        let mut after = *self;
        after.play_unchecked(pit);
        let lead = |position: &Position| {
            i32::from(position.store(self.to_move)) - i32::from(position.store(self.to_move.opponent()))
        };
        lead(&after) - lead(self)
    }

    fn progress(&self) -> u32 {
        self.stores.iter().map(|&seeds| u32::from(seeds)).sum()
    }
}
