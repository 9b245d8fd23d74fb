use awale_rules::{Game, PerSeat, Position, Rules, Seat, find_repetition};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::study::EndReason;
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use awale::app::BadMoveReason;
use awale::app::bad_move_reason::MAX_OPPONENT_MOVES;

/// The change of South's lead from one position to the other.
fn lead_change(before: &Position, after: &Position) -> i32 {
    after.lead(Seat::South) - before.lead(Seat::South)
}

/// Checks threats along random lines of random games: each claim must come true on the board.
#[test]
fn reported_threats_come_true_when_the_line_is_played() {
    let mut rng = StdRng::seed_from_u64(8);
    let mut counts_by_threat_kind = [0; 5];
    for _ in 0..3_000 {
        let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
        let mut line = Vec::new();
        let ply_of_line_start = 2 * rng.random_range(2..20);
        while positions.len() < ply_of_line_start + 1 + 2 * MAX_OPPONENT_MOVES {
            let position = positions[positions.len() - 1];
            let pit = position
                .moves()
                .filter(|_| position.outcome().is_none())
                .choose(&mut rng);
            let Some(pit) = pit else { break };
            line.extend((positions.len() > ply_of_line_start).then_some(AnyMove::Pit(pit)));
            positions.push(position.after(pit).expect("a legal move"));
        }
        if positions.len() <= ply_of_line_start + 2
            || positions
                .iter()
                .any(|position| position.outcome().is_some())
        {
            continue;
        }
        let mover = positions[ply_of_line_start].to_move();
        let lead_gained_by_opponent = |from: usize, to: usize| {
            let lead_change_of_south = lead_change(
                &positions[ply_of_line_start + from],
                &positions[ply_of_line_start + to],
            );
            if mover == Seat::South {
                -lead_change_of_south
            } else {
                lead_change_of_south
            }
        };
        let past: Vec<AnyGame> = positions[..=ply_of_line_start]
            .iter()
            .copied()
            .map(AnyGame::Awale)
            .collect();
        match BadMoveReason::of(&past, &line) {
            None => counts_by_threat_kind[0] += 1,
            Some(BadMoveReason::ImmediateCapture { answer, seeds }) => {
                assert_eq!(
                    (answer, lead_gained_by_opponent(1, 2)),
                    (line[1], i32::from(seeds))
                );
                counts_by_threat_kind[1] += 1;
            }
            Some(BadMoveReason::LaterCapture {
                capturing_move,
                opponent_move_count,
                seeds,
            }) => {
                let plies = 2 * opponent_move_count - 1;
                assert_eq!(capturing_move, line[plies]);
                assert_eq!(
                    (
                        lead_gained_by_opponent(1, 2),
                        lead_gained_by_opponent(plies, plies + 1)
                    ),
                    (0, i32::from(seeds))
                );
                assert!(lead_gained_by_opponent(0, plies + 1) > 0 && plies > 1);
                counts_by_threat_kind[2] += 1;
            }
            Some(BadMoveReason::ThreatensCapture {
                answer,
                threatening_pit: with,
                seeds,
            }) => {
                assert_eq!((answer, lead_gained_by_opponent(1, 2)), (line[1], 0));
                let position_after_reply = positions[ply_of_line_start + 2];
                let stores = PerSeat::from_fn(|seat| position_after_reply.store(seat));
                let position_with_second_move = Position::new(
                    &Rules::OWARE,
                    *position_after_reply.pits(),
                    stores,
                    mover.opponent(),
                )
                .expect("all seeds");
                assert_eq!(position_with_second_move.net_gain(with), i32::from(seeds));
                counts_by_threat_kind[3] += 1;
            }
            Some(BadMoveReason::EndsGame {
                answer,
                end_reason: end,
                ..
            }) => {
                let last_ply = ply_of_line_start + 1 + usize::from(answer.is_some());
                assert_eq!(
                    (end, answer),
                    (EndReason::Repetition, answer.map(|_| line[1]))
                );
                assert!(find_repetition(&positions[..=last_ply]).is_some());
                counts_by_threat_kind[4] += 1;
            }
            Some(by_comparison) => panic!("no line shows this: {by_comparison:?}"),
        }
    }
    assert!(
        counts_by_threat_kind[..4].iter().all(|&count| count > 20),
        "{counts_by_threat_kind:?}"
    );
}

/// Uses random positions in which one move captures and another does not.
#[test]
fn a_reported_missed_capture_was_possible() {
    let mut rng = StdRng::seed_from_u64(9);
    let mut checked_position_count = 0;
    while checked_position_count < 200 {
        let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
        for _ in 0..rng.random_range(4..40) {
            let position = positions[positions.len() - 1];
            let Some(pit) = position.moves().choose(&mut rng) else {
                break;
            };
            positions.push(position.after(pit).expect("a legal move"));
        }
        let position = positions[positions.len() - 1];
        let ends_game = |pit| {
            position
                .after(pit)
                .is_ok_and(|after| after.outcome().is_some())
        };
        let moves_that_go_on = || {
            position
                .moves()
                .filter(|&pit| position.outcome().is_none() && !ends_game(pit))
        };
        let find_move_by_capture = |takes: bool| {
            moves_that_go_on()
                .find(|&pit| (position.net_gain(pit) > 0) == takes)
                .map(AnyMove::Pit)
        };
        let (Some(capturing_move), Some(quiet_move)) =
            (find_move_by_capture(true), find_move_by_capture(false))
        else {
            continue;
        };
        let past = [AnyGame::Awale(position)];
        let seeds = u8::try_from(past[0].net_gain(capturing_move)).expect("a few seeds");
        assert_eq!(
            BadMoveReason::visible_reason(&past, &[quiet_move], capturing_move),
            Some(BadMoveReason::MissesCapture { seeds }),
            "{position}"
        );
        let no_miss = BadMoveReason::visible_reason(&past, &[capturing_move], quiet_move);
        assert!(
            !matches!(no_miss, Some(BadMoveReason::MissesCapture { .. })),
            "{position}: {no_miss:?}"
        );
        checked_position_count += 1;
    }
}

/// Each comparison with the best move is checked on the boards after both moves.
#[test]
fn comparisons_with_the_best_move_are_true_on_the_board() {
    let mut rng = StdRng::seed_from_u64(10);
    let mut counts_by_kind = [0; 3];
    while counts_by_kind.iter().any(|&count| count < 20) {
        let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
        for _ in 0..rng.random_range(4..40) {
            let position = positions[positions.len() - 1];
            let Some(pit) = position.moves().choose(&mut rng) else {
                break;
            };
            positions.push(position.after(pit).expect("a legal move"));
        }
        let position = positions[positions.len() - 1];
        if position.outcome().is_some() {
            continue;
        }
        let pits = position.moves().sample(&mut rng, 2);
        let [played, best] = pits[..] else { continue };
        let boards = [played, best].map(|pit| position.after(pit).expect("a legal move"));
        let past = [AnyGame::Awale(position)];
        let [played, best] = [played, best].map(AnyMove::Pit);
        let largest_capture = |board: &Position| {
            let gains = board.moves().map(|pit| board.net_gain(pit));
            gains
                .max()
                .filter(|_| board.outcome().is_none())
                .unwrap_or(0)
        };
        match BadMoveReason::visible_reason(&past, &[played], best) {
            Some(BadMoveReason::AllowsCapture {
                capturing_pit,
                seeds,
            }) => {
                assert_eq!(boards[0].net_gain(capturing_pit), i32::from(seeds));
                assert!(largest_capture(&boards[1]) < i32::from(seeds), "{position}");
                counts_by_kind[0] += 1;
            }
            Some(BadMoveReason::MissesThreat { seeds }) => {
                let stores = PerSeat::from_fn(|seat| boards[1].store(seat));
                let again =
                    Position::new(&Rules::OWARE, *boards[1].pits(), stores, position.to_move())
                        .expect("all seeds");
                assert_eq!(largest_capture(&again), i32::from(seeds), "{position}");
                counts_by_kind[1] += 1;
            }
            Some(BadMoveReason::MissesMoveShortage {
                opponent_moves_after_best,
            }) => {
                let [after_played, after_best] = boards.map(|board| board.moves().count());
                assert_eq!(after_best, opponent_moves_after_best, "{position}");
                assert!(after_best <= 3 && after_best < after_played, "{position}");
                counts_by_kind[2] += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn a_threat_that_ends_the_game_says_so() {
    // South has one seed left in its row, and captures its 25th seed.
    let mut pits = [0; 12];
    (pits[5], pits[6], pits[11]) = (1, 1, 1);
    let position = Position::new(
        &Rules::OWARE,
        pits,
        PerSeat {
            south: 24,
            north: 21,
        },
        Seat::South,
    )
    .expect("48");
    let past = [AnyGame::Awale(position)];
    let mv = AnyMove::Pit(position.moves().next().expect("a move"));
    let reason = BadMoveReason::visible_reason(&past, &[mv], mv);
    let Some(BadMoveReason::EndsGame {
        answer: None,
        final_result,
        ..
    }) = reason
    else {
        panic!("{reason:?}")
    };
    assert_eq!(final_result.winner, Some(Seat::South));
}
