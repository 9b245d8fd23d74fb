//! A club in this process, and clients that connect by ssh. A terminal emulator makes their
//! screens.

pub mod hostile_clients;
pub mod line_client;
pub mod openssh;
pub mod wording;

use std::{
    collections::HashSet,
    net::SocketAddr,
    num::NonZero,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use awale_club::{
    club::{EntryBan, HostCommand, PersonId},
    names::Name,
    server::Server,
    settings::ClubSettings,
    ssh,
    store::{Error, Store},
};
use awale_study::record::Record;
use russh::{
    Channel, ChannelMsg,
    client::{self, AuthResult, Handle},
    keys::{
        Algorithm, PrivateKeyWithHashAlg, PublicKeyOrCertificate,
        ssh_key::{self, PrivateKey},
    },
};
use tempfile::TempDir;
use tokio::{net::TcpListener, task::JoinHandle};

/// Maximum time to wait for anything. Successful tests never need so long.
pub const TIMEOUT: Duration = Duration::from_secs(20);

/// A running club with its listeners.
pub struct TestServer {
    pub folder: Option<TempDir>,
    pub server: Arc<Server>,
    pub ssh_address: SocketAddr,
    server_task: JoinHandle<()>,
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with_settings(ClubSettings::default()).await
    }

    pub async fn with_settings(settings: ClubSettings) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut test_server = TestServer::in_folder(folder.path(), settings, None).await;
        test_server.folder = Some(folder);
        test_server
    }

    pub async fn in_folder(
        folder: &Path,
        settings: ClubSettings,
        member_fingerprints: Option<HashSet<String>>,
    ) -> TestServer {
        let url = settings.public_url.clone();
        let url = url.unwrap_or_else(|| "http://localhost:8080".parse().unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let ssh_address = listener.local_addr().unwrap();
        let command = format!("ssh -p {} NAME@{}", ssh_address.port(), ssh_address.ip());
        let open_server = || {
            let (settings, member_fingerprints) = (settings.clone(), member_fingerprints.clone());
            Server::open(
                folder,
                settings,
                member_fingerprints,
                url.clone(),
                command.clone(),
            )
        };
        let start_time = Instant::now();
        let club = loop {
            match open_server() {
                // A program that another test starts inherits the lock of a closed club for a
                // moment.
                Err(Error::AlreadyRunning(_)) if start_time.elapsed() < TIMEOUT => {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                club => break club.unwrap(),
            }
        };
        let key = ssh::read_or_make_host_key(folder).unwrap();
        let serve_task = tokio::spawn(ssh::serve_ssh(Arc::clone(&club), listener, key));
        TestServer {
            folder: None,
            server: club,
            ssh_address,
            server_task: serve_task,
        }
    }

    /// Closes the club and waits for its end. Returns the data folder, so that it can be opened
    /// again; `None` if the test itself made the folder.
    pub async fn close(self) -> Option<TempDir> {
        self.server.close_club().await;
        self.server_task.await.unwrap();
        self.folder
    }

    /// Opens the database as another program would. Returns it with the number of a member.
    fn open_store_and_member(&self, name: &str) -> (Store, PersonId) {
        let store = Store::open(&self.folder.as_ref().unwrap().path().join("club.sqlite")).unwrap();
        let id = store
            .member_with_name(&Name::new(name).unwrap())
            .unwrap()
            .unwrap()
            .person
            .id;
        (store, id)
    }

    pub async fn ban(&self, name: &str) {
        let ban = EntryBan::MemberWithId(self.open_store_and_member(name).1);
        let ban_result = self.server.hub.run_host_command(HostCommand::Ban(ban));
        ban_result.await.unwrap();
    }

    /// Returns the saved games of a member.
    pub fn saved_games_of(&self, name: &str) -> Vec<Record> {
        let (store, id) = self.open_store_and_member(name);
        let games = store.saved_games(id).unwrap().into_iter();
        games.map(|game| game.record.unwrap()).collect()
    }

    pub fn make_host(&self, name: &str) {
        let (mut store, id) = self.open_store_and_member(name);
        store.set_host(id, true).unwrap();
    }

    /// Connects a visitor with a key and waits for the lobby.
    pub async fn enter(&self, name: &str, key: &PrivateKey) -> Client {
        let mut client = Client::connect(self.ssh_address, name, Some(key), (80, 24)).await;
        client.wait_for_text("Lobby").await;
        client
    }
}

pub fn new_private_key() -> PrivateKey {
    PrivateKey::random(&mut rand::rng(), Algorithm::Ed25519).unwrap()
}

/// A client that trusts every host key, because the tests concern the server.
pub struct TrustAnyHostKey;

impl client::Handler for TrustAnyHostKey {
    type Error = russh::Error;

    async fn check_server_key(&mut self, _: &PublicKeyOrCertificate) -> Result<bool, russh::Error> {
        Ok(true)
    }
}

/// A client with a terminal.
pub struct Client {
    /// Dropping the handle would end the connection.
    _handle: Handle<TrustAnyHostKey>,
    pub channel: Channel<client::Msg>,
    /// All bytes that the club has sent.
    pub bytes: Vec<u8>,
    pub screen: vt100::Parser,
    /// The exit status of the visit.
    pub exit_status: Option<u32>,
    pub is_open: bool,
}

/// Returns an empty terminal of this size.
pub fn new_screen((columns, rows): (u16, u16)) -> vt100::Parser {
    let [rows, columns] = [rows, columns].map(|number| NonZero::new(number).unwrap());
    vt100::Parser::new(rows, columns, 0)
}

/// Connects and authenticates, with a key, or without one by giving no answers to the questions.
/// `None` if this fails.
pub async fn log_in(
    address: SocketAddr,
    name: &str,
    key: Option<&PrivateKey>,
) -> Option<Handle<TrustAnyHostKey>> {
    let config = Arc::new(client::Config {
        nodelay: true,
        ..client::Config::default()
    });
    let mut handle = client::connect(config, address, TrustAnyHostKey)
        .await
        .ok()?;
    let auth_result = match key {
        Some(key) => {
            let key = PrivateKeyWithHashAlg::new(Arc::new(key.clone()), None);
            handle.authenticate_publickey(name, key).await.ok()?
        }
        None => AuthResult::Failure {
            remaining_methods: russh::MethodSet::empty(),
            partial_success: false,
        },
    };
    if !auth_result.success() {
        use client::KeyboardInteractiveAuthResponse::{InfoRequest, Success};
        let mut answer = handle
            .authenticate_keyboard_interactive_start(name, None)
            .await
            .ok()?;
        while let InfoRequest { .. } = answer {
            answer = handle
                .authenticate_keyboard_interactive_respond(Vec::new())
                .await
                .ok()?;
        }
        if !matches!(answer, Success) {
            return None;
        }
    }
    Some(handle)
}

impl Client {
    pub async fn connect(
        address: SocketAddr,
        name: &str,
        key: Option<&PrivateKey>,
        size: (u16, u16),
    ) -> Client {
        Client::connect_with_locale(address, name, key, size, "en_US.UTF-8").await
    }

    pub async fn connect_with_locale(
        address: SocketAddr,
        name: &str,
        key: Option<&PrivateKey>,
        size: (u16, u16),
        locale: &str,
    ) -> Client {
        let term = Some("xterm-256color");
        Client::with_environment(address, name, key, size, term, &[("LANG", locale)]).await
    }

    /// Connects a guest who runs a command in a terminal.
    pub async fn guest_with_command(address: SocketAddr, name: &str, command: &str) -> Client {
        let handle = log_in(address, name, None).await.expect("guests come in");
        let channel = handle.channel_open_session().await.unwrap();
        channel
            .request_pty(false, "xterm-256color", 80, 24, 0, 0, &[])
            .await
            .unwrap();
        channel.exec(true, command).await.unwrap();
        Client {
            _handle: handle,
            channel,
            bytes: Vec::new(),
            screen: new_screen((80, 24)),
            exit_status: None,
            is_open: true,
        }
    }

    /// Makes a link for a friend from the lobby, and returns its code.
    pub async fn make_challenge_link_code(&mut self) -> String {
        self.send_keys("p").await;
        self.wait_for_text("Send the challenge").await;
        self.send_keys("\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[C")
            .await;
        self.wait_for_text("a friend, by link").await;
        self.send_keys("\r").await;
        self.wait_for_text("Link for a friend").await;
        let text: String = self.screen_text().split_whitespace().collect();
        let (_, code) = text.split_once("“join").expect("the code");
        code.chars()
            .filter(char::is_ascii_alphanumeric)
            .take(10)
            .collect()
    }

    /// Connects a client that sends these variables. It requests a terminal of the type `term`,
    /// unless that is `None`.
    pub async fn with_environment(
        address: SocketAddr,
        name: &str,
        key: Option<&PrivateKey>,
        (columns, rows): (u16, u16),
        term: Option<&str>,
        variables: &[(&str, &str)],
    ) -> Client {
        let handle = log_in(address, name, key)
            .await
            .expect("the club lets everybody speak");
        let channel = handle.channel_open_session().await.unwrap();
        for (variable, value) in variables {
            channel.set_env(false, *variable, *value).await.unwrap();
        }
        if let Some(term) = term {
            channel
                .request_pty(false, term, columns.into(), rows.into(), 0, 0, &[])
                .await
                .unwrap();
        }
        channel.request_shell(true).await.unwrap();
        Client {
            _handle: handle,
            channel,
            bytes: Vec::new(),
            screen: new_screen((columns, rows)),
            exit_status: None,
            is_open: true,
        }
    }

    pub fn screen_text(&self) -> String {
        self.screen.screen().contents()
    }

    pub async fn send_keys(&self, keys: &str) {
        self.channel
            .data_bytes(keys.as_bytes().to_vec())
            .await
            .unwrap();
    }

    /// Receives the next message. Returns false if the visit has ended.
    pub async fn receive_message(&mut self) -> bool {
        match self.channel.wait().await {
            Some(ChannelMsg::Data { data }) => {
                self.screen.process(&data);
                self.bytes.extend_from_slice(&data);
            }
            Some(ChannelMsg::ExitStatus { exit_status }) => self.exit_status = Some(exit_status),
            Some(ChannelMsg::Close) | None => self.is_open = false,
            Some(_) => {}
        }
        self.is_open
    }

    /// Waits until the screen meets a condition.
    pub async fn wait_until(&mut self, description: &str, mut condition: impl FnMut(&str) -> bool) {
        let deadline = Instant::now() + TIMEOUT;
        while !condition(&self.screen_text()) {
            let time_left = deadline.saturating_duration_since(Instant::now());
            let receive_result = tokio::time::timeout(time_left, self.receive_message()).await;
            assert!(
                matches!(receive_result, Ok(true)) || condition(&self.screen_text()),
                "waited for {description}, saw:\n{}",
                self.screen_text()
            );
        }
    }

    pub async fn wait_for_text(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text)).await;
    }

    /// Waits until the board is ready for a move, then plays the pit with this letter.
    pub async fn play_pit(&mut self, letter: &str) {
        self.wait_for_text("Enter play").await;
        self.send_keys(letter).await;
        self.wait_until_gone("Enter play").await;
    }

    pub async fn wait_until_gone(&mut self, text: &str) {
        self.wait_until(&format!("no {text}"), |screen| !screen.contains(text))
            .await;
    }

    /// Waits until the visit has ended.
    pub async fn wait_for_end(&mut self) {
        let read_to_end = async { while self.receive_message().await {} };
        tokio::time::timeout(TIMEOUT, read_to_end)
            .await
            .expect("the visit ends");
    }
}

/// Returns the public key as a line of a `.pub` file.
pub fn public_key_line(key: &PrivateKey) -> String {
    let public_key: &ssh_key::PublicKey = key.public_key();
    public_key.to_openssh().unwrap()
}

/// Starts a game: `south` makes a challenge and `north` accepts it; South begins. Waits until both
/// see the board.
pub async fn start_game(south: &mut Client, north: &mut Client) {
    south.send_keys("p").await;
    south.wait_for_text("Send the challenge").await;
    // The line with the player who begins is three above the last.
    south.send_keys("\x1b[A\x1b[A\x1b[A\x1b[C").await;
    south.wait_for_text("◂ you ▸").await;
    south.send_keys("\x1b[B\x1b[B\x1b[B\r").await;
    south.wait_for_text("You offer").await;
    north.wait_for_text("offers").await;
    north.send_keys("\x1b[B\r").await;
    south.wait_for_text("move 1 · South").await;
    north.wait_for_text("move 1 · South").await;
}

/// Runs a command. Returns its output and its exit status.
pub async fn run_command(handle: &Handle<TrustAnyHostKey>, command: &str) -> (String, u32) {
    let mut channel = handle.channel_open_session().await.unwrap();
    channel.exec(true, command).await.unwrap();
    let (mut text, mut status) = (Vec::new(), u32::MAX);
    let read_all_messages = async {
        while let Some(message) = channel.wait().await {
            match message {
                ChannelMsg::Data { data } => text.extend_from_slice(&data),
                ChannelMsg::ExitStatus { exit_status } => status = exit_status,
                _ => {}
            }
        }
    };
    tokio::time::timeout(TIMEOUT, read_all_messages)
        .await
        .expect("the command ends");
    (String::from_utf8(text).unwrap(), status)
}

/// A proxy in front of a server. It can cut its connections as a broken cable does: without a
/// message.
pub struct ConnectionProxy {
    pub address: SocketAddr,
    server_address: Arc<std::sync::Mutex<SocketAddr>>,
    connection_tasks: Arc<std::sync::Mutex<Vec<JoinHandle<()>>>>,
}

impl ConnectionProxy {
    pub async fn forward_to(server_address: SocketAddr) -> ConnectionProxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let connection_tasks = Arc::new(std::sync::Mutex::new(Vec::new()));
        let all_tasks = Arc::clone(&connection_tasks);
        let server_address = Arc::new(std::sync::Mutex::new(server_address));
        let current_server_address = Arc::clone(&server_address);
        tokio::spawn(async move {
            while let Ok((mut client_socket, _)) = listener.accept().await {
                let server_address = *current_server_address.lock().unwrap();
                let connection_task = tokio::spawn(async move {
                    let Ok(mut server_socket) =
                        tokio::net::TcpStream::connect(server_address).await
                    else {
                        return;
                    };
                    let _ = (
                        client_socket.set_nodelay(true),
                        server_socket.set_nodelay(true),
                    );
                    let _ =
                        tokio::io::copy_bidirectional(&mut client_socket, &mut server_socket).await;
                });
                all_tasks.lock().unwrap().push(connection_task);
            }
        });
        ConnectionProxy {
            address,
            server_address,
            connection_tasks,
        }
    }

    /// Forwards further connections to another server.
    pub fn connect_to(&self, server_address: SocketAddr) {
        *self.server_address.lock().unwrap() = server_address;
    }

    pub fn cut_all_connections(&self) {
        self.connection_tasks
            .lock()
            .unwrap()
            .drain(..)
            .for_each(|line| line.abort());
    }
}
