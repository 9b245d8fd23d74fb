//! A client with the protocol of the page, without a browser. It rebuilds the screen from the cells
//! that the club sends.

use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Instant};

use awale_club::{server::Server, web};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

use crate::support::TIMEOUT;

/// The web server of a running club.
pub struct ClubWebServer {
    pub address: SocketAddr,
    server_task: JoinHandle<()>,
}

impl ClubWebServer {
    pub async fn start_for(club: &Arc<Server>) -> ClubWebServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        ClubWebServer {
            address,
            server_task: tokio::spawn(web::serve_web(Arc::clone(club), listener)),
        }
    }

    pub async fn close(self) {
        self.server_task.await.unwrap();
    }

    /// Connects a page. Its first message contains `hello`, its size, and English as its language
    /// unless `hello` has another.
    pub async fn connect_page(&self, hello: Value) -> Page {
        let mut page = Page::connect(self.address, &format!("http://{}", self.address))
            .await
            .unwrap();
        page.send_hello(hello).await;
        page
    }

    /// Sends a GET request. Returns the answer, including its head.
    pub async fn http_get(&self, path: &str, headers: &str) -> String {
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n",
            self.address
        );
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut response = String::new();
        let _ = socket.read_to_string(&mut response).await;
        response
    }
}

/// A connected page.
pub struct Page {
    pub socket: WebSocketStream<TcpStream>,
    pub size: (u16, u16),
    cells: BTreeMap<(u16, u16), String>,
    /// The identity of the visitor and the secret for the next visit.
    pub identity_and_secret: Value,
    /// The outline of the screen: its parts, its buttons and, in a game, the last move and the
    /// position.
    pub outline: Value,
    /// The fields of the board.
    pub board_json: Map<String, Value>,
    pub farewell: Option<String>,
    /// Whether the page must forget the secret of the visitor.
    pub must_forget_secret: bool,
    pub title: String,
    /// The kinds and texts of all calls.
    pub bell_kinds_and_texts: Vec<(String, String)>,
    /// The names and texts of the saved files.
    pub saved_files: Vec<(String, String)>,
    /// The number of binary messages received.
    pub received_message_count: usize,
}

impl Page {
    pub async fn connect(address: SocketAddr, origin: &str) -> Result<Page, tungstenite::Error> {
        let mut request = format!("ws://{address}/socket").into_client_request()?;
        if !origin.is_empty() {
            request
                .headers_mut()
                .insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = client_async(request, TcpStream::connect(address).await?).await?;
        Ok(Page {
            socket,
            size: (0, 0),
            cells: BTreeMap::new(),
            identity_and_secret: Value::Null,
            outline: Value::Null,
            board_json: Map::new(),
            farewell: None,
            must_forget_secret: false,
            title: String::new(),
            bell_kinds_and_texts: Vec::new(),
            saved_files: Vec::new(),
            received_message_count: 0,
        })
    }

    pub async fn send_hello(&mut self, mut hello: Value) {
        hello["columns"] = json!(80);
        hello["rows"] = json!(24);
        hello["language"] = hello.get("language").cloned().unwrap_or(json!("en"));
        self.send(&json!({ "hello": hello })).await;
    }

    pub async fn send(&mut self, message: &Value) {
        self.socket
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    pub async fn press_key(&mut self, name: &str) {
        self.send(&json!({ "key": [name, false] })).await;
    }

    pub fn secret(&self) -> String {
        self.identity_and_secret["secret"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    pub fn screen_text(&self) -> String {
        let mut text = String::new();
        for row in 0..self.size.1 {
            let character_at = |column| self.cells.get(&(column, row)).map_or(" ", String::as_str);
            text += (0..self.size.0)
                .map(character_at)
                .collect::<String>()
                .trim_end();
            text.push('\n');
        }
        text
    }

    /// Receives the next message. Returns false if the connection has ended.
    pub async fn receive_message(&mut self) -> bool {
        match self.socket.next().await {
            Some(Ok(Message::Binary(bytes))) => {
                self.received_message_count += 1;
                self.take_records(&bytes);
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
            Some(Ok(_)) => {}
        }
        true
    }

    fn take_records(&mut self, mut bytes: &[u8]) {
        while let Some((&record_letter, bytes_after_letter)) = bytes.split_first() {
            let length = u32::from_le_bytes(bytes_after_letter[..4].try_into().unwrap()) as usize;
            let content = &bytes_after_letter[4..4 + length];
            bytes = &bytes_after_letter[4 + length..];
            match record_letter {
                b'S' => {
                    self.size = (u16_at(content, 0), u16_at(content, 2));
                    self.cells.clear();
                }
                b'C' => self.draw_cells(content),
                b'W' => self.apply_outline_change(&serde_json::from_slice(content).unwrap()),
                b'L' => self.identity_and_secret = serde_json::from_slice(content).unwrap(),
                b'E' => self.farewell = Some(String::from_utf8(content.to_vec()).unwrap()),
                b'F' => self.must_forget_secret = true,
                b'B' => self
                    .bell_kinds_and_texts
                    .push(serde_json::from_slice(content).unwrap()),
                b'H' => self.title = String::from_utf8(content.to_vec()).unwrap(),
                b'G' => match serde_json::from_slice(content).unwrap() {
                    Value::Object(fields) => self.board_json.extend(fields),
                    _ => self.board_json.clear(),
                },
                b'D' => self
                    .saved_files
                    .push(serde_json::from_slice(content).unwrap()),
                b'M' | b'Y' | b'T' | b'N' | b'K' => {}
                other => panic!("no record is called {other}"),
            }
        }
    }

    /// Builds the new outline: the server sends only the changed parts, and the others are copied
    /// from the last outline.
    fn apply_outline_change(&mut self, change: &Map<String, Value>) {
        let outline_fields = self.outline.as_object().cloned().unwrap_or_default();
        let unchanged_or_new_parts = |part: &Value| match part {
            Value::Array(run) => {
                let [first_index, part_count] =
                    [0, 1].map(|at| usize::try_from(run[at].as_u64().unwrap()).unwrap());
                outline_fields["parts"].as_array().unwrap()[first_index..first_index + part_count]
                    .to_vec()
            }
            part => vec![part.clone()],
        };
        let parts = change.get("parts").map(|parts| {
            let parts = parts.as_array().unwrap().iter();
            (
                "parts".to_owned(),
                parts.flat_map(unchanged_or_new_parts).collect(),
            )
        });
        let all_fields = outline_fields
            .clone()
            .into_iter()
            .chain(change.clone())
            .chain(parts);
        self.outline = Value::Object(all_fields.collect());
    }

    fn draw_cells(&mut self, mut records: &[u8]) {
        while !records.is_empty() {
            let (column, row, cell_count) =
                (u16_at(records, 0), u16_at(records, 2), u16_at(records, 14));
            records = &records[16..];
            for place in 0..cell_count {
                let length = usize::from(records[0]);
                let symbol = std::str::from_utf8(&records[1..=length]).unwrap();
                self.cells.insert((column + place, row), symbol.to_owned());
                records = &records[length + 1..];
            }
        }
    }

    pub async fn wait_until(
        &mut self,
        description: &str,
        mut condition: impl FnMut(&Page) -> bool,
    ) {
        let deadline = Instant::now() + TIMEOUT;
        while !condition(self) {
            let time_left = deadline.saturating_duration_since(Instant::now());
            let received = tokio::time::timeout(time_left, self.receive_message()).await;
            assert!(
                matches!(received, Ok(true)) || condition(self),
                "waited for {description}, saw:\n{}",
                self.screen_text()
            );
        }
    }

    pub async fn wait_for_text(&mut self, text: &str) {
        self.wait_until(text, |page| page.screen_text().contains(text))
            .await;
    }

    /// Presses the button with this label.
    pub async fn press_button(&mut self, button_label: &str) {
        let find_button = |page: &Page| {
            page.outline["buttons"]
                .as_array()?
                .iter()
                .find(|button| button[1] == button_label)
                .cloned()
        };
        self.wait_until(&format!("a button {button_label}"), |page| {
            find_button(page).is_some()
        })
        .await;
        let button = find_button(self).unwrap();
        self.send(&json!({ "button": [button[0], button[1]] }))
            .await;
    }

    /// Presses the row of the outline that starts with this text. `value_step` is 0 to open the
    /// row, or the step by which its value changes.
    pub async fn press_row(&mut self, row_start: &str, value_step: i8) {
        let find_row = |page: &Page| {
            let parts = page.outline["parts"].as_array()?;
            parts.iter().enumerate().find_map(|(part, content)| {
                let row = content.get("row")?;
                let [label, value] =
                    ["label", "value"].map(|key| row[key].as_str().unwrap_or_default());
                let text = if value.is_empty() {
                    label.to_owned()
                } else {
                    format!("{label}: {value}")
                };
                text.starts_with(row_start).then_some((part, text))
            })
        };
        self.wait_until(&format!("a row {row_start}"), |page| {
            find_row(page).is_some()
        })
        .await;
        let (part_index, text) = find_row(self).unwrap();
        self.send(&json!({ "row": [part_index, text, value_step] }))
            .await;
    }

    /// Waits until the connection has ended.
    pub async fn wait_for_end(&mut self) {
        let read_to_end = async { while self.receive_message().await {} };
        tokio::time::timeout(TIMEOUT, read_to_end)
            .await
            .expect("the connection ends");
    }
}

fn u16_at(bytes: &[u8], offset: usize) -> u16 {
    u16::from_le_bytes([bytes[offset], bytes[offset + 1]])
}
