//! A real Chromium, controlled with the `DevTools` protocol. With `AWALE_SHOTS=DIR` the tests save
//! screenshots.

use std::{net::SocketAddr, time::Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use super::browser_control::{BrowserControl, BrowserProcess, POLL_INTERVAL, WindowKind};
use crate::support::TIMEOUT;

/// A connection of the protocol, to the browser or to one of its pages.
struct DevToolsConnection {
    socket: WebSocketStream<TcpStream>,
    next_message_id: u64,
    /// Errors of the page: exceptions, and violations of its content security policy.
    page_errors: Vec<String>,
}

impl DevToolsConnection {
    async fn connect(browser: SocketAddr, path: &str) -> DevToolsConnection {
        let tcp_stream = TcpStream::connect(browser).await.unwrap();
        let (socket, _) = client_async(format!("ws://{browser}{path}"), tcp_stream)
            .await
            .unwrap();
        DevToolsConnection {
            socket,
            next_message_id: 0,
            page_errors: Vec::new(),
        }
    }

    async fn send_command(&mut self, method: &str, params: Value) -> Value {
        self.next_message_id += 1;
        let message = json!({ "id": self.next_message_id, "method": method, "params": params });
        self.socket
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
        loop {
            let response = tokio::time::timeout(TIMEOUT, self.socket.next())
                .await
                .expect("the browser answers");
            let Some(Ok(Message::Text(text))) = response else {
                continue;
            };
            let mut response: Value = serde_json::from_str(&text).unwrap();
            match response["method"].as_str() {
                Some("Runtime.exceptionThrown") => self.page_errors.push(text.to_string()),
                Some("Log.entryAdded") if response["params"]["entry"]["source"] == "security" => {
                    self.page_errors.push(text.to_string());
                }
                _ => {}
            }
            if response["id"] == self.next_message_id {
                return response["result"].take();
            }
        }
    }
}

/// A running browser.
pub struct Chromium {
    _process: BrowserProcess,
    address: SocketAddr,
    protocol_connection: DevToolsConnection,
}

impl Chromium {
    pub async fn open() -> Option<Chromium> {
        let process = BrowserProcess::start(
            &["chromium", "chromium-browser", "google-chrome"],
            "chromium",
            |browser, profile| {
                browser
                    .args([
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                    ])
                    .args([
                        "--remote-debugging-port=0",
                        "--disable-background-networking",
                        "--disable-component-update",
                    ])
                    .args(["--disable-sync", "--disable-quic"])
                    .arg(format!("--user-data-dir={}", profile.display()))
                    .arg("about:blank");
            },
        )?;
        let deadline = Instant::now() + TIMEOUT * 3;
        let port_file = process.profile_folder().join("DevToolsActivePort");
        let (port, path) = loop {
            assert!(Instant::now() < deadline, "the browser starts");
            let text = std::fs::read_to_string(&port_file).unwrap_or_default();
            if let Some((Ok(port), path)) = text
                .split_once('\n')
                .map(|(port, path)| (port.parse::<u16>(), path))
                && !path.is_empty()
            {
                break (port, path.trim().to_owned());
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        };
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let protocol_connection = DevToolsConnection::connect(address, &path).await;
        Some(Chromium {
            _process: process,
            address,
            protocol_connection,
        })
    }

    /// Opens a page in a new browser context, which shares no cookies or storage with others.
    pub async fn open_page(
        &mut self,
        ((width, height), is_phone, scheme, language): WindowKind,
    ) -> Tab {
        let context = self
            .protocol_connection
            .send_command("Target.createBrowserContext", json!({}))
            .await["browserContextId"]
            .take();
        let target = json!({ "url": "about:blank", "browserContextId": context });
        let target_id = self
            .protocol_connection
            .send_command("Target.createTarget", target)
            .await["targetId"]
            .take();
        let protocol_connection = DevToolsConnection::connect(
            self.address,
            &format!("/devtools/page/{}", target_id.as_str().unwrap()),
        )
        .await;
        let mut tab = Tab {
            protocol_connection,
        };
        for method in [
            "Page.enable",
            "Runtime.enable",
            "Log.enable",
            "Network.enable",
        ] {
            tab.protocol_connection
                .send_command(method, json!({}))
                .await;
        }
        let user_agent = self
            .protocol_connection
            .send_command("Browser.getVersion", json!({}))
            .await["userAgent"]
            .take();
        let user_agent_override = json!({ "userAgent": user_agent, "acceptLanguage": language });
        tab.protocol_connection
            .send_command("Emulation.setUserAgentOverride", user_agent_override)
            .await;
        tab.resize((width, height), is_phone).await;
        tab.protocol_connection
            .send_command(
                "Emulation.setTouchEmulationEnabled",
                json!({ "enabled": is_phone }),
            )
            .await;
        tab.set_color_scheme(scheme).await;
        tab
    }
}

/// A page of the browser.
pub struct Tab {
    protocol_connection: DevToolsConnection,
}

impl BrowserControl for Tab {
    async fn evaluate(&mut self, script: &str) -> Value {
        let params = json!({ "expression": script, "returnByValue": true });
        self.protocol_connection
            .send_command("Runtime.evaluate", params)
            .await["result"]["value"]
            .take()
    }

    async fn screenshot(&mut self) -> Value {
        let format = json!({ "format": "png" });
        self.protocol_connection
            .send_command("Page.captureScreenshot", format)
            .await["data"]
            .take()
    }

    async fn go(&mut self, url: &str) {
        self.protocol_connection
            .send_command("Page.navigate", json!({ "url": url }))
            .await;
    }

    async fn press_key(&mut self, name: &str) {
        let mut event = json!({ "type": "keyDown", "key": name });
        if name.chars().count() == 1 {
            event["text"] = json!(name);
        }
        self.protocol_connection
            .send_command("Input.dispatchKeyEvent", event)
            .await;
        self.protocol_connection
            .send_command(
                "Input.dispatchKeyEvent",
                json!({ "type": "keyUp", "key": name }),
            )
            .await;
    }
}

impl Tab {
    pub fn console_complaints(&self) -> &[String] {
        &self.protocol_connection.page_errors
    }

    pub async fn resize(&mut self, (width, height): (u32, u32), is_phone: bool) {
        let scale = if is_phone { 3 } else { 1 };
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone });
        self.protocol_connection
            .send_command("Emulation.setDeviceMetricsOverride", metrics)
            .await;
    }

    async fn send_touch(&mut self, touch_event: &str, touch_point: Option<(f64, f64)>) {
        let points: Vec<Value> = touch_point
            .into_iter()
            .map(|(x, y)| json!({ "x": x, "y": y }))
            .collect();
        self.protocol_connection
            .send_command(
                "Input.dispatchTouchEvent",
                json!({ "type": touch_event, "touchPoints": points }),
            )
            .await;
    }

    /// Taps the middle of the first element that matches.
    pub async fn tap_on(&mut self, selector: &str) {
        let element = format!("document.querySelector({})", json!(selector));
        self.wait_until(&format!("!!{element}?.getClientRects().length"))
            .await;
        let script = format!(
            "(() => {{ {element}.scrollIntoView({{ block: 'nearest', inline: 'nearest' }}); \
             const box = {element}.getBoundingClientRect(); \
             return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        );
        let middle_point = self.evaluate(&script).await;
        self.tap(
            middle_point[0].as_f64().unwrap(),
            middle_point[1].as_f64().unwrap(),
        )
        .await;
    }

    /// Types a text as an input method does: first its first character, then the whole text.
    pub async fn compose_text(&mut self, text: &str) {
        let first_character: String = text.chars().take(1).collect();
        let composition =
            json!({ "text": first_character, "selectionStart": 1, "selectionEnd": 1 });
        self.protocol_connection
            .send_command("Input.imeSetComposition", composition)
            .await;
        self.protocol_connection
            .send_command("Input.insertText", json!({ "text": text }))
            .await;
    }

    /// Changes the colors of the system: `light` or `dark`.
    pub async fn set_color_scheme(&mut self, scheme: &str) {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.protocol_connection
            .send_command("Emulation.setEmulatedMedia", features)
            .await;
    }

    pub async fn tap(&mut self, x: f64, y: f64) {
        self.send_touch("touchStart", Some((x, y))).await;
        self.send_touch("touchEnd", None).await;
    }

    /// Returns the role and the name of each element in the tree for screen readers.
    pub async fn accessible_elements(&mut self) -> Vec<(String, String)> {
        let tree = self
            .protocol_connection
            .send_command("Accessibility.getFullAXTree", json!({}))
            .await;
        let text_value = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let nodes = tree["nodes"].as_array().unwrap().iter();
        let visible_nodes = nodes.filter(|node| node["ignored"] != json!(true));
        visible_nodes
            .map(|node| (text_value(&node["role"]), text_value(&node["name"])))
            .collect()
    }
}
