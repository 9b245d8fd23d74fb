//! Proofs of boards that the tables know too: both must agree. Certificates with something wrong in them are refused.

use awale_rules::{PerSeat, Position, Rules, Seat, Variant};

use super::*;
use crate::stop::Stop;
use crate::tables::{TableBoard, TableRules, Tables, Truth};

/// Boards of seven and eight seeds, and one seed in each of ten pits.
const BOARDS: [[u8; 12]; 4] = [
    [1, 0, 2, 0, 1, 0, 1, 1, 0, 0, 0, 1],
    [0, 1, 0, 2, 0, 1, 0, 2, 1, 0, 1, 0],
    [1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0],
    [0, 0, 0, 0, 1, 3, 1, 2, 0, 0, 0, 1],
];

fn position(rules: &Rules, pits: [u8; 12]) -> Position {
    let seeds: u8 = pits.iter().sum();
    let rest = rules.total() - seeds;
    Position::new(rules, pits, PerSeat { south: rest / 2, north: rest - rest / 2 }, Seat::South).expect("it is right")
}

/// The proof of a board into tables of so many seeds.
fn proof(tables: &Tables, rules: &Rules, pits: [u8; 12], up_to: u8, guess: i8) -> Certificate {
    let limits = ProofLimits { tables: up_to, nodes: 5_000, guess };
    prove(&position(rules, pits), tables, limits, &Stop::new(), &mut |_| ())
}

#[test]
fn proofs_agree_with_larger_tables() {
    let stop = Stop::new();
    let mut settled = 0;
    for variant in Variant::BUILT_IN {
        let tables = Tables::solve(TableRules::new(&variant.rules), 8, 2, &stop).unwrap();
        for pits in BOARDS {
            let value = tables.get(TableBoard::new(pits).unwrap()).unwrap();
            for guess in [0, value.value] {
                let certificate = proof(&tables, &variant.rules, pits, 6, guess);
                let (least, most) = certificate.bounds();
                let told = format!("{} {pits:?} from {guess}: {least} to {most} of {value:?}", variant.id);
                assert!(least <= value.value && value.value <= most, "{told}");
                settled += usize::from(least == most);
                let checked = check(&certificate, &tables, &stop).expect("the prover is right");
                assert_eq!(checked.moves, (certificate.mover.moves.len() + certificate.other.moves.len()) as u64);
                assert!(checked.truth == Truth::Exact || tables.truth() == Truth::TableValue, "{told}");
                assert_eq!(Certificate::read(&certificate.to_bytes()), Ok(certificate));
            }
        }
    }

    assert!(settled >= 8, "so few visits settle at least some: {settled}");
}

#[test]
fn a_wrong_certificate_is_refused_with_the_board_and_the_reason() {
    let (stop, rules) = (Stop::new(), Rules::AWARI);
    let tables = Tables::solve(TableRules::new(&rules), 8, 2, &stop).unwrap();
    let good = BOARDS.map(|pits| proof(&tables, &rules, pits, 4, 0));
    let good = good.into_iter().max_by_key(|good| good.mover.moves.len()).unwrap();
    assert!(good.mover.moves.len() > 3, "{good:?}");
    let refused = |change: &dyn Fn(&mut Certificate)| {
        let mut wrong = good.clone();
        change(&mut wrong);
        check(&wrong, &tables, &stop)
    };
    for place in 0..good.mover.moves.len() {
        let board = good.mover.moves[place].pits;
        // A claim that is too high cannot be kept up by the tables; it breaks here or where the claim is used.
        let wrong = refused(&|wrong| wrong.mover.moves[place].claim += 1);
        assert!(matches!(wrong, Err(Refusal { reason: RefusalReason::TooLittle { .. }, .. }) | Ok(_)), "{wrong:?}");
        let wrong = refused(&|wrong| wrong.mover.moves[place].place = 6);
        assert_eq!(wrong, Err(Refusal { pits: board, reason: RefusalReason::Illegal }));
        let empty = board[..6].iter().position(|&seeds| seeds == 0);
        if let Some(empty) = empty {
            let wrong = refused(&|wrong| wrong.mover.moves[place].place = u8::try_from(empty).expect("a pit"));
            assert_eq!(wrong, Err(Refusal { pits: board, reason: RefusalReason::Illegal }));
        }
    }
    let missing = refused(&|wrong| wrong.mover.moves.clear());
    let lacks = |found: &Result<Checked, Refusal>| {
        matches!(found, Err(Refusal { reason: RefusalReason::TooLittle { is_missing: true, .. }, .. }))
    };
    assert!(lacks(&missing), "{missing:?}");
    let false_bound = refused(&|wrong| wrong.mover.claim += 1);
    assert!(
        matches!(false_bound, Err(Refusal { pits, reason: RefusalReason::TooLittle { .. } }) if pits == good.pits),
        "{false_bound:?}"
    );
    let false_bound = refused(&|wrong| wrong.other.claim += 1);
    assert!(false_bound.is_err());
    assert_eq!(refused(&|wrong| wrong.tables = 9).unwrap_err().reason, RefusalReason::Tables);
}

#[test]
fn no_cycle_holds_a_claim_that_it_does_not_pay() {
    let (stop, rules) = (Stop::new(), Rules::AWARI);
    let tables = Tables::solve(TableRules::new(&rules), 1, 1, &stop).unwrap();
    // Each side has one seed and sows it round: neither side has to give it away before it has come to the last pit.
    let boards = all_boards(2);
    let moves = |claim: i8| -> Vec<ProofMove> {
        let first = |pits: &[u8; 12]| pits[..6].iter().position(|&seeds| seeds > 0);
        let mut moves: Vec<ProofMove> = boards
            .iter()
            .filter_map(|&pits| Some(ProofMove { pits, place: u8::try_from(first(&pits)?).ok()?, claim }))
            .collect();
        moves.sort_unstable_by_key(|played| played.pits);
        moves
    };
    let certificate = |claim: i8| Certificate {
        rules: TableRules::new(&rules),
        tables: 1,
        pits: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
        mover: ProvenBound { claim, moves: moves(claim) },
        other: ProvenBound { claim: -2, moves: Vec::new() },
    };
    for claim in [-2, 0, 1] {
        let certificate = certificate(claim);
        let found = check(&certificate, &tables, &stop);
        let is_true = tables_of(&rules, 2).get(TableBoard::new(certificate.pits).unwrap()).unwrap().value >= claim;
        assert!(is_true || found.is_err(), "{claim}: {found:?}");
    }
}

fn tables_of(rules: &Rules, seeds: u8) -> Tables {
    Tables::solve(TableRules::new(rules), seeds, 1, &Stop::new()).unwrap()
}

fn all_boards(seeds: u8) -> Vec<[u8; 12]> {
    TableBoard::lexicographic(seeds).map(TableBoard::pits).collect()
}

#[test]
fn a_damaged_file_is_no_certificate() {
    let rules = Rules::AWARI;
    let bytes = proof(&tables_of(&rules, 8), &rules, BOARDS[0], 5, 0).to_bytes();
    for place in 0..bytes.len() {
        let mut wrong = bytes.clone();
        wrong[place] ^= 1 << (place % 8);
        assert!(Certificate::read(&wrong).is_err(), "byte {place}");
        assert!(Certificate::read(&bytes[..place]).is_err(), "cut at {place}");
    }
    // A checksum that agrees does not make sense of what has none.
    for place in 10..bytes.len() - 8 {
        let mut wrong = bytes[..bytes.len() - 8].to_vec();
        wrong[place] = 255;
        let sum = crate::fnv::fnv1a64(&wrong);
        wrong.extend(sum.to_le_bytes());
        if let Ok(certificate) = Certificate::read(&wrong) {
            // It must be refused or hold, and never panic.
            let _ = check(&certificate, &tables_of(&rules, 5), &Stop::new());
        }
    }
}
