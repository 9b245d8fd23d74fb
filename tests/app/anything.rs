//! Sends random actions to the app and checks its invariants after each one.

use std::time::Duration;

use awale::app::{Action, Confirmation, Event, JobFailure, JobNews, Session};
use awale_rules::Pit;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use ratatui::layout::Size;

use crate::session;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::shell::{MoveRequest, Shell};

/// A random action of a user. Keys with a meaning are more likely than others.
fn random_action(rng: &mut StdRng) -> Action {
    const POSSIBLE_KEYS: &[char] = &[
        'a', 'b', 'c', 'd', 'e', 'f', 'A', 'F', 'z', 'R', 'G', 'L', 'o', 'b', '1', '2', '3', '6',
        '9', 'u', 'u', 'U', 'v', 'm', 'p', 'p', 't', 'g', 'r', 'n', 'N', 'y', '?', '+', '-', 'x',
        'w', 'i', 'i', 'é', ' ', '0', 's',
    ];
    match rng.random_range(0..100) {
        0..8 => Action::Up,
        8..16 => Action::Down,
        16..24 => Action::Left,
        24..32 => Action::Right,
        32..34 => Action::Home,
        34..36 => Action::End,
        36 => Action::PageUp,
        37 => Action::PageDown,
        38..58 => Action::Confirm,
        58..63 => Action::Back,
        63..88 => Action::TypedChar(*POSSIBLE_KEYS.choose(rng).expect("keys")),
        88 => Action::Paste("Awa\n\t 🙂 é漢".to_owned()),
        89 => Action::Backspace,
        90 => {
            if rng.random() {
                Action::Delete
            } else {
                Action::Tab
            }
        }
        91..94 => Action::ClickPit(Pit::new(rng.random_range(0..12)).expect("a pit")),
        94..96 => Action::TakeMatches(rng.random_range(0..12)),
        96..98 => Action::ClickRow(rng.random_range(0..14)),
        98 => Action::GoToMove(rng.random_range(0..14)),
        _ => Action::Suspend,
    }
}

/// The state of the app that a late answer to an old question could change.
fn app_state_text(shell: &Shell) -> String {
    format!(
        "{:?} {:?} {:?}",
        current_screen(&shell.app),
        shell.app.confirmation(),
        shell.app.context.error
    )
}

/// Checks that the computer's answer to an outdated request for a move changes nothing.
fn check_late_answers_are_ignored(
    shell: &mut Shell,
    outdated_requests: &[MoveRequest],
    rng: &mut StdRng,
) {
    // The answer to the newest request may still change the app, because it may be waiting for the
    // end of the sowing animation.
    let newest_job = outdated_requests
        .iter()
        .chain(&shell.requests)
        .map(|request| request.job)
        .max();
    let Some(request) = outdated_requests
        .choose(rng)
        .filter(|request| Some(request.job) != newest_job)
    else {
        return;
    };
    let state_before = app_state_text(shell);
    shell.answer_request(request);
    assert_eq!(
        app_state_text(shell),
        state_before,
        "question {}",
        request.job
    );
    shell.handle(Event::Job(
        request.job,
        JobNews::Failed(JobFailure::Message("too late".to_owned())),
    ));
    assert_eq!(
        app_state_text(shell),
        state_before,
        "question {}",
        request.job
    );
}

/// The text of a record without its clock times, because the clocks run on after the file was
/// written.
fn without_running_clocks(text: &str) -> String {
    let is_running_clock =
        |line: &&str| line.starts_with("south_ms") || line.starts_with("north_ms");
    text.lines()
        .filter(|line| !is_running_clock(line))
        .collect()
}

/// Checks that the file of the displayed game holds this game.
fn check_saved_file_holds_the_game(shell: &Shell) {
    let Some(session) = session(shell) else {
        return;
    };
    if let Some(file) = session
        .file_state
        .file
        .as_ref()
        .filter(|_| shell.app.context.unsaved_sessions.is_empty())
    {
        let (saved, shown) = (&shell.disk[file], session.record().to_toml());
        assert_eq!(
            without_running_clocks(saved),
            without_running_clocks(&shown),
            "{file:?}"
        );
    }
}

/// Checks that redo restores every move that was undone. A continued game waits before the
/// computer's turn, so undo can stop there too. In a game that a player ended after an undo, undo
/// takes back that end, and redo then plays an older move.
fn check_redo_restores_undone_moves(shell: &Shell) {
    let can_redo_stop_elsewhere = |session: &Session| {
        let is_before_computer_turn =
            session.human_count() > 0 && !session.player_to_move().is_human();
        let referee = &session.game.referee;
        !referee.undone_moves().is_empty()
            && (is_before_computer_turn || referee.settlement().is_some())
    };
    let Some(session) = session(shell).filter(|session| !can_redo_stop_elsewhere(session)) else {
        return;
    };
    let (mut undone_and_redone, before) = (session.clone(), session.game.referee.moves());
    if undone_and_redone.undo() {
        assert!(undone_and_redone.game.referee.moves().len() <= before.len());
        undone_and_redone.redo();
        assert_eq!(undone_and_redone.game.referee.moves(), before);
    }
}

/// Checks that Esc leads from any screen to the menu, and never out of the program.
fn check_escape_leads_to_menu(shell: &mut Shell) {
    // While saving fails, leaving a game needs a confirmation, so saving works here. Leaving a game
    // with running clocks needs one too.
    shell.is_disk_full = false;
    for _ in 0..40 {
        let needs_confirmation =
            shell.app.confirmation() == Some(Confirmation::LeaveGameWithRunningClocks);
        shell.act(if needs_confirmation {
            Action::Yes
        } else {
            Action::Back
        });
    }
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Menu(_)),
        "{:?}",
        current_screen(&shell.app)
    );
    assert!(!shell.has_quit, "going back does not leave the program");
    assert_eq!(shell.app.next_tick(), None, "nothing moves in the menu");
}

#[test]
fn a_hundred_thousand_random_events_break_nothing() {
    let mut rng = StdRng::seed_from_u64(2026);
    let mut shell = Shell::with_settings("animation = \"fast\"\n");
    let mut outdated_requests: Vec<MoveRequest> = Vec::new();
    let mut seen_screens = std::collections::HashSet::new();
    let mut game_count = 0;
    for step in 0..100_000_u64 {
        match rng.random_range(0..100) {
            0..72 => shell.act(random_action(&mut rng)),
            72..84 => {
                let tick_ms = *[1, 50, 200, 5000].choose(&mut rng).expect("a time");
                shell.handle(Event::Tick(Duration::from_millis(tick_ms)));
            }
            84..92 => {
                if let Some(request) = shell.requests.last().cloned() {
                    shell.answer_newest_request();
                    outdated_requests.push(request);
                }
            }
            92 if rng.random() => shell.send_thinking_info(),
            92 => {
                shell.run_analysis_partly(rng.random_range(0..8));
            }
            93 => {
                if let Some(request) = shell.requests.pop() {
                    let error_message = "it broke".to_owned();
                    shell.handle(Event::Job(
                        request.job,
                        JobNews::Failed(JobFailure::Message(error_message)),
                    ));
                    outdated_requests.push(request);
                }
            }
            94 => shell.is_disk_full = rng.random_ratio(1, 4),
            95 => {
                // Only the newest request for a move is current; the others become outdated.
                let newest_request = shell.requests.pop();
                outdated_requests.append(&mut shell.requests);
                shell.requests.extend(newest_request);
                check_late_answers_are_ignored(&mut shell, &outdated_requests, &mut rng);
            }
            96 => {
                let (width, height) = (rng.random_range(1..=100), rng.random_range(1..=30));
                let (column, row) = (rng.random_range(0..width), rng.random_range(0..height));
                shell.click(column, row, Size::new(width, height));
            }
            97 if step % 8 == 0 => {
                shell.draw(rng.random_range(1..=130), rng.random_range(1..=45));
            }
            98 if step % 4 == 0 => check_redo_restores_undone_moves(&shell),
            99 if step % 32 == 0 => check_escape_leads_to_menu(&mut shell),
            _ => {}
        }
        check_saved_file_holds_the_game(&shell);
        seen_screens.insert(current_screen(&shell.app).name());
        if shell.has_quit {
            game_count += shell.disk.len();
            shell.keep_newest_games(5);
            game_count -= shell.disk.len();
            shell.restart(step);
            outdated_requests.clear();
        }
        outdated_requests.drain(..outdated_requests.len().saturating_sub(50));
    }
    assert!(
        seen_screens.len() >= 14,
        "nearly every screen was visited: {}",
        seen_screens.len()
    );
    assert!(game_count > 120, "games were played: {game_count}");
}

#[test]
fn the_same_events_lead_to_the_same_state() {
    let state_after_random_actions = || {
        let mut rng = StdRng::seed_from_u64(4);
        let mut shell = Shell::with_settings("animation = \"off\"\n");
        for _ in 0..2000 {
            shell.act(random_action(&mut rng));
            shell.answer_newest_request();
            if shell.has_quit {
                shell.restart(1);
            }
        }
        // Compare the drawn screen, because the list of repeatable positions has no fixed order.
        (shell.draw(80, 24), shell.disk)
    };
    assert_eq!(state_after_random_actions(), state_after_random_actions());
}
