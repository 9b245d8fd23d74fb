//! Compares perft with reference counts of independent implementations.

use std::collections::BTreeSet;

use awale_rules::{Position, Variant, perft::perft};

use serde::Deserialize;

#[derive(Deserialize)]
struct PerftCase {
    variant: String,
    position: String,
    counts: Vec<u64>,
}

#[derive(Deserialize)]
struct PerftFile {
    perft: Vec<PerftCase>,
}

#[test]
fn perft_agrees_with_the_reference_counts() {
    let perft_file: PerftFile = toml::from_str(include_str!("../data/perft.toml")).unwrap();
    let variants = Variant::BUILT_IN;
    let mut tested_variant_ids = BTreeSet::new();
    for PerftCase {
        variant: id,
        position,
        counts,
    } in perft_file.perft
    {
        let variant = variants.iter().find(|variant| variant.id == id).unwrap();
        let position = Position::parse(&position, &variant.rules).unwrap();
        for (depth, &expected) in (1..).zip(&counts) {
            assert_eq!(
                perft(&position, depth),
                expected,
                "{id}, {position}, depth {depth}"
            );
        }
        tested_variant_ids.insert(id);
    }
    assert_eq!(tested_variant_ids.len(), 5, "the file has five variants");
}
