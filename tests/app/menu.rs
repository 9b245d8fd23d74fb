//! The menu: its cursor, and saved games that are loaded late.

use awale::app::Action;
use awale::screens::{AnalyseRow, MenuItem};

use crate::TWO_HUMANS;
use crate::shell::Shell;
use crate::shell::shown::{Shown, screen_of};

/// The menu item under the cursor.
fn chosen(shell: &Shell) -> MenuItem {
    match screen_of(&shell.app) {
        Shown::Menu(menu) => menu.chosen(&shell.app.context),
        other => panic!("no menu, but {other:?}"),
    }
}

#[test]
fn a_late_list_of_games_keeps_the_cursor() {
    let mut shell = Shell::with(TWO_HUMANS);
    assert_eq!(
        chosen(&shell),
        MenuItem::Learn,
        "who never played is offered to learn"
    );
    let mut other = Shell::with(TWO_HUMANS);
    other.keys("pA");
    for (file, text) in std::mem::take(&mut other.disk) {
        shell.write(file, text);
    }
    shell.list();
    assert_eq!(
        chosen(&shell),
        MenuItem::Learn,
        "a game to continue is there now, and was not when it was drawn"
    );
    shell.act(Action::Down);
    assert_eq!(
        chosen(&shell),
        MenuItem::Analyse,
        "the line below the one that was shown"
    );
    shell.restart(2);
    assert_eq!(chosen(&shell), MenuItem::Continue);
    shell.act(Action::Confirm);
    shell.act(Action::Back);
    assert_eq!(chosen(&shell), MenuItem::Continue);
}

#[test]
fn a_player_who_leaves_the_first_game_finds_the_cursor_on_it() {
    let mut shell = Shell::with(TWO_HUMANS);
    assert_eq!(chosen(&shell), MenuItem::Learn);
    shell.keys("pA");
    shell.act(Action::Back);
    assert_eq!(chosen(&shell), MenuItem::Continue);
}

#[test]
fn the_play_line_describes_the_game_it_starts() {
    let settings = TWO_HUMANS.replace("[setup]\n", "[setup]\nbest_of = 3\nclock = \"5+0\"\n");
    let mut shell = Shell::with(&settings);
    while chosen(&shell) != MenuItem::Play {
        shell.act(Action::Down);
    }
    let drawn = crate::drawn(&mut shell, 80, 24)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(
        drawn.contains("human – human, clock 5+0, best of 3"),
        "{drawn}"
    );
}

#[test]
fn every_listed_menu_key_opens_something() {
    for (key, screen) in [("s", "Analysis"), ("b", "Analysis"), ("t", "Tree")] {
        let mut shell = Shell::with(TWO_HUMANS);
        shell.keys(key);
        assert_eq!(screen_of(&shell.app).name(), screen, "{key}");
    }
}

#[test]
fn the_example_of_a_tree_stays_while_you_type() {
    let mut shell = Shell::with("");
    shell.analyse(AnalyseRow::OwnTree);
    shell.keys("(1");
    for (width, height) in [(80, 24), (60, 18)] {
        let drawn = crate::drawn(&mut shell, width, height);
        assert!(
            drawn.contains("(1_") && drawn.contains("((3 12 8)"),
            "{drawn}"
        );
    }
}
