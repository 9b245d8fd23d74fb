//! The openings: the books that ship are those that the command makes, and the screen and the command show them with the player's
//! own games.

#[path = "support/shell.rs"]
mod shell;
#[path = "support/terminal.rs"]
mod terminal;

use std::fs;

use awale_rules::{Match, PerSeat, Pit, Position, Seat, Settlement};
use shell::Shell;
use terminal::Home;

use awale::app::{Action, CountOrder, Effect, Event, GameFile, Item, OpeningsScreen, Screen};
use awale::catalogue::{AnyGame, AnyMove, Kind, Variant, Wdl};
use awale::openings::{BookBuilder, NODES, OpeningBook, OwnScore, PLIES, apply_difference};
use awale::record::{Direction, Participant, Record};

/// The bytes of a file before its values.
const HEAD: usize = 9;

#[test]
fn the_books_that_ship_have_a_value_for_every_position_of_the_first_six_plies() {
    for variant in Variant::built_in() {
        let book = OpeningBook::shipped(&variant.rules).expect("a book");
        assert_eq!((book.plies(), book.nodes()), (PLIES, NODES), "{}", variant.id);
        let start = Position::start(&variant.rules, Seat::South);
        let mut line = start;
        for ply in 0..PLIES {
            let values: Vec<_> = line.moves().map(|pit| book.value(&line.after(pit).expect("legal"))).collect();
            assert!(values.iter().all(Option::is_some), "{} after {ply} plies", variant.id);
            let best = values.into_iter().flatten().min().expect("a move");
            assert_eq!(book.value(&line), Some(best.turned()), "{}: a position is worth its best move", variant.id);
            line = line.after(line.moves().last().expect("a move")).expect("legal");
        }
        let best = book.value(&start).expect("a value").seeds();
        assert!(best.abs() < 6.0, "{} begins with {best}", variant.id);
        let beyond = line.after(line.moves().next().expect("a move")).expect("legal");
        assert_eq!(book.value(&beyond), None);
    }
}

/// With `AWALE_OPENINGS=all` the whole of each book; else its first values.
#[test]
fn the_books_that_ship_are_those_that_the_engine_makes() {
    let is_all = std::env::var_os("AWALE_OPENINGS").is_some();
    for variant in Variant::built_in() {
        let shipped = OpeningBook::shipped_bytes(&variant.id).expect("a book");
        let mut builder = BookBuilder::new(&variant.rules, PLIES, NODES);
        assert_eq!(shipped.len(), HEAD + builder.total(), "{}", variant.id);
        let wanted = if is_all { builder.total() } else { 12 };
        while builder.done() < wanted && builder.step() {}
        assert!(shipped.starts_with(builder.bytes()), "{}", variant.id);
        // Some in the middle, as if the work had been broken off there.
        let middle = HEAD + builder.total() / 2;
        let mut later = BookBuilder::new(&variant.rules, PLIES, NODES);
        later.restore(&shipped[..middle]);
        assert_eq!(later.done(), middle - HEAD);
        (0..8).for_each(|_| assert!(later.step()));
        assert!(shipped.starts_with(later.bytes()), "{}", variant.id);
    }
}

#[test]
fn a_book_is_written_as_what_differs_from_another() {
    let home = Home::new();
    let file = |name| home.path().join(name).display().to_string();
    let build = |variant: &str, more: &[&str]| {
        let common = ["openings", "build", "--variant", variant, "--nodes", "500"];
        home.printed(&[&common, more].concat())
    };
    let [oware, awele, small] = ["oware", "awele", "small"].map(file);
    build("oware", &["--plies", "3", "--out", &oware]);
    build("awele", &["--plies", "3", "--out", &awele]);
    build("awele", &["--plies", "3", "--base", &oware, "--out", &small]);
    let read = |path: &str| fs::read(path).expect("a book");
    let difference = read(&small);
    assert!(difference.len() < read(&oware).len());
    assert_eq!(apply_difference(&read(&oware), &difference), Some(read(&awele)));
    let told = home.refused(&["openings", "build", "--plies", "2", "--nodes", "9", "--base", &oware, "--out", &small]);
    assert!(told.contains("`--base`"), "{told}");
}

#[test]
fn the_command_makes_the_same_bytes_again_and_goes_on_where_it_was() {
    let home = Home::new();
    let [whole, broken] = ["whole", "broken"].map(|name| home.path().join(name).display().to_string());
    let build = |out: &str| {
        home.printed(&["openings", "build", "--variant", "awari", "--plies", "3", "--nodes", "500", "--out", out])
    };
    assert!(build(&whole).contains("199 bytes"), "nine, and one for each of 190 positions");
    let bytes = fs::read(&whole).expect("a book");
    fs::write(format!("{broken}.part"), &bytes[..100]).expect("a file");
    build(&broken);
    assert_eq!(fs::read(&broken).expect("a book"), bytes);
    assert!(!fs::exists(format!("{broken}.part")).expect("a folder"), "it is cleared away");
    // What belongs to another work is no help.
    let mut other = BookBuilder::new(&Variant::built_in()[5].rules, 3, 500);
    other.restore(&[&bytes[..5], &[0; 60][..]].concat());
    assert_eq!(other.done(), 0);
}

/// A game of oware with these moves that its only human won, or lost.
fn game(moves: &str, human: Seat, is_won: bool) -> Record {
    let kind = Kind::Awale(Variant::built_in().swap_remove(0));
    let first = if moves.starts_with(char::is_lowercase) { Seat::North } else { Seat::South };
    let mut game = Match::new(kind.start(first));
    for letter in moves.chars() {
        game.play(AnyMove::Pit(Pit::from_letter(letter).expect("a pit"))).expect("legal");
    }
    game.settle(Settlement::Resignation(if is_won { human.opponent() } else { human }));
    let participant = |seat: Seat| {
        let spec = if seat == human { "human" } else { "engine:level=3" };
        Participant { name: "".into(), spec: spec.parse().expect("a player") }
    };
    let date = "2026-11-22T12:00:00+01:00".parse().expect("a date");
    Record::of(&game, kind, PerSeat::from_fn(participant), Direction::CounterClockwise, date, None)
}

/// Three games that begin with the third pit, in one of which North began, and one that begins with the first.
fn games() -> Vec<Record> {
    vec![
        game("CcDd", Seat::South, true),
        game("CdA", Seat::North, false),
        game("cCdD", Seat::South, true),
        game("AcF", Seat::South, false),
    ]
}

fn openings(shell: &Shell) -> &OpeningsScreen {
    let Screen::Openings(screen) = shell.app.screen() else { panic!("{:?}", shell.app.screen()) };
    screen
}

fn open(shell: &mut Shell) {
    let row = Item::ALL.iter().position(|&item| item == Item::Openings).expect("a line of the menu");
    shell.act(Action::Row(row));
}

#[test]
fn the_screen_walks_through_the_first_moves_with_values_and_own_games() {
    let mut shell = Shell::with("animation = \"off\"\n");
    for (number, record) in games().into_iter().enumerate() {
        shell.write(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.list();
    open(&mut shell);
    let screen = openings(&shell);
    assert_eq!(screen.rows.len(), 6);
    assert_eq!(screen.row().and_then(|row| row.value), screen.best(), "the best move is chosen");
    let counts: Vec<_> = screen.rows.iter().map(|row| (row.own.won, row.own.drawn, row.own.lost)).collect();
    assert_eq!(counts, [(0, 0, 1), (0, 0, 0), (2, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 0)]);

    shell.act(Action::Pit(Pit::from_letter('C').expect("a pit")));
    let screen = openings(&shell);
    assert_eq!(screen.own().played(), 3);
    assert_eq!(screen.rows[2].own.won, 2, "c, whichever seat began");
    let Some(AnyGame::Awale(before)) = screen.game.referee.past().first() else { panic!("no game") };
    assert_eq!(before.to_move(), Seat::South);
    let mut depth = 1;
    while openings(&shell).best().is_some() {
        shell.act(Action::Right);
        depth += 1;
    }
    assert_eq!(depth, u32::from(PLIES), "beyond there are no values, but moves");
    assert!(!openings(&shell).rows.is_empty());
    (0..depth + 2).for_each(|_| shell.act(Action::Left));
    let screen = openings(&shell);
    assert!(screen.game.referee.moves().is_empty());
    assert_eq!(screen.row().map(|row| row.mv.to_string()).as_deref(), Some("C"), "where one came from");
}

#[test]
fn own_games_are_counted_in_the_background_and_a_late_answer_changes_nothing() {
    let mut shell = Shell::with("");
    for (number, record) in games().into_iter().enumerate() {
        shell.write(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.list();
    open(&mut shell);
    assert_eq!(openings(&shell).own().played(), 4);
    let order = |effects: Vec<Effect>| {
        effects.into_iter().find_map(|effect| match effect {
            Effect::CountGames { question, order: CountOrder::Opening { ply, .. }, .. } => Some((question, ply)),
            _ => None,
        })
    };
    let (early, _) = order(shell.app.update(Event::Action(Action::Right))).expect("they are counted");
    let (late, ply) = order(shell.app.update(Event::Action(Action::Right))).expect("they are counted again");
    assert_eq!((openings(&shell).own().played(), ply), (0, 2));
    assert!(openings(&shell).is_counting());
    let mut own = [OwnScore::default(); 6];
    own[0].add(Wdl::Win);
    shell.happens(Event::OpeningCounted { question: early, own });
    assert!(openings(&shell).is_counting() && openings(&shell).own().played() == 0, "of another position");
    shell.happens(Event::OpeningCounted { question: late, own });
    assert!(!openings(&shell).is_counting());
    // The games that are known may have changed: what was counted stays until it is counted anew.
    let counted = openings(&shell).own();
    let _ = shell.app.update(Event::Shelf(shell.app.context.shelf.clone()));
    assert_eq!((openings(&shell).is_counting(), openings(&shell).own()), (true, counted));
}

#[test]
fn one_plays_and_studies_from_an_opening() {
    let mut shell = Shell::with("animation = \"off\"\n[setup]\nnorth = \"human\"\n");
    open(&mut shell);
    shell.acts([Action::Right, Action::Right]);
    let position = *openings(&shell).game.position();
    shell.keys("s");
    let Screen::Play(play) = shell.app.screen() else { panic!("{:?}", shell.app.screen()) };
    assert_eq!((*play.session.position(), play.session.humans()), (position, 2));
    assert_eq!(play.session.game.referee.moves().len(), 2, "its record begins at the start");
    shell.act(Action::Back);
    shell.keys("p");
    assert!(matches!(shell.app.screen(), Screen::Setup(_)));
    shell.act(Action::Confirm);
    let Screen::Play(play) = shell.app.screen() else { panic!("{:?}", shell.app.screen()) };
    assert_eq!(*play.session.position(), position);
}

#[test]
fn games_that_are_saved_meanwhile_are_counted() {
    let mut shell = Shell::with("");
    open(&mut shell);
    assert_eq!(openings(&shell).own().played(), 0);
    shell.write(GameFile("one.toml".to_owned()), games()[0].to_toml());
    shell.list();
    assert_eq!(openings(&shell).own().played(), 1);
}

#[test]
fn rules_of_ones_own_have_moves_without_values() {
    let settings =
        "[setup]\ngame = \"mine\"\n[[variant]]\nid = \"mine\"\nname = \"Mine\"\nseeds_per_pit = 3\nwin_at = 19\n";
    let mut shell = Shell::with(settings);
    open(&mut shell);
    assert_eq!((openings(&shell).variant().id.as_str(), openings(&shell).best()), ("mine", None));
    shell.acts([Action::Right, Action::Right]);
    assert_eq!(openings(&shell).game.referee.moves().len(), 2);
    shell.keys("g");
    assert_eq!(openings(&shell).variant().id.as_str(), "oware", "the first comes after the last");
    assert!(openings(&shell).best().is_some() && openings(&shell).game.referee.moves().is_empty());
}

#[test]
fn the_command_prints_moves_values_and_own_games() {
    let home = Home::new();
    fs::create_dir_all(home.games()).expect("a folder");
    for (number, record) in games().into_iter().enumerate() {
        fs::write(home.games().join(format!("{number}.toml")), record.to_toml()).expect("a file");
    }
    let text = home.printed(&["openings"]);
    let line = text.lines().find(|line| line.starts_with("C ")).expect("a move");
    let cells: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(&cells[2..], ["3", "2", "0", "1"], "{text}");
    let text = home.printed(&["openings", "C", "c"]);
    assert!(text.lines().any(|line| line.starts_with("D ")) && text.contains("C c"), "{text}");
    assert!(home.refused(&["openings", "C", "C"]).contains("cannot be played"));
}

#[test]
fn a_key_leads_from_a_game_to_its_opening_and_back() {
    for (settings, wanted) in [("first = \"south\"", "CdE"), ("first = \"north\"", "cDe")] {
        let mut shell = Shell::with(&format!("animation = \"off\"\n[setup]\nnorth = \"human\"\n{settings}\n"));
        shell.keys("p");
        for letter in "cde".chars() {
            shell.act(Action::Key(letter));
        }
        shell.keys("o");
        let Screen::Openings(openings) = shell.app.screen() else { panic!("{:?}", shell.app.screen()) };
        let moves: String = openings.game.referee.moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, wanted, "who began begins there too");
        assert!(openings.rows.iter().all(|row| row.value.is_some()));
        let (position, is_turned) = (*openings.game.position(), openings.turned);
        shell.act(Action::Back);
        let Screen::Play(play) = shell.app.screen() else { panic!("{:?}", shell.app.screen()) };
        assert_eq!(
            (*play.session.position(), play.turned),
            (position, is_turned),
            "the same board, seen from the same side"
        );
        shell.keys("o");
        shell.act(Action::Back);
        assert!(matches!(shell.app.screen(), Screen::Play(_)));
    }
}

#[test]
fn a_game_from_a_position_of_ones_own_has_no_opening() {
    let mut shell = Shell::with("animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n");
    shell.keys("ps");
    shell.keys("1");
    shell.keys("r");
    shell.acts([Action::Confirm, Action::Confirm]);
    if let Screen::Setup(_) = shell.app.screen() {
        shell.acts([Action::End, Action::Confirm]);
    }
    assert!(matches!(shell.app.screen(), Screen::Play(_)), "{:?}", shell.app.screen());
    shell.keys("o");
    assert!(matches!(shell.app.screen(), Screen::Play(_)), "it says so");
}
