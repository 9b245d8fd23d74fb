//! A real Chromium, driven by its `DevTools` protocol. Without Chromium the tests say so and do nothing; `AWALE_SHOTS=DIR` keeps
//! pictures of them.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::support::PATIENCE;

/// How often a page is looked at while something is waited for.
pub const LOOK: Duration = Duration::from_millis(50);

/// Says that the page fills its window and stays within it.
pub const FITS: &str = "document.documentElement.scrollWidth <= innerWidth && \
                        document.documentElement.scrollHeight <= innerHeight && \
                        document.getElementById('cells').getBoundingClientRect().width > innerWidth * 0.95";

/// The first of these programs in `PATH`. Where none is, that is said.
pub fn program(names: &[&str], package: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path)
        .find_map(|folder| names.iter().map(|name| folder.join(name)).find(|program| program.is_file()));
    if found.is_none() {
        eprintln!("NOT TESTED: {} is missing; on Debian: apt-get install {package}", names[0]);
    }
    found
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
            let text = self.value("document.body.innerText + document.getElementById('text')?.textContent").await;
            assert!(Instant::now() < deadline, "waited for {script}, saw:\n{}", text.as_str().unwrap_or_default());
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
        self.until("document.getElementById('line').textContent !== ''").await;
        loop {
            let line = self.value("document.getElementById('line').textContent").await;
            if line.as_str().is_some_and(|line| line.contains(text)) {
                return;
            }
            assert!(Instant::now() < deadline, "waited for the line {text}, is on {line}");
            self.key("ArrowDown").await;
            self.until(&format!("![{line}, ''].includes(document.getElementById('line').textContent)")).await;
        }
    }

    /// Waits for a button below the screen and presses it.
    async fn presses(&mut self, word: &str) {
        let found =
            format!("[...document.querySelectorAll('#bar button')].find(b => b.textContent.endsWith({}))", json!(word));
        self.until(&format!("!!{found}")).await;
        self.value(&format!("void {found}.click()")).await;
    }

    /// Opens the door of the club.
    async fn arrives(&mut self, club: SocketAddr) {
        self.go(&format!("http://{club}/")).await;
        self.until("document.readyState === 'complete' && !document.getElementById('door').hidden").await;
    }

    /// Asks for a name at the door.
    async fn asks_for(&mut self, name: &str) {
        self.value(&format!("void (document.getElementById('name').value = {})", json!(name))).await;
        self.value("void document.getElementById('enter').requestSubmit()").await;
    }

    /// Comes in by a new name, and closes the window with its link.
    async fn enters(&mut self, club: SocketAddr, name: &str) {
        self.arrives(club).await;
        self.asks_for(name).await;
        self.until("document.getElementById('link').open && location.pathname.length === 38").await;
        self.value("void document.getElementById('close').click()").await;
        self.until("!document.getElementById('link').open").await;
    }
}

/// A script that says whether an element holds a text.
fn has(id: &str, text: &str) -> String {
    format!("!!document.getElementById('{id}')?.textContent.includes({})", json!(text))
}

/// A connection of the protocol: to the browser, or to one of its pages.
struct Line {
    socket: WebSocketStream<TcpStream>,
    next: u64,
    /// What a page complains of: exceptions, and what its policy forbids.
    complaints: Vec<String>,
}

impl Line {
    async fn to(browser: SocketAddr, path: &str) -> Line {
        let way = TcpStream::connect(browser).await.unwrap();
        let (socket, _) = client_async(format!("ws://{browser}{path}"), way).await.unwrap();
        Line { socket, next: 0, complaints: Vec::new() }
    }

    async fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let message = json!({ "id": self.next, "method": method, "params": params });
        self.socket.send(Message::text(message.to_string())).await.unwrap();
        loop {
            let answer = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the browser answers");
            let Some(Ok(Message::Text(text))) = answer else { continue };
            let mut answer: Value = serde_json::from_str(&text).unwrap();
            match answer["method"].as_str() {
                Some("Runtime.exceptionThrown") => self.complaints.push(text.to_string()),
                Some("Log.entryAdded") if answer["params"]["entry"]["source"] == "security" => {
                    self.complaints.push(text.to_string());
                }
                _ => {}
            }
            if answer["id"] == self.next {
                return answer["result"].take();
            }
        }
    }
}

/// A browser.
pub struct Chromium {
    process: Child,
    address: SocketAddr,
    line: Line,
    _folder: TempDir,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What a window is: width and height, whether it is a telephone, the colors it asks for, its language.
pub type Kind = ((u32, u32), bool, &'static str, &'static str);

impl Chromium {
    pub async fn open() -> Option<Chromium> {
        let program = program(&["chromium", "chromium-browser", "google-chrome"], "chromium")?;
        let folder = tempfile::tempdir().unwrap();
        let process = Command::new(program)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"])
            .args(["--remote-debugging-port=0", "--disable-background-networking", "--disable-component-update"])
            .args(["--disable-sync", "--disable-quic"])
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + PATIENCE * 3;
        let told = folder.path().join("DevToolsActivePort");
        let (port, path) = loop {
            assert!(Instant::now() < deadline, "the browser starts");
            let text = std::fs::read_to_string(&told).unwrap_or_default();
            if let Some((Ok(port), path)) = text.split_once('\n').map(|(port, path)| (port.parse::<u16>(), path))
                && !path.is_empty()
            {
                break (port, path.trim().to_owned());
            }
            tokio::time::sleep(LOOK).await;
        };
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let line = Line::to(address, &path).await;
        Some(Chromium { process, address, line, _folder: folder })
    }

    /// A page that shares nothing with the others.
    pub async fn page(&mut self, ((width, height), is_phone, scheme, language): Kind) -> Tab {
        let context = self.line.ask("Target.createBrowserContext", json!({})).await["browserContextId"].take();
        let target = json!({ "url": "about:blank", "browserContextId": context });
        let target = self.line.ask("Target.createTarget", target).await["targetId"].take();
        let line = Line::to(self.address, &format!("/devtools/page/{}", target.as_str().unwrap())).await;
        let mut tab = Tab { line };
        for method in ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"] {
            tab.line.ask(method, json!({})).await;
        }
        let headers = json!({ "headers": { "Accept-Language": language } });
        tab.line.ask("Network.setExtraHTTPHeaders", headers).await;
        tab.resize((width, height), is_phone).await;
        tab.line.ask("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await;
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        tab.line.ask("Emulation.setEmulatedMedia", features).await;
        tab
    }
}

/// One of its pages.
pub struct Tab {
    line: Line,
}

impl Drive for Tab {
    async fn value(&mut self, script: &str) -> Value {
        let asked = json!({ "expression": script, "returnByValue": true });
        self.line.ask("Runtime.evaluate", asked).await["result"]["value"].take()
    }

    async fn go(&mut self, url: &str) {
        self.line.ask("Page.navigate", json!({ "url": url })).await;
    }

    async fn key(&mut self, name: &str) {
        let mut event = json!({ "type": "keyDown", "key": name });
        if name.chars().count() == 1 {
            event["text"] = json!(name);
        }
        self.line.ask("Input.dispatchKeyEvent", event).await;
        self.line.ask("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": name })).await;
    }
}

impl Tab {
    pub fn complaints(&self) -> &[String] {
        &self.line.complaints
    }

    pub async fn resize(&mut self, (width, height): (u32, u32), is_phone: bool) {
        let scale = if is_phone { 3 } else { 1 };
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone });
        self.line.ask("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    async fn touch(&mut self, kind: &str, at: Option<(f64, f64)>) {
        let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.line.ask("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    pub async fn tap(&mut self, x: f64, y: f64) {
        self.touch("touchStart", Some((x, y))).await;
        self.touch("touchEnd", None).await;
    }

    pub async fn swipe(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.touch("touchStart", Some(from)).await;
        self.touch("touchMove", Some(to)).await;
        self.touch("touchEnd", None).await;
    }

    /// Keeps a picture where one is wanted.
    pub async fn shot(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("AWALE_SHOTS") else { return };
        let picture = self.line.ask("Page.captureScreenshot", json!({ "format": "png" })).await;
        let path = PathBuf::from(folder).join(format!("{name}.base64"));
        std::fs::write(path, picture["data"].as_str().unwrap()).unwrap();
    }
}
