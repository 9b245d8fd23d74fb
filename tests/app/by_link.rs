//! A game that friends play by sending each other links, and what other links open.

use awale::app::{Action, Notice};
use awale::screens::{EndChoice, HumanSide, SetupRow};
use awale_rules::{Game, Seat};
use awale_study::record::StatisticsStatus;

use crate::session;
use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// A program whose user has this name.
fn shell_of_player(name: &str, seed: u64) -> Shell {
    let mut shell = Shell::with_settings(&format!(
        "name = \"{name}\"\nanimation = \"off\"\nconfirm = false\n[setup]\nfirst = \"south\"\nwelcome = \"knows\"\n\
        [share]\npage = \"https://example.org/\"\n"
    ));
    shell.restart(seed);
    shell
}

/// Sets up a game by link and begins it.
fn begin_link_game(shell: &mut Shell) {
    shell.open_setup_at(SetupRow::HumanSide);
    for _ in HumanSide::ALL {
        if matches!(current_screen(&shell.app), ShownScreen::Setup(setup) if setup.human_side() == HumanSide::LinkGame)
        {
            break;
        }
        shell.act(Action::Right);
    }
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
}

fn paste(shell: &mut Shell, text: &str) {
    shell.act(Action::Paste(text.to_owned()));
}

/// The link that one key copies.
fn copied_link(shell: &mut Shell) -> String {
    shell.press_keys("y");
    let link = shell.copied_text.take().expect("a link");
    assert!(link.starts_with("https://example.org/#play="), "{link}");
    link
}

fn paste_refusal(shell: &Shell) -> &str {
    match &shell.app.context.notice {
        Some(Notice::UnusablePaste(Some(text))) => text,
        other => panic!("{other:?}"),
    }
}

fn move_letters(shell: &Shell) -> String {
    let moves = session(shell).expect("a game").game.referee.moves();
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn two_friends_play_a_game_by_link_to_its_end() {
    let (mut awa, mut binta) = (shell_of_player("Awa", 3), shell_of_player("Binta", 4));
    begin_link_game(&mut awa);
    awa.press_keys("C");
    let text = awa.screen_text(80, 24);
    assert!(
        text.contains("Send your friend this link") && text.contains("#play=C/South=Awa/id="),
        "{text}"
    );
    awa.press_keys("D");
    assert_eq!(move_letters(&awa), "C", "the friend is to move");
    awa.press_keys("i");
    let text = awa.screen_text(80, 24);
    assert!(text.contains("no undo and no hints"), "{text}");
    paste(&mut binta, &copied_link(&mut awa));
    let game = session(&binta).expect("the game");
    assert!(game.awaits_human() && game.only_human_seat() == Some(Seat::North));
    let text = binta.screen_text(80, 24);
    assert!(text.contains("Awa") && text.contains("Binta"), "{text}");
    assert!(!text.contains("Send the link"), "{text}");
    binta.press_keys("u");
    assert_eq!(move_letters(&binta), "C", "no move is taken back");
    binta.press_keys("D");
    assert_eq!(move_letters(&binta), "Cd");
    let first_link = copied_link(&mut binta);
    paste(&mut awa, &first_link);
    assert_eq!(move_letters(&awa), "Cd");
    assert_eq!(session(&awa).expect("the game").players.north.name, "Binta");
    // After a restart, Binta's program finds the game in the list of saved games.
    awa.press_keys("E");
    binta.restart(5);
    paste(
        &mut binta,
        &format!("Your turn! <{}>", copied_link(&mut awa)),
    );
    assert_eq!(move_letters(&binta), "CdE");
    assert_eq!(binta.disk.len(), 1, "the same file goes on");
    binta.press_keys("r");
    let text = binta.screen_text(120, 40);
    assert!(text.contains("Send the link to Awa"), "{text}");
    let last_link = copied_link(&mut binta);
    paste(&mut awa, &last_link);
    let ShownScreen::Over(over) = current_screen(&awa.app) else {
        panic!("the end is shown");
    };
    assert_eq!(over.session.rating_status(), StatisticsStatus::PlayedByLink);
    assert!(
        over.end_choices().contains(&EndChoice::RematchSwappedSides)
            && !over.end_choices().contains(&EndChoice::BeginSeries)
    );
    let text = awa.screen_text(120, 40);
    assert!(
        text.contains("You won") && text.contains("Unrated: by link"),
        "{text}"
    );
    assert!(
        !text.contains("Send the link") && awa.app.context.rating().is_none(),
        "{text}"
    );
    let previous_link_game = session(&awa)
        .expect("the game")
        .header
        .game_played_by_link
        .clone()
        .expect("an id");
    awa.press_keys("p");
    let rematch_link_id = session(&awa)
        .expect("another game")
        .header
        .game_played_by_link
        .clone()
        .expect("an id");
    assert!(
        previous_link_game.id != rematch_link_id.id
            && previous_link_game.own_seat != rematch_link_id.own_seat
    );
}

#[test]
fn a_link_without_a_page_says_how_the_friend_opens_it() {
    let mut awa = Shell::with_settings("animation = \"off\"\n[setup]\nfirst = \"south\"\n");
    begin_link_game(&mut awa);
    awa.press_keys("Cy");
    let text = awa.copied_text.take().expect("a text");
    assert!(
        text.contains("awale program") && text.contains("#play=C/"),
        "{text}"
    );
    let mut binta = shell_of_player("Binta", 4);
    paste(&mut binta, &text);
    assert_eq!(move_letters(&binta), "C");
}

#[test]
fn a_link_never_changes_a_game_that_it_contradicts() {
    let (mut awa, mut binta) = (shell_of_player("Awa", 3), shell_of_player("Binta", 4));
    begin_link_game(&mut awa);
    awa.press_keys("C");
    let invitation = copied_link(&mut awa);
    paste(&mut binta, &invitation);
    binta.press_keys("D");
    let answer_link = copied_link(&mut binta);
    paste(&mut awa, &answer_link);
    awa.press_keys("A");
    let files_before = awa.disk.clone();
    paste(&mut awa, &invitation);
    assert!(
        paste_refusal(&awa).contains("older"),
        "{}",
        paste_refusal(&awa)
    );
    for (from, to, what) in [
        ("=CD/", "=CE/", "move 1"),
        ("=CD/", "=AD/", "move 1"),
        ("=CD/", "=CDBA/", "move 2"),
        ("=CD/", "=CD/Variant=awele/", "move 1"),
        ("=CD/", "=CDA/Termination=south-resigned/", "Binta"),
    ] {
        paste(&mut awa, &answer_link.replace(from, to));
        assert!(
            paste_refusal(&awa).contains(what) && paste_refusal(&awa).contains("stays as it is"),
            "{to}: {}",
            paste_refusal(&awa)
        );
        assert_eq!(move_letters(&awa), "CdA");
    }
    assert_eq!(awa.disk, files_before);
    paste(&mut awa, &answer_link.replace("/id=", "/ID="));
    assert!(
        paste_refusal(&awa).contains("“id”"),
        "{}",
        paste_refusal(&awa)
    );
}

#[test]
fn the_friend_may_begin_and_an_agreed_end_is_sent() {
    let (mut awa, mut binta) = (shell_of_player("", 3), shell_of_player("Binta", 4));
    awa.app.context.settings.set("setup.first", &"north".into());
    begin_link_game(&mut awa);
    assert_eq!(move_letters(&awa), "");
    let invitation = copied_link(&mut awa);
    assert!(invitation.contains("#play=/"), "{invitation}");
    paste(&mut binta, &invitation);
    binta.press_keys("F");
    binta.press_keys("o");
    let mut binta_text = binta.screen_text(80, 24);
    assert!(
        matches!(current_screen(&binta.app), ShownScreen::Over(_)),
        "{binta_text}"
    );
    binta.press_keys("e");
    binta_text = binta.screen_text(80, 24);
    assert!(
        binta_text.contains('▀') && binta_text.contains("Enter copy"),
        "{binta_text}"
    );
    binta.act(Action::Confirm);
    paste(&mut awa, &binta.copied_text.take().expect("the link"));
    assert!(matches!(current_screen(&awa.app), ShownScreen::Over(_)));
    assert_eq!(move_letters(&awa), "f");
}

#[test]
fn a_link_that_comes_before_the_list_of_games_waits_for_it() {
    let mut awa = shell_of_player("Awa", 3);
    begin_link_game(&mut awa);
    awa.press_keys("C");
    let link = copied_link(&mut awa);
    awa.reload_game_list();
    let context = awale::app::AppContext::new(
        awa.app.context.settings.clone(),
        Vec::new(),
        awale::words::Language::English,
        7,
        crate::shell::noon,
    );
    let mut app = awale::screens::new_app(context);
    let _ = app.update(awale::app::Event::Action(Action::Paste(link)));
    assert!(matches!(current_screen(&app), ShownScreen::Menu(_)));
    let _ = app.update(awale::app::Event::GameList(awa.app.context.games.clone()));
    let game = app.shown_game().expect("the game");
    assert_eq!(
        game.only_human_seat(),
        Some(Seat::South),
        "it is the player's own game"
    );
    assert!(game.awaits_friend() && game.file_state.file.is_some());
}

#[test]
fn links_of_other_kinds_open_their_content() {
    let mut shell = shell_of_player("Awa", 3);
    paste(
        &mut shell,
        "https://other.example/page/#show=CFD/Variant=awele",
    );
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("an analysis board");
    };
    assert_eq!(
        (board.move_count(), board.session.game.kind.id()),
        (3, "awele")
    );
    paste(&mut shell, "#show=/FEN=2-0-0-0-0-1-0-0-1-0-0-0-23-21-S");
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("an analysis board");
    };
    assert_eq!(board.session.position().collected_counts().south, 23);
    paste(&mut shell, "#show=CCCC");
    assert!(
        paste_refusal(&shell).contains("2. C"),
        "{}",
        paste_refusal(&shell)
    );
    assert_eq!(shell.disk.len(), 1, "the game with moves is saved");
    shell.press_keys("ee");
    let text = shell.screen_text(80, 24);
    assert!(
        text.contains("https://example.org/#show=/FEN=2-0-0-0"),
        "{text}"
    );
    shell.act(Action::Confirm);
    let copied = shell.copied_text.take().expect("a link");
    assert!(copied.starts_with("https://example.org/#show="), "{copied}");
    shell.app.context.settings.share.page.clear();
    shell.act(Action::Back);
    shell.press_keys("ee");
    let text = shell.screen_text(80, 24);
    assert!(text.contains("for links” in the settings"), "{text}");
}

#[test]
fn a_puzzle_comes_by_link_and_is_not_recorded() {
    let mut shell = shell_of_player("Awa", 3);
    let variant = awale_study::catalogue::Variant::built_in().swap_remove(0);
    let mined_puzzle = awale_study::puzzle::collection::built_in(&variant)[7].clone();
    let puzzle = awale_study::puzzle::Puzzle::from_game(variant, mined_puzzle);
    let link = awale_study::link::address_that_opens_puzzle("https://example.org/", &puzzle)
        .expect("a link");
    paste(&mut shell, &link);
    let ShownScreen::Puzzle(shown) = current_screen(&shell.app) else {
        panic!("a puzzle");
    };
    assert_eq!(shown.sequence.puzzle, puzzle);
    let progress = shell.progress.clone();
    shell.press_keys("r");
    shell.press_keys("ee");
    assert_eq!(shell.progress, progress);
    assert!(
        shell
            .screen_text(120, 40)
            .contains("https://example.org/#puzzle=")
    );
}
