//! Compares exact values with a plain search that knows the game and ends it at the first
//! repetition.

use awale_engine::tables::{Exactness, TableBoard};
use awale_rules::{Game, PerSeat, Position, Rules, Seat, Variant, find_repetition};

/// South's lead at the end of perfect play from the last position of `positions_so_far`, if it is
/// within the window.
fn lead_by_search(positions_so_far: &mut Vec<Position>, mut alpha: i32, mut beta: i32) -> i32 {
    let position = positions_so_far[positions_so_far.len() - 1];
    let south_lead = |counts: PerSeat<u32>| counts.lead(Seat::South);
    if let Some(outcome) = position.outcome() {
        return south_lead(outcome.final_result.final_counts);
    }
    if find_repetition(positions_so_far).is_some() {
        return south_lead(position.result_when_repeated().final_counts);
    }
    let is_south_to_move = position.to_move() == Seat::South;
    let mut best_lead = if is_south_to_move { i32::MIN } else { i32::MAX };
    for pit in position.moves() {
        let mut position_after = position;
        position_after.play_unchecked(pit);
        positions_so_far.push(position_after);
        let value = lead_by_search(positions_so_far, alpha, beta);
        positions_so_far.pop();
        if is_south_to_move {
            best_lead = best_lead.max(value);
            alpha = alpha.max(best_lead);
        } else {
            best_lead = best_lead.min(value);
            beta = beta.min(best_lead);
        }
        if alpha >= beta {
            break;
        }
    }
    best_lead
}

fn assert_values_as_played(rules: &Rules, max_seeds: u8) {
    let tables = super::solve(rules, max_seeds);
    assert_eq!(tables.reliability(), Exactness::Exact);
    let mut fields = rules.fields();
    (fields.seeds_per_pit, fields.win_at) = (4, None);
    let rules = Rules::new(fields).unwrap();
    for seeds in 0..=max_seeds {
        for board in TableBoard::lexicographic(seeds) {
            let stores = PerSeat {
                south: 0,
                north: rules.total_seeds() - seeds,
            };
            let position = Position::new(&rules, board.pits(), stores, Seat::South).unwrap();
            let value = i32::from(tables.probe(&position).unwrap().value) - i32::from(stores.north);
            assert_eq!(
                lead_by_search(&mut vec![position], i32::MIN, i32::MAX),
                value,
                "{rules:?}: {position}"
            );
        }
    }
}

#[test]
fn exact_values_agree_with_play_by_history() {
    let custom_rules = super::custom_rules();
    let built_in_rules = Variant::BUILT_IN.into_iter().map(|variant| variant.rules);
    for rules in built_in_rules.chain(custom_rules).filter(|rules| {
        awale_engine::tables::TableRules::new(rules).reliability() == Exactness::Exact
    }) {
        assert_values_as_played(&rules, 3);
    }
}
