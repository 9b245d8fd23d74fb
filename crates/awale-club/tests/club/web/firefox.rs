//! A real Firefox, controlled with the Marionette protocol.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Instant,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::timeout,
};

use super::browser_control::{BrowserControl, BrowserProcess, POLL_INTERVAL, WindowKind};
use crate::support::TIMEOUT;

/// A browser with one page.
pub struct Firefox {
    _process: BrowserProcess,
    socket: TcpStream,
    next_command_id: u64,
}

impl Firefox {
    pub async fn open(((width, height), _, scheme, language): WindowKind) -> Option<Firefox> {
        let port = TcpListener::bind("127.0.0.1:0")
            .await
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let settings = format!(
            "user_pref('marionette.port', {port});\nuser_pref('intl.accept_languages', '{language}');\n\
             user_pref('app.update.disabledForTesting', true);\nuser_pref('datareporting.policy.dataSubmissionEnabled', \
             false);\nuser_pref('network.captive-portal-service.enabled', false);\n\
             user_pref('network.connectivity-service.enabled', false);\n\
             user_pref('layout.css.prefers-color-scheme.content-override', {});\n",
            u8::from(scheme == "light")
        );
        let process = BrowserProcess::start(
            &["firefox-esr", "firefox"],
            "firefox-esr",
            |browser, profile| {
                std::fs::write(profile.join("user.js"), settings).unwrap();
                browser
                    .args(["--headless", "--no-remote", "--marionette"])
                    .arg("--remote-allow-system-access")
                    .arg("--profile")
                    .arg(profile);
                browser
                    .env("MOZ_DISABLE_CONTENT_SANDBOX", "1")
                    .env("HOME", profile);
            },
        )?;
        let deadline = Instant::now() + TIMEOUT * 3;
        let socket = loop {
            assert!(Instant::now() < deadline, "the browser starts");
            match TcpStream::connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
                Ok(socket) => break socket,
                Err(_) => tokio::time::sleep(POLL_INTERVAL).await,
            }
        };
        let mut browser = Firefox {
            _process: process,
            socket,
            next_command_id: 0,
        };
        let greeting = browser.receive_message().await;
        assert_eq!(greeting["marionetteProtocol"], json!(3), "{greeting}");
        browser
            .send_command("WebDriver:NewSession", json!({}))
            .await;
        browser.resize(width, height).await;
        Some(browser)
    }

    /// Gives the page this size. The browser's window has a minimum size, but the page in it can
    /// be narrower.
    async fn resize(&mut self, width: u32, height: u32) {
        let chrome_context = json!({ "value": "chrome" });
        self.send_command("Marionette:SetContext", chrome_context)
            .await;
        let rect = json!({ "width": width.max(700) + 100, "height": height + 300 });
        self.send_command("WebDriver:SetWindowRect", rect).await;
        let script = "const { style } = gBrowser.selectedBrowser;
            style.setProperty('width', `${arguments[0]}px`, 'important');
            style.setProperty('height', `${arguments[1]}px`, 'important');";
        let resize_arguments = json!({ "script": script, "args": [width, height] });
        self.send_command("WebDriver:ExecuteScript", resize_arguments)
            .await;
        let content_context = json!({ "value": "content" });
        self.send_command("Marionette:SetContext", content_context)
            .await;
        self.wait_until(&format!(
            "innerWidth === {width} && innerHeight === {height}"
        ))
        .await;
    }

    /// Receives a message of the protocol: its length, a colon, and JSON.
    async fn receive_message(&mut self) -> Value {
        let read_message = async {
            let mut length = 0;
            loop {
                match self.socket.read_u8().await.unwrap() {
                    b':' => break,
                    digit => length = 10 * length + usize::from(digit - b'0'),
                }
            }
            let mut text = vec![0; length];
            self.socket.read_exact(&mut text).await.unwrap();
            serde_json::from_slice(&text).unwrap()
        };
        timeout(TIMEOUT * 3, read_message)
            .await
            .expect("the browser answers")
    }

    async fn send_command(&mut self, command: &str, params: Value) -> Value {
        self.next_command_id += 1;
        let message = json!([0, self.next_command_id, command, params]).to_string();
        self.socket
            .write_all(format!("{}:{message}", message.len()).as_bytes())
            .await
            .unwrap();
        loop {
            let mut response = self.receive_message().await;
            if response[1] == json!(self.next_command_id) {
                assert_eq!(response[2], Value::Null, "{command}");
                return response[3].take();
            }
        }
    }

    /// Returns the role and the name of each visible element of the page, as screen readers get
    /// them.
    pub async fn accessible_elements(&mut self) -> Vec<(String, String)> {
        let shown_elements = self
            .evaluate("[...document.querySelectorAll('#place *')].filter(part => part.checkVisibility() && !part.closest('[aria-hidden=true]'))")
            .await;
        let mut tree = Vec::new();
        for element in shown_elements.as_array().unwrap() {
            let element_id = element.as_object().unwrap().values().next().unwrap();
            let element_id = json!({ "id": element_id });
            let role = self
                .send_command("WebDriver:GetComputedRole", element_id.clone())
                .await["value"]
                .take();
            let name = self
                .send_command("WebDriver:GetComputedLabel", element_id)
                .await["value"]
                .take();
            tree.push([role, name].map(|text| text.as_str().unwrap_or_default().to_owned()));
        }
        tree.into_iter().map(|[role, name]| (role, name)).collect()
    }
}

impl BrowserControl for Firefox {
    async fn evaluate(&mut self, script: &str) -> Value {
        let params = json!({ "script": format!("return ({script})"), "args": [] });
        self.send_command("WebDriver:ExecuteScript", params).await["value"].take()
    }

    async fn screenshot(&mut self) -> Value {
        let screenshot_options = json!({ "full": false });
        self.send_command("WebDriver:TakeScreenshot", screenshot_options)
            .await["value"]
            .take()
    }

    async fn go(&mut self, url: &str) {
        self.send_command("WebDriver:Navigate", json!({ "url": url }))
            .await;
    }

    async fn press_key(&mut self, name: &str) {
        // WebDriver has private code points for keys without a character.
        let key = match name {
            "Enter" => "\u{e007}",
            "Escape" => "\u{e00c}",
            "Home" => "\u{e011}",
            "ArrowLeft" => "\u{e012}",
            "ArrowUp" => "\u{e013}",
            "ArrowRight" => "\u{e014}",
            "ArrowDown" => "\u{e015}",
            letter => letter,
        };
        let key_events =
            json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        let actions =
            json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": key_events }] });
        self.send_command("WebDriver:PerformActions", actions).await;
    }
}
