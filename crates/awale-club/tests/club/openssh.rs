//! Requests of OpenSSH clients other than a visit in a terminal.

use awale_club::settings::{ClubLimits, ClubSettings};

use super::{
    support::{
        TestServer,
        openssh::{has_openssh, new_key, run_ssh},
    },
    web::page_client::ClubWebServer,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_private_club_accepts_a_listed_key_that_is_offered_second() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (unlisted_key, listed_key) = (new_key(folder.path(), "a"), new_key(folder.path(), "b"));
    let keys =
        awale_club::ssh::read_member_fingerprints(&listed_key.with_extension("pub")).unwrap();
    let test_server =
        TestServer::in_folder(folder.path(), ClubSettings::default(), Some(keys)).await;
    let games_output = run_ssh(
        test_server.ssh_address,
        &unlisted_key,
        &["-i", listed_key.to_str().unwrap(), "ayo@127.0.0.1", "games"],
    );
    assert!(games_output.status.success(), "{games_output:?}");
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn openssh_runs_the_commands_of_the_club_and_nothing_else() {
    if !has_openssh() {
        return;
    }
    let test_server = TestServer::open().await;
    let folder = tempfile::tempdir().unwrap();
    let key = new_key(folder.path(), "a");
    let run_ssh_with_key = |more: &[&str]| run_ssh(test_server.ssh_address, &key, more);
    let games_output = run_ssh_with_key(&["ayo@127.0.0.1", "games"]);
    assert!(games_output.status.success(), "{games_output:?}");
    let refused_output = run_ssh_with_key(&["ayo@127.0.0.1", "ls", "/"]);
    assert_eq!(refused_output.status.code(), Some(2));
    let forwarding_output = run_ssh_with_key(&[
        "-o",
        "ExitOnForwardFailure=yes",
        "-R",
        "0:127.0.0.1:22",
        "-N",
        "ayo@127.0.0.1",
    ]);
    assert_eq!(
        forwarding_output.status.code(),
        Some(255),
        "{forwarding_output:?}"
    );
    let subsystem_output = run_ssh_with_key(&["-s", "ayo@127.0.0.1", "sftp"]);
    assert!(!subsystem_output.status.success());
    test_server.close().await;
}

/// Returns the output and the exit status of `ssh`.
fn output_and_status(answer: &std::process::Output) -> (String, Option<i32>) {
    let text = String::from_utf8_lossy(&[&answer.stdout[..], &answer.stderr].concat()).into_owned();
    (text, answer.status.code())
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_requests_get_a_reason() {
    if !has_openssh() {
        return;
    }
    let test_server = TestServer::open().await;
    let folder = tempfile::tempdir().unwrap();
    let (own_key, other_key) = (new_key(folder.path(), "a"), new_key(folder.path(), "b"));
    assert!(
        run_ssh(
            test_server.ssh_address,
            &own_key,
            &["ayo@127.0.0.1", "games"]
        )
        .status
        .success()
    );
    for (key, arguments, sentence) in [
        (
            &other_key,
            &["ayo@127.0.0.1", "games"][..],
            "That name is taken.",
        ),
        (&other_key, &["-T", "ayo@127.0.0.1"], "That name is taken."),
        (&own_key, &["no.name@127.0.0.1", "games"], "Names here have"),
        (
            &own_key,
            &["-s", "ayo@127.0.0.1", "sftp"],
            "The club offers only a terminal",
        ),
    ] {
        let (text, status) = output_and_status(&run_ssh(test_server.ssh_address, key, arguments));
        assert!(text.contains(sentence), "{arguments:?}: {text}");
        assert_eq!(status, Some(1), "{arguments:?}");
        assert!(!text.contains("request failed"), "{text}");
    }
    test_server.ban("ayo").await;
    let (text, status) = output_and_status(&run_ssh(
        test_server.ssh_address,
        &own_key,
        &["ayo@127.0.0.1", "games"],
    ));
    assert!(text.contains("You cannot enter this club."), "{text}");
    assert_eq!(status, Some(1));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_club_gives_the_reason() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let key = new_key(folder.path(), "a");
    for (most, sentence) in [
        (
            ClubLimits {
                connections: 1,
                ..ClubLimits::default()
            },
            "The club is full.",
        ),
        (
            ClubLimits {
                connections_per_address: 1,
                ..ClubLimits::default()
            },
            "There are too many connections from your address.",
        ),
    ] {
        let test_server = TestServer::with_settings(ClubSettings {
            limits: most,
            ..ClubSettings::default()
        })
        .await;
        let site = ClubWebServer::start_for(&test_server.server).await;
        let _visitor_inside = test_server
            .enter("kofi", &super::support::new_private_key())
            .await;
        let (text, status) = output_and_status(&run_ssh(
            test_server.ssh_address,
            &key,
            &["ayo@127.0.0.1", "games"],
        ));
        assert!(text.contains(sentence), "{text}");
        assert_eq!(status, Some(255));
        let answer = site.http_get("/", "Accept-Language: en\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
        assert!(answer.contains(sentence), "{answer}");
        let answer = site.http_get("/", "Accept-Language: fr\r\n").await;
        assert!(
            !answer.contains(sentence) && answer.contains("content-language: fr"),
            "{answer}"
        );
        test_server.close().await;
    }
}
