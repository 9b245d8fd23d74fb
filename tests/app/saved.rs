//! The list of saved games: its search and its filters.

use awale::app::{Action, GameFile};
use awale::screens::{AnalyseRow, SavedGamesFilter, SavedGamesScreen};
use awale_rules::{Match, PerSeat, Seat, Settlement};
use awale_study::catalogue::{GameKind, Variant};
use awale_study::record::{GameSeries, Participant, Record, SowingDirection};
use ratatui::buffer::Cell;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// Three games: a resigned game against level 2, an unfinished one against level 3, and one between
/// two humans.
fn shell_with_three_games() -> Shell {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"engine:level=2\"\nfirst = \"south\"\n",
    );
    shell.press_keys("pA");
    shell.press_keys("r");
    shell.act(Action::Back);
    for north in ["engine:level=3", "human"] {
        shell.app.context.settings.set("setup.north", &north.into());
        shell.press_keys("pB");
        shell.act(Action::Back);
    }
    shell
        .app
        .context
        .settings
        .set("setup.north", &"human".into());
    while !matches!(current_screen(&shell.app), ShownScreen::Menu(_)) {
        shell.act(Action::Back);
    }
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell
}

/// An older game of a series on the disk. It has a result although it was ended without a move.
fn add_finished_game(shell: &mut Shell, north: &str, settlement: Settlement) {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let mut game = Match::new(kind.start(Seat::South));
    game.settle(settlement);
    let [south, north] = ["human", north].map(|spec| Participant {
        name: "".into(),
        spec: spec.parse().expect("a player"),
    });
    let date = "2026-11-01T12:00:00+01:00".parse().expect("a date");
    let file = GameFile(format!(
        "{}.toml",
        north.spec.to_string().replace([':', '='], "-")
    ));
    let mut record = Record::of(
        &game,
        kind,
        PerSeat { south, north },
        SowingDirection::Clockwise,
        date,
        None,
    );
    record.header.series = Some(GameSeries {
        first_game_began: date,
        best_of: 3,
    });
    shell.write_game_file(file, record.to_toml());
    shell.reload_game_list();
}

/// Adds a drawn game against `fast` and a lost one against level 1.
fn add_drawn_and_lost_game(shell: &mut Shell) {
    add_finished_game(shell, "fast", Settlement::Agreement);
    add_finished_game(
        shell,
        "engine:level=1",
        Settlement::Resignation(Seat::South),
    );
}

fn saved_screen(shell: &Shell) -> &SavedGamesScreen {
    match current_screen(&shell.app) {
        ShownScreen::Saved(saved) => saved,
        other => panic!("no list of games: {other:?}"),
    }
}

fn listed_north_players(shell: &Shell) -> Vec<String> {
    let games = saved_screen(shell).visible_games(&shell.app.context);
    games
        .map(|game| {
            game.record
                .as_ref()
                .expect("a game")
                .players
                .north
                .spec
                .to_string()
        })
        .collect()
}

#[test]
fn a_search_filters_saved_games_by_words_and_escape_ends_it() {
    let mut shell = shell_with_three_games();
    assert_eq!(
        listed_north_players(&shell),
        ["human", "engine:level=3", "engine:level=2"]
    );
    shell.press_keys("/Level=3");
    assert_eq!(
        listed_north_players(&shell),
        ["engine:level=3"],
        "while the word is being typed"
    );
    shell.act(Action::Confirm);
    assert!(saved_screen(&shell).is_filtered());
    shell.act(Action::Back);
    assert_eq!(listed_north_players(&shell).len(), 3);
    shell.press_keys("/ENGINE 3");
    assert_eq!(
        listed_north_players(&shell),
        ["engine:level=3"],
        "as the list names them"
    );
    shell.act(Action::Back);
    shell.press_keys("/xyz");
    assert!(listed_north_players(&shell).is_empty());
    assert!(
        shell
            .draw(80, 24)
            .content
            .iter()
            .map(Cell::symbol)
            .collect::<String>()
            .contains("No game matches")
    );
    shell.act(Action::Back);
    assert_eq!(listed_north_players(&shell).len(), 3);
    shell.act(Action::Back);
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::AnalyseHub(_)
    ));
}

#[test]
fn a_finished_game_is_copied_in_a_few_lines_to_share() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"fast\"\nfirst = \"south\"\n",
    );
    shell.press_keys("pA");
    shell.press_keys("ry");
    let copied = shell.copied_text.clone().expect("a text");
    let lines: Vec<&str> = copied.lines().collect();
    assert!(
        lines[0].starts_with("Awalé / Oware, international rules · South"),
        "{copied}"
    );
    assert!(
        lines[1].contains("South resigned.") && lines[2] == "2026-11-21 · 1 move",
        "{copied}"
    );
    assert!(
        lines[3] == "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N" && lines.len() == 4,
        "{copied}"
    );
}

#[test]
fn the_filter_key_cycles_through_unfinished_won_lost_and_drawn_games() {
    let mut shell = shell_with_three_games();
    add_drawn_and_lost_game(&mut shell);
    let mut filters_and_listed_games = Vec::new();
    for _ in SavedGamesFilter::ALL {
        shell.press_keys("f");
        filters_and_listed_games.push((saved_screen(&shell).filter, listed_north_players(&shell)));
    }
    let owned_texts = |games: &[&str]| games.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        filters_and_listed_games,
        [
            (
                SavedGamesFilter::Unfinished,
                owned_texts(&["human", "engine:level=3"])
            ),
            (SavedGamesFilter::Won, owned_texts(&[])),
            (SavedGamesFilter::Lost, owned_texts(&["engine:level=1"])),
            (SavedGamesFilter::Drawn, owned_texts(&["fast"])),
            (
                SavedGamesFilter::All,
                owned_texts(&[
                    "human",
                    "engine:level=3",
                    "engine:level=2",
                    "engine:level=1",
                    "fast"
                ])
            ),
        ]
    );
    // The opened game is the one that the list showed under the cursor.
    shell.press_keys("fff");
    shell.act(Action::Confirm);
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Over(_) | ShownScreen::Analysis(_)
    ));
}

#[test]
fn lost_and_drawn_games_have_letters_in_different_colors() {
    let mut shell = shell_with_three_games();
    add_drawn_and_lost_game(&mut shell);
    let buffer = shell.draw(80, 24);
    let width = usize::from(buffer.area.width);
    let rows: Vec<&[Cell]> = buffer.content.chunks(width).collect();
    let result_letter_and_color = |result: &str| {
        let row = rows.iter().find(|row| {
            row.iter()
                .map(Cell::symbol)
                .collect::<String>()
                .contains(result)
        });
        let cell = row
            .expect(result)
            .iter()
            .rev()
            .find(|cell| cell.symbol().starts_with(char::is_alphanumeric));
        let cell = cell.expect("a mark");
        (cell.symbol().to_owned(), cell.fg)
    };
    let (lost_mark, drawn_mark) = (
        result_letter_and_color("level 1"),
        result_letter_and_color("24-24"),
    );
    assert_eq!([lost_mark.0.as_str(), drawn_mark.0.as_str()], ["L", "D"]);
    assert_ne!(lost_mark.1, drawn_mark.1);
}

#[test]
fn a_game_resigned_after_a_few_moves_has_no_letter_and_says_why() {
    let mut shell = shell_with_three_games();
    while !shell
        .screen_text(80, 24)
        .contains("Not rated: fewer than 10 moves")
    {
        shell.act(Action::Down);
    }
    let screen = shell.screen_text(80, 24);
    let row = screen
        .lines()
        .find(|line| line.contains("resigned"))
        .expect("a row");
    assert!(
        row.trim_end_matches(['│', ' ', '▐']).ends_with("resigned"),
        "{row}"
    );
}

/// A finished game with help has a letter, and its details say why it is unrated.
#[test]
fn the_details_of_a_game_with_help_say_that_it_is_unrated() {
    for (north, reason) in [
        ("engine:level=2", "Unrated: with help · 2026"),
        ("character:nana", "Unrated: a teaching game · 2026"),
    ] {
        let mut shell = Shell::with_settings(&format!(
            "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"{north}\"\nfirst = \"south\"\n"
        ));
        shell.press_keys("pi");
        for _ in 0..6 {
            shell.act(Action::Confirm);
            shell.answer_newest_request();
        }
        shell.press_keys("r");
        shell.act_all([Action::Back, Action::Back]);
        shell.open_analyse_row(AnalyseRow::SavedGames);
        let screen = shell.screen_text(80, 24);
        assert!(screen.contains(reason), "{screen}");
        assert!(screen.contains(" resigned L"), "{screen}");
    }
}

#[test]
fn games_are_listed_by_their_own_dates() {
    let mut shell = shell_with_three_games();
    let file_and_text = shell.disk.iter().find(|(_, text)| text.contains("level=3"));
    let (file, text) = file_and_text
        .map(|(file, text)| (file.clone(), text.clone()))
        .expect("a game");
    shell.write_game_file(file, text.replace("2026-11-21T", "2026-11-01T"));
    shell.reload_game_list();
    assert_eq!(
        listed_north_players(&shell),
        ["human", "engine:level=2", "engine:level=3"]
    );
}

#[test]
fn a_file_with_several_games_is_one_line_that_opens_their_list() {
    let mut shell = shell_with_three_games();
    let three_ogn_games = "[Event \"Club\"]\n\n1. A a *\n\n[Event \"Final\"]\n[North \"Kofi\"]\n\n1. A a 2. A *\n\n[Event \"Third\"]\n\n1. B 1-0\n";
    shell.write_game_file(GameFile("club.ogn".to_owned()), three_ogn_games.to_owned());
    shell.reload_game_list();
    assert_eq!(
        saved_screen(&shell).visible_game_count(&shell.app.context),
        6,
        "three games and those of the file"
    );
    let text_of_screen = |shell: &mut Shell| {
        shell
            .draw(80, 24)
            .content
            .iter()
            .map(Cell::symbol)
            .collect::<String>()
    };
    assert!(
        text_of_screen(&mut shell).contains("club.ogn")
            && text_of_screen(&mut shell).contains("3 games"),
        "{}",
        text_of_screen(&mut shell)
    );
    // The search finds a file by the text of any of its games.
    shell.press_keys("/third");
    shell.act_all([Action::Confirm, Action::Confirm]);
    let game_count_and_selected = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Collection(collection) => (collection.games.len(), collection.chosen_index),
        other => panic!("no games of a file: {other:?}"),
    };
    assert_eq!(game_count_and_selected(&shell), (3, 0));
    assert!(
        text_of_screen(&mut shell).contains("damaged"),
        "{}",
        text_of_screen(&mut shell)
    );
    shell.act_all([Action::Down, Action::Confirm]);
    assert_eq!(
        game_count_and_selected(&shell),
        (3, 1),
        "one that cannot be read is not opened"
    );
    shell.act_all([Action::Down, Action::Confirm]);
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("the game is not shown")
    };
    assert_eq!(
        (board.move_count(), board.session.file_state.file.clone()),
        (1, None)
    );
    shell.act(Action::Back);
    assert_eq!(game_count_and_selected(&shell), (3, 2));
    let record_count = shell.app.context.games.records().count();
    assert_eq!(record_count, 5, "all its games count among the saved ones");
}

#[test]
fn incomplete_dates_are_listed_and_sorted_by_their_known_parts() {
    let mut shell = shell_with_three_games();
    let incomplete_dates = [
        "????.12.01",
        "12/05/2019",
        "2019.05.??",
        "2019.05.02",
        "2027.??.??",
    ];
    for (number, date) in incomplete_dates.into_iter().enumerate() {
        let game = format!("[Event \"Old {number}\"]\n[Date \"{date}\"]\n\n1. A a *\n");
        shell.write_game_file(GameFile(format!("old-{number}.ogn")), game);
    }
    shell.reload_game_list();
    let rows = |shell: &mut Shell| -> Vec<String> {
        let drawn = shell.draw(120, 40);
        let cells: Vec<&str> = drawn.content.iter().map(Cell::symbol).collect();
        let rows = cells.chunks(120).map(<[&str]>::concat);
        rows.filter(|row| row.contains("Old ")).collect()
    };
    let shown_dates = [
        "2027-??-??",
        "2019-05-02",
        "2019-05-??",
        "????-12-01",
        "12/05/2019",
    ];
    let rows = rows(&mut shell);
    assert_eq!(rows.len(), shown_dates.len(), "{rows:?}");
    for date in shown_dates {
        assert!(
            rows.iter().any(|row| row.contains(date)),
            "{date}: {rows:?}"
        );
    }
    let row_of_game = |number: usize| {
        let title = format!("Old {number}");
        rows.iter().position(|row| row.contains(&title))
    };
    assert!(
        row_of_game(4) < row_of_game(3)
            && row_of_game(3) < row_of_game(2)
            && row_of_game(2) < row_of_game(0),
        "{rows:?}"
    );
}

#[test]
fn the_analysis_board_shows_comments_and_the_game_keeps_them() {
    let mut shell = shell_with_three_games();
    let text = "[Event \"Talk\"]\n\n{Let us see.} 1. A {A quiet start, as Awa likes it: nothing is under attack.} (1. z) a *\n";
    shell.write_game_file(GameFile("talk.ogn".to_owned()), text.to_owned());
    shell.reload_game_list();
    shell.press_keys("/talk");
    shell.act_all([
        Action::Confirm,
        Action::Command(awale::keys::Command::Analyse),
    ]);
    for (width, height) in [(60, 18), (80, 24), (140, 45)] {
        let mut contains_text = |words: &str| {
            let drawn: String = shell
                .draw(width, height)
                .content
                .iter()
                .map(Cell::symbol)
                .collect();
            drawn
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .contains(words)
        };
        assert!(
            contains_text("Let us see.") && contains_text("1 variation cannot be read"),
            "{width}x{height}"
        );
        shell.act(Action::Right);
        let mut contains_text = |words: &str| {
            let drawn: String = shell
                .draw(width, height)
                .content
                .iter()
                .map(Cell::symbol)
                .collect();
            drawn
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .contains(words)
        };
        assert!(
            contains_text("A quiet start, as Awa likes it:") && contains_text("attack."),
            "{width}x{height}"
        );
        assert!(!contains_text("variation cannot"), "{width}x{height}");
        shell.act(Action::Home);
    }
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("no board")
    };
    assert_eq!(
        board.session.record().header.comments.len(),
        2,
        "what is saved keeps them"
    );
}

#[test]
fn a_search_without_accents_finds_a_game() {
    let mut shell = shell_with_three_games();
    let (file, text) = shell
        .disk
        .iter()
        .next()
        .map(|(file, text)| (file.clone(), text.clone()))
        .expect("a game");
    shell.write_game_file(file, format!("title = \"Zoé - Sékou\"\n{text}"));
    shell.reload_game_list();
    for search in ["/zoe", "/SEKOU", "/Sékou", "/zoé sekou"] {
        shell.press_keys(search);
        assert_eq!(listed_north_players(&shell).len(), 1, "{search}");
        shell.act(Action::Back);
    }
}

#[test]
fn a_game_with_a_name_of_its_own_still_shows_its_players_and_its_game() {
    let mut shell = shell_with_three_games();
    let file_and_text = shell.disk.iter().find(|(_, text)| text.contains("level=3"));
    let (file, text) = file_and_text
        .map(|(file, text)| (file.clone(), text.clone()))
        .expect("a game");
    shell.write_game_file(file, format!("title = \"The long one\"\n{text}"));
    shell.reload_game_list();
    let buffer = shell.draw(120, 40);
    let drawn: String = buffer.content.iter().map(Cell::symbol).collect();
    let line = drawn.split("The long one").nth(1).expect("its name");
    let line: String = line.chars().take(45).collect();
    assert!(line.contains("You – level 3 · oware"), "{line}");
}

#[test]
fn a_game_of_matches_is_listed_with_the_player_who_took_the_last_match() {
    let mut shell = Shell::with_settings(
        "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\nmatches_start = 4\n",
    );
    shell.press_keys("p31");
    shell.act(Action::Back);
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("North took the last") && !drawn.contains("3-1"),
        "{drawn}"
    );
}
