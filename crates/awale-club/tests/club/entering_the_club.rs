//! Entering the club: owners of names, guests, rejected visitors, and a first game.

use std::{process::Command, time::Instant};

use awale_club::{
    host_commands::LocalCommandListener,
    names::Name,
    settings::ClubSettings,
    ssh::{fingerprint, read_member_fingerprints},
    store::Store,
};
use russh::keys::PrivateKeyWithHashAlg;

use super::support::{
    Client, ConnectionProxy, TIMEOUT, TestServer, TrustAnyHostKey, log_in, new_private_key,
    public_key_line, run_command, start_game,
};

#[tokio::test(flavor = "multi_thread")]
async fn two_visitors_play_and_both_see_each_move() {
    let test_server = TestServer::open().await;
    let (mut ayo, mut kofi) = (
        test_server.enter("ayo", &new_private_key()).await,
        test_server.enter("kofi", &new_private_key()).await,
    );
    ayo.wait_for_text("kofi · free").await;
    start_game(&mut ayo, &mut kofi).await;
    ayo.play_pit("A").await;
    kofi.wait_for_text("move 1 · North").await;
    ayo.wait_for_text("move 1 · North").await;
    kofi.play_pit("F").await;
    ayo.wait_for_text("move 2 · South").await;
    kofi.wait_for_text("move 2 · South").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_key_owns_a_name_and_guests_own_none() {
    let test_server = TestServer::open().await;
    let (own_key, other_key) = (new_private_key(), new_private_key());
    let mut first_client = test_server.enter("Ayo", &own_key).await;
    first_client.wait_for_text("You are Ayo.").await;
    let mut client_with_taken_name =
        Client::connect(test_server.ssh_address, "áyo", Some(&other_key), (80, 24)).await;
    client_with_taken_name.wait_for_end().await;
    assert!(
        client_with_taken_name
            .screen_text()
            .contains("That name is taken"),
        "{}",
        client_with_taken_name.screen_text()
    );
    assert_eq!(client_with_taken_name.exit_status, Some(1));
    let mut reconnected_client = test_server.enter("ayo", &own_key).await;
    reconnected_client.wait_for_text("You are Ayo.").await;
    let mut guest = Client::connect(test_server.ssh_address, "somebody", None, (80, 24)).await;
    guest.wait_for_text("You are guest-1.").await;
    let mut client_with_invalid_name = Client::connect(
        test_server.ssh_address,
        "no/name",
        Some(&new_private_key()),
        (80, 24),
    )
    .await;
    client_with_invalid_name.wait_for_end().await;
    assert!(
        client_with_invalid_name
            .screen_text()
            .contains("Names here have"),
        "{}",
        client_with_invalid_name.screen_text()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_in_the_language_of_the_visitor() {
    let test_server = TestServer::open().await;
    let mut visitor = Client::connect_with_locale(
        test_server.ssh_address,
        "zoé",
        Some(&new_private_key()),
        (60, 18),
        "fr_FR.UTF-8",
    )
    .await;
    visitor.wait_for_text("Vous êtes zoé.").await;
    let language_variables = [("LANG", "nl_NL.UTF-8"), ("LANGUAGE", "nl:fr:en")];
    let mut visitor_with_language_list = Client::with_environment(
        test_server.ssh_address,
        "aya",
        Some(&new_private_key()),
        (60, 18),
        Some("xterm"),
        &language_variables,
    )
    .await;
    visitor_with_language_list
        .wait_for_text("Vous êtes aya.")
        .await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dumb_terminal_gets_the_club_line_by_line() {
    let test_server = TestServer::open().await;
    let key = new_private_key();
    for term in [Some("dumb"), Some("unknown"), Some(""), None] {
        let mut visitor = Client::with_environment(
            test_server.ssh_address,
            "zoé",
            Some(&key),
            (200, 24),
            term,
            &[("LANG", "de_DE.UTF-8"), ("COLORTERM", "truecolor")],
        )
        .await;
        visitor.wait_for_text("zoé").await;
        let text = String::from_utf8(visitor.bytes.clone()).unwrap();
        assert!(!text.contains('\x1b'), "{term:?}: no sequence: {text:?}");
        drop(visitor);
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_that_gnu_screen_would_split_are_not_sent() {
    let test_server = TestServer::open().await;
    let key = new_private_key();
    for (term, is_exact) in [
        ("screen-256color", false),
        ("screen.xterm-256color", false),
        ("linux", false),
        ("vt220", false),
        ("xterm-256color", true),
    ] {
        let mut visitor = Client::with_environment(
            test_server.ssh_address,
            "zoé",
            Some(&key),
            (80, 24),
            Some(term),
            &[("LANG", "en_GB.UTF-8"), ("COLORTERM", "truecolor")],
        )
        .await;
        visitor.wait_for_text("You are zoé.").await;
        let sent_text = String::from_utf8_lossy(&visitor.bytes).into_owned();
        let has_exact_colors = sent_text.contains("38;2;") || sent_text.contains("48;2;");
        assert_eq!(has_exact_colors, is_exact, "{term}: {sent_text:?}");
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_club_accepts_only_listed_keys() {
    let folder = tempfile::tempdir().unwrap();
    let (member_key, stranger_key) = (new_private_key(), new_private_key());
    let member_list_file = folder.path().join("members");
    std::fs::write(
        &member_list_file,
        format!(
            "# friends\nno-pty {} ayo@home\n",
            public_key_line(&member_key)
        ),
    )
    .unwrap();
    let fingerprints = read_member_fingerprints(&member_list_file).unwrap();
    assert_eq!(fingerprints, [fingerprint(member_key.public_key())].into());
    let test_server =
        TestServer::in_folder(folder.path(), ClubSettings::default(), Some(fingerprints)).await;
    test_server.enter("ayo", &member_key).await;
    for key in [Some(&stranger_key), None] {
        let mut visitor_outside =
            Client::connect(test_server.ssh_address, "kofi", key, (80, 24)).await;
        visitor_outside.wait_for_end().await;
        assert!(
            visitor_outside
                .screen_text()
                .contains("This club is private"),
            "{}",
            visitor_outside.screen_text()
        );
    }
    // A client that offers other keys first is accepted with the listed key.
    let config = std::sync::Arc::default();
    let mut handle = russh::client::connect(config, test_server.ssh_address, TrustAnyHostKey)
        .await
        .unwrap();
    for (key, is_listed) in [(&stranger_key, false), (&member_key, true)] {
        let key = PrivateKeyWithHashAlg::new(std::sync::Arc::new(key.clone()), None);
        let result = handle.authenticate_publickey("ayo", key).await.unwrap();
        assert_eq!(result.success(), is_listed);
    }
    assert_eq!(run_command(&handle, "games").await.1, 0);
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn members_are_listed_renamed_banned_and_linked_while_the_club_is_open() {
    let test_server = TestServer::open().await;
    let (own_key, other_key) = (new_private_key(), new_private_key());
    drop(test_server.enter("ayo", &own_key).await);
    drop(test_server.enter("kofi", &other_key).await);
    let data_folder = test_server.folder.as_ref().unwrap().path().to_owned();
    let command_listener = LocalCommandListener::open(&data_folder).await.unwrap();
    tokio::spawn(command_listener.serve(std::sync::Arc::clone(&test_server.server)));
    let run_program = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_awale-club"))
            .args(["--data", data_folder.to_str().unwrap()])
            .args(arguments)
            .output()
            .unwrap();
        (
            String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap(),
            output.status,
        )
    };
    let run_members_command = |arguments: &[&str]| run_program(&[&["members"], arguments].concat());
    let (member_list, _) = run_members_command(&[]);
    assert!(
        member_list.contains("ayo               1 keys  0 links") && member_list.contains("kofi"),
        "{member_list}"
    );
    assert!(!run_members_command(&["rename", "ayo", "kofi"]).1.success());
    assert!(run_members_command(&["rename", "ayo", "ama"]).1.success());
    let mut renamed_client = test_server.enter("ama", &own_key).await;
    renamed_client.wait_for_text("You are ama.").await;
    test_server
        .server
        .page_url
        .save_in_folder(&data_folder)
        .unwrap();
    let (link_output, _) = run_members_command(&["link", "ama"]);
    let (link_output, code) = link_output.trim().split_once("\ncode ").unwrap();
    assert_eq!(code.len(), 11);
    let token = link_output.rsplit("/#join=").next().unwrap().to_owned();
    assert_eq!(token.len(), 32, "128 bits");
    let store = Store::open(&data_folder.join("club.sqlite")).unwrap();
    assert!(store.member_by_secret(&token).unwrap().is_some());
    assert!(run_program(&["ban", "kofi"]).1.success());
    assert!(run_members_command(&["list"]).0.contains("banned"));
    let mut banned_client =
        Client::connect(test_server.ssh_address, "kofi", Some(&other_key), (80, 24)).await;
    banned_client.wait_for_end().await;
    assert!(
        banned_client.screen_text().contains("You cannot enter"),
        "{}",
        banned_client.screen_text()
    );
    let mut banned_visitor_with_new_name =
        Client::connect(test_server.ssh_address, "kofi2", Some(&other_key), (80, 24)).await;
    banned_visitor_with_new_name.wait_for_end().await;
    assert!(
        banned_visitor_with_new_name
            .screen_text()
            .contains("You cannot enter"),
        "by another name neither: {}",
        banned_visitor_with_new_name.screen_text()
    );
    assert_eq!(run_program(&["ban"]).0, "kofi\n");
    assert!(run_program(&["unban", "kofi"]).1.success());
    assert_eq!(run_program(&["ban"]).0, "");
    // A host cannot be banned, not even by a command on the machine of the club.
    assert!(run_members_command(&["host", "ama"]).1.success());
    let (text, status) = run_program(&["ban", "ama", "here"]);
    assert!(
        !status.success() && text.contains("A host cannot be banned"),
        "{text}"
    );
    assert!(run_members_command(&["host", "--off", "ama"]).1.success());
    // A visitor who is in the club is renamed, then banned, immediately.
    let mut visitor_inside = test_server.enter("kofi", &other_key).await;
    assert!(
        run_members_command(&["rename", "kofi", "kwame"])
            .1
            .success()
    );
    visitor_inside.wait_for_text("You are kwame.").await;
    renamed_client.wait_for_text("kwame · free").await;
    assert!(run_program(&["ban", "kwame"]).1.success());
    visitor_inside.wait_for_end().await;
    assert!(
        visitor_inside.screen_text().contains("You cannot enter"),
        "{}",
        visitor_inside.screen_text()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_features_of_ssh_are_refused() {
    let test_server = TestServer::open().await;
    let handle = log_in(test_server.ssh_address, "ayo", Some(&new_private_key()))
        .await
        .unwrap();
    assert!(
        handle
            .channel_open_direct_tcpip("127.0.0.1", 22, "127.0.0.1", 1)
            .await
            .is_err()
    );
    assert!(
        handle
            .channel_open_direct_streamlocal("/tmp/socket")
            .await
            .is_err()
    );
    assert!(handle.tcpip_forward("127.0.0.1", 0).await.is_err());
    for command in [
        "sh",
        "cat /etc/passwd",
        "games; id",
        "ban kofi",
        "tournament start 1",
        &"x".repeat(9000),
    ] {
        let (text, status) = run_command(&handle, command).await;
        assert_eq!(status, 2, "{command}");
        assert!(
            text.contains("\ngames [NAME]") && !text.contains("ban NAME"),
            "{text}"
        );
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_downloaded_in_the_format_of_the_program() {
    let test_server = TestServer::open().await;
    let own_key = new_private_key();
    let (mut ayo, mut kofi) = (
        test_server.enter("ayo", &own_key).await,
        test_server.enter("kofi", &new_private_key()).await,
    );
    start_game(&mut ayo, &mut kofi).await;
    ayo.play_pit("C").await;
    kofi.play_pit("D").await;
    ayo.wait_for_text("Enter play").await;
    let handle_during_game = log_in(test_server.ssh_address, "ayo", Some(&own_key))
        .await
        .unwrap();
    assert_eq!(
        run_command(&handle_during_game, "games kofi").await,
        (String::new(), 0),
        "nobody reads a game that goes on"
    );
    ayo.send_keys("r").await;
    ayo.wait_for_text("Resign").await;
    ayo.send_keys("y").await;
    ayo.wait_until_gone("Resign").await;
    kofi.wait_for_text("North (kofi) wins").await;
    let handle = log_in(test_server.ssh_address, "ayo", Some(&own_key))
        .await
        .unwrap();
    let (text, status) = run_command(&handle, "games kofi").await;
    assert_eq!(status, 0);
    let games = awale_study::record::GameFormat::Ogn.read_all(&text, &[]);
    let game = games[0].as_ref().unwrap();
    assert_eq!(game.moves().len(), 2);
    assert_eq!(
        (
            game.players.south.name.as_str(),
            game.players.north.name.as_str()
        ),
        ("ayo", "kofi")
    );
    assert_eq!(
        run_command(&handle, "score kofi").await,
        ("0 won, 0 drawn, 1 lost\n".to_owned(), 0)
    );
    // The read-only connection has already read the database; it must still see changes that
    // another program writes.
    let data_folder = test_server.folder.as_ref().unwrap().path();
    let mut second_store = Store::open(&data_folder.join("club.sqlite")).unwrap();
    let kofi = second_store
        .member_with_name(&Name::new("kofi").unwrap())
        .unwrap()
        .unwrap()
        .person
        .id;
    assert!(
        second_store
            .rename_member(kofi, &Name::new("kwame").unwrap())
            .unwrap()
    );
    assert_eq!(
        run_command(&handle, "score kwame").await.0,
        "0 won, 0 drawn, 1 lost\n"
    );
    assert_eq!(
        run_command(&handle, "score kofi").await,
        ("Nobody by that name has been here.\n".to_owned(), 1)
    );
    let (text, _) = run_command(&handle, "games kwame").await;
    assert!(
        text.contains("ayo") && text.contains("kofi"),
        "a record keeps the names of its day: {text}"
    );
    assert_eq!(run_command(&handle, "games kofi").await, (String::new(), 0));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_holds_a_tournament_and_bans() {
    let test_server = TestServer::open().await;
    let (own_key, other_key) = (new_private_key(), new_private_key());
    let (mut ayo, mut kofi) = (
        test_server.enter("ayo", &own_key).await,
        test_server.enter("kofi", &other_key).await,
    );
    let host_handle = log_in(test_server.ssh_address, "ayo", Some(&own_key))
        .await
        .unwrap();
    assert_eq!(
        run_command(&host_handle, "ban kofi").await.1,
        2,
        "ayo is no host yet"
    );
    test_server.make_host("ayo");
    let (error_text, status) = run_command(
        &host_handle,
        "tournament new oware free round-robin Friday evening",
    )
    .await;
    assert!(
        error_text.starts_with("free is no clock") && status == 1,
        "{error_text}"
    );
    let announce_output = run_command(
        &host_handle,
        "tournament new oware 5+3 round-robin Friday evening",
    )
    .await;
    assert_eq!(announce_output, ("tournament 1\n".to_owned(), 0));
    let (error_text, status) = run_command(&host_handle, "tournament start 99").await;
    assert!(
        error_text.starts_with("no tournament 99;") && status == 1,
        "{error_text}"
    );
    let (error_text, status) = run_command(&host_handle, "tournament start 1").await;
    assert!(
        error_text.starts_with("At least two players") && status == 1,
        "{error_text}"
    );
    for client in [&mut ayo, &mut kofi] {
        client
            .wait_for_text("Friday evening: all against all")
            .await;
        client.send_keys("\x1b[A\r").await;
        client.wait_for_text("Join").await;
        client.send_keys("\r").await;
    }
    ayo.wait_for_text("Players: 2").await;
    assert_eq!(run_command(&host_handle, "tournament start 1").await.1, 0);
    ayo.wait_for_text("move 1 · South").await;
    kofi.wait_for_text("move 1 · South").await;
    assert!(
        run_command(&host_handle, "tournaments")
            .await
            .0
            .starts_with("# 1 Friday evening\n#,Player,Points")
    );
    assert_eq!(run_command(&host_handle, "ban kofi").await.1, 0);
    kofi.wait_for_end().await;
    assert!(
        kofi.screen_text().contains("You cannot enter"),
        "{}",
        kofi.screen_text()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_analysis_of_a_member_is_saved_when_the_connection_is_lost() {
    let test_server = TestServer::open().await;
    let proxy = ConnectionProxy::forward_to(test_server.ssh_address).await;
    let mut ayo = Client::connect(proxy.address, "ayo", Some(&new_private_key()), (80, 24)).await;
    ayo.wait_for_text("Lobby").await;
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    start_game(&mut ayo, &mut kofi).await;
    ayo.play_pit("C").await;
    kofi.play_pit("D").await;
    ayo.wait_for_text("Enter play").await;
    ayo.send_keys("r").await;
    ayo.wait_for_text("Resign").await;
    ayo.send_keys("y").await;
    ayo.wait_until_gone("Resign").await;
    kofi.wait_for_text("North (kofi) wins").await;
    ayo.send_keys("a").await;
    ayo.wait_for_text("Analysis").await;
    ayo.send_keys("E").await;
    ayo.wait_for_text("Saved as a study").await;
    ayo.send_keys("cmy note").await;
    ayo.wait_for_text("Comment: my note").await;
    proxy.cut_all_connections();
    let is_saved = || {
        let games = test_server.saved_games_of("ayo");
        games.iter().any(|game| {
            let variations_text = format!("{:?}", game.header.variations);
            game.moves().len() == 2 && variations_text.contains("my note")
        })
    };
    let wait_start = Instant::now();
    while !is_saved() {
        assert!(wait_start.elapsed() < TIMEOUT, "the analysis is not stored");
        tokio::task::yield_now().await;
    }
    assert_eq!(test_server.saved_games_of("ayo").len(), 1);
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_the_game_of_a_link_by_ssh() {
    let test_server = TestServer::open().await;
    let mut ayo = test_server.enter("ayo", &new_private_key()).await;
    let code = ayo.make_challenge_link_code().await;
    let command = format!("join {code}");
    let mut guest = Client::guest_with_command(test_server.ssh_address, "friend", &command).await;
    guest.wait_for_text("move 1").await;
    ayo.wait_for_text("move 1").await;
    let mut late_client =
        Client::guest_with_command(test_server.ssh_address, "other", &command).await;
    late_client.wait_for_text("This link no longer works").await;
    test_server.close().await;
}
