//! Measures the speed of building tables in memory:
//! `cargo bench -p awale-tools --bench endgame -- [VARIANT] [SEEDS] [THREADS]`.

use std::time::Instant;

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables, layer_board_count};

use awale_study::catalogue::Variant;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let word = |place: usize, default: &'static str| {
        words
            .get(place)
            .map_or(default, |word| word.as_str())
            .to_owned()
    };
    let id = word(0, "oware");
    let seeds: u8 = word(1, "15")
        .parse()
        .expect("the second word is a number of seeds");
    let threads: usize = word(2, "2")
        .parse()
        .expect("the third word is a number of threads");
    let variant = Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == id)
        .expect("the first word is a variant");

    let start = Instant::now();
    let tables = Tables::solve(
        TableRules::new(&variant.rules),
        seeds,
        threads,
        &Stop::new(),
    );
    let seconds = start.elapsed().as_secs_f64();
    let solved: u64 = (0..=tables.map_or(0, |tables| tables.max_seeds()))
        .map(layer_board_count)
        .sum();
    println!(
        "{id}: {solved} boards of up to {seeds} seeds in {seconds:.2} s, {threads} threads: {:.1} M/s",
        solved as f64 / seconds / 1e6
    );
}
