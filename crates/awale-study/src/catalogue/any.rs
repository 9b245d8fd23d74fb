//! A position of any game, itself a [`Game`] that hands every question to the game it holds.

use std::fmt;

use awale_rules::matches::{self, Take};
use awale_rules::{Game, Match, Outcome, PITS, PerSeat, Pit, Position, Seat, Tally};

/// A position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyGame {
    /// Of the awalé family.
    Awale(awale_rules::Position),
    /// Of a game of matches.
    Matches(matches::Heap),
}

/// A move of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// Sowing from a pit.
    Pit(Pit),
    /// Taking matches.
    Take(Take),
}

impl AnyGame {
    /// The position inside, if it is one of the awalé family.
    #[must_use]
    pub fn awale(self) -> Option<awale_rules::Position> {
        if let AnyGame::Awale(position) = self {
            Some(position)
        } else {
            None
        }
    }

    /// The heap inside, if it is one of matches.
    #[must_use]
    pub fn matches(self) -> Option<matches::Heap> {
        if let AnyGame::Matches(heap) = self {
            Some(heap)
        } else {
            None
        }
    }

    /// The position after each side has taken the seeds that `tally`, the result of the game, gives
    /// it. Seeds that the rules do not count stay in the pits.
    #[must_use]
    pub fn settled(self, tally: &Tally) -> AnyGame {
        let AnyGame::Awale(position) = self else {
            return self;
        };
        let stores = tally
            .counts
            .map(|count| u8::try_from(count).unwrap_or(u8::MAX));
        // Refused if the stores alone do not hold all the seeds: then nothing was handed out.
        Position::new(position.rules(), [0; PITS], stores, position.to_move())
            .map_or(self, AnyGame::Awale)
    }
}

impl AnyMove {
    /// The pit, if it is a sowing.
    #[must_use]
    pub fn pit(self) -> Option<Pit> {
        if let AnyMove::Pit(pit) = self {
            Some(pit)
        } else {
            None
        }
    }

    /// The number of matches, if it is a taking.
    #[must_use]
    pub fn take(self) -> Option<Take> {
        if let AnyMove::Take(take) = self {
            Some(take)
        } else {
            None
        }
    }
}

/// Why a move of any game is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyRefusal {
    /// In awalé.
    Awale(awale_rules::IllegalMove),
    /// In a game of matches.
    Matches(matches::IllegalTake),
    /// The move belongs to another game.
    AnotherGame,
}

/// How the rules ended any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyEnding {
    /// In awalé.
    Awale(awale_rules::Ending),
    /// In a game of matches.
    Matches(matches::LastMatchTaken),
}

/// Asks the game inside.
macro_rules! ask {
    ($any:expr, $game:ident => $answer:expr) => {
        match $any {
            AnyGame::Awale($game) => $answer,
            AnyGame::Matches($game) => $answer,
        }
    };
}

/// The position of `game` as a board shows it: at the end with what each side takes in its store. A
/// position in which no game was played stays as it is.
#[must_use]
pub fn shown_position(game: &Match<AnyGame>) -> AnyGame {
    let position = *game.position();
    let is_played = !game.moves().is_empty() || game.settlement().is_some();
    game.outcome()
        .filter(|_| is_played)
        .map_or(position, |outcome| position.settled(&outcome.tally))
}

/// All positions of `game`, the last one as [`shown_position`] has it.
#[must_use]
pub fn shown_positions(game: &Match<AnyGame>) -> Vec<AnyGame> {
    let mut positions = game.past().to_vec();
    positions.pop();
    positions.push(shown_position(game));
    positions
}

impl Game for AnyGame {
    type Move = AnyMove;
    type Refusal = AnyRefusal;
    type Ending = AnyEnding;

    fn to_move(&self) -> Seat {
        ask!(self, game => game.to_move())
    }

    fn moves(&self) -> impl Iterator<Item = AnyMove> + '_ {
        let moves: Vec<AnyMove> = match self {
            AnyGame::Awale(position) => position.moves().map(AnyMove::Pit).collect(),
            AnyGame::Matches(heap) => heap.moves().map(AnyMove::Take).collect(),
        };
        moves.into_iter()
    }

    fn check(&self, mv: AnyMove) -> Result<(), AnyRefusal> {
        match (self, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => {
                position.check(pit).map_err(AnyRefusal::Awale)
            }
            (AnyGame::Matches(heap), AnyMove::Take(take)) => {
                heap.check(take).map_err(AnyRefusal::Matches)
            }
            _ => Err(AnyRefusal::AnotherGame),
        }
    }

    /// Plays `mv`; a move of another game changes nothing.
    fn play_unchecked(&mut self, mv: AnyMove) {
        match (self, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => position.play_unchecked(pit),
            (AnyGame::Matches(heap), AnyMove::Take(take)) => heap.play_unchecked(take),
            _ => {}
        }
    }

    fn outcome(&self) -> Option<Outcome<AnyEnding>> {
        fn wrap<E>(outcome: Outcome<E>, ending: impl Fn(E) -> AnyEnding) -> Outcome<AnyEnding> {
            Outcome {
                tally: outcome.tally,
                ending: ending(outcome.ending),
            }
        }
        match self {
            AnyGame::Awale(position) => position
                .outcome()
                .map(|outcome| wrap(outcome, AnyEnding::Awale)),
            AnyGame::Matches(heap) => heap
                .outcome()
                .map(|outcome| wrap(outcome, AnyEnding::Matches)),
        }
    }

    fn counts(&self) -> PerSeat<u32> {
        ask!(self, game => game.counts())
    }

    fn tally_when_agreed(&self) -> Tally {
        ask!(self, game => game.tally_when_agreed())
    }

    fn tally_when_repeated(&self) -> Tally {
        ask!(self, game => game.tally_when_repeated())
    }

    fn gain(&self, mv: AnyMove) -> i32 {
        match (self, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => position.gain(pit),
            (AnyGame::Matches(heap), AnyMove::Take(take)) => heap.gain(take),
            _ => 0,
        }
    }

    fn progress(&self) -> u32 {
        ask!(self, game => game.progress())
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Pit(pit) => pit.fmt(f),
            AnyMove::Take(take) => take.fmt(f),
        }
    }
}
