//! Measures the engine's main operations: sowing, evaluating, searching.
//! `cargo bench -p awale-tools --bench engine`

use awale_engine::{Engine, Limits, SearchMode, Stop, static_evaluation};
use awale_rules::{FastBoard, FastRules, Position, Seat, perft::perft};
use divan::{Bencher, black_box, counter::ItemsCount};

use awale_study::catalogue::Variant;

fn main() {
    divan::main();
}

const BENCH_VARIANTS: [&str; 6] = ["oware", "awele", "awale", "abapa", "awale-26", "awari"];

fn start_position(variant: &str) -> Position {
    let variant = Variant::built_in()
        .into_iter()
        .find(|known| known.id == variant)
        .expect("a built-in variant");
    Position::start(&variant.rules, Seat::South)
}

/// Plays each move of the start position on the fast board.
#[divan::bench(args = BENCH_VARIANTS)]
fn bench_sowing(bencher: Bencher, variant: &str) {
    let position = start_position(variant);
    let (rules, board) = (FastRules::new(position.rules()), FastBoard::of(&position));
    bencher.counter(ItemsCount::new(6usize)).bench(|| {
        for (_, after) in rules.moves(black_box(board)) {
            black_box(after);
        }
    });
}

/// Counts all lines of six moves from the start (perft).
#[divan::bench(args = BENCH_VARIANTS)]
fn bench_perft(bencher: Bencher, variant: &str) {
    let position = start_position(variant);
    bencher
        .counter(ItemsCount::new(perft(&position, 6)))
        .bench(|| perft(black_box(&position), 6));
}

/// Computes the static evaluation of a position.
#[divan::bench(args = ["oware", "abapa"])]
fn bench_evaluation(bencher: Bencher, variant: &str) {
    let position = start_position(variant);
    bencher.bench(|| static_evaluation(black_box(&position)));
}

/// Searches 16 plies from the start with the selective search.
#[divan::bench(args = BENCH_VARIANTS, sample_count = 10)]
fn bench_search(bencher: Bencher, variant: &str) {
    bench_search_in_mode(bencher, variant, SearchMode::Selective, 16);
}

/// Searches 10 plies from the start, and prunes only what is proven.
#[divan::bench(args = BENCH_VARIANTS, sample_count = 10)]
fn bench_full_width_search(bencher: Bencher, variant: &str) {
    bench_search_in_mode(bencher, variant, SearchMode::FullWidth, 10);
}

fn bench_search_in_mode(bencher: Bencher, variant: &str, mode: SearchMode, depth: u32) {
    let position = start_position(variant);
    bencher
        .with_inputs(|| Engine::new(16, 1).with_search_mode(mode))
        .bench_values(|mut engine| {
            engine.think(
                &[position],
                &Limits::depth(depth),
                &Stop::new(),
                &mut |_| (),
            )
        });
}
