//! Puzzles from games: what is written is read back, the same seed makes the same bytes, and damage is noticed.

use awale_engine::Stop;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use awale::catalogue::Variant;
use awale::puzzle::{MinedPuzzle, Miner, Motifs, PROVEN, SEEDS, Verifier, collection};

fn variant(id: &str) -> Variant {
    Variant::built_in().into_iter().find(|variant| variant.id == id).expect("a built-in variant")
}

fn miner(id: &str, seed: u64, wanted: usize) -> Miner {
    Miner::new(variant(id), seed, wanted, &Stop::new()).expect("nothing stops it")
}

/// Mines until so many puzzles are found, or this many games were played.
fn mine(mut miner: Miner, games: u64) -> Miner {
    while !miner.is_done() && miner.games() < games {
        miner.next_game();
    }
    miner
}

/// What holds of every puzzle, and that its verdict is found again.
fn check(puzzle: &MinedPuzzle, verifier: Option<&mut Verifier>) {
    let mut past = vec![puzzle.turns[0].position];
    assert!(SEEDS.contains(&puzzle.seeds()), "{puzzle:?}");
    assert_eq!(puzzle.themes, Motifs::of(&puzzle.turns));
    assert!(puzzle.themes.tell_why());
    let mut verdicts = Vec::new();
    for turn in &puzzle.turns {
        assert_eq!(Some(&turn.position), past.last());
        assert_eq!(turn.position.moves().count(), turn.wrong.len() + 1);
        for wrong in &turn.wrong {
            let after = turn.position.after(wrong.pit).expect("a legal move");
            assert!(wrong.refutation.map_or(after.outcome().is_some(), |answer| after.check(answer).is_ok()));
        }
        verdicts.push(past.clone());
        for pit in turn.moves() {
            past.push(past[past.len() - 1].after(pit).expect("a legal move"));
        }
    }
    if let Some(verifier) = verifier {
        for (past, turn) in verdicts.iter().zip(&puzzle.turns) {
            let (_, found) = verifier.turn(past, &PROVEN).expect("one good move");
            assert_eq!(found.solution, turn.solution, "{}", turn.position);
        }
    }
}

#[test]
fn puzzles_hold_what_they_promise_and_are_read_back() {
    let miner = mine(miner("awari", 3, 6), 40);
    assert!(miner.found().len() >= 3, "only {} puzzles", miner.found().len());
    let mut verifier = Verifier::new(&variant("awari").rules, &Stop::new()).expect("nothing stops it");
    miner.found().iter().for_each(|puzzle| check(puzzle, Some(&mut verifier)));
    let bytes = collection::to_bytes(miner.found());
    let mut read = collection::read(&bytes, &variant("awari").rules).expect("what was written");
    assert!(read.is_sorted_by_key(|puzzle| puzzle.rating));
    let mut found = miner.found().to_vec();
    let key = |puzzle: &MinedPuzzle| puzzle.turns[0].position.to_string();
    found.sort_by_key(key);
    read.sort_by_key(key);
    assert_eq!(read, found);
}

#[test]
fn work_that_was_broken_off_comes_to_the_same() {
    let whole = mine(miner("oware", 1, 20), 12);
    let half = mine(miner("oware", 1, 20), 5);
    let mut resumed = miner("oware", 1, 20);
    resumed.restore(half.games(), half.found().to_vec());
    let resumed = mine(resumed, 12);
    assert!(whole.found().len() > half.found().len(), "the second half finds something");
    assert_eq!(whole.found(), resumed.found());
    assert_ne!(whole.found(), mine(miner("oware", 2, 20), 12).found());
}

#[test]
fn damage_is_noticed_or_harmless() {
    let rules = variant("oware").rules;
    let bytes = collection::to_bytes(mine(miner("oware", 1, 20), 6).found());
    assert!(collection::read(&bytes, &rules).is_some_and(|puzzles| !puzzles.is_empty()));
    for length in 0..bytes.len() {
        assert_eq!(collection::read(&bytes[..length], &rules), None, "cut off at {length}");
    }
    let mut dice = StdRng::seed_from_u64(5);
    for _ in 0..2_000 {
        let mut damaged = bytes.clone();
        let place = dice.random_range(0..damaged.len());
        damaged[place] = dice.random();
        // What is still read can still be played.
        for puzzle in collection::read(&damaged, &rules).unwrap_or_default() {
            let mut position = puzzle.turns[0].position;
            for pit in puzzle.turns.iter().flat_map(awale::puzzle::Turn::moves) {
                position.play(pit).expect("every move was checked");
            }
        }
    }
}
