//! [`AnyGame`]: a position of any of the program's games. It implements [`Game`] by forwarding to
//! the game inside.

use std::fmt;

use awale_rules::{
    FinalResult, Game, Match, Outcome, PITS, PerSeat, Pit, Position, Seat,
    matches_game::{self, Take},
};
use serde::{Deserialize, Serialize};

/// A position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnyGame {
    /// A position of the awalé family.
    Awale(awale_rules::Position),
    /// A heap of matches.
    Matches(matches_game::Heap),
}

/// A move of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnyMove {
    /// Sowing from a pit.
    Pit(Pit),
    /// Taking matches.
    Take(Take),
}

impl AnyGame {
    /// Returns the position of awalé, or `None` if this is a heap of matches.
    pub fn as_awale(self) -> Option<awale_rules::Position> {
        if let AnyGame::Awale(position) = self {
            Some(position)
        } else {
            None
        }
    }

    /// Returns the positions of a game of awalé, or `None` if one of them is a heap of matches.
    pub fn all_as_awale(positions: &[AnyGame]) -> Option<Vec<awale_rules::Position>> {
        positions.iter().copied().map(AnyGame::as_awale).collect()
    }

    /// Returns the heap of matches, or `None` if this is a position of awalé.
    pub fn as_matches(self) -> Option<matches_game::Heap> {
        if let AnyGame::Matches(heap) = self {
            Some(heap)
        } else {
            None
        }
    }

    /// Returns the position with empty pits and the seeds of `final_result` in the stores. A
    /// position whose stores would not hold all seeds, and a heap of matches, are returned
    /// unchanged.
    #[must_use]
    fn with_final_stores(self, final_result: &FinalResult) -> AnyGame {
        let AnyGame::Awale(position) = self else {
            return self;
        };
        let stores = final_result
            .final_counts
            .map(|count| u8::try_from(count).unwrap_or(u8::MAX));
        // `Position::new` returns an error if the stores do not hold all seeds. In this case the
        // position stays unchanged.
        Position::new(position.rules(), [0; PITS], stores, position.to_move())
            .map_or(self, AnyGame::Awale)
    }
}

impl AnyMove {
    /// Returns the pit if the move is a sowing, otherwise `None`.
    pub fn as_pit(self) -> Option<Pit> {
        if let AnyMove::Pit(pit) = self {
            Some(pit)
        } else {
            None
        }
    }

    /// Returns the number of matches if the move takes matches, otherwise `None`.
    pub fn as_take(self) -> Option<Take> {
        if let AnyMove::Take(take) = self {
            Some(take)
        } else {
            None
        }
    }
}

/// The reason why a move of any game is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum AnyIllegalMove {
    /// A move in awalé is illegal.
    #[error(transparent)]
    Awale(awale_rules::IllegalMove),
    /// A move in a game of matches is illegal.
    #[error(transparent)]
    Matches(matches_game::IllegalTake),
    /// The move belongs to another game.
    #[error("this is a move of another game")]
    MoveOfAnotherGame,
}

/// The reason why a game ended by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyEnding {
    /// The end of a game of awalé.
    Awale(awale_rules::Ending),
    /// The end of a game of matches.
    Matches(matches_game::LastMatchTakenBy),
}

/// Calls a method of the position or heap inside an [`AnyGame`].
macro_rules! forward {
    ($any:expr, $game:ident => $answer:expr) => {
        match $any {
            AnyGame::Awale($game) => $answer,
            AnyGame::Matches($game) => $answer,
        }
    };
}

/// Returns the position of `game` as a board shows it: after the end, with the remaining seeds in
/// the stores. A game with neither moves nor a settlement keeps its position, even if the game is
/// over.
pub fn position_with_final_stores(game: &Match<AnyGame>) -> AnyGame {
    let position = *game.position();
    let has_moves_or_settlement = !game.moves().is_empty() || game.settlement().is_some();
    game.outcome()
        .filter(|_| has_moves_or_settlement)
        .map_or(position, |outcome| {
            position.with_final_stores(&outcome.final_result)
        })
}

/// Returns all positions of `game`, with the last position as [`position_with_final_stores`]
/// returns it.
pub fn positions_with_final_stores(game: &Match<AnyGame>) -> Vec<AnyGame> {
    let mut positions = game.positions_so_far().to_vec();
    positions.pop();
    positions.push(position_with_final_stores(game));
    positions
}

/// Plays moves of awalé that are written as letters of pits. Stops at the first move that is not
/// legal and returns `None`; the moves before it stay played.
pub fn play_pit_letters(game: &mut Match<AnyGame>, pit_letters: &str) -> Option<()> {
    pit_letters.chars().try_for_each(|letter| {
        let pit = Pit::from_letter(letter)?;
        game.play(AnyMove::Pit(pit)).ok()
    })
}

impl Game for AnyGame {
    type Move = AnyMove;
    type RefusalReason = AnyIllegalMove;
    type Ending = AnyEnding;

    fn to_move(&self) -> Seat {
        forward!(self, game => game.to_move())
    }

    fn moves(&self) -> impl Iterator<Item = AnyMove> + '_ {
        let moves: Vec<AnyMove> = match self {
            AnyGame::Awale(position) => position.moves().map(AnyMove::Pit).collect(),
            AnyGame::Matches(heap) => heap.moves().map(AnyMove::Take).collect(),
        };
        moves.into_iter()
    }

    fn check(&self, mv: AnyMove) -> Result<(), AnyIllegalMove> {
        match (self, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => {
                position.check(pit).map_err(AnyIllegalMove::Awale)
            }
            (AnyGame::Matches(heap), AnyMove::Take(take)) => {
                heap.check(take).map_err(AnyIllegalMove::Matches)
            }
            _ => Err(AnyIllegalMove::MoveOfAnotherGame),
        }
    }

    /// Plays `mv`. A move of another game changes nothing.
    fn play_unchecked(&mut self, mv: AnyMove) {
        match (self, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => position.play_unchecked(pit),
            (AnyGame::Matches(heap), AnyMove::Take(take)) => heap.play_unchecked(take),
            _ => {}
        }
    }

    fn outcome(&self) -> Option<Outcome<AnyEnding>> {
        fn wrap_ending<E>(
            outcome: Outcome<E>,
            to_any_ending: impl Fn(E) -> AnyEnding,
        ) -> Outcome<AnyEnding> {
            Outcome {
                final_result: outcome.final_result,
                ending: to_any_ending(outcome.ending),
            }
        }
        match self {
            AnyGame::Awale(position) => position
                .outcome()
                .map(|outcome| wrap_ending(outcome, AnyEnding::Awale)),
            AnyGame::Matches(heap) => heap
                .outcome()
                .map(|outcome| wrap_ending(outcome, AnyEnding::Matches)),
        }
    }

    fn collected_counts(&self) -> PerSeat<u32> {
        forward!(self, game => game.collected_counts())
    }

    fn result_when_agreed(&self) -> FinalResult {
        forward!(self, game => game.result_when_agreed())
    }

    fn result_when_repeated(&self) -> FinalResult {
        forward!(self, game => game.result_when_repeated())
    }

    fn net_gain(&self, mv: AnyMove) -> i32 {
        match (self, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => position.net_gain(pit),
            (AnyGame::Matches(heap), AnyMove::Take(take)) => heap.net_gain(take),
            _ => 0,
        }
    }

    fn repetition_barrier(&self) -> u32 {
        forward!(self, game => game.repetition_barrier())
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            AnyMove::Pit(pit) => pit.fmt(f),
            AnyMove::Take(take) => take.fmt(f),
        }
    }
}
