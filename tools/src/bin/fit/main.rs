//! Fits the weights of the engine's evaluation: plays games, judges their positions by searches,
//! and trains a small network until its static evaluation agrees with the searches and results.
//!
//! ```text
//! cargo tool fit -- play oware 200 1 data/oware-1.bin     variant, games, seed, file
//! cargo tool fit -- train pairs pairs.bin data/*.bin      network, output file, data
//! ```
//!
//! The files in `crates/awale-engine/src/search/weights`: `pairs.bin` for full strength is trained
//! with `train pairs`. `pits.bin` for the levels and `stores.bin` for the variant that sows into
//! stores (Abapa) use the smaller network, `train pits`.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small numbers of a program that runs by hand"
)]

mod adam;
mod network_shape;
mod play;
mod sample;
mod train;

use std::error::Error;

use network_shape::NetworkShape;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument_words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match argument_words.as_slice() {
        ["play", variant, games, seed, file] => {
            play::play_games_and_write_samples(variant, games.parse()?, seed.parse()?, file)
        }
        ["train", "pairs", weights, data @ ..] if !data.is_empty() => {
            train::train_network(&NetworkShape::for_pit_pairs(), weights, data)
        }
        ["train", "pits", weights, data @ ..] if !data.is_empty() => {
            train::train_network(&NetworkShape::for_single_pits(), weights, data)
        }
        _ => Err("say `play VARIANT GAMES SEED FILE` or `train pairs|pits WEIGHTS DATA...`".into()),
    }
}
