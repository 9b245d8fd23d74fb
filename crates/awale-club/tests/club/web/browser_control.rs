//! Control of real browsers: how to start one, and the commands of the tests. If a browser is
//! missing, its tests print that and end.

use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::TIMEOUT;

/// Properties of a window: width and height in pixels, whether it is a phone, its color scheme, its
/// language.
pub type WindowKind = ((u32, u32), bool, &'static str, &'static str);

/// Interval between two checks of a page while a test waits for a change.
pub const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A script that is true if the page fits in its window and fills at least 95 % of the width.
pub const PAGE_FITS_SCRIPT: &str = "document.documentElement.scrollWidth <= innerWidth && \
                        document.documentElement.scrollHeight <= innerHeight && \
                        (([cells, table, notes]) => Math.max(cells, table + notes))(['cells', 'table', 'notes'].map(id => document.getElementById(id).getBoundingClientRect().width)) > innerWidth * 0.95";

/// Returns the first of these programs in `PATH`. Prints a message if none is installed.
fn find_program(program_names: &[&str], package_name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let program_path = std::env::split_paths(&path).find_map(|folder| {
        program_names
            .iter()
            .map(|name| folder.join(name))
            .find(|program| program.is_file())
    });
    if program_path.is_none() {
        eprintln!(
            "NOT TESTED: {} is missing; on Debian: apt-get install {package_name}",
            program_names[0]
        );
    }
    program_path
}

/// Returns the script of axe-core, which finds what is not accessible. Prints a message if it is
/// missing.
pub fn axe_script() -> Option<String> {
    let Some(path) = std::env::var_os("AWALE_AXE") else {
        eprintln!(
            "NOT TESTED: set AWALE_AXE to the path of axe.min.js from the npm package axe-core"
        );
        return None;
    };
    Some(std::fs::read_to_string(path).unwrap())
}

/// A running browser with its own profile. The browser is killed when the value is dropped.
pub struct BrowserProcess {
    child: Child,
    profile: TempDir,
}

impl BrowserProcess {
    /// Starts the first of these programs that is installed. `add_arguments` sets its arguments for
    /// the profile in this folder. `None` if no such program is installed.
    pub fn start(
        program_names: &[&str],
        package_name: &str,
        add_arguments: impl FnOnce(&mut Command, &Path),
    ) -> Option<BrowserProcess> {
        let mut command = Command::new(find_program(program_names, package_name)?);
        let profile = tempfile::tempdir().unwrap();
        add_arguments(&mut command, profile.path());
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Some(BrowserProcess { child, profile })
    }

    pub fn profile_folder(&self) -> &Path {
        self.profile.path()
    }
}

impl Drop for BrowserProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Commands for a page in a real browser.
pub trait BrowserControl {
    /// Runs a script in the page and returns its result.
    async fn evaluate(&mut self, script: &str) -> Value;
    async fn go(&mut self, url: &str);
    /// Presses a key, by its name in browsers.
    async fn press_key(&mut self, name: &str);
    /// Returns a picture of the page: a PNG in base64.
    async fn screenshot(&mut self) -> Value;

    /// Saves a picture of the page in the folder `AWALE_SHOTS`, if it is set.
    async fn save_screenshot(&mut self, name: &str) {
        if let Some(folder) = std::env::var_os("AWALE_SHOTS") {
            let path = Path::new(&folder).join(format!("{name}.base64"));
            std::fs::write(path, self.screenshot().await.as_str().unwrap()).unwrap();
        }
    }

    /// Waits until a script returns true.
    async fn wait_until(&mut self, script: &str) {
        let deadline = Instant::now() + TIMEOUT;
        while self.evaluate(script).await != json!(true) {
            let text = self
                .evaluate("document.body.innerText + document.getElementById('text')?.textContent")
                .await;
            assert!(
                Instant::now() < deadline,
                "waited for {script}, saw:\n{}",
                text.as_str().unwrap_or_default()
            );
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the screen contains a text.
    async fn wait_for_text(&mut self, text: &str) {
        self.wait_until(&contains_text_script("text", text)).await;
    }

    /// Runs axe-core in the page and expects no violation. `screen_name` is the name of the screen.
    async fn assert_accessible(&mut self, axe_script: &str, screen_name: &str) {
        self.evaluate(&format!("void (() => {{ {axe_script}\n }})()"))
            .await;
        self.evaluate(
            "void (window.found = null, axe.run(document, { resultTypes: ['violations'] }).then(result => {
                window.found = result.violations.map(({ id, nodes }) => [id, nodes[0].html]);
            }))",
        )
        .await;
        self.wait_until("window.found !== null").await;
        assert_eq!(
            self.evaluate("window.found").await,
            json!([]),
            "{screen_name}"
        );
    }

    /// Waits until the screen no longer contains a text.
    async fn wait_until_gone(&mut self, text: &str) {
        self.wait_until(&format!("!({})", contains_text_script("text", text)))
            .await;
    }

    /// Waits until the page shows a message with this text, as it does after the end of a visit.
    async fn wait_for_message(&mut self, text: &str) {
        self.wait_until(&contains_text_script("word", text)).await;
    }

    async fn press_keys(&mut self, names: &[&str]) {
        for name in names {
            self.press_key(name).await;
        }
    }

    /// Presses the down arrow until the cursor is on a line with this text.
    async fn choose_line(&mut self, text: &str) {
        let deadline = Instant::now() + TIMEOUT;
        self.wait_until("document.getElementById('line').textContent !== ''")
            .await;
        loop {
            let open_challenge = self
                .evaluate("document.getElementById('line').textContent")
                .await;
            if open_challenge
                .as_str()
                .is_some_and(|open_challenge| open_challenge.contains(text))
            {
                return;
            }
            assert!(
                Instant::now() < deadline,
                "waited for the line {text}, is on {open_challenge}"
            );
            self.press_key("ArrowDown").await;
            self.wait_until(&format!(
                "![{open_challenge}, ''].includes(document.getElementById('line').textContent)"
            ))
            .await;
        }
    }

    /// Waits for a button below the screen and presses it.
    async fn press_button(&mut self, button_label: &str) {
        let button_script = format!(
            "[...document.querySelectorAll('#bar button')].find(b => b.textContent.endsWith({}))",
            json!(button_label)
        );
        self.wait_until(&format!("!!{button_script}")).await;
        self.evaluate(&format!("void {button_script}.click()"))
            .await;
    }
}

/// Returns a script that is true if an element contains a text.
fn contains_text_script(element_id: &str, text: &str) -> String {
    format!(
        "!!document.getElementById('{element_id}')?.textContent.includes({})",
        json!(text)
    )
}
