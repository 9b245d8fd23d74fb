//! Tests the verification of a whole table, board by board.

use awale_engine::Stop;
use awale_rules::Variant;

#[test]
fn solved_values_follow_from_the_moves() {
    let custom_rules = super::custom_rules();
    for rules in Variant::BUILT_IN
        .into_iter()
        .map(|variant| variant.rules)
        .chain(custom_rules)
    {
        let tables = super::solve(&rules, 8);
        for seeds in 0..=8 {
            assert_eq!(
                tables.verify_layer(seeds, 2, &Stop::new(), &|_| ()),
                Ok(true),
                "{rules:?}, {seeds} seeds"
            );
        }
    }
}
