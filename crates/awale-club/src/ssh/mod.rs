//! The way in by ssh: a public key is who one is, a terminal is drawn on; all else that ssh can do is refused.

mod exec;

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::net::{IpAddr, Shutdown, SocketAddr};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale::i18n::{Language, Words};
use awale::theme::Abilities;
use russh::keys::ssh_key::{LineEnding, PrivateKey, PublicKey};
use russh::keys::{Algorithm, HashAlg};
use russh::server::{
    Auth, ChannelOpenHandle, Config, Handler, Msg, PublicKeyOffer, Response, Session, VerifiedPublicKey, run_stream,
};
use russh::{Channel, ChannelId, ChannelOpenFailure, ChannelWriteHalf, Disconnect, MethodKind, MethodSet, Pty};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};

use crate::club::order::{Farewell, Person};
use crate::names::Name;
use crate::server::{Club, Place};
use crate::session::{self, Input, Profile, Visitor};
use crate::store::Membership;
use crate::transport::{Ansi, Wire};

/// Inputs that wait before the client has to.
const INPUTS: usize = 32;
/// How often the way to a client and back is measured.
const MEASURED: Duration = Duration::from_secs(5);
/// What a client may say of its environment: how to draw and in which language. Nothing of it reaches the host.
const VARIABLES: [&str; 6] = ["LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "COLORTERM", "NO_COLOR"];
/// The longest value of one.
const LONGEST_VALUE: usize = 64;

/// Why a connection ends.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// ssh says so.
    #[error(transparent)]
    Ssh(#[from] russh::Error),
    /// The system.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Its key.
    #[error("the host key: {0}")]
    Key(#[from] russh::keys::ssh_key::Error),
}

/// The key of the host in `folder`, made at the first start; only the host may read it.
///
/// # Errors
/// When it cannot be read or made.
pub fn host_key(folder: &Path) -> Result<PrivateKey, Error> {
    let path = folder.join("host_key");
    match fs::read_to_string(&path) {
        Ok(text) => Ok(PrivateKey::from_openssh(text)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = PrivateKey::random(&mut rand::rng(), Algorithm::Ed25519)?;
            let text = key.to_openssh(LineEnding::LF)?;
            let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            Ok(key)
        }
        Err(error) => Err(error.into()),
    }
}

/// The fingerprint of a key, as ssh shows it.
#[must_use]
pub fn fingerprint(key: &PublicKey) -> String {
    key.fingerprint(HashAlg::Sha256).to_string()
}

/// The keys of a private club: the lines of an `authorized_keys` file.
///
/// # Errors
/// When it cannot be read.
pub fn members_of(path: &Path) -> io::Result<Vec<String>> {
    let text = fs::read_to_string(path)?;
    let key = |line: &str| {
        // Options may stand before the key.
        let start = line.find("ssh-").or_else(|| line.find("ecdsa-")).or_else(|| line.find("sk-"))?;
        PublicKey::from_openssh(&line[start..]).ok().map(|key| fingerprint(&key))
    };
    Ok(text.lines().map(str::trim).filter(|line| !line.starts_with('#')).filter_map(key).collect())
}

/// Serves ssh until the club closes.
///
/// # Errors
/// When the listener fails.
pub async fn serve(club: Arc<Club>, listener: TcpListener, key: PrivateKey) -> io::Result<()> {
    let limits = club.settings.limits;
    let config = Arc::new(Config {
        methods: MethodSet::from(&[MethodKind::PublicKey, MethodKind::KeyboardInteractive][..]),
        auth_rejection_time: Duration::from_millis(200),
        auth_rejection_time_initial: Some(Duration::ZERO),
        keys: vec![key],
        window_size: 64 * 1024,
        maximum_packet_size: 16 * 1024,
        channel_buffer_size: 8,
        max_auth_attempts: limits.attempts,
        inactivity_timeout: None,
        keepalive_interval: Some(Duration::from_secs(30)),
        keepalive_max: 3,
        nodelay: true,
        ..Config::default()
    });
    let mut closing = club.closing();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing.wait() => return Ok(()),
        };
        let (socket, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // No file handle left, or the client is gone.
                log::warn!("{error}");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(place) = club.door.enter(address.ip()) else { continue };
        let (config, club) = (Arc::clone(&config), Arc::clone(&club));
        tokio::spawn(async move {
            let _ = socket.set_nodelay(true);
            if let Err(error) = connection(config, club, socket, address, place).await {
                log::debug!("{address}: {error}");
            }
        });
    }
}

async fn connection(
    config: Arc<Config>,
    club: Arc<Club>,
    socket: TcpStream,
    address: SocketAddr,
    place: Place,
) -> Result<(), Error> {
    let handshake = club.settings.limits.handshake();
    let mut closing = club.closing();
    let (ready, is_ready) = oneshot::channel();
    let client = Client::new(club, address.ip(), ready);
    let socket = socket.into_std()?;
    let line = socket.try_clone()?;
    let socket = TcpStream::from_std(socket)?;
    let running = tokio::time::timeout(handshake, run_stream(config, socket, client));
    let Ok(running) = running.await else { return Ok(()) };
    let mut running = running?;
    let handle = running.handle();
    let late = async {
        if tokio::time::timeout(handshake, is_ready).await.is_ok() {
            drop(line);
            return std::future::pending::<()>().await;
        }
        // A client in the middle of its handshake would not hear a word: the line is cut.
        let _ = line.shutdown(Shutdown::Both);
    };
    let ended = tokio::select! {
        ended = &mut running => Some(ended),
        () = late => None,
        () = closing.closed() => {
            let word = "the club closes".to_owned();
            let _ = handle.disconnect(Disconnect::ByApplication, word, String::new()).await;
            None
        }
    };
    let ended = match ended {
        Some(ended) => ended,
        None => tokio::time::timeout(Duration::from_secs(2), running).await.unwrap_or(Ok(())),
    };
    drop(place);
    ended
}

/// Who a client has proved to be.
#[derive(Clone, Debug)]
enum Proved {
    Nothing,
    Person(Person),
    /// Who is told why not, on a terminal.
    Refused(Farewell),
}

/// What was asked for a channel before its session begins.
#[derive(Debug, Default)]
struct Asked {
    variables: HashMap<String, String>,
    size: Option<(u16, u16)>,
    channel: Option<ChannelWriteHalf<Msg>>,
}

/// One connection.
struct Client {
    club: Arc<Club>,
    address: IpAddr,
    proved: Proved,
    asked: HashMap<ChannelId, Asked>,
    sessions: HashMap<ChannelId, mpsc::Sender<Input>>,
    /// Told once the first session begins.
    ready: Option<oneshot::Sender<()>>,
    measured: Option<Instant>,
}

impl Client {
    fn new(club: Arc<Club>, address: IpAddr, ready: oneshot::Sender<()>) -> Client {
        Client {
            club,
            address,
            proved: Proved::Nothing,
            asked: HashMap::new(),
            sessions: HashMap::new(),
            ready: Some(ready),
            measured: None,
        }
    }

    /// Who comes with a name and a key.
    async fn prove(&self, user: &str, key: &PublicKey) -> Proved {
        let key = fingerprint(key);
        if self.club.private.as_ref().is_some_and(|keys| !keys.contains(&key)) {
            return Proved::Refused(Farewell::Private);
        }
        let Ok(name) = Name::new(user) else { return Proved::Refused(Farewell::NoName) };
        let most = self.club.settings.limits.names_per_key;
        let found = self.club.hub.ask(move |store, _, now| store.enter(&name, &key, most, now.wall)).await;
        match found {
            Some(Ok(Membership::Own(person))) => Proved::Person(person),
            Some(Ok(Membership::Taken | Membership::Unknown)) => Proved::Refused(Farewell::NameTaken),
            Some(Ok(Membership::Banned)) => Proved::Refused(Farewell::Banned),
            Some(Ok(Membership::TooMany)) => Proved::Refused(Farewell::TooMany),
            Some(Err(error)) => {
                log::error!("{error}");
                Proved::Nothing
            }
            None => Proved::Nothing,
        }
    }

    /// Who comes without a key.
    async fn guest(&self, user: &str) -> Proved {
        if self.club.private.is_some() || !self.club.settings.guests {
            return Proved::Refused(Farewell::Private);
        }
        // A member's name without the key is a mistake worth telling.
        if let Ok(name) = Name::new(user)
            && let Some(Ok(Some(_))) = self.club.hub.ask(move |store, _, _| store.member(&name)).await
        {
            return Proved::Refused(Farewell::NameTaken);
        }
        Proved::Person(self.club.hub.new_guest())
    }

    /// Measures the way to the client and back, now and then.
    fn measure(&mut self, channel: ChannelId, session: &mut Session) {
        if self.measured.is_some_and(|measured| measured.elapsed() < MEASURED) {
            return;
        }
        self.measured = Some(Instant::now());
        let Some(inputs) = self.sessions.get(&channel).cloned() else { return };
        let (pong, answer) = oneshot::channel();
        if session.send_ping(pong).is_ok() {
            let sent = Instant::now();
            tokio::spawn(async move {
                if answer.await.is_ok() {
                    let _ = inputs.try_send(Input::Lag(sent.elapsed()));
                }
            });
        }
    }

    /// Begins the session of a channel that has a terminal.
    async fn begin(&mut self, id: ChannelId, session: &mut Session) -> Result<(), Error> {
        let Some(mut asked) = self.asked.remove(&id) else { return Ok(session.channel_failure(id)?) };
        let (Some(size), Some(channel)) = (asked.size, asked.channel.take()) else {
            session.channel_failure(id)?;
            return Ok(session.close(id)?);
        };
        session.channel_success(id)?;
        let variable = |name: &str| asked.variables.get(name).cloned();
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|text| !text.is_empty());
        let language = locale.map_or_else(Language::default, |locale| Language::of_locale(&locale));
        let abilities = Abilities::of_environment(variable);
        let (inputs, received) = mpsc::channel(INPUTS);
        let person = match &self.proved {
            Proved::Person(person) => person.clone(),
            Proved::Refused(why) => {
                let mut wire = Ansi::default();
                wire.leave(&Words::new(language).get(why.word()));
                return finish(channel, session, id, &wire.take(), 1);
            }
            Proved::Nothing => return Ok(session.close(id)?),
        };
        self.sessions.insert(id, inputs);
        if let Some(ready) = self.ready.take() {
            let _ = ready.send(());
        }
        let profile = Profile { settings: String::new(), person, language, abilities, size };
        let (club, handle) = (Arc::clone(&self.club), session.handle());
        log::info!("{} comes by ssh from {}", profile.person.name, self.address);
        tokio::spawn(async move {
            if let Err(error) = live(&club, profile, received, &channel).await {
                log::debug!("{error}");
            }
            let _ = handle.exit_status_request(id, 0).await;
            let _ = handle.eof(id).await;
            let _ = handle.close(id).await;
        });
        Ok(())
    }
}

/// Sends bytes and closes the channel.
fn finish(
    channel: ChannelWriteHalf<Msg>,
    session: &mut Session,
    id: ChannelId,
    bytes: &[u8],
    status: u32,
) -> Result<(), Error> {
    drop(channel);
    session.data(id, bytes.to_vec())?;
    session.exit_status_request(id, status)?;
    session.eof(id)?;
    Ok(session.close(id)?)
}

/// Lives until the visitor goes.
async fn live(
    club: &Arc<Club>,
    mut profile: Profile,
    inputs: mpsc::Receiver<Input>,
    channel: &ChannelWriteHalf<Msg>,
) -> Result<(), Error> {
    profile.settings = club.settings_of(&profile.person).await;
    let seat = club.seat(profile.person.clone());
    let visitor =
        Visitor::new(profile, Ansi::default(), &club.settings.limits, club.hub.opened(), awale::shell::chance())?;
    let (frames, mut drawn) = mpsc::channel::<Vec<u8>>(1);
    let mut out = channel.make_writer();
    // The writer waits for the client's window: a client that does not read gets fewer frames.
    let write = async {
        while let Some(frame) = drawn.recv().await {
            if out.write_all(&frame).await.is_err() || out.flush().await.is_err() {
                break;
            }
        }
    };
    let (_, ()) = tokio::join!(session::run(visitor, seat, inputs, frames), write);
    Ok(())
}

fn cells(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

impl Handler for Client {
    type Error = Error;

    async fn auth_publickey_offered(&mut self, user: &str, offer: PublicKeyOffer<'_>) -> Result<Auth, Error> {
        // A key that does not own the name would hide the one that does, which the client may offer next.
        let key = fingerprint(offer.public_key);
        let Ok(name) = Name::new(user) else { return Ok(Auth::Accept) };
        let is_other = self.club.hub.ask(move |store, _, _| store.belongs_to_another(&name, &key)).await;
        Ok(if matches!(is_other, Some(Ok(true))) { Auth::reject() } else { Auth::Accept })
    }

    async fn auth_publickey(&mut self, user: &str, key: VerifiedPublicKey<'_>) -> Result<Auth, Error> {
        self.proved = self.prove(user, key.public_key).await;
        Ok(Auth::Accept)
    }

    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        user: &str,
        _: &str,
        response: Option<Response<'a>>,
    ) -> Result<Auth, Error> {
        if response.is_none() {
            // Nothing is asked; but a client without a key comes this way.
            return Ok(Auth::Partial { name: "".into(), instructions: "".into(), prompts: Vec::new().into() });
        }
        self.proved = self.guest(user).await;
        Ok(Auth::Accept)
    }

    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        _: &mut Session,
    ) -> Result<(), Error> {
        if self.asked.len() + self.sessions.len() >= self.club.settings.limits.sessions_per_member {
            reply.reject(ChannelOpenFailure::ResourceShortage).await;
            return Ok(());
        }
        // What comes in goes through the callbacks. A reading half that nobody reads would fill up and stop the connection.
        let id = channel.id();
        let (_, channel) = channel.split();
        self.asked.insert(id, Asked { channel: Some(channel), ..Asked::default() });
        reply.accept().await;
        Ok(())
    }

    async fn pty_request(
        &mut self,
        id: ChannelId,
        term: &str,
        columns: u32,
        rows: u32,
        _: u32,
        _: u32,
        _: &[(Pty, u32)],
        session: &mut Session,
    ) -> Result<(), Error> {
        let Some(asked) = self.asked.get_mut(&id) else { return Ok(session.channel_failure(id)?) };
        // A client that does not know its size has zero.
        let or = |number: u32, usual: u16| if number == 0 { usual } else { cells(number) };
        asked.size = Some((or(columns, 80), or(rows, 24)));
        asked.variables.insert("TERM".to_owned(), term.chars().take(LONGEST_VALUE).collect());
        Ok(session.channel_success(id)?)
    }

    async fn env_request(
        &mut self,
        id: ChannelId,
        name: &str,
        value: &str,
        session: &mut Session,
    ) -> Result<(), Error> {
        match self.asked.get_mut(&id) {
            Some(asked) if VARIABLES.contains(&name) && value.len() <= LONGEST_VALUE => {
                asked.variables.insert(name.to_owned(), value.to_owned());
                Ok(session.channel_success(id)?)
            }
            _ => Ok(session.channel_failure(id)?),
        }
    }

    async fn shell_request(&mut self, id: ChannelId, session: &mut Session) -> Result<(), Error> {
        self.begin(id, session).await
    }

    async fn exec_request(&mut self, id: ChannelId, command: &[u8], session: &mut Session) -> Result<(), Error> {
        let Some(asked) = self.asked.remove(&id) else { return Ok(session.channel_failure(id)?) };
        let (Some(channel), Proved::Person(person)) = (asked.channel, &self.proved) else {
            session.channel_failure(id)?;
            return Ok(session.close(id)?);
        };
        if let Some(ready) = self.ready.take() {
            let _ = ready.send(());
        }
        session.channel_success(id)?;
        let (club, handle, person) = (Arc::clone(&self.club), session.handle(), person.clone());
        let command = String::from_utf8_lossy(command).into_owned();
        tokio::spawn(async move {
            let (text, status) = exec::run(&club, &person, &command).await;
            let mut out = channel.make_writer();
            let sent = tokio::time::timeout(Duration::from_secs(60), async {
                out.write_all(text.as_bytes()).await?;
                out.flush().await
            });
            let _ = sent.await;
            let _ = handle.exit_status_request(id, status).await;
            let _ = handle.eof(id).await;
            let _ = handle.close(id).await;
        });
        Ok(())
    }

    async fn subsystem_request(&mut self, id: ChannelId, _: &str, session: &mut Session) -> Result<(), Error> {
        Ok(session.channel_failure(id)?)
    }

    async fn x11_request(
        &mut self,
        id: ChannelId,
        _: bool,
        _: &str,
        _: &str,
        _: u32,
        session: &mut Session,
    ) -> Result<(), Error> {
        Ok(session.channel_failure(id)?)
    }

    async fn window_change_request(
        &mut self,
        id: ChannelId,
        columns: u32,
        rows: u32,
        _: u32,
        _: u32,
        _: &mut Session,
    ) -> Result<(), Error> {
        if let Some(inputs) = self.sessions.get(&id) {
            let _ = inputs.send(Input::Resize(cells(columns), cells(rows))).await;
        }
        Ok(())
    }

    async fn data(&mut self, id: ChannelId, data: &[u8], session: &mut Session) -> Result<(), Error> {
        self.measure(id, session);
        if let Some(inputs) = self.sessions.get(&id) {
            // A session that is busy holds its own client back.
            let _ = inputs.send(Input::Bytes(data.to_vec())).await;
        }
        Ok(())
    }

    async fn channel_eof(&mut self, id: ChannelId, _: &mut Session) -> Result<(), Error> {
        self.sessions.remove(&id);
        Ok(())
    }

    async fn channel_close(&mut self, id: ChannelId, _: &mut Session) -> Result<(), Error> {
        self.sessions.remove(&id);
        self.asked.remove(&id);
        Ok(())
    }
}
