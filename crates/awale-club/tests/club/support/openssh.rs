//! The installed `ssh` in a pseudo-terminal.

use std::{
    io::{Read, Write},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use tokio::task::block_in_place;

use super::{TIMEOUT, new_screen};

/// Whether OpenSSH is installed. Prints a message if not.
pub fn has_openssh() -> bool {
    let run_program = |program: &str| {
        Command::new(program)
            .arg("-V")
            .stderr(Stdio::null())
            .stdout(Stdio::null())
            .status()
    };
    let is_installed = run_program("ssh").is_ok() && run_program("ssh-keygen").is_ok();
    if !is_installed {
        eprintln!("NOT TESTED: OpenSSH is missing (apt-get install openssh-client)");
    }
    is_installed
}

pub fn ssh_options(ssh_address: SocketAddr, key: Option<&Path>) -> Vec<String> {
    let mut options: Vec<String> = ["-F", "none", "-p", &ssh_address.port().to_string()]
        .map(str::to_owned)
        .into();
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

/// Runs `ssh` without a terminal, with more arguments: options and a command. Questions are
/// answered with an empty line.
pub fn run_ssh(ssh_address: SocketAddr, key: &Path, arguments: &[&str]) -> Output {
    run_ssh_with_answer(ssh_address, Some(key), "true", arguments)
}

/// Runs `ssh` without a terminal, and answers each question with the output of a program.
pub fn run_ssh_with_answer(
    ssh_address: SocketAddr,
    key: Option<&Path>,
    answer_program: &str,
    arguments: &[&str],
) -> Output {
    let mut command = Command::new("ssh");
    command
        .args(ssh_options(ssh_address, key))
        .args(arguments)
        .env("SSH_ASKPASS", answer_program)
        .env("SSH_ASKPASS_REQUIRE", "force")
        .stdin(Stdio::null());
    block_in_place(|| command.output().unwrap())
}

/// Makes a new key in `folder`.
pub fn new_key(folder: &Path, name: &str) -> PathBuf {
    new_key_of_kind(folder, name, &["-t", "ed25519"])
}

/// Makes a new key in `folder`, with these options of `ssh-keygen`.
pub fn new_key_of_kind(folder: &Path, name: &str, keygen_options: &[&str]) -> PathBuf {
    let path = folder.join(name);
    let keygen_status = Command::new("ssh-keygen")
        .args(keygen_options)
        .args(["-q", "-N", "", "-f"])
        .arg(&path)
        .status();
    assert!(keygen_status.unwrap().success(), "{keygen_options:?}");
    path
}

/// A running `ssh` in a pseudo-terminal, with its screen.
pub struct SshTerminal {
    screen: Arc<Mutex<vt100::Parser>>,
    key_writer: Box<dyn Write + Send>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    _pty: Box<dyn portable_pty::MasterPty + Send>,
}

impl SshTerminal {
    pub fn open(
        ssh_address: SocketAddr,
        name: &str,
        key: Option<&Path>,
        size: (u16, u16),
        language: &str,
    ) -> SshTerminal {
        SshTerminal::with_options(
            ssh_address,
            name,
            key,
            (size, "xterm-256color"),
            language,
            &[],
        )
    }

    /// Starts `ssh` with more options, in a terminal of this size and with this `TERM`.
    pub fn with_options(
        ssh_address: SocketAddr,
        name: &str,
        key: Option<&Path>,
        ((columns, rows), term): ((u16, u16), &str),
        language: &str,
        more_options: &[&str],
    ) -> SshTerminal {
        let pty = native_pty_system()
            .openpty(PtySize {
                rows,
                cols: columns,
                ..PtySize::default()
            })
            .unwrap();
        let mut command = CommandBuilder::new("ssh");
        command.args(ssh_options(ssh_address, key));
        command.args(more_options);
        command.args(["-o", "SendEnv=LANG", &format!("{name}@127.0.0.1")]);
        command.env("LANG", language);
        command.env("TERM", term);
        let child = pty.slave.spawn_command(command).unwrap();
        let screen = Arc::new(Mutex::new(new_screen((columns, rows))));
        let (mut reader, shared_screen) =
            (pty.master.try_clone_reader().unwrap(), Arc::clone(&screen));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(byte_count @ 1..) = reader.read(&mut bytes) {
                shared_screen.lock().unwrap().process(&bytes[..byte_count]);
            }
        });
        SshTerminal {
            screen,
            key_writer: pty.master.take_writer().unwrap(),
            child,
            _pty: pty.master,
        }
    }

    pub fn screen_text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until a condition holds, which need not concern the screen.
    pub fn wait_until_condition(&self, description: &str, condition: impl Fn() -> bool) {
        let deadline = Instant::now() + TIMEOUT;
        block_in_place(|| {
            while !condition() {
                assert!(
                    Instant::now() < deadline,
                    "waited for {description}, saw:\n{}",
                    self.screen_text()
                );
                std::thread::sleep(Duration::from_millis(5));
            }
        });
    }

    fn wait_until_screen(&self, description: &str, condition: impl Fn(&str) -> bool) {
        self.wait_until_condition(description, || condition(&self.screen_text()));
    }

    pub fn wait_for_text(&self, text: &str) {
        self.wait_until_screen(text, |screen| screen.contains(text));
    }

    pub fn wait_until_gone(&self, text: &str) {
        self.wait_until_screen(&format!("no {text}"), |screen| !screen.contains(text));
    }

    pub fn send_keys(&mut self, keys: &str) {
        self.key_writer.write_all(keys.as_bytes()).unwrap();
        self.key_writer.flush().unwrap();
    }

    /// Presses the down arrow until the cursor is on a line with this text.
    pub fn choose_line(&mut self, text: &str) {
        let deadline = Instant::now() + TIMEOUT;
        self.wait_until_screen("a list", |screen| !chosen_line(screen).is_empty());
        while !chosen_line(&self.screen_text()).contains(text) {
            let line_before = chosen_line(&self.screen_text());
            assert!(
                Instant::now() < deadline,
                "waited for the line {text}, saw:\n{}",
                self.screen_text()
            );
            self.send_keys("\x1b[B");
            self.wait_until_screen(text, |screen| {
                chosen_line(screen) != line_before && !chosen_line(screen).is_empty()
            });
        }
    }

    /// Waits until the screen shows `title`, in which this player is to move, plays the pit with
    /// this letter, and waits until `title` is gone.
    pub fn play_pit(&mut self, title: &str, letter: &str) {
        self.wait_for_text(title);
        self.send_keys(letter);
        self.wait_until_gone(title);
    }

    /// Leaves screens until one of them contains this text.
    pub fn go_back_to(&mut self, text: &str) {
        while !self.screen_text().contains(text) {
            let screen_before = self.screen_text();
            self.send_keys("\x1b");
            self.wait_until_screen(text, |screen| screen != screen_before);
        }
    }

    /// Kills `ssh`, so that the connection ends without a message.
    pub fn kill_ssh(mut self) {
        self.child.kill().unwrap();
        block_in_place(|| self.child.wait().unwrap());
    }

    /// Waits until `ssh` has ended. Returns its exit status.
    pub fn wait_for_end(&mut self) -> u32 {
        block_in_place(|| self.child.wait().unwrap().exit_code())
    }
}

/// Returns the line of a list that has the cursor; an empty text if the screen has no list.
fn chosen_line(screen: &str) -> String {
    let has_cursor = |line: &&str| {
        line.chars()
            .find(|sign| sign.is_alphanumeric() || *sign == '▸')
            == Some('▸')
    };
    screen
        .lines()
        .find(has_cursor)
        .unwrap_or_default()
        .to_owned()
}
