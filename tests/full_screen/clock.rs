//! Clocks in a game: they run, run out, and are saved and restored.

use std::time::Duration;

use awale::app::{Action, Confirmation, Effect, Event, OpenPurpose, OpenRequest};
use awale::screens::{MenuItem, PlayRemark, SetupRow};
use awale_rules::{GameEnd, PerSeat, Seat, Settlement};
use awale_study::record::Record;
use ratatui::buffer::Cell;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen, play_screen};

/// Two humans; each has a minute, plus two seconds per move.
const TWO_HUMANS_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"1+2\"\n";
const AGAINST_COMPUTER_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nnorth = \"minimax:9\"\nfirst = \"south\"\nclock = \"1+0\"\n";

fn tick(shell: &mut Shell, millis: u64) {
    shell.handle(Event::Tick(Duration::from_millis(millis)));
}

/// The remaining time of both sides, in milliseconds.
fn remaining_millis(shell: &Shell) -> PerSeat<u128> {
    play_screen(shell)
        .session
        .clocks
        .as_ref()
        .expect("clocks")
        .remaining()
        .map(|left| left.as_millis())
}

#[test]
fn the_clock_of_the_side_to_move_runs_and_gains_with_its_move() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    assert_eq!(play_screen(&shell).running_clock(), Some(Seat::South));
    assert_eq!(
        shell.app.next_tick(),
        Some(Duration::from_secs(1)),
        "woken once a second"
    );
    tick(&mut shell, 1000);
    // The time since the last tick arrives as another tick just before the key press.
    tick(&mut shell, 234);
    shell.press_keys("A");
    assert_eq!(
        remaining_millis(&shell),
        PerSeat {
            south: 60_766,
            north: 60_000
        }
    );
    tick(&mut shell, 51_000);
    assert_eq!(
        shell.app.next_tick(),
        Some(Duration::from_millis(100)),
        "tenths are shown"
    );
    shell.press_keys("F");
    assert_eq!(
        remaining_millis(&shell),
        PerSeat {
            south: 60_766,
            north: 11_000
        }
    );
    assert_eq!(play_screen(&shell).running_clock(), Some(Seat::South));
}

#[test]
fn running_out_of_time_loses_and_is_recorded() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAF");
    tick(&mut shell, 62_001);
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    let game_end = over.session.game.referee.outcome().expect("an end");
    assert_eq!(game_end.final_result.winner, Some(Seat::North));
    assert_eq!(
        game_end.ending,
        GameEnd::Settled(Settlement::TimeLoss(Seat::South))
    );
    assert_eq!(shell.app.next_tick(), None, "no clock runs any more");
    let text = shell.disk.values().next().expect("a saved game");
    assert!(
        text.contains("ending = \"south-out-of-time\"")
            && text.contains("left_ms = [\n  62000, 62000,\n]"),
        "{text}"
    );
    let record = Record::parse(text).expect("a good record");
    assert_eq!(record.to_toml(), *text, "it is read as it was written");
    assert_eq!(
        record.clocks.expect("clocks").remaining.south,
        Duration::ZERO
    );
}

#[test]
fn a_game_that_the_clock_decided_has_no_turning_point() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    for _ in 0..30 {
        shell.act(Action::Confirm);
    }
    tick(&mut shell, 100_000);
    shell.press_keys("L");
    shell.run_analysis(4);
    shell.act_all([Action::Back, Action::Back]);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    let drawn = shell.draw(120, 40);
    let cells: Vec<&str> = drawn.content.iter().map(Cell::symbol).collect();
    let screen_text = cells
        .chunks(120)
        .map(<[&str]>::concat)
        .collect::<Vec<_>>()
        .join("\n");
    let line = screen_text
        .lines()
        .find(|line| line.contains("Turning point"));
    let turning_point = line.and_then(|line| line.split("Turning point").nth(1));
    assert!(
        screen_text.contains('%')
            && turning_point.is_some_and(|value| value.trim().starts_with('-')),
        "{screen_text}"
    );
}

#[test]
fn no_move_is_taken_back_in_a_clocked_game_not_even_at_its_end() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAF");
    for key in ["u", "U"] {
        shell.press_keys(key);
        assert_eq!(
            play_screen(&shell).remark,
            Some(PlayRemark::ForbiddenWithClocks)
        );
        assert_eq!(play_screen(&shell).session.game.referee.moves().len(), 2);
    }
    assert!(!play_screen(&shell).session.may_study(), "no hints either");
    tick(&mut shell, 100_000);
    shell.press_keys("u");
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert!(
        over.session.may_study(),
        "it may be studied when it is over"
    );
    shell.act(Action::Home);
    // The clock runs while a new screen ignores Enter.
    shell.is_user_hasty = true;
    shell.act(Action::Confirm);
    assert!(
        play_screen(&shell).session.has_clocks(),
        "the rematch has the same clocks"
    );
    assert_eq!(
        remaining_millis(&shell),
        PerSeat {
            south: 60_000,
            north: 60_000
        }
    );
}

#[test]
fn the_list_of_keys_keeps_clocks_running_but_the_menu_stops_them() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pA?");
    assert!(shell.app.next_tick().is_some());
    tick(&mut shell, 5000);
    shell.act(Action::Back);
    assert_eq!(remaining_millis(&shell).north, 55_000);
    shell.act(Action::Back);
    assert_eq!(
        shell.app.confirmation(),
        Some(Confirmation::LeaveGameWithRunningClocks),
        "to leave stops the clocks, which is asked first"
    );
    tick(&mut shell, 0);
    shell.act(Action::Yes);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Menu(_)));
    assert_eq!(shell.app.next_tick(), None);
    shell.restart(7);
    shell.open_menu_item(MenuItem::Continue);
    assert_eq!(
        remaining_millis(&shell),
        PerSeat {
            south: 62_000,
            north: 55_000
        },
        "it goes on with the times it had"
    );
    tick(&mut shell, 1);
    assert_eq!(remaining_millis(&shell).north, 54_999);
}

#[test]
fn time_that_runs_out_behind_the_list_of_keys_ends_the_game() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p?");
    tick(&mut shell, 60_000);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Help(_)));
    shell.act(Action::Back);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
}

#[test]
fn a_computer_must_move_before_its_time_is_spent() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pA");
    assert_eq!(play_screen(&shell).running_clock(), Some(Seat::North));
    assert_eq!(shell.app.next_tick(), Some(Duration::from_millis(250)));
    let contains_stop = |effects: Vec<Effect>| {
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::StopJob(_)))
    };
    assert!(!contains_stop(
        shell.app.update(Event::Tick(Duration::from_millis(1999)))
    ));
    assert!(
        contains_stop(shell.app.update(Event::Tick(Duration::from_millis(1)))),
        "a thirtieth of a minute"
    );
    assert!(
        !contains_stop(shell.app.update(Event::Tick(Duration::from_millis(5)))),
        "once is enough"
    );
    shell.answer_newest_request();
    assert_eq!(
        remaining_millis(&shell),
        PerSeat {
            south: 60_000,
            north: 57_995
        }
    );
}

#[test]
fn clocks_stop_during_the_sowing_animation() {
    let mut shell = Shell::with_settings(&TWO_HUMANS_SETTINGS.replace("\"off\"\n", "\"slow\"\n"));
    shell.press_keys("pA");
    assert_eq!(play_screen(&shell).running_clock(), None);
    tick(&mut shell, 600);
    assert_eq!(remaining_millis(&shell).north, 60_000);
    tick(&mut shell, 10_000);
    assert_eq!(play_screen(&shell).running_clock(), Some(Seat::North));
}

#[test]
fn the_analysis_board_shows_the_clock_times_of_every_move() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    for (millis, key) in [(7000, "A"), (9000, "F"), (2000, "B")] {
        tick(&mut shell, millis);
        shell.press_keys(key);
    }
    shell.act_all([Action::Back, Action::Yes]);
    let file = shell.disk.keys().next().cloned().expect("a saved game");
    let opened = Record::parse(&shell.disk[&file]).expect("a good record");
    shell.handle(Event::Open(OpenRequest::Game(
        file,
        Box::new(opened),
        OpenPurpose::ToAnalyze,
    )));
    let mut shown_times_by_ply = Vec::new();
    for _ in 0..4 {
        let buffer = shell.draw(80, 24);
        let text: String = buffer
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        let times: Vec<&str> = text
            .split_whitespace()
            .filter(|word| word.contains(':') && word.len() == 4)
            .collect();
        shown_times_by_ply.push(times.join(" "));
        shell.act(Action::Right);
    }
    assert_eq!(
        shown_times_by_ply,
        ["1:00 1:00", "1:00 0:55", "0:53 0:55", "0:53 0:55"]
    );
}

#[test]
fn a_clock_time_is_typed_in_the_setup_and_nonsense_is_refused() {
    let mut shell = Shell::with_settings("[setup]\nnorth = \"human\"\n");
    shell.open_setup_at(SetupRow::Clock);
    shell.act_all([Action::Confirm, Action::End, Action::Confirm]);
    shell.press_keys("x");
    shell.act(Action::Confirm);
    let ShownScreen::Setup(setup) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert!(
        setup.input_error.is_some() && setup.text_field.is_some(),
        "one may try again"
    );
    shell.act(Action::Backspace);
    shell.press_keys("7+4");
    shell.act_all([Action::Confirm, Action::Down, Action::Confirm]);
    assert_eq!(
        play_screen(&shell)
            .session
            .time_control()
            .map(|control| control.to_string())
            .as_deref(),
        Some("7+4")
    );
    assert_eq!(
        shell
            .app
            .context
            .settings
            .setup
            .clock
            .map(|control| control.to_string())
            .as_deref(),
        Some("7+4")
    );
}

#[test]
fn impossible_clock_times_are_refused_with_their_line() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAF");
    let text = shell.disk.values().next().expect("a saved game").clone();
    for (good, bad, reason) in [
        (
            "control = \"1+2\"",
            "control = \"soon\"",
            "minutes + seconds per move",
        ),
        (
            "south_ms = 62000",
            "south_ms = -1",
            "a time in milliseconds",
        ),
        ("62000, 62000,", "62000, 62000, 62000,", "one for each move"),
        ("62000, 62000,", "62000, \"late\",", "one for each move"),
        ("north_ms = 62000\n", "", "“north_ms” is missing"),
        (
            "control = ",
            "style = 1\ncontrol = ",
            "“style” is not a field",
        ),
    ] {
        assert!(text.contains(good), "{text}");
        let error = Record::parse(&text.replace(good, bad))
            .expect_err(bad)
            .to_string();
        assert!(error.contains(reason), "{bad}: {error}");
    }
}

#[test]
fn a_clocked_game_in_progress_is_not_analyzed_on_the_board() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAF");
    let (file, text) = shell
        .disk
        .iter()
        .next()
        .map(|(file, text)| (file.clone(), text.clone()))
        .expect("a saved game");
    let record = Record::parse(&text).expect("a good record");
    shell.handle(Event::Open(OpenRequest::Game(
        file,
        Box::new(record),
        OpenPurpose::ToAnalyze,
    )));
    shell.press_keys("t");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(_)),
        "{:?}",
        current_screen(&shell.app)
    );
}

#[test]
fn the_help_of_a_clocked_game_omits_disabled_keys() {
    for (clock, is_listed) in [("off", true), ("1+2", false)] {
        let mut shell = Shell::with_settings(&TWO_HUMANS_SETTINGS.replace("1+2", clock));
        shell.press_keys("p?");
        let buffer = shell.draw(120, 200);
        let drawn: String = buffer
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        let words = &shell.app.context.words;
        let while_playing = drawn
            .split(&words.get("help-board"))
            .next()
            .expect("the first section");
        for id in ["help-undo", "help-study-hint", "help-values-signs"] {
            assert_eq!(
                while_playing.contains(&words.get(id)),
                is_listed,
                "{id} with the clock {clock}: {drawn}"
            );
        }
        assert!(while_playing.contains(&words.get("help-resign")));
    }
}
