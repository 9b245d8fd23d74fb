//! What is asked of every real browser, and how one is started. Without it the tests say so and do
//! nothing.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::PATIENCE;
use crate::support::wording::Wording;

/// How often a page is looked at while something is waited for.
pub const LOOK: Duration = Duration::from_millis(50);

/// Says that the page fills its window and stays within it.
pub const FITS: &str = "document.documentElement.scrollWidth <= innerWidth && \
                        document.documentElement.scrollHeight <= innerHeight && \
                        document.getElementById('cells').getBoundingClientRect().width > innerWidth * 0.95";

/// The first of these programs in `PATH`. Where none is, that is said.
fn program(names: &[&str], package: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).find_map(|folder| {
        names
            .iter()
            .map(|name| folder.join(name))
            .find(|program| program.is_file())
    });
    if found.is_none() {
        eprintln!(
            "NOT TESTED: {} is missing; on Debian: apt-get install {package}",
            names[0]
        );
    }
    found
}

/// A browser that runs with a profile of its own. Dropped, it is killed and waited for.
pub struct Process {
    child: Child,
    profile: TempDir,
}

impl Process {
    /// Starts the first of these programs, as `prepare` wants it with this profile; `None` where
    /// none is here.
    pub fn start(
        names: &[&str],
        package: &str,
        prepare: impl FnOnce(&mut Command, &Path),
    ) -> Option<Process> {
        let mut command = Command::new(program(names, package)?);
        let profile = tempfile::tempdir().unwrap();
        prepare(&mut command, profile.path());
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Some(Process { child, profile })
    }

    pub fn profile(&self) -> &Path {
        self.profile.path()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a page in a real browser can be asked.
pub trait Drive {
    /// What a script in the page comes to.
    async fn value(&mut self, script: &str) -> Value;
    async fn go(&mut self, url: &str);
    /// Presses a key, by its name in browsers.
    async fn key(&mut self, name: &str);

    /// Waits until a script says that something is so.
    async fn until(&mut self, script: &str) {
        let deadline = Instant::now() + PATIENCE;
        while self.value(script).await != json!(true) {
            let text = self
                .value("document.body.innerText + document.getElementById('text')?.textContent")
                .await;
            assert!(
                Instant::now() < deadline,
                "waited for {script}, saw:\n{}",
                text.as_str().unwrap_or_default()
            );
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits for a text that is drawn.
    async fn sees(&mut self, text: &str) {
        self.until(&has("text", text)).await;
    }

    /// Waits until a text is drawn no more.
    async fn sees_no(&mut self, text: &str) {
        self.until(&format!("!({})", has("text", text))).await;
    }

    /// Waits for a last word.
    async fn hears(&mut self, text: &str) {
        self.until(&has("word", text)).await;
    }

    async fn keys(&mut self, names: &[&str]) {
        for name in names {
            self.key(name).await;
        }
    }

    /// Moves down until the cursor stands on a line with this text.
    async fn chooses(&mut self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        self.until("document.getElementById('line').textContent !== ''")
            .await;
        loop {
            let line = self
                .value("document.getElementById('line').textContent")
                .await;
            if line.as_str().is_some_and(|line| line.contains(text)) {
                return;
            }
            assert!(
                Instant::now() < deadline,
                "waited for the line {text}, is on {line}"
            );
            self.key("ArrowDown").await;
            self.until(&format!(
                "![{line}, ''].includes(document.getElementById('line').textContent)"
            ))
            .await;
        }
    }

    /// In the form of a challenge: sends one in which this side begins, by the clock or with a day
    /// for each move.
    async fn offers(&mut self, wording: &Wording, is_slow: bool) {
        if is_slow {
            self.chooses(wording.pace).await;
            self.keys(&["ArrowRight", "ArrowRight", "ArrowRight"]).await;
            self.sees(wording.day).await;
        }
        self.chooses(wording.first).await;
        self.key("ArrowRight").await;
        self.sees(wording.you).await;
        self.chooses(wording.send).await;
        self.key("Enter").await;
    }

    /// Waits for a button below the screen and presses it.
    async fn presses(&mut self, word: &str) {
        let found = format!(
            "[...document.querySelectorAll('#bar button')].find(b => b.textContent.endsWith({}))",
            json!(word)
        );
        self.until(&format!("!!{found}")).await;
        self.value(&format!("void {found}.click()")).await;
    }

    /// Opens the door of the club.
    async fn arrives(&mut self, club: SocketAddr) {
        self.go(&format!("http://{club}/")).await;
        self.until("document.readyState === 'complete' && !document.getElementById('door').hidden")
            .await;
    }

    /// Asks for a name at the door.
    async fn asks_for(&mut self, name: &str) {
        self.value(&format!(
            "void (document.getElementById('name').value = {})",
            json!(name)
        ))
        .await;
        self.value("void document.getElementById('enter').requestSubmit()")
            .await;
    }

    /// Comes in by a new name, and closes the window with its link.
    async fn enters(&mut self, club: SocketAddr, name: &str) {
        self.arrives(club).await;
        self.asks_for(name).await;
        self.until("document.getElementById('link').open && location.pathname.length === 38")
            .await;
        self.value("void document.getElementById('close').click()")
            .await;
        self.until("!document.getElementById('link').open").await;
    }
}

/// A script that says whether an element holds a text.
fn has(id: &str, text: &str) -> String {
    format!(
        "!!document.getElementById('{id}')?.textContent.includes({})",
        json!(text)
    )
}
