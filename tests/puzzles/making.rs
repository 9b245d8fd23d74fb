//! Generated puzzles: their generation, and that each turn has one solution.

use std::collections::{BTreeMap, HashMap, HashSet};

use awale::words::{Language, Words};
use awale_engine::Stop;
use awale_engine::tables::{Exactness, TableRules, Tables};
use awale_rules::{Game, Position, RepetitionRule, RuleFields, Rules, Seat};

use awale_study::catalogue::{Variant, Wdl};
use awale_study::puzzle::{
    Difficulty, Puzzle, PuzzleGrade, PuzzleMaker, WrongMoveLoss, seed_of_day,
};

fn puzzle_maker(variant: Variant) -> PuzzleMaker {
    PuzzleMaker::new(variant, &Stop::new()).expect("puzzles of this variant")
}

fn make_puzzles(variant: Variant, seeds: u64) -> Vec<Puzzle> {
    let maker = puzzle_maker(variant);
    let difficulties = Difficulty::ALL
        .iter()
        .flat_map(|&difficulty| (0..seeds).map(move |seed| (difficulty, seed)));
    difficulties
        .map(|(difficulty, seed)| {
            maker
                .make_puzzle(difficulty, seed, &Stop::new())
                .expect("a puzzle")
        })
        .collect()
}

#[test]
fn every_difficulty_of_a_puzzle_has_its_own_description() {
    for words in Language::ALL.map(Words::new) {
        let mut difficulty_of_text: BTreeMap<String, Difficulty> = BTreeMap::new();
        for depth in 1..=9 {
            for turns in 1..=6 {
                for greedy_misses in 0..=turns {
                    let grade = PuzzleGrade {
                        turns_with_choice_count: turns,
                        depth,
                        wrong_greedy_move_count: greedy_misses,
                    };
                    let grade_text = words.puzzle_grade(grade);
                    let (_, difficulty_text) = grade_text
                        .split_once(':')
                        .expect("the difficulty comes first");
                    let difficulty = grade.difficulty();
                    let previous_difficulty =
                        difficulty_of_text.insert(difficulty_text.to_owned(), difficulty);
                    assert!(
                        previous_difficulty.is_none_or(|other| other == difficulty),
                        "{difficulty_text}: {previous_difficulty:?} and {difficulty:?}"
                    );
                }
            }
        }
    }
}

/// The result that a generated puzzle promises to South.
fn promised_result(puzzle: &Puzzle) -> Wdl {
    puzzle.goal().expect("a made puzzle is about a result")
}

/// Maximum number of seeds on the board of a puzzle.
fn max_puzzle_seeds(rules: &Rules) -> u8 {
    rules.stop_at.map_or(9, |few| (few + 6).max(9))
}

/// Maximum number of positions searched for one puzzle, to keep the test fast.
const MAX_POSITIONS: usize = 40_000;

/// All positions reachable from a root, sorted by seeds in the stores, fullest first. Stores never
/// lose seeds, so a position depends only on those before it.
struct ReachablePositions {
    positions: Vec<Position>,
    index_of_position: HashMap<Position, usize>,
    child_indices: Vec<Vec<usize>>,
}

impl ReachablePositions {
    /// Returns `None` if there are more than [`MAX_POSITIONS`] positions.
    fn new(root: Position) -> Option<ReachablePositions> {
        let mut reached_positions = HashSet::from([root]);
        let mut positions_to_expand = vec![root];
        while let Some(position) = positions_to_expand.pop() {
            positions_to_expand
                .extend(next_positions(&position).filter(|next| reached_positions.insert(*next)));
            if reached_positions.len() > MAX_POSITIONS {
                return None;
            }
        }
        let mut positions: Vec<Position> = reached_positions.into_iter().collect();
        positions.sort_unstable_by_key(|position| std::cmp::Reverse(position.repetition_barrier()));
        let indices_by_position: HashMap<Position, usize> =
            positions.iter().copied().zip(0..).collect();
        let children = positions.iter().map(|position| {
            next_positions(position)
                .map(|next| indices_by_position[&next])
                .collect()
        });
        Some(ReachablePositions {
            child_indices: children.collect(),
            positions,
            index_of_position: indices_by_position,
        })
    }

    /// For each position, whether South reaches the result `target`. `result_of_endless_play` gives
    /// the result for play that never ends.
    fn positions_reaching(
        &self,
        target: Wdl,
        result_of_endless_play: impl Fn(&Position) -> Wdl,
    ) -> Vec<bool> {
        let initial_result = |position: &Position| {
            decided_result(position).unwrap_or_else(|| result_of_endless_play(position))
        };
        let mut is_target_reached: Vec<bool> = self
            .positions
            .iter()
            .map(|position| initial_result(position) >= target)
            .collect();
        let mut level_start = 0;
        for level in self
            .positions
            .chunk_by(|a, b| a.repetition_barrier() == b.repetition_barrier())
        {
            let indices_of_level = level_start..level_start + level.len();
            level_start = indices_of_level.end;
            let mut has_changed = true;
            while has_changed {
                has_changed = false;
                for place in indices_of_level
                    .clone()
                    .filter(|&place| !self.child_indices[place].is_empty())
                {
                    let mut are_children_reached = self.child_indices[place]
                        .iter()
                        .map(|&child| is_target_reached[child]);
                    let is_reached_now = match self.positions[place].to_move() {
                        Seat::South => are_children_reached.any(|reached| reached),
                        Seat::North => are_children_reached.all(|reached| reached),
                    };
                    has_changed |= std::mem::replace(&mut is_target_reached[place], is_reached_now)
                        != is_reached_now;
                }
            }
        }
        is_target_reached
    }
}

/// The result for South if the game is over or the lead is larger than the number of seeds on the
/// board.
fn decided_result(position: &Position) -> Option<Wdl> {
    let lead = i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
    let is_decided = lead.abs() > i32::from(position.seeds_on_board());
    position
        .outcome()
        .map(|end| Wdl::of(end.final_result.winner, Seat::South))
        .or_else(|| is_decided.then(|| Wdl::from_lead(lead)))
}

fn next_positions(position: &Position) -> impl Iterator<Item = Position> + '_ {
    let is_undecided = decided_result(position).is_none();
    position.moves().filter(move |_| is_undecided).map(|pit| {
        let mut next_position = *position;
        next_position.play(pit).unwrap();
        next_position
    })
}

/// The result for South if play from `position` never ends: the best possible one if
/// `is_best_for_south`, otherwise the worst.
fn extreme_result_of_endless_play(position: &Position, is_best_for_south: bool) -> Wdl {
    match position.rules().repetition {
        RepetitionRule::EachGetsHalf => {
            Wdl::of(position.result_when_repeated().winner, Seat::South)
        }
        // Each player gets their own row, which depends on the repeated position. So assume the
        // extreme.
        RepetitionRule::EachGetsOwnRow if is_best_for_south => Wdl::Win,
        RepetitionRule::EachGetsOwnRow => Wdl::Loss,
    }
}

/// Decides from which positions South reaches the goal certainly or possibly.
trait GoalOracle {
    fn certainly_reaches_goal(&self, position: &Position) -> bool;
    fn possibly_reaches_goal(&self, position: &Position) -> bool;
}

/// Decides by a full search.
struct ExhaustiveOracle {
    reachable: ReachablePositions,
    certainly_reaches_goal: Vec<bool>,
    possibly_reaches_goal: Vec<bool>,
}

impl ExhaustiveOracle {
    fn for_puzzle(puzzle: &Puzzle) -> Option<ExhaustiveOracle> {
        let reachable = ReachablePositions::new(puzzle.turns[0].position)?;
        let [certainly_reaches_goal, possibly_reaches_goal] =
            [false, true].map(|is_best_for_south| {
                reachable.positions_reaching(promised_result(puzzle), |position| {
                    extreme_result_of_endless_play(position, is_best_for_south)
                })
            });
        Some(ExhaustiveOracle {
            reachable,
            certainly_reaches_goal,
            possibly_reaches_goal,
        })
    }
}

impl GoalOracle for ExhaustiveOracle {
    fn certainly_reaches_goal(&self, position: &Position) -> bool {
        self.certainly_reaches_goal[self.reachable.index_of_position[position]]
    }

    fn possibly_reaches_goal(&self, position: &Position) -> bool {
        self.possibly_reaches_goal[self.reachable.index_of_position[position]]
    }
}

/// Decides by exact endgame tables.
struct TableOracle<'a>(&'a Tables, Wdl);

impl GoalOracle for TableOracle<'_> {
    fn certainly_reaches_goal(&self, position: &Position) -> bool {
        if let Some(end) = position.outcome() {
            return Wdl::of(end.final_result.winner, Seat::South) >= self.1;
        }
        let lead = i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
        let value = i32::from(self.0.probe(position).expect("a board of few seeds").value);
        Wdl::from_lead(
            lead + if position.to_move() == Seat::South {
                value
            } else {
                -value
            },
        ) >= self.1
    }

    fn possibly_reaches_goal(&self, position: &Position) -> bool {
        self.certainly_reaches_goal(position)
    }
}

/// Checks that every turn has one solution, and that other moves and replies reach less.
fn check_puzzle(puzzle: &Puzzle, oracle: &impl GoalOracle) {
    let mut position = puzzle.turns[0].position;
    for (number, turn) in puzzle.turns.iter().enumerate() {
        assert_eq!(turn.position, position, "{puzzle:?}");
        for pit in position.moves() {
            let mut after = position;
            after.play(pit).unwrap();
            let wrong = turn.wrong_moves.iter().find(|wrong| wrong.pit == pit);
            assert_eq!(wrong.is_none(), pit == turn.solution, "{puzzle:?}");
            let Some(wrong) = wrong else {
                assert!(
                    oracle.certainly_reaches_goal(&after),
                    "{pit} keeps it: {puzzle:?}"
                );
                continue;
            };
            assert!(
                !oracle.possibly_reaches_goal(&after),
                "{pit} gives it away: {puzzle:?}"
            );
            assert!(
                matches!(wrong.loss, WrongMoveLoss::WorsensToResult(most) if most < promised_result(puzzle))
            );
            match wrong.refutation {
                Some(answer) => {
                    after.play(answer).unwrap();
                    assert!(
                        !oracle.possibly_reaches_goal(&after),
                        "{answer} takes it: {puzzle:?}"
                    );
                }
                None => assert!(after.outcome().is_some()),
            }
        }
        position.play(turn.solution).unwrap();
        match turn.answer {
            Some(answer) => position.play(answer).unwrap(),
            None => assert_eq!(
                number + 1,
                puzzle.turns.len(),
                "the last turn only has no answer"
            ),
        }
    }
}

#[test]
fn every_puzzle_has_one_solution_at_every_turn() {
    let mut exhaustively_checked_count = 0;
    for variant in Variant::built_in() {
        let tables = Tables::solve(
            TableRules::new(&variant.rules),
            max_puzzle_seeds(&variant.rules),
            1,
            &Stop::new(),
        )
        .unwrap();
        for puzzle in make_puzzles(variant.clone(), 2) {
            let exhaustive_oracle = ExhaustiveOracle::for_puzzle(&puzzle);
            exhaustively_checked_count += usize::from(exhaustive_oracle.is_some());
            match exhaustive_oracle {
                Some(exhaustive_oracle) => check_puzzle(&puzzle, &exhaustive_oracle),
                None => assert_eq!(
                    tables.reliability(),
                    Exactness::Exact,
                    "nothing else would be a proof"
                ),
            }
            if tables.reliability() == Exactness::Exact {
                check_puzzle(&puzzle, &TableOracle(&tables, promised_result(&puzzle)));
            }
            let turns_with_choice = puzzle
                .turns
                .iter()
                .filter(|turn| !turn.wrong_moves.is_empty())
                .count();
            assert_eq!(
                turns_with_choice,
                puzzle
                    .grade()
                    .expect("a made puzzle")
                    .turns_with_choice_count as usize
            );
            assert!(
                turns_with_choice >= 2 && puzzle.turns[0].wrong_moves.len() >= 2,
                "{puzzle:?}"
            );
        }
    }
    assert!(
        exhaustively_checked_count >= 12,
        "a third of them at least is proven without tables, not {exhaustively_checked_count}"
    );
}

#[test]
fn custom_variants_with_long_games_have_puzzles() {
    let custom_variant = |fields: RuleFields| Variant {
        id: "own".into(),
        name: "Own".into(),
        rules: Rules::new(fields).unwrap(),
    };
    for fields in [
        RuleFields {
            seeds_per_pit: 2,
            win_at: None,
            repetition: RepetitionRule::EachGetsHalf,
            ..RuleFields::OWARE
        },
        RuleFields {
            stop_at: Some(3),
            repetition: RepetitionRule::EachGetsHalf,
            ..RuleFields::OWARE
        },
    ] {
        let puzzle = puzzle_maker(custom_variant(fields))
            .make_puzzle(Difficulty::Medium, 5, &Stop::new())
            .unwrap();
        let tables = Tables::solve(
            TableRules::new(&puzzle.variant.rules),
            max_puzzle_seeds(&puzzle.variant.rules),
            1,
            &Stop::new(),
        )
        .unwrap();
        check_puzzle(&puzzle, &TableOracle(&tables, promised_result(&puzzle)));
    }
    assert!(
        PuzzleMaker::new(
            custom_variant(RuleFields {
                stop_at: Some(40),
                ..RuleFields::OWARE
            }),
            &Stop::new()
        )
        .is_none()
    );
}

#[test]
fn the_same_seed_makes_the_same_puzzle_and_every_day_has_its_own() {
    let awari = || Variant::built_in().pop().unwrap();
    let [first_puzzles, second_puzzles] = [0; 2].map(|_| make_puzzles(awari(), 3));
    assert_eq!(first_puzzles, second_puzzles);
    assert_ne!(first_puzzles[0].turns, first_puzzles[1].turns);
    let parsed_day = |text: &str| text.parse().unwrap();
    assert_eq!(
        seed_of_day(parsed_day("2026-11-21"), "oware"),
        seed_of_day(parsed_day("2026-11-21"), "oware")
    );
    assert_ne!(
        seed_of_day(parsed_day("2026-11-21"), "oware"),
        seed_of_day(parsed_day("2026-11-22"), "oware")
    );
    assert_ne!(
        seed_of_day(parsed_day("2026-11-21"), "oware"),
        seed_of_day(parsed_day("2026-11-21"), "awari")
    );
    assert_eq!(
        Difficulty::of_day(parsed_day("2026-11-21")),
        Difficulty::Hard,
        "a Saturday"
    );
    assert_eq!(
        Difficulty::of_day(parsed_day("2026-11-23")),
        Difficulty::Easy,
        "a Monday"
    );
}

#[test]
fn making_a_puzzle_stops_on_demand() {
    let stop = Stop::new();
    stop.stop();
    let variant = Variant::built_in().remove(0);
    assert!(PuzzleMaker::new(variant.clone(), &stop).is_none());
    assert_eq!(
        puzzle_maker(variant).make_puzzle(Difficulty::Hard, 1, &stop),
        None
    );
}
