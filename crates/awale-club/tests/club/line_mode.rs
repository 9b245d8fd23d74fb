//! The club line by line, with the installed `ssh`.

use awale_app::app::{ClockTextOutline, TextOutline};
use awale_club::line_mode::LineWire;
use awale_page::wire::Wire;
use awale_study::words::{Language, Words};

use super::support::{
    TestServer,
    line_client::LineClient,
    openssh::{SshTerminal, has_openssh, new_key, run_ssh},
};

/// Two visitors in a new club, each with an own key. The first one is a host.
async fn two_visitors(folder: &std::path::Path) -> (TestServer, LineClient, LineClient) {
    let test_server = TestServer::open().await;
    let keys = [new_key(folder, "a"), new_key(folder, "b")];
    let ssh_address = test_server.ssh_address;
    assert!(
        run_ssh(ssh_address, &keys[0], &["ayo@127.0.0.1", "games"])
            .status
            .success()
    );
    test_server.make_host("ayo");
    let mut ayo = LineClient::open(ssh_address, "ayo", &keys[0], "en_US.UTF-8", &["-T"], &[]);
    ayo.wait_for_text("You are ayo.");
    ayo.wait_for_text("? explains more");
    let mut kofi = LineClient::open(
        ssh_address,
        "kofi",
        &keys[1],
        "en_US.UTF-8",
        &[],
        &["plain"],
    );
    kofi.wait_for_text("You are kofi.");
    kofi.wait_for_text("? explains more");
    (test_server, ayo, kofi)
}

/// Challenges everybody. Each change is the label of a line, what to type after its number, and the
/// value until which it is typed.
fn send_challenge_to_everybody(challenger: &mut LineClient, changes: &[(&str, &str, &str)]) {
    challenger.type_line("new challenge");
    challenger.wait_for_text("Send the challenge");
    for (label, step, value) in changes {
        let row_number = challenger.last_row_number(label);
        let first_line = challenger.type_and_wait(&format!("{row_number}{step}"), label);
        let mut current_line = first_line.clone();
        while !current_line.contains(value) {
            current_line = challenger.type_and_wait(&format!("{row_number}{step}"), label);
            assert_ne!(current_line, first_line, "no {value}");
        }
    }
    challenger.type_line("send the challenge");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_visitors_play_a_whole_game_line_by_line() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (test_server, mut ayo, mut kofi) = two_visitors(folder.path()).await;
    send_challenge_to_everybody(
        &mut ayo,
        &[("Game:", "-", "13 matches"), ("First move:", "", "you")],
    );
    let row_number = kofi.wait_for_row_number("ayo offers");
    kofi.type_line(&row_number);
    for player in [&mut ayo, &mut kofi] {
        player.wait_for_text("ayo");
        player.wait_for_text("13 matches");
    }
    ayo.wait_for_text("Your move.");
    ayo.type_and_wait("c Good luck!", "ayo: Good luck!");
    kofi.wait_for_text("ayo: Good luck!");
    kofi.type_and_wait("1", "It is not your turn.");
    // Each player takes three matches per move, which leaves the last match for ayo, who loses by
    // taking it.
    for (place, count) in ["3", "3", "3", "3"].into_iter().enumerate() {
        let (mover, opponent) = if place % 2 == 0 {
            (&mut ayo, &mut kofi)
        } else {
            (&mut kofi, &mut ayo)
        };
        mover.type_line(count);
        opponent.wait_for_text("took 3 matches");
        opponent.wait_for_text("Your move.");
    }
    ayo.type_line("1");
    for player in [&mut ayo, &mut kofi] {
        player.wait_for_text("North (kofi) wins.");
    }
    ayo.type_and_wait("moves", "3. South took 1 match");
    ayo.type_and_wait("esc", "You are ayo.");
    kofi.type_and_wait("nonsense", "“nonsense” is not a command here.");
    kofi.type_and_wait("99", "is not a command here.");
    kofi.type_and_wait("quit", "Bye. Come back soon.");
    assert_eq!(kofi.wait_for_end(), Some(0));
    ayo.close_input();
    ayo.wait_for_text("Bye. Come back soon.");
    assert_eq!(ayo.wait_for_end(), Some(0));
    test_server.close().await;
}

#[test]
fn a_running_clock_is_announced_at_one_minute_and_at_20_and_10_seconds() {
    let words = Words::new(Language::English);
    let mut wire = LineWire::new(false);
    let clock_outline = |name: &str, seconds, is_running| ClockTextOutline {
        name: name.to_owned(),
        time: format!("0:{seconds}"),
        seconds,
        is_running,
    };
    for seconds in (0..=65).rev() {
        let outline = TextOutline {
            title: "Awalé".to_owned(),
            clocks: vec![
                clock_outline("South (ayo)", seconds, true),
                clock_outline("North (kofi)", 90 - seconds, false),
            ],
            ..TextOutline::default()
        };
        wire.end_frame(Some(&outline), &words);
    }
    let text = String::from_utf8(wire.take_bytes()).unwrap();
    let announced_times: Vec<&str> = text.lines().filter(|line| line.contains("left")).collect();
    let expected_announcements =
        ["0:60", "0:20", "0:10"].map(|time| format!("South (ayo) has {time} left."));
    assert_eq!(announced_times, expected_announcements);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_resigns_and_joins_a_tournament_line_by_line() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (test_server, mut ayo, mut kofi) = two_visitors(folder.path()).await;
    send_challenge_to_everybody(&mut ayo, &[("Time:", "", "10"), ("First move:", "", "you")]);
    let row_number = kofi.wait_for_row_number("ayo offers");
    kofi.type_line(&row_number);
    ayo.wait_for_text("Your move.");
    ayo.type_and_wait("B", "1. South sowed 4 seeds from B");
    kofi.wait_for_text("1. South sowed 4 seeds from B");
    kofi.wait_for_text("Your move.");
    kofi.type_and_wait("board", "B 0, C 5");
    kofi.type_and_wait("clock", "kofi");
    kofi.type_and_wait("resign", "yes / no");
    kofi.type_line("n");
    kofi.type_and_wait("resign", "yes / no");
    kofi.type_line("yes");
    for player in [&mut ayo, &mut kofi] {
        player.wait_for_text("resigned");
        player.type_and_wait("esc", "Lobby");
        player.wait_for_text("Commands:");
    }
    // The host announces a tournament, and a title is typed into its field.
    ayo.type_line("hold a tournament");
    let title = ayo.wait_for_row_number("Title:");
    ayo.type_and_wait(&title, "Type the text.");
    ayo.type_and_wait("Friday", "Title: Friday");
    ayo.type_and_wait("announce the", "Lobby");
    kofi.reprint_screen_until("Friday: ");
    kofi.type_and_wait("Friday", "Join");
    kofi.type_and_wait("join", "Leave the tournament");
    kofi.type_and_wait("esc", "Lobby");
    kofi.reprint_screen_until("including you");
    // A line that is named instead of chosen with the cursor asks its question too.
    ayo.type_and_wait("Friday", "Delete the tournament");
    ayo.type_and_wait("delete the", "Its games are kept. yes / no");
    ayo.type_line("no");
    kofi.type_and_wait("", "Friday: ");
    ayo.type_and_wait("delete the", "yes / no");
    ayo.type_and_wait("yes", "It is gone");
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
    let mut terminal = SshTerminal::with_options(
        test_server.ssh_address,
        "ayo",
        Some(&key),
        ((100, 40), "dumb"),
        "fr_FR.UTF-8",
        &[],
    );
    terminal.wait_for_text("? en dit plus.");
    terminal.send_keys("plateux\x7f\x7fau\r");
    terminal.wait_for_text("plateau");
    terminal.wait_for_text("n'est pas une commande ici.");
    terminal.send_keys("\x1b[A\r");
    terminal.wait_for_text("Les flèches et les touches de fonction");
    terminal.send_keys("quitter\r");
    assert_eq!(terminal.wait_for_end(), 0);
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn piped_input_is_read_to_its_end_in_every_language() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let key = new_key(folder.path(), "a");
    let test_server = TestServer::open().await;
    for language in Language::ALL {
        let locale = format!("{}.UTF-8", language.code());
        let mut ayo = LineClient::open(test_server.ssh_address, "ayo", &key, &locale, &["-T"], &[]);
        for line in ["?", "1", "esc", "99", "xyz"] {
            ayo.type_line(line);
        }
        ayo.close_input();
        ayo.wait_for_text("99");
        ayo.wait_for_text("xyz");
        let text = ayo.printed_text();
        assert_eq!(ayo.wait_for_end(), Some(0), "{text}");
        assert!(!text.contains("club-") && !text.contains("{ $"), "{text}");
    }
    test_server.close().await;
}
