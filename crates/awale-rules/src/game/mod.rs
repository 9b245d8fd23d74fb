//! What a two-player game is: positions, moves, refusals, endings. Floor 0: everything else stands on this.

mod seat;

use std::fmt::{Debug, Display};
use std::hash::Hash;

pub use seat::{PerSeat, Seat};

/// A position of a two-player game in which the seats move one after the other.
///
/// The value is self-contained: it knows its own rules. What happened before it (and so a repetition)
/// is the referee's knowledge, not the position's.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// One choice of the side to move.
    type Move: Copy + Eq + Debug + Display + Send + Sync + 'static;
    /// Why a choice is not legal.
    type Refusal: Copy + Eq + Debug + Display + Send + Sync + 'static;
    /// Why the rules ended a game.
    type Ending: Copy + Eq + Debug + Send + Sync + 'static;

    /// Whose turn it is (or would be, in a finished position).
    fn to_move(&self) -> Seat;

    /// The legal moves, in the game's natural order; none exactly where the position is finished.
    fn moves(&self) -> impl Iterator<Item = Self::Move> + '_;

    /// Whether `mv` is legal here.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays `mv` without asking whether it is legal. An illegal move leaves a position without meaning.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Plays `mv`.
    ///
    /// # Errors
    /// The reason why it is not legal; the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Refusal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// How the game ended, where the rules end it in this position; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;

    /// What each seat has in hand so far: seeds in its store, matches taken.
    fn counts(&self) -> PerSeat<u32>;

    /// The result if both sides agree to end the game here.
    fn tally_when_agreed(&self) -> Tally;

    /// The result if this position ends the game by having stood before in it.
    fn tally_when_repeated(&self) -> Tally;

    /// What the mover nets at once with the legal move `mv`: own gain less the opponent's.
    fn net_gain(&self, mv: Self::Move) -> i32;

    /// A number that never falls during a game, so that two positions with different numbers cannot be equal.
    /// It lets a search for a repetition end early.
    fn progress(&self) -> u32;
}

/// A result: what each seat has, and who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Seeds or matches of each seat at the end.
    pub counts: PerSeat<u32>,
    /// The winner, or `None` for a draw.
    pub winner: Option<Seat>,
}

impl Tally {
    /// The result in a game that the larger number wins.
    #[must_use]
    pub fn most_wins(counts: PerSeat<u32>) -> Tally {
        Tally { counts, winner: counts.leader() }
    }
}

/// How the rules ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    /// The result.
    pub tally: Tally,
    /// Why the game ended.
    pub ending: E,
}

/// The earliest place in `past` where its last position already stood, if it did.
///
/// `past` holds the positions of one game in order. Two positions are the same when everything about them is:
/// pits, stores and the side to move. Time grows with the positions since the last capture: a search, which goes back and
/// forth in a short past, needs no more. A whole game that is played from its start is watched over by its referee.
#[must_use]
pub fn repetition<G: Game>(past: &[G]) -> Option<usize> {
    let (now, before) = past.split_last()?;
    let progress = now.progress();
    let recent = before.iter().rev().take_while(|earlier| earlier.progress() == progress).count();
    let first = before.len() - recent;
    before[first..].iter().position(|earlier| earlier == now).map(|found| first + found)
}
