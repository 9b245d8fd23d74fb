//! The `ssh` that people have, in a pseudo-terminal.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use awale_club::settings::Settings;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::support::{Hall, PATIENCE};

/// Whether OpenSSH is here. Where it is not, that is said.
fn has_openssh() -> bool {
    let is_there = |program: &str| Command::new(program).arg("-V").stderr(Stdio::null()).stdout(Stdio::null()).status();
    let is_there = is_there("ssh").is_ok() && is_there("ssh-keygen").is_ok();
    if !is_there {
        eprintln!("NOT TESTED: OpenSSH is missing (apt-get install openssh-client)");
    }
    is_there
}

fn options(hall: &Hall, key: Option<&Path>) -> Vec<String> {
    let mut options: Vec<String> = ["-F", "none", "-p", &hall.ssh.port().to_string()].map(str::to_owned).into();
    for option in [
        "StrictHostKeyChecking=no",
        "UserKnownHostsFile=/dev/null",
        "LogLevel=ERROR",
        "IdentitiesOnly=yes",
        "IdentityAgent=none",
    ] {
        options.extend(["-o".to_owned(), option.to_owned()]);
    }
    match key {
        Some(key) => options.extend(["-i".to_owned(), key.display().to_string()]),
        None => options.extend(["-o".to_owned(), "PubkeyAuthentication=no".to_owned()]),
    }
    options
}

/// `ssh` in a pseudo-terminal, and what it shows.
struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    _pty: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    fn open(hall: &Hall, name: &str, key: Option<&Path>, (columns, rows): (u16, u16), language: &str) -> Terminal {
        let pty = native_pty_system().openpty(PtySize { rows, cols: columns, ..PtySize::default() }).unwrap();
        let mut command = CommandBuilder::new("ssh");
        command.args(options(hall, key));
        command.args(["-o", "SendEnv=LANG", &format!("{name}@127.0.0.1")]);
        command.env("LANG", language);
        command.env("TERM", "xterm-256color");
        let child = pty.slave.spawn_command(command).unwrap();
        let [rows, columns] = [rows, columns].map(|number| std::num::NonZero::new(number).unwrap());
        let screen = Arc::new(Mutex::new(vt100::Parser::new(rows, columns, 0)));
        let (mut reader, shown) = (pty.master.try_clone_reader().unwrap(), Arc::clone(&screen));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..read]);
            }
        });
        Terminal { screen, keys: pty.master.take_writer().unwrap(), child, _pty: pty.master }
    }

    fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    fn sees(&self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        while !self.text().contains(text) {
            assert!(Instant::now() < deadline, "waited for {text}, saw:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn ends(&mut self) -> u32 {
        self.child.wait().unwrap().exit_code()
    }
}

fn new_key(folder: &Path, name: &str) -> std::path::PathBuf {
    let path = folder.join(name);
    let made = Command::new("ssh-keygen").args(["-q", "-t", "ed25519", "-N", "", "-f"]).arg(&path).status().unwrap();
    assert!(made.success());
    path
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_with_the_ssh_they_have() {
    if !has_openssh() {
        return;
    }
    let hall = Hall::open().await;
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (new_key(folder.path(), "a"), new_key(folder.path(), "b"));
    tokio::task::block_in_place(|| {
        for (size, language, lobby) in [
            ((60, 18), "en_US.UTF-8", "Lobby"),
            ((80, 24), "fr_FR.UTF-8", "Salon"),
            ((120, 40), "en_US.UTF-8", "Lobby"),
            ((120, 40), "fr_FR.UTF-8", "Salon"),
        ] {
            let mut ayo = Terminal::open(&hall, "ayo", Some(&first), size, language);
            ayo.sees(lobby);
            ayo.press("q");
            assert_eq!(ayo.ends(), 0);
        }
        let mut ayo = Terminal::open(&hall, "ayo", Some(&first), (80, 24), "en_US.UTF-8");
        let mut kofi = Terminal::open(&hall, "kofi", Some(&second), (120, 40), "fr_FR.UTF-8");
        ayo.sees("kofi");
        ayo.press("p");
        ayo.sees("Send the challenge");
        ayo.press("\x1b[A\x1b[A\x1b[A\x1b[C\x1b[B\x1b[B\x1b[B\r");
        kofi.sees("ayo propose");
        kofi.press("\x1b[B\r");
        ayo.sees("Enter play");
        ayo.press("A");
        ayo.sees("move 1 · North");
        kofi.sees("coup 1 · Nord");
        let mut thief = Terminal::open(&hall, "ayo", Some(&second), (80, 24), "en_US.UTF-8");
        assert_eq!(thief.ends(), 1);
        thief.sees("That name is taken");
        let mut guest = Terminal::open(&hall, "stranger", None, (80, 24), "en_US.UTF-8");
        guest.sees("You are guest-");
        guest.press("\x03");
        assert_eq!(guest.ends(), 0);
    });
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_private_club_the_key_that_is_listed_may_be_the_second() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (other, listed) = (new_key(folder.path(), "a"), new_key(folder.path(), "b"));
    let keys = awale_club::ssh::members_of(&listed.with_extension("pub")).unwrap();
    let hall = Hall::in_folder(folder.path(), Settings::default(), Some(keys)).await;
    let mut command = Command::new("ssh");
    command.args(options(&hall, Some(&other))).arg("-i").arg(&listed).args(["ayo@127.0.0.1", "games"]);
    let games = tokio::task::block_in_place(|| command.stdin(Stdio::null()).output().unwrap());
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
    let ssh = |more: &[&str]| {
        let mut command = Command::new("ssh");
        command.args(options(&hall, Some(&key))).args(more).stdin(Stdio::null()).output().unwrap()
    };
    tokio::task::block_in_place(|| {
        let games = ssh(&["ayo@127.0.0.1", "games"]);
        assert!(games.status.success(), "{games:?}");
        let refused = ssh(&["ayo@127.0.0.1", "ls", "/"]);
        assert_eq!(refused.status.code(), Some(2));
        let forwarded = ssh(&["-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22", "-N", "ayo@127.0.0.1"]);
        assert_eq!(forwarded.status.code(), Some(255), "{forwarded:?}");
        let system = ssh(&["-s", "ayo@127.0.0.1", "sftp"]);
        assert!(!system.status.success());
    });
    hall.close().await;
}
