//! Limits: a client that exceeds one is refused, slowed down or disconnected, and others can still
//! enter or play.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use awale_club::{
    admission::Credentials,
    club::{DisconnectReason, HostCommand, kind_with_id},
    names::Name,
    settings::{ClubLimits, ClubSettings},
    ssh::{enable_keepalive, fingerprint},
    store::Error,
};
use awale_rules::{Game, Match, Seat};
use russh::{
    Channel, ChannelMsg,
    client::{self, Handle},
    keys::PrivateKeyWithHashAlg,
};
use socket2::SockRef;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use super::{
    support::{
        Client, TIMEOUT, TestServer, TrustAnyHostKey, hostile_clients::hostile_clients, log_in,
        new_private_key, run_command, start_game,
    },
    web::page_client::ClubWebServer,
};

fn settings_with_limits(limits: ClubLimits) -> ClubSettings {
    ClubSettings {
        limits,
        ..ClubSettings::default()
    }
}

/// Whether the server closes a connection within the time limit.
async fn is_closed_by_server(socket: &mut TcpStream) -> bool {
    let mut bytes = [0; 1024];
    let read_to_end = async {
        loop {
            match socket.read(&mut bytes).await {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
        }
    };
    tokio::time::timeout(TIMEOUT, read_to_end).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_per_address_are_limited_until_one_closes() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        connections_per_address: 2,
        ..ClubLimits::default()
    }))
    .await;
    let first_connection = TcpStream::connect(test_server.ssh_address).await.unwrap();
    let _second = TcpStream::connect(test_server.ssh_address).await.unwrap();
    let deadline = Instant::now() + TIMEOUT;
    while test_server.server.limiter.connection_count() < 2 {
        assert!(Instant::now() < deadline);
        tokio::task::yield_now().await;
    }
    assert!(
        is_closed_by_server(&mut TcpStream::connect(test_server.ssh_address).await.unwrap()).await
    );
    drop(first_connection);
    while test_server.server.limiter.connection_count() > 1 {
        assert!(Instant::now() < deadline, "its place is free");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    test_server.enter("ayo", &new_private_key()).await;
    test_server.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_kernel_detects_a_lost_client_within_50_seconds() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let _client = TcpStream::connect(listener.local_addr().unwrap())
        .await
        .unwrap();
    let (socket, _) = listener.accept().await.unwrap();
    enable_keepalive(&socket).unwrap();
    let socket = SockRef::from(&socket);
    let [first_probe_delay, probe_interval] =
        [socket.tcp_keepalive_time(), socket.tcp_keepalive_interval()].map(Result::unwrap);
    assert!(socket.keepalive().unwrap());
    assert_eq!(
        first_probe_delay + probe_interval * socket.tcp_keepalive_retries().unwrap(),
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
async fn total_connections_are_limited() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        connections: 1,
        ..ClubLimits::default()
    }))
    .await;
    let _ayo = test_server.enter("ayo", &new_private_key()).await;
    assert!(
        is_closed_by_server(&mut TcpStream::connect(test_server.ssh_address).await.unwrap()).await
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_without_a_visit_is_closed_after_the_handshake_limit() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        handshake_seconds: 1,
        ..ClubLimits::default()
    }))
    .await;
    let mut silent_socket = TcpStream::connect(test_server.ssh_address).await.unwrap();
    assert!(
        is_closed_by_server(&mut silent_socket).await,
        "without a word"
    );
    let mut slow_socket = TcpStream::connect(test_server.ssh_address).await.unwrap();
    slow_socket.write_all(b"SSH-2.0-slow\r\n").await.unwrap();
    assert!(
        is_closed_by_server(&mut slow_socket).await,
        "after the first word"
    );
    let mut garbage_socket = TcpStream::connect(test_server.ssh_address).await.unwrap();
    let _ = garbage_socket.write_all(&[0xa5; 4096]).await;
    assert!(
        is_closed_by_server(&mut garbage_socket).await,
        "with garbage"
    );
    let authenticated_handle = log_in(test_server.ssh_address, "ayo", Some(&new_private_key()))
        .await
        .unwrap();
    let deadline = Instant::now() + TIMEOUT;
    while !authenticated_handle.is_closed() {
        assert!(
            Instant::now() < deadline,
            "who asks for no visit is cut off too"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    test_server.enter("kofi", &new_private_key()).await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_to_log_in_per_connection_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let listed_key = new_private_key();
    let member_fingerprints = Some([fingerprint(listed_key.public_key())].into());
    let settings = settings_with_limits(ClubLimits {
        attempts: 2,
        ..ClubLimits::default()
    });
    let test_server = TestServer::in_folder(folder.path(), settings, member_fingerprints).await;
    for (wrong, comes_in) in [(1, true), (2, false)] {
        let mut handle =
            russh::client::connect(Arc::default(), test_server.ssh_address, TrustAnyHostKey)
                .await
                .unwrap();
        for _ in 0..wrong {
            let key = PrivateKeyWithHashAlg::new(Arc::new(new_private_key()), None);
            let result = handle.authenticate_publickey("ayo", key).await.unwrap();
            assert!(!result.success());
        }
        let key = PrivateKeyWithHashAlg::new(Arc::new(listed_key.clone()), None);
        let result = handle.authenticate_publickey("ayo", key).await;
        assert_eq!(
            result.is_ok_and(|result| result.success()),
            comes_in,
            "after {wrong}"
        );
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_names_per_address_are_limited() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        names_per_address: 2,
        ..ClubLimits::default()
    }))
    .await;
    let (first_key, second_key) = (new_private_key(), new_private_key());
    test_server.enter("one", &first_key).await;
    test_server.enter("two", &second_key).await;
    let mut third_client = Client::connect(
        test_server.ssh_address,
        "three",
        Some(&new_private_key()),
        (80, 24),
    )
    .await;
    third_client.wait_for_end().await;
    assert!(
        third_client
            .screen_text()
            .contains("Too many names were taken from here"),
        "{}",
        third_client.screen_text()
    );
    test_server.enter("one", &first_key).await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_count_as_visits_and_delay_no_other_visitor() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        visits_per_member: 2,
        ..ClubLimits::default()
    }))
    .await;
    let handle = log_in(test_server.ssh_address, "ayo", Some(&new_private_key()))
        .await
        .unwrap();
    // Slow queries run one at a time, so these commands wait.
    let (query_release, query_gate) = std::sync::mpsc::channel::<()>();
    let hub = test_server.server.hub.clone();
    let blocking_query =
        tokio::spawn(async move { hub.run_query(move |_| Ok(query_gate.recv())).await });
    let mut waiting_channels = Vec::new();
    for _ in 0..2 {
        let channel = handle.channel_open_session().await.unwrap();
        channel.exec(true, "games").await.unwrap();
        waiting_channels.push(channel);
    }
    let (text, status) = run_command(&handle, "games").await;
    assert_eq!((text.as_str(), status), ("", 1), "the third stays outside");
    // The hub, with which other visitors enter and play, still answers.
    assert!(
        test_server
            .server
            .hub
            .run_in_hub(|_, _, _| Ok(()))
            .await
            .is_ok()
    );
    query_release.send(()).unwrap();
    blocking_query.await.unwrap().unwrap().unwrap();
    for mut channel in waiting_channels {
        let wait_for_channel_end = async { while channel.wait().await.is_some() {} };
        tokio::time::timeout(TIMEOUT, wait_for_channel_end)
            .await
            .expect("the command ends");
    }
    assert_eq!(
        run_command(&handle, "games").await.1,
        0,
        "there is room again"
    );
    test_server.close().await;
}

/// Starts a visit in a terminal on a connection that may have other visits.
async fn start_shell(handle: &Handle<TrustAnyHostKey>) -> Channel<client::Msg> {
    let channel = handle.channel_open_session().await.unwrap();
    let pty_request = channel.request_pty(false, "xterm", 80, 24, 0, 0, &[]);
    pty_request.await.unwrap();
    channel.request_shell(true).await.unwrap();
    channel
}

/// Reads the output of a visit to its end. Returns it with the exit status.
async fn output_of(channel: &mut Channel<client::Msg>) -> (String, Option<u32>) {
    let (mut text, mut status) = (Vec::new(), None);
    let read_all_messages = async {
        while let Some(message) = channel.wait().await {
            match message {
                ChannelMsg::Data { data } => text.extend_from_slice(&data),
                ChannelMsg::ExitStatus { exit_status } => status = Some(exit_status),
                ChannelMsg::Close => break,
                _ => {}
            }
        }
    };
    tokio::time::timeout(TIMEOUT, read_all_messages)
        .await
        .expect("it ends");
    (String::from_utf8_lossy(&text).into_owned(), status)
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_visits_do_not_count() {
    let test_server = TestServer::open().await;
    let handle = log_in(test_server.ssh_address, "ayo", Some(&new_private_key()))
        .await
        .unwrap();
    let max_visits = ClubLimits::default().visits_per_member;
    for _ in 0..=max_visits {
        let mut visit = start_shell(&handle).await;
        visit.data_bytes(b"q".to_vec()).await.unwrap();
        let (text, status) = output_of(&mut visit).await;
        assert!(text.contains("Come back soon"), "{text}");
        assert_eq!(status, Some(0));
    }
    let mut open_visits = Vec::new();
    for _ in 0..max_visits {
        open_visits.push(start_shell(&handle).await);
    }
    let (text, status) = output_of(&mut start_shell(&handle).await).await;
    assert!(text.contains("already connected too many times"), "{text}");
    assert_eq!(status, Some(1));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_with_one_address_registers_its_names_and_a_flood_is_stopped() {
    let test_server = TestServer::open().await;
    let max_names = ClubLimits::default().names_per_address;
    let site = ClubWebServer::start_for(&test_server.server).await;
    // Half of a class uses ssh and half the web, whose pages are loaded five more times each.
    let mut entered_clients = Vec::new();
    for pupil in 0..12 {
        entered_clients.push(
            test_server
                .enter(&format!("pupil{pupil}"), &new_private_key())
                .await,
        );
    }
    let mut pages = Vec::new();
    for pupil in 12..24 {
        let name = format!("pupil{pupil}");
        let mut page = site.connect_page(serde_json::json!({ "name": name })).await;
        page.wait_for_text("Lobby").await;
        for _ in 0..5 {
            assert!(site.http_get("/", "").await.starts_with("HTTP/1.1 200"));
        }
        pages.push(page);
    }
    // A registered name does not count against the limit of new names.
    let mut page_with_taken_name = site
        .connect_page(serde_json::json!({ "name": "pupil1" }))
        .await;
    page_with_taken_name.wait_for_end().await;
    assert!(
        page_with_taken_name
            .farewell
            .unwrap()
            .contains("That name is taken")
    );
    let club = &test_server.server;
    let register_name_from = async |number: usize, from: &str| {
        let name = Name::new(&format!("pupil{number}")).unwrap();
        let credentials = Credentials::NewNameAndLinkToken(name, number.to_string());
        club.admit_visitor(credentials, from.parse().unwrap())
            .await
            .map(drop)
    };
    for number in 24..max_names {
        assert_eq!(
            register_name_from(number, "127.0.0.1").await,
            Ok(()),
            "{number}"
        );
    }
    let too_many_names_error = Err(DisconnectReason::TooManyNewNames);
    assert_eq!(
        register_name_from(max_names, "127.0.0.1").await,
        too_many_names_error
    );
    assert_eq!(register_name_from(max_names, "192.0.2.1").await, Ok(()));
    // All addresses of an IPv6 network count as one.
    for number in 100..100 + max_names {
        assert_eq!(
            register_name_from(number, &format!("2001:db8::{number}")).await,
            Ok(())
        );
    }
    assert_eq!(
        register_name_from(200, "2001:db8::aaaa:1").await,
        too_many_names_error
    );
    // A host opens the door for two newcomers.
    let admit_result = club
        .hub
        .run_host_command(HostCommand::AdmitNewcomers(2))
        .await;
    assert_eq!(admit_result, Ok(None));
    for (number, result) in [(201, Ok(())), (202, Ok(())), (203, too_many_names_error)] {
        assert_eq!(
            register_name_from(number, "127.0.0.1").await,
            result,
            "{number}"
        );
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_failed_hub_is_noticed() {
    let test_server = TestServer::open().await;
    let hub = &test_server.server.hub;
    let is_over = tokio::time::timeout(Duration::ZERO, hub.wait_until_ended()).await;
    assert!(is_over.is_err(), "it goes on");
    let failing_query = hub.run_in_hub(|_, _, _| -> Result<(), Error> { panic!("on purpose") });
    assert!(matches!(failing_query.await, Err(Error::ClubClosed)));
    tokio::time::timeout(TIMEOUT, hub.wait_until_ended())
        .await
        .expect("it is known");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_visitor_is_disconnected() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        idle_seconds: 1,
        ..ClubLimits::default()
    }))
    .await;
    let mut ayo = test_server.enter("ayo", &new_private_key()).await;
    ayo.wait_for_end().await;
    assert!(
        ayo.screen_text().contains("You were idle for a long time"),
        "{}",
        ayo.screen_text()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_is_drawn_up_to_the_maximum_size() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        columns: 90,
        rows: 30,
        ..ClubLimits::default()
    }))
    .await;
    let mut ayo = Client::connect(
        test_server.ssh_address,
        "ayo",
        Some(&new_private_key()),
        (500, 300),
    )
    .await;
    ayo.wait_for_text("Lobby").await;
    let screen = ayo.screen.screen();
    let text_beyond_window = (0..300)
        .map(|row| screen.contents_between(row, 90, row, 500))
        .collect::<String>();
    assert_eq!(text_beyond_window.trim(), "");
    assert!(ayo.screen_text().lines().count() <= 30);
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_input_is_read_at_the_allowed_rate() {
    const INPUT_BYTES_PER_SECOND: usize = 2000;
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        input_bytes: INPUT_BYTES_PER_SECOND,
        ..ClubLimits::default()
    }))
    .await;
    let mut ayo = test_server.enter("ayo", &new_private_key()).await;
    let start_time = Instant::now();
    // This is the input of four seconds: half is allowed without delay, the rest takes two
    // seconds.
    ayo.send_keys(&"\x1b[B".repeat(4 * INPUT_BYTES_PER_SECOND / 3))
        .await;
    ayo.send_keys("p").await;
    ayo.wait_for_text("Send the challenge").await;
    assert!(
        start_time.elapsed() > Duration::from_millis(1500),
        "{:?}",
        start_time.elapsed()
    );
    // After a second, input is handled without delay again.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let start_time = Instant::now();
    ayo.send_keys("\x1b[A").await;
    ayo.wait_for_text("Watchers see").await;
    assert!(
        start_time.elapsed() < Duration::from_secs(1),
        "{:?}",
        start_time.elapsed()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_per_key_are_limited() {
    let test_server = TestServer::with_settings(settings_with_limits(ClubLimits {
        names_per_key: 1,
        ..ClubLimits::default()
    }))
    .await;
    let own_key = new_private_key();
    test_server.enter("ayo", &own_key).await;
    let mut second_client =
        Client::connect(test_server.ssh_address, "kofi", Some(&own_key), (80, 24)).await;
    second_client.wait_for_end().await;
    assert!(
        second_client.screen_text().contains("too many times"),
        "{}",
        second_client.screen_text()
    );
    test_server.enter("ayo", &own_key).await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_despite_hostile_clients() {
    let test_server = TestServer::open().await;
    let (mut ayo, mut kofi) = (
        test_server.enter("ayo", &new_private_key()).await,
        test_server.enter("kofi", &new_private_key()).await,
    );
    start_game(&mut ayo, &mut kofi).await;
    let hostile_clients = hostile_clients(test_server.ssh_address).await;
    let mut game = Match::new(kind_with_id("oware").unwrap().start(Seat::South));
    let mut move_delays = Vec::new();
    for ply in 0..20 {
        let mv = game.unfinished_position().unwrap().moves().next().unwrap();
        game.play(mv).unwrap();
        let (mover, opponent) = if ply % 2 == 0 {
            (&mut ayo, &mut kofi)
        } else {
            (&mut kofi, &mut ayo)
        };
        mover.wait_for_text("Enter play").await;
        let title = format!(
            "move {} · {}",
            (ply + 1) / 2 + 1,
            if ply % 2 == 0 { "North" } else { "South" }
        );
        let start_time = Instant::now();
        mover.send_keys(&mv.to_string().to_uppercase()).await;
        opponent.wait_for_text(&title).await;
        move_delays.push(start_time.elapsed());
        mover.wait_for_text(&title).await;
    }
    move_delays.sort_unstable();
    let p95_delay = move_delays[move_delays.len() * 95 / 100 - 1];
    println!(
        "a move reaches the other's screen in {:?}, p95 {p95_delay:?}",
        move_delays[move_delays.len() / 2]
    );
    hostile_clients
        .iter()
        .for_each(tokio::task::JoinHandle::abort);
    // A loose bound, because other programs may use the machine. Use `attack` of examples/load.rs
    // to measure it.
    assert!(p95_delay < Duration::from_secs(1), "{move_delays:?}");
    test_server.close().await;
}
