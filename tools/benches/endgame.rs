//! Measures the speed of building tables in memory:
//! `cargo bench -p awale-tools --bench endgame -- [VARIANT] [SEEDS] [THREADS]`.

use std::time::Instant;

use awale_engine::{
    Stop,
    tables::{TableRules, Tables, layer_board_count},
};

use awale_study::catalogue::Variant;

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let argument_or_default = |place: usize, default: &'static str| {
        arguments
            .get(place)
            .map_or(default, |word| word.as_str())
            .to_owned()
    };
    let variant_id = argument_or_default(0, "oware");
    let max_seeds: u8 = argument_or_default(1, "15")
        .parse()
        .expect("the second word is a number of seeds");
    let thread_count: usize = argument_or_default(2, "2")
        .parse()
        .expect("the third word is a number of threads");
    let variant = Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == variant_id)
        .expect("the first word is a variant");

    let start_time = Instant::now();
    let tables = Tables::solve(
        TableRules::new(&variant.rules),
        max_seeds,
        thread_count,
        &Stop::new(),
    );
    let seconds = start_time.elapsed().as_secs_f64();
    let solved_position_count: u64 = (0..=tables.map_or(0, |tables| tables.max_seeds()))
        .map(layer_board_count)
        .sum();
    println!(
        "{variant_id}: {solved_position_count} boards of up to {max_seeds} seeds in {seconds:.2} s, {thread_count} threads: {:.1} M/s",
        solved_position_count as f64 / seconds / 1e6
    );
}
