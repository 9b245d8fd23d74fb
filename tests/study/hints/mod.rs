//! Checks that every reason of every hint is true. Each kind of reason has a checker, based on
//! independent rules (`board`). Claims about results are compared with a full search with the
//! history of the game (`solver`).
//!
//! The default run checks a few hundred hints. `AWALE_HINTS=5000 cargo test --release --test study
//! hints -- --nocapture` checks this many and prints the counts.

mod board;
mod checkers;
mod matches;
mod solver;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables};
use awale_rules::{Game, Match, PITS, PerSeat, Position, Rules, Seat};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use awale_study::catalogue::{AnyGame, Variant};
use awale_study::study::{
    AnalysisReport, AnalysisTask, Analyst, MoveValues, Reason, SearchEffort, reasons_for_best_move,
};

use board::PlainBoard;
use checkers::{HintCase, HintSolvers, Verdict};
use solver::ResultSolver;

/// Maximum seeds in the tables of this test.
const MAX_TABLE_SEEDS: u8 = 7;
/// Number of hints that the default run checks.
const DEFAULT_HINT_COUNT: usize = 360;

/// A random game, stopped in its middle.
fn random_unfinished_game(rules: Rules, rng: &mut StdRng) -> Match<Position> {
    let plies = rng.random_range(0..70);
    super::support::random_game(
        Position::start(&rules, Seat::BOTH[rng.random_range(0..2)]),
        plies,
        rng.random(),
    )
}

/// A quiet game with few seeds. Its moves prefer to leave the stores unchanged, so that earlier
/// positions can return.
fn quiet_endgame(rules: Rules, rng: &mut StdRng) -> Match<Position> {
    let seeds_on_board = rng.random_range(2..=10);
    let mut pits = [0; PITS];
    for _ in 0..seeds_on_board {
        pits[rng.random_range(0..PITS)] += 1;
    }
    let seeds_in_stores = rules.total_seeds() - seeds_on_board;
    let south = (seeds_in_stores / 2 + rng.random_range(0..5)).saturating_sub(2);
    let stores = PerSeat {
        south,
        north: seeds_in_stores - south,
    };
    let start = Position::new(&rules, pits, stores, Seat::BOTH[rng.random_range(0..2)])
        .expect("all seeds are there");
    let mut game = Match::new(start);
    for _ in 0..rng.random_range(0..20) {
        let position = *game.position();
        let quiet_moves = position.moves().filter(|&pit| {
            let mut after = position;
            after.play_unchecked(pit);
            after.repetition_barrier() == position.repetition_barrier()
        });
        let Some(pit) = quiet_moves
            .choose(rng)
            .or_else(|| position.moves().choose(rng))
        else {
            break;
        };
        if game.outcome().is_some() {
            break;
        }
        game.play(pit).expect("a legal move");
    }
    while game.outcome().is_some() && game.undo() {}
    game
}

fn last_reported_values(analyst: &mut Analyst, past: &[AnyGame], depth: u32) -> Option<MoveValues> {
    let mut last_values = None;
    let task = AnalysisTask::SearchEachMove {
        positions_so_far: past.to_vec(),
        effort: SearchEffort {
            depth,
            time_limit: None,
        },
    };
    analyst.run(&task, &Stop::new(), &mut |news| {
        if let AnalysisReport::Values(values) = news {
            last_values = Some(values);
        }
    });
    last_values
}

/// The kind of a reason and the source that it names, such as `Wins Table`.
fn reason_kind(reason: &Reason) -> String {
    let text = format!("{reason:?}");
    let kind_name = text
        .split(['(', ' ', '{'])
        .next()
        .unwrap_or_default()
        .to_owned();
    let evidence_name = [
        "Proven",
        "Table",
        "StoreReached",
        "FewLeft",
        "NoMove",
        "Repetition",
    ];
    evidence_name
        .into_iter()
        .find(|source| text.contains(source))
        .map_or(kind_name.clone(), |source| format!("{kind_name} {source}"))
}

/// The number of true and undecided reasons of each kind, and a list of the false ones.
#[derive(Default)]
struct ReasonCounts {
    verdict_counts_by_kind: BTreeMap<String, [usize; 2]>,
    hint_count: usize,
    hint_count_without_reason: usize,
    wrong_hints: Vec<String>,
}

impl ReasonCounts {
    fn check_hint_reasons(
        &mut self,
        game: &Match<Position>,
        values: &MoveValues,
        judges: &mut HintSolvers,
        nodes: u64,
    ) {
        let past_as_any_games: Vec<AnyGame> = game
            .positions_so_far()
            .iter()
            .copied()
            .map(AnyGame::Awale)
            .collect();
        let found_reasons = reasons_for_best_move(&past_as_any_games, values);
        let best_pit = values.best().mv.as_pit().expect("a pit").index();
        let past: Vec<PlainBoard> = game
            .positions_so_far()
            .iter()
            .map(PlainBoard::from_position)
            .collect();
        let hint_case = HintCase {
            rules: game.position().rules().fields(),
            past,
            move_values: values,
            best_pit,
            max_positions: nodes,
        };
        self.hint_count += 1;
        let description = || {
            format!(
                "{} after {:?} from {}: {found_reasons:?}",
                game.position(),
                game.moves(),
                game.positions_so_far()[0]
            )
        };
        let end_reason_count = found_reasons
            .iter()
            .filter(|reason| matches!(reason, Reason::EndsGame { .. }))
            .count();
        self.hint_count_without_reason += usize::from(found_reasons.is_empty());
        if end_reason_count != usize::from(hint_case.end_after_hint().is_some()) {
            self.wrong_hints
                .push(format!("not that the game ends: {}", description()));
        }
        for reason in &found_reasons {
            let verdict_counts = self
                .verdict_counts_by_kind
                .entry(reason_kind(reason))
                .or_default();
            match hint_case.check_reason(reason, judges) {
                Verdict::TrueReason => verdict_counts[0] += 1,
                Verdict::Undecided => verdict_counts[1] += 1,
                Verdict::FalseReason => self
                    .wrong_hints
                    .push(format!("{reason:?} at {} {values:?}", description())),
            }
        }
    }
}

#[test]
fn every_reason_of_every_hint_is_true() {
    let requested_hint_count: Option<usize> = std::env::var("AWALE_HINTS")
        .ok()
        .map(|count| count.parse().expect("a number"));
    let (hint_count, max_positions) =
        requested_hint_count.map_or((DEFAULT_HINT_COUNT, 20_000), |hints| (hints, 1_000_000));
    let variants = Variant::built_in();
    let mut reason_counts = ReasonCounts::default();
    for (place, variant) in variants.iter().enumerate() {
        let tables = Tables::solve(
            TableRules::new(&variant.rules),
            MAX_TABLE_SEEDS,
            2,
            &Stop::new(),
        )
        .expect("it is not stopped");
        let tables = Arc::new(tables);
        let mut rng = StdRng::seed_from_u64(13 + place as u64);
        let mut analyst = Analyst::new(1);
        let fields = variant.rules.fields();
        let mut solvers = HintSolvers {
            proof_solver: ResultSolver::new(fields),
            table_solver: Some(ResultSolver::with_tables(fields, &tables)),
        };
        let target_hint_count = hint_count * (place + 1) / variants.len();
        while reason_counts.hint_count < target_hint_count {
            let game = match rng.random_range(0..3) {
                0 => random_unfinished_game(variant.rules, &mut rng),
                _ => quiet_endgame(variant.rules, &mut rng),
            };
            if game.outcome().is_some() {
                continue;
            }
            let optional_tables = rng.random::<bool>().then_some(&tables);
            analyst.set_tables(optional_tables);
            let past_as_any_games: Vec<AnyGame> = game
                .positions_so_far()
                .iter()
                .copied()
                .map(AnyGame::Awale)
                .collect();
            let values =
                last_reported_values(&mut analyst, &past_as_any_games, rng.random_range(2..=8))
                    .expect("values");
            reason_counts.check_hint_reasons(&game, &values, &mut solvers, max_positions);
        }
    }
    println!(
        "{} hints, {} false; reasons by kind (true, open):",
        reason_counts.hint_count,
        reason_counts.wrong_hints.len()
    );
    for (kind, [good, open]) in &reason_counts.verdict_counts_by_kind {
        println!("  {kind}: {good}, {open}");
    }
    assert!(
        reason_counts.wrong_hints.is_empty(),
        "{} false:\n{}",
        reason_counts.wrong_hints.len(),
        reason_counts.wrong_hints.join("\n")
    );
    // A reason that says nothing would be worse than none.
    assert!(
        reason_counts.hint_count_without_reason * 8 < reason_counts.hint_count,
        "{} of {} hints have no reason",
        reason_counts.hint_count_without_reason,
        reason_counts.hint_count
    );
    assert!(
        reason_counts.verdict_counts_by_kind.len() > 15,
        "too few kinds were met: {:?}",
        reason_counts.verdict_counts_by_kind
    );
}
