//! Against the definition of the values, carried out word by word: both bounds from their extremes, all boards looked at
//! again and again until nothing changes.

use std::collections::HashMap;

use awale_engine::tables::{BoardValue, TableBoard};
use awale_rules::{Game, PerSeat, Position, Repetition, Rules, Seat};

use awale::catalogue::Variant;

/// A board as the side to move sees it: its own six pits, then the opponent's.
type Pits = [u8; 12];

/// What the rules say of one board: the moves that leave the layer, by what they are worth; those that stay; or what the
/// board is worth where there is none of either.
enum Moves {
    None(i8),
    Some { leaving: Vec<i8>, staying: Vec<usize> },
}

fn lead(position: &Position) -> i8 {
    position.store(Seat::South).cast_signed() - position.store(Seat::North).cast_signed()
}

fn turned(pits: &Pits) -> Pits {
    std::array::from_fn(|pit| pits[(pit + 6) % 12])
}

/// The values of all boards of up to `up_to` seeds.
fn by_definition(rules: &Rules, up_to: u8) -> HashMap<Pits, BoardValue> {
    // A game in which nothing but the board matters.
    let mut fields = rules.fields();
    (fields.seeds_per_pit, fields.win_at) = (4, None);
    let rules = Rules::new(fields).unwrap();
    let mut values = HashMap::new();
    for seeds in 0..=up_to {
        let boards: Vec<Pits> = TableBoard::lexicographic(seeds).map(TableBoard::pits).collect();
        let places: HashMap<Pits, usize> = boards.iter().enumerate().map(|(place, &pits)| (pits, place)).collect();
        let moves: Vec<Moves> = boards.iter().map(|&pits| moves(rules, pits, &values, &places)).collect();
        let worst = -seeds.cast_signed();
        let (mut low, mut high) = (vec![worst; boards.len()], vec![-worst; boards.len()]);
        let best = |moves: &Moves, replies: &[i8]| match moves {
            Moves::None(value) => *value,
            Moves::Some { leaving, staying } => {
                leaving.iter().copied().chain(staying.iter().map(|&place| -replies[place])).max().unwrap()
            }
        };
        loop {
            let new_low: Vec<i8> = moves.iter().map(|moves| best(moves, &high)).collect();
            let new_high: Vec<i8> = moves.iter().map(|moves| best(moves, &low)).collect();
            if (&new_low, &new_high) == (&low, &high) {
                break;
            }
            (low, high) = (new_low, new_high);
        }
        for (place, pits) in boards.iter().enumerate() {
            let endless = match rules.repetition {
                Repetition::OwnRows => {
                    pits[..6].iter().sum::<u8>().cast_signed() - pits[6..].iter().sum::<u8>().cast_signed()
                }
                Repetition::Shared => 0,
            };
            let value = endless.clamp(low[place], high[place]);
            values.insert(*pits, BoardValue { value, cyclic: low[place] < high[place] });
        }
    }
    values
}

fn moves(rules: Rules, pits: Pits, values: &HashMap<Pits, BoardValue>, places: &HashMap<Pits, usize>) -> Moves {
    let stores = PerSeat { south: 0, north: rules.total() - pits.iter().sum::<u8>() };
    let position = Position::new(&rules, pits, stores, Seat::South).unwrap();
    if let Some(outcome) = position.outcome() {
        let counts = outcome.tally.counts;
        return Moves::None(i8::try_from(counts.lead(Seat::South)).unwrap() - lead(&position));
    }
    let (mut leaving, mut staying) = (Vec::new(), Vec::new());
    for pit in position.moves() {
        let mut after = position;
        after.play_unchecked(pit);
        let reply = turned(after.pits());
        match places.get(&reply) {
            Some(&place) => staying.push(place),
            None => leaving.push(lead(&after) - lead(&position) - values[&reply].value),
        }
    }
    Moves::Some { leaving, staying }
}

fn assert_as_defined(rules: &Rules, up_to: u8) {
    let tables = super::solve(rules, up_to);
    for (pits, expected) in by_definition(rules, up_to) {
        assert_eq!(tables.get(TableBoard::new(pits).unwrap()), Some(expected), "{rules:?}: {pits:?}");
    }
}

#[test]
fn custom_rules_have_the_values_of_the_definition() {
    for rules in super::custom_rules() {
        assert_as_defined(&rules, 7);
    }
}

#[test]
fn the_variants_have_the_values_of_the_definition() {
    for variant in Variant::built_in() {
        assert_as_defined(&variant.rules, 6);
    }
}
