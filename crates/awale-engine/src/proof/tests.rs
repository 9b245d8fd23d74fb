//! Tests that proofs agree with larger tables, and that wrong certificates are rejected.

use awale_rules::{PerSeat, Pit, Position, Rules, Seat, Variant};

use crate::{
    stop::Stop,
    tables::{Exactness, TableBoard, TableRules, Tables},
};

use super::*;

/// Boards with seven and eight seeds, and one with a seed in each of ten pits.
const TEST_BOARDS: [[u8; 12]; 4] = [
    [1, 0, 2, 0, 1, 0, 1, 1, 0, 0, 0, 1],
    [0, 1, 0, 2, 0, 1, 0, 2, 1, 0, 1, 0],
    [1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0],
    [0, 0, 0, 0, 1, 3, 1, 2, 0, 0, 0, 1],
];

fn position(rules: &Rules, pits: [u8; 12]) -> Position {
    let seeds: u8 = pits.iter().sum();
    let seeds_in_stores = rules.total_seeds() - seeds;
    Position::new(
        rules,
        pits,
        PerSeat {
            south: seeds_in_stores / 2,
            north: seeds_in_stores - seeds_in_stores / 2,
        },
        Seat::South,
    )
    .expect("it is right")
}

/// Proves the bounds of a board with tables of up to this many seeds.
fn prove_test_board(
    tables: &Tables,
    rules: &Rules,
    pits: [u8; 12],
    max_table_seeds: u8,
    first_value_guess: i8,
) -> ProofCertificate {
    let limits = ProofLimits {
        max_table_seeds,
        max_nodes_per_claim: 5_000,
        first_guess: first_value_guess,
    };
    prove_bounds(
        &position(rules, pits),
        tables,
        limits,
        &Stop::new(),
        &mut |_| (),
    )
}

#[test]
fn proofs_agree_with_larger_tables() {
    let stop = Stop::new();
    let mut exact_value_count = 0;
    for variant in Variant::BUILT_IN {
        let tables = Tables::solve(TableRules::new(&variant.rules), 8, 2, &stop).unwrap();
        for pits in TEST_BOARDS {
            let value = tables.get(TableBoard::new(pits).unwrap()).unwrap();
            for guess in [0, value.value] {
                let certificate = prove_test_board(&tables, &variant.rules, pits, 6, guess);
                let (lower, upper) = certificate.value_bounds();
                let message = format!(
                    "{} {pits:?} from {guess}: {lower} to {upper} of {value:?}",
                    variant.id
                );
                assert!(lower <= value.value && value.value <= upper, "{message}");
                exact_value_count += usize::from(lower == upper);
                let check_result =
                    check_certificate(&certificate, &tables, &stop).expect("the prover is right");
                assert_eq!(
                    check_result.strategy_move_count,
                    (certificate.mover_bound.moves.len() + certificate.opponent_bound.moves.len())
                        as u64
                );
                assert!(
                    check_result.exactness == Exactness::Exact
                        || tables.reliability() == Exactness::ByConvention,
                    "{message}"
                );
                assert_eq!(
                    ProofCertificate::from_bytes(&certificate.to_bytes()),
                    Ok(certificate)
                );
            }
        }
    }

    assert!(
        exact_value_count >= 8,
        "so few visits settle at least some: {exact_value_count}"
    );
}

#[test]
fn a_wrong_certificate_is_rejected_with_the_board_and_the_reason() {
    let (stop, rules) = (Stop::new(), Rules::AWARI);
    let tables = Tables::solve(TableRules::new(&rules), 8, 2, &stop).unwrap();
    let valid_certificates = TEST_BOARDS.map(|pits| prove_test_board(&tables, &rules, pits, 4, 0));
    let valid_certificates = valid_certificates
        .into_iter()
        .max_by_key(|valid_certificates| valid_certificates.mover_bound.moves.len())
        .unwrap();
    assert!(
        valid_certificates.mover_bound.moves.len() > 3,
        "{valid_certificates:?}"
    );
    let check_with_change = |change: &dyn Fn(&mut ProofCertificate)| {
        let mut changed_certificate = valid_certificates.clone();
        change(&mut changed_certificate);
        check_certificate(&changed_certificate, &tables, &stop)
    };
    for place in 0..valid_certificates.mover_bound.moves.len() {
        let board = valid_certificates.mover_bound.moves[place].pits;
        // Tables do not support a claim that is too high. The check fails on this board or where
        // the claim is used.
        let check_result = check_with_change(&|wrong| wrong.mover_bound.moves[place].claim += 1);
        assert!(
            matches!(
                check_result,
                Err(CheckError {
                    reason: CheckErrorReason::ClaimTooHigh { .. },
                    ..
                }) | Ok(_)
            ),
            "{check_result:?}"
        );
        let check_result =
            check_with_change(&|check_result| check_result.mover_bound.moves[place].column = 6);
        assert_eq!(
            check_result,
            Err(CheckError {
                pits: board,
                reason: CheckErrorReason::IllegalMove
            })
        );
        let empty_pit = board[..6].iter().position(|&seeds| seeds == 0);
        if let Some(empty_pit) = empty_pit {
            let check_result = check_with_change(&|check_result| {
                check_result.mover_bound.moves[place].column =
                    u8::try_from(empty_pit).expect("a pit");
            });
            assert_eq!(
                check_result,
                Err(CheckError {
                    pits: board,
                    reason: CheckErrorReason::IllegalMove
                })
            );
        }
    }
    let result_without_moves = check_with_change(&|wrong| wrong.mover_bound.moves.clear());
    let is_missing_board = |found: &Result<CheckSummary, CheckError>| {
        matches!(
            found,
            Err(CheckError {
                reason: CheckErrorReason::ClaimTooHigh {
                    is_board_missing: true,
                    ..
                },
                ..
            })
        )
    };
    assert!(
        is_missing_board(&result_without_moves),
        "{result_without_moves:?}"
    );
    let false_bound_result = check_with_change(&|wrong| wrong.mover_bound.claim += 1);
    assert!(
        matches!(false_bound_result, Err(CheckError { pits, reason: CheckErrorReason::ClaimTooHigh { .. } }) if pits == valid_certificates.pits),
        "{false_bound_result:?}"
    );
    let false_bound_result = check_with_change(&|wrong| wrong.opponent_bound.claim += 1);
    assert!(false_bound_result.is_err());
    assert_eq!(
        check_with_change(&|wrong| wrong.max_table_seeds = 9)
            .unwrap_err()
            .reason,
        CheckErrorReason::UnusableTables
    );
}

#[test]
fn a_claim_that_a_cycle_does_not_pay_is_rejected() {
    let (stop, rules) = (Stop::new(), Rules::AWARI);
    let tables = Tables::solve(TableRules::new(&rules), 1, 1, &stop).unwrap();
    // Each side has one seed and moves it around. Neither must give it away before it reaches the
    // last pit.
    let boards = all_boards(2);
    let proof_moves_with_claim = |claim: i8| -> Vec<ProofMove> {
        let first_nonempty_pit = |pits: &[u8; 12]| pits[..6].iter().position(|&seeds| seeds > 0);
        let mut moves: Vec<ProofMove> = boards
            .iter()
            .filter_map(|&pits| {
                Some(ProofMove {
                    pits,
                    column: u8::try_from(first_nonempty_pit(&pits)?).ok()?,
                    claim,
                })
            })
            .collect();
        moves.sort_unstable_by_key(|played| played.pits);
        moves
    };
    let certificate_with_claim = |claim: i8| ProofCertificate {
        rules: TableRules::new(&rules),
        max_table_seeds: 1,
        pits: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
        mover_bound: ProvenBound {
            claim,
            moves: proof_moves_with_claim(claim),
        },
        opponent_bound: ProvenBound {
            claim: -2,
            moves: Vec::new(),
        },
    };
    for claim in [-2, 0, 1] {
        let certificate = certificate_with_claim(claim);
        let check_result = check_certificate(&certificate, &tables, &stop);
        let is_claim_true = solve_tables(&rules, 2)
            .get(TableBoard::new(certificate.pits).unwrap())
            .unwrap()
            .value
            >= claim;
        assert!(
            is_claim_true || check_result.is_err(),
            "{claim}: {check_result:?}"
        );
    }
}

#[test]
fn an_accepted_claim_is_true_even_for_a_random_strategy() {
    const MAX_TABLE_SEEDS: u8 = 3;
    let (stop, mut random_state, mut positive_claim_count) = (Stop::new(), 1_u32, 0);
    let mut random_below = |count: usize| {
        random_state = random_state
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        (random_state >> 16) as usize % count
    };
    for variant in Variant::BUILT_IN {
        let rules = TableRules::new(&variant.rules);
        let (tables, playable_rules) = (
            Tables::solve(rules, MAX_TABLE_SEEDS, 1, &stop).unwrap(),
            rules.playable_rules(),
        );
        for _ in 0..4 {
            // A strategy with a random legal move on every board, and the claim to net all seeds.
            let random_move = |pits: [u8; 12]| {
                let legal_pits: Vec<Pit> = position(&playable_rules, pits).moves().collect();
                let column = legal_pits
                    .get(random_below(legal_pits.len().max(1)))?
                    .column();
                Some(ProofMove {
                    pits,
                    column: u8::try_from(column).unwrap(),
                    claim: MAX_TABLE_SEEDS.cast_signed(),
                })
            };
            let moves = all_boards(MAX_TABLE_SEEDS)
                .into_iter()
                .filter_map(random_move)
                .collect();
            let weakest_bound = ProvenBound {
                claim: -MAX_TABLE_SEEDS.cast_signed(),
                moves: Vec::new(),
            };
            let mover_bound = ProvenBound {
                moves,
                ..weakest_bound.clone()
            };
            let pits = [1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0];
            let mut certificate = ProofCertificate {
                rules,
                max_table_seeds: 2,
                pits,
                mover_bound,
                opponent_bound: weakest_bound,
            };
            // Lower a rejected claim or replace a rejected move, one at a time, until the check
            // accepts the rest.
            while let Err(CheckError { pits, reason }) =
                check_certificate(&certificate, &tables, &stop)
            {
                let moves = &mut certificate.mover_bound.moves;
                let move_index = moves
                    .iter()
                    .position(|played| played.pits == pits)
                    .expect("it names a board");
                match reason {
                    CheckErrorReason::ClaimTooHigh {
                        guaranteed_net_gain: certain,
                        ..
                    } => {
                        moves[move_index].claim = i8::try_from(certain).unwrap();
                    }
                    CheckErrorReason::CyclePaysLessThanClaim => drop(moves.remove(move_index)),
                    _ => panic!("{reason:?}"),
                }
            }
            for ProofMove { pits, claim, .. } in certificate.mover_bound.moves {
                let value = tables.get(TableBoard::new(pits).unwrap()).unwrap().value;
                assert!(
                    claim <= value,
                    "{} {pits:?}: {claim} of {value}",
                    variant.id
                );
                positive_claim_count += usize::from(claim > 0);
            }
        }
    }
    assert!(
        positive_claim_count > 500,
        "so few claims are left: {positive_claim_count}"
    );
}

fn solve_tables(rules: &Rules, seeds: u8) -> Tables {
    Tables::solve(TableRules::new(rules), seeds, 1, &Stop::new()).unwrap()
}

fn all_boards(seeds: u8) -> Vec<[u8; 12]> {
    TableBoard::lexicographic(seeds)
        .map(TableBoard::pits)
        .collect()
}

/// Appends the correct checksum to `bytes`.
fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = crate::fnv::fnv1a64(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

#[test]
fn a_claim_above_all_seeds_is_invalid() {
    let rules = Rules::AWARI;
    let bytes = prove_test_board(&solve_tables(&rules, 8), &rules, TEST_BOARDS[0], 5, 0).to_bytes();
    for place in [29, 30] {
        for claim in [-128_i8, -73, 73, 127] {
            let mut damaged_bytes = bytes[..bytes.len() - 8].to_vec();
            damaged_bytes[place] = claim.cast_unsigned();
            assert_eq!(
                ProofCertificate::from_bytes(&with_checksum(damaged_bytes)),
                Err(CertificateError::InvalidFromByte(place))
            );
        }
    }
    let certificate_with_claim = |claim: i8| {
        let proof_move = ProofMove {
            pits: TEST_BOARDS[0],
            column: 5,
            claim,
        };
        let bound = ProvenBound {
            claim,
            moves: vec![proof_move],
        };
        ProofCertificate {
            rules: TableRules::new(&rules),
            max_table_seeds: 5,
            pits: TEST_BOARDS[0],
            mover_bound: bound.clone(),
            opponent_bound: bound,
        }
    };
    for claim in [-72, 0, 72] {
        assert_eq!(
            ProofCertificate::from_bytes(&certificate_with_claim(claim).to_bytes()),
            Ok(certificate_with_claim(claim))
        );
    }
    // The number that encodes a claim of 73 and pit 5 is (73 + 72) * 6 + 5.
    let mut damaged_bytes = certificate_with_claim(72).to_bytes();
    let checksum_start = damaged_bytes.len() - 8;
    damaged_bytes.truncate(checksum_start);
    damaged_bytes[checksum_start - 2..].copy_from_slice(&[0xeb, 0x06]);
    assert!(matches!(
        ProofCertificate::from_bytes(&with_checksum(damaged_bytes)),
        Err(CertificateError::InvalidFromByte(_))
    ));
    // A certificate with the weakest claims proves nothing, but is valid.
    let weakest_bound = ProvenBound {
        claim: i8::MIN,
        moves: Vec::new(),
    };
    let certificate = ProofCertificate {
        mover_bound: weakest_bound.clone(),
        opponent_bound: weakest_bound,
        ..certificate_with_claim(0)
    };
    assert_eq!(certificate.value_bounds(), (-128, 127));
    assert!(check_certificate(&certificate, &solve_tables(&rules, 5), &Stop::new()).is_ok());
}

#[test]
fn a_damaged_file_is_rejected() {
    let rules = Rules::AWARI;
    let bytes = prove_test_board(&solve_tables(&rules, 8), &rules, TEST_BOARDS[0], 5, 0).to_bytes();
    for place in 0..bytes.len() {
        let mut damaged_bytes = bytes.clone();
        damaged_bytes[place] ^= 1 << (place % 8);
        assert!(
            ProofCertificate::from_bytes(&damaged_bytes).is_err(),
            "byte {place}"
        );
        assert!(
            ProofCertificate::from_bytes(&bytes[..place]).is_err(),
            "cut at {place}"
        );
    }
    // Invalid contents with a correct checksum may be accepted, but cause no panic.
    for place in 10..bytes.len() - 8 {
        let mut damaged_bytes = bytes[..bytes.len() - 8].to_vec();
        damaged_bytes[place] = 255;
        if let Ok(certificate) = ProofCertificate::from_bytes(&with_checksum(damaged_bytes)) {
            // The check may reject or accept the certificate, but must not panic.
            let _ = check_certificate(&certificate, &solve_tables(&rules, 5), &Stop::new());
        }
    }
}
