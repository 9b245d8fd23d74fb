//! Checks the claims of the shipped puzzles against tables of the smallest boards, whose values are
//! exact. `cargo tool claim_count -- check` does the same for all boards of up to 15 seeds.

use std::process::Command;

use awale::words::{Language, Words};
use awale_engine::Stop;
use awale_lab::exercise_making::{ClaimCheck, ClaimProver, exercise_with_proven_values};
use awale_rules::{Pit, Position, Seat};
use awale_study::catalogue::{Variant, Wdl};
use awale_study::study::best_capture;
use awale_study::{
    puzzle::{Bounds, MinedPuzzle, PuzzleClaim, PuzzleTurn, WrongMove, WrongMoveLoss, collection},
    study::Motif,
};
use serde_json::Value;

/// Maximum seeds of the tables, which are built in a moment.
const MAX_TABLE_SEEDS: u8 = 10;

fn variant_by_id(id: &str) -> Variant {
    Variant::built_in()
        .into_iter()
        .find(|variant| variant.id.as_str() == id)
        .expect("a variant")
}

fn claim_prover(variant: &Variant) -> ClaimProver {
    ClaimProver::new(&variant.rules, MAX_TABLE_SEEDS, 1, &Stop::new()).expect("nothing stops it")
}

#[test]
fn no_claim_of_a_small_board_is_refuted_by_tables() {
    let mut claim_count = 0;
    for variant in Variant::built_in() {
        let prover = claim_prover(&variant);
        for puzzle in collection::built_in(&variant) {
            for (place, turn) in puzzle
                .turns
                .iter()
                .enumerate()
                .filter(|(_, turn)| turn.position.seeds_on_board() <= MAX_TABLE_SEEDS)
            {
                claim_count += 1;
                match prover.check_claim(&puzzle.positions_until(place), turn) {
                    ClaimCheck::UnknownResult => {}
                    ClaimCheck::ClaimRefuted => {
                        panic!("{} {}: {}", variant.id, turn.position, turn.claim.name())
                    }
                    ClaimCheck::ClaimHolds(held) => {
                        assert_eq!(held.claim, turn.claim, "{} {}", variant.id, turn.position);
                    }
                }
            }
        }
    }
    assert!(claim_count > 100, "only {claim_count} claims were checked");
}

#[test]
fn a_second_winning_move_refutes_the_claim_of_an_only_one() {
    for (id, board, winning) in [
        ("awari", "0-1-0-4-0-6-0-1-0-0-0-0-22-14-S", "BDF"),
        ("awele", "1-0-0-3-0-3-0-0-0-1-3-2-20-15-S", "AD"),
    ] {
        let variant = variant_by_id(id);
        let position = Position::parse(board, &variant.rules).expect("a position");
        let prover = ClaimProver::new(&variant.rules, position.seeds_on_board(), 1, &Stop::new())
            .expect("tables");
        let is_proven_win = |pit: &Pit| {
            prover
                .lead_bounds_after(&[position], *pit)
                .is_some_and(|reached| reached.lower > 0)
        };
        let proven_winning_pits: String = position
            .moves()
            .filter(is_proven_win)
            .map(Pit::letter)
            .collect();
        assert_eq!(proven_winning_pits, winning, "{id} {board}");
        let is_there =
            |puzzle: &MinedPuzzle| puzzle.turns.iter().any(|turn| turn.position == position);
        assert!(
            !collection::built_in(&variant).iter().any(is_there),
            "{id} {board} is no puzzle"
        );
    }
}

/// A turn that claims `solution` as the only winning move.
fn only_win_turn(position: Position, solution: char) -> PuzzleTurn {
    let solution = Pit::from_letter(solution).expect("a pit");
    let other_pits = position.moves().filter(|&pit| pit != solution);
    let wrong_moves = other_pits
        .map(|pit| WrongMove {
            pit,
            loss: WrongMoveLoss::WorsensToResult(Wdl::Loss),
            refutation: None,
        })
        .collect();
    PuzzleTurn {
        position,
        solution,
        claim: PuzzleClaim::OnlyWin,
        answer: None,
        wrong_moves,
    }
}

/// In oware, a repetition gives each player the seeds of their own row, so table values follow a
/// convention. Only bounds prove a claim, even if no play from this board repeats a position.
#[test]
fn bounds_decide_claims_if_table_values_are_conventions() {
    let variant = variant_by_id("oware");
    let prover = claim_prover(&variant);
    for (board, solution, expected) in [
        ("0-0-0-3-1-1-0-0-3-1-0-1-23-15-S", 'D', "only-win"),
        ("1-0-0-0-4-1-0-0-2-0-0-0-19-21-S", 'E', "only-draw"),
        // The move A may lose by a repetition, and the move F may win by a repetition.
        ("1-0-0-2-1-3-0-0-0-0-0-1-21-19-S", 'A', "best"),
        ("0-4-0-1-0-2-0-1-0-0-0-1-19-20-S", 'F', "best"),
    ] {
        let position = Position::parse(board, &variant.rules).expect("a position");
        match prover.check_claim(&[position], &only_win_turn(position, solution)) {
            ClaimCheck::ClaimHolds(held) => {
                assert_eq!(held.claim.name(), expected, "{board}: {held:?}");
            }
            other => panic!("{board}: {solution} is the best by the tables, not {other:?}"),
        }
    }
}

/// A claim about a win or a number of seeds is proven only if no earlier position can return and
/// end the game before.
#[test]
fn the_history_of_a_position_can_reduce_proven_claims() {
    let variant = variant_by_id("awale");
    let prover = claim_prover(&variant);
    let position =
        Position::parse("1-1-0-0-2-0-0-0-0-1-0-1-21-21-S", &variant.rules).expect("a position");
    let [pit_a, pit_e] = ['A', 'E'].map(|letter| Pit::from_letter(letter).expect("a pit"));
    assert_eq!(
        prover.lead_bounds_after(&[position], pit_a),
        Some(Bounds { lower: 6, upper: 6 }),
        "only A wins by six"
    );
    assert_eq!(
        prover.final_south_lead_after(&position, pit_e),
        Some(2),
        "E wins by the table"
    );
    assert_eq!(
        prover.lead_bounds_after(&[position], pit_e),
        Some(Bounds { lower: 0, upper: 2 }),
        "but may need A later"
    );
}

#[test]
fn only_fully_proven_claims_are_certain() {
    let words = Words::new(Language::English);
    for variant in Variant::built_in() {
        for turn in collection::built_in(&variant)
            .iter()
            .flat_map(|puzzle| &puzzle.turns)
        {
            let all_wrong_moves_reach_at_most = |most: Wdl| {
                turn.wrong_moves.iter().all(
                    |wrong| matches!(wrong.loss, WrongMoveLoss::WorsensToResult(to) if to <= most),
                )
            };
            let hint = words.puzzle_solution(turn);
            match turn.claim {
                PuzzleClaim::OnlyWin => assert!(
                    all_wrong_moves_reach_at_most(Wdl::Draw),
                    "{}",
                    turn.position
                ),
                PuzzleClaim::OnlyDraw => assert!(
                    all_wrong_moves_reach_at_most(Wdl::Loss),
                    "{}",
                    turn.position
                ),
                PuzzleClaim::BestByEstimate { .. } => {
                    assert!(hint.contains("by estimate"), "{}: {hint}", turn.position);
                }
            }
            if words.first_puzzle_hint(turn).contains("run out") {
                let position_after = turn.position.after(turn.solution).expect("a legal move");
                let empties_north_row = |pit| {
                    position_after
                        .after(pit)
                        .is_ok_and(|next| next.seeds_in_row(Seat::North) == 0)
                };
                let is_over = position_after.outcome().is_some()
                    && position_after.seeds_in_row(Seat::North) > 0;
                assert!(
                    !is_over && position_after.moves().all(empties_north_row),
                    "{}",
                    turn.position
                );
            }
            let can_capture = best_capture(&turn.position).captured_seeds > 0;
            let idea = words.first_puzzle_hint(turn);
            assert!(
                !(can_capture && idea.contains("cannot capture")),
                "{}: {idea}",
                turn.position
            );
            for wrong in &turn.wrong_moves {
                let reply = words.reply_to_wrong_move(turn, *wrong);
                assert_eq!(
                    matches!(wrong.loss, WrongMoveLoss::EstimatedSeeds(_)),
                    reply.contains("by estimate"),
                    "{}: {reply}",
                    turn.position
                );
            }
        }
    }
}

/// A move that the test sows again seed by seed, without the library's code for sowing.
#[derive(Default)]
struct ResownMove {
    /// The places of the sown seeds in order: a pit (numbered from A), or a store.
    sown_places: Vec<Result<usize, Seat>>,
    /// The captured pits and their seeds.
    captured_pits_and_seeds: Vec<(usize, u8)>,
    /// The pits after the move.
    pits: [u8; 12],
    /// Whether the move would capture all of the opponent's seeds.
    is_grand_slam: bool,
}

impl ResownMove {
    fn sow_again(position: &Position, mover: Seat, origin: usize) -> ResownMove {
        let mut sowing_order: Vec<Result<usize, Seat>> = (0..6).map(Ok).collect();
        if position.rules().sow_stores {
            sowing_order.push(Err(Seat::South));
        }
        sowing_order.extend((6..12).map(Ok));
        if position.rules().sow_stores {
            sowing_order.push(Err(Seat::North));
        }
        let mut sown = ResownMove {
            pits: *position.pits(),
            ..ResownMove::default()
        };
        let seeds = std::mem::take(&mut sown.pits[origin]);
        let origin_index = sowing_order.iter().position(|place| *place == Ok(origin));
        let places_after_origin = sowing_order
            .iter()
            .cycle()
            .skip(origin_index.expect("a pit") + 1);
        let places_without_origin = places_after_origin.filter(|place| **place != Ok(origin));
        sown.sown_places = places_without_origin
            .take(usize::from(seeds))
            .copied()
            .collect();
        for pit in sown.sown_places.iter().flatten() {
            sown.pits[*pit] += 1;
        }
        let opponent_pits = if mover == Seat::South { 6..12 } else { 0..6 };
        if let Some(Ok(last)) = sown.sown_places.last().copied() {
            let captured_chain = (0..=last)
                .rev()
                .take_while(|pit| opponent_pits.contains(pit) && matches!(sown.pits[*pit], 2 | 3));
            sown.captured_pits_and_seeds =
                captured_chain.map(|pit| (pit, sown.pits[pit])).collect();
        }
        let opponent_seeds: u8 = sown.pits[opponent_pits].iter().sum();
        sown.is_grand_slam = sown.captured_seeds() > 0 && sown.captured_seeds() == opponent_seeds;
        if sown.is_grand_slam {
            sown.captured_pits_and_seeds.clear();
        }
        for &(pit, _) in &sown.captured_pits_and_seeds {
            sown.pits[pit] = 0;
        }
        sown
    }

    fn captured_seeds(&self) -> u8 {
        self.captured_pits_and_seeds
            .iter()
            .map(|(_, seeds)| seeds)
            .sum()
    }
}

/// All moves of `mover`, sown again, legal or not.
fn sow_all_moves_again(position: &Position, mover: Seat) -> Vec<(usize, ResownMove)> {
    let row = if mover == Seat::South { 0..6 } else { 6..12 };
    row.filter(|pit| position.pits()[*pit] > 0)
        .map(|pit| (pit, ResownMove::sow_again(position, mover, pit)))
        .collect()
}

#[test]
fn every_hint_describes_what_the_move_does() {
    let words = Words::new(Language::English);
    let mut stores = [0; 2];
    for variant in Variant::built_in() {
        let shipped_puzzles = collection::built_in(&variant);
        for turn in shipped_puzzles.iter().flat_map(|puzzle| &puzzle.turns) {
            let (position, board) = (&turn.position, turn.position.pits());
            let solution = turn.solution.index();
            let resown_solution = ResownMove::sow_again(position, Seat::South, solution);
            let sentence = words.second_puzzle_hint(turn).expect("a legal move");
            let expected_sentence = match resown_solution.sown_places.last().expect("a seed") {
                Ok(pit) => {
                    let letter = Pit::all().nth(*pit).expect("a pit").letter();
                    format!("The last seed of the right move lands in pit {letter}.")
                }
                Err(Seat::South) => {
                    stores[0] += 1;
                    "The last seed of the right move lands in your store.".to_owned()
                }
                Err(Seat::North) => {
                    stores[1] += 1;
                    "The last seed of the right move lands in your opponent's store.".to_owned()
                }
            };
            assert_eq!(sentence, expected_sentence, "{} {position}", variant.id);

            let own_moves = sow_all_moves_again(position, Seat::South);
            let opponent_moves = sow_all_moves_again(position, Seat::North);
            let can_capture = own_moves.iter().any(|(_, sown)| sown.captured_seeds() > 0);
            let receives_seeds = |pit: usize| resown_solution.pits[pit] > board[pit];
            let threatens_pit = |pit: usize| {
                let captures_pit = |sown: &ResownMove| {
                    sown.captured_pits_and_seeds
                        .iter()
                        .any(|(hit, _)| *hit == pit)
                };
                opponent_moves
                    .iter()
                    .any(|(_, threat)| captures_pit(threat))
            };
            let seeds_in_north_row: u8 = board[6..].iter().sum();
            let idea = words.first_puzzle_hint(turn);
            let is_hint_true = match idea.as_str() {
                "Taking all of the opponent's seeds at once scores nothing here." => {
                    let after = Position::new(
                        position.rules(),
                        resown_solution.pits,
                        awale_rules::PerSeat::from_fn(|seat| {
                            let seeds_in_both_stores = position.rules().total_seeds()
                                - resown_solution.pits.iter().sum::<u8>();
                            if seat == Seat::South {
                                seeds_in_both_stores
                            } else {
                                0
                            }
                        }),
                        Seat::North,
                    );
                    let after = after.expect("all seeds are there");
                    let has_grand_slam = |sown: &[(usize, ResownMove)]| {
                        sown.iter().any(|(_, sown)| sown.is_grand_slam)
                    };
                    has_grand_slam(&own_moves)
                        || has_grand_slam(&sow_all_moves_again(&after, Seat::North))
                }
                "Do not defend everything: let North take a few seeds, and look for what you get in return." => {
                    turn.answer.is_some_and(|answer| {
                        let after = position.after(turn.solution).expect("legal");
                        ResownMove::sow_again(&after, Seat::North, answer.index()).captured_seeds()
                            > 0
                    })
                }
                "One of your moves makes two threats at once." => {
                    let after = position.after(turn.solution).expect("legal");
                    let second_moves_of_south = sow_all_moves_again(&after, Seat::South);
                    second_moves_of_south
                        .iter()
                        .filter(|(_, sown)| sown.captured_seeds() > 0)
                        .count()
                        >= 2
                }
                // This claim is already checked above by the rules of feeding.
                "North can run out of seeds." => true,
                "North has no seeds: your move must give it some." => {
                    seeds_in_north_row == 0 && resown_solution.pits[6..].iter().sum::<u8>() > 0
                }
                "One of your pits holds enough seeds to go around the board." => {
                    let times_sown = |place| {
                        resown_solution
                            .sown_places
                            .iter()
                            .filter(|each| *each == place)
                            .count()
                    };
                    resown_solution
                        .sown_places
                        .iter()
                        .any(|place| place.is_ok() && times_sown(place) > 1)
                }
                "One of your moves captures several pits at once." => {
                    resown_solution.captured_pits_and_seeds.len() > 1
                }
                "One of your moves captures from far away, or many seeds." => {
                    resown_solution.captured_seeds() > 0
                        && (board[solution] >= 8 || resown_solution.captured_seeds() >= 7)
                }
                idea if idea.starts_with("North threatens to take ") => {
                    let names_threat = |(pit, threat): &(usize, ResownMove)| {
                        let letter = char::from(b'a' + u8::try_from(pit - 6).expect("a pit"));
                        idea.starts_with(&format!(
                            "North threatens to take {} seeds with pit {letter}: ",
                            threat.captured_seeds()
                        ))
                    };
                    let attack = opponent_moves.iter().find(|attack| names_threat(attack));
                    attack.is_some_and(|(attacker, _)| {
                        if idea.ends_with("move the seeds in danger away.") {
                            threatens_pit(solution)
                        } else if idea.ends_with("put more seeds into the pit in danger.") {
                            (0..6).any(|pit| threatens_pit(pit) && receives_seeds(pit))
                        } else {
                            receives_seeds(*attacker)
                        }
                    })
                }
                idea if idea.starts_with("One of your moves captures ") => {
                    let seeds = resown_solution.captured_seeds();
                    seeds > 0 && idea.contains(&format!("captures {seeds} seed"))
                }
                "Few seeds are left: count the moves until the end." => {
                    position.seeds_on_board() <= 12
                }
                "Nothing can be captured now. Which of your pits is in danger? Where could you capture next?" => {
                    !can_capture
                }
                idea if idea.starts_with("You could capture, but another move is better.") => {
                    can_capture && resown_solution.captured_seeds() == 0
                }
                // Other tests check the texts about the effects of a move.
                idea if idea.starts_with("Look for the move that ") => {
                    let capture_text = format!("captures {}", resown_solution.captured_seeds());
                    !idea.contains("captures") || idea.contains(&capture_text)
                }
                other => panic!("an idea without a check: {other}"),
            };
            assert!(
                is_hint_true,
                "{} {position} {}: {idea}",
                variant.id, turn.solution
            );
        }
    }
    assert!(stores[0] > 0 && stores[1] > 0, "{stores:?}");
}

#[test]
fn no_exercise_of_a_small_board_claims_more_than_tables_prove() {
    for variant in Variant::built_in() {
        let prover = claim_prover(&variant);
        let chapters = awale_study::strategy::chapters(&variant);
        for exercise in chapters.iter().flat_map(|chapter| &chapter.exercises) {
            if exercise.position.seeds_on_board() <= MAX_TABLE_SEEDS {
                assert_eq!(
                    exercise_with_proven_values(exercise.clone(), &prover).as_ref(),
                    Some(exercise),
                    "{}",
                    exercise.position
                );
                let leads_and_pits = || {
                    exercise
                        .position
                        .moves()
                        .map(|pit| (prover.final_south_lead_after(&exercise.position, pit), pit))
                };
                let best_lead = leads_and_pits().map(|(lead, _)| lead).max();
                let best_pits = leads_and_pits()
                    .filter(|(lead, _)| Some(*lead) == best_lead)
                    .map(|(_, pit)| pit);
                best_pits
                    .for_each(|pit| assert!(exercise.is_right(pit), "{} {pit}", exercise.position));
            }
        }
    }
}

#[test]
fn the_puzzle_list_prints_every_claim_hint_and_reply() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
    command
        .env("HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path());
    command.env("LC_ALL", "fr_FR.UTF-8").args([
        "puzzle",
        "list",
        "--variant",
        "awari",
        "--theme",
        "feeding",
        "--json",
    ]);
    let command_output = command.output().expect("the program runs");
    assert!(
        command_output.status.success(),
        "{}",
        String::from_utf8_lossy(&command_output.stderr)
    );
    let lines = String::from_utf8(command_output.stdout).expect("text");
    let variant = variant_by_id("awari");
    let feeding_puzzles = || {
        collection::built_in(&variant)
            .iter()
            .filter(|puzzle| puzzle.motifs.contains(Motif::Feeding))
    };
    assert_eq!(lines.lines().count(), feeding_puzzles().count());
    for (line, puzzle) in lines.lines().zip(feeding_puzzles()) {
        let entry: Value = serde_json::from_str(line).expect("an object");
        assert_eq!(
            (entry["variant"].as_str(), entry["rating"].as_u64()),
            (Some("awari"), Some(puzzle.rating.into()))
        );
        let turns = entry["turns"].as_array().expect("a list");
        assert_eq!(turns.len(), puzzle.turns.len());
        for (entry, turn) in turns.iter().zip(&puzzle.turns) {
            assert_eq!(
                entry["position"].as_str(),
                Some(turn.position.to_string().as_str())
            );
            assert_eq!(entry["claim"].as_str(), Some(turn.claim.name()));
            assert_eq!(entry["certain"].as_bool(), Some(turn.claim.is_proven()));
            assert_eq!(
                entry["seeds"].as_u64(),
                turn.claim.estimated_seeds_over_other_moves().map(u64::from)
            );
            assert_eq!(entry["hints"].as_array().map(Vec::len), Some(3));
            let replies = entry["replies"].as_object().expect("an object");
            assert_eq!(replies.len(), turn.wrong_moves.len());
            assert!(
                replies
                    .values()
                    .all(|reply| reply.as_str().is_some_and(|reply| reply.ends_with('.')))
            );
        }
    }
}
