//! Endgame tables from outside: against reference values, against their own definition, and as
//! files.

mod command;
mod definition;
mod files;
mod history;
mod interrupted;
mod proof;
mod reference;
mod verify;

use awale_engine::Stop;
use awale_engine::tables::{TableBoard, TableRules, Tables};
use awale_rules::{Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};

/// Tables in memory, by two threads: these go every way that one goes, and more.
fn solve(rules: &Rules, up_to: u8) -> Tables {
    Tables::solve(TableRules::new(rules), up_to, 2, &Stop::new()).expect("no stop was asked for")
}

/// Rules that no built-in variant has, all fields and many of their combinations among them.
fn custom_rules() -> Vec<Rules> {
    let illegal = RuleFields {
        grand_slam: GrandSlam::Illegal,
        ..RuleFields::OWARE
    };
    let free = RuleFields {
        feeding: Feeding::Free,
        ..RuleFields::OWARE
    };
    let shared = RuleFields {
        repetition: Repetition::Shared,
        ..RuleFields::OWARE
    };
    let mover = RuleFields {
        leftovers: Leftovers::Mover,
        ..RuleFields::OWARE
    };
    let stores = RuleFields {
        sow_stores: true,
        ..RuleFields::OWARE
    };
    [
        illegal,
        free,
        mover,
        shared,
        RuleFields {
            feeding: Feeding::Free,
            ..illegal
        },
        RuleFields {
            feeding: Feeding::Free,
            ..shared
        },
        RuleFields {
            feeding: Feeding::Free,
            leftovers: Leftovers::Mover,
            ..shared
        },
        RuleFields {
            feeding: Feeding::Free,
            leftovers: Leftovers::Mover,
            ..illegal
        },
        RuleFields {
            stop_at: Some(3),
            ..illegal
        },
        RuleFields {
            stop_at: Some(2),
            leftovers: Leftovers::Mover,
            ..shared
        },
        RuleFields {
            grand_slam: GrandSlam::Illegal,
            feeding: Feeding::Free,
            ..stores
        },
        RuleFields {
            leftovers: Leftovers::Mover,
            ..stores
        },
        RuleFields {
            stop_at: Some(1),
            feeding: Feeding::Free,
            ..stores
        },
        RuleFields {
            grand_slam: GrandSlam::Illegal,
            leftovers: Leftovers::Mover,
            repetition: Repetition::OwnRows,
            ..stores
        },
    ]
    .into_iter()
    .map(|fields| Rules::new(fields).expect("these rules hold no contradiction"))
    .collect()
}

/// FNV-1a by eight bytes at a time, the last ones filled up with 0, even where there are none.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    let words = bytes.chunks(8).map(|word| {
        let mut all = [0; 8];
        all[..word.len()].copy_from_slice(word);
        u64::from_le_bytes(all)
    });
    let filled = if bytes.len().is_multiple_of(8) {
        Some(0)
    } else {
        None
    };
    let sum = words
        .chain(filled)
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, word| {
            (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3)
        });
    sum.to_le_bytes()
}

/// The file of a layer of oware as earlier versions of the program wrote it, one byte for each
/// board.
fn old_file(tables: &Tables, seeds: u8, version: u8) -> Vec<u8> {
    // The index counts backwards, and the opponent's pits come first.
    let mut boards: Vec<u8> = TableBoard::lexicographic(seeds)
        .map(|board| {
            let mut pits = board.pits();
            pits.rotate_left(6);
            let value = tables.get(TableBoard::new(pits).unwrap()).unwrap();
            (value.value + 64).cast_unsigned() | u8::from(value.cyclic) << 7
        })
        .collect();
    boards.reverse();
    let index: Vec<u8> = boards.chunks(4096).flat_map(checksum).collect();
    let mut bytes = b"awaletbl".to_vec();
    bytes.extend([
        version,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        seeds,
        if version == 2 { 12 } else { 0 },
        0,
        0,
        0,
        0,
        0,
        0,
    ]);
    bytes.extend((boards.len() as u64).to_le_bytes());
    bytes.extend(checksum(if version == 2 { &index } else { &boards }));
    bytes.extend(checksum(&bytes));
    bytes.extend(if version == 2 { &index[..] } else { &[] });
    bytes.extend(boards);
    bytes
}
