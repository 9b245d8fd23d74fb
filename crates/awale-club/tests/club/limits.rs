//! Each limit exceeded, while other players continue undisturbed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_club::settings::{Limits, Settings};
use awale_club::ssh::{fingerprint, notice_loss};
use awale_club::store::words::kind_of_id;
use awale_rules::{Game, Match, Seat};
use russh::client::{self, Handle};
use russh::keys::PrivateKeyWithHashAlg;
use russh::{Channel, ChannelMsg};
use socket2::SockRef;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::support::rabble::rabble;
use super::support::{Client, Hall, PATIENCE, Trusting, exec, key, log_in, paired};
use super::web::page::Site;

fn limited(limits: Limits) -> Settings {
    Settings {
        limits,
        ..Settings::default()
    }
}

/// Whether the server closes a connection within the time limit.
async fn is_cut(socket: &mut TcpStream) -> bool {
    let mut bytes = [0; 1024];
    let end = async {
        loop {
            match socket.read(&mut bytes).await {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, end).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_a_place_is_free_again_afterwards() {
    let hall = Hall::with(limited(Limits {
        connections_per_address: 2,
        ..Limits::default()
    }))
    .await;
    let first = TcpStream::connect(hall.ssh).await.unwrap();
    let _second = TcpStream::connect(hall.ssh).await.unwrap();
    let deadline = Instant::now() + PATIENCE;
    while hall.club.limiter.count() < 2 {
        assert!(Instant::now() < deadline);
        tokio::task::yield_now().await;
    }
    assert!(is_cut(&mut TcpStream::connect(hall.ssh).await.unwrap()).await);
    drop(first);
    while hall.club.limiter.count() > 1 {
        assert!(Instant::now() < deadline, "its place is free");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    hall.enter("ayo", &key()).await;
    hall.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_system_notices_within_50_seconds_that_a_client_is_lost() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let _client = TcpStream::connect(listener.local_addr().unwrap())
        .await
        .unwrap();
    let (socket, _) = listener.accept().await.unwrap();
    notice_loss(&socket).unwrap();
    let socket = SockRef::from(&socket);
    let [first, next] =
        [socket.tcp_keepalive_time(), socket.tcp_keepalive_interval()].map(Result::unwrap);
    assert!(socket.keepalive().unwrap());
    assert_eq!(
        first + next * socket.tcp_keepalive_retries().unwrap(),
        Duration::from_secs(50),
        "at rest"
    );
    assert_eq!(
        socket.tcp_user_timeout().unwrap(),
        Some(Duration::from_secs(50)),
        "while something is on its way"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn all_together_have_so_many_connections() {
    let hall = Hall::with(limited(Limits {
        connections: 1,
        ..Limits::default()
    }))
    .await;
    let _ayo = hall.enter("ayo", &key()).await;
    assert!(is_cut(&mut TcpStream::connect(hall.ssh).await.unwrap()).await);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_to_the_point_is_cut_off() {
    let hall = Hall::with(limited(Limits {
        handshake_seconds: 1,
        ..Limits::default()
    }))
    .await;
    let mut silent = TcpStream::connect(hall.ssh).await.unwrap();
    assert!(is_cut(&mut silent).await, "without a word");
    let mut slow = TcpStream::connect(hall.ssh).await.unwrap();
    slow.write_all(b"SSH-2.0-slow\r\n").await.unwrap();
    assert!(is_cut(&mut slow).await, "after the first word");
    let mut garbage = TcpStream::connect(hall.ssh).await.unwrap();
    let _ = garbage.write_all(&[0xa5; 4096]).await;
    assert!(is_cut(&mut garbage).await, "with garbage");
    let authenticated = log_in(hall.ssh, "ayo", Some(&key())).await.unwrap();
    let deadline = Instant::now() + PATIENCE;
    while !authenticated.is_closed() {
        assert!(
            Instant::now() < deadline,
            "who asks for no session is cut off too"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    hall.enter("kofi", &key()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_connection_has_so_many_attempts() {
    let folder = tempfile::tempdir().unwrap();
    let listed = key();
    let private = Some(vec![fingerprint(listed.public_key())]);
    let settings = limited(Limits {
        attempts: 2,
        ..Limits::default()
    });
    let hall = Hall::in_folder(folder.path(), settings, private).await;
    for (wrong, comes_in) in [(1, true), (2, false)] {
        let mut handle = russh::client::connect(Arc::default(), hall.ssh, Trusting)
            .await
            .unwrap();
        for _ in 0..wrong {
            let key = PrivateKeyWithHashAlg::new(Arc::new(key()), None);
            let result = handle.authenticate_publickey("ayo", key).await.unwrap();
            assert!(!result.success());
        }
        let key = PrivateKeyWithHashAlg::new(Arc::new(listed.clone()), None);
        let result = handle.authenticate_publickey("ayo", key).await;
        assert_eq!(
            result.is_ok_and(|result| result.success()),
            comes_in,
            "after {wrong}"
        );
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_takes_so_many_names() {
    let hall = Hall::with(limited(Limits {
        names_per_address: 2,
        ..Limits::default()
    }))
    .await;
    let (first, second) = (key(), key());
    hall.enter("one", &first).await;
    hall.enter("two", &second).await;
    let mut third = Client::connect(hall.ssh, "three", Some(&key()), (80, 24)).await;
    third.ends().await;
    assert!(
        third.text().contains("Too many names were taken from here"),
        "{}",
        third.text()
    );
    hall.enter("one", &first).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_count_as_sessions_and_hold_nobody_up() {
    let hall = Hall::with(limited(Limits {
        sessions_per_member: 2,
        ..Limits::default()
    }))
    .await;
    let handle = log_in(hall.ssh, "ayo", Some(&key())).await.unwrap();
    // Slow queries run one at a time, so these commands wait.
    let (free, is_free) = std::sync::mpsc::channel::<()>();
    let hub = hall.club.hub.clone();
    let reading = tokio::spawn(async move { hub.read(move |_| is_free.recv()).await });
    let mut waiting = Vec::new();
    for _ in 0..2 {
        let channel = handle.channel_open_session().await.unwrap();
        channel.exec(true, "games").await.unwrap();
        waiting.push(channel);
    }
    let (text, status) = exec(&handle, "games").await;
    assert_eq!((text.as_str(), status), ("", 1), "the third stays outside");
    // Other visitors can still enter and play.
    assert_eq!(hall.club.hub.ask(|_, _, _| 1).await, Some(1));
    free.send(()).unwrap();
    reading.await.unwrap();
    for mut channel in waiting {
        let ended = async { while channel.wait().await.is_some() {} };
        tokio::time::timeout(PATIENCE, ended)
            .await
            .expect("the command ends");
    }
    assert_eq!(exec(&handle, "games").await.1, 0, "there is room again");
    hall.close().await;
}

/// Starts a session on a connection that has other sessions.
async fn shell(handle: &Handle<Trusting>) -> Channel<client::Msg> {
    let channel = handle.channel_open_session().await.unwrap();
    let terminal = channel.request_pty(false, "xterm", 80, 24, 0, 0, &[]);
    terminal.await.unwrap();
    channel.request_shell(true).await.unwrap();
    channel
}

/// Reads the output of a session to its end. Returns it with the exit status.
async fn output_of(channel: &mut Channel<client::Msg>) -> (String, Option<u32>) {
    let (mut text, mut status) = (Vec::new(), None);
    let all = async {
        while let Some(message) = channel.wait().await {
            match message {
                ChannelMsg::Data { data } => text.extend_from_slice(&data),
                ChannelMsg::ExitStatus { exit_status } => status = Some(exit_status),
                ChannelMsg::Close => break,
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, all).await.expect("it ends");
    (String::from_utf8_lossy(&text).into_owned(), status)
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_that_the_club_has_ended_count_no_more() {
    let hall = Hall::open().await;
    let handle = log_in(hall.ssh, "ayo", Some(&key())).await.unwrap();
    let most = Limits::default().sessions_per_member;
    for _ in 0..=most {
        let mut session = shell(&handle).await;
        session.data_bytes(b"q".to_vec()).await.unwrap();
        let (text, status) = output_of(&mut session).await;
        assert!(text.contains("Come back soon"), "{text}");
        assert_eq!(status, Some(0));
    }
    let mut open = Vec::new();
    for _ in 0..most {
        open.push(shell(&handle).await);
    }
    let (text, status) = output_of(&mut shell(&handle).await).await;
    assert!(text.contains("already connected too many times"), "{text}");
    assert_eq!(status, Some(1));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_behind_one_address_takes_its_names_and_a_flood_does_not() {
    let hall = Hall::open().await;
    let most = Limits::default().names_per_address;
    let site = Site::of(&hall.club).await;
    // Half of a class uses ssh and half the web, and everybody reloads the page.
    let mut inside = Vec::new();
    for pupil in 0..12 {
        inside.push(hall.enter(&format!("pupil{pupil}"), &key()).await);
    }
    let mut pages = Vec::new();
    for pupil in 12..24 {
        let name = format!("pupil{pupil}");
        let mut page = site.visit(serde_json::json!({ "name": name })).await;
        page.sees("Lobby").await;
        for _ in 0..5 {
            assert!(site.get("/", "").await.starts_with("HTTP/1.1 200"));
        }
        pages.push(page);
    }
    // A registered name does not count against the limit of new names.
    let mut taken = site.visit(serde_json::json!({ "name": "pupil1" })).await;
    taken.ends().await;
    assert!(taken.farewell.unwrap().contains("That name is taken"));
    let home = "127.0.0.1".parse().unwrap();
    for name in 24..most {
        assert!(hall.club.may_take_name(home), "{name}");
    }
    assert!(!hall.club.may_take_name(home), "enough for an hour");
    assert!(hall.club.may_take_name("192.0.2.1".parse().unwrap()));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_serves_learns_that_the_hub_has_broken_down() {
    let hall = Hall::open().await;
    let hub = &hall.club.hub;
    let is_over = tokio::time::timeout(Duration::ZERO, hub.ended()).await;
    assert!(is_over.is_err(), "it goes on");
    let answer = hub.ask(|_, _, _| -> () { panic!("on purpose") }).await;
    assert_eq!(answer, None);
    tokio::time::timeout(PATIENCE, hub.ended())
        .await
        .expect("it is known");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_presses_no_key_for_long_is_sent_home() {
    let hall = Hall::with(limited(Limits {
        idle_seconds: 1,
        ..Limits::default()
    }))
    .await;
    let mut ayo = hall.enter("ayo", &key()).await;
    ayo.ends().await;
    assert!(
        ayo.text().contains("You were idle for a long time"),
        "{}",
        ayo.text()
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_is_drawn_up_to_a_size() {
    let hall = Hall::with(limited(Limits {
        columns: 90,
        rows: 30,
        ..Limits::default()
    }))
    .await;
    let mut ayo = Client::connect(hall.ssh, "ayo", Some(&key()), (500, 300)).await;
    ayo.sees("Lobby").await;
    let screen = ayo.screen.screen();
    let beyond = (0..300)
        .map(|row| screen.contents_between(row, 90, row, 500))
        .collect::<String>();
    assert_eq!(beyond.trim(), "");
    assert!(ayo.text().lines().count() <= 30);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_the_club_is_read_as_fast_as_it_allows() {
    const RATE: usize = 2000;
    let hall = Hall::with(limited(Limits {
        input_bytes: RATE,
        ..Limits::default()
    }))
    .await;
    let mut ayo = hall.enter("ayo", &key()).await;
    let since = Instant::now();
    // This is the input of four seconds: half of it is allowed without delay, the rest takes two
    // seconds.
    ayo.press(&"\x1b[B".repeat(4 * RATE / 3)).await;
    ayo.press("p").await;
    ayo.sees("Send the challenge").await;
    assert!(
        since.elapsed() > Duration::from_millis(1500),
        "{:?}",
        since.elapsed()
    );
    // After a second, input is handled without delay again.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let since = Instant::now();
    ayo.press("\x1b[A").await;
    ayo.sees("Watchers see").await;
    assert!(
        since.elapsed() < Duration::from_secs(1),
        "{:?}",
        since.elapsed()
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_key_owns_so_many_names() {
    let hall = Hall::with(limited(Limits {
        names_per_key: 1,
        ..Limits::default()
    }))
    .await;
    let own = key();
    hall.enter("ayo", &own).await;
    let mut second = Client::connect(hall.ssh, "kofi", Some(&own), (80, 24)).await;
    second.ends().await;
    assert!(
        second.text().contains("too many times"),
        "{}",
        second.text()
    );
    hall.enter("ayo", &own).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn honest_players_are_not_disturbed_by_others() {
    let hall = Hall::open().await;
    let (mut ayo, mut kofi) = (
        hall.enter("ayo", &key()).await,
        hall.enter("kofi", &key()).await,
    );
    paired(&mut ayo, &mut kofi).await;
    let rabble = rabble(hall.ssh).await;
    let mut game = Match::new(kind_of_id("oware").unwrap().start(Seat::South));
    let mut times = Vec::new();
    for ply in 0..20 {
        let mv = game.to_play().unwrap().moves().next().unwrap();
        game.play(mv).unwrap();
        let (mover, other) = if ply % 2 == 0 {
            (&mut ayo, &mut kofi)
        } else {
            (&mut kofi, &mut ayo)
        };
        mover.sees("Enter play").await;
        let title = format!(
            "move {} · {}",
            (ply + 1) / 2 + 1,
            if ply % 2 == 0 { "North" } else { "South" }
        );
        let since = Instant::now();
        mover.press(&mv.to_string().to_uppercase()).await;
        other.sees(&title).await;
        times.push(since.elapsed());
        mover.sees(&title).await;
    }
    times.sort_unstable();
    let p95 = times[times.len() * 95 / 100 - 1];
    println!(
        "a move reaches the other's screen in {:?}, p95 {p95:?}",
        times[times.len() / 2]
    );
    rabble.iter().for_each(tokio::task::JoinHandle::abort);
    // A loose bound, because other programs may use the machine. Use `attack` of examples/load.rs
    // to measure it.
    assert!(p95 < Duration::from_secs(1), "{times:?}");
    hall.close().await;
}
