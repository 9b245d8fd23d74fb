//! The state machine under anything that can happen to it.

#[path = "support/shell.rs"]
mod shell;

use std::mem::discriminant;
use std::time::Duration;

use awale_rules::{Pit, Seat};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use ratatui::layout::Size;
use shell::{Asked, Shell};

use awale::app::{Action, Event, Item, Screen, Session, Trouble};

const TWO_HUMANS: &str = "animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n";
const AGAINST_A_COMPUTER: &str = "animation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\nfirst = \"south\"\n";

/// The game that is shown, in play or at its end.
fn session(shell: &Shell) -> Option<&Session> {
    match shell.app.screen() {
        Screen::Play(play) => Some(&play.session),
        Screen::Over(over) => Some(&over.session),
        _ => None,
    }
}

fn played(shell: &Shell) -> usize {
    session(shell).expect("a game").referee.moves().len()
}

// ---- Setting up

#[test]
fn a_player_who_does_not_play_a_game_comes_back_with_the_next() {
    let mut shell = Shell::with("animation = \"off\"\n[setup]\nnorth = \"engine:level=5\"\n");
    let north = |shell: &Shell| match shell.app.screen() {
        Screen::Setup(setup) => setup.chairs.north.spec.to_string(),
        other => panic!("no setup: {other:?}"),
    };
    shell.acts([Action::Confirm, Action::Home]);
    assert_eq!(north(&shell), "engine:level=5");
    shell.act(Action::Left);
    assert_eq!(north(&shell), "fast", "the engine knows no matches");
    shell.act(Action::Right);
    assert_eq!(north(&shell), "engine:level=5");
    shell.acts([Action::Left, Action::End, Action::Confirm]);
    assert_eq!(session(&shell).expect("matches").players.north.spec.to_string(), "fast");
    assert_eq!(shell.app.context.settings.setup.north.to_string(), "engine:level=5", "nor is it forgotten by playing");
}

// ---- Anything at all

/// Something that a person might do. Keys that do something are more likely than others.
fn random_action(dice: &mut StdRng) -> Action {
    const KEYS: &[char] = &[
        'a', 'b', 'c', 'd', 'e', 'f', 'A', 'F', '1', '2', '3', '6', '9', 'u', 'u', 'U', 'v', 'm', 'p', 'p', 't', 'g',
        'r', 'n', 'N', 'y', '?', '+', '-', 'x', 'w', 'i', 'i', 'é', ' ', '0', 's',
    ];
    match dice.random_range(0..100) {
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
        63..88 => Action::Key(*KEYS.choose(dice).expect("keys")),
        88 => Action::Paste("Awa\n\t 🙂 é漢".to_owned()),
        89 => Action::Backspace,
        90 => {
            if dice.random() {
                Action::Delete
            } else {
                Action::Tab
            }
        }
        91..94 => Action::Pit(Pit::new(dice.random_range(0..12)).expect("a pit")),
        94..96 => Action::Take(dice.random_range(0..12)),
        96..99 => Action::Row(dice.random_range(0..14)),
        _ => Action::Suspend,
    }
}

/// Everything about the app that an answer to an old question could change.
fn picture(shell: &Shell) -> String {
    format!("{:?} {:?} {:?}", shell.app.screen(), shell.app.ask(), shell.app.context.trouble)
}

/// An answer to a question that is not asked any more changes nothing.
fn old_answers_change_nothing(shell: &mut Shell, old: &[Asked], dice: &mut StdRng) {
    // The newest answer may still be waiting for the board to stand still.
    let newest = old.iter().chain(&shell.asked).map(|asked| asked.question).max();
    let Some(asked) = old.choose(dice).filter(|asked| Some(asked.question) != newest) else { return };
    let before = picture(shell);
    shell.give_answer(asked);
    assert_eq!(picture(shell), before, "question {}", asked.question);
    shell.happens(Event::ThinkerFailed { question: asked.question, what: "too late".to_owned() });
    assert_eq!(picture(shell), before, "question {}", asked.question);
}

/// A record without what its clocks show: they run on after the file was written.
fn without_running_clocks(text: &str) -> String {
    let runs = |line: &&str| line.starts_with("south_ms") || line.starts_with("north_ms");
    text.lines().filter(|line| !runs(line)).collect()
}

/// What is in the file of the game that is shown is the game that is shown.
fn the_file_is_the_game(shell: &Shell) {
    let Some(session) = session(shell) else { return };
    if let Some(file) = session.file.as_ref().filter(|_| !shell.app.context.unsaved) {
        let (kept, shown) = (&shell.disk[file], session.record().to_toml());
        assert_eq!(without_running_clocks(kept), without_running_clocks(&shown), "{file:?}");
    }
}

/// Whatever is taken back can be played again.
fn redo_undoes_undo(shell: &Shell) {
    let Some(session) = session(shell) else { return };
    let (mut there_and_back, before) = (session.clone(), session.referee.moves());
    if there_and_back.undo() {
        assert!(there_and_back.referee.moves().len() <= before.len());
        there_and_back.redo();
        assert_eq!(there_and_back.referee.moves(), before);
    }
}

/// From anywhere, going back often enough leads to the menu, and never out of it.
fn the_menu_is_at_the_bottom(shell: &mut Shell) {
    // While a game cannot be saved, leaving it wants a yes.
    shell.is_full = false;
    for _ in 0..40 {
        shell.act(Action::Back);
    }
    assert!(matches!(shell.app.screen(), Screen::Menu(_)), "{:?}", shell.app.screen());
    assert!(!shell.has_quit, "going back does not leave the program");
    assert_eq!(shell.app.next_tick(), None, "nothing moves in the menu");
}

#[test]
fn a_hundred_thousand_things_happen_and_all_is_well() {
    let mut dice = StdRng::seed_from_u64(2026);
    let mut shell = Shell::with("animation = \"fast\"\n");
    let mut old: Vec<Asked> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let mut games = 0;
    for step in 0..100_000_u64 {
        match dice.random_range(0..100) {
            0..72 => shell.act(random_action(&mut dice)),
            72..84 => {
                let time = *[1, 50, 200, 5000].choose(&mut dice).expect("a time");
                shell.happens(Event::Tick(Duration::from_millis(time)));
            }
            84..92 => {
                if let Some(asked) = shell.asked.last().cloned() {
                    shell.answer();
                    old.push(asked);
                }
            }
            92 if dice.random() => shell.glimpse(),
            92 => {
                shell.study_some(dice.random_range(0..8));
            }
            93 => {
                if let Some(asked) = shell.asked.pop() {
                    let what = "it broke".to_owned();
                    shell.happens(Event::ThinkerFailed { question: asked.question, what });
                    old.push(asked);
                }
            }
            94 => shell.is_full = dice.random_ratio(1, 4),
            95 => {
                // All questions but the newest are old ones.
                let newest = shell.asked.pop();
                old.append(&mut shell.asked);
                shell.asked.extend(newest);
                old_answers_change_nothing(&mut shell, &old, &mut dice);
            }
            96 => {
                let (width, height) = (dice.random_range(1..=100), dice.random_range(1..=30));
                let (column, row) = (dice.random_range(0..width), dice.random_range(0..height));
                shell.click(column, row, Size::new(width, height));
            }
            97 if step % 8 == 0 => {
                shell.draw(dice.random_range(1..=130), dice.random_range(1..=45));
            }
            98 if step % 4 == 0 => redo_undoes_undo(&shell),
            99 if step % 32 == 0 => the_menu_is_at_the_bottom(&mut shell),
            _ => {}
        }
        the_file_is_the_game(&shell);
        seen.insert(discriminant(shell.app.screen()));
        if shell.has_quit {
            games += shell.disk.len();
            shell.keep_newest(5);
            games -= shell.disk.len();
            shell.restart(step);
            old.clear();
        }
        old.drain(..old.len().saturating_sub(50));
    }
    assert!(seen.len() >= 14, "nearly every screen was visited: {}", seen.len());
    assert!(games > 200, "games were played: {games}");
}

#[test]
fn the_same_events_lead_to_the_same_state() {
    let walk = || {
        let mut dice = StdRng::seed_from_u64(4);
        let mut shell = Shell::with("animation = \"off\"\n");
        for _ in 0..2000 {
            shell.act(random_action(&mut dice));
            shell.answer();
            if shell.has_quit {
                shell.restart(1);
            }
        }
        (picture(&shell), shell.disk)
    };
    assert_eq!(walk(), walk());
}

// ---- One thing after the other

#[test]
fn no_game_is_kept_before_its_first_move() {
    let mut shell = Shell::with(TWO_HUMANS);
    shell.keys("p");
    shell.act(Action::Back);
    assert!(shell.disk.is_empty());
}

#[test]
fn the_answer_to_a_move_that_was_taken_back_is_ignored() {
    let mut shell = Shell::with(AGAINST_A_COMPUTER);
    shell.keys("pa");
    let first = shell.asked.pop().expect("a question");
    shell.keys("u");
    assert_eq!(played(&shell), 0);
    shell.give_answer(&first);
    assert_eq!(played(&shell), 0);
    shell.keys("b");
    shell.give_answer(&first);
    assert_eq!(played(&shell), 1, "the answer to the first question is none to the second");
    shell.answer();
    assert_eq!(played(&shell), 2);
}

#[test]
fn the_computer_answers_behind_the_list_of_keys() {
    let mut shell = Shell::with(AGAINST_A_COMPUTER);
    shell.keys("pa?");
    assert!(matches!(shell.app.screen(), Screen::Help(_)));
    shell.answer();
    assert!(matches!(shell.app.screen(), Screen::Help(_)), "the page that is read stays");
    shell.act(Action::Back);
    assert_eq!(played(&shell), 2);
}

#[test]
fn a_game_that_ends_behind_the_list_of_keys_is_over_when_one_comes_back() {
    let mut shell =
        Shell::with("animation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"fast\"\nmatches_start = 2\n");
    shell.keys("p1?");
    shell.answer();
    shell.act(Action::Back);
    assert!(matches!(shell.app.screen(), Screen::Over(_)), "{:?}", shell.app.screen());
}

#[test]
fn a_game_that_is_played_again_to_its_end_is_over_again() {
    let mut shell =
        Shell::with("animation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_start = 2\n");
    shell.keys("p11");
    assert!(matches!(shell.app.screen(), Screen::Over(_)), "{:?}", shell.app.screen());
    shell.keys("u");
    assert_eq!(played(&shell), 1);
    shell.keys("U");
    assert!(matches!(shell.app.screen(), Screen::Over(_)), "{:?}", shell.app.screen());
}

#[test]
fn a_game_that_could_not_be_saved_does_not_take_the_file_of_another() {
    let mut shell = Shell::with(TWO_HUMANS);
    shell.keys("pa");
    let first = session(&shell).expect("a game").file.clone().expect("a file");
    shell.act(Action::Back);
    shell.is_full = true;
    shell.keys("pbr");
    shell.act(Action::Confirm);
    assert!(matches!(shell.app.screen(), Screen::Over(_)));
    // From the replay of the game that is kept nowhere, a new one goes on, and is kept.
    shell.acts([Action::Row(2), Action::Key('g'), Action::Confirm]);
    shell.is_full = false;
    shell.keys("c");
    let second = session(&shell).expect("a game").file.clone().expect("a file");
    assert_ne!(first, second);
    shell.acts([Action::Back, Action::Back]);
    assert!(matches!(shell.app.screen(), Screen::Over(_)));
    let third = session(&shell).expect("a game").file.clone().expect("it is saved as soon as it can be");
    assert!(third != first && third != second);
}

#[test]
fn leaving_asks_only_where_something_would_be_lost() {
    let mut shell = Shell::with(TWO_HUMANS);
    shell.keys("paq");
    assert!(shell.has_quit, "all is saved");
    let mut shell = Shell::with(TWO_HUMANS);
    shell.is_full = true;
    shell.keys("paq");
    assert!(!shell.has_quit);
    shell.keys("n");
    assert!(!shell.has_quit && shell.app.ask().is_none());
    shell.keys("qy");
    assert!(shell.has_quit);
    let mut shell = Shell::with(TWO_HUMANS);
    shell.is_full = true;
    shell.keys("pa");
    shell.act(Action::Interrupt);
    assert!(shell.has_quit, "this key always leaves");
}

#[test]
fn a_key_in_the_middle_of_a_sowing_ends_the_picture_and_confirms_nothing() {
    let mut shell = Shell::with(&TWO_HUMANS.replace("\"off\"", "\"slow\""));
    shell.keys("pa");
    let moves = |shell: &Shell| matches!(shell.app.screen(), Screen::Play(play) if play.animation.is_some());
    assert!(moves(&shell));
    shell.act(Action::Confirm);
    assert!(!moves(&shell));
    assert_eq!(played(&shell), 1);
    shell.keys("ab");
    assert_eq!(played(&shell), 3, "a letter both ends the picture and plays");
}

#[test]
fn paused_computers_do_not_move_and_want_no_ticks() {
    let mut shell = Shell::with("animation = \"off\"\npace_ms = 100\n[setup]\nsouth = \"naive\"\nnorth = \"naive\"\n");
    shell.keys("p");
    shell.answer();
    assert_eq!(played(&shell), 1);
    assert!(shell.app.next_tick().is_some());
    shell.keys("p");
    shell.answer();
    shell.happens(Event::Tick(Duration::from_secs(9)));
    assert_eq!(played(&shell), 1);
    assert_eq!(shell.app.next_tick(), None);
    shell.keys("p");
    shell.happens(Event::Tick(Duration::from_secs(9)));
    assert_eq!(played(&shell), 2, "the answer that waited is played");
}

#[test]
fn a_human_against_a_computer_takes_back_to_the_own_turn() {
    let mut shell = Shell::with(AGAINST_A_COMPUTER);
    shell.keys("p");
    for _ in 0..3 {
        shell.act(Action::Confirm);
        shell.answer();
    }
    let there = played(&shell);
    shell.keys("u");
    let back = session(&shell).expect("a game");
    assert_eq!((back.to_move(), back.referee.moves().len()), (Seat::South, there - 2));
    shell.keys("U");
    assert_eq!(played(&shell), there);
}

#[test]
fn what_went_wrong_is_shown_until_the_next_key() {
    let mut shell = Shell::with(TWO_HUMANS);
    shell.happens(Event::Trouble(Trouble::Open("x.toml, line 3: no".to_owned())));
    assert!(shell.app.context.trouble.is_some());
    shell.act(Action::Down);
    assert_eq!(shell.app.context.trouble, None);
}

#[test]
fn a_swapped_rematch_seats_the_players_the_other_way_round() {
    let mut shell = Shell::with(&format!("{TWO_HUMANS}south_name = \"Awa\"\nnorth_name = \"Koffi\"\n"));
    shell.keys("par");
    shell.act(Action::Confirm);
    shell.act(Action::Row(1));
    let players = &session(&shell).expect("a game").players;
    assert_eq!((players.south.name.as_str(), players.north.name.as_str()), ("Koffi", "Awa"));
    assert_eq!(played(&shell), 0);
}

// ---- The menu

/// The line of the menu that the cursor is on.
fn chosen(shell: &Shell) -> Item {
    match shell.app.screen() {
        Screen::Menu(menu) => menu.chosen(&shell.app.context),
        other => panic!("no menu, but {other:?}"),
    }
}

#[test]
fn a_list_of_games_that_comes_late_does_not_move_the_cursor_from_under_a_finger() {
    let mut shell = Shell::with(TWO_HUMANS);
    assert_eq!(chosen(&shell), Item::NewGame);
    let mut other = Shell::with(TWO_HUMANS);
    other.keys("pa");
    for (file, text) in std::mem::take(&mut other.disk) {
        shell.write(file, text);
    }
    shell.list();
    assert_eq!(chosen(&shell), Item::NewGame, "a game to continue is there now, and was not when it was drawn");
    shell.act(Action::Down);
    assert_eq!(chosen(&shell), Item::Puzzles, "the line below the one that was shown");
    shell.restart(2);
    assert_eq!(chosen(&shell), Item::Continue);
    shell.act(Action::Confirm);
    shell.act(Action::Back);
    assert_eq!(chosen(&shell), Item::Continue);
}

#[test]
fn whoever_leaves_the_first_game_finds_the_cursor_on_it() {
    let mut shell = Shell::with(TWO_HUMANS);
    assert_eq!(chosen(&shell), Item::NewGame);
    shell.keys("pa");
    shell.act(Action::Back);
    assert_eq!(chosen(&shell), Item::Continue);
}
