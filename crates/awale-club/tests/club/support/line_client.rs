//! The installed `ssh` without a full screen: lines in, lines out.

use std::{
    io::{Read, Write},
    net::SocketAddr,
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use tokio::task::block_in_place;

use super::{TIMEOUT, openssh::ssh_options};

/// A running `ssh` whose input and output are pipes.
pub struct LineClient {
    child: Child,
    input: Option<ChildStdin>,
    output: Arc<Mutex<Vec<u8>>>,
    /// The number of bytes of the output that a test has already seen.
    seen_byte_count: usize,
}

impl LineClient {
    /// Starts `ssh` with more options and a command.
    pub fn open(
        ssh_address: SocketAddr,
        name: &str,
        key: &Path,
        language: &str,
        more_ssh_options: &[&str],
        command: &[&str],
    ) -> LineClient {
        let mut child = Command::new("ssh")
            .args(ssh_options(ssh_address, Some(key)))
            .args(more_ssh_options)
            .args(["-o", "SendEnv=LANG", &format!("{name}@127.0.0.1")])
            .args(command)
            .env("LANG", language)
            .env("TERM", "dumb")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = Arc::new(Mutex::new(Vec::new()));
        let (mut reader, shared_output) = (child.stdout.take().unwrap(), Arc::clone(&output));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(byte_count @ 1..) = reader.read(&mut bytes) {
                shared_output.lock().unwrap().extend(&bytes[..byte_count]);
            }
        });
        LineClient {
            input: child.stdin.take(),
            child,
            output,
            seen_byte_count: 0,
        }
    }

    /// The whole output, which must be nothing but text.
    pub fn printed_text(&self) -> String {
        let text = String::from_utf8(self.output.lock().unwrap().clone()).unwrap();
        let is_control = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\r' | '\x08');
        assert!(!text.contains(is_control), "{text:?}");
        text
    }

    /// Waits until this text appears after the text that was seen last. Returns its line.
    pub fn wait_for_text(&mut self, text: &str) -> String {
        let deadline = Instant::now() + TIMEOUT;
        block_in_place(|| {
            loop {
                let printed_text = self.printed_text();
                if let Some(match_start) = printed_text[self.seen_byte_count..]
                    .find(text)
                    .map(|at| self.seen_byte_count + at)
                {
                    let line_end = printed_text[match_start..]
                        .find('\n')
                        .map(|end| match_start + end);
                    // The line may be incomplete.
                    if let Some(line_end) = line_end {
                        self.seen_byte_count = line_end;
                        let line_start = printed_text[..match_start]
                            .rfind('\n')
                            .map_or(0, |start| start + 1);
                        return printed_text[line_start..line_end].trim_end().to_owned();
                    }
                }
                assert!(
                    Instant::now() < deadline,
                    "waited for {text}, saw:\n{printed_text}\nof which is new:\n{}",
                    &printed_text[self.seen_byte_count..]
                );
                std::thread::sleep(Duration::from_millis(5));
            }
        })
    }

    /// The number of the last printed row with this text.
    pub fn last_row_number(&self, text: &str) -> String {
        let printed_text = self.printed_text();
        let line = printed_text.lines().rfind(|line| line.contains(text));
        line.unwrap().split('.').next().unwrap().to_owned()
    }

    /// Waits for a row with this text. Returns its number.
    pub fn wait_for_row_number(&mut self, text: &str) -> String {
        let line = self.wait_for_text(text);
        line.split('.').next().unwrap().to_owned()
    }

    pub fn type_line(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(format!("{line}\n").as_bytes()).unwrap();
        input.flush().unwrap();
    }

    /// Types a line, and waits for a text in the answer.
    pub fn type_and_wait(&mut self, line: &str, expected_text: &str) -> String {
        self.type_line(line);
        self.wait_for_text(expected_text)
    }

    /// Prints the screen again until it contains this text.
    pub fn reprint_screen_until(&mut self, text: &str) {
        let deadline = Instant::now() + TIMEOUT;
        let mut length_before = self.printed_text().len();
        while !self.printed_text()[length_before..].contains(text) {
            assert!(Instant::now() < deadline, "{}", self.printed_text());
            length_before = self.printed_text().len();
            self.seen_byte_count = length_before;
            self.type_and_wait("", "Commands:");
        }
    }

    /// Closes the input.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Waits until `ssh` has ended. Returns its exit status.
    pub fn wait_for_end(mut self) -> Option<i32> {
        self.input = None;
        block_in_place(|| self.child.wait().unwrap().code())
    }
}
