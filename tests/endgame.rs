//! Endgame tables from outside.

use awale::awale::Variant;
use awale::endgame::{Board, TableRules, Tables};
use awale::stop::Stop;
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
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
struct Value {
    variant: String,
    board: [u8; 12],
    value: i8,
}

#[derive(Deserialize)]
struct File {
    table: Vec<Table>,
    value: Vec<Value>,
}

#[test]
fn reference() {
    let file: File = toml::from_str(include_str!("data/endgame.toml")).unwrap();
    let most = std::env::var("SEEDS").map_or(10, |s| s.parse().unwrap());
    for variant in Variant::built_in() {
        for threads in [1, 2] {
            let tables = Tables::solve(TableRules::new(&variant.rules), most, threads, &Stop::new()).unwrap();
            for row in file.table.iter().filter(|t| t.variant == variant.id && t.seeds <= most) {
                let (mut n, mut cyc, mut sum, mut min, mut max, mut h) = (0, 0, 0i64, i8::MAX, i8::MIN, 0xcbf2_9ce4_8422_2325_u64);
                for b in Board::lexicographic(row.seeds) {
                    let e = tables.get(b).unwrap();
                    n += 1;
                    cyc += u64::from(e.cyclic);
                    sum += i64::from(e.value);
                    min = min.min(e.value);
                    max = max.max(e.value);
                    h = (h ^ u64::from(e.value as u8)).wrapping_mul(0x100_0000_01b3);
                }
                eprintln!("{} {} {:?} {:?}", row.variant, row.seeds, (n, cyc, sum, min, max, format!("{h:016x}")), (row.boards, row.cyclic, row.sum, row.min, row.max, &row.fnv1a64));
                assert_eq!((n, cyc, sum, min, max, format!("{h:016x}")), (row.boards, row.cyclic, row.sum, row.min, row.max, row.fnv1a64.clone()), "{} {}", row.variant, row.seeds);
            }
            for v in file.value.iter().filter(|v| v.variant == variant.id) {
                let b = Board::new(v.board).unwrap();
                if b.seeds() <= most {
                    assert_eq!(tables.get(b).unwrap().value, v.value);
                }
            }
        }
    }
}
