//! Computes the rating ladder of players, and the model that rates a player by results and by the
//! losses of moves.
//!
//! ```text
//! cargo tool rating -- play ROUNDS GAMES_FILE      games between near neighbors, all variants
//! cargo tool rating -- ladder GAMES_FILE           the rating of each player, in Elo
//! cargo tool rating -- judge GAMES_FILE MOVES_FILE the loss of each legal move in the games
//! cargo tool rating -- fit GAMES_FILE MOVES_FILE   the model of moves
//! cargo tool rating -- prove GAMES_FILE MOVES_FILE cross-validation with ten games at a time
//! ```
//!
//! `play` and `judge` continue an interrupted run. All results are reproducible, whatever the load
//! of the machine.

mod contestants;
mod cross_validate;
mod fit;
mod judge;
mod ladder;
mod play;

use std::error::Error;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["play", rounds, games] => play::play_rounds(rounds.parse()?, games.as_ref()),
        ["ladder", games] => ladder::print_ladder(games.as_ref()),
        ["judge", games, moves] => judge::judge_remaining_games(games.as_ref(), moves.as_ref()),
        ["fit", games, moves] => fit::fit_and_print_styles(games.as_ref(), moves.as_ref()),
        ["prove", games, moves] => cross_validate::cross_validate_and_print_errors(games.as_ref(), moves.as_ref()),
        _ => {
            Err("say `play`, `ladder`, `judge`, `fit` or `prove`; the head of tools/src/bin/rating/main.rs tells more"
                .into())
        }
    }
}
