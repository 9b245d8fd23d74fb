//! Puzzles from games: a written collection can be read, the same seed gives the same bytes, and
//! damage is detected.

use std::process::Command;

use awale_engine::Stop;
use awale_rules::Rules;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use awale_lab::exercise_making::PuzzleMiner;
use awale_study::catalogue::Variant;
use awale_study::{
    puzzle::{
        BOARD_SEED_RANGE, MinedPuzzle, PUZZLE_MARGIN, PuzzleVerifier, VerificationMargin,
        collection, motifs_of_turns,
    },
    study::Motif,
};

fn variant_by_id(id: &str) -> Variant {
    Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == id)
        .expect("a built-in variant")
}

fn new_miner(id: &str, seed: u64, count: usize) -> PuzzleMiner {
    PuzzleMiner::new(variant_by_id(id), seed, count, &Stop::new()).expect("nothing stops it")
}

/// Mines until the miner has all its puzzles, or has played `games` games.
fn mine_puzzles(mut miner: PuzzleMiner, games: u64) -> PuzzleMiner {
    while !miner.is_done() && miner.mined_game_count() < games {
        miner.mine_next_game();
    }
    miner
}

/// Checks the properties of a puzzle. With a verifier, also checks that it gives the same verdict
/// again.
fn check_puzzle(puzzle: &MinedPuzzle, verifier: Option<&mut PuzzleVerifier>) {
    let mut past = vec![puzzle.turns[0].position];
    assert!(
        BOARD_SEED_RANGE.contains(&puzzle.seeds_on_board()),
        "{puzzle:?}"
    );
    assert_eq!(puzzle.motifs, motifs_of_turns(&puzzle.turns));
    assert!(puzzle.motifs.explains_move());
    let mut claim_checks = Vec::new();
    for turn in &puzzle.turns {
        assert_eq!(Some(&turn.position), past.last());
        assert_eq!(turn.position.moves().count(), turn.wrong_moves.len() + 1);
        for wrong in &turn.wrong_moves {
            let after = turn.position.after(wrong.pit).expect("a legal move");
            assert!(
                wrong
                    .refutation
                    .is_none_or(|answer| after.check(answer).is_ok())
            );
        }
        claim_checks.push(past.clone());
        for pit in turn.solution_and_answer() {
            past.push(past[past.len() - 1].after(pit).expect("a legal move"));
        }
    }
    if let Some(verifier) = verifier {
        for (past, turn) in claim_checks.iter().zip(&puzzle.turns) {
            let found_turn = verifier
                .find_puzzle_turn(past, &PUZZLE_MARGIN)
                .expect("one good move");
            assert_eq!(found_turn.solution, turn.solution, "{}", turn.position);
        }
    }
}

#[test]
fn mined_puzzles_keep_their_claims_and_are_read_back() {
    let miner = mine_puzzles(new_miner("awari", 3, 6), 40);
    assert!(
        miner.found_puzzles().len() >= 3,
        "only {} puzzles",
        miner.found_puzzles().len()
    );
    let mut verifier =
        PuzzleVerifier::new(&variant_by_id("awari").rules, &Stop::new()).expect("nothing stops it");
    miner
        .found_puzzles()
        .iter()
        .for_each(|puzzle| check_puzzle(puzzle, Some(&mut verifier)));
    let bytes = collection::to_bytes(miner.found_puzzles());
    let mut read_puzzles =
        collection::read(&bytes, &variant_by_id("awari").rules).expect("what was written");
    assert!(read_puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
    let mut mined_puzzles = miner.found_puzzles().to_vec();
    let first_position_text = |puzzle: &MinedPuzzle| puzzle.turns[0].position.to_string();
    mined_puzzles.sort_by_key(first_position_text);
    read_puzzles.sort_by_key(first_position_text);
    assert_eq!(read_puzzles, mined_puzzles);
}

#[test]
fn interrupted_mining_gives_the_same_puzzles() {
    let uninterrupted_miner = mine_puzzles(new_miner("oware", 1, 20), 12);
    let interrupted_miner = mine_puzzles(new_miner("oware", 1, 20), 5);
    let mut resumed_miner = new_miner("oware", 1, 20);
    resumed_miner.restore_progress(
        interrupted_miner.mined_game_count(),
        interrupted_miner.found_puzzles().to_vec(),
    );
    let resumed_miner = mine_puzzles(resumed_miner, 12);
    assert!(
        uninterrupted_miner.found_puzzles().len() > interrupted_miner.found_puzzles().len(),
        "the second half finds something"
    );
    assert_eq!(
        uninterrupted_miner.found_puzzles(),
        resumed_miner.found_puzzles()
    );
    assert_ne!(
        uninterrupted_miner.found_puzzles(),
        mine_puzzles(new_miner("oware", 2, 20), 12).found_puzzles()
    );
}

#[test]
fn a_second_verification_drops_refuted_puzzles() {
    let mined_with_usual_margin = mine_puzzles(new_miner("oware", 1, 20), 12);
    // With the same effort and half the margin, every puzzle is confirmed.
    let half_margin = VerificationMargin {
        min_advantage_points: PUZZLE_MARGIN.min_advantage_points / 2,
        min_advantage_centiseeds: PUZZLE_MARGIN.min_advantage_centiseeds / 2,
        ..PUZZLE_MARGIN
    };
    assert_eq!(
        mine_puzzles(
            new_miner("oware", 1, 20).with_confirmation_margin(half_margin),
            12
        )
        .found_puzzles(),
        mined_with_usual_margin.found_puzzles()
    );
    // With four times the effort and twice the margin, some puzzles are dropped.
    let strict_margin = VerificationMargin {
        min_advantage_points: 2 * PUZZLE_MARGIN.min_advantage_points,
        min_advantage_centiseeds: 2 * PUZZLE_MARGIN.min_advantage_centiseeds,
        nodes_per_move: 4 * PUZZLE_MARGIN.nodes_per_move,
        ..PUZZLE_MARGIN
    };
    let mut verifier =
        PuzzleVerifier::new(&variant_by_id("oware").rules, &Stop::new()).expect("nothing stops it");
    let confirmed_count = mined_with_usual_margin
        .found_puzzles()
        .iter()
        .filter(|puzzle| verifier.confirms_turns(&puzzle.turns, &strict_margin))
        .count();
    assert!(
        (1..mined_with_usual_margin.found_puzzles().len()).contains(&confirmed_count),
        "{confirmed_count} of {}",
        mined_with_usual_margin.found_puzzles().len()
    );
}

#[test]
fn a_damaged_puzzle_file_is_refused_or_still_valid() {
    let rules = variant_by_id("oware").rules;
    let bytes = collection::to_bytes(mine_puzzles(new_miner("oware", 1, 20), 6).found_puzzles());
    assert!(collection::read(&bytes, &rules).is_some_and(|puzzles| !puzzles.is_empty()));
    for length in 0..bytes.len() {
        assert_eq!(
            collection::read(&bytes[..length], &rules),
            None,
            "cut off at {length}"
        );
    }
    let mut rng = StdRng::seed_from_u64(5);
    for _ in 0..2_000 {
        let mut damaged = bytes.clone();
        let damaged_index = rng.random_range(0..damaged.len());
        damaged[damaged_index] = rng.random();
        // Damaged puzzles that can still be read have only legal moves.
        for puzzle in collection::read(&damaged, &rules).unwrap_or_default() {
            let mut position = puzzle.turns[0].position;
            for pit in puzzle
                .turns
                .iter()
                .flat_map(awale_study::puzzle::PuzzleTurn::solution_and_answer)
            {
                position.play(pit).expect("every move was checked");
            }
        }
    }
}

/// The shipped puzzles of every variant.
fn shipped_puzzles() -> Vec<(Variant, &'static [MinedPuzzle])> {
    let variants: Vec<Variant> = Variant::built_in();
    variants
        .into_iter()
        .map(|variant| (variant.clone(), collection::built_in(&variant)))
        .collect()
}

#[test]
fn three_thousand_puzzles_cover_all_strengths_and_phases() {
    let mut puzzle_total = 0;
    for (variant, puzzles) in shipped_puzzles() {
        let count_of_puzzles =
            |of: &dyn Fn(&MinedPuzzle) -> bool| puzzles.iter().filter(|puzzle| of(puzzle)).count();
        assert!(puzzles.len() >= 480, "{}: {}", variant.id, puzzles.len());
        assert!(
            puzzles
                .iter()
                .all(|puzzle| (600..=2400).contains(&puzzle.rating))
        );
        print!("{}:", variant.id);
        for lowest in (600..2400).step_by(200) {
            let highest_rating = if lowest == 2200 { 2400 } else { lowest + 199 };
            let puzzle_count =
                count_of_puzzles(&|puzzle| (lowest..=highest_rating).contains(&puzzle.rating));
            print!(" {puzzle_count}");
            assert!(
                puzzle_count >= puzzles.len() / 50,
                "{}: {puzzle_count} from {lowest} on",
                variant.id
            );
        }
        for fewest in (8..=40).step_by(8) {
            let puzzle_count =
                count_of_puzzles(&|puzzle| (fewest..fewest + 8).contains(&puzzle.seeds_on_board()));
            print!(" | {fewest}: {puzzle_count}");
            assert!(
                puzzle_count >= puzzles.len() / 20,
                "{}: {puzzle_count} with {fewest} seeds and more",
                variant.id
            );
        }
        println!();
        let mut names: Vec<String> = puzzles.iter().map(MinedPuzzle::name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), puzzles.len(), "none twice");
        for puzzle in puzzles {
            check_puzzle(puzzle, None);
        }
        puzzle_total += puzzles.len();
    }
    assert!(puzzle_total >= 3_000, "{puzzle_total}");
    for motif in Motif::ALL {
        let puzzle_count = shipped_puzzles()
            .iter()
            .flat_map(|(_, puzzles)| *puzzles)
            .filter(|p| p.motifs.contains(motif))
            .count();
        println!("{motif}: {puzzle_count}");
        assert!(puzzle_count >= 10, "{motif}: {puzzle_count}");
    }
}

/// The puzzles are read only once, because a screen uses them in every frame.
#[test]
fn shipped_puzzles_are_read_for_their_own_rules() {
    for (variant, puzzles) in shipped_puzzles() {
        assert!(
            std::ptr::eq(collection::built_in(&variant), puzzles),
            "{}",
            variant.id
        );
        let renamed_variant = Variant {
            name: "Another name".into(),
            ..variant.clone()
        };
        assert!(
            std::ptr::eq(collection::built_in(&renamed_variant), puzzles),
            "{}",
            variant.id
        );
        let rules = if variant.id == "awari" {
            Rules::OWARE
        } else {
            Rules::AWARI
        };
        assert!(
            collection::built_in(&Variant {
                rules,
                ..variant.clone()
            })
            .is_empty(),
            "{}",
            variant.id
        );
        assert!(
            collection::built_in(&Variant {
                id: "own".into(),
                ..variant
            })
            .is_empty()
        );
    }
}

/// Checks a few puzzles of each variant; with `AWALE_PUZZLES=all` all of them, which takes five
/// minutes.
#[test]
fn shipped_puzzles_have_one_good_move_in_a_new_search() {
    let sampling_step = if std::env::var_os("AWALE_PUZZLES").is_some() {
        1
    } else {
        130
    };
    for (variant, puzzles) in shipped_puzzles() {
        let mut verifier =
            PuzzleVerifier::new(&variant.rules, &Stop::new()).expect("nothing stops it");
        puzzles
            .iter()
            .step_by(sampling_step)
            .for_each(|puzzle| check_puzzle(puzzle, Some(&mut verifier)));
    }
}

#[test]
fn puzzles_are_drawn_from_those_nearest_to_a_rating() {
    let puzzles = collection::built_in(&variant_by_id("oware"));
    for rating in [600, 1200, 1800] {
        let drawn_puzzles = (0..20).map(|draw| {
            collection::choose_near_rating(puzzles, rating, None, &|_| true, draw)
                .expect("a puzzle")
        });
        let largest_distance = drawn_puzzles
            .map(|puzzle| u32::from(puzzle.rating).abs_diff(rating))
            .max();
        assert!(
            largest_distance < Some(60),
            "{rating}: {largest_distance:?}"
        );
    }
    let chain_puzzle =
        collection::choose_near_rating(puzzles, 1500, Some(Motif::CaptureChain), &|_| true, 7)
            .expect("a chain");
    assert!(chain_puzzle.motifs.contains(Motif::CaptureChain));
    assert_eq!(
        collection::choose_near_rating(puzzles, 1500, None, &|_| false, 7),
        None
    );
}

#[test]
fn the_mining_command_writes_the_same_bytes_for_the_same_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let generate = |name: &str, seed: &str| {
        let file = folder.path().join(name);
        let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
        command
            .env("HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .env("XDG_DATA_HOME", folder.path());
        command
            .args([
                "--seed",
                seed,
                "puzzle",
                "generate",
                "--variant",
                "awari",
                "--count",
                "2",
                "--out",
            ])
            .arg(&file);
        let done = command.output().expect("the program runs");
        assert!(
            done.status.success(),
            "{}",
            String::from_utf8_lossy(&done.stderr)
        );
        assert!(
            !folder.path().join(format!("{name}.part")).exists(),
            "nothing is left over"
        );
        std::fs::read(file).expect("a collection")
    };
    let first_bytes = generate("first.puzzles", "3");
    assert_eq!(
        collection::read(&first_bytes, &variant_by_id("awari").rules)
            .expect("a collection")
            .len(),
        2
    );
    assert_eq!(first_bytes, generate("second.puzzles", "3"));
    assert_ne!(first_bytes, generate("third.puzzles", "4"));
}

/// Searches one puzzle in forty with ten times as many positions per move, which takes minutes.
#[test]
#[ignore = "it takes minutes"]
fn deeper_searches_find_the_same_puzzle_solutions() {
    let deep_margin = |points, seeds| VerificationMargin {
        min_advantage_points: points,
        min_advantage_centiseeds: seeds,
        nodes_per_move: 10 * PUZZLE_MARGIN.nodes_per_move,
        ..PUZZLE_MARGIN
    };
    let (mut turn_count, mut confirmed_with_margin, mut confirmed_with_half_margin) = (0, 0, 0);
    for (variant, puzzles) in shipped_puzzles() {
        let mut verifier =
            PuzzleVerifier::new(&variant.rules, &Stop::new()).expect("nothing stops it");
        for puzzle in puzzles.iter().step_by(40) {
            let turn = &puzzle.turns[0];
            let mut finds_same_solution = |points, seeds| {
                let found_turn =
                    verifier.find_puzzle_turn(&[turn.position], &deep_margin(points, seeds));
                found_turn.is_some_and(|found| found.solution == turn.solution)
            };
            turn_count += 1;
            let is_clear = finds_same_solution(
                PUZZLE_MARGIN.min_advantage_points,
                PUZZLE_MARGIN.min_advantage_centiseeds,
            );
            confirmed_with_margin += u32::from(is_clear);
            confirmed_with_half_margin += u32::from(
                is_clear
                    || finds_same_solution(
                        PUZZLE_MARGIN.min_advantage_points / 2,
                        PUZZLE_MARGIN.min_advantage_centiseeds / 2,
                    ),
            );
        }
    }
    println!(
        "{turn_count} turns: {confirmed_with_margin} by the whole margin, {confirmed_with_half_margin} by half of it"
    );
    assert!(
        confirmed_with_half_margin * 100 >= turn_count * 90,
        "{confirmed_with_half_margin} of {turn_count}"
    );
}
