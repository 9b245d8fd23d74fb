//! Journeys with a real Chromium, driven by its `DevTools` protocol. Without Chromium they say so and do nothing; `AWALE_SHOTS=DIR`
//! keeps pictures of them.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::page::Site;
use super::support::{Hall, PATIENCE, key};

/// How often the page is looked at while something is waited for.
const LOOK: Duration = Duration::from_millis(50);

fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path)
        .find_map(|folder| names.iter().map(|name| folder.join(name)).find(|program| program.is_file()));
    if found.is_none() {
        eprintln!("SKIPPED: no Chromium in PATH; on Debian: apt-get install chromium");
    }
    found
}

/// A browser with one page.
struct Browser {
    process: Child,
    socket: WebSocketStream<TcpStream>,
    next: u64,
    /// What the browser complains of: exceptions, and what the policy of the page forbids.
    complaints: Vec<String>,
    _folder: TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the browser is: width and height, whether it is a telephone, the colors it asks for, its language.
type Kind = ((u32, u32), bool, &'static str, &'static str);
const DESKTOP: Kind = ((1000, 640), false, "dark", "en");
const PHONE: Kind = ((360, 740), true, "light", "fr");

impl Browser {
    async fn open(program: &Path, ((width, height), is_phone, scheme, language): Kind) -> Browser {
        let folder = tempfile::tempdir().unwrap();
        let process = Command::new(program)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"])
            .arg(format!("--accept-lang={language}"))
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + PATIENCE * 3;
        let port_file = folder.path().join("DevToolsActivePort");
        let address: SocketAddr = loop {
            assert!(Instant::now() < deadline, "the browser starts");
            let text = std::fs::read_to_string(&port_file).unwrap_or_default();
            if let Some(Ok(port)) = text.lines().next().filter(|_| text.contains('\n')).map(str::parse::<u16>) {
                break ([127, 0, 0, 1], port).into();
            }
            tokio::time::sleep(LOOK).await;
        };
        let mut http = TcpStream::connect(address).await.unwrap();
        let request = format!("PUT /json/new?about:blank HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        http.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let body = loop {
            let mut part = [0; 4096];
            let count = http.read(&mut part).await.unwrap();
            answer.extend(&part[..count]);
            let text = String::from_utf8_lossy(&answer).into_owned();
            if let Some(body) = text.split_once("\r\n\r\n").map(|(_, body)| body.to_owned())
                && let Ok(body) = serde_json::from_str::<Value>(&body)
            {
                break body;
            }
            assert!(count > 0, "{text}");
        };
        let url = body["webSocketDebuggerUrl"].as_str().unwrap().to_owned();
        let (socket, _) = client_async(url, TcpStream::connect(address).await.unwrap()).await.unwrap();
        let mut browser = Browser { process, socket, next: 0, complaints: Vec::new(), _folder: folder };
        for method in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.ask(method, json!({})).await;
        }
        let scale = if is_phone { 3 } else { 1 };
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone });
        browser.ask("Emulation.setDeviceMetricsOverride", metrics).await;
        browser.ask("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await;
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        browser.ask("Emulation.setEmulatedMedia", features).await;
        browser
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

    async fn value(&mut self, script: &str) -> Value {
        let asked = json!({ "expression": script, "returnByValue": true });
        self.ask("Runtime.evaluate", asked).await["result"]["value"].take()
    }

    async fn go(&mut self, url: &str) {
        self.ask("Page.navigate", json!({ "url": url })).await;
    }

    /// Waits until a script says that something is so.
    async fn until(&mut self, script: &str) {
        let deadline = Instant::now() + PATIENCE;
        while self.value(script).await != json!(true) {
            let text = self.value("document.body.innerText + document.getElementById('text')?.textContent").await;
            assert!(Instant::now() < deadline, "waited for {script}, saw:\n{text}");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits for a text that is drawn.
    async fn sees(&mut self, text: &str) {
        self.until(&format!("!!document.getElementById('text')?.textContent.includes({})", json!(text))).await;
    }

    /// Waits for a button and presses it.
    async fn presses(&mut self, word: &str) {
        let found =
            format!("[...document.querySelectorAll('#bar button')].find(b => b.textContent.endsWith({}))", json!(word));
        self.until(&format!("!!{found}")).await;
        self.value(&format!("{found}.click()")).await;
    }

    async fn key(&mut self, name: &str) {
        let mut event = json!({ "type": "keyDown", "key": name });
        if name.chars().count() == 1 {
            event["text"] = json!(name);
        }
        self.ask("Input.dispatchKeyEvent", event).await;
        self.ask("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": name })).await;
    }

    async fn touch(&mut self, kind: &str, at: Option<(f64, f64)>) {
        let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.ask("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    async fn tap(&mut self, x: f64, y: f64) {
        self.touch("touchStart", Some((x, y))).await;
        self.touch("touchEnd", None).await;
    }

    async fn swipe(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.touch("touchStart", Some(from)).await;
        self.touch("touchMove", Some(to)).await;
        self.touch("touchEnd", None).await;
    }

    /// Keeps a picture where one is wanted.
    async fn shot(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("AWALE_SHOTS") else { return };
        let picture = self.ask("Page.captureScreenshot", json!({ "format": "png" })).await;
        let path = PathBuf::from(folder).join(format!("{name}.base64"));
        std::fs::write(path, picture["data"].as_str().unwrap()).unwrap();
    }
}

/// A way to the club that can be cut.
struct Line {
    address: SocketAddr,
    ways: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Line {
    async fn to(site: SocketAddr) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let ways: Arc<Mutex<Vec<JoinHandle<()>>>> = Arc::default();
        let kept = Arc::clone(&ways);
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let way = tokio::spawn(async move {
                    if let Ok(mut there) = TcpStream::connect(site).await {
                        let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                    }
                });
                kept.lock().unwrap().push(way);
            }
        });
        Line { address, ways }
    }

    fn cut(&self) {
        self.ways.lock().unwrap().drain(..).for_each(|way| way.abort());
    }
}

const ENTER: &str = "document.getElementById('name').value = 'ayo'; document.getElementById('enter').requestSubmit()";
const LINK_IS_SHOWN: &str = "document.getElementById('link').open && location.pathname.length === 38";
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth && \
                    document.documentElement.scrollHeight <= innerHeight && \
                    document.getElementById('cells').getBoundingClientRect().width > innerWidth * 0.95";

#[tokio::test(flavor = "multi_thread")]
async fn a_desktop_takes_a_name_plays_and_survives_a_cut_line() {
    let Some(program) = chromium() else { return };
    let hall = Hall::open().await;
    let site = Site::of(&hall.club).await;
    let line = Line::to(site.address).await;
    let mut browser = Browser::open(&program, DESKTOP).await;
    browser.go(&format!("http://{}/", line.address)).await;
    browser.until("document.body?.innerText.includes('Play as a guest')").await;
    browser.shot("desktop-door").await;
    browser.value(ENTER).await;
    browser.until(LINK_IS_SHOWN).await;
    browser.value("document.getElementById('close').click()").await;
    browser.sees("You are ayo.").await;
    browser.until(FITS).await;
    browser.shot("desktop-lobby").await;
    // Everything by keys, against a visitor over ssh.
    let mut kofi = hall.enter("kofi", &key()).await;
    browser.key("p").await;
    browser.sees("Send the challenge").await;
    for name in ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"] {
        browser.key(name).await;
    }
    browser.sees("You offer").await;
    kofi.sees("offers").await;
    kofi.press("\x1b[B\r").await;
    browser.sees("move 1 · South").await;
    browser.key("A").await;
    browser.until("document.getElementById('last').textContent.includes('South plays A')").await;
    browser.until("document.getElementById('board').textContent.includes('A 0, B 5')").await;
    kofi.plays("F").await;
    browser.sees("move 2 · South").await;
    browser.shot("desktop-game").await;
    line.cut();
    kofi.sees("has been away").await;
    kofi.sees_no("has been away").await;
    browser.until("document.getElementById('lost').hidden").await;
    browser.key("B").await;
    kofi.sees("move 2 · North").await;
    // A window of another size.
    let metrics = json!({ "width": 700, "height": 500, "deviceScaleFactor": 1, "mobile": false });
    browser.ask("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.until(FITS).await;
    browser.sees("move 2 · North").await;
    browser.shot("desktop-small").await;
    // The link leads back also from another page.
    let link = browser.value("location.href").await.as_str().unwrap().to_owned();
    browser.go("about:blank").await;
    browser.go(&link).await;
    browser.sees("move 2 · North").await;
    browser.key("r").await;
    browser.key("y").await;
    kofi.sees("South resigned").await;
    browser.sees("South resigned").await;
    assert_eq!(browser.value("document.cookie").await, json!(""));
    assert!(browser.complaints.is_empty(), "{:?}", browser.complaints);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_plays_by_touch_in_french() {
    let Some(program) = chromium() else { return };
    let hall = Hall::open().await;
    let site = Site::of(&hall.club).await;
    let mut browser = Browser::open(&program, PHONE).await;
    browser.go(&format!("http://{}/", site.address)).await;
    browser.until("document.body?.innerText.includes('Jouer en invité')").await;
    browser.shot("phone-door").await;
    browser.value(ENTER).await;
    browser.until(LINK_IS_SHOWN).await;
    browser.shot("phone-link").await;
    browser.value("document.getElementById('close').click()").await;
    browser.sees("Salon").await;
    browser.until(FITS).await;
    browser
        .until("[...document.querySelectorAll('#bar button')].every(b => b.getBoundingClientRect().height >= 36)")
        .await;
    // A swipe is an arrow: the line that is read aloud is another one.
    browser.until("document.getElementById('line').textContent !== ''").await;
    let before = browser.value("document.getElementById('line').textContent").await;
    browser.swipe((180.0, 300.0), (180.0, 340.0)).await;
    browser.until(&format!("document.getElementById('line').textContent !== {before}")).await;
    browser.shot("phone-lobby").await;
    browser.swipe((180.0, 340.0), (180.0, 300.0)).await;
    // A challenge with the buttons of the bar.
    let mut kofi = hall.enter("kofi", &key()).await;
    browser.presses("défier").await;
    for _ in 0..3 {
        browser.presses("↑").await;
    }
    browser.presses("→ changer").await;
    browser.sees("◂ vous ▸").await;
    for _ in 0..3 {
        browser.presses("↓ ligne").await;
    }
    browser.key("Enter").await;
    kofi.sees("offers").await;
    kofi.press("\x1b[B\r").await;
    kofi.sees("move 1 · South").await;
    browser.until("document.getElementById('board').textContent.includes('A 4')").await;
    browser.shot("phone-game").await;
    // A tap on a pit plays it: the pits of South are in the lower half.
    for step in 0..40 {
        browser.tap(60.0 + 45.0 * f64::from(step % 3), 340.0 + 8.0 * f64::from(step / 3)).await;
        if browser.value("document.getElementById('last').textContent !== ''").await == json!(true) {
            break;
        }
    }
    kofi.sees("move 1 · North").await;
    browser.until("document.getElementById('last').textContent.startsWith('1. Sud joue')").await;
    browser.until(FITS).await;
    browser.shot("phone-played").await;
    assert!(browser.complaints.is_empty(), "{:?}", browser.complaints);
    hall.close().await;
}
