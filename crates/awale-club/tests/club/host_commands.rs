//! Commands of hosts: by ssh, and on the machine of the club.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use awale_club::{host_commands::run_local_command, store::Store};

use super::{
    resumed_games::repetition_count,
    server_process::{ServerProcess, run_command},
    support::{
        TestServer,
        openssh::{has_openssh, new_key, run_ssh},
    },
};

/// Runs `awale-club tournament` with more words. Returns whether it succeeded, and its output.
fn run_tournament_program(folder: &Path, words: &str) -> (bool, String) {
    let words: Vec<&str> = ["tournament"]
        .into_iter()
        .chain(words.split_whitespace())
        .collect();
    let output = run_command(folder, &words);
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_on_the_machine_of_the_club_reaches_it_open_or_closed() {
    let temporary_folder = tempfile::tempdir().unwrap();
    let folder = temporary_folder.path().join("data");
    let (has_succeeded, text) = run_tournament_program(&folder, "start 1");
    assert!(!has_succeeded && text.contains("no club in"), "{text}");
    let mut server = ServerProcess::start(&folder);
    let desk_file = folder.join("desk");
    assert_eq!(
        desk_file.metadata().unwrap().permissions().mode() & 0o777,
        0o600
    );
    let desk_file_text = fs::read_to_string(&desk_file).unwrap();
    let address = desk_file_text.split(' ').next().unwrap();
    // A client that does not know the secret, such as another user of the machine, cannot run a
    // command.
    fs::write(&desk_file, format!("{address} 00")).unwrap();
    let (has_succeeded, text) = run_tournament_program(&folder, "new oware 5+3 swiss:3 Forged");
    assert!(!has_succeeded && !text.contains("tournament 1"), "{text}");
    fs::write(&desk_file, desk_file_text).unwrap();
    let new_command = "new oware 5+3 swiss:3 Friday";
    assert_eq!(
        run_tournament_program(&folder, new_command),
        (true, "tournament 1\n".to_owned())
    );
    let (has_succeeded, text) = run_tournament_program(&folder, "start 1");
    assert!(!has_succeeded && text.contains("two players"), "{text}");
    let (has_succeeded, text) = run_tournament_program(&folder, "");
    assert!(has_succeeded && text.contains("tournament new"), "{text}");
    server.kill();
    // The killed server leaves the file with its address, but the command opens the club itself.
    assert_eq!(
        run_tournament_program(&folder, new_command),
        (true, "tournament 2\n".to_owned())
    );
    let server = ServerProcess::start(&folder);
    assert_eq!(
        run_tournament_program(&folder, new_command),
        (true, "tournament 3\n".to_owned())
    );
    server.send_signal("-TERM");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_not_made_tells_why() {
    let test_server = TestServer::open().await;
    let run_link_command = async |name: &str| {
        let words = ["members", "link", name].map(str::to_owned);
        run_local_command(&test_server.server, &words).await
    };
    assert_eq!(run_link_command("ayo").await.1, 0);
    let lookalike = "ay\u{43e}";
    let text = format!("{lookalike} looks like the name of another member\n");
    assert_eq!(run_link_command(lookalike).await, (text, 1));
    test_server.server.close_club().await;
    assert_eq!(
        run_link_command("ayo").await,
        ("the club closes\n".to_owned(), 1)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_club_keeps_each_finished_command() {
    let temporary_folder = tempfile::tempdir().unwrap();
    let folder = temporary_folder.path().join("data");
    let mut server = ServerProcess::start(&folder);
    for name in ["ayo", "kofi", "ama"] {
        assert!(
            run_command(&folder, &["members", "link", name])
                .status
                .success()
        );
    }
    let newest_tournament = || {
        let store = Store::open(&folder.join("club.sqlite")).unwrap();
        store.tournaments().unwrap().pop()
    };
    run_tournament_program(&folder, "new oware 5+3 swiss:2 Friday");
    for words in [
        "add 1 ayo",
        "add 1 kofi",
        "add 1 ama",
        "start 1",
        "change 1 next-round=host",
        "forfeit 1 ayo",
        "forfeit 1 kofi",
        "result 1 1 ama draw",
        "withdraw 1 ama",
        "start 1",
        "cancel 1",
        "delete 1",
    ] {
        // `forfeit` may fail, because one player of the three sits out the first round and has no
        // game to forfeit.
        let (has_succeeded, text) = run_tournament_program(&folder, words);
        assert!(
            has_succeeded || words.starts_with("forfeit"),
            "{words}: {text}"
        );
        let tournament_before_kill = newest_tournament();
        server.kill();
        server = ServerProcess::start(&folder);
        assert_eq!(newest_tournament(), tournament_before_kill, "{words}");
    }
    assert_eq!(newest_tournament(), None);

    // Kill the server during a command: afterwards the change is complete or absent, and it is
    // complete if the command reported success.
    run_tournament_program(&folder, "new oware 5+3 swiss:2 T0");
    let stored_title = || newest_tournament().unwrap().terms.title;
    for round in 1..=repetition_count(6) {
        let (title_before, new_title) = (stored_title(), format!("T{round}"));
        let words = format!("change 2 title={new_title}");
        let was_command_successful = std::thread::scope(|scope| {
            let command_thread = scope.spawn(|| run_tournament_program(&folder, &words).0);
            // Every second time, the change is written before the kill.
            while round % 2 == 0 && stored_title() != new_title {
                std::thread::yield_now();
            }
            server.kill();
            command_thread.join().unwrap()
        });
        let title_after = stored_title();
        assert!(
            title_after == new_title || !was_command_successful && title_after == title_before,
            "{title_after}"
        );
        server = ServerProcess::start(&folder);
        assert_eq!(stored_title(), title_after);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_directs_and_exports_a_tournament_over_openssh() {
    if !has_openssh() {
        return;
    }
    let test_server = TestServer::open().await;
    let folder = tempfile::tempdir().unwrap();
    let keys = ["ayo", "kofi", "ama"].map(|name| (name, new_key(folder.path(), name)));
    let run_ssh_as = |place: usize, words: &str| {
        let (name, key) = &keys[place];
        let output = run_ssh(
            test_server.ssh_address,
            key,
            &[&format!("{name}@127.0.0.1"), words],
        );
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    };
    // The first command of each key registers its name.
    for place in 0..3 {
        assert_eq!(run_ssh_as(place, "games").0, Some(0));
    }
    test_server.make_host("ayo");
    let (status, text) = run_ssh_as(1, "tournament new oware 5+3 swiss:2 Mine");
    assert!(
        status == Some(2) && !text.contains("tournament new"),
        "{text}"
    );
    for (words, why) in [
        (
            "tournament new oware 5+3 swiss:4000000000 Friday",
            "1 to 30 rounds",
        ),
        (
            "tournament new oware 5+3 swiss:2 =cmd|calc",
            "A title has 1 to 40",
        ),
        (
            "tournament new oware free swiss:2 Friday",
            "free is no clock",
        ),
        ("tournament start 1", "no tournament 1"),
    ] {
        let (status, text) = run_ssh_as(0, words);
        assert!(status == Some(1) && text.contains(why), "{words}: {text}");
    }
    for words in [
        "tournament new oware 5+3 swiss:2 Friday, the \"last\"",
        "tournament change 1 first-move=2 next-round=host pairing=swiss:3",
        "tournament add 1 kofi",
        "tournament add 1 AMA",
        "tournament start 1",
    ] {
        assert_eq!(run_ssh_as(0, words).0, Some(0), "{words}");
    }
    let (_, text) = run_ssh_as(0, "tournament export 1 pairings");
    assert!(text.contains("playing,1"), "{text}");
    for (words, why) in [
        ("tournament start 1", "The round is not over"),
        ("tournament delete 1", "Cancel the tournament first"),
        ("tournament result 1 1 kofi win", "no result to correct"),
        ("tournament withdraw 1 ayo", "not in the tournament"),
        ("tournament add 1 nobody", "Nobody by that name"),
    ] {
        let (status, text) = run_ssh_as(0, words);
        assert!(status == Some(1) && text.contains(why), "{words}: {text}");
    }
    assert_eq!(run_ssh_as(0, "tournament forfeit 1 kofi").0, Some(0));
    let (_, text) = run_ssh_as(0, "tournament export 1 standings");
    assert!(text.contains("\n1,ama,1,0,1,\n2,kofi,0,1,1,\n"), "{text}");
    assert_eq!(run_ssh_as(0, "tournament result 1 1 kofi draw").0, Some(0));
    let (_, text) = run_ssh_as(0, "tournament export 1 cross-table");
    assert!(text.contains("\n1,ama,2=,0.5\n2,kofi,1=,0.5\n"), "{text}");
    let (_, text) = run_ssh_as(0, "tournament export 1 games");
    for tag in [
        "[Event \"Friday, the \\\"last\\\"\"]",
        "[Site \"awalé\"]",
        "[Round \"1\"]",
    ] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    let (_, page_text) = run_ssh_as(0, "tournament export 1 page");
    assert!(
        page_text.contains("<h1>Friday, the &quot;last&quot;</h1>"),
        "{page_text}"
    );
    assert!(
        page_text.contains("<td>ama</td>") && !page_text.contains("http"),
        "{page_text}"
    );
    let (_, text) = run_ssh_as(0, "tournament list");
    assert!(text.contains("Swiss, 3 rounds · round 1 is over"), "{text}");
    assert_eq!(run_ssh_as(0, "tournament cancel 1").0, Some(0));
    assert_eq!(run_ssh_as(0, "tournament delete 1").0, Some(0));
    assert_eq!(run_ssh_as(0, "tournament list"), (Some(0), String::new()));
    test_server.close().await;
}
