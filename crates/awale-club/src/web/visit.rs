//! One visitor by the web: finds out the identity, and connects the socket to a session.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use awale_board::theme::{ColorDepth, TerminalAbilities, TerminalFont};
use awale_page::message::{HelloMessage, PageMessage};
use awale_page::page_wire::{PageWire, append_record};
use awale_study::words::{Language, Words};
use axum::body::Bytes;
use axum::extract::ws::{self, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;

use crate::admission::Credentials;
use crate::club::protocol::{DisconnectReason, GuestReason, Person};
use crate::names::Name;
use crate::secrets::{is_token, new_link_token};
use crate::server::Server;
use crate::session::{self, SessionInput, VisitorProfile};

fn lock_even_if_poisoned<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the person, and the secret for the next visit. The error is the reason for a rejection.
async fn identify_visitor(
    server: &Arc<Server>,
    hello: &HelloMessage,
    address: IpAddr,
) -> Result<(Person, String), DisconnectReason> {
    let new_token = || new_link_token().ok_or(DisconnectReason::Later);
    let (credentials, secret) = if let Some(secret) = hello.link.clone() {
        (Credentials::Secret(secret.clone()), secret)
    } else if let Some(name) = &hello.name {
        let name = Name::new(name).map_err(|_| DisconnectReason::InvalidName)?;
        let token = new_token()?;
        (Credentials::NewName(name, token.clone()), token)
    } else {
        let known = hello.guest.clone().filter(|secret| is_token(secret));
        (Credentials::Guest(known.clone()), known.unwrap_or_default())
    };
    if let Some(person) = server.admit_visitor(credentials, address).await? {
        return Ok((person, secret));
    }
    let token = new_token()?;
    Ok((server.new_guest(&token), token))
}

/// Returns the id of the message with the reason. The page has other words for some reasons than
/// ssh.
fn web_message_id(why: DisconnectReason) -> &'static str {
    match why {
        DisconnectReason::InvalidName => "club-web-name",
        DisconnectReason::NameTaken => "club-web-taken",
        DisconnectReason::Private => "club-web-private",
        why => why.into(),
    }
}

/// Runs the session of a socket until the visitor leaves.
pub(super) async fn run_visit(server: Arc<Server>, mut socket: WebSocket, address: IpAddr) {
    let limits = server.settings.limits;
    let first = timeout(limits.handshake_timeout(), socket.recv()).await;
    let Ok(Some(Ok(ws::Message::Text(text)))) = first else {
        return;
    };
    let Ok(PageMessage::Hello(hello)) = PageMessage::parse(&text) else {
        return;
    };
    let language = Language::from_locale(&hello.language).unwrap_or_default();
    let (mut out, mut incoming) = socket.split();
    let (person, secret) = match identify_visitor(&server, &hello, address).await {
        Ok(proved) => proved,
        Err(why) => {
            let mut bytes = Vec::new();
            if why.forgets_secret() {
                append_record(&mut bytes, b'F', &[]);
            }
            append_record(
                &mut bytes,
                b'E',
                Words::new(language).get(web_message_id(why)).as_bytes(),
            );
            let last = async {
                let _ = out.send(ws::Message::Binary(bytes.into())).await;
                let _ = out.close().await;
            };
            let _ = timeout(limits.stall_timeout(), last).await;
            return;
        }
    };
    log::info!("{} comes by the web from {address}", person.name);
    let abilities = TerminalAbilities {
        depth: ColorDepth::True,
        font: TerminalFont::Large,
    };
    let greeting =
        json!({ "name": person.name.as_str(), "guest": person.is_guest(), "secret": secret });
    let size = (hello.columns, hello.rows);
    let reason = GuestReason::Chosen;
    let profile = VisitorProfile::new(&server, person, reason, language, abilities, size);
    let (mut visitor, links) =
        session::start_session(&server, profile, address, PageWire::default()).await;
    visitor.view.set_light_theme_preferred(hello.light);
    let (inputs, received) = mpsc::channel(session::MAX_WAITING_INPUTS);
    let (frames, drawn) = mpsc::channel::<Vec<u8>>(1);
    let mut first = Vec::new();
    append_record(&mut first, b'L', greeting.to_string().as_bytes());
    // The time at which the unanswered ping was sent; `None` if all pings are answered.
    let pinged = &Mutex::new(None);
    let stop = Notify::new();
    let read = async move {
        while let Some(Ok(message)) = incoming.next().await {
            let input = match message {
                ws::Message::Text(text) => match PageMessage::parse(&text) {
                    Ok(message) => message.into_input().map(SessionInput::Page),
                    Err(_) => break,
                },
                ws::Message::Pong(_) => lock_even_if_poisoned(pinged)
                    .take()
                    .map(|sent: Instant| SessionInput::Lag(sent.elapsed())),
                ws::Message::Ping(_) => None,
                ws::Message::Binary(_) | ws::Message::Close(_) => break,
            };
            // The page is not read further until the session has room for its input.
            if let Some(input) = input
                && inputs.send(input).await.is_err()
            {
                break;
            }
        }
    };
    let read = async {
        tokio::select! {
            () = read => {}
            () = stop.notified() => {}
        }
    };
    let write = async {
        let _ = write_frames(&mut out, first, drawn, pinged, limits.stall_timeout()).await;
        stop.notify_one();
    };
    // The session ends when reading or writing ends. Never drop it before, because the club must be
    // informed that the visitor has left.
    tokio::join!(
        read,
        session::run_session(visitor, links, received, frames),
        write
    );
}

/// Sends frames until the session ends. If the page reads slowly, the session draws fewer frames. A
/// page is disconnected if it receives nothing, or answers no ping, for the time `max_silence`. The
/// answer to a ping is delayed if the page has sent input faster than allowed.
async fn write_frames(
    out: &mut SplitSink<WebSocket, ws::Message>,
    greeting: Vec<u8>,
    mut drawn: mpsc::Receiver<Vec<u8>>,
    pinged: &Mutex<Option<Instant>>,
    max_silence: Duration,
) -> Result<(), axum::Error> {
    let mut next = Some(greeting);
    let mut pings = tokio::time::interval(max_silence / 3);
    loop {
        let message = if let Some(frame) = next.take() {
            ws::Message::Binary(frame.into())
        } else {
            tokio::select! {
                frame = drawn.recv() => {
                    let Some(frame) = frame else { break };
                    // Empty frames are sent too: they confirm that the input was handled.
                    ws::Message::Binary(frame.into())
                }
                _ = pings.tick() => {
                    if lock_even_if_poisoned(pinged).get_or_insert_with(Instant::now).elapsed() >= max_silence {
                        return Ok(());
                    }
                    ws::Message::Ping(Bytes::new())
                }
            }
        };
        timeout(max_silence, out.send(message))
            .await
            .map_err(axum::Error::new)??;
    }
    timeout(max_silence, out.close())
        .await
        .map_err(axum::Error::new)?
}
