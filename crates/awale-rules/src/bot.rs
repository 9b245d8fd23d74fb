//! The trait [`Bot`] for computer players, and a function that lets two bots play a game.

use std::{error::Error, fmt};

use crate::{
    game::{Outcome, PerSeat},
    illegal_move::IllegalMove,
    pit::Pit,
    position::Ending,
    referee::{GameEnd, Match, RefusedMove},
};

/// A player that chooses a pit in any position of a game. A closure with the signature of
/// [`choose`](Bot::choose) is a bot, too.
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
///         position.moves().max_by_key(|&pit| position.net_gain(pit)).expect("the game goes on")
///     }
/// }
///
/// let mut first_move = |game: &Match| game.position().moves().next().expect("the game goes on");
/// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
/// let outcome = play_out(&mut game, PerSeat { south: &mut Greedy, north: &mut first_move })?;
/// assert_eq!(outcome.final_result.final_counts.south + outcome.final_result.final_counts.north, 48);
/// # Ok::<(), awale_rules::IllegalBotMove>(())
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

/// The error for a bot that chose an illegal move. The game keeps its last legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalBotMove {
    /// The pit that the bot chose.
    pub pit: Pit,
    /// The reason why the move is illegal.
    pub reason: IllegalMove,
}

impl fmt::Display for IllegalBotMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} is no legal move: {}", self.pit, self.reason)
    }
}

impl Error for IllegalBotMove {}

/// Plays `game` to its end, with one bot for each side, and returns the result.
///
/// # Errors
/// Returns [`IllegalBotMove`] if a bot chooses an illegal move.
pub fn play_out(
    game: &mut Match,
    mut bots: PerSeat<&mut dyn Bot>,
) -> Result<Outcome<GameEnd<Ending>>, IllegalBotMove> {
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let pit = bots[game.position().to_move()].choose(game);
        game.play(pit).map_err(|refused| match refused {
            RefusedMove::GameOver => IllegalBotMove {
                pit,
                reason: IllegalMove::GameOver,
            },
            RefusedMove::Illegal(reason) => IllegalBotMove { pit, reason },
        })?;
    }
}
