//! Complete visits with the installed `ssh`, in windows of several sizes, in English and in French.

use std::path::PathBuf;

use awale_club::settings::Settings;

use super::support::TestServer;
use super::support::openssh::{Terminal, has_openssh, new_key, run};
use super::support::wording::{ENGLISH, FRENCH, SIZES, Wording};

/// Visitors with one key each, all with windows of the same size and language.
struct People {
    folder: tempfile::TempDir,
    size: (u16, u16),
    wording: &'static Wording,
}

impl People {
    fn key(&self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        if path.exists() {
            path
        } else {
            new_key(self.folder.path(), name)
        }
    }

    /// Connects a visitor with the key of this name.
    fn comes(&self, test_server: &TestServer, name: &str) -> Terminal {
        Terminal::open(
            test_server.ssh,
            name,
            Some(&self.key(name)),
            self.size,
            self.wording.locale,
        )
    }

    fn enters(&self, test_server: &TestServer, name: &str) -> Terminal {
        let terminal = self.comes(test_server, name);
        terminal.sees(self.wording.lobby);
        terminal
    }

    /// Starts a game that `ayo` begins, with a clock or with a day for each move: `ayo` makes the
    /// challenge and `kofi` accepts it.
    fn pair(&self, ayo: &mut Terminal, kofi: &mut Terminal, is_slow: bool) {
        let wording = self.wording;
        ayo.press("p");
        ayo.sees(wording.send);
        ayo.chooses(wording.first);
        ayo.press("\x1b[C");
        ayo.sees(wording.you);
        if is_slow {
            ayo.chooses(wording.pace);
            ayo.press("\x1b[C\x1b[C\x1b[C");
            ayo.sees(wording.day);
        }
        ayo.chooses(wording.send);
        ayo.press("\r");
        kofi.chooses(wording.offer);
        kofi.press("\r");
        for terminal in [ayo, kofi] {
            terminal.sees(&wording.turn(0));
        }
    }
}

/// Runs a test for each size of window and each language, with new visitors each time.
async fn in_every_window(visit: impl AsyncFn(&People, &Wording)) {
    if !has_openssh() {
        return;
    }
    for size in SIZES {
        for wording in [&ENGLISH, &FRENCH] {
            let people = People {
                folder: tempfile::tempdir().unwrap(),
                size,
                wording,
            };
            visit(&people, wording).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn visits_with_a_new_name_a_taken_name_and_as_a_guest() {
    in_every_window(async |people, wording| {
        let test_server = TestServer::open().await;
        let mut ayo = people.enters(&test_server, "ayo");
        ayo.sees(wording.you_are);
        ayo.press("q");
        assert_eq!(ayo.ends(), 0);
        let mut thief = Terminal::open(
            test_server.ssh,
            "ayo",
            Some(&people.key("thief")),
            people.size,
            wording.locale,
        );
        // A name without its key needs its code.
        thief.sees("Code:");
        thief.press("\r");
        assert_eq!(thief.ends(), 1);
        thief.sees(wording.taken);
        let name = awale_club::names::Name::new("ayo").unwrap();
        let card = test_server.club.renew_card(name).await.unwrap();
        let mut pupil = Terminal::open(test_server.ssh, "ayo", None, people.size, wording.locale);
        pupil.sees("Code:");
        pupil.press(&(card.code.clone() + "\r"));
        pupil.sees(wording.you_are);
        assert!(!pupil.text().contains(&card.code));
        let mut guest = Terminal::open(
            test_server.ssh,
            "stranger",
            None,
            people.size,
            wording.locale,
        );
        guest.sees("guest-1");
        guest.press("\x03");
        assert_eq!(guest.ends(), 0);
        people.enters(&test_server, "ayo").sees(wording.you_are);
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn banned_and_unlisted_visitors_see_the_reason() {
    in_every_window(async |people, wording| {
        let test_server = TestServer::open().await;
        let mut inside = people.enters(&test_server, "kofi");
        test_server.ban("kofi");
        inside.ends();
        inside.sees(wording.banned);
        let mut again = people.comes(&test_server, "kofi");
        assert_eq!(again.ends(), 1);
        again.sees(wording.banned);
        test_server.close().await;

        let folder = tempfile::tempdir().unwrap();
        let listed =
            awale_club::ssh::read_member_fingerprints(&people.key("ayo").with_extension("pub"))
                .unwrap();
        let test_server =
            TestServer::in_folder(folder.path(), Settings::default(), Some(listed)).await;
        people.enters(&test_server, "ayo");
        let mut outside = people.comes(&test_server, "ama");
        assert_eq!(outside.ends(), 1);
        outside.sees(wording.private);
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_challenge_to_result_with_a_watcher_and_a_lost_connection() {
    in_every_window(async |people, wording| {
        let test_server = TestServer::open().await;
        let (mut ayo, mut kofi) = (
            people.enters(&test_server, "ayo"),
            people.enters(&test_server, "kofi"),
        );
        people.pair(&mut ayo, &mut kofi, false);
        let mut ama = people.enters(&test_server, "ama");
        ama.chooses(wording.watch);
        ama.press("\r");
        for terminal in [&ayo, &kofi, &ama] {
            terminal.sees(&wording.turn(0));
            terminal.sees(wording.watcher);
        }
        ayo.plays(&wording.turn(0), "A");
        ama.sees(&wording.turn(1));
        kofi.sees(&wording.turn(1));
        kofi.kill_ssh();
        ayo.sees(wording.away);
        let mut kofi = people.comes(&test_server, "kofi");
        kofi.sees(&wording.turn(1));
        ayo.sees_no(wording.away);
        kofi.plays(&wording.turn(1), "F");
        ayo.sees(&wording.turn(2));
        ayo.press("r");
        ayo.press(wording.yes);
        for terminal in [&ayo, &kofi, &ama] {
            terminal.sees(wording.resigned);
        }
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_days_per_move_continues_after_a_restart() {
    in_every_window(async |people, wording| {
        let test_server = TestServer::open().await;
        let (mut ayo, mut kofi) = (
            people.enters(&test_server, "ayo"),
            people.enters(&test_server, "kofi"),
        );
        people.pair(&mut ayo, &mut kofi, true);
        ayo.plays(&wording.turn(0), "A");
        kofi.sees(&wording.turn(1));
        let folder = test_server.close().await.unwrap();
        for terminal in [&mut ayo, &mut kofi] {
            terminal.ends();
        }
        let test_server = TestServer::in_folder(folder.path(), Settings::default(), None).await;
        let mut kofi = people.enters(&test_server, "kofi");
        kofi.chooses(wording.your_move);
        kofi.press("\r");
        kofi.plays(&wording.turn(1), "F");
        people.enters(&test_server, "ayo").sees(wording.your_move);
        test_server.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_holds_a_tournament_of_four_in_the_lobby() {
    in_every_window(async |people, wording| {
        let test_server = TestServer::open().await;
        people.enters(&test_server, "ayo").kill_ssh();
        test_server.make_host("ayo");
        let mut players =
            ["ayo", "kofi", "ama", "esi"].map(|name| people.enters(&test_server, name));
        let host = &mut players[0];
        host.chooses(wording.hold);
        host.press("\r");
        // A key sent earlier would move the cursor of the form.
        host.sees(wording.plan);
        host.chooses(wording.title);
        host.press("\rFriday\r");
        host.chooses(wording.plan);
        host.press("\r");
        host.chooses("Friday");
        host.press("\rp");
        host.sees(wording.few);
        host.press("\x1b");
        for player in &mut players {
            player.chooses("Friday");
            player.press("\r");
            player.sees(wording.join);
            player.press("\r");
            player.sees(wording.joined);
        }
        players[0].sees(wording.four);
        players[0].press("p");
        for _ in 0..3 {
            for player in &players {
                player.sees(&wording.turn(0));
                player.sees_no(wording.resigned);
            }
            // One player of each pair resigns. The next round begins after both games.
            players[0].press("r");
            players[0].press(wording.yes);
            let is_over = |player: &Terminal| player.text().contains(wording.resigned);
            players[0].waits_until("two who are done", || {
                players.iter().filter(|player| is_over(player)).count() == 2
            });
            let other = players.iter_mut().find(|player| !is_over(player)).unwrap();
            other.press("r");
            other.press(wording.yes);
        }
        for player in &mut players {
            player.sees(wording.resigned);
            player.go_back_to(wording.over);
        }
        let tables = run(
            test_server.ssh,
            &people.key("ayo"),
            &["ayo@127.0.0.1", "tournaments"],
        );
        let tables = String::from_utf8(tables.stdout).unwrap();
        let rows: Vec<&str> = tables.lines().skip(2).collect();
        assert!(
            rows.len() == 4 && rows.iter().all(|row| row.ends_with(",3,")),
            "{tables}"
        );
        test_server.close().await;
    })
    .await;
}
