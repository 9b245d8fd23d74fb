//! Prints the three best moves of a position, with their values and the expected continuations.
//!
//! ```text
//! cargo run --release -p awale-engine --example analyze -- 0-0-0-0-3-2-4-1-0-2-0-2-17-17-S
//! ```

use std::error::Error;

use awale_engine::{Engine, Limits, Stop};
use awale_rules::{Position, Rules, Seat};

/// Size of the transposition table, in megabytes.
const HASH_MB: usize = 16;
const THREADS: usize = 1;

fn main() -> Result<(), Box<dyn Error>> {
    let position = match std::env::args().nth(1) {
        Some(text) => Position::parse(&text, &Rules::OWARE)?,
        None => Position::start(&Rules::OWARE, Seat::South),
    };
    let mut engine = Engine::new(HASH_MB, THREADS);
    engine.set_pv_line_count(3);
    let limits = Limits::nodes(2_000_000);
    // `think` takes all positions of the game so far. This game has only one.
    let Some(search_result) = engine.think(&[position], &limits, &Stop::new(), &mut |_| ()) else {
        println!("The game is over.");
        return Ok(());
    };
    for info in std::iter::once(&search_result.info).chain(&search_result.other_lines) {
        let moves_text: String = info
            .principal_variation
            .iter()
            .map(ToString::to_string)
            .collect();
        println!(
            "{}. depth {:2}  {}  {moves_text}",
            info.rank, info.depth, info.score
        );
    }
    Ok(())
}
