//! The program `awale-club` as a process.

use std::{
    io::{BufRead, BufReader, Lines},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio},
    time::{Duration, Instant},
};

use super::support::TIMEOUT;

const PROGRAM_PATH: &str = env!("CARGO_BIN_EXE_awale-club");

/// Runs a command on the club in `folder` and waits for its end.
pub fn run_command(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(PROGRAM_PATH)
        .arg("--data")
        .arg(folder)
        .args(arguments)
        .output()
        .unwrap()
}

/// Starts a server that is expected to fail. Returns its error message.
pub fn output_of_failed_start(folder: &Path) -> String {
    let serve_arguments = ["serve", "--ssh", "127.0.0.1:0", "--web", "127.0.0.1:0"];
    let output = run_command(folder, &serve_arguments);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

pub struct ServerProcess {
    pub child: Child,
    pub ssh: SocketAddr,
    log_path: PathBuf,
    lines: Lines<BufReader<ChildStdout>>,
}

impl ServerProcess {
    /// Starts a server that writes its log to a file next to the folder. Exceeding the limit of a
    /// file's size is an error for the server, instead of a fatal signal.
    pub fn start(folder: &Path) -> ServerProcess {
        let log_path = folder.with_extension("log");
        let mut child = Command::new("sh")
            .args([
                "-c",
                "trap '' XFSZ; exec \"$0\" \"$@\"",
                PROGRAM_PATH,
                "--data",
            ])
            .arg(folder)
            .args(["serve", "--ssh", "127.0.0.1:0", "--web", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(&log_path).unwrap())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.by_ref().map(Result::unwrap).find_map(|line| {
            line.split_once("ssh -p ")
                .and_then(|(_, rest)| rest.split(' ').next().unwrap().parse().ok())
        });
        ServerProcess {
            child,
            ssh: SocketAddr::from(([127, 0, 0, 1], port.expect("it tells its port"))),
            log_path,
            lines,
        }
    }

    /// Returns the further lines of the output, up to one with this text. If the text is empty,
    /// returns all lines until the server ends.
    pub fn output_until(&mut self, text: &str) -> String {
        let mut output = String::new();
        for line in self.lines.by_ref().map(Result::unwrap) {
            output += &(line.clone() + "\n");
            if !text.is_empty() && line.contains(text) {
                break;
            }
        }
        output
    }

    pub fn kill(&mut self) {
        // SIGKILL leaves the program no time to clean up.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn read_log(&self) -> String {
        std::fs::read_to_string(&self.log_path).unwrap()
    }

    /// Limits the size of all files of the server; `None` removes the limit.
    pub fn limit_file_size(&self, max_bytes: Option<u64>) {
        let max_bytes =
            max_bytes.map_or_else(|| "unlimited".to_owned(), |max_bytes| max_bytes.to_string());
        let prlimit_status = Command::new("prlimit")
            .args(["--pid", &self.child.id().to_string()])
            .arg(format!("--fsize={max_bytes}:unlimited"))
            .status();
        assert!(prlimit_status.unwrap().success());
    }

    /// Sends a signal, for example `-TERM`.
    pub fn send_signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let kill_status = Command::new("kill").args([signal, &pid]).status();
        assert!(kill_status.unwrap().success());
    }

    /// Waits for the end of the server.
    pub fn wait_for_end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < deadline, "the server ends");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
