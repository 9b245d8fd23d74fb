//! The referee of any game: the side to move, illegal moves and their reasons, undo and redo, and
//! the result. It stores all positions of the game, so it detects repetitions.

mod recent_positions;

use std::{error::Error, fmt};

use recent_positions::RecentPositions;

use crate::{
    game::{FinalResult, Game, Outcome, Seat},
    position::Position,
};

/// The maximum number of moves in a game. Real games have a few hundred moves. After the maximum, a
/// game ends as if both sides had agreed to stop, so that a record of any game has a limited
/// length.
pub const MAX_MOVES: usize = 10_000;

/// A game in progress or finished: the positions, the moves, and the result by the rules. It
/// rejects illegal moves, and it detects repetitions, which a single position cannot.
///
/// Undone moves can be redone until another move is played.
///
/// # Examples
/// ```
/// use awale_rules::{Match, Pit, Position, RefusedMove, Rules, Seat};
///
/// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
/// game.play(Pit::from_letter('C').unwrap())?;
/// assert_eq!(game.position().to_move(), Seat::North);
/// assert!(game.play(Pit::from_letter('A').unwrap()).is_err(), "the pit belongs to South");
/// assert!(game.undo() && game.moves().is_empty());
/// # Ok::<(), RefusedMove<awale_rules::IllegalMove>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game = Position> {
    /// The start and the position after each move. There is one more position than there are moves.
    positions: Vec<G>,
    played_and_undone_moves: Vec<G::Move>,
    /// The number of moves played. The moves after these are undone.
    played_move_count: usize,
    /// The positions that a repetition may reach, and whether the last position is a repetition.
    recent_positions: RecentPositions<G>,
    /// The players' decision to end the game in the position after `played_move_count` moves.
    settlement: Option<Settlement>,
}

/// An end of the game by the players instead of by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Settlement {
    /// This seat resigns.
    Resignation(Seat),
    /// This seat ran out of time.
    TimeLoss(Seat),
    /// Both seats have agreed to end the game in this position.
    Agreement,
}

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd<E> {
    /// The rules end the game in this position.
    ByRules(E),
    /// The position is a repetition.
    Repetition {
        /// The number of moves that led to the first occurrence of the position.
        first_occurrence: usize,
    },
    /// The players ended the game.
    Settled(Settlement),
}

/// The reason why a move was rejected. The same player chooses again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedMove<R> {
    /// The game is over.
    GameOver,
    /// The rules do not allow the move.
    Illegal(R),
}

impl<R: fmt::Display> fmt::Display for RefusedMove<R> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RefusedMove::GameOver => f.write_str("the game is over"),
            RefusedMove::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl<R: fmt::Debug + fmt::Display> Error for RefusedMove<R> {}

impl<G: Game> Match<G> {
    /// Returns a game that starts in `start`, which may be any position, even a finished one.
    pub fn new(start: G) -> Self {
        Match {
            recent_positions: RecentPositions::of(std::slice::from_ref(&start)),
            positions: vec![start],
            played_and_undone_moves: Vec::new(),
            played_move_count: 0,
            settlement: None,
        }
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.positions[self.played_move_count]
    }

    /// The current position, or `None` if the game is over.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Match, Position, Rules, Seat};
    ///
    /// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
    /// while let Some(position) = game.unfinished_position() {
    ///     let pit = position.moves().last().expect("the game goes on");
    ///     game.play(pit)?;
    /// }
    /// assert!(game.outcome().is_some());
    /// # Ok::<(), awale_rules::RefusedMove<awale_rules::IllegalMove>>(())
    /// ```
    pub fn unfinished_position(&self) -> Option<&G> {
        self.outcome().is_none().then(|| self.position())
    }

    /// All positions from the start to the current one. Never empty.
    pub fn positions_so_far(&self) -> &[G] {
        &self.positions[..=self.played_move_count]
    }

    /// The moves played so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.played_and_undone_moves[..self.played_move_count]
    }

    /// The moves that were undone and can be redone, the next one to redo first.
    pub fn undone_moves(&self) -> &[G::Move] {
        &self.played_and_undone_moves[self.played_move_count..]
    }

    /// Plays a move for the side to move, and drops all undone moves.
    ///
    /// # Errors
    /// Returns the reason why the move is rejected. The game is unchanged then.
    pub fn play(&mut self, mv: G::Move) -> Result<(), RefusedMove<G::RefusalReason>> {
        if self.outcome().is_some() {
            return Err(RefusedMove::GameOver);
        }
        let mut next_position = self.position().clone();
        next_position.play(mv).map_err(RefusedMove::Illegal)?;
        self.forget_undone_moves();
        self.played_and_undone_moves.push(mv);
        self.positions.push(next_position);
        self.recent_positions.add_last_of(&self.positions);
        self.played_move_count += 1;
        Ok(())
    }

    /// Undoes the last move, or the settlement if the players ended the game. Returns whether there
    /// was anything to undo.
    pub fn undo(&mut self) -> bool {
        if self.settlement.take().is_some() {
            return true;
        }
        let is_possible = self.played_move_count > 0;
        self.played_move_count -= usize::from(is_possible);
        is_possible
    }

    /// Redoes the move that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let is_possible = self.played_move_count < self.played_and_undone_moves.len()
            && self.settlement.is_none();
        self.played_move_count += usize::from(is_possible);
        is_possible
    }

    /// Drops the undone moves, so that they cannot be redone.
    pub fn forget_undone_moves(&mut self) {
        if self.played_move_count < self.played_and_undone_moves.len() {
            self.played_and_undone_moves
                .truncate(self.played_move_count);
            self.positions.truncate(self.played_move_count + 1);
            self.recent_positions = RecentPositions::of(&self.positions);
        }
    }

    /// The settlement if the players ended the game.
    pub fn settlement(&self) -> Option<Settlement> {
        self.settlement
    }

    /// Ends the game by the players' decision. Does nothing if the game is over.
    pub fn settle(&mut self, settlement: Settlement) {
        if self.outcome().is_none() {
            self.settlement = Some(settlement);
        }
    }

    /// The number of moves before the first occurrence of the current position, if it is a
    /// repetition. A repetition ends the game, so only the last move of a game can cause one.
    fn first_occurrence(&self) -> Option<usize> {
        self.recent_positions
            .moves_before_first_occurrence()
            .filter(|_| self.played_move_count == self.played_and_undone_moves.len())
    }

    /// The result, or `None` if the game goes on. The reasons apply in this order: the rules of the
    /// position, a repetition, the players' settlement, [`MAX_MOVES`].
    pub fn outcome(&self) -> Option<Outcome<GameEnd<G::Ending>>> {
        let position = self.position();
        if let Some(Outcome {
            final_result,
            ending,
        }) = position.outcome()
        {
            return Some(Outcome {
                final_result,
                ending: GameEnd::ByRules(ending),
            });
        }
        if let Some(first_occurrence) = self.first_occurrence() {
            return Some(Outcome {
                final_result: position.result_when_repeated(),
                ending: GameEnd::Repetition { first_occurrence },
            });
        }
        let agreement_at_move_limit =
            (self.played_move_count >= MAX_MOVES).then_some(Settlement::Agreement);
        let settlement = self.settlement.or(agreement_at_move_limit)?;
        let final_result = match settlement {
            Settlement::Agreement => position.result_when_agreed(),
            Settlement::Resignation(loser) | Settlement::TimeLoss(loser) => FinalResult {
                final_counts: position.collected_counts(),
                winner: Some(loser.opponent()),
            },
        };
        Some(Outcome {
            final_result,
            ending: GameEnd::Settled(settlement),
        })
    }
}
