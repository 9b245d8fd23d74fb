//! The club line by line, with the installed `ssh`.

use awale_app::app::{ClockOutline, Outline};
use awale_club::line::LineWire;
use awale_page::wire::Wire;
use awale_study::words::{Language, Words};

use super::support::TestServer;
use super::support::lines::Lines;
use super::support::openssh::{Terminal, has_openssh, new_key, run};

/// Two visitors in a new club, each with an own key. The first one is a host.
async fn two_visitors(folder: &std::path::Path) -> (TestServer, Lines, Lines) {
    let test_server = TestServer::open().await;
    let keys = [new_key(folder, "a"), new_key(folder, "b")];
    let ssh = test_server.ssh;
    assert!(
        run(ssh, &keys[0], &["ayo@127.0.0.1", "games"])
            .status
            .success()
    );
    test_server.make_host("ayo");
    let mut ayo = Lines::open(ssh, "ayo", &keys[0], "en_US.UTF-8", &["-T"], &[]);
    ayo.sees("You are ayo.");
    ayo.sees("? explains more");
    let mut kofi = Lines::open(ssh, "kofi", &keys[1], "en_US.UTF-8", &[], &["plain"]);
    kofi.sees("You are kofi.");
    kofi.sees("? explains more");
    (test_server, ayo, kofi)
}

/// Challenges everybody. Each change is the label of a line, what to type after its number, and the
/// value until which it is typed.
fn challenge_everybody(from: &mut Lines, changes: &[(&str, &str, &str)]) {
    from.types("new challenge");
    from.sees("Send the challenge");
    for (label, step, value) in changes {
        let number = from.last_row_number(label);
        let first = from.asks(&format!("{number}{step}"), label);
        let mut now = first.clone();
        while !now.contains(value) {
            now = from.asks(&format!("{number}{step}"), label);
            assert_ne!(now, first, "no {value}");
        }
    }
    from.types("send the challenge");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_visitors_play_a_whole_game_line_by_line() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (test_server, mut ayo, mut kofi) = two_visitors(folder.path()).await;
    challenge_everybody(
        &mut ayo,
        &[("Game:", "-", "13 matches"), ("First move:", "", "you")],
    );
    let row = kofi.wait_for_row_number("ayo offers");
    kofi.types(&row);
    for player in [&mut ayo, &mut kofi] {
        player.sees("ayo");
        player.sees("13 matches");
    }
    ayo.sees("Your move.");
    ayo.asks("c Good luck!", "ayo: Good luck!");
    kofi.sees("ayo: Good luck!");
    kofi.asks("1", "It is not your turn.");
    // Three matches each, and the last one is for kofi.
    for (place, count) in ["3", "3", "3", "3"].into_iter().enumerate() {
        let (mover, other) = if place % 2 == 0 {
            (&mut ayo, &mut kofi)
        } else {
            (&mut kofi, &mut ayo)
        };
        mover.types(count);
        other.sees("took 3 matches");
        other.sees("Your move.");
    }
    ayo.types("1");
    for player in [&mut ayo, &mut kofi] {
        player.sees("North (kofi) wins.");
    }
    ayo.asks("moves", "3. South took 1 match");
    ayo.asks("esc", "You are ayo.");
    kofi.asks("nonsense", "“nonsense” is not a command here.");
    kofi.asks("99", "is not a command here.");
    kofi.asks("quit", "Bye. Come back soon.");
    assert_eq!(kofi.ends(), Some(0));
    ayo.closes_input();
    ayo.sees("Bye. Come back soon.");
    assert_eq!(ayo.ends(), Some(0));
    test_server.close().await;
}

#[test]
fn a_running_clock_is_announced_at_one_minute_and_at_20_and_10_seconds() {
    let words = Words::new(Language::English);
    let mut wire = LineWire::new(false);
    let clock = |name: &str, seconds, is_running| ClockOutline {
        name: name.to_owned(),
        time: format!("0:{seconds}"),
        seconds,
        is_running,
    };
    for seconds in (0..=65).rev() {
        let outline = Outline {
            title: "Awalé".to_owned(),
            clocks: vec![
                clock("South (ayo)", seconds, true),
                clock("North (kofi)", 90 - seconds, false),
            ],
            ..Outline::default()
        };
        wire.end_frame(Some(&outline), &words);
    }
    let text = String::from_utf8(wire.take_bytes()).unwrap();
    let times: Vec<&str> = text.lines().filter(|line| line.contains("left")).collect();
    let announced = ["0:60", "0:20", "0:10"].map(|time| format!("South (ayo) has {time} left."));
    assert_eq!(times, announced);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_resigns_and_joins_a_tournament_line_by_line() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (test_server, mut ayo, mut kofi) = two_visitors(folder.path()).await;
    challenge_everybody(&mut ayo, &[("Time:", "", "10"), ("First move:", "", "you")]);
    let row = kofi.wait_for_row_number("ayo offers");
    kofi.types(&row);
    ayo.sees("Your move.");
    ayo.asks("B", "1. South sowed 4 seeds from B");
    kofi.sees("1. South sowed 4 seeds from B");
    kofi.sees("Your move.");
    kofi.asks("board", "B 0, C 5");
    kofi.asks("clock", "kofi");
    kofi.asks("resign", "yes / no");
    kofi.types("n");
    kofi.asks("resign", "yes / no");
    kofi.types("yes");
    for player in [&mut ayo, &mut kofi] {
        player.sees("resigned");
        player.asks("esc", "Lobby");
        player.sees("Commands:");
    }
    // The host announces a tournament, and a title is typed into its field.
    ayo.types("hold a tournament");
    let title = ayo.wait_for_row_number("Title:");
    ayo.asks(&title, "Type the text.");
    ayo.asks("Friday", "Title: Friday");
    ayo.asks("announce the", "Lobby");
    kofi.print_again_until("Friday: ");
    kofi.asks("Friday", "Join");
    kofi.asks("join", "Leave the tournament");
    kofi.asks("esc", "Lobby");
    kofi.print_again_until("including you");
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dumb_terminal_gets_lines_with_an_echo() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let key = new_key(folder.path(), "a");
    let test_server = TestServer::open().await;
    let mut terminal = Terminal::with(
        test_server.ssh,
        "ayo",
        Some(&key),
        ((100, 40), "dumb"),
        "fr_FR.UTF-8",
        &[],
    );
    terminal.sees("? en dit plus.");
    terminal.press("plateux\x7f\x7fau\r");
    terminal.sees("plateau");
    terminal.sees("n'est pas une commande ici.");
    terminal.press("\x1b[A\r");
    terminal.sees("Les flèches et les touches de fonction");
    terminal.press("quitter\r");
    assert_eq!(terminal.ends(), 0);
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pipe_is_read_to_its_end_in_every_language() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let key = new_key(folder.path(), "a");
    let test_server = TestServer::open().await;
    for language in Language::ALL {
        let locale = format!("{}.UTF-8", language.code());
        let mut ayo = Lines::open(test_server.ssh, "ayo", &key, &locale, &["-T"], &[]);
        for line in ["?", "1", "esc", "99", "xyz"] {
            ayo.types(line);
        }
        ayo.closes_input();
        ayo.sees("99");
        ayo.sees("xyz");
        let text = ayo.text();
        assert_eq!(ayo.ends(), Some(0), "{text}");
        assert!(!text.contains("club-") && !text.contains("{ $"), "{text}");
    }
    test_server.close().await;
}
