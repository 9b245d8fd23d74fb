//! Commands of hosts: by ssh, and on the machine of the club.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::program::{Server, command};

/// Runs `awale-club tournament` with more words. Returns whether it succeeded, and its output.
fn tournament(folder: &Path, words: &str) -> (bool, String) {
    let words: Vec<&str> = ["tournament"]
        .into_iter()
        .chain(words.split_whitespace())
        .collect();
    let output = command(folder, &words);
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_on_the_machine_of_the_club_reaches_it_open_or_closed() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("data");
    let (done, text) = tournament(&folder, "start 1");
    assert!(!done && text.contains("no club in"), "{text}");
    let mut server = Server::start(&folder);
    let file = folder.join("desk");
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let known = fs::read_to_string(&file).unwrap();
    let address = known.split(' ').next().unwrap();
    // Another user of the machine finds the port, but not the secret.
    fs::write(&file, format!("{address} 00")).unwrap();
    let (done, text) = tournament(&folder, "new oware 5+3 swiss:3 Forged");
    assert!(!done && !text.contains("tournament 1"), "{text}");
    fs::write(&file, known).unwrap();
    let new = "new oware 5+3 swiss:3 Friday";
    assert_eq!(
        tournament(&folder, new),
        (true, "tournament 1\n".to_owned())
    );
    let (done, text) = tournament(&folder, "start 1");
    assert!(!done && text.contains("two players"), "{text}");
    let (done, text) = tournament(&folder, "");
    assert!(!done && text.contains("tournament new"), "{text}");
    server.kill();
    // The killed server leaves its file.
    assert_eq!(
        tournament(&folder, new),
        (true, "tournament 2\n".to_owned())
    );
    let server = Server::start(&folder);
    assert_eq!(
        tournament(&folder, new),
        (true, "tournament 3\n".to_owned())
    );
    server.send("-TERM");
}
