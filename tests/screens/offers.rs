//! Checks the commands that a screen offers: an offered command has an effect, and all others have
//! none.

use awale::app::{Action, KeyAvailability, Notice};
use awale::keys::Command;

use crate::shell::Shell;
use crate::start::{PLAIN_LOOK, start_with_look};
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
    let mut refused = 0;
    for_each_walk_in(PLAIN_LOOK, |name, shell| {
        let before = format!("{:?}", shell.app.screen());
        for (command, offer) in offered_commands(shell) {
            if offer == KeyAvailability::Off {
                shell.act(Action::Command(command));
                let notice = &shell.app.context.notice;
                assert!(
                    matches!(
                        notice,
                        Some(Notice::UnusedKey(..) | Notice::KeyRunsCommand { .. })
                    ),
                    "{name}: {command:?}: {notice:?}"
                );
                refused += 1;
            }
        }
        assert_eq!(format!("{:?}", shell.app.screen()), before, "{name}");
    });
    assert!(refused > 1000, "{refused}");
}

#[test]
fn an_offered_command_does_something() {
    let mut unused = Vec::new();
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let at = || {
            let mut shell = start_with_look(PLAIN_LOOK, settings);
            walk(&mut shell);
            shell
        };
        for (command, offer) in offered_commands(&at()) {
            if offer != KeyAvailability::Off {
                let mut shell = at();
                shell.act(Action::Command(command));
                if matches!(shell.app.context.notice, Some(Notice::UnusedKey(..))) {
                    unused.push(format!("{name}: {command:?}"));
                }
            }
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
}
