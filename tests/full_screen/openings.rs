//! The openings: the screen and the command show the book with the player's own games.

use crate::shell::shown::{Shown, screen_of};
use std::fs;

use crate::shell::Shell;
use crate::terminal::Home;
use awale_rules::{Match, PerSeat, Pit, Seat, Settlement};

use awale::app::{Action, CountOrder, Effect, Event, GameFile};
use awale::catalogue::{AnyGame, AnyMove, Kind, Variant, Wdl};
use awale::openings::OwnScore;
use awale::record::{Direction, Participant, Record};
use awale::screens::{AnalyseRow, OpeningRow, OpeningsScreen};

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
    let Shown::Openings(screen) = screen_of(&shell.app) else { panic!("{:?}", screen_of(&shell.app)) };
    screen
}

fn open(shell: &mut Shell) {
    shell.analyse(AnalyseRow::Openings);
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
    assert_eq!(screen.row().and_then(OpeningRow::value), screen.best(), "the best move is chosen");
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
    assert!(depth > 6, "beyond there are no values, but moves");
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
    shell.keys("a");
    let Shown::Play(play) = screen_of(&shell.app) else { panic!("{:?}", screen_of(&shell.app)) };
    assert_eq!((*play.session.position(), play.session.humans()), (position, 2));
    assert_eq!(play.session.game.referee.moves().len(), 2, "its record begins at the start");
    shell.act(Action::Back);
    shell.keys("p");
    assert!(matches!(screen_of(&shell.app), Shown::Setup(_)));
    shell.act(Action::Confirm);
    let Shown::Play(play) = screen_of(&shell.app) else { panic!("{:?}", screen_of(&shell.app)) };
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
    assert_eq!(text.lines().last(), Some("Values are estimates, in seeds."));
    let text = home.printed(&["openings", "C", "c"]);
    assert!(text.lines().any(|line| line.starts_with("D ")) && text.contains("C c"), "{text}");
    assert!(home.refused(&["openings", "C", "C"]).contains("cannot be played"));
}

#[test]
fn a_key_leads_from_a_game_to_its_opening_and_back() {
    for (settings, wanted) in [("first = \"south\"", "CdE"), ("first = \"north\"", "cDe")] {
        let mut shell = Shell::with(&format!("animation = \"off\"\n[setup]\nnorth = \"human\"\n{settings}\n"));
        shell.keys("p");
        for letter in "CDE".chars() {
            shell.act(Action::Key(letter));
        }
        shell.keys("b");
        let Shown::Openings(openings) = screen_of(&shell.app) else { panic!("{:?}", screen_of(&shell.app)) };
        let moves: String = openings.game.referee.moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, wanted, "who began begins there too");
        assert!(openings.rows.iter().all(|row| row.value().is_some()));
        let (position, is_turned) = (*openings.game.position(), openings.turned);
        shell.act(Action::Back);
        let Shown::Play(play) = screen_of(&shell.app) else { panic!("{:?}", screen_of(&shell.app)) };
        assert_eq!(
            (*play.session.position(), play.turned),
            (position, is_turned),
            "the same board, seen from the same side"
        );
        shell.keys("b");
        shell.act(Action::Back);
        assert!(matches!(screen_of(&shell.app), Shown::Play(_)));
    }
}

#[test]
fn a_game_from_a_position_of_ones_own_has_no_opening() {
    let mut shell = Shell::with("animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n");
    shell.keys("ps");
    shell.keys("1");
    shell.keys("=");
    shell.acts([Action::Confirm, Action::Confirm]);
    if let Shown::Setup(_) = screen_of(&shell.app) {
        shell.acts([Action::End, Action::Confirm]);
    }
    assert!(matches!(screen_of(&shell.app), Shown::Play(_)), "{:?}", screen_of(&shell.app));
    shell.keys("b");
    assert!(matches!(screen_of(&shell.app), Shown::Play(_)), "it says so");
}

#[test]
fn no_move_is_called_the_best_where_the_book_does_not_have_all() {
    let mut shell = Shell::with("[setup]\ngame = \"abapa\"\n");
    open(&mut shell);
    let book = openings(&shell).book.clone().expect("a book");
    let start = openings(&shell).position().expect("a position");
    // The shortest line to a position that another line has brought a move of into the book.
    let mut lines = std::collections::VecDeque::from([(start, Vec::new())]);
    let line = loop {
        let (position, line) = lines.pop_front().expect("a position with a part of its moves");
        let after = |pit| position.after(pit).expect("legal");
        let known = position.moves().filter(|&pit| book.entry(&after(pit)).is_some()).count();
        if book.is_expanded(&position) {
            assert_eq!(known, position.moves().count(), "all moves of an expanded position have values");
            lines.extend(position.moves().map(|pit| (after(pit), [line.clone(), vec![pit]].concat())));
        } else if known > 0 {
            break line;
        }
    };
    for pit in line {
        shell.act(Action::Pit(pit));
    }
    assert_eq!(openings(&shell).best(), None);
    let row = openings(&shell).rows.iter().position(|row| row.value().is_some()).expect("a value");
    while openings(&shell).chosen != row {
        shell.act(Action::Down);
    }
    let text: String = shell.draw(100, 30).content.iter().map(ratatui::buffer::Cell::symbol).collect();
    assert!(text.contains("is worth") && !text.contains("best move"), "{text}");
}

#[test]
fn a_letter_or_a_number_walks_to_its_move_as_in_play() {
    let mut shell = Shell::with("animation = \"off\"\n");
    open(&mut shell);
    shell.keys("D3");
    let told =
        |shell: &Shell| -> String { openings(shell).game.referee.moves().iter().map(ToString::to_string).collect() };
    assert_eq!(told(&shell), "Dc", "3 is c, as North is to move");
    shell.keys("F");
    assert_eq!(told(&shell), "DcF");
    shell.acts([Action::Left, Action::Left, Action::Left]);
    shell.keys("78d");
    assert_eq!(told(&shell), "", "these name no pit");
}
