//! One visitor by the web: finds out the identity, and connects the socket to a visit.

use crate::{
    admission::Credentials,
    prelude::*,
    secrets::is_token,
    visit::{self, VisitInput, VisitorProfile},
};
use awale_board::theme::{ColorDepth, TerminalFont};
use awale_page::{
    message::{HelloMessage, PageMessage},
    page_wire::{PageWire, append_record},
};
use axum::{
    body::Bytes,
    extract::ws::{self, WebSocket},
};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use serde_json::json;
use tokio::time::{Instant, timeout_at};

/// Returns the person, and the secret for the next visit. The error is the reason for a rejection.
async fn identify_visitor(
    server: &Arc<Server>,
    hello: &HelloMessage,
    address: IpAddr,
) -> Result<(Person, String), DisconnectReason> {
    let (credentials, secret) = if let Some(secret) = hello.member_link_secret.clone() {
        (Credentials::MemberSecret(None, secret.clone()), secret)
    } else if let Some(name) = &hello.name {
        let name = Name::new(name).map_err(|_| DisconnectReason::InvalidName)?;
        let token = new_link_token().ok_or(DisconnectReason::TryLater)?;
        (Credentials::NewNameAndLinkToken(name, token.clone()), token)
    } else {
        (
            Credentials::GuestSecret(hello.guest.clone().filter(|secret| is_token(secret))),
            String::new(),
        )
    };
    let (person, guest_secret) = server
        .admit_or_make_guest(credentials, address, new_link_token)
        .await?;
    Ok((person, guest_secret.unwrap_or(secret)))
}

/// Identifies the visitor of a socket, and runs the visit until it ends. A rejected visitor gets
/// the reason.
pub async fn run_page_visit(server: Arc<Server>, mut socket: WebSocket, address: IpAddr) {
    let limits = server.settings.limits;
    let first_message =
        tokio::time::timeout(Duration::from_secs(limits.handshake_seconds), socket.recv()).await;
    let Ok(Some(Ok(ws::Message::Text(text)))) = first_message else {
        return;
    };
    let Ok(PageMessage::Hello(hello)) = PageMessage::parse(&text) else {
        return;
    };
    let language = Language::from_locale(&hello.language).unwrap_or_default();
    let (mut message_sink, message_stream) = socket.split();
    let (person, secret) = match identify_visitor(&server, &hello, address).await {
        Ok(proved) => proved,
        Err(why) => {
            let mut wire = PageWire::default();
            if why.forgets_secret() {
                wire.delete_stored_secret();
            }
            // For some reasons, the page has another message than ssh.
            let message_id = match why {
                DisconnectReason::InvalidName => "club-web-name",
                DisconnectReason::NameTaken => "club-web-taken",
                DisconnectReason::PrivateClub => "club-web-private",
                why => why.into(),
            };
            wire.end_output(&Words::new(language).get(message_id));
            let send_farewell = async {
                let _ = message_sink
                    .send(ws::Message::Binary(wire.take_bytes().into()))
                    .await;
                let _ = message_sink.close().await;
            };
            let _ = tokio::time::timeout(limits.silent_page_timeout(), send_farewell).await;
            return;
        }
    };
    log::info!("{} comes by the web from {address}", person.name);
    let greeting_json =
        json!({ "name": person.name.as_str(), "guest": person.is_guest(), "secret": secret });
    let profile = VisitorProfile {
        guest_reason: person.is_guest().then_some(GuestReason::ChosenByVisitor),
        prefers_light_colors: hello.light,
        ..VisitorProfile::load_for_person(
            &server,
            person,
            language,
            TerminalAbilities {
                depth: ColorDepth::TrueColor,
                font: TerminalFont::AllCharacters,
            },
            (hello.columns, hello.rows),
        )
        .await
    };
    let (input_sender, input_receiver) = mpsc::channel(visit::MAX_WAITING_INPUTS);
    let (frame_sender, frame_receiver) = mpsc::channel(1);
    let mut first_frame = Vec::new();
    append_record(&mut first_frame, b'L', greeting_json.to_string().as_bytes());
    let _ = frame_sender.try_send(first_frame);
    // The channel passes the time at which a ping was sent, until the ping is answered.
    let (ping_sender, ping_receiver) = mpsc::channel(1);
    let visit_future = visit::run_visit(
        server,
        profile,
        address,
        PageWire::default(),
        input_receiver,
        frame_sender,
    );
    let visit_with_output = async {
        let _ = tokio::join!(
            visit_future,
            write_frames(
                message_sink,
                frame_receiver,
                ping_sender,
                limits.silent_page_timeout()
            )
        );
    };
    tokio::pin!(visit_with_output);
    // The visit ends when reading or writing ends. Never drop it before, because the club must be
    // informed that the visitor has left.
    tokio::select! {
        () = &mut visit_with_output => {}
        () = read_input(message_stream, input_sender, ping_receiver, limits.silent_page_timeout()) => visit_with_output.await,
    }
}

/// Passes the messages of a page to its visit, until the page leaves, sends an invalid message,
/// or answers no ping for the time `max_silence`. The answer to a ping is read late if the page has
/// sent input faster than allowed.
async fn read_input(
    mut client_messages: SplitStream<WebSocket>,
    input_sender: mpsc::Sender<VisitInput>,
    mut ping_receiver: mpsc::Receiver<Instant>,
    max_silence: Duration,
) {
    let mut last_answer_time = Instant::now();
    while let Ok(Some(Ok(message))) =
        timeout_at(last_answer_time + max_silence, client_messages.next()).await
    {
        let input = match message {
            ws::Message::Text(text) => match PageMessage::parse(&text) {
                Ok(message) => message.into_input().map(VisitInput::Page),
                Err(_) => return,
            },
            ws::Message::Pong(_) => {
                last_answer_time = Instant::now();
                ping_receiver
                    .try_recv()
                    .ok()
                    .map(|sent| VisitInput::RoundTripTime(sent.elapsed()))
            }
            ws::Message::Ping(_) => None,
            ws::Message::Binary(_) | ws::Message::Close(_) => return,
        };
        // The page is not read further until the visit has room for its input.
        if let Some(input) = input
            && !matches!(
                timeout_at(last_answer_time + max_silence, input_sender.send(input)).await,
                Ok(Ok(()))
            )
        {
            return;
        }
    }
}

/// Sends frames until the visit ends. If the page reads slowly, the visit draws fewer frames. A
/// page is disconnected if it receives nothing for the time `max_silence`.
async fn write_frames(
    mut message_sink: SplitSink<WebSocket, ws::Message>,
    mut frame_receiver: mpsc::Receiver<Vec<u8>>,
    ping_sender: mpsc::Sender<Instant>,
    max_silence: Duration,
) -> Result<(), axum::Error> {
    let mut ping_interval = tokio::time::interval(max_silence / 3);
    loop {
        let message = tokio::select! {
            frame = frame_receiver.recv() => {
                let Some(frame) = frame else { break };
                // Empty frames are sent too, because a frame confirms to the page that its input
                // was handled.
                ws::Message::Binary(frame.into())
            }
            _ = ping_interval.tick() => {
                let _ = ping_sender.try_send(Instant::now());
                ws::Message::Ping(Bytes::new())
            }
        };
        tokio::time::timeout(max_silence, message_sink.send(message))
            .await
            .map_err(axum::Error::new)??;
    }
    tokio::time::timeout(max_silence, message_sink.close())
        .await
        .map_err(axum::Error::new)?
}
