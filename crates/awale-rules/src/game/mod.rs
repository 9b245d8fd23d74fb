//! What a two-player game is: positions, moves, reasons why a move is illegal, results.

mod seat;

use std::fmt::{self, Debug, Display};
use std::hash::Hash;

pub use seat::{PerSeat, Seat};

/// A position of a two-player game in which the seats move in turn. Searches and players that are
/// written over this trait play any such game: awalé ([`Position`](crate::Position)), the 13
/// matches ([`Heap`](crate::matches::Heap)), or your own.
///
/// The value is self-contained: it knows its own rules. It does not know the positions before it,
/// so it does not see a repetition; a [`Match`](crate::Match) does.
///
/// # Examples
/// A random-looking but legal line of play, in any game:
/// ```
/// use awale_rules::{Game, Position, Rules, Seat, matches::{Heap, HeapRules}};
///
/// fn last_moves<G: Game>(mut game: G, plies: usize) -> usize {
///     (0..plies).filter(|_| game.moves().last().is_some_and(|mv| game.play(mv).is_ok())).count()
/// }
/// assert_eq!(last_moves(Position::start(&Rules::OWARE, Seat::South), 10), 10);
/// assert_eq!(last_moves(Heap::start(HeapRules::THIRTEEN, Seat::South), 10), 5);
/// ```
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

    /// Plays `mv` without asking whether it is legal. An illegal move leaves a position without
    /// meaning.
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

    /// What the legal move `mv` gains the mover at once: its own gain less the opponent's.
    fn gain(&self, mv: Self::Move) -> i32;

    /// A number that never falls during a game, so that two positions with different numbers cannot
    /// be equal. It lets a search for a repetition end early.
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
        Tally {
            counts,
            winner: counts.leader(),
        }
    }
}

/// The result of a finished game and the reason for its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    /// The result.
    pub tally: Tally,
    /// Why the game ended.
    pub ending: E,
}

/// `South wins 26 to 20`, or `a draw, 24 to 24`; the winner's number comes first.
impl<E> fmt::Display for Outcome<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { counts, winner } = self.tally;
        match winner {
            Some(seat) => write!(
                f,
                "{seat} wins {} to {}",
                counts[seat],
                counts[seat.opponent()]
            ),
            None => write!(f, "a draw, {} to {}", counts.south, counts.north),
        }
    }
}

/// The repetition rule: the index in `past` of the first position that equals the last one, if
/// there is one.
///
/// `past` holds the positions of one game in order. Two positions are equal when the pits, the
/// stores and the side to move are. The time grows with the number of positions since the last
/// capture, which suits a search. A [`Match`](crate::Match) finds repetitions by hash instead.
#[must_use]
pub fn repetition<G: Game>(past: &[G]) -> Option<usize> {
    let (now, before) = past.split_last()?;
    let progress = now.progress();
    let recent = before
        .iter()
        .rev()
        .take_while(|earlier| earlier.progress() == progress)
        .count();
    let first = before.len() - recent;
    before[first..]
        .iter()
        .position(|earlier| earlier == now)
        .map(|found| first + found)
}
