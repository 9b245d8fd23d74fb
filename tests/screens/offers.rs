//! Checks the commands that a screen offers: an offered command has an effect, and all others have
//! none.

use awale::app::{Action, KeyAvailability, Notice};
use awale::keys::Command;

use crate::shell::Shell;
use crate::start::{PLAIN_LOOK, screen_lines, start_with_look};
use crate::ways::{SCREEN_WALKS, for_each_walk_in};

/// The commands of the screen with their offers. The list is empty while keys are typed into a text
/// or answer a question.
fn offered_commands(shell: &Shell) -> Vec<(Command, KeyAvailability)> {
    let app = &shell.app;
    if app.confirmation().is_some() || app.is_typing() || app.waits_for_key_to_bind() {
        return Vec::new();
    }
    let offers = app.screen().available_keys(&app.context);
    let is_screen_command = |command: &&Command| {
        let is_app_command = matches!(command, Command::Help | Command::Quit);
        Action::of(**command) == Action::Command(**command) && !is_app_command
    };
    let commands = Command::ALL.iter().filter(is_screen_command);
    commands
        .map(|&command| (command, offers.command_availability(command)))
        .collect()
}

#[test]
fn a_command_that_is_not_offered_changes_nothing_and_shows_a_notice() {
    let mut refused_count = 0;
    for_each_walk_in(PLAIN_LOOK, |name, shell| {
        let screen_before = format!("{:?}", shell.app.screen());
        for (command, offer) in offered_commands(shell) {
            if offer == KeyAvailability::Off {
                shell.act(Action::Command(command));
                let notice = &shell.app.context.notice;
                assert!(
                    matches!(
                        notice,
                        Some(Notice::UnusedKey { .. } | Notice::LetterRanCommandInsteadOfPit(_))
                    ),
                    "{name}: {command:?}: {notice:?}"
                );
                refused_count += 1;
            }
        }
        assert_eq!(format!("{:?}", shell.app.screen()), screen_before, "{name}");
    });
    assert!(refused_count > 1000, "{refused_count}");
}

/// While a lowercase letter plays a pit, the line of keys shows it for nothing else.
#[test]
fn no_letter_that_plays_a_pit_is_in_the_line_of_keys() {
    let mut board_count = 0;
    for_each_walk_in(PLAIN_LOOK, |name, shell| {
        let keys = shell.app.screen().available_keys(&shell.app.context);
        if !keys.lowercase_letters_play_pits {
            return;
        }
        let drawn = screen_lines(&shell.draw(200, 30));
        let footer = drawn.last().expect("the line of keys");
        let mut entries = footer.split("  ").map(str::trim_start);
        let is_pit_letter = |key: &str| matches!(key, "a" | "b" | "c" | "d" | "e" | "f");
        let pit_entry = entries.find(|entry| entry.split(' ').next().is_some_and(is_pit_letter));
        assert_eq!(pit_entry, None, "{name}: {footer}");
        board_count += 1;
    });
    assert!(board_count > 10, "{board_count}");
}

#[test]
fn an_offered_command_does_something() {
    let mut commands_without_effect = Vec::new();
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let shell_at_screen = || {
            let mut shell = start_with_look(PLAIN_LOOK, settings);
            walk(&mut shell);
            shell
        };
        for (command, offer) in offered_commands(&shell_at_screen()) {
            if offer != KeyAvailability::Off {
                let mut shell = shell_at_screen();
                shell.act(Action::Command(command));
                if matches!(shell.app.context.notice, Some(Notice::UnusedKey { .. })) {
                    commands_without_effect.push(format!("{name}: {command:?}"));
                }
            }
        }
    }
    assert!(
        commands_without_effect.is_empty(),
        "{commands_without_effect:#?}"
    );
}
