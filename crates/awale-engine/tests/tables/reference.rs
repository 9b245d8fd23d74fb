//! Compares tables with the results of independent implementations.

use awale_engine::tables::{LayerStatistics, TableBoard};
use awale_rules::Variant;
use serde::Deserialize;

#[derive(Deserialize)]
struct ReferenceFile {
    table: Vec<ReferenceTable>,
    value: Vec<ReferenceValue>,
}

#[derive(Deserialize)]
struct ReferenceTable {
    variant: String,
    seeds: u8,
    boards: u64,
    cyclic: u64,
    sum: i64,
    min: i8,
    max: i8,
    fnv1a64: String,
}

#[derive(Deserialize)]
struct ReferenceValue {
    variant: String,
    board: [u8; 12],
    value: i8,
}

#[test]
fn tables_match_every_reference_row() {
    let reference_file: ReferenceFile =
        toml::from_str(include_str!("../data/endgame.toml")).unwrap();
    let mut agreed_count = 0;
    for variant in Variant::BUILT_IN {
        let rows = reference_file
            .table
            .iter()
            .filter(|row| row.variant == variant.id);
        let tables = super::solve(
            &variant.rules,
            rows.clone().map(|row| row.seeds).max().unwrap(),
        );
        for row in rows {
            let &ReferenceTable {
                boards,
                cyclic,
                sum,
                min,
                max,
                ..
            } = row;
            let fnv1a64 = u64::from_str_radix(&row.fnv1a64, 16).unwrap();
            let expected_statistics = LayerStatistics {
                board_count: boards,
                cyclic_board_count: cyclic,
                value_sum: sum,
                min_value: min,
                max_value: max,
                values_fnv1a64: fnv1a64,
            };
            assert_eq!(
                tables.layer_statistics(row.seeds, 2, &|_| ()),
                Some(expected_statistics),
                "{}, {} seeds",
                variant.id,
                row.seeds
            );
            agreed_count += 1;
        }
        for row in reference_file
            .value
            .iter()
            .filter(|row| row.variant == variant.id)
        {
            let table_value = tables.get(TableBoard::new(row.board).unwrap()).unwrap();
            assert_eq!(
                table_value.value, row.value,
                "{}: {:?}",
                variant.id, row.board
            );
            agreed_count += 1;
        }
    }
    assert_eq!(
        agreed_count,
        reference_file.table.len() + reference_file.value.len(),
        "some rows belong to no variant"
    );
}
