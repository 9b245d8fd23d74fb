//! The referee of any game: the side to move, which moves are refused and why, undo and redo, and
//! the result. It keeps all positions of the game, so it sees a repetition.

mod recent;

use std::error::Error;
use std::fmt;

use recent::Recent;

use crate::game::{Game, Outcome, Seat, Tally};
use crate::position::Position;

/// The most moves of a game. Real ones have hundreds; with the last of these a game ends as if both
/// sides had agreed to stop, so that every game that can be played can also be written down and
/// read.
pub const MOST_MOVES: usize = 10_000;

/// A game in progress or at its end: the positions, the moves, and the result by the rules. It
/// refuses illegal moves, and it sees a repetition, which a single position cannot.
///
/// Moves that are undone can be redone until another move is played.
///
/// # Examples
/// ```
/// use awale_rules::{Match, Pit, Position, Refused, Rules, Seat};
///
/// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
/// game.play(Pit::from_letter('C').unwrap())?;
/// assert_eq!(game.position().to_move(), Seat::North);
/// assert!(game.play(Pit::from_letter('A').unwrap()).is_err(), "the pit belongs to South");
/// assert!(game.undo() && game.moves().is_empty());
/// # Ok::<(), Refused<awale_rules::IllegalMove>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game = Position> {
    /// The start and the position after each move; one more than `moves`.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    /// How many of the moves are played; those behind are undone.
    played: usize,
    /// The positions that may come back, and whether the last one did.
    recent: Recent<G>,
    /// An end that the players made, in the position after `played` moves.
    settled: Option<Settlement>,
}

/// An end that the players make themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// This seat gives up.
    Resignation(Seat),
    /// This seat has run out of time.
    TimeLoss(Seat),
    /// Both agree to end the game as it stands.
    Agreement,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close<E> {
    /// By the rules, in this position.
    Rules(E),
    /// This position stood before, after this many moves.
    Repetition {
        /// How many moves had been played when it first stood.
        first: usize,
    },
    /// By the players.
    Settled(Settlement),
}

/// A move that was not accepted; the same player chooses again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// The game is over.
    GameOver,
    /// The rules do not allow the move.
    Illegal(R),
}

impl<R: fmt::Display> fmt::Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::GameOver => f.write_str("the game is over"),
            Refused::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl<R: fmt::Debug + fmt::Display> Error for Refused<R> {}

impl<G: Game> Match<G> {
    /// A game that starts in `start`, which may be any position, even a finished one.
    #[must_use]
    pub fn new(start: G) -> Self {
        Match {
            recent: Recent::of(std::slice::from_ref(&start)),
            positions: vec![start],
            moves: Vec::new(),
            played: 0,
            settled: None,
        }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.played]
    }

    /// The position now, if the game goes on; `None` once it is over.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Match, Position, Rules, Seat};
    ///
    /// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
    /// while let Some(position) = game.to_play() {
    ///     let pit = position.moves().last().expect("the game goes on");
    ///     game.play(pit)?;
    /// }
    /// assert!(game.outcome().is_some());
    /// # Ok::<(), awale_rules::Refused<awale_rules::IllegalMove>>(())
    /// ```
    #[must_use]
    pub fn to_play(&self) -> Option<&G> {
        self.outcome().is_none().then(|| self.position())
    }

    /// All positions from the start to now; never empty.
    #[must_use]
    pub fn past(&self) -> &[G] {
        &self.positions[..=self.played]
    }

    /// The moves played so far.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves[..self.played]
    }

    /// The moves that were undone and can be redone, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[G::Move] {
        &self.moves[self.played..]
    }

    /// Plays a move for the side to move. Moves that were undone are forgotten.
    ///
    /// # Errors
    /// Why the move is refused; nothing changes then.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refused<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(Refused::GameOver);
        }
        let mut next = self.position().clone();
        next.play(mv).map_err(Refused::Illegal)?;
        self.forget_undone();
        self.moves.push(mv);
        self.positions.push(next);
        self.recent.add(&self.positions);
        self.played += 1;
        Ok(())
    }

    /// Undoes the last move, or first of all an end that the players agreed on. Returns whether
    /// there was any.
    pub fn undo(&mut self) -> bool {
        if self.settled.take().is_some() {
            return true;
        }
        let any = self.played > 0;
        self.played -= usize::from(any);
        any
    }

    /// Redoes the move that was undone last. Returns whether there was any.
    pub fn redo(&mut self) -> bool {
        let any = self.played < self.moves.len() && self.settled.is_none();
        self.played += usize::from(any);
        any
    }

    /// Forgets the moves that were undone.
    pub fn forget_undone(&mut self) {
        if self.played < self.moves.len() {
            self.moves.truncate(self.played);
            self.positions.truncate(self.played + 1);
            self.recent = Recent::of(&self.positions);
        }
    }

    /// The end that the players made, if they did.
    #[must_use]
    pub fn settlement(&self) -> Option<Settlement> {
        self.settled
    }

    /// Ends the game as the players wish. Does nothing in a game that is over.
    pub fn settle(&mut self, settlement: Settlement) {
        if self.outcome().is_none() {
            self.settled = Some(settlement);
        }
    }

    /// How many moves had been played when the position now first stood, where it has come back.
    /// Only the last move of a game can bring that about.
    fn repeated(&self) -> Option<usize> {
        self.recent
            .repeated()
            .filter(|_| self.played == self.moves.len())
    }

    /// The result, once the game is over. Endings are looked at in the order of the rules: the
    /// position's own, then the repetition, then what the players settled, then the number of
    /// moves.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome<Close<G::Ending>>> {
        let position = self.position();
        if let Some(Outcome { tally, ending }) = position.outcome() {
            return Some(Outcome {
                tally,
                ending: Close::Rules(ending),
            });
        }
        if let Some(first) = self.repeated() {
            return Some(Outcome {
                tally: position.tally_when_repeated(),
                ending: Close::Repetition { first },
            });
        }
        let at_the_limit = (self.played >= MOST_MOVES).then_some(Settlement::Agreement);
        let settlement = self.settled.or(at_the_limit)?;
        let tally = match settlement {
            Settlement::Agreement => position.tally_when_agreed(),
            Settlement::Resignation(loser) | Settlement::TimeLoss(loser) => Tally {
                counts: position.counts(),
                winner: Some(loser.opponent()),
            },
        };
        Some(Outcome {
            tally,
            ending: Close::Settled(settlement),
        })
    }
}
