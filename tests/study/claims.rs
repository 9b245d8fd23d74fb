//! Checks the claims that are called certain, about moves in quiet endgames, where earlier
//! positions can return. Compares them with a reference solver: the values of a study to a given
//! depth and of a study with limited time (as on the screen), the claims on the board and in an
//! analysis, and the lines of moves that go with a claim.
//!
//! `AWALE_CLAIMS=2000 cargo test --release --test study claims -- --nocapture` checks this many
//! endgames of each variant; `AWALE_CLAIMS_OF=awari,awale-26` selects variants.

use std::sync::Arc;
use std::time::Duration;

use awale_engine::tables::{TableRules, Tables};
use awale_engine::{Score, Stop};
use awale_rules::{Game, PerSeat, Pit, Position, RepetitionRule, Rules, Seat, find_repetition};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
use awale_study::record::Analysis;
use awale_study::study::{
    self, AnalysisReport, AnalysisTask, Analyst, MoveValue, SearchEffort, known_value,
};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::reference::{ReferenceSolver, result_by_every_line};

/// Maximum seeds in the endgames. The reference solver searches all boards with as many seeds for
/// each claim.
const MAX_ENDGAME_SEEDS: u8 = 6;
/// Number of moves at the end of each game whose analysis is checked, because their history is the
/// longest.
const CHECKED_LAST_MOVES: usize = 3;
/// Depth of the analyses in plies. Certain values do not need more.
const ANALYSIS_DEPTH: u32 = 8;
/// Time limit of the study that refines its values as long as it may, as on the screen. Its claims
/// must hold wherever it stops.
const STUDY_TIME_LIMIT: Duration = Duration::from_millis(20);
/// Maximum number of positions in a search of all lines for one claim: in the default run, and in a
/// long run.
const MAX_POSITIONS_PER_CLAIM: [u32; 2] = [50_000, 500_000];

/// A game of quiet moves (without captures) with few seeds, whose stores leave the result open.
fn quiet_game(rules: Rules, rng: &mut StdRng) -> Option<Vec<Position>> {
    let seeds_on_board = rng.random_range(2..=MAX_ENDGAME_SEEDS);
    let mut pits = [0; 12];
    for _ in 0..seeds_on_board {
        pits[rng.random_range(0..12)] += 1;
    }
    let seeds_in_stores = rules.total_seeds() - seeds_on_board;
    let south = (seeds_in_stores / 2 + rng.random_range(0..5)).saturating_sub(2);
    let stores = PerSeat {
        south,
        north: seeds_in_stores - south,
    };
    let start = Position::new(&rules, pits, stores, Seat::BOTH[rng.random_range(0..2)])
        .expect("all seeds are there");
    let mut past = vec![start];
    let plies = rng.random_range(6..24);
    while past.len() <= plies {
        let position = past[past.len() - 1];
        if position.outcome().is_some() {
            return None;
        }
        let goes_on = |pit: &Pit| {
            let mut past_with_move = past.clone();
            let mut after = position;
            after.play_unchecked(*pit);
            past_with_move.push(after);
            after.seeds_on_board() == seeds_on_board
                && after.outcome().is_none()
                && find_repetition(&past_with_move).is_none()
        };
        match position.moves().filter(goes_on).choose(rng) {
            Some(pit) => {
                let mut after = position;
                after.play_unchecked(pit);
                past.push(after);
            }
            None => break,
        }
    }
    (past.len() > 3).then_some(past)
}

/// Compares claims with the truth, and counts the results.
#[derive(Default)]
struct ClaimJudge {
    solver: ReferenceSolver,
    true_claim_count: u32,
    checked_line_count: u32,
    unresolved_claim_count: u32,
    false_claims: Vec<String>,
}

impl ClaimJudge {
    /// Checks that `score` is true for the side to move in the last position of `past`.
    fn check_score(&mut self, past: &[Position], score: Score, claim_name: &str) {
        let Score::Proven(lead) = score else { return };
        let position = past.last().expect("a position");
        let true_result = if position.rules().repetition == RepetitionRule::EachGetsHalf {
            Some(self.solver.final_lead(past).signum())
        } else {
            result_by_every_line(
                &mut past.to_vec(),
                &mut {
                    MAX_POSITIONS_PER_CLAIM
                        [usize::from(endgames_per_variant() > DEFAULT_ENDGAMES_PER_VARIANT)]
                },
                -1,
                1,
            )
        };
        match true_result {
            None => self.unresolved_claim_count += 1,
            Some(true_result) if true_result == lead.signum() => self.true_claim_count += 1,
            Some(true_result) => {
                let start = past[0];
                self.false_claims.push(format!(
                    "{claim_name}: {score:?} in {position}, {true_result} is true; game from {start}"
                ));
            }
        }
    }
}

fn past_with_move(past: &[Position], pit: Pit) -> Vec<Position> {
    let mut next_position = past[past.len() - 1];
    next_position.play_unchecked(pit);
    past.iter().copied().chain([next_position]).collect()
}

fn for_opponent(score: Score) -> Score {
    score.for_opponent()
}

fn pit_of_move(mv: AnyMove) -> Pit {
    mv.as_pit().expect("a pit")
}

impl ClaimJudge {
    /// Plays the best play `line` from the last position of `past`. Every move must be legal with
    /// the history, and the final position must have the result that `score` claims for the side to
    /// move.
    fn check_line(&mut self, past: &[Position], line: &[AnyMove], score: Score, claim_name: &str) {
        if !matches!(score, Score::Proven(_)) {
            return;
        }
        let mut positions_of_line = past.to_vec();
        for mv in line {
            let position = positions_of_line[positions_of_line.len() - 1];
            let is_over =
                position.outcome().is_some() || find_repetition(&positions_of_line).is_some();
            if is_over || position.check(pit_of_move(*mv)).is_err() {
                self.false_claims.push(format!(
                    "{claim_name}: {mv} of {line:?} in {position}; game from {}",
                    past[0]
                ));
                return;
            }
            positions_of_line = past_with_move(&positions_of_line, pit_of_move(*mv));
        }
        self.checked_line_count += 1;
        self.check_score(
            &positions_of_line,
            if line.len().is_multiple_of(2) {
                score
            } else {
                for_opponent(score)
            },
            claim_name,
        );
    }
}

/// Checks all values that the study reports for the last position with this effort, including
/// intermediate ones.
fn check_reported_values(
    judge: &mut ClaimJudge,
    analyst: &mut Analyst,
    past: &[Position],
    effort: SearchEffort,
) {
    let past_as_any_games = past.iter().copied().map(AnyGame::Awale).collect();
    let mut reported_move_values: Vec<MoveValue> = Vec::new();
    analyst.run(
        &AnalysisTask::SearchEachMove {
            positions_so_far: past_as_any_games,
            effort,
        },
        &Stop::new(),
        &mut |news| {
            let AnalysisReport::Values(values) = news else {
                return;
            };
            for value in values.moves {
                if !reported_move_values.contains(&value) {
                    judge.check_score(
                        &past_with_move(past, pit_of_move(value.mv)),
                        for_opponent(value.score),
                        "the value by a pit",
                    );
                    judge.check_line(past, &value.line, value.score, "the line by a pit");
                    reported_move_values.push(value);
                }
            }
        },
    );
}

/// Checks all claims of the study about the last position and the moves that led to it.
fn check_claims(judge: &mut ClaimJudge, analyst: &mut Analyst, tables: &Tables, past: &[Position]) {
    check_reported_values(
        judge,
        analyst,
        past,
        SearchEffort {
            depth: ANALYSIS_DEPTH,
            time_limit: None,
        },
    );
    check_reported_values(
        judge,
        analyst,
        past,
        SearchEffort {
            depth: study::ANALYSIS_DEPTH,
            time_limit: Some(STUDY_TIME_LIMIT),
        },
    );
    if let Some(score) = known_value(past, Some(tables)) {
        judge.check_score(past, score, "what the board says");
    }
    // The analysis of a whole game takes as long as twenty positions, so do it for every fourth
    // length.
    if !past.len().is_multiple_of(4) {
        return;
    }
    let analysis = analyze(analyst, past);
    for (number, judged) in analysis
        .moves
        .iter()
        .enumerate()
        .rev()
        .take(CHECKED_LAST_MOVES)
    {
        let past_before_move = &past[..=number];
        judge.check_score(
            &past_with_move(past_before_move, pit_of_move(judged.played_move)),
            for_opponent(judged.value),
            "the value of a move played",
        );
        if let Some(best_move) = judged.line.first() {
            judge.check_score(
                &past_with_move(past_before_move, pit_of_move(*best_move)),
                for_opponent(judged.best),
                "the better move",
            );
            judge.check_line(
                past_before_move,
                &judged.line,
                judged.best,
                "the better line",
            );
        }
    }
}

fn analyze(analyst: &mut Analyst, past: &[Position]) -> Analysis {
    let past_as_any_games: Vec<AnyGame> = past.iter().copied().map(AnyGame::Awale).collect();
    let played = past.windows(2).map(|pair| {
        let reaches_next_position = |pit: &Pit| {
            let mut next_position = pair[0];
            next_position.play_unchecked(*pit);
            next_position == pair[1]
        };
        AnyMove::Pit(
            pair[0]
                .moves()
                .find(reaches_next_position)
                .expect("a legal move"),
        )
    });
    let (played, effort) = (
        played.collect::<Vec<_>>(),
        SearchEffort {
            depth: ANALYSIS_DEPTH,
            time_limit: None,
        },
    );
    analyst
        .review(&past_as_any_games, &played, effort, &Stop::new())
        .expect("the whole game")
}

/// Number of endgames of each variant in the default run.
const DEFAULT_ENDGAMES_PER_VARIANT: u64 = 12;

fn endgames_per_variant() -> u64 {
    std::env::var("AWALE_CLAIMS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(DEFAULT_ENDGAMES_PER_VARIANT)
}

/// The built-in variants, or those that `AWALE_CLAIMS_OF` names.
fn selected_variants() -> Vec<Variant> {
    let mut variants = Variant::built_in();
    if let Ok(ids) = std::env::var("AWALE_CLAIMS_OF") {
        variants.retain(|variant| ids.split(',').any(|id| variant.id == id));
        assert!(
            !variants.is_empty(),
            "AWALE_CLAIMS_OF={ids} names no variant"
        );
    }
    variants
}

#[test]
fn claims_of_the_study_hold_if_earlier_positions_can_recur() {
    for variant in selected_variants() {
        let tables = Arc::new(
            Tables::solve(
                TableRules::new(&variant.rules),
                MAX_ENDGAME_SEEDS,
                2,
                &Stop::new(),
            )
            .expect("solved"),
        );
        let mut analyst = Analyst::new(2);
        analyst.set_tables(Some(&tables));
        let mut judge = ClaimJudge::default();
        let mut rng = StdRng::seed_from_u64(7);
        let mut games = 0;
        while games < endgames_per_variant() {
            // If moves sow into stores, there are no quiet moves, so positions cannot return.
            if variant.rules.sow_stores {
                break;
            }
            if let Some(past) = quiet_game(variant.rules, &mut rng) {
                check_claims(&mut judge, &mut analyst, &tables, &past);
                games += 1;
            }
        }
        let ClaimJudge {
            true_claim_count: held,
            checked_line_count: lines,
            unresolved_claim_count: unresolved,
            false_claims,
            ..
        } = judge;
        println!(
            "{}: {games} endgames, {held} claims hold ({lines} lines followed), {unresolved} not resolved, {} false",
            variant.id,
            false_claims.len()
        );
        assert!(false_claims.is_empty(), "{}: {false_claims:#?}", variant.id);
        // If a repetition gives each side its own row, only the rules prove values with so few
        // seeds.
        let is_repetition_shared = variant.rules.repetition == RepetitionRule::EachGetsHalf;
        assert!(
            variant.rules.sow_stores || held > if is_repetition_shared { 20 } else { 0 },
            "{}: {held} is no test",
            variant.id
        );
    }
}

/// A game from `start` with the moves in `move_letters`.
fn game_with_moves(variant: &str, start: &str, move_letters: &str) -> (GameKind, Vec<Position>) {
    let variant = Variant::built_in()
        .into_iter()
        .find(|each| each.id == variant)
        .expect("built in");
    let mut past = vec![Position::parse(start, &variant.rules).expect("a position")];
    for letter in move_letters.chars() {
        past.push(
            *past_with_move(&past, Pit::from_letter(letter).expect("a pit"))
                .last()
                .expect("one more"),
        );
    }
    (GameKind::Awale(variant), past)
}

#[test]
fn games_that_end_by_a_repetition_are_judged_as_they_end() {
    let games = [
        (
            "awari",
            "1-1-1-1-0-0-0-1-0-1-0-0-20-22-N",
            "bCdDeBcCdEeFaAbB",
            'B',
        ),
        (
            "awele",
            "0-0-1-0-0-1-0-0-1-1-0-1-21-22-N",
            "cCfFdAaDeEbFcB",
            'B',
        ),
        (
            "awale",
            "0-0-1-0-1-1-0-1-0-0-0-1-20-23-N",
            "bEcCfDdAeBfFbCcEa",
            'a',
        ),
    ];
    for (id, start, moves, last) in games {
        let (kind, past) = game_with_moves(id, start, moves);
        let GameKind::Awale(variant) = &kind else {
            panic!("awalé")
        };
        let tables = Tables::solve(
            TableRules::new(&variant.rules),
            MAX_ENDGAME_SEEDS,
            2,
            &Stop::new(),
        )
        .expect("solved");
        let mut analyst = Analyst::new(1);
        analyst.set_tables(Some(&Arc::new(tables)));
        let analysis = analyze(&mut analyst, &past);
        let judged = analysis.moves.last().expect("moves");
        assert_eq!(
            pit_of_move(judged.played_move).to_string(),
            last.to_string()
        );
        let north_wins = |score: Score| {
            let mover = past[past.len() - 2].to_move();
            let lead = score.lead_centiseeds().signum();
            if mover == Seat::North {
                lead > 0
            } else {
                lead < 0
            }
        };
        assert!(north_wins(judged.value), "{id}: {judged:?}");
        assert!(
            matches!(judged.value, Score::Proven(_)),
            "{id}: {judged:?} can be proven"
        );
    }
}
