use awale_rules::{Game, PerSeat, Position, Rules, Seat, find_repetition};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::study::EndReason;
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use awale::app::Threat;
use awale::app::threat::MAX_SHOWN_LINE_MOVES;

/// The change of South's lead from one position to the other.
fn lead_change(before: &Position, after: &Position) -> i32 {
    after.lead(Seat::South) - before.lead(Seat::South)
}

/// Checks threats along random lines of random games: each claim must come true on the board.
#[test]
fn reported_threats_come_true_when_the_line_is_played() {
    let mut rng = StdRng::seed_from_u64(8);
    let mut counts = [0; 5];
    for _ in 0..3_000 {
        let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
        let mut line = Vec::new();
        let ply_of_line_start = 2 * rng.random_range(2..20);
        while positions.len() < ply_of_line_start + 1 + MAX_SHOWN_LINE_MOVES + 1 {
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
        let won = |from: usize, to: usize| {
            let south = lead_change(
                &positions[ply_of_line_start + from],
                &positions[ply_of_line_start + to],
            );
            if mover == Seat::South { -south } else { south }
        };
        let past: Vec<AnyGame> = positions[..=ply_of_line_start]
            .iter()
            .copied()
            .map(AnyGame::Awale)
            .collect();
        match Threat::of(&past, &line) {
            None => counts[0] += 1,
            Some(Threat::ImmediateCapture { answer, seeds }) => {
                assert_eq!((answer, won(1, 2)), (line[1], i32::from(seeds)));
                counts[1] += 1;
            }
            Some(Threat::LaterCapture {
                line: moves,
                plies,
                seeds,
            }) => {
                assert_eq!(moves[..plies], line[1..=plies]);
                assert_eq!((won(1, 2), won(plies, plies + 1)), (0, i32::from(seeds)));
                assert!(won(0, plies + 1) > 0 && plies > 1);
                counts[2] += 1;
            }
            Some(Threat::ThreatensCapture {
                answer,
                threatening_pit: with,
                seeds,
            }) => {
                assert_eq!((answer, won(1, 2)), (line[1], 0));
                let after = positions[ply_of_line_start + 2];
                let stores = PerSeat::from_fn(|seat| after.store(seat));
                let again = Position::new(&Rules::OWARE, *after.pits(), stores, mover.opponent())
                    .expect("all seeds");
                assert_eq!(again.net_gain(with), i32::from(seeds));
                counts[3] += 1;
            }
            Some(Threat::EndsGame {
                answer,
                end_reason: end,
                ..
            }) => {
                let last = ply_of_line_start + 1 + usize::from(answer.is_some());
                assert_eq!(
                    (end, answer),
                    (EndReason::Repetition, answer.map(|_| line[1]))
                );
                assert!(find_repetition(&positions[..=last]).is_some());
                counts[4] += 1;
            }
            Some(Threat::MissesCapture { .. }) => panic!("no line shows what is missed"),
        }
    }
    assert!(counts[..4].iter().all(|&count| count > 20), "{counts:?}");
}

/// Uses random positions in which one move captures and another does not.
#[test]
fn a_reported_missed_capture_was_possible() {
    let mut rng = StdRng::seed_from_u64(9);
    let mut found = 0;
    while found < 200 {
        let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
        for _ in 0..rng.random_range(4..40) {
            let position = positions[positions.len() - 1];
            let Some(pit) = position.moves().choose(&mut rng) else {
                break;
            };
            positions.push(position.after(pit).expect("a legal move"));
        }
        let position = positions[positions.len() - 1];
        let ends = |pit| {
            position
                .after(pit)
                .is_ok_and(|after| after.outcome().is_some())
        };
        let moves = || {
            position
                .moves()
                .filter(|&pit| position.outcome().is_none() && !ends(pit))
        };
        let move_with_capture = |takes: bool| {
            moves()
                .find(|&pit| (position.net_gain(pit) > 0) == takes)
                .map(AnyMove::Pit)
        };
        let (Some(capturing_move), Some(quiet_move)) =
            (move_with_capture(true), move_with_capture(false))
        else {
            continue;
        };
        let past = [AnyGame::Awale(position)];
        let seeds = u8::try_from(past[0].net_gain(capturing_move)).expect("a few seeds");
        assert_eq!(
            Threat::threat_or_missed_capture(&past, &[quiet_move], capturing_move),
            Some(Threat::MissesCapture { seeds }),
            "{position}"
        );
        assert_eq!(
            Threat::threat_or_missed_capture(&past, &[capturing_move], quiet_move),
            None,
            "{position}"
        );
        found += 1;
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
    let threat = Threat::threat_or_missed_capture(&past, &[mv], mv);
    let Some(Threat::EndsGame {
        answer: None,
        tally,
        ..
    }) = threat
    else {
        panic!("{threat:?}")
    };
    assert_eq!(tally.winner, Some(Seat::South));
}
