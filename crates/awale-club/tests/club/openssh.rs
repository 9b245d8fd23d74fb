//! What clients of OpenSSH ask for besides a terminal.

use awale_club::settings::Settings;

use super::support::Hall;
use super::support::openssh::{has_openssh, new_key, run};

#[tokio::test(flavor = "multi_thread")]
async fn in_a_private_club_the_key_that_is_listed_may_be_the_second() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (other, listed) = (new_key(folder.path(), "a"), new_key(folder.path(), "b"));
    let keys = awale_club::ssh::members_of(&listed.with_extension("pub")).unwrap();
    let hall = Hall::in_folder(folder.path(), Settings::default(), Some(keys)).await;
    let games = run(
        hall.ssh,
        &other,
        &["-i", listed.to_str().unwrap(), "ayo@127.0.0.1", "games"],
    );
    assert!(games.status.success(), "{games:?}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_and_forwarding_by_the_ssh_they_have() {
    if !has_openssh() {
        return;
    }
    let hall = Hall::open().await;
    let folder = tempfile::tempdir().unwrap();
    let key = new_key(folder.path(), "a");
    let ssh = |more: &[&str]| run(hall.ssh, &key, more);
    let games = ssh(&["ayo@127.0.0.1", "games"]);
    assert!(games.status.success(), "{games:?}");
    let refused = ssh(&["ayo@127.0.0.1", "ls", "/"]);
    assert_eq!(refused.status.code(), Some(2));
    let forwarded = ssh(&[
        "-o",
        "ExitOnForwardFailure=yes",
        "-R",
        "0:127.0.0.1:22",
        "-N",
        "ayo@127.0.0.1",
    ]);
    assert_eq!(forwarded.status.code(), Some(255), "{forwarded:?}");
    let system = ssh(&["-s", "ayo@127.0.0.1", "sftp"]);
    assert!(!system.status.success());
    hall.close().await;
}
