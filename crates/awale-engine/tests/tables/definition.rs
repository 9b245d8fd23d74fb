//! Compares tables with the literal definition of the values: both bounds start at their extremes,
//! and all boards are updated until nothing changes.

use std::collections::HashMap;

use awale_engine::{
    Stop,
    tables::{BoardValue, BoundTables, TableBoard, TableRules},
};
use awale_rules::{Game, PerSeat, Position, RepetitionRule, Rules, Seat, Variant};

/// A board from the point of view of the side to move: its own six pits, then the opponent's.
type Pits = [u8; 12];

/// A lower and an upper bound of a value.
type Bounds = (i8, i8);

/// The moves of a board by the rules: those that leave the layer with their values, those that
/// stay, or the value of a finished game.
enum Successors {
    GameOver(i8),
    Moves {
        bounds_of_leaving_moves: Vec<Bounds>,
        successor_indices_in_layer: Vec<usize>,
    },
}

fn lead(position: &Position) -> i8 {
    position.store(Seat::South).cast_signed() - position.store(Seat::North).cast_signed()
}

fn turned_pits(pits: &Pits) -> Pits {
    std::array::from_fn(|pit| pits[(pit + 6) % 12])
}

/// The values of all boards with up to `max_seeds` seeds.
fn values_by_definition(rules: &Rules, max_seeds: u8) -> HashMap<Pits, BoardValue> {
    let mut values = HashMap::new();
    bounds_by_definition(rules, max_seeds, &mut |pits, (low, high)| {
        let endless_value = match rules.repetition {
            RepetitionRule::EachGetsOwnRow => {
                pits[..6].iter().sum::<u8>().cast_signed()
                    - pits[6..].iter().sum::<u8>().cast_signed()
            }
            RepetitionRule::EachGetsHalf => 0,
        };
        let value = endless_value.clamp(low, high);
        values.insert(
            pits,
            BoardValue {
                value,
                is_cyclic: low < high,
            },
        );
        (value, value)
    });
    values
}

/// Computes the bounds of each board with up to `max_seeds` seeds. `settle_bounds` gets a board and
/// its bounds, and returns the bounds that boards with more seeds use for this board.
fn bounds_by_definition(
    rules: &Rules,
    max_seeds: u8,
    settle_bounds: &mut dyn FnMut(Pits, Bounds) -> Bounds,
) {
    // Rules by which the seeds in the stores do not end a game, so that the rest of a game depends
    // on the board alone.
    let mut fields = rules.fields();
    (fields.seeds_per_pit, fields.win_at) = (4, None);
    let rules = Rules::new(fields).unwrap();
    let mut values = HashMap::new();
    for seeds in 0..=max_seeds {
        let boards: Vec<Pits> = TableBoard::lexicographic(seeds)
            .map(TableBoard::pits)
            .collect();
        let index_of_board: HashMap<Pits, usize> = boards
            .iter()
            .enumerate()
            .map(|(place, &pits)| (pits, place))
            .collect();
        let board_successors: Vec<Successors> = boards
            .iter()
            .map(|&pits| successors(rules, pits, &values, &index_of_board))
            .collect();
        let worst_value = -seeds.cast_signed();
        let (mut lower_values, mut upper_values) = (
            vec![worst_value; boards.len()],
            vec![-worst_value; boards.len()],
        );
        let best_value_of_moves =
            |moves: &Successors, replies: &[i8], bound: fn(&Bounds) -> i8| match moves {
                Successors::GameOver(value) => *value,
                Successors::Moves {
                    bounds_of_leaving_moves: leaving,
                    successor_indices_in_layer: staying,
                } => leaving
                    .iter()
                    .map(bound)
                    .chain(staying.iter().map(|&place| -replies[place]))
                    .max()
                    .unwrap(),
            };
        loop {
            let new_lower_values: Vec<i8> = board_successors
                .iter()
                .map(|moves| best_value_of_moves(moves, &upper_values, |bounds| bounds.0))
                .collect();
            let new_upper_values: Vec<i8> = board_successors
                .iter()
                .map(|moves| best_value_of_moves(moves, &lower_values, |bounds| bounds.1))
                .collect();
            if (&new_lower_values, &new_upper_values) == (&lower_values, &upper_values) {
                break;
            }
            (lower_values, upper_values) = (new_lower_values, new_upper_values);
        }
        for (place, &pits) in boards.iter().enumerate() {
            values.insert(
                pits,
                settle_bounds(pits, (lower_values[place], upper_values[place])),
            );
        }
    }
}

fn successors(
    rules: Rules,
    pits: Pits,
    values: &HashMap<Pits, Bounds>,
    index_of_board: &HashMap<Pits, usize>,
) -> Successors {
    let stores = PerSeat {
        south: 0,
        north: rules.total_seeds() - pits.iter().sum::<u8>(),
    };
    let position = Position::new(&rules, pits, stores, Seat::South).unwrap();
    if let Some(outcome) = position.outcome() {
        let counts = outcome.final_result.final_counts;
        return Successors::GameOver(
            i8::try_from(counts.lead(Seat::South)).unwrap() - lead(&position),
        );
    }
    let (mut bounds_of_leaving_moves, mut successor_indices_in_layer) = (Vec::new(), Vec::new());
    for pit in position.moves() {
        let mut position_after = position;
        position_after.play_unchecked(pit);
        let reply_pits = turned_pits(position_after.pits());
        if let Some(&board_index) = index_of_board.get(&reply_pits) {
            successor_indices_in_layer.push(board_index);
        } else {
            let (gain, (low, high)) =
                (lead(&position_after) - lead(&position), values[&reply_pits]);
            bounds_of_leaving_moves.push((gain - high, gain - low));
        }
    }
    Successors::Moves {
        bounds_of_leaving_moves,
        successor_indices_in_layer,
    }
}

fn assert_values_as_defined(rules: &Rules, max_seeds: u8) {
    let tables = super::solve(rules, max_seeds);
    for (pits, expected) in values_by_definition(rules, max_seeds) {
        assert_eq!(
            tables.get(TableBoard::new(pits).unwrap()),
            Some(expected),
            "{rules:?}: {pits:?}"
        );
    }
}

#[test]
fn custom_rules_have_the_values_of_the_definition() {
    for rules in super::custom_rules() {
        assert_values_as_defined(&rules, 7);
    }
}

#[test]
fn the_variants_have_the_values_of_the_definition() {
    for variant in Variant::BUILT_IN {
        assert_values_as_defined(&variant.rules, 6);
    }
}

#[test]
fn bounds_agree_with_the_definition_and_contain_the_table_value() {
    let mut inexact_bounds_count = 0;
    for rules in super::custom_rules()
        .into_iter()
        .chain(Variant::BUILT_IN.into_iter().map(|variant| variant.rules))
    {
        let (tables, bounds) = (
            super::solve(&rules, 6),
            BoundTables::solve(TableRules::new(&rules), 6, 2, &Stop::new()),
        );
        let bounds = bounds.expect("nothing stops it");
        let playable_rules = TableRules::new(&rules).playable_rules();
        bounds_by_definition(&rules, 6, &mut |pits, expected| {
            let stores = PerSeat {
                south: 0,
                north: playable_rules.total_seeds() - pits.iter().sum::<u8>(),
            };
            let position = Position::new(&playable_rules, pits, stores, Seat::South).unwrap();
            let probed_bounds = bounds.probe(&position).expect("six seeds at most");
            assert_eq!(probed_bounds, expected, "{rules:?}: {pits:?}");
            let table_value = tables
                .get(TableBoard::new(pits).unwrap())
                .expect("six seeds at most")
                .value;
            assert!(
                (probed_bounds.0..=probed_bounds.1).contains(&table_value),
                "{rules:?}: {pits:?} is worth {table_value}, not within {probed_bounds:?}"
            );
            inexact_bounds_count += usize::from(probed_bounds.0 < probed_bounds.1);
            probed_bounds
        });
    }
    assert!(
        inexact_bounds_count > 1000,
        "only {inexact_bounds_count} boards rest on what a repetition pays"
    );
}
