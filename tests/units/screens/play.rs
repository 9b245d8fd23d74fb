use std::time::Duration;

use awale_engine::Score;
use awale_rules::{Ending, FinalResult, PerSeat, Pit, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::record::TimeControl;
use awale_study::study::{EndReason, Verdict};

use awale::app::{BadMoveReason, Clocks, MoveWarning};
use awale::screens::play::clock::time_until_display_change;
use awale::screens::play::value_display::warning_text;
use awale::words::{Language, Words};

#[test]
fn the_next_clock_tick_is_when_the_displayed_time_changes() {
    for (left, due) in [
        (180_000, 1000),
        (179_400, 400),
        (10_001, 1),
        (10_000, 100),
        (9_950, 50),
        (37, 37),
        (0, 1),
    ] {
        assert_eq!(
            time_until_display_change(Duration::from_millis(left)),
            Duration::from_millis(due),
            "{left}"
        );
    }
}

#[test]
fn a_computer_never_spends_more_than_half_of_its_remaining_time() {
    let mut clocks = Clocks::new("1+10".parse::<TimeControl>().unwrap());
    assert_eq!(
        clocks.next_move_time_budget(Seat::South),
        Duration::from_secs(12)
    );
    clocks.count_down(Seat::South, Duration::from_secs(56));
    assert_eq!(
        clocks.next_move_time_budget(Seat::South),
        Duration::from_secs(2)
    );
}

#[test]
fn the_teacher_gives_a_reason_for_each_warning() {
    let pits = [0, 2, 4].map(|column| Pit::of(Seat::North, column));
    let ([mv, answer, next], seeds) = (pits.map(AnyMove::Pit), 3);
    let final_result = FinalResult {
        final_counts: PerSeat {
            south: 20,
            north: 28,
        },
        winner: Some(Seat::North),
    };
    let end = EndReason::ByRules(Ending::StoreReached(Seat::North));
    let reasons = [
        (
            Some(BadMoveReason::AllowsCapture {
                capturing_pit: pits[1],
                seeds,
            }),
            [
                format!("I could take 3 seeds with pit {answer}"),
                format!("pourrais alors prendre 3 graines avec la case {answer}"),
            ],
        ),
        (
            Some(BadMoveReason::MissesThreat { seeds }),
            [
                "Another move threatens to take 3 seeds".to_owned(),
                "Un autre coup menace de prendre 3 graines".to_owned(),
            ],
        ),
        (
            Some(BadMoveReason::MissesMoveShortage {
                opponent_moves_after_best: 2,
            }),
            [
                "Another move leaves me only 2 moves".to_owned(),
                "Un autre coup ne me laisse que 2 coups".to_owned(),
            ],
        ),
        (
            Some(BadMoveReason::ImmediateCapture { answer, seeds }),
            [
                format!("answer with pit {answer} and take 3 seeds"),
                format!("répondrais par la case {answer}, qui prend 3 graines"),
            ],
        ),
        (
            Some(BadMoveReason::LaterCapture {
                capturing_move: next,
                opponent_move_count: 2,
                seeds,
            }),
            [
                format!("Two moves from now, my pit {next} can take 3 seeds of yours"),
                format!("Dans deux coups, ma case {next} prend 3 graines"),
            ],
        ),
        (
            Some(BadMoveReason::ThreatensCapture {
                answer,
                threatening_pit: pits[2],
                seeds,
            }),
            [
                format!("{next} threatens to take 3 seeds"),
                format!("{next} menace de prendre 3 graines"),
            ],
        ),
        (
            Some(BadMoveReason::MissesCapture { seeds }),
            [
                "Another move takes 3 seeds".to_owned(),
                "Un autre coup prend 3 graines".to_owned(),
            ],
        ),
        (
            Some(BadMoveReason::EndsGame {
                answer: None,
                end_reason: end,
                final_result,
            }),
            [
                "It ends the game with 28".to_owned(),
                "Ce coup finit la partie avec 28".to_owned(),
            ],
        ),
        (
            Some(BadMoveReason::EndsGame {
                answer: Some(answer),
                end_reason: end,
                final_result,
            }),
            [
                format!("{answer}, which ends the game"),
                format!("{answer}, qui finit la partie"),
            ],
        ),
    ];
    for (reason, expected) in reasons {
        let warning = MoveWarning {
            mv,
            verdict: Verdict {
                best: Score::Estimate(150),
                value: Score::Estimate(-90),
                cost: 230,
            },
            reason,
        };
        for (language, expected) in Language::ALL.into_iter().zip(expected) {
            let text = warning_text(&warning, true, &Words::new(language)).replace('\u{a0}', " ");
            assert!(text.contains(&expected), "{text}");
            assert!(
                text.contains("2.4 seeds") || text.contains("2,4 graines"),
                "{text}"
            );
        }
    }
}
