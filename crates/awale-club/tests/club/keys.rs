//! Common kinds of keys, made and used by the programs of OpenSSH and `PuTTY`.

use std::{
    net::SocketAddr,
    path::Path,
    process::{Command, Output, Stdio},
};

use awale_club::{
    settings::{ClubLimits, ClubSettings},
    ssh::{fingerprint, read_member_fingerprints, read_or_make_host_key},
};
use russh::keys::{load_secret_key, ssh_key::PublicKey};
use tokio::task::block_in_place;

use super::support::{
    Client, TestServer, new_private_key,
    openssh::{SshTerminal, has_openssh, new_key_of_kind, run_ssh},
};

/// Options of `ssh-keygen`. `-m PEM` and `-m PKCS8` are older file formats, which not all kinds
/// have.
const KEYGEN_OPTIONS: [&[&str]; 10] = [
    &["-t", "ed25519"],
    &["-t", "ecdsa", "-b", "256"],
    &["-t", "ecdsa", "-b", "384"],
    &["-t", "ecdsa", "-b", "521"],
    &["-t", "rsa", "-b", "2048"],
    &["-t", "rsa", "-b", "3072"],
    &["-t", "rsa", "-b", "4096"],
    &["-t", "ecdsa", "-b", "256", "-m", "PEM"],
    &["-t", "rsa", "-b", "2048", "-m", "PEM"],
    &["-t", "rsa", "-b", "2048", "-m", "PKCS8"],
];

const WINDOW_SIZE: (u16, u16) = (80, 24);
const ENGLISH_LOCALE: &str = "en_US.UTF-8";

/// Only members have a link, so the answer to `link` shows whether the key was accepted.
fn is_member(answer: &Output) -> bool {
    answer.status.success() && String::from_utf8_lossy(&answer.stdout).contains("#join=")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_key_that_ssh_keygen_makes_owns_a_name() {
    if !has_openssh() {
        return;
    }
    let test_server = TestServer::open().await;
    let folder = tempfile::tempdir().unwrap();
    for (number, kind) in KEYGEN_OPTIONS.iter().enumerate() {
        let key = new_key_of_kind(folder.path(), &format!("key{number}"), kind);
        let answer = run_ssh(
            test_server.ssh_address,
            &key,
            &[&format!("member{number}@127.0.0.1"), "link"],
        );
        assert!(is_member(&answer), "{kind:?}: {answer:?}");
    }
    // RSA with each of its two secure signature algorithms.
    let rsa_key = folder.path().join("key4");
    for algorithm in ["rsa-sha2-256", "rsa-sha2-512"] {
        let option = format!("PubkeyAcceptedAlgorithms={algorithm}");
        let answer = run_ssh(
            test_server.ssh_address,
            &rsa_key,
            &["-o", &option, "member4@127.0.0.1", "link"],
        );
        assert!(is_member(&answer), "{algorithm}: {answer:?}");
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_club_accepts_listed_rsa_keys_and_rejects_lists_with_unusable_keys() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let key = new_key_of_kind(folder.path(), "rsa", &["-t", "rsa", "-b", "3072"]);
    let list_path = folder.path().join("members");
    let line = std::fs::read_to_string(key.with_extension("pub")).unwrap();
    assert!(line.starts_with("ssh-rsa "));
    std::fs::write(&list_path, format!("# friends\n\nno-pty {line}")).unwrap();
    let fingerprints = read_member_fingerprints(&list_path).unwrap();
    let test_server =
        TestServer::in_folder(folder.path(), ClubSettings::default(), Some(fingerprints)).await;
    let answer = run_ssh(test_server.ssh_address, &key, &["ayo@127.0.0.1", "link"]);
    assert!(is_member(&answer), "{answer:?}");
    test_server.close().await;
    for wrong in ["ssh-rsa AAAAB3NzaC1yc2E= ayo", "ssh-ed448 AAAA ayo", "ayo"] {
        std::fs::write(&list_path, format!("{line}{wrong}\n")).unwrap();
        let error = read_member_fingerprints(&list_path)
            .unwrap_err()
            .to_string();
        assert!(error.starts_with("line 2: no key"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sees_the_reason_for_being_a_guest() {
    if !has_openssh() {
        return;
    }
    let test_server = TestServer::open().await;
    let folder = tempfile::tempdir().unwrap();
    let mut guest = SshTerminal::open(
        test_server.ssh_address,
        "ayo",
        None,
        WINDOW_SIZE,
        ENGLISH_LOCALE,
    );
    guest.wait_for_text("Your ssh client offered no key, so you are a guest.");
    guest.send_keys("q");
    guest.wait_for_end();
    let rsa_key = new_key_of_kind(folder.path(), "rsa", &["-t", "rsa", "-b", "2048"]);
    // This client signs with RSA and SHA-1, as old clients do.
    let sha1_key = load_secret_key(&rsa_key, None).unwrap();
    let mut guest =
        Client::connect(test_server.ssh_address, "ayo", Some(&sha1_key), WINDOW_SIZE).await;
    guest.wait_for_text("signs with RSA and SHA-1").await;
    let dsa_key = new_key_of_kind(folder.path(), "dsa", &["-t", "dsa"]);
    let accept_dsa_option = ["-o", "PubkeyAcceptedAlgorithms=ssh-dss"];
    let guest = SshTerminal::with_options(
        test_server.ssh_address,
        "ayo",
        Some(&dsa_key),
        (WINDOW_SIZE, "xterm-256color"),
        ENGLISH_LOCALE,
        &accept_dsa_option,
    );
    guest.wait_for_text("This club cannot use your kind of key");
    let arguments = [&accept_dsa_option[..], &["ayo@127.0.0.1", "link"]].concat();
    let answer = run_ssh(test_server.ssh_address, &dsa_key, &arguments);
    assert_eq!(answer.status.code(), Some(1));
    let text = String::from_utf8_lossy(&answer.stdout);
    assert!(text.contains("guests have no link"), "{answer:?}");
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_by_ssh_returns_to_the_game_with_a_code() {
    if !has_openssh() {
        return;
    }
    let limits = ClubLimits {
        wrong_codes_per_address: 2,
        ..ClubLimits::default()
    };
    let test_server = TestServer::with_settings(ClubSettings {
        limits,
        ..ClubSettings::default()
    })
    .await;
    let expect_second_code_prompt = |guest: &SshTerminal| {
        guest.wait_until_condition("the next question", || {
            guest.screen_text().matches("Code:").count() == 2
        });
    };
    let open_terminal = |name| {
        SshTerminal::open(
            test_server.ssh_address,
            name,
            None,
            WINDOW_SIZE,
            ENGLISH_LOCALE,
        )
    };
    let mut guest = open_terminal("anybody");
    guest.wait_for_text("You are guest-1.");
    let text: String = guest.screen_text().replace(['│', '\n'], " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let port = test_server.ssh_address.port();
    let command = format!("return with ssh -p {port} guest-1@127.0.0.1 and the code ");
    let (_, code) = text.split_once(&command).expect(&text);
    let code = code.split('.').next().unwrap();
    let mut ayo = test_server.enter("ayo", &new_private_key()).await;
    ayo.send_keys("p").await;
    ayo.wait_for_text("Send the challenge").await;
    // Guests play casual games only.
    ayo.send_keys("\x1b[A\x1b[A\x1b[C").await;
    ayo.wait_for_text("casual").await;
    ayo.send_keys("\x1b[A\x1b[C").await;
    ayo.wait_for_text("◂ you ▸").await;
    ayo.send_keys("\x1b[B\x1b[B\x1b[B\r").await;
    guest.wait_for_text("ayo offers");
    guest.send_keys("\x1b[B\r");
    guest.wait_for_text("move 1 · South");
    guest.kill_ssh();
    ayo.wait_for_text("has been away").await;
    let mut guest = open_terminal("guest-1");
    guest.wait_for_text("Code:");
    guest.send_keys("000-000-000\r");
    expect_second_code_prompt(&guest);
    guest.send_keys(&format!("{}\r", code.to_uppercase()));
    guest.wait_for_text("move 1 · South");
    ayo.wait_until_gone("has been away").await;
    ayo.play_pit("A").await;
    guest.wait_for_text("Enter play");
    guest.play_pit("move 1 · North", "F");
    ayo.wait_for_text("move 2 · South").await;
    // Without the code, the visitor becomes another guest.
    let mut other_terminal = open_terminal("guest-1");
    other_terminal.wait_for_text("Code:");
    other_terminal.send_keys("\r");
    other_terminal.wait_for_text("You are guest-2.");
    // After too many wrong codes, the right one is not checked.
    let mut attacker = open_terminal("guest-1");
    attacker.wait_for_text("Code:");
    attacker.send_keys("000-000-001\r");
    expect_second_code_prompt(&attacker);
    attacker.send_keys(&format!("{code}\r"));
    attacker.wait_for_text("Too many wrong codes");
    test_server.close().await;
}

/// Runs `plink` with a command of the club.
fn run_plink(
    ssh_address: SocketAddr,
    host_fingerprint: &str,
    key: &Path,
    name: &str,
    command_line: &str,
) -> Output {
    let mut command = Command::new("plink");
    command
        .args(["-batch", "-noagent", "-hostkey", host_fingerprint, "-P"])
        .arg(ssh_address.port().to_string())
        .arg("-i")
        .arg(key)
        .args([&format!("{name}@127.0.0.1"), command_line])
        .stdin(Stdio::null());
    block_in_place(|| command.output().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_key_that_puttygen_makes_owns_a_name_or_is_refused() {
    if Command::new("puttygen").arg("--version").output().is_err() {
        eprintln!("NOT TESTED: PuTTY is missing (apt-get install putty-tools)");
        return;
    }
    let test_server = TestServer::open().await;
    let data_folder = test_server.folder.as_ref().unwrap().path();
    let host_fingerprint = fingerprint(read_or_make_host_key(data_folder).unwrap().public_key());
    let folder = tempfile::tempdir().unwrap();
    for (number, (kind, bits, is_usable)) in [
        ("ed25519", "255", true),
        ("ecdsa", "256", true),
        ("ecdsa", "384", true),
        ("ecdsa", "521", true),
        ("rsa", "2048", true),
        ("rsa", "4096", true),
        ("ed448", "448", false),
    ]
    .into_iter()
    .enumerate()
    {
        let key = folder.path().join(format!("{kind}{bits}.ppk"));
        let puttygen_status = Command::new("puttygen")
            .args([
                "-q",
                "-t",
                kind,
                "-b",
                bits,
                "--new-passphrase",
                "/dev/null",
                "-o",
            ])
            .arg(&key)
            .status();
        assert!(puttygen_status.unwrap().success(), "{kind} {bits}");
        let name = format!("member{number}");
        let answer = run_plink(
            test_server.ssh_address,
            &host_fingerprint,
            &key,
            &name,
            "link",
        );
        assert_eq!(is_member(&answer), is_usable, "{kind} {bits}: {answer:?}");
    }
    // An Ed448 key ends the connection, but the next connection becomes a guest, who reads why.
    // Others from the same address keep their names.
    let run_plink_as = |key: &str, name: &str, run: &str| {
        let key = folder.path().join(key);
        let answer = run_plink(test_server.ssh_address, &host_fingerprint, &key, name, run);
        (
            is_member(&answer),
            String::from_utf8(answer.stdout).unwrap(),
        )
    };
    assert!(run_plink_as("ed25519255.ppk", "member0", "link").0);
    let (_, text) = run_plink_as("ed448448.ppk", "member6", "plain");
    assert!(
        text.contains("This club cannot use your kind of key. Use Ed25519"),
        "{text}"
    );
    // The next connection under this name is a guest's, even with a usable key. The connection
    // after it owns the name.
    assert!(!run_plink_as("ed448448.ppk", "member6", "link").0);
    assert!(!run_plink_as("rsa2048.ppk", "member6", "link").0);
    assert!(run_plink_as("ed25519255.ppk", "member6", "link").0);
    test_server.close().await;
}

#[test]
fn a_key_of_a_security_token_may_be_listed() {
    // The example key in OpenSSH's PROTOCOL.u2f, in the form that `ssh-keygen -t ed25519-sk`
    // writes.
    let line = "sk-ssh-ed25519@openssh.com \
                AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29tAAAAICFo/k5LU8863u66YC9eUO2170QduohPURkQnbLa/dczAAAABHNzaDo= ayo";
    let folder = tempfile::tempdir().unwrap();
    let list_path = folder.path().join("members");
    std::fs::write(&list_path, line).unwrap();
    let key = PublicKey::from_openssh(line).unwrap();
    assert_eq!(
        read_member_fingerprints(&list_path).unwrap(),
        [fingerprint(&key)].into()
    );
}
