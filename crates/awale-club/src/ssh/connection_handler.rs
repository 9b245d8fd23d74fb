//! One ssh connection: authentication, requests, and the visits that it starts.

use crate::{
    admission::Credentials,
    ansi_terminal::AnsiTerminal,
    line_mode::{self, LineWire},
    prelude::*,
    visit::{self, VisitInput, VisitorProfile},
};
use std::borrow::Cow;

use awale_board::theme::is_dumb;
use russh::{
    Channel, ChannelId, ChannelOpenFailure, ChannelWriteHalf, MethodKind, MethodSet, Pty,
    server::{
        Auth, ChannelOpenHandle, Handler, Msg, PublicKeyOffer, Response, Session, VerifiedPublicKey,
    },
};
use terminput::Event as TerminalEvent;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::{Error, Result, keys::key_rejection_reason, ssh_commands};

/// Minimum interval between two measurements of the round-trip time.
const PING_INTERVAL: Duration = Duration::from_secs(5);
/// Environment variables that a client may send, for colors, characters and language. They are only
/// parsed, and never become variables of the host.
const ACCEPTED_ENV_VARIABLES: [&str; 7] = [
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "COLORTERM",
    "NO_COLOR",
];
/// Time within which a visitor with an unreadable key must connect again, to come in as a guest.
pub const UNREADABLE_KEY_RETRY_PERIOD: Duration = Duration::from_secs(60);
/// Number of the data stream that is standard error in ssh (RFC 4254, section 5.2).
const STDERR_STREAM: u32 = 1;
/// Maximum time for a client to read the output of a command.
const OUTPUT_TIMEOUT: Duration = Duration::from_secs(60);
/// Maximum number of bytes of the value of a variable.
const MAX_ENV_VALUE_BYTES: usize = 64;

/// A channel that has no visit yet, or whose visit or command runs.
struct ClientChannel {
    environment_variables: HashMap<String, String>,
    /// The size of the terminal in columns and rows; `None` if the client requested no terminal.
    terminal_size: Option<(u16, u16)>,
    channel: ChannelWriteHalf<Msg>,
    /// The permit of a running visit or command, which limits their number.
    visit_permit: Option<OwnedSemaphorePermit>,
}

impl ClientChannel {
    fn environment_variable(&self, name: &str) -> Option<String> {
        self.environment_variables.get(name).cloned()
    }

    fn language(&self) -> Language {
        Language::from_environment(|name| self.environment_variable(name)).unwrap_or_default()
    }

    /// Prints the output of a command, to standard error if it is an error, and ends the channel
    /// with the exit status.
    async fn print_and_close(self, text: String, is_error: bool, status: u32) {
        // The terminal of the client is in raw mode until the visit ends.
        let text = text.replace('\n', self.terminal_size.map_or("\n", |_| "\r\n"));
        let mut out = self
            .channel
            .make_writer_ext(is_error.then_some(STDERR_STREAM));
        let _ = tokio::time::timeout(OUTPUT_TIMEOUT, async {
            out.write_all(text.as_bytes()).await?;
            out.flush().await
        })
        .await;
        self.close(status).await;
    }

    /// Ends the channel. The client may have closed it already.
    async fn close(self, status: u32) {
        drop(self.visit_permit);
        let _ = self.channel.exit_status(status).await;
        let _ = self.channel.eof().await;
        let _ = self.channel.close().await;
    }
}

/// The steps of a client on its way to a visit.
pub enum ConnectionProgress {
    Connected,
    /// The client has asked for the ways to authenticate, with this name.
    AuthMethodsRequested(String),
    /// The first visit or command has begun.
    VisitBegun,
}

pub struct SshConnectionHandler {
    server: Arc<Server>,
    address: IpAddr,
    auth_result: Result<Person, DisconnectReason>,
    /// The reason to show in the lobby if the visitor comes in as a guest.
    guest_reason: GuestReason,
    /// The code with which a guest returns after a lost connection.
    guest_code: Option<String>,
    pending_channels: HashMap<ChannelId, ClientChannel>,
    visit_input_senders: HashMap<ChannelId, mpsc::Sender<VisitInput>>,
    /// Each running visit or command has a permit.
    visit_permits: Arc<Semaphore>,
    progress_sender: watch::Sender<ConnectionProgress>,
    last_ping: Option<Instant>,
}

impl SshConnectionHandler {
    pub fn new(
        server: Arc<Server>,
        address: IpAddr,
        progress_sender: watch::Sender<ConnectionProgress>,
    ) -> SshConnectionHandler {
        let max_visits = server.settings.limits.visits_per_member;
        SshConnectionHandler {
            server,
            address,
            auth_result: Err(DisconnectReason::PrivateClub),
            guest_reason: GuestReason::NoKey,
            guest_code: None,
            pending_channels: HashMap::new(),
            visit_input_senders: HashMap::new(),
            visit_permits: Arc::new(Semaphore::new(max_visits.min(Semaphore::MAX_PERMITS))),
            progress_sender,
            last_ping: None,
        }
    }

    /// Authenticates a visitor with a name and a key. If writes fail, a new member comes in as a
    /// guest.
    async fn authenticate(
        &mut self,
        user: &str,
        key: &PublicKey,
    ) -> Result<Person, DisconnectReason> {
        let name = Name::new(user).map_err(|_| DisconnectReason::InvalidName)?;
        match self
            .admit_visitor(Credentials::NameAndKeyFingerprint(name, fingerprint(key)))
            .await
        {
            Err(DisconnectReason::DiskWriteFails) => {
                self.guest_reason = GuestReason::DiskWriteFails;
                match self.authenticate_guest(user).await {
                    Err(DisconnectReason::PrivateClub) => Err(DisconnectReason::TryLater),
                    guest => guest,
                }
            }
            result => result,
        }
    }

    /// Authenticates a visitor without a key.
    async fn authenticate_guest(&mut self, user: &str) -> Result<Person, DisconnectReason> {
        // A member with this name has probably forgotten the key, so an explanation is better than
        // a visit as guest.
        if self.server.member_with_name(user).await.is_ok() {
            return Err(DisconnectReason::NameTaken);
        }
        self.admit_visitor(Credentials::GuestSecret(None)).await
    }

    async fn admit_visitor(
        &mut self,
        credentials: Credentials,
    ) -> Result<Person, DisconnectReason> {
        let person;
        (person, self.guest_code) = self
            .server
            .admit_or_make_guest(credentials, self.address, new_short_code)
            .await?;
        Ok(person)
    }

    /// Removes and returns the channel whose visit or command begins, with a permit, and the
    /// person. `None` if the request is refused.
    fn take_channel(
        &mut self,
        id: ChannelId,
        is_command: bool,
        session: &mut Session,
    ) -> Result<Option<(ClientChannel, Person)>> {
        let Some(mut pending_channel) = self.pending_channels.remove(&id) else {
            session.channel_failure(id)?;
            return Ok(None);
        };
        pending_channel.visit_permit = Arc::clone(&self.visit_permits).try_acquire_owned().ok();
        let refusal_reason = match self.auth_result.clone() {
            Ok(person) if pending_channel.visit_permit.is_some() => {
                self.progress_sender
                    .send_replace(ConnectionProgress::VisitBegun);
                session.channel_success(id)?;
                return Ok(Some((pending_channel, person)));
            }
            Ok(_) => DisconnectReason::TooManyVisits,
            Err(why) => why,
        };
        self.refuse_request(id, pending_channel, refusal_reason, is_command, session)?;
        Ok(None)
    }

    /// Begins the visit of a channel: line by line if `is_line_mode`, or if the client has no
    /// terminal that can show a full screen. The visit first gets the text `pasted_text`, such as
    /// the code of a link.
    fn begin_visit(
        &mut self,
        id: ChannelId,
        is_line_mode: bool,
        pasted_text: Option<String>,
        session: &mut Session,
    ) -> Result {
        let Some((pending_channel, person)) = self.take_channel(id, false, session)? else {
            return Ok(());
        };
        let (input_sender, input_receiver) = mpsc::channel(visit::MAX_WAITING_INPUTS);
        if let Some(text) = pasted_text {
            let _ = input_sender.try_send(VisitInput::Page(PageInput::TerminalEvent(
                TerminalEvent::Paste(text),
            )));
        }
        // Ended visits are removed here, because russh reports only channels that the client
        // closes first.
        self.visit_input_senders
            .retain(|_, inputs| !inputs.is_closed());
        self.visit_input_senders.insert(id, input_sender);
        let server = Arc::clone(&self.server);
        let address = self.address;
        let guest_reason = person.is_guest().then_some(self.guest_reason);
        let guest_code = self.guest_code.clone();
        log::info!("{} comes by ssh from {address}", person.name);
        tokio::spawn(async move {
            let term = pending_channel
                .environment_variable("TERM")
                .unwrap_or_default();
            let full_screen_size = pending_channel
                .terminal_size
                .filter(|_| !is_line_mode && !is_dumb(&term));
            let profile = VisitorProfile {
                guest_reason,
                guest_code,
                ..VisitorProfile::load_for_person(
                    &server,
                    person,
                    pending_channel.language(),
                    TerminalAbilities::from_environment(|name| {
                        pending_channel.environment_variable(name)
                    }),
                    full_screen_size.unwrap_or(line_mode::LINE_MODE_WINDOW_SIZE),
                )
                .await
            };
            let (frame_sender, frame_receiver) = mpsc::channel(1);
            let visit_future = async {
                if full_screen_size.is_some() {
                    visit::run_visit(
                        server,
                        profile,
                        address,
                        AnsiTerminal::for_terminal(&term),
                        input_receiver,
                        frame_sender,
                    )
                    .await
                } else {
                    visit::run_visit(
                        server,
                        profile,
                        address,
                        LineWire::new(pending_channel.terminal_size.is_some()),
                        input_receiver,
                        frame_sender,
                    )
                    .await
                }
            };
            let (reason, ()) = tokio::join!(
                visit_future,
                write_frames(&pending_channel.channel, frame_receiver)
            );
            pending_channel.close(reason.exit_status()).await;
        });
        Ok(())
    }

    /// Answers a request with a reason and a failing exit status. Commands get the reason on
    /// stderr, because stdout is data.
    fn refuse_request(
        &self,
        id: ChannelId,
        pending_channel: ClientChannel,
        why: DisconnectReason,
        is_command: bool,
        session: &mut Session,
    ) -> Result {
        let words = Words::new(pending_channel.language());
        let mut text = words.get(why.into()) + "\n";
        if why == DisconnectReason::PrivateClub && self.guest_reason != GuestReason::NoKey {
            text += &(words.get(self.guest_reason.into()) + "\n");
        }
        tokio::spawn(pending_channel.print_and_close(text, is_command, why.exit_status()));
        Ok(session.channel_success(id)?)
    }
}

/// Sends frames until the visit ends. Writing waits for the client's window, so a client that
/// does not read gets fewer frames.
async fn write_frames(
    channel: &ChannelWriteHalf<Msg>,
    mut frame_receiver: mpsc::Receiver<Vec<u8>>,
) {
    let mut out = channel.make_writer();
    while let Some(frame) = frame_receiver.recv().await {
        if out.write_all(&frame).await.is_err() || out.flush().await.is_err() {
            break;
        }
    }
}

/// Returns a usable size of a terminal. A client that does not know its size sends zero, which
/// becomes 80 columns or 24 rows.
fn window_size(columns: u32, rows: u32) -> (u16, u16) {
    let cell_count = |number: u32, usual: u16| match number {
        0 => usual,
        number => u16::try_from(number).unwrap_or(u16::MAX),
    };
    (cell_count(columns, 80), cell_count(rows, 24))
}

impl Handler for SshConnectionHandler {
    type Error = Error;

    async fn auth_none(&mut self, user: &str) -> Result<Auth> {
        let address_and_user = (self.address, user.to_owned());
        let rejected_at = self
            .server
            .visitors_with_unreadable_keys
            .lock()
            .remove(&address_and_user);
        if rejected_at.is_none_or(|since| since.elapsed() >= UNREADABLE_KEY_RETRY_PERIOD) {
            self.progress_sender
                .send_replace(ConnectionProgress::AuthMethodsRequested(address_and_user.1));
            return Ok(Auth::reject());
        }
        // The client would offer the same unusable key again, so it may only log in by typing.
        self.guest_reason = GuestReason::KeyKindNotAccepted;
        Ok(Auth::Reject {
            proceed_with_methods: Some(MethodSet::from(&[MethodKind::KeyboardInteractive][..])),
            partial_success: false,
        })
    }

    async fn auth_publickey_offered(
        &mut self,
        user: &str,
        offer: PublicKeyOffer<'_>,
    ) -> Result<Auth> {
        // Reject unusable keys here. If the client were allowed to use one, it would not offer its
        // next key, which may be usable.
        if let Some(why) = key_rejection_reason(offer.public_key, offer.algorithm) {
            self.guest_reason = why;
            return Ok(Auth::reject());
        }
        let key = fingerprint(offer.public_key);
        // A guest who returns must type the code, even with a key that was made in the meantime.
        if !self.server.accepts_key(&key) || self.server.has_guest_code(user) {
            return Ok(Auth::reject());
        }
        // russh does not report a wrong or missing signature, so one is assumed until a valid
        // signature arrives.
        self.guest_reason = GuestReason::KeyWithoutValidSignature;
        let Ok(name) = Name::new(user) else {
            return Ok(Auth::Accept);
        };
        match self
            .server
            .hub
            .run_in_hub(move |store, _, _| store.belongs_to_another(&name, &key))
            .await
        {
            Ok(true) => Ok(Auth::reject()),
            _ => Ok(Auth::Accept),
        }
    }

    async fn auth_publickey(&mut self, user: &str, key: VerifiedPublicKey<'_>) -> Result<Auth> {
        if !self.server.accepts_key(&fingerprint(key.public_key)) {
            return Ok(Auth::reject());
        }
        self.auth_result = self.authenticate(user, key.public_key).await;
        Ok(Auth::Accept)
    }

    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        user: &str,
        _: &str,
        response: Option<Response<'a>>,
    ) -> Result<Auth> {
        let Some(mut response) = response else {
            // The method has no questions for visitors without a key, who enter as guests. A member
            // or a returning guest must type the code.
            const CODE_PROMPT: &[(Cow<'_, str>, bool)] = &[(Cow::Borrowed("Code: "), false)];
            let has_code = self.server.has_guest_code(user)
                || self.server.member_with_name(user).await.is_ok();
            return Ok(Auth::Partial {
                name: "".into(),
                instructions: "".into(),
                prompts: Cow::Borrowed(if has_code { CODE_PROMPT } else { &[] }),
            });
        };
        let code = response.next().unwrap_or_default();
        let code = String::from_utf8_lossy(&code).into_owned();
        let is_empty = code.is_empty();
        let credentials = match Name::new(user) {
            Ok(name) => Credentials::MemberSecret(Some(name), code),
            Err(_) => Credentials::GuestSecret(Some(code)),
        };
        let auth_result = if is_empty {
            self.authenticate_guest(user).await
        } else {
            self.admit_visitor(credentials).await
        };
        // After a rejection, the client asks its user for the code again.
        if let Err(DisconnectReason::WrongCode | DisconnectReason::WrongLink) = auth_result {
            return Ok(Auth::reject());
        }
        self.auth_result = auth_result;
        Ok(Auth::Accept)
    }

    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        _: &mut Session,
    ) -> Result {
        // Allow one channel over the limit, so that its request can be answered with the reason.
        if self.pending_channels.len() > self.server.settings.limits.visits_per_member {
            reply.reject(ChannelOpenFailure::ResourceShortage).await;
            return Ok(());
        }
        // Input arrives in the callbacks. If the reading half were kept but not read, its buffer
        // would fill up and stop the connection.
        let id = channel.id();
        let (_, channel) = channel.split();
        self.pending_channels.insert(
            id,
            ClientChannel {
                environment_variables: HashMap::new(),
                terminal_size: None,
                channel,
                visit_permit: None,
            },
        );
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
    ) -> Result {
        let Some(pending_channel) = self.pending_channels.get_mut(&id) else {
            return Ok(session.channel_failure(id)?);
        };
        pending_channel.terminal_size = Some(window_size(columns, rows));
        pending_channel.environment_variables.insert(
            "TERM".to_owned(),
            term.chars().take(MAX_ENV_VALUE_BYTES).collect(),
        );
        Ok(session.channel_success(id)?)
    }

    async fn env_request(
        &mut self,
        id: ChannelId,
        name: &str,
        value: &str,
        session: &mut Session,
    ) -> Result {
        match self.pending_channels.get_mut(&id) {
            Some(pending)
                if ACCEPTED_ENV_VARIABLES.contains(&name) && value.len() <= MAX_ENV_VALUE_BYTES =>
            {
                pending
                    .environment_variables
                    .insert(name.to_owned(), value.to_owned());
                Ok(session.channel_success(id)?)
            }
            _ => Ok(session.channel_failure(id)?),
        }
    }

    async fn shell_request(&mut self, id: ChannelId, session: &mut Session) -> Result {
        self.begin_visit(id, false, None, session)
    }

    async fn exec_request(
        &mut self,
        id: ChannelId,
        command: &[u8],
        session: &mut Session,
    ) -> Result {
        let command = String::from_utf8_lossy(command).into_owned();
        let code = command
            .strip_prefix("join ")
            .and_then(ChallengeLink::find_challenge_code);
        let is_line_mode = command.trim() == "plain";
        if is_line_mode || code.is_some() {
            return self.begin_visit(id, is_line_mode, code, session);
        }
        let Some((pending_channel, person)) = self.take_channel(id, true, session)? else {
            return Ok(());
        };
        let server = Arc::clone(&self.server);
        tokio::spawn(async move {
            let (text, status) = ssh_commands::run_ssh_command(&server, &person, &command).await;
            pending_channel.print_and_close(text, false, status).await;
        });
        Ok(())
    }

    async fn subsystem_request(&mut self, id: ChannelId, _: &str, session: &mut Session) -> Result {
        match self.pending_channels.remove(&id) {
            Some(pending) => self.refuse_request(
                id,
                pending,
                DisconnectReason::NoSuchSshFeature,
                true,
                session,
            ),
            None => Ok(session.channel_failure(id)?),
        }
    }

    async fn x11_request(
        &mut self,
        id: ChannelId,
        _: bool,
        _: &str,
        _: &str,
        _: u32,
        session: &mut Session,
    ) -> Result {
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
    ) -> Result {
        if let Some(input_sender) = self.visit_input_senders.get(&id) {
            let (columns, rows) = window_size(columns, rows);
            let _ = input_sender
                .send(VisitInput::Page(PageInput::Resize(columns, rows)))
                .await;
        }
        Ok(())
    }

    async fn data(&mut self, id: ChannelId, data: &[u8], session: &mut Session) -> Result {
        if let Some(input_sender) = self.visit_input_senders.get(&id).cloned() {
            // Measure the round-trip time, unless the last measurement is recent.
            if self
                .last_ping
                .is_none_or(|last| last.elapsed() >= PING_INTERVAL)
            {
                let send_time = Instant::now();
                let input_sender = input_sender.clone();
                self.last_ping = Some(send_time);
                let (pong_sender, pong_receiver) = oneshot::channel();
                if session.send_ping(pong_sender).is_ok() {
                    tokio::spawn(async move {
                        if pong_receiver.await.is_ok() {
                            let _ = input_sender
                                .try_send(VisitInput::RoundTripTime(send_time.elapsed()));
                        }
                    });
                }
            }
            // The client is not read further until its visit has room for its input.
            for part in data.chunks(visit::INPUT_CHUNK_BYTES) {
                let _ = input_sender
                    .send(VisitInput::TerminalBytes(part.to_vec()))
                    .await;
            }
        }
        Ok(())
    }

    async fn channel_eof(&mut self, id: ChannelId, _: &mut Session) -> Result {
        self.visit_input_senders.remove(&id);
        Ok(())
    }

    async fn channel_close(&mut self, id: ChannelId, _: &mut Session) -> Result {
        self.visit_input_senders.remove(&id);
        self.pending_channels.remove(&id);
        Ok(())
    }
}
