//! Complete visits with the installed `ssh`, in windows of several sizes, in English and in French.

use std::path::PathBuf;

use awale_club::settings::ClubSettings;

use super::support::{
    TestServer,
    openssh::{SshTerminal, has_openssh, new_key, run_ssh},
    wording::{ENGLISH, FRENCH, WINDOW_SIZES, Wording},
};

/// Visitors with one key each, all with windows of the same size and language.
struct People {
    folder: tempfile::TempDir,
    window_size: (u16, u16),
    wording: &'static Wording,
}

impl People {
    fn key_path(&self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        if path.exists() {
            path
        } else {
            new_key(self.folder.path(), name)
        }
    }

    /// Connects a visitor with the key of this name.
    fn connect(&self, test_server: &TestServer, name: &str) -> SshTerminal {
        SshTerminal::open(
            test_server.ssh_address,
            name,
            Some(&self.key_path(name)),
            self.window_size,
            self.wording.locale_name,
        )
    }

    fn enter_lobby(&self, test_server: &TestServer, name: &str) -> SshTerminal {
        let terminal = self.connect(test_server, name);
        terminal.wait_for_text(self.wording.lobby_title);
        terminal
    }

    /// Starts a game that `ayo` begins, with a clock or with a day for each move: `ayo` makes the
    /// challenge and `kofi` accepts it.
    fn start_game(&self, ayo: &mut SshTerminal, kofi: &mut SshTerminal, has_days_per_move: bool) {
        let wording = self.wording;
        ayo.send_keys("p");
        ayo.wait_for_text(wording.send_challenge_line);
        ayo.choose_line(wording.who_begins_line);
        ayo.send_keys("\x1b[C");
        ayo.wait_for_text(wording.you_begin_value);
        if has_days_per_move {
            ayo.choose_line(wording.pace_line);
            ayo.send_keys("\x1b[C\x1b[C\x1b[C");
            ayo.wait_for_text(wording.one_day_per_move_value);
        }
        ayo.choose_line(wording.send_challenge_line);
        ayo.send_keys("\r");
        kofi.choose_line(wording.challenge_row_start);
        kofi.send_keys("\r");
        for terminal in [ayo, kofi] {
            terminal.wait_for_text(&wording.turn_title(0));
        }
    }
}

/// Runs a test for each size of window and each language, with new visitors each time. Does nothing
/// if the programs of OpenSSH are missing.
async fn in_every_window_and_language(run_visit: impl AsyncFn(&People, &Wording)) {
    if !has_openssh() {
        return;
    }
    for size in WINDOW_SIZES {
        for wording in [&ENGLISH, &FRENCH] {
            let people = People {
                folder: tempfile::tempdir().unwrap(),
                window_size: size,
                wording,
            };
            run_visit(&people, wording).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn visits_with_a_new_name_a_taken_name_and_as_a_guest() {
    in_every_window_and_language(async |people, wording| {
        let test_server = TestServer::open().await;
        let mut ayo = people.enter_lobby(&test_server, "ayo");
        ayo.wait_for_text(wording.you_are_ayo_text);
        ayo.send_keys("q");
        assert_eq!(ayo.wait_for_end(), 0);
        let mut thief = SshTerminal::open(
            test_server.ssh_address,
            "ayo",
            Some(&people.key_path("thief")),
            people.window_size,
            wording.locale_name,
        );
        // A name without its key needs its code.
        thief.wait_for_text("Code:");
        thief.send_keys("\r");
        assert_eq!(thief.wait_for_end(), 1);
        thief.wait_for_text(wording.name_taken_message);
        let name = awale_club::names::Name::new("ayo").unwrap();
        let card = test_server.server.renew_card(name).await.unwrap().unwrap();
        let mut member_without_key = SshTerminal::open(
            test_server.ssh_address,
            "ayo",
            None,
            people.window_size,
            wording.locale_name,
        );
        member_without_key.wait_for_text("Code:");
        member_without_key.send_keys(&(card.code.clone() + "\r"));
        member_without_key.wait_for_text(wording.you_are_ayo_text);
        assert!(!member_without_key.screen_text().contains(&card.code));
        let mut guest = SshTerminal::open(
            test_server.ssh_address,
            "stranger",
            None,
            people.window_size,
            wording.locale_name,
        );
        guest.wait_for_text("guest-1");
        guest.send_keys("\x03");
        assert_eq!(guest.wait_for_end(), 0);
        people
            .enter_lobby(&test_server, "ayo")
            .wait_for_text(wording.you_are_ayo_text);
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn banned_and_unlisted_visitors_see_the_reason() {
    in_every_window_and_language(async |people, wording| {
        let test_server = TestServer::open().await;
        let mut visitor_inside = people.enter_lobby(&test_server, "kofi");
        test_server.ban("kofi").await;
        visitor_inside.wait_for_end();
        visitor_inside.wait_for_text(wording.banned_message);
        let mut reconnected_terminal = people.connect(&test_server, "kofi");
        assert_eq!(reconnected_terminal.wait_for_end(), 1);
        reconnected_terminal.wait_for_text(wording.banned_message);
        test_server.close().await;

        let folder = tempfile::tempdir().unwrap();
        let listed_fingerprints = awale_club::ssh::read_member_fingerprints(
            &people.key_path("ayo").with_extension("pub"),
        )
        .unwrap();
        let test_server = TestServer::in_folder(
            folder.path(),
            ClubSettings::default(),
            Some(listed_fingerprints),
        )
        .await;
        people.enter_lobby(&test_server, "ayo");
        let mut visitor_outside = people.connect(&test_server, "ama");
        assert_eq!(visitor_outside.wait_for_end(), 1);
        visitor_outside.wait_for_text(wording.private_club_message);
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_challenge_to_result_with_a_watcher_and_a_lost_connection() {
    in_every_window_and_language(async |people, wording| {
        let test_server = TestServer::open().await;
        let (mut ayo, mut kofi) = (
            people.enter_lobby(&test_server, "ayo"),
            people.enter_lobby(&test_server, "kofi"),
        );
        people.start_game(&mut ayo, &mut kofi, false);
        let mut ama = people.enter_lobby(&test_server, "ama");
        ama.choose_line(wording.watch_ayo_line);
        ama.send_keys("\r");
        for terminal in [&ayo, &kofi, &ama] {
            terminal.wait_for_text(&wording.turn_title(0));
            terminal.wait_for_text(wording.one_watcher_text);
        }
        ayo.play_pit(&wording.turn_title(0), "A");
        ama.wait_for_text(&wording.turn_title(1));
        kofi.wait_for_text(&wording.turn_title(1));
        kofi.kill_ssh();
        ayo.wait_for_text(wording.player_away_text);
        let mut kofi = people.connect(&test_server, "kofi");
        kofi.wait_for_text(&wording.turn_title(1));
        ayo.wait_until_gone(wording.player_away_text);
        kofi.play_pit(&wording.turn_title(1), "F");
        ayo.wait_for_text(&wording.turn_title(2));
        ayo.send_keys("r");
        ayo.send_keys(wording.confirm_key);
        for terminal in [&ayo, &kofi, &ama] {
            terminal.wait_for_text(wording.resigned_message);
        }
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_days_per_move_continues_after_a_restart() {
    in_every_window_and_language(async |people, wording| {
        let test_server = TestServer::open().await;
        let (mut ayo, mut kofi) = (
            people.enter_lobby(&test_server, "ayo"),
            people.enter_lobby(&test_server, "kofi"),
        );
        people.start_game(&mut ayo, &mut kofi, true);
        ayo.play_pit(&wording.turn_title(0), "A");
        kofi.wait_for_text(&wording.turn_title(1));
        let folder = test_server.close().await.unwrap();
        for terminal in [&mut ayo, &mut kofi] {
            terminal.wait_for_end();
        }
        let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
        let mut kofi = people.enter_lobby(&test_server, "kofi");
        kofi.choose_line(wording.your_move_title);
        kofi.send_keys("\r");
        kofi.play_pit(&wording.turn_title(1), "F");
        people
            .enter_lobby(&test_server, "ayo")
            .wait_for_text(wording.your_move_title);
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_holds_a_tournament_of_four_in_the_lobby() {
    in_every_window_and_language(async |people, wording| {
        let test_server = TestServer::open().await;
        people.enter_lobby(&test_server, "ayo").kill_ssh();
        test_server.make_host("ayo");
        let mut players =
            ["ayo", "kofi", "ama", "esi"].map(|name| people.enter_lobby(&test_server, name));
        let host = &mut players[0];
        host.choose_line(wording.hold_tournament_line);
        host.send_keys("\r");
        // Wait for the form, because a key sent earlier would move its cursor.
        host.wait_for_text(wording.announce_tournament_line);
        host.choose_line(wording.tournament_title_line);
        host.send_keys("\rFriday\r");
        host.choose_line(wording.announce_tournament_line);
        host.send_keys("\r");
        host.choose_line("Friday");
        host.send_keys("\rp");
        host.wait_for_text(wording.too_few_players_message);
        host.send_keys("\x1b");
        for player in &mut players {
            player.choose_line("Friday");
            player.send_keys("\r");
            player.wait_for_text(wording.join_tournament_line);
            player.send_keys("\r");
            player.wait_for_text(wording.leave_tournament_line);
        }
        players[0].wait_for_text(wording.four_players_text);
        players[0].send_keys("p");
        for _ in 0..3 {
            for player in &players {
                player.wait_for_text(&wording.turn_title(0));
                player.wait_until_gone(wording.resigned_message);
            }
            // One player of each pair resigns. The next round begins after both games.
            players[0].send_keys("r");
            players[0].send_keys(wording.confirm_key);
            let is_over =
                |player: &SshTerminal| player.screen_text().contains(wording.resigned_message);
            players[0].wait_until_condition("two who are done", || {
                players.iter().filter(|player| is_over(player)).count() == 2
            });
            let other_player = players.iter_mut().find(|player| !is_over(player)).unwrap();
            other_player.send_keys("r");
            other_player.send_keys(wording.confirm_key);
        }
        for player in &mut players {
            player.wait_for_text(wording.resigned_message);
            player.go_back_to(wording.tournament_over_text);
        }
        let exported_tables = run_ssh(
            test_server.ssh_address,
            &people.key_path("ayo"),
            &["ayo@127.0.0.1", "tournaments"],
        );
        let exported_tables = String::from_utf8(exported_tables.stdout).unwrap();
        let table_rows: Vec<&str> = exported_tables.lines().skip(2).collect();
        assert!(
            table_rows.len() == 4 && table_rows.iter().all(|row| row.ends_with(",3,")),
            "{exported_tables}"
        );
        test_server.close().await;
    })
    .await;
}
