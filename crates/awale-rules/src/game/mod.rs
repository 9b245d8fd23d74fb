//! The interface of two-player games: positions, moves, reasons why a move is illegal, results.

mod seat;

use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
};

pub use seat::{PerSeat, Seat};

/// A position of a two-player game in which the seats move in turn. A search or a player written
/// for this trait plays any such game: awalé ([`Position`](crate::Position)), the 13 matches
/// ([`Heap`](crate::matches_game::Heap)), or your own.
///
/// A value knows its own rules. It does not know the earlier positions of the game, so it cannot
/// detect a repetition. A [`Match`](crate::Match) does.
///
/// # Examples
/// This example plays random-looking but legal moves in any game:
/// ```
/// use awale_rules::{Game, Position, Rules, Seat, matches_game::{Heap, HeapRules}};
///
/// fn last_moves<G: Game>(mut game: G, plies: usize) -> usize {
///     (0..plies).filter(|_| game.moves().last().is_some_and(|mv| game.play(mv).is_ok())).count()
/// }
/// assert_eq!(last_moves(Position::start(&Rules::OWARE, Seat::South), 10), 10);
/// assert_eq!(last_moves(Heap::start(HeapRules::THIRTEEN_MATCHES_RULES, Seat::South), 10), 5);
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// A move of the side to move.
    type Move: Copy + Eq + Debug + Display + Send + Sync + 'static;
    /// The reason why a move is illegal.
    type RefusalReason: Copy + Eq + Debug + Send + Sync + 'static;
    /// The reason why the rules ended a game.
    type Ending: Copy + Eq + Debug + Send + Sync + 'static;

    /// The side to move. In a finished position, the side that would move next.
    fn to_move(&self) -> Seat;

    /// The legal moves, in the game's natural order. There are none exactly if the position is
    /// finished.
    fn moves(&self) -> impl Iterator<Item = Self::Move> + '_;

    /// Checks whether `mv` is legal in this position.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal.
    fn check(&self, mv: Self::Move) -> Result<(), Self::RefusalReason>;

    /// Plays `mv` without checking that it is legal. After an illegal move the position is
    /// meaningless.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Plays `mv`.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal. The position is unchanged then.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::RefusalReason> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// The result if the rules have ended the game in this position, or `None` if it goes on.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;

    /// The seeds in the store of each seat, or the matches that each seat has taken.
    fn collected_counts(&self) -> PerSeat<u32>;

    /// The result if both sides agree to end the game in this position.
    fn result_when_agreed(&self) -> FinalResult;

    /// The result if the game ends because this position is a repetition.
    fn result_when_repeated(&self) -> FinalResult;

    /// The immediate gain of the legal move `mv`: what the mover gains minus what the opponent
    /// gains.
    fn net_gain(&self, mv: Self::Move) -> i32;

    /// A number that never decreases during a game, such as the seeds in the stores. Positions with
    /// different numbers cannot be equal, so a search for a repetition can stop early.
    fn repetition_barrier(&self) -> u32;
}

/// A result: the seeds or matches of both seats, and the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalResult {
    /// The seeds or matches of each seat at the end.
    pub final_counts: PerSeat<u32>,
    /// The winner, or `None` for a draw.
    pub winner: Option<Seat>,
}

impl FinalResult {
    /// Makes the result of a game in which the seat with the larger number wins.
    pub fn won_by_larger_count(final_counts: PerSeat<u32>) -> FinalResult {
        FinalResult {
            final_counts,
            winner: final_counts.leader(),
        }
    }
}

/// The result of a finished game and the reason for its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    /// The seeds or matches of both seats, and the winner.
    pub final_result: FinalResult,
    /// The reason why the game ended.
    pub ending: E,
}

/// Writes `South wins 26 to 20`, or `a draw, 24 to 24`. The winner's number comes first.
impl<E> fmt::Display for Outcome<E> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let FinalResult {
            final_counts,
            winner,
        } = self.final_result;
        match winner {
            Some(seat) => write!(
                f,
                "{seat} wins {} to {}",
                final_counts[seat],
                final_counts[seat.opponent()]
            ),
            None => write!(
                f,
                "a draw, {} to {}",
                final_counts.south, final_counts.north
            ),
        }
    }
}

/// Finds a repetition: returns the index in `positions` of the first position that equals the last
/// one, or `None`.
///
/// `positions` holds the positions of one game in order. Two positions are equal if the pits, the
/// stores and the side to move are equal. The time is proportional to the number of positions since
/// the last capture, which is short enough for a search. A [`Match`](crate::Match) finds
/// repetitions by hash instead.
pub fn find_repetition<G: Game>(positions: &[G]) -> Option<usize> {
    let (last_position, earlier_positions) = positions.split_last()?;
    let last_repetition_barrier = last_position.repetition_barrier();
    let recent_position_count = earlier_positions
        .iter()
        .rev()
        .take_while(|earlier| earlier.repetition_barrier() == last_repetition_barrier)
        .count();
    let first_recent_index = earlier_positions.len() - recent_position_count;
    earlier_positions[first_recent_index..]
        .iter()
        .position(|earlier| earlier == last_position)
        .map(|found| first_recent_index + found)
}
