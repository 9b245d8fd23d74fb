mod text_field;
mod threat;

use std::time::Duration;

use awale_engine::Score;
use awale_rules::{Game, PerSeat, Pit, Position, Rules, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, Variant};
use awale_study::record::TimeControl;

use awale::app::list::{ListEndBehavior, cursor_after};
use awale::app::{
    Action, Animation, Clocks, Countdown, HistoryCursor, MoveCursor, TableSpeed, WinCertainty,
    max_table_megabytes,
};

#[test]
fn the_last_animation_frame_is_the_position_after_the_move() {
    let rules = Variant::built_in()[0].rules;
    let before = Position::parse("0-0-0-0-3-1-1-2-0-9-0-0-20-12-S", &rules).unwrap();
    let pit = Pit::from_letter('E').unwrap();
    let step = Duration::from_millis(100);
    let mut animation = Animation::new(&AnyGame::Awale(before), AnyMove::Pit(pit), step).unwrap();
    assert_eq!(animation.frame().seeds_in_hand, 3);
    assert!(
        !animation.advance(step * 5),
        "one lifted, three sown, two captured"
    );
    let position_after = before.trace(pit).unwrap().position_after;
    assert_eq!(&animation.frame().pits, position_after.pits());
    assert_eq!(
        animation.frame().stores[Seat::South],
        position_after.store(Seat::South)
    );
    assert!(animation.advance(step));
}

fn parse_time_control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

#[test]
fn a_clock_counts_down_gains_time_per_move_and_runs_out() {
    let mut clocks = Clocks::new(parse_time_control("1+2"));
    assert!(!clocks.count_down(Seat::South, Duration::from_millis(10_500)));
    clocks.press_clock(Seat::South);
    assert_eq!(
        clocks.remaining(),
        PerSeat {
            south: Duration::from_millis(51_500),
            north: Duration::from_secs(60)
        }
    );
    assert!(
        clocks.count_down(Seat::North, Duration::from_secs(61)),
        "an hour cannot be taken from a minute"
    );
    assert_eq!(clocks.remaining().north, Duration::ZERO);
}

#[test]
fn clock_times_after_each_move_are_known() {
    let mut past = vec![Position::start(&Rules::OWARE, Seat::North)];
    let (mut clocks, mut clocks_of_later_start) = (
        Clocks::new(parse_time_control("1+0")),
        Clocks::new(parse_time_control("1+0")),
    );
    for seconds in [5, 7, 11] {
        let position = past.last().unwrap();
        let running_clocks = [
            Some(&mut clocks),
            Some(&mut clocks_of_later_start).filter(|_| past.len() > 1),
        ];
        for clocks in running_clocks.into_iter().flatten() {
            clocks.count_down(position.to_move(), Duration::from_secs(seconds));
            clocks.press_clock(position.to_move());
        }
        let mut next = *position;
        let mv = next.moves().next().unwrap();
        next.play_unchecked(mv);
        past.push(next);
    }
    clocks.count_down(Seat::South, Duration::from_secs(1));
    let remaining_seconds_after = |played| {
        clocks
            .remaining_after(&past, played)
            .map(|left| left.as_secs())
    };
    assert_eq!(
        remaining_seconds_after(0),
        PerSeat {
            south: 60,
            north: 60
        }
    );
    assert_eq!(
        remaining_seconds_after(1),
        PerSeat {
            south: 60,
            north: 55
        }
    );
    assert_eq!(
        remaining_seconds_after(2),
        PerSeat {
            south: 53,
            north: 55
        }
    );
    assert_eq!(
        remaining_seconds_after(3),
        PerSeat {
            south: 52,
            north: 44
        }
    );
    // The first move was played before the game had clocks.
    let remaining_seconds_after = |played| {
        clocks_of_later_start
            .remaining_after(&past, played)
            .map(|left| left.as_secs())
    };
    assert_eq!(
        remaining_seconds_after(1),
        PerSeat {
            south: 60,
            north: 60
        }
    );
    assert_eq!(
        remaining_seconds_after(2),
        PerSeat {
            south: 53,
            north: 60
        }
    );
}

#[test]
fn a_clock_asks_for_a_tick_every_second_until_the_time_is_over() {
    let mut clock = Countdown::new(Duration::from_millis(1500));
    assert_eq!(
        (clock.seconds_rounded_up(), clock.next_tick(None)),
        (2, Some(Duration::from_millis(500)))
    );
    assert_eq!(
        clock.next_tick(Some(Duration::from_millis(3))),
        Some(Duration::from_millis(3))
    );
    assert!(!clock.advance(Duration::from_millis(500)));
    assert_eq!(
        (clock.seconds_rounded_up(), clock.next_tick(None)),
        (1, Some(Duration::from_secs(1)))
    );
    assert!(clock.advance(Duration::from_secs(9)), "it ends once");
    assert!(!clock.advance(Duration::from_secs(9)));
    assert_eq!(
        (
            clock.seconds_rounded_up(),
            clock.next_tick(Some(Duration::ZERO))
        ),
        (0, None)
    );
}

#[test]
fn only_a_proof_is_called_a_win() {
    assert_eq!(
        WinCertainty::of(Score::Proven(1)),
        Some(WinCertainty::ProvenWin)
    );
    assert_eq!(
        WinCertainty::of(Score::Table(1)),
        Some(WinCertainty::LikelyWin)
    );
    assert_eq!(
        [199, 200].map(|lead| WinCertainty::of(Score::Estimate(lead))),
        [None, Some(WinCertainty::LikelyWin)]
    );
    assert_eq!(
        [Score::Proven(0), Score::Table(-3)].map(WinCertainty::of),
        [None, None]
    );
}

#[test]
fn the_history_cursor_stays_within_the_moves_of_the_game() {
    let cursor_after = |action, moves| {
        let mut cursor = HistoryCursor::after_moves(moves);
        assert!(cursor.act(&action, 25), "{action:?}");
        cursor.shown_move_count()
    };
    assert_eq!(
        [
            cursor_after(Action::Left, 0),
            cursor_after(Action::Left, 4),
            cursor_after(Action::Right, 25)
        ],
        [0, 3, 25]
    );
    assert_eq!(
        [
            cursor_after(Action::Up, 1),
            cursor_after(Action::Down, 24),
            cursor_after(Action::Down, 4)
        ],
        [0, 25, 6]
    );
    assert_eq!(
        [
            cursor_after(Action::PageUp, 12),
            cursor_after(Action::PageDown, 20),
            cursor_after(Action::GoToMove(99), 0)
        ],
        [2, 25, 25]
    );
    assert_eq!(
        [
            cursor_after(Action::Home, 12),
            cursor_after(Action::End, 12)
        ],
        [0, 25]
    );
    assert!(!HistoryCursor::default().act(&Action::Confirm, 25));
}

#[test]
fn arrows_skip_empty_pits() {
    let position = Position::parse("0-1-0-0-2-0-1-1-1-1-1-1-20-19-S", &Rules::OWARE).unwrap();
    let game = AnyGame::Awale(position);
    let mut cursor = MoveCursor::at_legal_move(&game);
    let mut letters_after = |action: Action| {
        cursor.act(&action, &game, true);
        cursor.chosen_move(&game).to_string()
    };
    assert_eq!(
        [Action::Right, Action::Right, Action::Left].map(&mut letters_after),
        ["E", "B", "E"]
    );
}

#[test]
fn a_cursor_stays_in_its_list() {
    let cursor_after_action = |action, chosen, ends| cursor_after(&action, chosen, 24, ends);
    assert_eq!(
        cursor_after_action(Action::Up, 0, ListEndBehavior::Stop),
        Some(0)
    );
    assert_eq!(
        cursor_after_action(Action::Down, 24, ListEndBehavior::Stop),
        Some(24)
    );
    assert_eq!(
        cursor_after_action(Action::PageDown, 20, ListEndBehavior::Stop),
        Some(24)
    );
    assert_eq!(
        cursor_after_action(Action::Up, 0, ListEndBehavior::Wrap),
        Some(24)
    );
    assert_eq!(
        cursor_after_action(Action::Down, 24, ListEndBehavior::Wrap),
        Some(0)
    );
    assert_eq!(
        cursor_after_action(Action::PageUp, 12, ListEndBehavior::Wrap),
        Some(2)
    );
    assert_eq!(
        cursor_after_action(Action::PageUp, 2, ListEndBehavior::Wrap),
        Some(0)
    );
    assert_eq!(
        cursor_after_action(Action::PageDown, 20, ListEndBehavior::Wrap),
        Some(24)
    );
    assert_eq!(
        cursor_after_action(Action::ScrollLines(-1), 0, ListEndBehavior::Wrap),
        Some(0)
    );
    assert_eq!(
        cursor_after_action(Action::ScrollLines(1), 24, ListEndBehavior::Wrap),
        Some(24)
    );
    assert_eq!(
        cursor_after_action(Action::Left, 12, ListEndBehavior::Wrap),
        None
    );
}

#[test]
fn time_estimates_of_table_layers_match_measurements() {
    let measured_speed = TableSpeed {
        layer: 15,
        boards_per_second: 9_300_000,
    };
    // Measured with two threads: 25, 149 and 934 s.
    for (up_to, expected) in [(20, 20.0..35.0), (24, 120.0..200.0), (28, 800.0..1200.0)] {
        let seconds = measured_speed.expected_build_seconds(1..=up_to);
        assert!(expected.contains(&seconds), "{up_to}: {seconds}");
    }
    assert!(
        TableSpeed {
            layer: 15,
            boards_per_second: 0
        }
        .expected_build_seconds(1..=28)
        .is_finite()
    );
}

#[test]
fn the_disk_space_of_tables_stays_below_the_estimate() {
    // Measured for oware: 227 MB up to 20 seeds, 1,806,682,692 bytes up to 28 (docs/endgame.md).
    for (up_to, bytes, most) in [(20, 226_300_000, 220), (28, 1_806_682_692, 2_800)] {
        let estimate = max_table_megabytes(1..=up_to);
        assert!(
            (estimate << 20) >= bytes && estimate <= most,
            "{up_to}: {estimate}"
        );
    }
}
