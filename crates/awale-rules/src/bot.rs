//! A player of your own: the seam between a bot, a game and an opponent.

use std::error::Error;
use std::fmt;

use crate::game::{Outcome, PerSeat};
use crate::illegal_move::IllegalMove;
use crate::pit::Pit;
use crate::position::Ending;
use crate::referee::{Close, Match, Refused};

/// A player that chooses a pit in any position of a game. A closure is a bot, too.
///
/// # Examples
/// ```
/// use awale_rules::{Bot, Match, Pit, PerSeat, Position, Rules, Seat, play_out};
///
/// /// Takes the most seeds that it can.
/// struct Greedy;
///
/// impl Bot for Greedy {
///     fn choose(&mut self, game: &Match) -> Pit {
///         let position = game.position();
///         position.moves().max_by_key(|&pit| position.gain(pit)).expect("the game goes on")
///     }
/// }
///
/// let mut first_move = |game: &Match| game.position().moves().next().expect("the game goes on");
/// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
/// let outcome = play_out(&mut game, PerSeat { south: &mut Greedy, north: &mut first_move })?;
/// assert_eq!(outcome.tally.counts.south + outcome.tally.counts.north, 48);
/// # Ok::<(), awale_rules::Foul>(())
/// ```
pub trait Bot {
    /// Chooses a legal move for the side to move in `game`, which is not over.
    fn choose(&mut self, game: &Match) -> Pit;
}

impl<F: FnMut(&Match) -> Pit> Bot for F {
    fn choose(&mut self, game: &Match) -> Pit {
        self(game)
    }
}

/// A bot chose a pit that the rules do not allow. The game stands as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foul {
    /// The pit that it chose.
    pub pit: Pit,
    /// Why this is no legal move.
    pub reason: IllegalMove,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no legal move: {}", self.pit, self.reason)
    }
}

impl Error for Foul {}

/// Plays `game` to its end: each side's bot chooses its moves.
///
/// # Errors
/// When a bot chooses an illegal move.
pub fn play_out(
    game: &mut Match,
    mut bots: PerSeat<&mut dyn Bot>,
) -> Result<Outcome<Close<Ending>>, Foul> {
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let pit = bots[game.position().to_move()].choose(game);
        game.play(pit).map_err(|refused| match refused {
            Refused::GameOver => Foul {
                pit,
                reason: IllegalMove::GameOver,
            },
            Refused::Illegal(reason) => Foul { pit, reason },
        })?;
    }
}
